/** What the screens of the game have in common: who sits where, what is light and what is dark, whose turn it is. */

import type { Light } from "../../lib/light";
import type { Option, Told } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";
import { ROUNDS } from "./content";
import { NEWS } from "./events";
import type { PassengersPrivate, PassengersPublic } from "./views";

/** The name of a seat in a boat or on the far shore. */
export const CELL = /^(raven|wolf|shore)-\d/;

export type River = PassengersPublic;

/** Limbo lies in the dark; on the far shore it is light. */
export const lightOf = (view: River): Light => (view.stage === "scoring" || view.stage === "over" ? "day" : "night");

/** Where we are, the same for everybody. */
export function headings(view: River): { title: string; over: string | null } {
  const say = of("passengers");
  return {
    title: say(`board-title-${view.stage === "gift" ? "gifts" : view.stage}`),
    over: view.round ? say("board-over", { round: view.round, rounds: ROUNDS }) : null,
  };
}

/** Whose turn it is, as everybody sees it; null: all at once. */
export function turnOf({ round, stage, turn, asked, opener, opened, used }: River): unknown {
  if (turn !== null) return [round, stage, turn, asked, used.length];
  return stage === "vote" && opener !== null ? [round, opener, opened] : null;
}

/** A rider's place: `raven-2` while the round lasts, `shore-1-2` afterwards; null: it is gone. */
export function cellOf(view: River, rider: number): string | null {
  for (const boat of view.boats) {
    const column = boat.riders.indexOf(rider);
    if (column >= 0) return `${boat.animal}-${column + 1}`;
  }
  for (const [row, { riders }] of view.shore.entries()) {
    const column = riders.indexOf(rider);
    if (column >= 0) return `shore-${row + 1}-${column + 1}`;
  }
  return null;
}

/** Who sits there. */
export function riderAt(view: Pick<River, "boats" | "shore">, cell: string): number | null {
  const [where = "", ...numbers] = cell.split("-");
  const [first = 1, second = 1] = numbers.map(Number);
  if (where === "shore") return view.shore[first - 1]?.riders[second - 1] ?? null;
  return view.boats.find(({ animal }) => animal === where)?.riders[first - 1] ?? null;
}

export const isAshore = (option: Option): boolean => String(option).startsWith("shore");

/** The gift and the votes of a place in a boat. */
export function placeOf(view: River, cell: string): { gift: string; votes: number } | null {
  const [animal, number] = cell.split("-");
  const boat = view.boats.find((one) => one.animal === animal);
  const gift = view.gifts[boat?.gifts[Number(number) - 1] ?? -1];
  return boat && gift ? { gift, votes: boat.votes[Number(number) - 1] ?? 0 } : null;
}

/** The gift that somebody has. */
export const giftOf = (view: River, seat: number): string | null => view.gifts[view.held[String(seat)] ?? -1] ?? null;

/** All seats in the order in which they place in this round. */
export function orderOf(view: River, seats: number): number[] {
  const placed = view.riders.flatMap(({ by, round }) => (round === view.round && by !== null ? [by] : []));
  const first = placed[0] ?? (view.stage === "place" ? view.turn : null) ?? view.coin;
  return Array.from({ length: seats }, (_, index) => (first + index) % seats);
}

/** What riders are, as far as this player knows: with numbers as keys. */
export function knownOf(own: PassengersPrivate | null): Record<number, string> {
  return Object.fromEntries(Object.entries(own?.known ?? {}).map(([rider, face]) => [Number(rider), face]));
}

/** What has happened last in this round, the newest at the end; what only this player was told if it may be shown. */
export function newsOf(told: readonly Told[], most: number, own: boolean): Told[] {
  const begin = told.reduce((found, { key }, index) => (key === "round-begins" ? index : found), -1);
  const news = told.slice(begin + 1).filter((event) => NEWS.has(event.key) && (own || event.private !== true));
  return news.slice(-most);
}

/** Whether somebody has just learned something that only the player's own cards show. */
export const isSecret = ({ key }: Told): boolean => key === "saw" || key === "shown" || key === "traded-cards";
