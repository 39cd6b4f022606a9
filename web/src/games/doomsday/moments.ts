/** What everybody looks at now: what is announced and can be answered, or what has just happened. */

import type { Told } from "../../lib/protocol";
import { livingIn, type Arena } from "./arena";
import { NEWS, typed, type Event } from "./events";

export interface Moment {
  /** What a window answers, or what was told. */
  key: string;
  /** The card that it is about. */
  card: string | null;
  /** Who does it, and to whom. */
  seat: number | null;
  targets: readonly number[];
  /** How it was told; null: it is announced. */
  text: string | null;
}

/** What is worth a look of everybody when it has happened. */
const SEEN: ReadonlySet<string> = new Set([
  ...["role-revealed", "loyalty-revealed", "died", "revived", "leader", "inverted"],
  ...["countered", "no-shot", "prevented", "hurt", "healed", "answered", "goes-on", "converting", "cured"],
]);

export function momentOf(view: Arena, told: readonly Told[]): Moment | null {
  const heard = typed(told.filter((event) => event.private !== true));
  if (view.announced) return announcedIn(view, heard);
  const last = heard.filter(({ key }) => NEWS.has(key)).at(-1);
  return last && SEEN.has(last.key) ? happened(last) : null;
}

function announcedIn(view: Arena, heard: readonly Event[]): Moment {
  const key = view.announced;
  if (key === "shot" && view.shot) {
    const { seat, weapon: card, targets } = view.shot;
    return { key, card, seat, targets, text: null };
  }
  if (key === "played") {
    const played = heard.flatMap((event) => (event.key === "played" ? [event.data] : [])).at(-1);
    const { seat = null, targets = [] } = played ?? {};
    return { key, card: view.stack.at(-1) ?? null, seat, targets, text: null };
  }
  const targets = key === "damage" ? Object.keys(view.pending).map(Number) : gone(view);
  return { key, card: null, seat: null, targets, text: null };
}

/** Who has died in this turn and is still dead. */
const gone = (view: Arena): number[] => {
  const living = livingIn(view);
  const fallen = view.graves.length ? view.graves : view.lives.flatMap((left, seat) => (left ? [] : [seat]));
  return fallen.filter((seat) => !living.includes(seat));
};

function happened({ key, data, text = "" }: Event): Moment {
  const { card, roles, seat, target } = data as { card?: string; roles?: string[]; seat?: number; target?: number };
  const targets = target === undefined ? [] : [target];
  return { key, card: card ?? roles?.[0] ?? null, seat: seat ?? null, targets, text };
}
