import { expect, test } from "vitest";
import { groupsOf } from "./sides";

test("sides that nobody was on are left out, and those of whom the most have won stand first", () => {
  const sides = ["town", "town", "mafia", "loner", null];
  const found = groupsOf(
    ["town", "mafia", "triads", "loner", null],
    [0, 1, 2, 3, 4],
    [1, 2],
    (seat) => sides[seat]!,
    String,
  );
  expect(found).toEqual([
    { side: "mafia", title: "mafia", seats: [2], won: 1 },
    { side: "town", title: "town", seats: [0, 1], won: 1 },
    { side: "loner", title: "loner", seats: [3], won: 0 },
    { side: null, title: "null", seats: [4], won: 0 },
  ]);
});
