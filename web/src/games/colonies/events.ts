// generated, do not edit: make types

import type { Told } from "../../lib/protocol";

/** The data of every event, by its key. */
export interface Events {
  "dealt": { goal: string; cards: string[] };
  "candidates": { survivors: string[] };
  "settled": { seat: number; survivors: string[] };
  "round": { left: number };
  "crisis": { crisis: string };
  "turn": { seats: number[] };
  "acting": { seats: number[] };
  "step": { step: string };
  "rounds-left": { count: number };
  "stock": { colony: string; what: string; by: number; left: number };
  "waste": { colony: string; by: number; left: number; cards: string[] };
  "dice-left": { seat: number; dice: number[] };
  "die": { seat: number; was: number; now: number };
  "die-given": { seat: number; target: number; die: number };
  "next-roll": { seat: number; by: number };
  "rolled": { seat: number; die: number };
  "hurt": { survivor: string; kind: string; count: number; rolled: boolean };
  "healed": { survivor: string; kind: string };
  "exposed": { survivor: string; face: string };
  "bitten": { survivor: string };
  "infected": { survivor: string; place: string };
  "died": { survivor: string; seat: number; place: string };
  "gone": { survivor: string };
  "promoted": { seat: number; survivor: string };
  "joined": { seat: number; survivor: string; place: string };
  "returned": { survivor: string; place: string };
  "hand-lost": { seat: number };
  "looted": { seat: number; survivor: string; item: string };
  "wolf-left": { seat: number };
  "zombie": { place: string; what: string };
  "overrun": { place: string };
  "killed": { seat: number; place: string; count: number };
  "built": { seat: number; place: string; what: string };
  "torn-down": { place: string; count: number };
  "lured": { origin: string; place: string; count: number };
  "noise": { place: string; count: number };
  "noise-heard": { place: string; what: string };
  "moved": { seat: number; survivor: string; place: string };
  "passed": { seat: number };
  "displaced": { seat: number; survivor: string };
  "ready": { seat: number };
  "attacked": { seat: number; survivor: string; place: string };
  "searched": { seat: number; survivor: string; place: string };
  "found": { place: string; cards: string[] };
  "kept": { item: string };
  "noisy": { seat: number; place: string };
  "cleaned": { seat: number; survivor: string; count: number; left: number };
  "ability": { seat: number; survivor: string; whose: string; own: boolean };
  "used": { seat: number; survivor: string; item: string };
  "played": { seat: number; item: string };
  "equipped": { seat: number; survivor: string; item: string };
  "handed-off": { seat: number; survivor: string; item: string; other: string };
  "contributed": { seat: number; item: string };
  "stored": { seat: number; item: string };
  "said-need": { seat: number; kind: string; tone: string };
  "said-have": { seat: number; kind: string; tone: string };
  "said-guard": { seat: number; tone: string };
  "said-help-crisis": { seat: number; tone: string };
  "said-leave-crisis": { seat: number; tone: string };
  "requested": { seat: number; target: number; kind: string };
  "granted": { seat: number; target: number; item: string };
  "refused": { seat: number; target: number };
  "gained": { cards: string[] };
  "drew": { seat: number; place: string; count: number };
  "looked": { seat: number; place: string; count: number };
  "saw": { place: string; cards: string[] };
  "fetched": { seat: number; place: string; item: string };
  "revealed": { seat: number; place: string; cards: string[] };
  "salvaged": { seat: number; item: string };
  "burnt": { place: string; count: number };
  "put-under": { seat: number; place: string; back: string };
  "pocketed": { seat: number; back: string };
  "uncovered": { place: string; back: string };
  "shed": { seat: number; item: string; wasted: boolean };
  "handed-over": { seat: number; target: number; back: string };
  "changed-hands": { seat: number; target: number; item: string };
  "peeked": { seat: number; target: number };
  "saw-hand": { target: number; cards: string[] };
  "saw-goal": { target: number; goal: string };
  "showed-goal": { seat: number; target: number };
  "foresaw": { seat: number; count: number };
  "saw-crises": { cards: string[] };
  "crossroads-drawn": { seat: number; target: number };
  "read": { seat: number; road: string };
  "crossroads-passed": { seat: number };
  "crossroads": { seat: number; road: string };
  "chose": { seat: number; road: string; way: string };
  "crossroads-met": { seat: number };
  "avoided": { seat: number; survivor: string };
  "attached": { rule: string; target: string };
  "fasting": { seat: number };
  "together": { seat: number; count: number; needed: number };
  "staked": { seat: number; item: string };
  "stakes-won": { seat: number; cards: string[] };
  "follows": { survivor: string; seat: number };
  "parley": { seat: number; accepted: boolean };
  "guarded": { survivor: string; other: string };
  "thumbs": { votes: Record<string, string> };
  "combat": { place: string };
  "wolf-chose": { seat: number; choice: string };
  "tactics": { blue: string; yellow: string };
  "bids": { blue: number; yellow: number };
  "combat-dice": { blue: string; yellow: string };
  "strength": { colony: string; by: number; why: string; blue: number; yellow: number };
  "combat-over": { place: string; winner: string };
  "undefended": { colony: string; count: number };
  "crisis-over": { crisis: string; points: number; target: number; prevented: boolean };
  "elected-votes": { votes: Record<string, number> };
  "elected": { colony: string; seat: number };
  "ended": { side: string; reason: string };
  "secret-opened": { seat: number; goal: string; won: boolean };
  "mission": { card: string };
  "mission-discarded": { seat: number; card: string };
  "mission-failed": { seat: number; card: string };
  "accomplished": { seat: number; card: string };
}

/** An event as it was told. */
export type Event = {
  [K in keyof Events]: Omit<Told, "key" | "data"> & { key: K; data: Events[K] };
}[keyof Events];

/** A story with its events as they were declared: the server tells no others. */
export const typed = (told: readonly Told[]): readonly Event[] => told as unknown as readonly Event[];

/** What a narrator says aloud, in the words in which everybody reads it. */
export const SPOKEN: ReadonlySet<string> = new Set(["round", "crisis", "turn", "acting", "step", "bitten", "infected", "died", "wolf-left", "overrun", "ready", "crossroads", "chose", "crossroads-met", "avoided", "parley", "combat", "wolf-chose", "tactics", "bids", "combat-dice", "combat-over", "undefended", "crisis-over", "elected", "ended", "secret-opened", "mission-failed", "accomplished"]);

/** Somebody's own words. */
export const SAID: ReadonlySet<string> = new Set(["said-need", "said-have", "said-guard", "said-help-crisis", "said-leave-crisis"]);

/** What is listed among the latest happenings. */
export const NEWS: ReadonlySet<string> = new Set(["crisis", "rounds-left", "stock", "waste", "next-roll", "hurt", "healed", "bitten", "infected", "died", "gone", "promoted", "joined", "hand-lost", "looted", "wolf-left", "overrun", "killed", "built", "torn-down", "lured", "moved", "displaced", "searched", "cleaned", "ability", "played", "equipped", "handed-off", "contributed", "stored", "requested", "granted", "refused", "drew", "looked", "fetched", "revealed", "salvaged", "burnt", "shed", "handed-over", "peeked", "showed-goal", "foresaw", "crossroads", "chose", "avoided", "attached", "fasting", "together", "staked", "stakes-won", "follows", "parley", "guarded", "thumbs", "combat", "wolf-chose", "tactics", "bids", "combat-dice", "combat-over", "undefended", "crisis-over", "elected", "secret-opened", "mission-discarded", "mission-failed", "accomplished"]);

/** What may decide how something ends. */
export const DECIDES: ReadonlySet<string> = new Set(["combat-over", "ended"]);

/** Whether these are somebody's own words. */
export const isSaid = (event: Event): event is Extract<Event, { key: "said-need" | "said-have" | "said-guard" | "said-help-crisis" | "said-leave-crisis" }> =>
  SAID.has(event.key);
