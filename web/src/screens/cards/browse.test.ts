// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CardGroup } from "../../lib/protocol";
import { sampleMatch } from "../../lib/sample";
import { terms } from "../../lib/seek";
import { learnGame, learnPack, PLAIN, speak, speakAs } from "../../lib/words.svelte";
import type { Cards } from "../../table/game";
import { countOf, found, kept, shelvesOf } from "./browse";

const WORDS: Record<string, string> = {
  "/api/words/en/fair?part=table": `
cards-wares = Wares
card-amber = amber
    .about = Warm to the hand.
card-salt = Salt
cards-people = People
card-thief = Thief
trade-thief = Takes amber from a neighbour.
cards-sea = At sea
`,
  "/api/words/en/fair?part=table&pack=sea": "cards-sea = At sea\ncard-reef = Reef\n",
};
const GROUPS: CardGroup[] = [
  {
    id: "wares",
    pack: null,
    about: null,
    cards: [
      { id: "amber", count: 3 },
      { id: "salt", count: null },
    ],
  },
  { id: "people", pack: null, about: "trade", cards: [{ id: "thief", count: 1 }] },
  { id: "sea", pack: "sea", about: null, cards: [{ id: "reef", count: null }] },
];
const match = sampleMatch({ game: "fair" });

beforeEach(async () => {
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(WORDS[address] ?? "")));
  speakAs("fair", PLAIN);
  await speak("en");
  await learnGame("fair");
});
afterEach(() => vi.unstubAllGlobals());

const named = (shelves: ReturnType<typeof shelvesOf>): [string, string[]][] =>
  shelves.map(({ title, cards }) => [title, cards.map(({ name }) => name)]);

test("a game that has only a list and texts gets names, what cards do, and how many there are", () => {
  const [wares, people] = shelvesOf("fair", GROUPS, null, null);
  expect(wares?.cards).toEqual([
    { id: "amber", name: "Amber", about: "Warm to the hand.", count: 3, seen: null, here: true },
    { id: "salt", name: "Salt", about: null, count: 0, seen: null, here: true },
  ]);
  expect(people?.cards[0]?.about).toBe("Takes amber from a neighbour.");
});

test("cards of a pack have their names from it, when its words are there", async () => {
  const before = shelvesOf("fair", GROUPS, null, null).at(-1)?.cards[0]?.name;
  await learnPack("fair", "sea");
  expect([before, ...named(shelvesOf("fair", GROUPS, null, null)).slice(-1)]).toEqual(["…", ["At sea", ["Reef"]]]);
});

test("in a match there are no cards of packs with which it is not played", async () => {
  expect(named(shelvesOf("fair", GROUPS, null, match)).map(([title]) => title)).toEqual(["Wares", "People"]);
  await learnGame("fair", { pack: "sea", names: {} });
  expect(shelvesOf("fair", GROUPS, null, match)).toHaveLength(3);
});

test("a game may say what was seen of a card, and that it is not in the match", () => {
  const cards: Cards = { seen: () => ({ amber: { count: 2, told: "One is sold." }, thief: { count: 0 } }) };
  const shelves = shelvesOf("fair", GROUPS, cards, match);
  expect(shelves[0]?.cards[0]).toMatchObject({ count: 2, seen: "One is sold.", here: true });
  expect(named(kept(shelves, ({ here }) => here))).toEqual([["Wares", ["Amber", "Salt"]]]);
  expect(shelvesOf("fair", GROUPS, cards, null)[0]?.cards[0]).toMatchObject({ count: 3, seen: null });
});

test("cards are found by their names and by what they do", () => {
  const shelves = shelvesOf("fair", GROUPS, null, null);
  const one = (query: string): [string, string[]][] => named(found(shelves, terms(query)));
  expect(one("amber")).toEqual([
    ["Wares", ["Amber"]],
    ["People", ["Thief"]],
  ]);
  expect(one("neighbour TAKES")).toEqual([["People", ["Thief"]]]);
  expect([one("gold"), countOf(found(shelves, [])), countOf(found(shelves, terms("amber")))]).toEqual([[], 4, 2]);
});
