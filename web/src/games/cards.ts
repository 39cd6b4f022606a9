/** The cards of a game as its rules show them, loaded when they are needed. A game may have none. */

import type { Component } from "svelte";

export interface CardProps {
  role: string;
  /** How many of it are in the deck; 0: nobody counts them here. */
  count?: number;
  open?: boolean;
  /** What is looked for, and marked. */
  words?: readonly string[];
}

export interface Cards {
  /** The groups in their order, each with its sign and the keys of its cards; the key of its name is a text of the game. */
  groups: readonly { sign: string; name: string; roles: readonly string[] }[];
  /** A card that opens in its place. */
  Card: Component<CardProps, Record<string, never>, "open">;
  /** The deck of a match, if the table knows it. */
  deck: (view: unknown) => Readonly<Record<string, number>> | null;
}

const loaders: Record<string, () => Promise<{ cards: Cards }>> = {
  mafia: () => import("./mafia/box"),
};

export async function cardsOf(game: string): Promise<Cards | null> {
  return (await loaders[game]?.())?.cards ?? null;
}
