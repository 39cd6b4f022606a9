import { expect, test } from "vitest";
import type { Moment, Told } from "../../lib/protocol";
import { typed } from "./events";
import { momentLine, momentOf, teamsIn, turnedIn, winnersOf } from "./moments";
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

test("in the window of a death nobody is named who died in an earlier turn or has come back", () => {
  const story = [
    told("turn", { seat: 0 }),
    told("died", { seat: 3, roles: [], loyalty: [] }),
    told("turn", { seat: 1 }),
    told("died", { seat: 0, roles: [], loyalty: [] }),
    told("revived", { seat: 0, lives: 1 }),
    told("died", { seat: 2, roles: [], loyalty: [] }),
  ];
  expect(momentOf(arena({ announced: "death", lives: [1, 2, 0, 0] }), story)?.targets).toEqual([2]);
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

const staged = (...events: Told[]): Moment => ({ key: events[0]?.key ?? "", told: events, seconds: 6, ends: 6 });

test("a death shows the three cards as they lie, a return none", () => {
  const dead = told("died", { seat: 2, roles: ["joke"], loyalty: ["loyalty_human", "loyalty_machine"] });
  expect(turnedIn(typed([dead, told("goes-on", { seats: [2] })]))).toEqual([
    { seat: 2, cards: ["loyalty_human", "joke", "loyalty_machine"] },
  ]);
  expect(turnedIn(typed([told("revived", { seat: 1, lives: 1 })]))).toEqual([{ seat: 1, cards: [] }]);
});

test("a team wins with its dead, an outcast alone", () => {
  const view = arena({ lives: [2, 0, 1, 0] });
  expect(winnersOf(view, "human", { 0: "human", 1: "human", 2: "outcast", 3: "outcast" })).toEqual([0, 1]);
  expect(winnersOf(view, "outcast", { 0: "human", 1: "human", 2: "outcast", 3: "outcast" })).toEqual([2]);
});

test("what many cards say is in the picture, and one card has its line", () => {
  const card = (seat: number) => told("role-revealed", { seat, card: "joke" });
  expect(momentLine(staged(card(0)))).toBeNull();
  expect(momentLine(staged(card(0), card(1), card(2)))).toBe("");
});

test("the line of a death says who has won, and not that the game goes on", () => {
  const dead = told("died", { seat: 2, roles: ["joke"], loyalty: [] });
  expect(momentLine(staged(dead, told("goes-on", { seats: [2] })))).toBe("died");
  expect(momentLine(staged(dead, told("decided", { side: "human" })))).toBe("died decided");
});

test("everybody's team is known when it was told, and not before", () => {
  expect(teamsIn([told("turn", { seat: 0 })])).toBeNull();
  expect(teamsIn([told("unmasked", { side: "human", teams: { 0: "human" } })])).toEqual({ 0: "human" });
});
