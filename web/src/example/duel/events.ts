// generated, do not edit: make types

import type { Told } from "../../lib/protocol";

/** The data of every event, by its key. */
export interface Events {
  "announced": { seat: number; card: string; target: number };
  "hurt": { seat: number; points: number };
  "healed": { seat: number; points: number };
  "laid-open": { seat: number; cards: string[] };
  "avenged": { seat: number; target: number };
  "drew": { seat: number };
  "drew-card": { card: string };
}

/** An event as it was told. */
export type Event = {
  [K in keyof Events]: Omit<Told, "key" | "data"> & { key: K; data: Events[K] };
}[keyof Events];

/** A story with its events as they were declared: the server tells no others. */
export const typed = (told: readonly Told[]): readonly Event[] => told as unknown as readonly Event[];

/** What a narrator says aloud, in the words in which everybody reads it. */
export const SPOKEN: ReadonlySet<string> = new Set(["announced", "hurt", "healed", "avenged"]);
