import { expect, test } from "vitest";
import { drawn, emblemOf } from "./emblems";
import { MAFIA_ROLES } from "./content";

test("only cards and the infected have drawings, and no two have the same", () => {
  const cards = [...MAFIA_ROLES.map(({ id }) => id as string), "infected"];
  expect(cards).toEqual(expect.arrayContaining(drawn()));
  expect(new Set(drawn().map((card) => emblemOf(card).lines)).size).toBe(drawn().length);
});

test("a card that nobody has drawn is a mask with its letter", () => {
  expect(emblemOf("of the next box").lettered).toBe(true);
  expect(emblemOf("doctor").lettered).toBeUndefined();
});
