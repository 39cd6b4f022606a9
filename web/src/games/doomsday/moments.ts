/** What everybody looks at: in the middle of the board, and alone on the stage for a few seconds. */

import type { Told, Moment as Staged } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";
import { livingIn, type Arena } from "./arena";
import { NEWS, typed, type Event } from "./events";

/** What stands in the middle of the board. */
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
const SEEN: ReadonlySet<string> = new Set<Event["key"]>([
  ...(["role-revealed", "loyalty-revealed", "died", "revived", "leader", "inverted", "countered", "no-shot"] as const),
  ...(["prevented", "hurt", "healed", "answered", "goes-on", "decided", "converting", "cured"] as const),
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
  const targets = key === "damage" ? Object.keys(view.pending).map(Number) : gone(view, heard);
  return { key, card: null, seat: null, targets, text: null };
}

/** Who has died in this turn, as it was told, and is still dead; where nothing was told, who is dead. */
function gone({ lives }: Arena, heard: readonly Event[]): number[] {
  const turn = heard.slice(heard.map(({ key }) => key).lastIndexOf("turn") + 1);
  const fallen = turn.flatMap((event) => (event.key === "died" ? [event.data.seat] : []));
  const dead = lives.flatMap((left, seat) => (left ? [] : [seat]));
  return fallen.length ? dead.filter((seat) => fallen.includes(seat)) : dead;
}

function happened({ key, data, text = "" }: Event): Moment {
  const roles = "roles" in data ? data.roles : [];
  return {
    key,
    card: "card" in data ? data.card : (roles[0] ?? null),
    seat: "seat" in data ? data.seat : null,
    targets: "target" in data ? [data.target] : [],
    text,
  };
}

// --- alone on the stage -------------------------------------------------------------------------------------------

/** Somebody whom a moment is about, and the cards that are turned up. */
export interface Shown {
  seat: number;
  cards: readonly string[];
}

export const turnedIn = (told: readonly Event[]): Shown[] =>
  told.flatMap(({ key, data }): Shown[] => {
    if (key === "role-revealed" || key === "loyalty-revealed") return [{ seat: data.seat, cards: [data.card] }];
    if (key === "revived") return [{ seat: data.seat, cards: [] }];
    if (key !== "died") return [];
    const [left, right] = data.loyalty;
    return [{ seat: data.seat, cards: [left, ...data.roles, right].filter((card) => card !== undefined) }];
  });

/** Everybody's team, told when the match is over; null before. */
export const teamsIn = (told: readonly Told[]): Readonly<Record<string, string>> | null =>
  typed(told).flatMap(({ key, data }) => (key === "unmasked" ? [data.teams] : []))[0] ?? null;

/** Who has won when everything is open: a team with its dead, an outcast alone. */
export const winnersOf = (view: Arena, side: string, teams: Readonly<Record<string, string>>): number[] =>
  Object.entries(teams)
    .filter(([, team]) => team === side)
    .map(([seat]) => Number(seat))
    .filter((seat) => side !== "outcast" || livingIn(view).includes(seat));

/** Who is who, cards that many turn up and a check that goes on are in the picture: the line does not repeat them. */
export function momentLine({ key, told }: Staged): string | null {
  const first = typed(told)[0];
  if (first?.key === "unmasked") return of("doomsday")("board-unmasked");
  if (key === "died") return told.flatMap((event) => (event.key === "goes-on" ? [] : [event.text ?? ""])).join(" ");
  return key === "role-revealed" || key === "loyalty-revealed" ? (told.length > 2 ? "" : null) : null;
}
