/** What somebody knows of cards that lie face down: their own, and those they looked at that have not moved since. */

import type { DoomsdaySeenCard, DoomsdayPrivate } from "./views";

/** By seat and spot. */
export type Known = Readonly<Record<number, Readonly<Record<string, string>>>>;

const SPOTS: ReadonlySet<string> = new Set(["left", "role", "second", "right"]);

export function knownOf(own: DoomsdayPrivate, seat: number): Known {
  const [left, right] = own.loyalty;
  const [role, second] = own.roles;
  const mine = { left, right, ...(role ? { role } : {}), ...(second ? { second } : {}) };
  return own.notes
    .filter(({ spot, moved }) => !moved && SPOTS.has(spot))
    .reduce<Known>((found, note) => ({ ...found, [note.seat]: { ...found[note.seat], [note.spot]: note.card } }), {
      [seat]: mine,
    });
}

/** What has been seen of somebody's cards, the latest first. */
export const notesOn = (own: DoomsdayPrivate | null, seat: number): DoomsdaySeenCard[] =>
  (own?.notes ?? []).filter((note) => note.seat === seat).reverse();

/** All that several players know together: where everything is open. */
export const allKnown = (secrets: readonly (readonly [number, DoomsdayPrivate])[]): Known =>
  Object.assign({}, ...secrets.map(([seat, own]) => ({ [seat]: knownOf(own, seat)[seat] }))) as Known;
