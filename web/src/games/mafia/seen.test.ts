import { describe, expect, it } from "vitest";
import type { MatchFrame, ReplayEntry, Told } from "../../lib/protocol";
import type { Moment } from "../../lib/replay";
import { sampleTown } from "./sample";
import { arrowsOf, cardsOf, fateOf, ordered, sickOf, tagsOf } from "./seen";
import type { MafiaMatch, MafiaPrivate, MafiaPublic } from "./views";

const secret = (card: string, more: Partial<MafiaPrivate> = {}): MafiaPrivate => ({
  ...({} as MafiaPrivate),
  card,
  infected: false,
  sick: [],
  checks: [],
  ballots: {},
  ...more,
});
const match = (open: MafiaPublic, more: Partial<MafiaMatch> = {}): MafiaMatch =>
  ({ public: open, private: null, seat: null, told: [], asks: [], ...more }) as unknown as MafiaMatch;
const entry = (seat: number, key: string, value: unknown, what: ReplayEntry["what"] = "answer"): ReplayEntry => ({
  what,
  seat,
  key,
  value,
  by: "person",
});
const event = (key: string, data: Record<string, unknown> = {}): Told => ({ key, data });
const pairs = (moment: Moment): string[] => arrowsOf(moment).map(({ from, to }) => `${from}>${to}`);

describe("orders of the night", () => {
  it("the last answer to each question counts, and one that was taken back does not", () => {
    const given = [entry(0, "heal", 2), entry(1, "shoot", 0), entry(0, "heal", 3), entry(1, "", null, "undo")];
    expect(ordered(given)).toEqual([[0, 3]]);
  });
  it("whoever passes, and whoever only suspects, points at nobody", () => {
    expect(ordered([entry(0, "heal", "pass"), entry(2, "suspect", 1), entry(3, "vote", 1)])).toEqual([]);
  });
  it("are seen with all cards open; one that is given twice is one arrow", () => {
    const entries = [entry(0, "heal", 2), entry(1, "represent", 3), entry(1, "shoot", 3)];
    expect(pairs({ match: match(sampleTown()), privates: [], entries })).toEqual(["0>2", "1>3"]);
    expect(pairs({ match: match(sampleTown()), privates: null, entries })).toEqual([]);
  });
  it("a player sees their own, and how their own gang points", () => {
    const own = secret("don", { ballots: { mafia: { 1: 3, 2: 0, 0: null } } });
    const asks = [{ key: "represent", held: 2 }] as MatchFrame["asks"];
    const moment = { match: match(sampleTown(), { seat: 1, private: own, asks }), privates: null };
    expect(pairs(moment)).toEqual(["1>2", "1>3", "2>0"]);
  });
  it("at dawn all of them stand there once more, those of the checkers too", () => {
    const news = [
      { ...event("healed", { seat: 0, target: 2, void: null }), to: "nobody" as const },
      { ...event("spared", { seat: 0, target: 2, cause: "mafia", reason: "healed" }), to: "nobody" as const },
      { ...event("checked", { target: 1, answer: "criminal", night: 1 }), to: [3] },
      { ...event("killed", { seat: 2, target: 1 }), to: "all" as const },
    ];
    const day = match(sampleTown({ stage: "discussion", half: 0 }));
    expect(pairs({ match: day, privates: [], news })).toEqual(["0>2", "3>1"]);
    expect(pairs({ match: day, privates: null, news })).toEqual([]);
  });
});

describe("cards", () => {
  it("a spectator knows none before the masks are off", () => {
    expect(cardsOf({ match: match(sampleTown()), privates: null })).toEqual({});
    const told = [event("unmasked", { cards: { 0: "doctor", 1: "don" } })];
    expect(cardsOf({ match: match(sampleTown(), { told }), privates: null })).toEqual({ 0: "doctor", 1: "don" });
  });
  it("players know their own; those who are sick know the sick", () => {
    const own = match(sampleTown(), { seat: 2, private: secret("doctor") });
    expect(cardsOf({ match: own, privates: null })).toEqual({ 2: "doctor" });
    const sick = match(sampleTown(), { seat: 2, private: secret("doctor", { infected: true, sick: [0, 2] }) });
    expect(cardsOf({ match: sick, privates: null })).toEqual({ 0: "infected", 2: "infected" });
  });
  it("with everything open they are everybody's, and the sick stand as sick", () => {
    const privates = [secret("patient0", { sick: [0, 1] }), secret("don", { infected: true, sick: [0, 1] }), null];
    expect(cardsOf({ match: match(sampleTown()), privates })).toEqual({ 0: "patient0", 1: "infected" });
  });
  it("what a check has said stands by the living it was said of", () => {
    const checks = [
      { night: 1, targets: [1], answer: "criminal" },
      { night: 2, targets: [0, 3], answer: "same" },
      { night: 3, targets: [3], answer: null },
      { night: 4, targets: [0], answer: "town" },
    ];
    const own = match(sampleTown({ alive: [1, 2, 3] }), { seat: 2, private: secret("detective", { checks }) });
    expect(tagsOf({ match: own, privates: null })).toEqual({ 1: "card-criminal" });
  });
});

describe("what became of everybody", () => {
  const gone = (seat: number, by_vote: boolean, number: number) => ({ seat, card: "citizen", by_vote, number });
  const end = sampleTown({ gone: [gone(0, true, 2), gone(1, false, 1)], jailed: [2] });
  it("the vote is known to all, the hand that struck only where everything is open", () => {
    const open = [event("struck", { target: 1, cause: "maniac" })];
    expect(fateOf(0, end, open)).toEqual({ how: "vote", number: 2 });
    expect(fateOf(1, end, [])).toEqual({ how: "night", number: 1 });
    expect(fateOf(1, end, open)).toEqual({ how: "maniac", number: 1 });
    expect(fateOf(2, end, open).how).toBe("jailed");
    expect(fateOf(3, end, open).how).toBe("alive");
  });
  it("whoever was cured is sick no longer", () => {
    const told = [
      event("infected", { seats: [1], players: [0, 1] }),
      event("infected", { seats: [3] }),
      event("cured", { seat: 1 }),
    ];
    expect([...sickOf(told)]).toEqual([3]);
  });
});
