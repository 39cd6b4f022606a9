/** The last tables at which this browser sat, and what somebody chose on the way there. */

import { MASKS } from "./protocol";
import { keep, recalled, remembered } from "./remember";

/** How a table was meant when it was made: alone with bots, one telephone for all, or with others. */
export type Way = "solo" | "pass" | "others";

export interface KnownTable {
  table: string;
  code: string;
  game: string;
  name: string;
  at: number;
  way?: Way;
}

const MOST = 5;
const LONGEST_MS = 30 * 24 * 3600 * 1000;

/** The list with this table at its head; what is old or too much is dropped. */
export function withTable(list: readonly KnownTable[], one: KnownTable): KnownTable[] {
  const before = list.find((other) => other.table === one.table);
  const others = list.filter((other) => other.table !== one.table && one.at - other.at < LONGEST_MS);
  return [{ ...before, ...one }, ...others].slice(0, MOST);
}

export function knownTables(): KnownTable[] {
  const list = recalled<KnownTable[]>("tables");
  return Array.isArray(list) ? list.filter((one) => typeof one?.table === "string") : [];
}

export function noteTable(one: Omit<KnownTable, "at">): void {
  keep("tables", withTable(knownTables(), { ...one, at: Date.now() }));
}

export function forgetTable(table: string): void {
  keep(
    "tables",
    knownTables().filter((one) => one.table !== table),
  );
}

export const wayOf = (table: string): Way => knownTables().find((one) => one.table === table)?.way ?? "others";

/** What was chosen before there was a table to tell it to. */
export interface Wish {
  table: string;
  mask?: number | null;
  /** To how many seats bots fill it up. */
  fill?: number;
  clocks?: boolean;
}

export const wish = (one: Wish): void => keep("wish", one);

/** The wish for this table, once. */
export function takeWish(table: string): Wish | null {
  const found = recalled<Wish>("wish");
  if (found?.table !== table) return null;
  keep("wish", null);
  return found;
}

/** The mask that somebody likes to wear. */
export function favouriteMask(): number | null {
  const number = Number.parseInt(remembered("mask") ?? "", 10);
  return Number.isInteger(number) && number >= 0 && number < MASKS ? number : null;
}
