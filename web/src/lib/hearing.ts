/**
 * Which sounds are heard where. A game says in rows what each of its events sounds like; here is what of that a device
 * lets be heard. Only what everybody sees counts: what was told to all, the stage, whose turn it openly is. So nothing
 * that a telephone sounds like, and no silence of it, can tell who does what at night.
 */

import type { Table, Told } from "./protocol";
import type { Sound } from "./sounds/made";

/** What the events of a game sound like. */
export interface Sounding<Public = any, Key extends string = string> {
  /** The stage that everybody sees. */
  stage: (view: Public) => string;
  /** A match that begins. */
  begins?: Sound;
  /** What was told to everybody; of several that come together the one that stands first is heard first. */
  told: Readonly<Partial<Record<Key, Sound>>>;
  /** A stage that begins. */
  stages?: Readonly<Partial<Record<string, Sound>>>;
  /** What goes on underneath for as long as a stage lasts. */
  beds?: Readonly<Partial<Record<string, Sound>>>;
  /** Stages in which nobody may hear who does something: a telephone among people is silent. */
  hushed?: ReadonlySet<string>;
  over?: Sound;
  /** Who has to do something now, as everybody sees it. */
  turns?: (view: Public) => readonly number[];
  /** When the time runs out that everybody watches, where it is not the deadline; null: no time runs. */
  ends?: (view: Public) => number | null | undefined;
}

/** What a device is to those around it. */
export type Ear = "television" | "speaker" | "alone" | "among";

interface Hears {
  /** What is everybody's. */
  all: boolean;
  /** That it is its owner's turn. */
  own: boolean;
  /** Also in stages that are hushed. */
  hushed: boolean;
  /** What goes on underneath. */
  bed: boolean;
}

export const EARS: Readonly<Record<Ear, Hears>> = {
  /** For the whole room. */
  television: { all: true, own: false, hushed: true, bed: true },
  /** A telephone that speaks for the table where there is no television. */
  speaker: { all: true, own: true, hushed: false, bed: false },
  /** Far from the others: they do not hear it. */
  alone: { all: true, own: true, hushed: true, bed: false },
  /** In the same room, or beside a microphone. */
  among: { all: false, own: true, hushed: false, bed: false },
};

export function earOf(table: Pick<Table, "sitting" | "lesson" | "people">, speaks: boolean): Ear {
  if (table.sitting === "apart" || table.lesson !== null) return "alone";
  const screen = table.people.some(({ kind, here, waits }) => kind === "tv" && here && !waits);
  return speaks && !screen ? "speaker" : "among";
}

/** What has come with a frame. */
export interface News<Public> {
  told: readonly Told[];
  before: Public;
  now: Public;
  over: boolean;
}

/** More than so many whose turn it is at once are everybody: whoever feels the telephone tremble needs no sound. */
const FEW = 2;

export interface Owner {
  /** Those who sit at this device. */
  seats: readonly number[];
  /** Whether it can tremble. */
  trembles: boolean;
}

/** What is to be heard of it, one after the other. */
export function heard<Public>(news: News<Public>, rows: Sounding<Public>, ear: Ear, owner: Owner): Sound[] {
  const { all, own } = EARS[ear];
  if (isSilent(news.now, rows, ear) && !news.over) return [];
  const sounds = new Set<Sound>(all ? everybodys(news, rows) : []);
  if (own && !news.over && isCalled(news, rows, owner)) sounds.add("call");
  return [...sounds];
}

/** Whether nothing may be heard of this device now. */
export function isSilent<Public>(view: Public, rows: Sounding<Public>, ear: Ear): boolean {
  return !EARS[ear].hushed && rows.hushed?.has(rows.stage(view)) === true;
}

const isTurned = <Public>({ before, now }: News<Public>, { stage }: Sounding<Public>): boolean =>
  stage(before) !== stage(now);

function everybodys<Public>(news: News<Public>, rows: Sounding<Public>): Sound[] {
  const open = new Set(news.told.filter((event) => event.private !== true).map(({ key }) => key));
  const sounds = Object.entries(rows.told).map(([key, sound]) => (open.has(key) ? sound : undefined));
  if (news.over) sounds.push(rows.over);
  else if (isTurned(news, rows)) sounds.push(rows.stages?.[rows.stage(news.now)]);
  return sounds.filter((sound) => sound !== undefined);
}

function isCalled<Public>(news: News<Public>, rows: Sounding<Public>, { seats, trembles }: Owner): boolean {
  const [then, now] = [rows.turns?.(news.before) ?? [], rows.turns?.(news.now) ?? []];
  if (now.length > FEW && trembles) return false;
  return seats.some((seat) => now.includes(seat) && (isTurned(news, rows) || !then.includes(seat)));
}

/** Whether this device ticks while the last seconds run: for everybody, or for its owner whose turn it is. */
export function isTicking<Public>(view: Public, rows: Sounding<Public>, ear: Ear, { seats }: Owner): boolean {
  const { all, own } = EARS[ear];
  if (rows.hushed?.has(rows.stage(view))) return false;
  const now = rows.turns?.(view) ?? [];
  return (all && ear !== "alone") || (own && seats.some((seat) => now.includes(seat)));
}
