/** The cards of the box, and what a match has shown of them. */

import { of } from "../../lib/words.svelte";
import type { Cards, Seen } from "../../table/game";
import BoxCard from "./BoxCard.svelte";
import { GROUPS } from "./content";
import type { ColoniesMatch, ColoniesPrivate, ColoniesPublic } from "./views";

/** Where a card is that everybody sees; without a wolf his cards are not in the match, and of the objectives only one is. */
export function seenIn({ public: view, names }: Pick<ColoniesMatch, "public" | "names">): Record<string, Seen> {
  const say = of("colonies");
  const seen: Record<string, Seen> = {};
  for (const [card, group] of Object.entries(GROUPS)) {
    if (group === "objectives" && card !== view.objective) seen[card] = { count: 0 };
    if ((group === "wolf" || group === "missions") && names.length % 2 === 0) seen[card] = { count: 0 };
  }
  for (const [survivor, { place }] of Object.entries(view.people)) {
    seen[survivor] = { told: say("board-at", { place: say(`card-${place}`) }) };
  }
  for (const { survivor } of view.graves) seen[survivor] = { told: say("board-dead") };
  if (view.crisis) seen[view.crisis] = { told: say("board-now") };
  return seen;
}

export const cards: Cards<ColoniesPublic, ColoniesPrivate> = { Card: BoxCard, seen: seenIn };
