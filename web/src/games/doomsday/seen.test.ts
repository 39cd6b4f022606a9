import { expect, test } from "vitest";
import { own } from "./sample";
import { allKnown, knownOf, notesOn } from "./seen";

const note = (turn: number, seat: number, spot: string, card: string, moved = false) => ({
  turn,
  seat,
  spot,
  card,
  moved,
});
const looked = own({
  notes: [
    note(1, 2, "left", "loyalty_human"),
    note(2, 3, "role", "joke", true),
    note(3, 2, "program", "spam"),
    note(4, 2, "left", "loyalty_machine"),
  ],
});

test("a player knows their own cards, and what they last saw of others, unless it may lie elsewhere now", () => {
  expect(knownOf(looked, 0)).toEqual({
    0: { left: "loyalty_human", right: "loyalty_machine", role: "sniper" },
    2: { left: "loyalty_machine" },
  });
});

test("the notebook has everything that was seen of somebody, the latest first", () => {
  expect(notesOn(looked, 2).map(({ turn }) => turn)).toEqual([4, 3, 1]);
  expect(notesOn(null, 2)).toEqual([]);
});

test("where everything is open, everybody's own cards are known", () => {
  const leader = own({ roles: ["human_leader_a", "human_leader_b"] });
  expect(
    allKnown([
      [0, looked],
      [1, leader],
    ])[1],
  ).toMatchObject({ role: "human_leader_a", second: "human_leader_b" });
});
