import { expect, test } from "vitest";
import type { Told } from "../../lib/protocol";
import { momentOf } from "./moments";
import { arena } from "./sample";

const told = (key: string, data: Record<string, unknown>): Told => ({ key, data, text: key });

test("a shot that is announced is what all look at, whatever was told before", () => {
  const view = arena({ announced: "shot", shot: { seat: 1, weapon: "rocket", targets: [2, 3] } });
  expect(momentOf(view, [told("hurt", { seat: 0, points: 1, lives: 1 })])).toEqual({
    key: "shot",
    card: "rocket",
    seat: 1,
    targets: [2, 3],
    text: null,
  });
});

test("of programs that answer each other the last one can be answered", () => {
  const view = arena({ announced: "played", stack: ["charge", "rollback"] });
  const story = [
    told("played", { seat: 1, card: "charge", targets: [2] }),
    told("played", { seat: 2, card: "rollback", targets: [] }),
  ];
  expect(momentOf(view, story)).toEqual({ key: "played", card: "rollback", seat: 2, targets: [], text: null });
});

test("damage is announced with all who are about to take it", () => {
  expect(momentOf(arena({ announced: "damage", pending: { 0: 1, 3: 1 } }), [])?.targets).toEqual([0, 3]);
});

test("in the window of a death there are those who are dead, before they are counted among the dead of this turn", () => {
  expect(momentOf(arena({ announced: "death", lives: [2, 0, 2, 2] }), [])?.targets).toEqual([1]);
});

test("a card that was just turned up is shown until something else happens", () => {
  const story = [told("role-revealed", { seat: 2, card: "joke" })];
  expect(momentOf(arena(), story)).toEqual({
    key: "role-revealed",
    card: "joke",
    seat: 2,
    targets: [],
    text: "role-revealed",
  });
  expect(momentOf(arena(), [...story, told("drew", { seat: 2, count: 3 })])).toBe(null);
});

test("what only one player was told is nothing for all to look at", () => {
  expect(momentOf(arena(), [{ ...told("saw", { target: 1, card: "joke" }), private: true }])).toBe(null);
});
