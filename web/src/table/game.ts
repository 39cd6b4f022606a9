/** What a game signs up with: all of it is loaded when it is needed, and none of it has to be there. */

import type { Component } from "svelte";
import type { CardGroup, MatchFrame } from "../lib/protocol";
import type { Board } from "./board";

export interface ClientGame {
  board?: () => Promise<Board>;
  /** The cards, as the rules and the browser of cards show them. */
  cards?: () => Promise<Cards>;
  /** Options that are too much for a field, by their names. */
  editors?: Readonly<Record<string, Edited>>;
}

// --- cards --------------------------------------------------------------------------------------------------------

export interface CardProps {
  card: string;
  name: string;
  /** What it does; null: no text says. */
  about: string | null;
  /** How many of it there are; 0: nobody counts them here. */
  count?: number;
  /** What has been seen of it in this match, in words. */
  seen?: string | null;
  open?: boolean;
  /** What is looked for, and marked. */
  words?: readonly string[];
}

/** What a match shows of a card. */
export interface Seen {
  /** How many of it are in the match, 0: it is not in it; left out: nobody can say. */
  count?: number;
  /** What has been seen of it, in words. */
  told?: string;
}

/** How a game shows its cards; all of it may be left out, and then the server's list and the texts do. */
export interface Cards<Public = any, Private = any> {
  /** A card that opens in its place. */
  Card?: Component<CardProps, Record<string, never>, "open">;
  /** The sign of a group. */
  sign?: (group: string) => string | null;
  /** The groups otherwise than the server lists them: in a match, or in the rules. */
  arranged?: (groups: readonly CardGroup[], view: Public | null) => readonly CardGroup[];
  /** What everybody knows of the cards of this match; of those that are not named there is nothing to say. */
  seen?: (match: MatchFrame<Public, Private>) => Readonly<Record<string, Seen>>;
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
