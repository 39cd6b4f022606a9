// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { sampleMatch } from "../../lib/sample";
import { speakGame } from "../../lib/spoken";
import { cards, seenIn } from "./box";
import { SETS } from "./content";
import type { PassengersPrivate, PassengersPublic } from "./views";

beforeAll(() => speakGame("passengers", "en"));

const view = (more: Partial<PassengersPublic>): PassengersPublic =>
  ({ riders: [], set: "one", gifts: SETS.one, held: {}, used: [], jaster: true, ...more }) as PassengersPublic;
const seen = (more: Partial<PassengersPublic>) =>
  seenIn(sampleMatch<PassengersPublic, PassengersPrivate>({ public: view(more) }));

test("passengers that lie face up are counted, and no others", () => {
  const riders = ["soul-red", null, "soul-red"].map((face) => ({ face, by: 0, round: 1, mask: null }));
  const found = seen({ riders });
  expect(found["soul-red"]).toEqual({ told: "Face up: 2" });
  expect(found["soul-blue"]).toBeUndefined();
});

test("the gifts of the set are in the match: who has one, and which have been used", () => {
  const [held, used] = [SETS.one?.indexOf("candle") ?? -1, SETS.one?.indexOf("obol") ?? -1];
  const found = seen({ held: { 1: held, 0: used }, used: [used] });
  expect(found.candle).toEqual({ count: 1, told: "Гоша has this gift." });
  expect(found.obol).toEqual({ count: 1, told: "This gift has been used in this round." });
  expect([found.scroll, found.prism]).toEqual([{ count: 1 }, { count: 0 }]);
});

test("Jaster is in the match or not; before a set is chosen all gifts may come", () => {
  expect(seen({ jaster: false }).jaster).toEqual({ count: 0 });
  expect(seen({ set: null, gifts: [] })).toEqual({});
});

test("of the sets the one that is played is shown", () => {
  const groups = ["souls", "one", "two"].map((id) => ({ id, pack: null, about: null, cards: [] }));
  expect(cards.arranged?.(groups, view({ set: "two" })).map(({ id }) => id)).toEqual(["souls", "two"]);
  expect(cards.arranged?.(groups, view({ set: null }))).toHaveLength(3);
  expect(cards.arranged?.(groups, null)).toHaveLength(3);
});
