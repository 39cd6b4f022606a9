// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Table } from "../../lib/protocol";
import { sampleMatch, sampleSession } from "../../lib/sample";
import { clear, element, press, show } from "../../lib/shown";
import { speakGame } from "../../lib/spoken";
import BetsForm from "./Bets.svelte";
import BetsScored from "./BetsScored.svelte";
import { Bets, sidesIn } from "./bets.svelte";
import { sampleTown } from "./sample";
import { MafiaTurn } from "./turn.svelte";
import type { MafiaPrivate, MafiaPublic } from "./views";

beforeAll(() => speakGame("mafia", "ru"));
beforeEach(() => localStorage.clear());
afterEach(clear);

const cards = { 0: "don", 1: "citizen", 2: "doctor", 3: "mafioso" };

/** Seat 2 is out; `sees` says whether the table lets the dead see everything. */
function out(sees: boolean, more: object = {}) {
  const view = sampleTown({
    stage: "discussion",
    alive: [0, 1, 3],
    gone: [{ seat: 2, card: "doctor", number: 1, by_vote: false }],
    deck: { don: 1, mafioso: 1, doctor: 1, citizen: 1 },
  });
  const own = { card: "doctor", sick: [], everything: sees ? { cards: Object.values(cards) } : null };
  const match = sampleMatch<MafiaPublic, MafiaPrivate>({
    seat: 2,
    names: ["Даша", "Гоша", "Майя", "Лев"],
    public: view,
    private: own as unknown as MafiaPrivate,
    ...more,
  });
  return sampleSession(match, { options: {}, sitting: "apart" } as unknown as Table);
}

const isPressed = (id: string): string | null => element(id).getAttribute("aria-pressed");

test("whoever is out bets on the living by taps, and sees no card for it", () => {
  show(BetsForm, { turn: new MafiaTurn(out(false)) });
  press("bet-0-mafia");
  press("bet-1-mafia");
  press("bet-1-town");
  expect(["bet-0-mafia", "bet-1-mafia", "bet-1-town", "bet-3-town"].map(isPressed)).toEqual([
    "true",
    "false",
    "true",
    "false",
  ]);
  expect(document.querySelector("[data-testid^=bet-2]")).toBeNull();
  expect(document.querySelector("[data-testid=open-cards]")).toBeNull();
});

test("where the table lets the dead see everything, they open the cards themselves, and bets stand from then on", () => {
  const turn = new MafiaTurn(out(true));
  show(BetsForm, { turn });
  press("bet-0-town");
  expect(turn.everything).toBeNull();
  press("open-cards");
  press("bet-0-mafia");
  expect(turn.everything?.cards).toEqual(["don", "citizen", "doctor", "mafioso"]);
  expect([isPressed("bet-0-town"), isPressed("bet-0-mafia")]).toEqual(["true", "false"]);
});

test("after the match the bets are counted, and without a bet nothing is said", () => {
  const told = [{ key: "unmasked", data: { cards } }];
  show(BetsScored, { session: out(false, { told }) });
  expect(document.querySelector("[data-testid=bets-scored]")).toBeNull();
  clear();
  const bets = new Bets("table/1/2");
  bets.bet(0, "mafia");
  bets.bet(1, "mafia");
  show(BetsScored, { session: out(false, { told }) });
  expect(element("bets-scored").querySelector("h2")?.textContent).toBe("Верных ставок: 1 из 2");
});

test("a bet is kept on the device, changed by another and taken back by the same", () => {
  const bets = new Bets("t/1/2");
  bets.bet(0, "mafia");
  bets.bet(3, "town");
  bets.bet(0, "town");
  expect([new Bets("t/1/2").on(0), new Bets("t/1/2").on(3)]).toEqual(["town", "town"]);
  bets.bet(3, "town");
  expect([new Bets("t/1/2").on(3), new Bets("t/2/2").on(0)]).toEqual([null, null]);
});

test("whoever has looked at the cards bets no more", () => {
  const bets = new Bets("t/1/2");
  bets.bet(0, "mafia");
  bets.open();
  bets.bet(0, "town");
  expect([bets.on(0), new Bets("t/1/2").opened]).toEqual(["mafia", true]);
});

test("bets are scored against the cards that are open at the end", () => {
  const bets = new Bets("t/1/2");
  bets.bet(0, "mafia");
  bets.bet(1, "town");
  bets.bet(3, "mafia");
  expect(bets.score({ 0: "don", 1: "lawyer", 2: "citizen", 3: "mafioso" })).toEqual({ right: 2, all: 3 });
  expect(bets.score({ 0: "don" })).toEqual({ right: 1, all: 1 });
});

test("one bets on the sides that are in the deck, and where nobody knows it on any", () => {
  expect(sidesIn({ deck: { citizen: 4, doctor: 1, don: 1, triad: 0 } })).toEqual(["town", "mafia"]);
  expect(sidesIn({ deck: null })).toEqual(["town", "mafia", "triads", "loner"]);
});
