/**
 * What a game gives to the screens, and what it gets from them. `Public` and `Private` are its views, as its own
 * `views.ts` says; a screen passes them on without looking into them, which is why they are `any` to it.
 */

import type { Component, Snippet } from "svelte";
import type { Sounding } from "../lib/hearing";
import type { Light } from "../lib/light";
import type { Narrator } from "../lib/narration";
import type { MatchFrame, Replay, Moment as Shown } from "../lib/protocol";
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
  /** What this person keeps in mind: it lies open beside the board where there is room. */
  notebook?: Snippet | undefined;
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

/** What everybody looks at: the same drawing on a phone, on a television (`large`) and in a replay. */
export interface MomentProps<Public, Private> {
  moment: Shown;
  match: MatchFrame<Public, Private>;
  view: Public;
  /** The most height in pixels. */
  highest: number;
  /** A whole room looks at it. */
  large: boolean;
}

export interface UnmaskedProps<Public, Private> {
  match: MatchFrame<Public, Private>;
  view: Public;
  /** With everything open, as soon as it is there. */
  replay: Replay | null;
}

/** A part of a board that is fetched when a screen needs it: a phone at a table needs neither television nor replay. */
export type Fetched<Props extends Record<string, any>> = () => Promise<Component<Props>>;

export interface Board<Public = any, Private = any> {
  /** The whole screen of a player, or of somebody who watches, while a match is on. */
  Phone: Component<PhoneProps<Public, Private>>;
  Tv: Fetched<TvProps<Public, Private>>;
  /** The same place at one moment of a replay. */
  Replay: Fetched<ReplayProps<Public, Private>>;
  /** The picture of a moment; without it, the masks of those whom it is about. */
  Moment?: Fetched<MomentProps<Public, Private>>;
  /** The line of a moment, where it is not what was told; null: it is. */
  momentLine?: (moment: Shown, view: Public) => string | null;
  /** Who was who, for the end screen. */
  Unmasked: Fetched<UnmaskedProps<Public, Private>>;
  /** The clock, where a game has one of its own beside the deadlines. */
  Clock?: Component<{ session: SessionOf<Public, Private> }>;
  /** For the end screen: what came of the bets of somebody who was out of the match. */
  Bets?: Fetched<{ session: SessionOf<Public, Private> }>;
  /** Whom the narrator calls, as a picture beside the line on a television. */
  Called?: Component<{ calls: readonly string[] }>;
  /** What somebody was in the match, in a word or two; null as long as it is not known. */
  was?: (match: MatchFrame<Public, Private>, replay: Replay, seat: number) => string | null;
  light: (view: Public) => Light;
  /** Where the match is, for everybody: the title of a screen, and the line over it. */
  heading: (view: Public) => { title: string; over: string | null };
  /** What the narrator says when. */
  narrator?: Narrator<Public>;
  /** What its events sound like. */
  sounds?: Sounding<Public>;
  /**
   * Where people take turns within a stage: all that everybody sees of whose turn it is; null where they do not. On a
   * device that goes round, whoever's turn comes again gets it again.
   */
  turn?: (view: Public) => unknown;
  /** Whether a person ends the stages, and time only as a last resort: then no clock is shown. */
  untimed?: (view: Public) => boolean;
}
