/** The evening's score as a room wants to read it. */

import type { Total } from "../../lib/protocol";

/** Everybody who is a person, in the order of the score; then bots, as long as there are fewer than `most`. */
export function peopleFirst(totals: readonly Total[], most: number): Total[] {
  const people = totals.filter(({ person }) => person !== null);
  const bots = totals.filter(({ person }) => person === null);
  return [...people, ...bots.slice(0, Math.max(0, most - people.length))];
}
