import { expect, test } from "vitest";
import type { Ask, Branch } from "../../lib/protocol";
import { progress, tapped, within } from "./steps";

const branch = (key: string, options: Branch["options"], of?: Branch["of"]): Branch => ({
  ...{ key, options, closed: [] },
  ...(of ? { of } : {}),
});

/** An unarmed turn: peek at somebody's card, take a weapon and aim it, draw, or end it. */
const unarmed: Pick<Ask, "key" | "form" | "closed"> = {
  key: "turn",
  closed: [],
  form: {
    kind: "tree",
    branches: [
      branch("turn", [
        ["end", null],
        ["peek", 1],
        ["arm", 4],
        ["draw", null],
      ]),
      branch(
        "whose",
        [
          [1, 2],
          [2, 3],
        ],
        "seat",
      ),
      branch(
        "spot",
        [
          ["left", null],
          ["right", null],
        ],
        "place",
      ),
      branch("spot", [["role", null]], "place"),
      branch(
        "weapon",
        [
          ["rifle", 5],
          ["pistol", 5],
        ],
        "card",
      ),
      branch(
        "target",
        [
          [1, null],
          [2, null],
        ],
        "seat",
      ),
    ],
  },
};

test("taps lead down a tree, and a step without a choice makes itself", () => {
  expect(progress(unarmed, ["peek", 1])).toMatchObject({ path: ["peek", 1], answer: null, choice: { key: "spot" } });
  expect(progress(unarmed, ["peek", 2])).toMatchObject({ path: ["peek", 2, "role"], answer: ["peek", 2, "role"] });
});

test("a weapon in the centre and a player can be tapped at once, where that means one thing only", () => {
  expect(tapped(unarmed, [], "rifle")).toEqual(["arm", "rifle"]);
  expect(tapped(unarmed, [], 2)).toEqual(["peek", 2]);
  expect([...within(unarmed, [])]).toEqual(["end", "peek", "arm", "draw", 1, 2, "rifle", "pistol"]);
});

test("what was chosen gives way to another, and is given up by a second tap", () => {
  expect(tapped(unarmed, ["arm", "rifle", 1], 2)).toEqual(["arm", "rifle", 2]);
  expect(tapped(unarmed, ["arm", "rifle", 1], "pistol")).toEqual(["arm", "pistol"]);
  expect(tapped(unarmed, ["arm", "rifle", 1], 1)).toEqual(["arm", "rifle"]);
  expect(tapped(unarmed, ["peek"], "laser")).toEqual(["peek"]);
});

test("when all is chosen, what was chosen last can still be changed", () => {
  expect([...within(unarmed, ["arm", "rifle", 1])]).toEqual([1, 2]);
});

test("of several the last ones stay, as many as may be", () => {
  const ask: Pick<Ask, "key" | "form" | "closed"> = {
    key: "waitress",
    closed: [],
    form: { kind: "choose", options: [1, 2, 3], low: 2, high: 2, of: "seat" },
  };
  expect(progress(ask, [1]).answer).toBe(null);
  expect(tapped(ask, [1, 2], 3)).toEqual([2, 3]);
  expect(progress(ask, [2, 3]).answer).toEqual([2, 3]);
  expect(tapped(ask, [2, 3], 2)).toEqual([3]);
});

test("one of a few is chosen by a tap", () => {
  const ask: Pick<Ask, "key" | "form" | "closed"> = {
    key: "cover",
    closed: [],
    form: { kind: "pick", options: ["left", "right"], of: "place" },
  };
  expect(tapped(ask, ["left"], "right")).toEqual(["right"]);
  expect(progress(ask, ["right"]).answer).toBe("right");
});
