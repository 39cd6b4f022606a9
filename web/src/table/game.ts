/** What a game signs up with: all of it is loaded when it is needed, and none of it has to be there. */

import type { Component } from "svelte";
import type { Board } from "./board";

export interface ClientGame {
  board?: () => Promise<Board>;
  /** The cards, as the rules show them. */
  cards?: () => Promise<Cards>;
  /** Options that are too much for a field, by their names. */
  editors?: Readonly<Record<string, Edited>>;
}

// --- cards --------------------------------------------------------------------------------------------------------

export interface CardProps {
  role: string;
  /** How many of it are in the deck; 0: nobody counts them here. */
  count?: number;
  open?: boolean;
  /** What is looked for, and marked. */
  words?: readonly string[];
}

export interface Cards<Public = any> {
  /** The groups in their order, each with its sign and the keys of its cards; the key of its name is a text of the game. */
  groups: readonly { sign: string; name: string; roles: readonly string[] }[];
  /** A card that opens in its place. */
  Card: Component<CardProps, Record<string, never>, "open">;
  /** The deck of a match, if the table knows it. */
  deck: (view: Public) => Readonly<Record<string, number>> | null;
}

// --- options ------------------------------------------------------------------------------------------------------

export type Options = Record<string, unknown>;

export interface EditorProps {
  open: boolean;
  mode: string | null;
  options: Options;
  /** Plays with these options; what is wrong with them in words, or null. */
  ontake: (options: Options) => Promise<string | null>;
}

export type OptionEditor = Component<EditorProps, Record<string, never>, "open">;

export interface Edited {
  load: () => Promise<{ default: OptionEditor }>;
  /** The value of another option that is nothing without this one. */
  needed: { option: string; value: unknown };
  /** What is chosen, in a word or two. */
  shown: (value: unknown) => string;
}
