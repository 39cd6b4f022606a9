import { expect, test } from "vitest";
import { aimsOf, cardAt, checkOf, inCentre, sharedWith, spotsOf } from "./arena";
import { arena, weapon } from "./sample";

test("a weapon that is held points at its targets, and the announced shot is told apart", () => {
  const weapons = [
    weapon("rifle", { holder: 0, aims: [2] }),
    weapon("rocket", { holder: 1, aims: [2, 3], fixed: true }),
  ];
  const shot = { seat: 0, weapon: "rifle", targets: [2] };
  expect(aimsOf(arena({ weapons, shot }))).toEqual([
    { from: 1, to: 2, weapon: "rocket", fixed: true, fires: false },
    { from: 1, to: 3, weapon: "rocket", fixed: true, fires: false },
    { from: 0, to: 2, weapon: "rifle", fixed: false, fires: true },
  ]);
});

test("the laser is aimed at nobody until it is fired", () => {
  const weapons = [weapon("laser", { holder: 3 })];
  expect(aimsOf(arena({ weapons }))).toEqual([]);
  expect(aimsOf(arena({ weapons, shot: { seat: 3, weapon: "laser", targets: [1] } }))).toEqual([
    { from: 3, to: 1, weapon: "laser", fixed: false, fires: true },
  ]);
});

test("of the weapons in the centre the locked ones come last", () => {
  const weapons = [weapon("laser", { locked: true }), weapon("pistol"), weapon("rifle", { holder: 1 })];
  expect(inCentre(arena({ weapons })).map(({ kind }) => kind)).toEqual(["pistol", "laser"]);
});

test("a leader has two role cards, between the loyalty cards", () => {
  const view = arena({
    roles: [[null], ["human_leader_a", null], [null], [null]],
    loyalty: [
      [null, null],
      [null, "loyalty_human"],
      [null, null],
      [null, null],
    ],
  });
  expect(spotsOf(view, 0)).toEqual(["left", "role", "right"]);
  expect(spotsOf(view, 1).map((spot) => cardAt(view, 1, spot))).toEqual([
    null,
    "human_leader_a",
    null,
    "loyalty_human",
  ]);
});

test("in the advanced game the left card is shared with whoever comes next, the right one with whoever came before", () => {
  const view = arena({ advanced: true });
  expect(["left", "right", "role"].map((spot) => sharedWith(view, 0, spot))).toEqual([1, 3, null]);
  expect(sharedWith(arena(), 0, "left")).toBe(null);
});

test("a dead player has seen what the last check has shown", () => {
  const told = [
    { key: "teams", data: { teams: { 1: "human" } }, private: true as const },
    { key: "teams", data: { teams: { 1: "machine", 2: "human" } }, private: true as const },
  ];
  expect([checkOf([]), checkOf(told)]).toEqual([null, { 1: "machine", 2: "human" }]);
});
