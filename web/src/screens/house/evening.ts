/** The score of an evening: people only, match by match. */

import type { Evening } from "../../lib/protocol";

export type Mark = "won" | "lost" | "out";

export interface Played {
  person: number;
  name: string;
  mask: number;
  won: number;
  played: number;
  points: number | null;
  /** How each match of the evening went for this person. */
  marks: Mark[];
}

/** Everybody who has played this evening, the best first; bots play for nothing. */
export function peopleOf({ matches, totals }: Evening): Played[] {
  return totals.flatMap(({ person, name, won, played, points }) => {
    if (person === null) return [];
    const seats = matches.map(({ people }) => people.indexOf(person));
    const last = seats.reduce((found, seat, place) => (seat >= 0 ? place : found), 0);
    const marks = matches.map(({ winners }, place): Mark => {
      const seat = seats[place] ?? -1;
      if (seat < 0) return "out";
      return winners.includes(seat) ? "won" : "lost";
    });
    const mask = matches[last]?.masks[seats[last] ?? 0] ?? 0;
    return [{ person, name, mask, won, played, points: points ?? null, marks }];
  });
}

/** What was played, in its order: each game once with the numbers of its matches. */
export function gamesOf({ matches }: Evening): { game: string; numbers: number[] }[] {
  const found = new Map<string, number[]>();
  matches.forEach(({ game }, place) => found.set(game, [...(found.get(game) ?? []), place + 1]));
  return [...found].map(([game, numbers]) => ({ game, numbers }));
}
