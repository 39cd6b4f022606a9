/** The cards of the box: passengers and gifts, and what a match has shown of them. */

import { nameAt } from "../../lib/seats";
import { of, t } from "../../lib/words.svelte";
import type { Cards, Seen } from "../../table/game";
import BoxCard from "./BoxCard.svelte";
import { PASSENGERS, SETS } from "./content";
import type { PassengersMatch, PassengersPrivate, PassengersPublic } from "./views";

/** Passengers that lie face up, and of the gifts those of this match: who has them, and which have had their effect. */
export function seenIn(match: PassengersMatch): Record<string, Seen> {
  const say = of("passengers");
  const { riders, gifts, held, used, jaster, set } = match.public;
  const seen: Record<string, Seen> = {};
  for (const { id } of PASSENGERS) {
    const open = riders.filter(({ face }) => face === id).length;
    if (open) seen[id] = { told: t("cards-face-up", { count: open }) };
  }
  if (!jaster) seen.jaster = { count: 0 };
  if (set === null) return seen;
  for (const gift of Object.values(SETS).flat()) seen[gift] = { count: gifts.includes(gift) ? 1 : 0 };
  for (const [number, gift] of gifts.entries()) {
    const holder = Object.entries(held).find(([, one]) => one === number)?.[0];
    if (used.includes(number)) seen[gift] = { count: 1, told: say("board-gift-used") };
    else if (holder) seen[gift] = { count: 1, told: say("board-gift-holder", { name: nameAt(match, Number(holder)) }) };
  }
  return seen;
}

export const cards: Cards<PassengersPublic, PassengersPrivate> = {
  Card: BoxCard,
  arranged: (groups, view) =>
    view && view.set !== null ? groups.filter(({ id }) => !(id in SETS) || id === view.set) : groups,
  seen: seenIn,
};
