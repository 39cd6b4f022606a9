// generated, do not edit: make types

import type { Told } from "../../lib/protocol";

/** The data of every event, by its key. */
export interface Events {
  "dealt": { seat: number; side: string; cards: string[] };
  "round-begins": { round: number; seat: number };
  "gifts-laid": { set: string };
  "mystery-placed": { seat: number; cell: string };
  "said-saw": { seat: number; cell: string; target: number | null; what: string; tone: string };
  "placed": { seat: number; cell: string; gift: string; votes: number };
  "you-placed": { face: string; cell: string };
  "gift": { seat: number; gift: string };
  "peeked": { seat: number; cell: string; target: number | null };
  "saw": { cell: string; face: string };
  "chosen": { seat: number; targets: number[] };
  "hand-shown": { seat: number; target: number };
  "shown": { seat: number; target: number; face: string };
  "masked": { seat: number; colour: string; cell: string };
  "discussion-begins": object;
  "said-am": { seat: number; side: string; tone: string };
  "voted": { pairs: Record<string, string> };
  "sailed": { round: number; boat: string; how: string; seat: number; raven: number; wolf: number };
  "turned-up": { seat: number; cell: string; face: string };
  "swapped": { seat: number; cell: string; goal: string };
  "said-placed": { seat: number; what: string; tone: string };
  "silenced": { seat: number; targets: number[] };
  "said-think": { seat: number; target: number; side: string; why: string; round: number; tone: string };
  "fizzled": { seat: number; gift: string };
  "said-send": { seat: number; boat: string; how: string; tone: string };
  "ashore": object;
  "landed": { round: number; boat: string; cards: string[] };
  "scored": { guides: number; smugglers: number; jaster: number | null };
  "said-hand": { seat: number; what: string; tone: string };
  "vote-taken": { seat: number; target: number };
  "coin": { seat: number; target: number };
  "fellows": { seats: number[] };
  "votes-gained": { seat: number; count: number };
  "named": { target: number; colour: string };
  "coloured": { cell: string; colour: string };
  "vote-given": { seat: number; target: number };
  "votes-swapped": { seat: number; targets: number[] };
  "whirled": { seat: number; boat: string; way: string };
  "traded": { seat: number; target: number };
  "traded-cards": { seat: number; target: number; gave: string; got: string };
  "counted": { seat: number; boat: string; colour: string; count: number };
  "set-chosen": { set: string; pairs: Record<string, string> };
  "moved": { seat: number; cell: string; goal: string };
  "lore": { seat: number; colour: string; seats: number[]; targets: number[] };
  "jaster-helped": { how: string; points: number };
  "opener": { seat: number; target: number };
  "open-voted": { seat: number; boat: string };
}

/** An event as it was told. */
export type Event = {
  [K in keyof Events]: Omit<Told, "key" | "data"> & { key: K; data: Events[K] };
}[keyof Events];

/** A story with its events as they were declared: the server tells no others. */
export const typed = (told: readonly Told[]): readonly Event[] => told as unknown as readonly Event[];

/** What a narrator says aloud, in the words in which everybody reads it. */
export const SPOKEN: ReadonlySet<string> = new Set(["round-begins", "masked", "discussion-begins", "sailed", "turned-up", "silenced", "fizzled", "ashore", "coin", "named", "coloured", "votes-swapped", "whirled", "traded", "counted", "lore", "jaster-helped", "opener", "open-voted"]);

/** Somebody's own words. */
export const SAID: ReadonlySet<string> = new Set(["said-saw", "said-am", "said-placed", "said-think", "said-send", "said-hand"]);

/** What is listed among the latest happenings. */
export const NEWS: ReadonlySet<string> = new Set(["mystery-placed", "said-saw", "placed", "peeked", "saw", "chosen", "hand-shown", "shown", "masked", "said-am", "turned-up", "swapped", "said-placed", "silenced", "said-think", "fizzled", "said-send", "said-hand", "vote-taken", "coin", "votes-gained", "named", "coloured", "vote-given", "votes-swapped", "whirled", "traded", "traded-cards", "counted", "set-chosen", "moved", "lore", "opener", "open-voted"]);

/** Whether these are somebody's own words. */
export const isSaid = (event: Event): event is Extract<Event, { key: "said-saw" | "said-am" | "said-placed" | "said-think" | "said-send" | "said-hand" }> =>
  SAID.has(event.key);
