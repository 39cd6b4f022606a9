import { expect, test } from "vitest";
import { SETS } from "../../content";
import { marked, markOf } from "./marks";

const GIFTS = [...new Set(Object.values(SETS).flat())];

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
