import { expect, test } from "vitest";
import type { Ask, Form } from "../lib/protocol";
import { answerOf, levelsOf, openLevel, tap, type Chosen } from "./picking";

type Question = Pick<Ask, "key" | "form">;

const question = (key: string, form: Form): Question => ({ key, form });
const branch = (key: string, options: [string | number, number | null][]) => ({ key, options, closed: [] });

const boathook = question("boathook", {
  kind: "tree",
  branches: [
    branch("boathook", [
      ["raven-1", 1],
      ["raven-4", 1],
    ]),
    branch("goal", [
      ["wolf-2", null],
      ["wolf-3", null],
    ]),
  ],
});
const oar = question("oar", {
  kind: "tree",
  branches: [
    branch("oar", [
      ["raven-1", 1],
      ["wolf-2", 2],
    ]),
    branch("goal", [["raven-5", null]]),
    branch("goal", [
      ["wolf-1", null],
      ["wolf-5", null],
    ]),
  ],
});
const changeling = question("changeling", {
  kind: "tree",
  branches: [
    branch("changeling", [
      ["raven-1", 1],
      ["wolf-2", 2],
    ]),
    branch("goal", [
      ["raven-2", null],
      ["wolf-2", null],
    ]),
    branch("goal", [
      ["raven-1", null],
      ["raven-2", null],
    ]),
  ],
});
const pick = question("vote", { kind: "pick", options: ["raven", "wolf"] });
const choose = question("two", { kind: "choose", options: [0, 1, 3], low: 2, high: 2 });

const taps = (ask: Question, ...options: (string | number)[]): Chosen =>
  options.reduce<Chosen>((chosen, option) => tap(ask, chosen, option), {});

test("riders of both boats are tapped in any order, and the answer has the order of the question", () => {
  expect(answerOf(boathook, taps(boathook, "raven-4"))).toBe(null);
  expect(answerOf(boathook, taps(boathook, "raven-4", "wolf-2"))).toEqual(["raven-4", "wolf-2"]);
  expect(answerOf(boathook, taps(boathook, "wolf-2", "raven-4"))).toEqual(["raven-4", "wolf-2"]);
});

test("where a rider can go shows when it is chosen, and another rider takes the goal away", () => {
  expect(levelsOf(oar, {}).map(({ options }) => options)).toEqual([["raven-1", "wolf-2"]]);
  expect(levelsOf(oar, taps(oar, "wolf-2"))[1]?.options).toEqual(["wolf-1", "wolf-5"]);
  expect(answerOf(oar, taps(oar, "wolf-2", "wolf-5"))).toEqual(["wolf-2", "wolf-5"]);
  const again = taps(oar, "wolf-2", "wolf-5", "raven-1");
  expect(answerOf(oar, again)).toBe(null);
  expect(openLevel(levelsOf(oar, again))?.key).toBe("goal");
});

test("a rider that could be either is the goal as soon as another one was chosen before", () => {
  expect(answerOf(changeling, taps(changeling, "raven-1", "wolf-2"))).toEqual(["raven-1", "wolf-2"]);
  expect(answerOf(changeling, taps(changeling, "wolf-2", "raven-1"))).toEqual(["wolf-2", "raven-1"]);
});

test("what is tapped twice is not chosen any more", () => {
  expect(answerOf(pick, taps(pick, "wolf"))).toBe("wolf");
  expect(answerOf(pick, taps(pick, "wolf", "raven"))).toBe("raven");
  expect(answerOf(pick, taps(pick, "wolf", "wolf"))).toBe(null);
  expect(answerOf(boathook, taps(boathook, "raven-1", "wolf-3", "raven-1"))).toBe(null);
});

test("of two players the third takes the place of the first", () => {
  expect(answerOf(choose, taps(choose, 3))).toBe(null);
  expect(answerOf(choose, taps(choose, 3, 0))).toEqual([3, 0]);
  expect(answerOf(choose, taps(choose, 3, 0, 1))).toEqual([0, 1]);
  expect(answerOf(choose, taps(choose, 3, 0, 3))).toBe(null);
});

test("what is chosen is known by the key of the choice, and may come from elsewhere", () => {
  expect(taps(boathook, "wolf-2")).toEqual({ boathook: [], goal: ["wolf-2"] });
  expect(answerOf(boathook, { ...taps(boathook, "wolf-2"), boathook: ["raven-1"] })).toEqual(["raven-1", "wolf-2"]);
  expect(answerOf(boathook, { boathook: ["raven-2"], goal: ["wolf-2"] })).toBe(null);
});
