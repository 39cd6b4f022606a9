/** The cards of the box: their drawings, and which of them a match has opened. */

import { nameAt } from "../../lib/seats";
import { t } from "../../lib/words.svelte";
import type { Cards, Seen } from "../../table/game";
import { MAFIA_ROLES } from "./content";
import RoleFold from "./RoleFold.svelte";
import type { MafiaMatch, MafiaPrivate, MafiaPublic } from "./views";

const INFECTED = "infected";

/** How many of each card are dealt, if the table knows it, and the cards of those who have left. */
export function seenIn(match: MafiaMatch): Record<string, Seen> {
  const { deck, gone } = match.public;
  const seen: Record<string, Seen> = {};
  for (const { id } of MAFIA_ROLES) if (deck) seen[id] = { count: deck[id] ?? 0 };
  if (deck && !deck.patient0) seen[INFECTED] = { count: 0 };
  for (const card of new Set(gone.map((one) => one.card))) {
    const names = gone.filter((one) => one.card === card).map(({ seat }) => nameAt(match, seat));
    seen[card] = { ...seen[card], told: t("cards-opened", { names: names.join(", ") }) };
  }
  return seen;
}

export const cards: Cards<MafiaPublic, MafiaPrivate> = {
  Card: RoleFold,
  sign: (group) => group,
  arranged: (groups) =>
    groups.map((group) =>
      group.id === "loner" ? { ...group, cards: [...group.cards, { id: INFECTED, count: null }] } : group,
    ),
  seen: seenIn,
};
