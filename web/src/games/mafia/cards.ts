/** The cards of the box: whose side each is on. */

import { MAFIA_ROLES, type Side } from "./content";

const SIDES: ReadonlyMap<string, Side> = new Map(MAFIA_ROLES.map(({ id, side }) => [id, side]));

/** The side of a card; what no card says stands for itself: `infected`. */
export const sideOf = (card: string): string => SIDES.get(card) ?? card;

/**
 * What the text of a card may speak of: `yes` or `no` for every card and for whole sides of a deck that everybody knows.
 * Where it is not known, nothing is left out.
 */
export function deckWords(deck: Readonly<Record<string, number>> | null): Record<string, string> {
  if (!deck) return {};
  const has = (cards: readonly string[]): string => (cards.some((card) => (deck[card] ?? 0) > 0) ? "yes" : "no");
  const of = (side: Side): string[] => MAFIA_ROLES.filter((role) => role.side === side).map(({ id }) => id);
  return {
    ...Object.fromEntries(MAFIA_ROLES.map(({ id }) => [id, has([id])])),
    triads: has(of("triads")),
    loner: has(of("loner")),
  };
}
