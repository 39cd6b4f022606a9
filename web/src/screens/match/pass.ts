/** Whose turn it is to take the device that goes round. */

import type { MatchFrame } from "../../lib/protocol";

export { openMatch } from "../../lib/narration";

/** One of those at the device, as far as the others may know. */
export interface Hand {
  person: number;
  seat: number | null;
  /** Has an open question without an answer. */
  asked: boolean;
}

/** Whether somebody waits for this person's answer. Talk by taps waits for nobody. */
export function isAsked(match: Pick<MatchFrame, "asks" | "over"> | null, talk: readonly string[]): boolean {
  if (!match || match.over) return false;
  return match.asks.some((ask) => ask.held === null && !talk.includes(ask.key));
}

/**
 * Who gets the device next: in the order of seats, whoever is asked and has not had it in this stretch of the match. Each
 * has it once, however many questions there are: to be called twice would tell something.
 */
export function nextHand(hands: readonly Hand[], had: ReadonlySet<number>): Hand | null {
  const asked = hands.filter((hand) => hand.asked && hand.seat !== null && !had.has(hand.person));
  return asked.sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0))[0] ?? null;
}

/** The stretch of the match in which everybody is asked once, as one word: everybody sees it, and whose `turn` it is. */
export function stretchOf(match: Pick<MatchFrame, "match" | "public"> | null, turn: unknown = null): string {
  const { stage, day, night, half } = (match?.public ?? {}) as Record<string, unknown>;
  return JSON.stringify([match?.match, stage, day, night, half, turn]);
}
