import { expect, test } from "vitest";
import { marked, markOf } from "./marks";

const SETS = {
  one: "vessel colour-lore candle hamsa-hand hourglass scroll obol oar mask master-coin",
  two: "censer prism lantern mirror seal-of-silence torch offering-bowl boathook mask granted-coin",
  three: "cracked-vessel stained-glass beacon bundle horn all-seeing-eye scales whirlpool two-faced-mask double-mint",
  four: "vessel torch-of-limbo whisper hamsa-hand-one seal-of-silence scroll obol changeling mask master-coin",
};
const GIFTS = [...new Set(Object.values(SETS).flatMap((set) => set.split(" ")))];

test("every gift of the four sets has a mark, and nothing else has", () => {
  expect(GIFTS).toHaveLength(33);
  expect(marked().sort()).toEqual(GIFTS.sort());
});

test("no two gifts have the same mark", () => {
  expect(new Set(GIFTS.map((gift) => JSON.stringify(markOf(gift)))).size).toBe(33);
});

test("a gift that nobody has drawn is still something to look at", () => {
  expect(markOf("of the next box").lines).toMatch(/^M/);
  expect(marked().map(markOf)).not.toContainEqual(markOf("of the next box"));
});
