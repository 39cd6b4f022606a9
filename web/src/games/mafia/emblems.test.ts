import { expect, test } from "vitest";
import { drawn, emblemOf } from "./emblems";
import { MAFIA_ROLES } from "./content";

test("every card of the box and the infected have a drawing of their own", () => {
  const cards = [...MAFIA_ROLES.map(({ id }) => id as string), "infected"];
  expect(drawn().sort()).toEqual(cards.sort());
  expect(new Set(cards.map((card) => emblemOf(card).lines)).size).toBe(cards.length);
});
