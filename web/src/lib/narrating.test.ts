// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Narrating } from "./narrating.svelte";
import type { Narrator, Schedule } from "./narration";
import type { Frame, MatchFrame, StepFrame, Table, Told } from "./protocol";
import { sampleMatch } from "./sample";
import { Session } from "./session.svelte";
import { isVoice } from "./tablevoice.svelte";
import type { Voice } from "./voice.svelte";

/** A voice that takes as long for each line as the test wants. */
class Mouth {
  state = "on";
  speed = 1;
  said: string[] = [];
  busy = false;
  silenced = 0;
  say(text: string): void {
    if (this.busy) throw new Error(`${text} overlaps ${this.said.at(-1)}`);
    this.said.push(text);
    this.busy = true;
  }
  silence(): void {
    this.silenced++;
    this.busy = false;
  }
}

const schedule: Schedule = {
  id: "night",
  until: 60,
  cues: [
    { at: 10, text: "sleep" },
    { at: 20, text: "doctor", calls: ["doctor"] },
    { at: 40, text: "mafia", calls: ["mafia"] },
  ],
};
const stageOf = (match: MatchFrame): string => (match.public as { stage: string }).stage;
const narrator: Narrator = {
  told: (event) => (event.text ? [event.text] : []),
  talk: ({ key }) => key.startsWith("says"),
  stage: ({ match }) => (stageOf(match) === "night" ? [] : [`stage ${stageOf(match)}`]),
  schedule: ({ match }) => (stageOf(match) === "night" ? schedule : null),
  over: () => ["over"],
  stageOf: ({ match }) => stageOf(match),
};

const clock = (now: number) => ({ now, runs: false, pace: 1, deadline: 60 });
const told = (text: string, more: Partial<Told> = {}): Told => ({ key: text, data: {}, text, ...more });
const table = { stage: "match", match: 1, voice: 1, sitting: "together", lesson: null, paused: null, people: [] };
const began = sampleMatch({
  game: "toy",
  public: { stage: "intro" },
  private: { card: "don" },
  clock: clock(0),
});

let session: Session;
let mouth: Mouth;
let narrating: Narrating;
let hear: (...frames: unknown[]) => void;

/** A session whose socket the test holds. */
function connect(): void {
  let received: (event: { data: string }) => void;
  vi.stubGlobal(
    "WebSocket",
    class {
      close = () => undefined;
      send = () => undefined;
      set onmessage(take: typeof received) {
        received = take;
      }
    },
  );
  session = new Session("k3q0");
  session.open();
  hear = (...frames) => frames.forEach((frame) => received({ data: JSON.stringify(frame) }));
}

function follow(match: Partial<MatchFrame> = {}, at: Partial<Table> = {}): void {
  hear(
    {
      t: "hello",
      version: 1,
      you: { person: 1, host: true, seat: 0, kind: "player", waits: false },
    } as unknown as Frame,
    { t: "table", table: { ...table, ...at } } as unknown as Frame,
    { ...began, ...match },
  );
  narrating = new Narrating(session, mouth as unknown as Voice, () => isVoice(session));
  narrating.use(narrator);
}

const step = (frame: Partial<StepFrame>): void => hear({ t: "step", clock: session.match!.clock, ...frame });

/** The game's time comes to this; what is being said has been said by now, or has not. */
function at(now: number, silent = true): void {
  if (silent) {
    mouth.busy = false;
    vi.advanceTimersByTime(5000);
  }
  step({ clock: clock(now) });
  narrating.tick();
}

beforeEach(() => {
  vi.useFakeTimers();
  mouth = new Mouth();
  connect();
});
afterEach(() => {
  narrating.end();
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what only some have heard is never said, nor shown", () => {
  follow({ told: [told("dealt", { private: true })] });
  step({ told: [told("room", { private: true }), told("killed"), told("checked", { private: true })] });
  for (let time = 5; time < 20; time += 1) at(time);
  expect(mouth.said).toEqual(["stage intro", "killed"]);
  expect(narrating.subtitle).toBe("killed");
});

test("the narrator itself is shown nothing that is not everybody's", () => {
  follow({ told: [told("dealt", { private: true }), told("deck")] });
  const seen = vi.fn(() => []);
  narrating.use({ ...narrator, told: seen });
  step({ told: [told("killed")] });
  const [, scene] = seen.mock.lastCall as unknown as [Told, { match: MatchFrame }];
  expect([scene.match.private, scene.match.seat, scene.match.asks]).toEqual([null, null, []]);
  expect(scene.match.told.map(({ key }) => key)).toEqual(["deck", "killed"]);
});

test("lines come one after the other, and the subtitle with them", () => {
  follow();
  step({ told: [told("one"), told("two")] });
  expect([mouth.said, narrating.subtitle]).toEqual([["stage intro"], "stage intro"]);
  at(1);
  expect([mouth.said.at(-1), narrating.subtitle]).toEqual(["one", "one"]);
  at(2, false);
  expect(narrating.subtitle).toBe("one");
  at(3);
  expect([mouth.said.at(-1), narrating.subtitle]).toEqual(["two", "two"]);
});

test("where nobody speaks, each line stands for as long as it takes to read it", () => {
  follow({}, { voice: 2 });
  step({ told: [told("one"), told("two")] });
  vi.advanceTimersByTime(1000);
  narrating.tick();
  expect(narrating.subtitle).toBe("stage intro");
  vi.advanceTimersByTime(1000);
  narrating.tick();
  expect(narrating.subtitle).toBe("one");
  expect(mouth.said).toEqual([]);
});

test("what waits is dropped when the stage changes, whatever it is; what came with the change is said", () => {
  follow();
  step({ told: [told("says one"), told("gift"), told("says two")] });
  vi.advanceTimersByTime(1500);
  step({ public: { stage: ["day"] }, told: [told("killed")] });
  for (let time = 5; time < 12; time += 1) at(time);
  expect(mouth.said).toEqual(["stage intro", "killed", "stage day"]);
});

test("the opening of a stage that is over is broken off, and the next line comes at once", () => {
  follow();
  step({ public: { stage: ["day"] } });
  expect([mouth.said, mouth.silenced, narrating.subtitle]).toEqual([["stage intro", "stage day"], 1, "stage day"]);
  step({ public: { stage: ["night"] } });
  expect([mouth.busy, mouth.silenced, narrating.subtitle]).toEqual([false, 2, ""]);
});

test("where nobody speaks, it leaves the screen as soon", () => {
  follow({}, { voice: 2 });
  step({ public: { stage: ["day"] } });
  expect(narrating.subtitle).toBe("stage day");
});

test("a slow voice finishes its sentence in the next stage, and the screen does not wait for it", () => {
  for (const line of ["gift", "says one"]) {
    mouth = new Mouth();
    follow();
    at(1);
    step({ told: [told(line), told("another gift")] });
    expect(narrating.subtitle).toBe(line);
    vi.advanceTimersByTime(1500);
    step({ public: { stage: ["day"] } });
    expect([mouth.said.at(-1), mouth.silenced, narrating.subtitle]).toEqual([line, 0, "stage day"]);
    at(20, false);
    expect([mouth.said.at(-1), narrating.subtitle]).toEqual([line, "stage day"]);
    at(21);
    expect([mouth.said.at(-1), narrating.subtitle]).toEqual(["stage day", "stage day"]);
    narrating.end();
  }
});

test("where nobody speaks, the screen turns with the stage, too", () => {
  follow({}, { voice: 2 });
  vi.advanceTimersByTime(5000);
  step({ told: [told("gift"), told("another gift")] });
  expect(narrating.subtitle).toBe("gift");
  vi.advanceTimersByTime(1500);
  step({ public: { stage: ["night"] } });
  expect(narrating.subtitle).toBe("");
  narrating.tick();
  expect(narrating.subtitle).toBe("");
});

test("what happened in a stage that is over at once belongs to the next one, and what was said in it does not", () => {
  follow();
  at(1);
  step({ public: { stage: ["dusk"] }, told: [told("voted out"), told("says one")] });
  step({ public: { stage: ["night"] } });
  expect([mouth.said.at(-1), narrating.subtitle]).toEqual(["voted out", "voted out"]);
  at(2);
  expect(mouth.said.at(-1)).toBe("voted out");
  step({ public: { stage: ["day"] } });
  expect(narrating.subtitle).toBe("stage day");
});

test("however slow the voice is, no line of a stage stands under another", () => {
  follow();
  const stages = ["day", "vote", "night", "day", "vote", "night"];
  const shown = stages.flatMap((stage, round) => {
    step({ public: { stage: [stage] }, told: [told(`${stage} came`)] });
    step({ told: [told(`${stage} one`), told(`${stage} two`)] });
    const seen = [1, 2, 3].map((part) => {
      at(round + part / 10, part === 2);
      return narrating.subtitle;
    });
    vi.advanceTimersByTime(1500);
    return seen.filter((line) => !line.includes(stage));
  });
  expect(shown).toEqual([]);
});

test("a line that has waited too long is news no more", () => {
  follow();
  step({ told: [told("one")] });
  vi.advanceTimersByTime(46_000);
  at(1);
  expect(mouth.said).toEqual(["stage intro"]);
});

test("the calls of a night come at their moments, each once, with whom they call", () => {
  follow({ public: { stage: "night" }, clock: clock(9) });
  const shown = [10, 12, 20, 21, 25, 40, 41, 59].map((now) => {
    at(now);
    return `${narrating.subtitle}:${narrating.calls.join()}`;
  });
  expect(mouth.said).toEqual(["sleep", "doctor", "mafia"]);
  expect(shown).toEqual([
    ...Array(2).fill("sleep:"),
    ...Array(3).fill("doctor:doctor"),
    ...Array(3).fill("mafia:mafia"),
  ]);
});

test("a call is broken off when its half of the night is over, and not when another pace lays it anew", () => {
  let laid = schedule;
  follow({ public: { stage: "night" }, clock: clock(9) });
  narrating.use({ ...narrator, schedule: () => laid });
  at(20);
  laid = { ...schedule, id: "night at another pace" };
  at(20.5, false);
  expect([mouth.said, mouth.silenced, narrating.subtitle]).toEqual([["doctor"], 0, "doctor"]);
  laid = { id: "second half", until: 60, cues: [{ at: 21, text: "half" }] };
  at(21, false);
  expect([mouth.said, mouth.silenced, narrating.subtitle]).toEqual([["doctor", "half"], 1, "half"]);
});

test("whoever comes in the middle of a night sees the line of this moment, and hears only the next", () => {
  follow({ public: { stage: "night" }, clock: clock(30), told: [told("voted out")] });
  expect(narrating.subtitle).toBe("");
  at(30);
  expect([narrating.subtitle, narrating.calls, mouth.said]).toEqual(["doctor", ["doctor"], []]);
  at(40);
  expect(mouth.said).toEqual(["mafia"]);
});

test("a connection that comes back does not repeat a line, and tells what was missed", () => {
  follow({ public: { stage: "night" }, clock: clock(9), told: [told("first")] });
  at(10);
  at(20);
  hear({ ...began, public: { stage: "night" }, since: 1, told: [told("killed")], clock: clock(21) });
  at(21);
  at(22);
  expect(mouth.said).toEqual(["sleep", "doctor", "killed"]);
  at(40);
  expect(mouth.said.at(-1)).toBe("mafia");
});

test("a call waits for a line that is being said, if there is time for both", () => {
  follow({ public: { stage: "day" }, clock: clock(9) });
  step({ public: { stage: ["night"] }, told: [told("voted out")] });
  expect(mouth.said).toEqual(["voted out"]);
  at(10, false);
  at(15, false);
  expect(narrating.subtitle).toBe("voted out");
  at(16);
  expect([mouth.said.at(-1), narrating.subtitle]).toEqual(["sleep", "sleep"]);
});

test("a call for which no time is left is not said late: it only stands on the screen", () => {
  follow({ public: { stage: "day" }, clock: clock(9) });
  step({ public: { stage: ["night"] }, told: [told("voted out")] });
  at(10, false);
  at(19.8, false);
  expect([mouth.said, narrating.subtitle]).toEqual([["voted out"], "sleep"]);
  at(19.9);
  expect(mouth.said).toEqual(["voted out"]);
  at(20);
  expect(mouth.said.at(-1)).toBe("doctor");
});

test("news that is being said while a call stands on the screen is not broken off with it", () => {
  follow({ public: { stage: "day" }, clock: clock(9) });
  step({ public: { stage: ["night"] }, told: [told("voted out")] });
  at(19.8, false);
  expect(narrating.subtitle).toBe("sleep");
  vi.advanceTimersByTime(1500);
  step({ public: { stage: ["day"] } });
  expect([mouth.said.at(-1), mouth.silenced, narrating.subtitle]).toEqual(["voted out", 0, "stage day"]);
});

test("in a pause nothing is called", () => {
  follow({ public: { stage: "night" }, clock: clock(9) });
  hear({ t: "table", table: { ...table, paused: { why: "host", text: "Пауза" } } });
  at(10);
  expect(mouth.said).toEqual([]);
  hear({ t: "table", table });
  at(10.5);
  expect(mouth.said).toEqual(["sleep"]);
});

test("a device that is not the table's voice is silent; where people write to each other, every one is", () => {
  follow({}, { voice: 2 });
  step({ told: [told("one")] });
  at(1);
  hear({ t: "table", table: { ...table, sitting: "apart" } });
  step({ told: [told("two")] });
  at(2);
  hear({ t: "table", table: { ...table, lesson: "toy" } });
  step({ told: [told("three")] });
  at(3);
  expect(mouth.said).toEqual([]);
  hear({ t: "table", table });
  step({ told: [told("four")] });
  at(4);
  expect(mouth.said).toEqual(["four"]);
});

test("what bots write to all is said with their name, what people write and what was written before is not", () => {
  const line = (person: number | null, channel = "table") => ({ channel, person, seat: 1, text: "не слышу" });
  follow();
  hear({ t: "said", from: 0, lines: [line(null)] });
  at(1);
  hear({ t: "said", from: 1, lines: [line(2), line(null, "mafia"), line(null)] });
  at(2);
  at(3);
  expect(mouth.said).toEqual(["stage intro", "Гоша: «не слышу»"]);
});

test("a connection that comes back in another stage shows that one, and tells nothing of the former", () => {
  follow();
  at(1);
  step({ told: [told("gift")] });
  hear({ ...began, public: { stage: "day" }, since: 1, told: [told("another gift")], clock: clock(30) });
  expect(narrating.subtitle).toBe("stage day");
  at(31);
  expect(mouth.said).toEqual(["stage intro", "gift"]);
});

test("the end of a match is the last line; whoever leaves is silenced", () => {
  follow();
  step({ over: { winners: [0], reason: "", side: "town", scores: null } } as unknown as Partial<StepFrame>);
  at(1);
  at(2);
  expect(mouth.said).toEqual(["stage intro", "over"]);
  mouth.silenced = 0;
  narrating.end();
  step({ told: [told("one")] });
  expect([mouth.said.length, mouth.silenced]).toEqual([2, 1]);
});
