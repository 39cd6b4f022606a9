/**
 * Whoever is asked something new is called: a tremble, and words for those who listen to the screen. Where people sit in
 * one room only what all of them see at the same moment may call: a telephone that trembles alone would tell on its owner.
 */

import { announce } from "../../lib/announcer.svelte";
import { buzz } from "../../lib/buzz.svelte";
import { gameOf } from "../../lib/games.svelte";
import type { MatchFrame } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";

/** The stretch of the match that everybody sees, as one word. */
export function phaseOf(match: Pick<MatchFrame, "match" | "public">): string {
  const { stage, day, night, round, asker, target } = (match.public ?? {}) as Record<string, unknown>;
  return JSON.stringify([match.match, stage, day, night, round, asker, target]);
}

/** The stage that everybody sees, as one word: whose turn it is in it does not count. */
export function stageOf(match: Pick<MatchFrame, "match" | "public">): string {
  const { stage, day, night, round } = (match.public ?? {}) as Record<string, unknown>;
  return JSON.stringify([match.match, stage, day, night, round]);
}

/** What this person is called for, each by a name of its own; what is said aloud by taps calls once in a phase. */
export function callsOf(match: MatchFrame, talk: readonly string[]): Map<string, string> {
  if (match.moment) return new Map(); // everybody looks on, and nobody is called
  const calls = match.asks.map((ask): [string, string] => {
    const name = talk.includes(ask.key) ? `${ask.key} ${phaseOf(match)}` : `${match.match}/${ask.ask}`;
    return [name, ask.text ?? ask.key];
  });
  return new Map(calls);
}

export function attend(session: () => Session): void {
  let known: ReadonlySet<string> | null = null;
  let phase = "";

  $effect(() => {
    const { match, playing, discreet } = session();
    if (!playing || !match || match.over) {
      known = null;
      return;
    }
    const calls = callsOf(match, gameOf(match.game)?.talk ?? []);
    const fresh = [...calls].filter(([name]) => !known?.has(name));
    const turned = phase !== phaseOf(match);
    const arrived = known === null;
    phase = phaseOf(match);
    known = new Set([...(known ?? []), ...calls.keys()]);
    const called = discreet ? turned && calls.size > 0 : fresh.length > 0;
    if (!called) return;
    if (!arrived) buzz();
    if (!discreet) announce(fresh.map(([, text]) => text).join(" "));
  });
}
