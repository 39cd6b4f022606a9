/** Whom a table waits for, and who has left the playing to a bot. */

import type { MatchFrame, Seat } from "../../lib/protocol";

/** The seats to show as awaited. Whoever has something to do is not told of others, unless the device is everybody's. */
export function awaitedBy(match: Pick<MatchFrame, "awaits" | "seat" | "over">, common = false): readonly number[] {
  if (match.over || (!common && match.seat !== null && match.awaits.includes(match.seat))) return [];
  return match.awaits;
}

/** The seats of people for whom a bot plays, except the player's own. */
export function stoodIn(seats: readonly Pick<Seat, "person" | "by">[], own: number | null): number[] {
  return seats.flatMap(({ person, by }, seat) => (person !== null && by === "bot" && seat !== own ? [seat] : []));
}
