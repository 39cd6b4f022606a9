import { describe, expect, it } from "vitest";
import type { Clock, Replay, ReplayStep, ReplayTold } from "./protocol";
import { lastIn, Reel, viewerOf, wishOf } from "./replay";
import { sampleMatch } from "./sample";

const clock: Clock = { now: 0, runs: true, pace: 1, deadline: null };
const said = (key: string, to: ReplayTold["to"] = "all"): ReplayTold => ({
  key,
  data: {},
  text: `${key}.`,
  ...(to && { to }),
});
const titled = (event: ReplayTold): string | null => (/^(day|night)\d/.test(event.key) ? event.key : null);

function replayOf(steps: Partial<ReplayStep>[], more: Partial<Replay> = {}): Replay {
  return {
    match: 1,
    game: "mafia",
    version: 1,
    names: ["Даша", "Гоша", "Майя"],
    masks: [0, 7, 14],
    forms: [null, null, null],
    content: { pack: null, names: {} },
    viewer: "all",
    outcome: null,
    start: {
      ...sampleMatch({ seat: null, names: ["Даша", "Гоша", "Майя"], masks: [0, 7, 14], clock }),
      public: { stage: "night", count: 0, kept: "yes" },
      told: [said("dealt", [0]), said("night1")],
      privates: [{ card: "doctor" }, { card: "don" }, { card: "citizen" }],
    },
    steps: steps.map((step, index) => ({ t: "step", clock, at: index + 1, ...step })),
    ...more,
  };
}

/** Five nights and days of forty steps; every step counts one more. */
const long = replayOf(
  Array.from({ length: 400 }, (_, index) => ({
    public: { count: [index + 1] },
    privates: { "1": { seen: [index + 1] } },
    entry: { what: "answer", seat: index % 3, key: "heal", value: index, by: "bot" },
    ...((index + 1) % 40 === 0 && { told: [said(`day${(index + 1) / 40}`)] }),
  })),
);

const steps = (reel: Reel): number[] => reel.parts.map(({ step }) => step);

describe("any moment", () => {
  it("is the same whichever way one comes to it", () => {
    const [straight, wild] = [new Reel(long, titled), new Reel(long, titled)];
    for (const step of [0, 399, 51, 50, 49, 400, 1, 250, 251, 120]) {
      const moment = wild.at(step);
      expect((moment.match.public as { count: number }).count).toBe(step);
      expect(moment.match.public).toMatchObject({ kept: "yes" });
    }
    for (let step = 0; step <= 400; step++) expect(straight.at(step).match.public).toEqual(wild.at(step).match.public);
  });
  it("adds to what each seat knows, and changes nobody else's", () => {
    const reel = new Reel(long, titled);
    expect(reel.at(7).privates).toEqual([{ card: "doctor" }, { card: "don", seen: 7 }, { card: "citizen" }]);
    expect(reel.at(0).privates).toEqual([{ card: "doctor" }, { card: "don" }, { card: "citizen" }]);
  });
  it("is in the end what everybody is left with; nothing without a replay", () => {
    expect(lastIn(long)).toEqual([{ card: "doctor" }, { card: "don", seen: 400 }, { card: "citizen" }]);
    expect(lastIn(null)).toEqual([]);
  });
  it("has all that was told by then, and apart from it what is new", () => {
    const reel = new Reel(long, titled);
    expect(reel.at(0).news?.map(({ key }) => key)).toEqual(["dealt", "night1"]);
    expect(reel.at(40).news?.map(({ key }) => key)).toEqual(["day1"]);
    expect(reel.at(41).news).toEqual([]);
    expect(reel.at(41).match.told.map(({ key }) => key)).toEqual(["dealt", "night1", "day1"]);
    expect(reel.linesUntil(40).map(({ step }) => step)).toEqual([0, 0, 40]);
  });
  it("knows what came in since the day or night began, and what came in just now", () => {
    const reel = new Reel(long, titled);
    expect(reel.at(43).entries?.map(({ value }) => value)).toEqual([40, 41, 42]);
    expect(reel.at(43).entry?.value).toBe(42);
    expect(reel.at(40).entries).toEqual([]);
    expect(reel.at(0).entry).toBeNull();
  });
  it("a viewer who has no private views gets none", () => {
    const { privates: _, ...start } = long.start;
    expect(new Reel({ ...long, start, viewer: 1 }, titled).at(3).privates).toBeNull();
  });
  it("is never more than fifty steps away, wherever one drags to in a long match", () => {
    let applied = 0;
    const steps = long.steps.map((step) =>
      Object.defineProperty({ ...step }, "privates", { enumerable: true, get: () => ((applied += 1), step.privates) }),
    );
    const reel = new Reel({ ...long, steps }, titled);
    for (let turn = 0; turn < 1000; turn++) {
      applied = 0;
      reel.at((turn * 37) % 401);
      expect(applied).toBeLessThan(50);
    }
  });
});

describe("days and nights", () => {
  const reel = new Reel(
    replayOf([{}, {}, { told: [said("noon"), said("day1")] }, {}, { told: [said("night2")] }, {}]),
    titled,
  );
  it("begin where their event was told; the first moment begins the first", () => {
    expect(reel.parts).toEqual([
      { step: 0, title: "night1" },
      { step: 3, title: "day1" },
      { step: 5, title: "night2" },
    ]);
    expect(steps(new Reel(replayOf([]), () => null))).toEqual([0]);
  });
  it("one jumps back to the beginning of this one first, and then further", () => {
    expect([6, 5, 4, 3, 1, 0].map((step) => reel.partBefore(step))).toEqual([5, 3, 3, 0, 0, 0]);
    expect([0, 2, 3, 4, 5, 6].map((step) => reel.partAfter(step))).toEqual([3, 3, 5, 5, 6, 6]);
  });
});

describe("another viewer", () => {
  const all = new Reel(
    replayOf([
      { at: 5, told: [said("secret", [1])] },
      { at: 5, told: [said("hand")] },
      { at: 5 },
      { at: 9, told: [said("hand")] },
    ]),
    titled,
  );
  const spectator = new Reel(
    replayOf(
      [
        { at: 5, told: [said("hand", undefined)] },
        { at: 9, told: [said("hand", undefined)] },
      ],
      { viewer: "spectator", start: { ...long.start, told: [said("night1", undefined)] } },
    ),
    titled,
  );
  it("sees the same moment of the game, however many steps it took", () => {
    expect([0, 1, 2, 3, 4].map((step) => spectator.like(all, step))).toEqual([0, 0, 1, 1, 2]);
    expect([0, 1, 2].map((step) => all.like(spectator, step))).toEqual([0, 3, 4]);
  });
});

describe("the keyboard", () => {
  const reel = new Reel(long, titled);
  const wish = (key: string, code = "", shiftKey = false) => wishOf({ key, code, shiftKey }, reel, 45);
  it("goes by steps, by days and nights, and to both ends", () => {
    expect(wish("ArrowLeft")).toEqual({ do: "go", step: 44 });
    expect(wish("ArrowRight")).toEqual({ do: "go", step: 46 });
    expect(wish("ArrowLeft", "", true)).toEqual({ do: "go", step: 40 });
    expect(wish("PageDown")).toEqual({ do: "go", step: 80 });
    expect(wish("Home")).toEqual({ do: "go", step: 0 });
    expect(wish("End")).toEqual({ do: "go", step: 400 });
  });
  it("knows letters by their place and seats by their number", () => {
    expect(wish("ф", "KeyA")).toEqual({ do: "view", viewer: "all" });
    expect(wish("ы", "KeyS")).toEqual({ do: "view", viewer: "spectator" });
    expect(wish("3", "Digit3")).toEqual({ do: "view", viewer: 2 });
    expect(wish("4", "Digit4")).toBeNull();
    expect(wish("?", "Slash", true)).toEqual({ do: "help" });
    expect(wish(" ")).toEqual({ do: "play" });
    expect(wish("x", "KeyX")).toBeNull();
  });
});

it("an address says who watches, or nothing that could be", () => {
  expect(["all", "spectator", "0", "31", "-1", "1.5", "", null].map(viewerOf)).toEqual([
    "all",
    "spectator",
    0,
    31,
    null,
    null,
    null,
    null,
  ]);
});

it("more words take longer to read, but nobody waits for ever", () => {
  const reel = new Reel(
    replayOf([{}, { told: [said("hand")] }, { told: [said("x".repeat(80))] }, { told: [said("x".repeat(2000))] }]),
    titled,
  );
  expect([1, 2, 3, 4].map((step) => reel.dwell(step))).toEqual([450, 1030, 3006, 5000]);
});
