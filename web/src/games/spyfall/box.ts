/** The cards of the box: places, powers and signs, and what a match has shown of them. */

import { nameAt } from "../../lib/seats";
import { t } from "../../lib/words.svelte";
import type { Cards, Seen } from "../../table/game";
import BoxCard from "./BoxCard.svelte";
import { JOKE, MIXED } from "./content";
import type { SpyfallMatch, SpyfallPrivate, SpyfallPublic } from "./views";

/** The mode that brings each of these cards into a match. */
const MODES: Readonly<Record<string, string>> = { ally: "ally", [JOKE]: "joke", [MIXED]: "madness" };

/** Bags that are out of the game, and powers that were opened; what no mode brings is not in it. */
export function seenIn(match: SpyfallMatch): Record<string, Seen> {
  const { used, opened, modes } = match.public;
  const seen: Record<string, Seen> = {};
  for (const bag of used) seen[bag] = { told: t("cards-out", { count: used.filter((one) => one === bag).length }) };
  for (const [card, mode] of Object.entries(MODES)) if (!modes.includes(mode)) seen[card] = { count: 0 };
  for (const [seat, power] of Object.entries(opened)) {
    seen[power] = { told: t("cards-opened", { names: nameAt(match, Number(seat)) }) };
  }
  return seen;
}

export const cards: Cards<SpyfallPublic, SpyfallPrivate> = {
  Card: BoxCard,
  /** The places of the match as they are on the table, own ones too. */
  arranged: (groups, view) => {
    if (!view) return groups;
    const places = view.places.map((id) => ({ id, count: null }));
    return [
      { id: "places", pack: null, about: null, cards: places },
      ...groups.filter(({ id, pack }) => pack === null && (id !== "powers" || view.modes.includes("mission"))),
    ];
  },
  seen: seenIn,
};
