/** Places that a host thinks up: what is there so far, what is still lacking, and the small file they are kept in. */

import { ENOUGH, EXTRA, LEAST, LONGEST, MANY, MIXING, MOST } from "./content";

export type Strength = 1 | 2;
/** What holds for a place: 2 clearly, 1 arguably. */
export type Traits = Readonly<Record<string, Strength>>;

/** A place as it is worked on: a name may still be empty. */
export interface Place {
  readonly ru: string;
  readonly en: string;
  readonly traits: Traits;
}

/** The value of the option. */
export interface Own {
  places: { ru?: string; en?: string; traits: Traits }[];
}

/** Bytes of one command to a table, and of a file, as the server takes them. */
export const FRAME = 24 * 1024;
export const FILE = 64 * 1024;

export const EMPTY: Place = { ru: "", en: "", traits: {} };

const isEmpty = (place: Place): boolean =>
  !place.ru.trim() && !place.en.trim() && Object.keys(place.traits).length === 0;

/** Those that somebody has begun. */
export const begun = (places: readonly Place[]): Place[] => places.filter((place) => !isEmpty(place));

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, LONGEST * 2) : "");

/** The places of an option's value, or of a draft; what cannot be read is left out. */
export function placesOf(value: unknown): Place[] {
  const list = isRecord(value) && Array.isArray(value["places"]) ? (value["places"] as unknown[]) : [];
  return list.filter(isRecord).map(({ ru, en, traits }) => ({
    ru: text(ru),
    en: text(en),
    traits: Object.fromEntries(
      Object.entries(isRecord(traits) ? traits : {}).filter(
        (one): one is [string, Strength] => one[1] === 1 || one[1] === 2,
      ),
    ),
  }));
}

/** What a table is sent: names without blanks around them, and none that is empty. */
export function valueOf(places: readonly Place[]): Own {
  return {
    places: places.map((place) => ({
      ...(place.ru.trim() ? { ru: place.ru.trim() } : {}),
      ...(place.en.trim() ? { en: place.en.trim() } : {}),
      traits: place.traits,
    })),
  };
}

export const same = (one: readonly Place[], other: readonly Place[]): boolean =>
  JSON.stringify(valueOf(one)) === JSON.stringify(valueOf(other));

/** The name of a place in a language; where there is none, in the other. */
export function nameOf(place: Place, language: "ru" | "en"): string {
  const [first, second] = language === "ru" ? [place.ru, place.en] : [place.en, place.ru];
  return first.trim() || second.trim();
}

/** A tap: it does not hold, it holds arguably, it holds clearly, and so on. */
export function turned(traits: Traits, trait: string): Traits {
  const { [trait]: now, ...others } = traits;
  return now === 2 ? others : { ...others, [trait]: now === 1 ? 2 : 1 };
}

export const without = (places: readonly Place[], index: number): Place[] => places.filter((_, at) => at !== index);

export const replaced = (places: readonly Place[], index: number, place: Place): Place[] =>
  places.map((other, at) => (at === index ? place : other));

export type Lack = { what: "name" | "twice" } | { what: "few" | "many"; count: number };

const namesOf = (place: Place): string[] =>
  [...new Set([place.ru, place.en].map((name) => name.trim().toLowerCase()))].filter(Boolean);

/** What is wrong with one of the places. */
export function lackOf(places: readonly Place[], index: number): Lack | null {
  const place = places[index] ?? EMPTY;
  const mine = namesOf(place);
  if (mine.length === 0) return { what: "name" };
  const others = new Set(places.slice(0, index).flatMap(namesOf));
  if (mine.some((name) => others.has(name))) return { what: "twice" };
  const count = Object.keys(place.traits).length;
  if (count < ENOUGH) return { what: "few", count: ENOUGH - count };
  return count > MANY ? { what: "many", count: count - MANY } : null;
}

export type Trouble = { what: "add" | "mixed" | "drop" | "mend" | "large"; count: number };

/** What bars the places from being played with; null: nothing. */
export function troubleOf(places: readonly Place[], mixed: boolean): Trouble | null {
  if (places.length < LEAST) return { what: "add", count: LEAST - places.length };
  if (places.length > MOST) return { what: "drop", count: places.length - MOST };
  const unfinished = places.filter((_, index) => lackOf(places, index)).length;
  if (unfinished) return { what: "mend", count: unfinished };
  return mixed && places.length < EXTRA ? { what: "mixed", count: EXTRA - places.length } : null;
}

/** Whether everybody may be somewhere else: by the option, or else by the mode. */
export function mixes(mode: string | null, options: Readonly<Record<string, unknown>>): boolean {
  return Boolean(options["madness"] ?? (mode !== null && MIXING.includes(mode)));
}

/** How many bytes the command is by which a table gets these options. */
export function sizeOf(mode: string | null, options: Readonly<Record<string, unknown>>): number {
  const command = { do: "set", id: Number.MAX_SAFE_INTEGER, mode, options };
  return new TextEncoder().encode(JSON.stringify(command)).length;
}

/** A text in a TOML file. */
function quoted(value: string): string {
  // eslint-disable-next-line no-control-regex -- they are what TOML wants escaped
  const escaped = value.replace(/[\\"\u0000-\u001f\u007f]/g, (sign) =>
    sign === "\\" || sign === '"' ? `\\${sign}` : `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `"${escaped}"`;
}

/** The file that the server reads back; no line of it is long. */
export function fileOf(places: readonly Place[]): string {
  const blocks = valueOf(places).places.map(({ ru, en, traits }) => [
    "[[places]]",
    ...(ru ? [`ru = ${quoted(ru)}`] : []),
    ...(en ? [`en = ${quoted(en)}`] : []),
    "[places.traits]",
    ...Object.entries(traits).map(([trait, strength]) => `${trait} = ${strength}`),
  ]);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
