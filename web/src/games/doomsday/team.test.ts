import { expect, test } from "vitest";
import { own } from "./sample";
import { reckon } from "./team";

const hands = (team: string, role: string, left: string, right: string, ...programs: string[]) =>
  own({ team, roles: [role], loyalty: [`loyalty_${left}`, `loyalty_${right}`], programs });

test("a role and a loyalty card of the same team outweigh another loyalty card", () => {
  expect(reckon(hands("human", "sniper", "human", "machine"), false)).toEqual({
    team: "human",
    why: "most",
    card: null,
    weights: [
      { team: "human", role: 1, loyalty: 1, program: 0, sum: 2 },
      { team: "machine", role: 0, loyalty: 1, program: 0, sum: 1 },
    ],
  });
});

test("with as much of two teams it is a tie", () => {
  const found = reckon(hands("outcast", "sniper", "machine", "outcast"), false);
  expect([found.why, found.weights.map(({ sum }) => sum)]).toEqual(["tie", [1, 1, 1]]);
});

test("a hidden program counts as it says", () => {
  const { weights } = reckon(hands("machine", "sniper", "human", "machine", "prog_loyalty_machine_x2"), false);
  expect(weights[0]).toEqual({ team: "machine", role: 0, loyalty: 1, program: 2, sum: 3 });
});

test("an inversion changes loyalty and hidden programs, and no roles", () => {
  const { weights } = reckon(hands("machine", "sniper", "human", "human_x2", "prog_loyalty_human"), true);
  expect(weights).toEqual([
    { team: "machine", role: 0, loyalty: 3, program: 1, sum: 4 },
    { team: "human", role: 1, loyalty: 0, program: 0, sum: 1 },
  ]);
});

test("a role that is always something, and the Legion's card, say so themselves", () => {
  const seeker = reckon(hands("human", "seeker", "machine", "machine_x2"), false);
  const legion = reckon(hands("legion", "sniper", "human", "legion"), false);
  expect([seeker.why, seeker.card, legion.why, legion.card]).toEqual(["always", "seeker", "always", "loyalty_legion"]);
});

test("whoever has joined the Legion or the fallen without such a card has no card to show for it", () => {
  const { why, card } = reckon(hands("fallen", "sniper", "human", "human"), false);
  expect([why, card]).toEqual(["joined", null]);
});
