// generated, do not edit: make types

import type { MatchFrame, Option } from "../../lib/protocol";

/** The town square: what everybody sees. */
export interface MafiaPublic {
  stage: string;
  day: number;
  night: number;
  /** Of the night: 1 or 2; by day 0. */
  half: number;
  players: number[];
  alive: number[];
  gone: MafiaGone[];
  jailed: number[];
  /** The cards in the game, if the table knows them. */
  deck: Record<string, number> | null;
  moderator: number | null;
  /** The roles that are called tonight, in their order. */
  calls: string[];
  /** Who stands to be voted out, while there is a vote. */
  candidates: number[];
  /** Hands raised so far, where they are seen. */
  hands: Record<string, Option>;
  /** Who has called for the vote. */
  ready: number[];
  ending: MafiaEnding | null;
}

/** Somebody who has left the game, with the card that was opened. */
export interface MafiaGone {
  seat: number;
  card: string;
  by_vote: boolean;
  /** Of the day or the night. */
  number: number;
}

/** How the match has ended, while everybody looks at it. */
export interface MafiaEnding {
  winners: number[];
  reason: string;
  side: string;
}

/** What one player sees in addition. */
export interface MafiaPrivate {
  card: string;
  /** Whether this player has the last word in the gang. */
  chief: boolean;
  /** For each gang that this player wakes with, who was awake when it last woke. */
  rooms: Record<string, number[]>;
  /** How those gangs point tonight. */
  ballots: Record<string, Record<string, number | null>>;
  infected: boolean;
  /** All the infected, with patient zero, for those who are of them. */
  sick: number[];
  checks: MafiaCheck[];
  notes: MafiaNote[];
  everything: MafiaEverything | null;
}

/** What a checker learned in a night. */
export interface MafiaCheck {
  night: number;
  targets: number[];
  answer: string | null;
}

/** Whom a player suspected in a night. */
export interface MafiaNote {
  night: number;
  target: number;
}

/** What the moderator sees, and the dead where the table lets them. */
export interface MafiaEverything {
  cards: string[];
  infected: number[];
  poisoned: number[];
  chiefs: Record<string, number>;
  orders: Record<string, number | null>;
  ballots: Record<string, Record<string, number | null>>;
  /** Where a person moderates, who has not tapped yet. */
  owing: number[];
  /** Where a person moderates, whether a stage has lasted as long as it would without him. */
  overtime: boolean;
}

/** A match of this game, as its board gets it. */
export type MafiaMatch = MatchFrame<MafiaPublic, MafiaPrivate>;
