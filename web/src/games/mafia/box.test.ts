// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { sampleMatch } from "../../lib/sample";
import { speakGame } from "../../lib/spoken";
import { cards, seenIn } from "./box";
import type { MafiaPrivate, MafiaPublic } from "./views";

beforeAll(() => speakGame("mafia", "en"));

const gone = (seat: number, card: string): MafiaPublic["gone"][number] => ({ seat, card, by_vote: true, number: 1 });
const match = (more: Partial<MafiaPublic>) =>
  sampleMatch<MafiaPublic, MafiaPrivate>({ public: { deck: null, gone: [], ...more } as MafiaPublic });

test("of a deck that the table knows, there are as many as are in it, and whose have been opened", () => {
  const seen = seenIn(match({ deck: { citizen: 3, mafioso: 2 }, gone: [gone(0, "citizen"), gone(1, "citizen")] }));
  expect(seen.citizen).toEqual({ count: 3, told: "Opened: Даша, Гоша" });
  expect([seen.mafioso, seen.doctor, seen.infected]).toEqual([{ count: 2 }, { count: 0 }, { count: 0 }]);
});

test("of a deck that nobody knows, only what has been opened is said", () => {
  expect(seenIn(match({ gone: [gone(1, "doctor")] }))).toEqual({ doctor: { told: "Opened: Гоша" } });
});

test("the infected stand with the loners, and only where somebody can infect", () => {
  const groups = [{ id: "loner", pack: null, about: "role", cards: [{ id: "patient0", count: 1 }] }];
  expect(cards.arranged?.(groups, null)[0]?.cards.map(({ id }) => id)).toEqual(["patient0", "infected"]);
  expect(seenIn(match({ deck: { patient0: 1 } })).infected).toBeUndefined();
});
