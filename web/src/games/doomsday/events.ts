// generated, do not edit: make types

import type { Told } from "../../lib/protocol";

/** The data of every event, by its key. */
export interface Events {
  "dealt": { roles: string[]; loyalty: string[]; cards: string[] };
  "turn": { seat: number };
  "peeked": { seat: number; target: number; spot: string };
  "saw": { target: number; spot: string; card: string };
  "role-revealed": { seat: number; card: string };
  "role-hidden": { seat: number; card: string };
  "roles-swapped": { seat: number; target: number };
  "got-roles": { cards: string[] };
  "leader": { seat: number; team: string };
  "loyalty-revealed": { seat: number; spot: string; card: string };
  "loyalty-hidden": { seat: number; spot: string; card: string };
  "loyalty-swapped": { seat: number; target: number; spot: string; other: string };
  "got-loyalty": { spot: string; card: string };
  "mixed-own": { seat: number };
  "mixed-loyalty": { seats: number[] };
  "inverted": { on: boolean };
  "armed": { seat: number; weapon: string; targets: number[] };
  "aimed": { seat: number; weapon: string; targets: number[] };
  "aimed-anew": { seat: number; weapon: string; targets: number[] };
  "jammed": { seat: number; weapon: string };
  "dropped": { seat: number; weapon: string };
  "seized": { seat: number; target: number; weapon: string };
  "weapons-swapped": { seat: number; target: number };
  "shot": { seat: number; weapon: string; targets: number[]; way: string };
  "no-shot": { seat: number; weapon: string };
  "in-danger": { seats: number[]; how: string };
  "prevented": { seat: number };
  "hurt": { seat: number; points: number; lives: number };
  "healed": { seat: number; lives: number };
  "died": { seat: number; roles: string[]; loyalty: string[] };
  "teams": { teams: Record<string, string>; again: boolean };
  "goes-on": { seats: number[]; again: boolean };
  "decided": { side: string };
  "revived": { seat: number; lives: number };
  "unmasked": { side: string; teams: Record<string, string> };
  "played": { seat: number; card: string; targets: number[]; words: string[] };
  "countered": { seat: number; card: string };
  "replayed": { seat: number; card: string };
  "retrieved": { seat: number; card: string };
  "drew": { seat: number; count: number };
  "drew-cards": { cards: string[] };
  "replaced": { seat: number };
  "saw-program": { target: number; card: string };
  "discarded": { seat: number; count: number };
  "discarded-cards": { cards: string[] };
  "hidden-counted": { seat: number; over: boolean };
  "taken-off": { seat: number; card: string };
  "handed": { seat: number; target: number; count: number };
  "handed-cards": { seat: number; target: number; cards: string[] };
  "programs-swapped": { seat: number; target: number };
  "got-program": { card: string };
  "answered": { seat: number; target: number; team: string; right: boolean };
  "listed": { team: string; seats: number[] };
  "converting": { seat: number; count: number };
  "converted": { seat: number; target: number };
  "joins-the-fallen": { seat: number };
  "cured": { seat: number };
  "said-am": { seat: number; team: string; tone: string };
  "said-card": { seat: number; target: number; spot: string; card: string; tone: string };
  "said-shoot": { seat: number; target: number; tone: string };
  "said-spare": { seat: number; target: number; tone: string };
  "said-have": { seat: number; card: string; tone: string };
  "said-have-not": { seat: number; card: string; tone: string };
  "said-trust": { seat: number; tone: string };
}

/** An event as it was told. */
export type Event = {
  [K in keyof Events]: Omit<Told, "key" | "data"> & { key: K; data: Events[K] };
}[keyof Events];

/** A story with its events as they were declared: the server tells no others. */
export const typed = (told: readonly Told[]): readonly Event[] => told as unknown as readonly Event[];

/** What a narrator says aloud, in the words in which everybody reads it. */
export const SPOKEN: ReadonlySet<string> = new Set(["role-revealed", "roles-swapped", "leader", "loyalty-revealed", "loyalty-swapped", "mixed-loyalty", "inverted", "shot", "hurt", "healed", "died", "goes-on", "decided", "revived", "played", "countered", "answered", "converting", "joins-the-fallen", "cured"]);

/** Somebody's own words. */
export const SAID: ReadonlySet<string> = new Set(["said-am", "said-card", "said-shoot", "said-spare", "said-have", "said-have-not", "said-trust"]);

/** What is listed among the latest happenings. */
export const NEWS: ReadonlySet<string> = new Set(["peeked", "saw", "role-revealed", "role-hidden", "roles-swapped", "got-roles", "leader", "loyalty-revealed", "loyalty-hidden", "loyalty-swapped", "got-loyalty", "mixed-own", "mixed-loyalty", "inverted", "armed", "aimed", "aimed-anew", "jammed", "dropped", "seized", "weapons-swapped", "shot", "no-shot", "prevented", "hurt", "healed", "died", "teams", "goes-on", "decided", "revived", "played", "countered", "replayed", "retrieved", "drew", "replaced", "saw-program", "discarded", "taken-off", "handed", "handed-cards", "programs-swapped", "got-program", "answered", "listed", "converting", "converted", "joins-the-fallen", "cured", "said-am", "said-card", "said-shoot", "said-spare", "said-have", "said-have-not", "said-trust"]);

/** What may decide how something ends. */
export const DECIDES: ReadonlySet<string> = new Set(["decided", "unmasked"]);

/** Whether these are somebody's own words. */
export const isSaid = (event: Event): event is Extract<Event, { key: "said-am" | "said-card" | "said-shoot" | "said-spare" | "said-have" | "said-have-not" | "said-trust" }> =>
  SAID.has(event.key);
