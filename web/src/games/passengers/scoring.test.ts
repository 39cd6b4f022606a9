// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { of } from "../../lib/words.svelte";
import { speakGame } from "../../lib/spoken";
import { type Beat, beatsOf, LONGEST, MOST, pairsOf, paceOf, gridOf, wordsOf } from "./scoring";
import type { PassengersScoreStep } from "./views";

const step = (why: string, cells: string[], points = 1, colour: string | null = null): PassengersScoreStep => ({
  side: why === "fixed" ? "jaster" : why === "soul" || why === "group" ? "guides" : "smugglers",
  ...{ why, cells, points, colour },
});

const STEPS = [
  step("soul", ["shore-1-1"]),
  step("soul", ["shore-1-2"]),
  step("group", ["shore-1-1", "shore-1-2"], 1, "red"),
  step("soul", ["shore-2-4"]),
  step("demon", ["shore-1-3"]),
  step("neighbour", ["shore-1-3", "shore-1-2"], 1, "red"),
  step("demon", ["shore-1-5"]),
  step("fixed", [], 6.5),
];

const rider = (face: string, mask: string | null = null) => ({ by: 0, round: 1, mask, face });
const view = {
  boats: [],
  riders: [rider("soul-red"), rider("soul-blue", "red"), rider("demon-red"), rider("jaster", "red")],
  shore: [{ round: 1, animal: "raven", riders: [0, 1, 2, 3, null] }],
};

describe("the beats of the count", () => {
  it("count the souls and the demons of a boat at once, and every group and pair by itself", () => {
    const beats = beatsOf({ steps: STEPS });
    expect(beats.map(({ why, cells, points }) => [why, cells.length, points])).toEqual([
      ["soul", 2, 2],
      ["group", 2, 1],
      ["soul", 1, 1],
      ["demon", 2, 2],
      ["neighbour", 2, 1],
      ["fixed", 0, 6.5],
    ]);
  });

  it("add up to the points of each side", () => {
    expect(beatsOf({ steps: STEPS }).map(({ sums }) => [sums.guides, sums.smugglers, sums.jaster])).toEqual([
      [2, 0, 0],
      [3, 0, 0],
      [4, 0, 0],
      [4, 2, 0],
      [4, 3, 0],
      [4, 3, 6.5],
    ]);
  });

  it("take all neighbours of a demon together where there are too many", () => {
    const around = ["shore-1-1", "shore-2-2", "shore-1-3"];
    const pairs = Array.from({ length: 12 }, (_, demon) =>
      around.map((cell) => step("neighbour", [`shore-3-${demon}`, cell], 1, "red")),
    ).flat();
    const beats = beatsOf({ steps: pairs });
    expect(beats).toHaveLength(12);
    expect(beats[0]).toMatchObject({ points: 3, cells: ["shore-3-0", ...around] });
    expect(pairsOf(beats[0]!)).toEqual(around.map((cell) => ["shore-3-0", cell]));
    expect(beats.at(-1)!.sums.smugglers).toBe(36);
  });

  it("are over in less than 25 seconds, and none hurries", () => {
    for (let beats = 1; beats <= MOST; beats++) {
      expect(paceOf(beats) * (beats + 1)).toBeLessThan(25_000);
      expect(paceOf(beats)).toBeGreaterThanOrEqual(900);
      expect(paceOf(beats)).toBeLessThanOrEqual(LONGEST);
    }
    expect(paceOf(40) * 41).toBeLessThan(25_000);
  });
});

describe("the words of a beat", () => {
  const [souls, group, , , neighbour] = beatsOf({ steps: STEPS });

  it("say how many there are of what in which boat", () => {
    expect(wordsOf(view, souls!)).toMatchObject({ key: "soul", values: { boat: "1", count: 2, jaster: "no" } });
  });

  it("say when a mask gives the colour", () => {
    expect(wordsOf(view, group!).values).toMatchObject({ colour: "red", masked: "yes" });
    expect(wordsOf(view, souls!).values).toMatchObject({ masked: "no" });
  });

  it("say when it is Jaster who stands beside", () => {
    expect(wordsOf(view, neighbour!).values).toMatchObject({ first: "demon", second: "soul" });
    const beside = { ...neighbour!, cells: ["shore-1-3", "shore-1-4"] };
    expect(wordsOf(view, beside).values).toMatchObject({ first: "demon", second: "jaster" });
  });
});

describe.each([
  ["ru", "Красный демон рядом с красной душой: контрабандистам\u00a0+1 (цвет по маске)"],
  ["en", "A red demon beside a red soul: smugglers +1 (the mask’s colour counts)"],
] as const)("the line of a beat in %s", (language, neighbour) => {
  beforeAll(() => speakGame("passengers", language));
  const lineOf = (beat: Beat): string => {
    const { key, values } = wordsOf(view, beat);
    return of("passengers")(`tv-step-${key}`, values);
  };

  it("says who stands beside whom, and what it is worth", () => {
    expect(lineOf(beatsOf({ steps: STEPS })[4]!)).toBe(neighbour);
  });

  it("is there for every reason, once each", () => {
    const lines = beatsOf({ steps: STEPS }).map(lineOf);
    expect(new Set(lines).size).toBe(6);
    for (const line of lines) expect(line).not.toMatch(/[⟨{]/);
  });
});

it("the first boat lies in row 0, and columns are counted from the left", () => {
  expect(gridOf("shore-1-5")).toEqual({ x: 4, y: 0 });
});
