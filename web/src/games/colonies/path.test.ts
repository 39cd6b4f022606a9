import { expect, test } from "vitest";
import type { Ask, Branch } from "../../lib/protocol";
import { back, choiceAt, tapped, within } from "./path";

const branch = (key: string, ...options: Branch["options"]): Branch => ({ key, options, closed: [], text: key });

/** A turn: two survivors; one attacks with two dice at two entrances, the other can only search, with one die. */
const act: Pick<Ask, "key" | "form" | "closed" | "text"> = {
  key: "act",
  closed: [],
  text: "act",
  form: {
    kind: "tree",
    branches: [
      branch("act", ["done", null], ["mike_cho", 1], ["brian_lee", 4]),
      branch("action", ["attack", 2], ["clean", 5]),
      branch("die", [2, 3], [5, 3]),
      branch("gate", ["blue-1", null], ["blue-2", null]),
      branch("action", ["search", 5]),
      branch("die", [5, null]),
    ],
  },
};

test("every tap is a step, and a step that leaves no choice makes itself to the end", () => {
  expect(tapped(act, [], "mike_cho")).toEqual(["mike_cho"]);
  expect(tapped(act, ["mike_cho"], "attack")).toEqual(["mike_cho", "attack"]);
  expect(tapped(act, ["mike_cho"], "clean")).toEqual(["mike_cho", "clean", 5]);
  expect(tapped(act, [], "brian_lee")).toEqual(["brian_lee", "search", 5]);
});

test("another survivor takes the place of whoever was tapped before, whatever was chosen for them", () => {
  expect(tapped(act, ["mike_cho", "attack", 5], "brian_lee")).toEqual(["brian_lee", "search", 5]);
  expect(tapped(act, ["mike_cho", "attack", 5], "clean")).toEqual(["mike_cho", "clean", 5]);
});

test("the way back leads over the steps that made themselves", () => {
  expect(back(act, ["mike_cho", "attack", 5])).toEqual(["mike_cho", "attack"]);
  expect(back(act, ["brian_lee", "search", 5])).toEqual([]);
  expect(tapped(act, ["mike_cho", "attack"], "attack")).toEqual(["mike_cho"]);
});

test("what is not offered changes nothing", () => {
  expect(tapped(act, ["mike_cho"], "school")).toEqual(["mike_cho"]);
});

test("when all is chosen the last choice can still be changed", () => {
  expect(choiceAt(act, ["mike_cho", "attack", 5, "blue-1"])).toBe(null);
  expect(within(act, ["mike_cho", "attack", 5, "blue-1"])).toEqual(["blue-1", "blue-2"]);
});

test("of several that may be chosen a second tap takes one away", () => {
  const patients = {
    ...{ key: "patients", closed: [], text: "" },
    form: { kind: "choose" as const, options: ["mike_cho", "brian_lee"], low: 0, high: 2 },
  };
  expect(tapped(patients, ["mike_cho"], "brian_lee")).toEqual(["mike_cho", "brian_lee"]);
  expect(tapped(patients, ["mike_cho", "brian_lee"], "mike_cho")).toEqual(["brian_lee"]);
});
