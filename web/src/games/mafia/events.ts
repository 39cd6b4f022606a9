// generated, do not edit: make types

import type { Told } from "../../lib/protocol";

/** The data of every event, by its key. */
export interface Events {
  "dealt": { seat: number; card: string };
  "deck": { deck: Record<string, number> };
  "introduction": object;
  "room": { gang: string; seats: number[] };
  "day": { day: number };
  "hand": { seat: number; target: number };
  "abstained": { seat: number };
  "voted-out": { seat: number; card: string };
  "night": { night: number };
  "pointed": { gang: string; seat: number; target: number };
  "held-fire": { gang: string; seat: number };
  "aimed": { gang: string; target: number };
  "struck": { target: number; cause: string };
  "checked": { night: number; target: number; answer: string };
  "morning": { night: number; dead: number[] };
  "killed": { seat: number; card: string };
  "heir": { gang: string; seat: number };
  "said-found": { seat: number; night: number; target: number; answer: string; tone: string };
  "accused": { seat: number; target: number; grounds: string; number: number; whom: number | null; card: string | null; tone: string };
  "claimed": { seat: number; role: string; tone: string };
  "defended": { seat: number; target: number; grounds: string; number: number; tone: string };
  "greeted": { seat: number; mood: string; tone: string };
  "questioned": { seat: number; target: number; about: string; tone: string };
  "replied": { seat: number; target: number; reply: string; tone: string };
  "relented": { seat: number; target: number; tone: string };
  "intended": { seat: number; target: number; tone: string };
  "no-shot": { gang: string };
  "nobody-out": object;
  "unmasked": { cards: Record<string, string> };
  "tied": { seats: number[] };
  "silenced": { seat: number; targets: number[] };
  "void-ballot": { gang: string; seat: number; target: number; reason: string };
  "spared": { target: number; cause: string; reason: string; seat: number };
  "infected": { seats: number[]; players: number[] };
  "said-saw": { seat: number; night: number; target: number; answer: string; tone: string };
  "advised": { seat: number; target: number };
  "judged": { night: number; target: number; answer: string };
  "weighed": { seat: number; target: number };
  "said-compared": { seat: number; targets: number[]; answer: string; tone: string };
  "exposed": { gang: string; seat: number };
  "compared": { night: number; targets: number[]; answer: string };
  "jailed": { seats: number[] };
  "freed": { seats: number[] };
  "misled": { seat: number; targets: number[]; reason: string; truth: string };
  "no-answer": { night: number; target: number };
  "no-answer-pair": { night: number; targets: number[] };
  "raised": { seat: number; voters: number[] };
  "cured": { seat: number };
  "represented": { seat: number; target: number; void: string | null };
  "visited": { seat: number; target: number; void: string | null };
  "healed": { seat: number; target: number; void: string | null };
  "guarded": { seat: number; target: number; void: string | null };
  "hunted": { seat: number; target: number; void: string | null };
  "poisoned": { seat: number; target: number; void: string | null };
  "touched": { seat: number; target: number; void: string | null };
}

/** An event as it was told. */
export type Event = {
  [K in keyof Events]: Omit<Told, "key" | "data"> & { key: K; data: Events[K] };
}[keyof Events];

/** A story with its events as they were declared: the server tells no others. */
export const typed = (told: readonly Told[]): readonly Event[] => told as unknown as readonly Event[];

/** What a narrator says aloud, in the words in which everybody reads it. */
export const SPOKEN: ReadonlySet<string> = new Set(["voted-out", "morning", "killed", "nobody-out", "tied", "jailed", "freed"]);

/** Somebody's own words. */
export const SAID: ReadonlySet<string> = new Set(["said-found", "accused", "claimed", "defended", "greeted", "questioned", "replied", "relented", "intended", "said-saw", "said-compared"]);

/** What is listed among the latest happenings. */
export const NEWS: ReadonlySet<string> = new Set(["voted-out", "aimed", "checked", "morning", "killed", "heir", "said-found", "accused", "claimed", "defended", "nobody-out", "tied", "infected", "said-saw", "judged", "said-compared", "exposed", "compared", "jailed", "freed", "no-answer", "no-answer-pair", "cured"]);

/** Whether these are somebody's own words. */
export const isSaid = (event: Event): event is Extract<Event, { key: "said-found" | "accused" | "claimed" | "defended" | "greeted" | "questioned" | "replied" | "relented" | "intended" | "said-saw" | "said-compared" }> =>
  SAID.has(event.key);
