/** What was told to everybody in this round, for the panel of a television. */

import type { Told } from "../../lib/protocol";
import type { Event } from "./events";

/** What gifts have made known to all, and nobody can lie about. */
const FACTS: ReadonlySet<string> = new Set<Event["key"]>(["lore", "named", "coloured", "counted", "turned-up"]);
/** So many lines have room, and so many letters in each. */
const [LINES, LETTERS] = [6, 30];

export const isTalk = ({ key }: Told): boolean => key.startsWith("said-");

/** What everybody has heard after the last event with this key. */
export function heardSince(told: readonly Told[], key: string): Told[] {
  const open = told.filter((event) => event.private !== true && event.text);
  return open.slice(open.map((event) => event.key).lastIndexOf(key) + 1);
}

const heightOf = (events: readonly Told[]): number =>
  events.reduce((sum, { text }) => sum + Math.ceil((text?.length ?? 0) / LETTERS), 0);

/** As many of the last of them as have room. */
export const lastOf = (events: readonly Told[], lines: number): Told[] =>
  events.filter((_, index) => heightOf(events.slice(index)) <= lines);

/** What everybody knows for sure of this round, and then what was said last. Two lines are left for that. */
export function recallOf(told: readonly Told[], lines = LINES): Told[] {
  const events = heardSince(told, "round-begins");
  const said = events.filter(isTalk);
  const facts = lastOf(
    events.filter(({ key }) => FACTS.has(key)),
    lines - Math.min(2, heightOf(said)),
  );
  return [...facts, ...lastOf(said, lines - heightOf(facts))];
}
