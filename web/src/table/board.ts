/**
 * What a game gives to the screens, and what it gets from them. `Public` and `Private` are its views, as its own
 * `views.ts` says; a screen passes them on without looking into them, which is why they are `any` to it.
 */

import type { Component, Snippet } from "svelte";
import type { Light } from "../lib/light";
import type { Narrator } from "../lib/narration";
import type { MatchFrame, Replay } from "../lib/protocol";
import type { Moment } from "../lib/replay";
import type { SessionOf } from "../lib/session.svelte";

/** What a board lays into the frame that all match screens on a telephone share. */
export interface Framed {
  main: Snippet;
  foot: Snippet;
  /** What this person has to do now, in place of where the match is. */
  title?: string | undefined;
  /** This person has to choose on the board: where the screen is low, what is said waits behind the menu. */
  busy?: boolean;
  /** On a phone that lies on its side the board takes the whole width. */
  wide?: boolean;
}

export interface PhoneProps<Public, Private> {
  session: SessionOf<Public, Private>;
  frame: Snippet<[Framed]>;
}

export interface TvProps<Public, Private> {
  session: SessionOf<Public, Private>;
  match: MatchFrame<Public, Private>;
  view: Public;
  /** The height that the frame leaves to the board, in pixels. */
  height: number;
}

export interface ReplayProps<Public, Private> {
  moment: Moment<Public, Private>;
  match: MatchFrame<Public, Private>;
  view: Public;
  /** The most height in pixels. */
  highest: number;
}

export interface UnmaskedProps<Public, Private> {
  match: MatchFrame<Public, Private>;
  view: Public;
  /** With everything open, as soon as it is there. */
  replay: Replay | null;
}

export interface Board<Public = any, Private = any> {
  /** The whole screen of a player, or of somebody who watches, while a match is on. */
  Phone: Component<PhoneProps<Public, Private>>;
  Tv: Component<TvProps<Public, Private>>;
  /** The same place at one moment of a replay. */
  Replay: Component<ReplayProps<Public, Private>>;
  /** Who was who, for the end screen. */
  Unmasked: Component<UnmaskedProps<Public, Private>>;
  /** The clock, where a game has one of its own beside the deadlines. */
  Clock?: Component<{ session: SessionOf<Public, Private> }>;
  /** Whom the narrator calls, as a picture beside the line on a television. */
  Called?: Component<{ calls: readonly string[] }>;
  light: (view: Public) => Light;
  /** Where the match is, for everybody: the title of a screen, and the line over it. */
  heading: (view: Public) => { title: string; over: string | null };
  /** What the narrator says when. */
  narrator?: Narrator<Public>;
  /**
   * Where people take turns within a stage: all that everybody sees of whose turn it is; null where they do not. On a
   * device that goes round, whoever's turn comes again gets it again.
   */
  turn?: (view: Public) => unknown;
  /** Whether a person ends the stages, and time only as a last resort: then no clock is shown. */
  untimed?: (view: Public) => boolean;
}
