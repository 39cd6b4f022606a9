/** The cards of a game as they are looked through: by group, with how many there are and what was seen of them. */

import type { CardGroup, MatchFrame } from "../../lib/protocol";
import { has } from "../../lib/seek";
import { capital, packOf, perhaps, perhapsIn } from "../../lib/words.svelte";
import type { Cards } from "../../table/game";

export interface Shown {
  id: string;
  name: string;
  about: string | null;
  /** How many there are; 0: nobody counts them. */
  count: number;
  seen: string | null;
  /** Whether it is in this match, as far as anybody can say. */
  here: boolean;
}

export interface Shelf {
  id: string;
  sign: string | null;
  title: string;
  cards: Shown[];
}

/** The groups of a match, or all that there are. */
function arranged(
  game: string,
  groups: readonly CardGroup[],
  cards: Cards | null,
  match: MatchFrame | null,
): readonly CardGroup[] {
  if (cards?.arranged) return cards.arranged(groups, match?.public ?? null);
  return match ? groups.filter(({ pack }) => pack === null || pack === packOf(game)) : groups;
}

export function shelvesOf(
  game: string,
  groups: readonly CardGroup[],
  cards: Cards | null,
  match: MatchFrame | null,
): Shelf[] {
  const seen = (match && cards?.seen?.(match)) ?? {};
  return arranged(game, groups, cards, match).map(({ id, pack, about, cards: held }) => {
    const say = (key: string): string | null =>
      (pack === null ? null : perhapsIn(game, pack, key)) ?? perhaps(game, key);
    return {
      id,
      sign: cards?.sign?.(id) ?? null,
      title: say(`cards-${id}`) ?? "…",
      cards: held.map(({ id: card, count }) => ({
        id: card,
        name: capital(say(`card-${card}`) ?? "…"),
        about: say(about === null ? `card-${card}.about` : `${about}-${card}`),
        count: seen[card]?.count ?? count ?? 0,
        seen: seen[card]?.told ?? null,
        here: seen[card]?.count !== 0,
      })),
    };
  });
}

/** What is left on the shelves; an empty one is not shown. */
export const kept = (shelves: readonly Shelf[], keep: (card: Shown) => boolean): Shelf[] =>
  shelves.map((shelf) => ({ ...shelf, cards: shelf.cards.filter(keep) })).filter(({ cards }) => cards.length > 0);

/** The cards of which all these words tell. */
export const found = (shelves: readonly Shelf[], words: readonly string[]): Shelf[] =>
  kept(shelves, ({ name, about }) => has(`${name}\n${about ?? ""}`, words));

export const countOf = (shelves: readonly Shelf[]): number => shelves.reduce((sum, { cards }) => sum + cards.length, 0);
