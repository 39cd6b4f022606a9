// generated, do not edit: make types

import type { Told } from "../../lib/protocol";

/** The data of every event, by its key. */
export interface Events {
  "round-begins": { round: number; rounds: number; seat: number };
  "dealt": { seat: number; card: string; ally: boolean };
  "questions-begin": { seat: number; minutes: number };
  "hurry": { seconds: number };
  "asked": { seat: number; target: number; about: string; line: string | null; text: string | null; lasso: boolean; manner: string | null };
  "time-up": object;
  "said-suspect": { seat: number; target: number; grounds: string; about: string | null; how: string; tone: string };
  "said-trust": { seat: number; target: number; tone: string };
  "said-relent": { seat: number; target: number; tone: string };
  "said-who": { seat: number; target: number; tone: string };
  "said-why": { seat: number; target: number; tone: string };
  "said-know": { seat: number; tone: string };
  "said-joked": { seat: number; about: string; tone: string };
  "pointed": { pairs: Record<string, number | string> };
  "round-over": { reason: string; bag: string; cards: Record<string, string>; seat: number | null; target: number | null; points: Record<string, number> };
  "answered": { seat: number; target: number; reply: string; lasso: boolean; about: string | null; line: string | null; text: string | null; manner: string | null };
  "accused": { seat: number; target: number; line: string };
  "verdicts": { target: number; voters: number[]; seats: number[] };
  "showed": { seat: number; card: string };
  "accusation-failed": { seat: number; target: number };
  "guessed": { seat: number; place: string; right: boolean; line: string };
  "power-dealt": { seat: number; power: string };
  "saw-power": { seat: number; target: number; power: string };
  "powers-shown": { powers: Record<string, string> };
  "applauded": { pairs: Record<string, number | string>; winners: number[] };
  "power-opened": { seat: number; power: string };
  "passed-on": { seat: number; target: number };
  "ally-pointed": { pairs: Record<string, number | string> };
  "madness-called": { seat: number; line: string };
  "madness-voted": { seat: number; voters: number[]; seats: number[]; passed: boolean };
  "shielded": { seat: number };
  "overridden": { seat: number };
  "time-changed": { seat: number; seconds: number; how: string };
  "joked": { seat: number; right: boolean; line: string };
}

/** An event as it was told. */
export type Event = {
  [K in keyof Events]: Omit<Told, "key" | "data"> & { key: K; data: Events[K] };
}[keyof Events];

/** A story with its events as they were declared: the server tells no others. */
export const typed = (told: readonly Told[]): readonly Event[] => told as unknown as readonly Event[];

/** What a narrator says aloud, in the words in which everybody reads it. */
export const SPOKEN: ReadonlySet<string> = new Set(["round-begins", "questions-begin", "hurry", "time-up", "accused", "showed", "accusation-failed", "guessed", "applauded", "power-opened", "passed-on", "madness-called", "shielded", "overridden", "time-changed", "joked"]);

/** Somebody's own words. */
export const SAID: ReadonlySet<string> = new Set(["asked", "said-suspect", "said-trust", "said-relent", "said-who", "said-why", "said-know", "said-joked", "answered"]);

/** What is listed among the latest happenings. */
export const NEWS: ReadonlySet<string> = new Set(["verdicts", "accusation-failed", "power-opened", "passed-on", "madness-voted", "shielded", "overridden", "time-changed"]);

/** What may decide how something ends. */
export const DECIDES: ReadonlySet<string> = new Set(["pointed", "verdicts", "showed", "guessed", "ally-pointed", "madness-voted", "overridden", "joked"]);

/** Whether these are somebody's own words. */
export const isSaid = (event: Event): event is Extract<Event, { key: "asked" | "said-suspect" | "said-trust" | "said-relent" | "said-who" | "said-why" | "said-know" | "said-joked" | "answered" }> =>
  SAID.has(event.key);
