/** The boards of the games, each loaded when it is needed. A game without one is played in the generic forms. */

import type { Component } from "svelte";
import type { Light } from "../lib/light";
import type { Narrator } from "../lib/narration";
import type { MatchFrame, Replay, ReplayEntry, ReplayTold } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";

/** One moment of a match that is watched again. */
export interface Moment {
  match: MatchFrame;
  /** With all cards open: what each seat knows at this moment. */
  privates: readonly unknown[] | null;
  /** What was told at this very moment. */
  news?: readonly ReplayTold[];
  /** With all cards open: what came in at this moment, and all that came in since this day or night began. */
  entry?: ReplayEntry | null;
  entries?: readonly ReplayEntry[];
}

export interface Board {
  /** The whole screen of a player, or of somebody who watches, while a match is on. */
  Phone: Component<{ session: Session }>;
  Tv: Component<{ session: Session }>;
  /** The clock, where a game has one of its own beside the deadlines. */
  Clock?: Component<{ session: Session }>;
  /** Whom the narrator calls, as a picture beside the line on a television. */
  Called?: Component<{ calls: readonly string[] }>;
  /** The same town at one moment of a replay, at most so many pixels high. */
  Replay: Component<{ moment: Moment; highest?: number }>;
  /** Who was who, for the end screen; with the replay in which everything is open, as soon as it is there. */
  Unmasked: Component<{ match: MatchFrame; replay: Replay | null }>;
  light: (match: MatchFrame) => Light;
  /** What the narrator says when. */
  narrator?: () => Narrator;
  /** Where the match is, for everybody: the title of a screen, and the line over it. */
  heading?: (match: MatchFrame) => { title: string; over: string | null };
  /**
   * Where people take turns within a stage: all that everybody sees of whose turn it is; null where they do not. On a
   * device that goes round, whoever's turn comes again gets it again.
   */
  turn?: (match: MatchFrame) => unknown;
  /** Whether a person ends the stages, and time only as a last resort: then no clock is shown. */
  untimed?: (match: MatchFrame) => boolean;
}

const loaders: Record<string, () => Promise<{ board: Board }>> = {
  mafia: () => import("./mafia/board"),
  spyfall: () => import("./spyfall/board"),
  passengers: () => import("./passengers/board"),
};

const loaded = new Map<string, Promise<Board | null>>();

export function boardOf(game: string): Promise<Board | null> {
  let found = loaded.get(game);
  if (!found) {
    found = loaders[game]?.().then(({ board }) => board) ?? Promise.resolve(null);
    loaded.set(game, found);
  }
  return found;
}
