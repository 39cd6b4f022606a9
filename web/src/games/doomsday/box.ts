/** The cards of the box, and what a match has shown of them. */

import { t } from "../../lib/words.svelte";
import type { Cards, Seen } from "../../table/game";
import BoxCard from "./BoxCard.svelte";
import { ROLES } from "./content";
import type { DoomsdayMatch, DoomsdayPrivate, DoomsdayPublic } from "./views";

/** Cards that lie face up; without the Legion its roles and its loyalty card are not in the match. */
export function seenIn({ public: view }: Pick<DoomsdayMatch, "public">): Record<string, Seen> {
  const shared = view.advanced ? view.loyalty.map(([left]) => left) : view.loyalty.flat();
  const open = [...view.roles.flat(), ...shared, ...view.laid.flat().map(({ card }) => card)];
  const seen: Record<string, Seen> = {};
  for (const card of open) {
    if (card !== null) seen[card] = { told: t("cards-face-up", { count: open.filter((one) => one === card).length }) };
  }
  if (view.legion) return seen;
  const absent = Object.keys(ROLES).filter((role) => ROLES[role]?.pool === "legion");
  return { ...seen, ...Object.fromEntries([...absent, "loyalty_legion"].map((card) => [card, { count: 0 }])) };
}

export const cards: Cards<DoomsdayPublic, DoomsdayPrivate> = { Card: BoxCard, seen: seenIn };
