// generated, do not edit: make types

import type { MatchFrame } from "../../lib/protocol";

/** What everybody sees. */
export interface DoomsdayPublic {
  turn: number;
  /** How many turns have begun. */
  turns: number;
  /** How many have passed since somebody died. */
  quiet: number;
  lives: number[];
  /** The role cards of everybody, nothing for those that lie face down. */
  roles: (string | null)[][];
  /** The left and the right loyalty card of everybody. */
  loyalty: [string | null, string | null][];
  hands: number[];
  laid: DoomsdayLaid[][];
  weapons: DoomsdayWeapon[];
  /** The weapons that each may neither take nor fire. */
  banned: string[][];
  deck: number;
  /** Programs that are being carried out. */
  stack: string[];
  /** The action of this turn, if it was taken. */
  spent: string;
  /** While a window is open: what it answers, `shot`, `played`, `damage` or `death`. */
  announced: string;
  shot: DoomsdayShot | null;
  /** Damage that is about to be taken. */
  pending: Record<string, number>;
  /** Who has died in this turn. */
  graves: number[];
  inverted: boolean;
  advanced: boolean;
  legion: boolean;
  /** How often each may still say something in this turn. */
  words: number[];
  claims: DoomsdayClaim[];
}

/** A program on the table, and whom it names. */
export interface DoomsdayLaid {
  card: string;
  chosen: number | null;
}

/** A weapon: who holds it, and at whom it is aimed. */
export interface DoomsdayWeapon {
  kind: string;
  holder: number | null;
  aims: number[];
  /** In the centre it may be taken only by those who have it unlocked. */
  locked: boolean;
  /** Its holder may not aim it. */
  fixed: boolean;
}

/** A shot that is announced. */
export interface DoomsdayShot {
  seat: number;
  weapon: string;
  targets: number[];
}

/** What somebody has said; it may be a lie. */
export interface DoomsdayClaim {
  turn: number;
  seat: number;
  /** `am`, `card`, `shoot`, `spare`, `have`, `have-not` or `trust`. */
  topic: string;
  target: number | null;
  spot: string | null;
  what: string | null;
}

/** What one player sees in addition. */
export interface DoomsdayPrivate {
  team: string;
  roles: string[];
  loyalty: [string, string];
  programs: string[];
  notes: DoomsdaySeenCard[];
}

/** What somebody has seen, and when. */
export interface DoomsdaySeenCard {
  turn: number;
  seat: number;
  spot: string;
  card: string;
  /** The card may lie elsewhere by now. */
  moved: boolean;
}

/** A match of this game, as its board gets it. */
export type DoomsdayMatch = MatchFrame<DoomsdayPublic, DoomsdayPrivate>;
