// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { sampleMatch } from "../../lib/sample";
import { speakGame } from "../../lib/spoken";
import { cards, seenIn } from "./box";
import type { SpyfallPrivate, SpyfallPublic } from "./views";

beforeAll(() => speakGame("spyfall", "en"));

const view = (more: Partial<SpyfallPublic>): SpyfallPublic =>
  ({ places: ["zoo", "own-1"], used: [], opened: {}, modes: [], ...more }) as SpyfallPublic;
const seen = (more: Partial<SpyfallPublic>) =>
  seenIn(sampleMatch<SpyfallPublic, SpyfallPrivate>({ public: view(more) }));
const ids = (more: Partial<SpyfallPublic>): string[] =>
  (cards.arranged?.(GROUPS, view(more)) ?? []).flatMap((group) => [group.id, ...group.cards.map(({ id }) => id)]);
const GROUPS = [
  ...["signs", "powers"].map((id) => ({ id, pack: null, about: null, cards: [] })),
  { id: "everyday", pack: "everyday", about: null, cards: [{ id: "zoo", count: null }] },
];

test("bags that are out have been played, of two equal ones both", () => {
  const found = seen({ used: ["zoo", "mixed", "mixed"], modes: ["madness", "joke", "ally"] });
  expect(found).toEqual({ zoo: { told: "Already played" }, mixed: { told: "Already played: 2" } });
});

test("powers that have been opened are said with whose they are", () => {
  expect(seen({ opened: { 1: "lasso" } }).lasso).toEqual({ told: "Opened: Гоша" });
});

test("what no mode brings is not in the match", () => {
  expect(seen({ modes: ["joke"] })).toEqual({ ally: { count: 0 }, mixed: { count: 0 } });
});

test("in a match there are its places, own ones too, and powers only on a mission", () => {
  expect(ids({})).toEqual(["places", "zoo", "own-1", "signs"]);
  expect(ids({ modes: ["mission"] })).toEqual(["places", "zoo", "own-1", "signs", "powers"]);
  expect(cards.arranged?.(GROUPS, null)).toBe(GROUPS);
});
