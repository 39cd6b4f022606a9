// generated, do not edit: make types

import type { MatchFrame } from "../../lib/protocol";

/** What everybody sees. */
export interface DuelPublic {
  turn: number;
  lives: number[];
  charms: string[];
  hands: number[];
  deck: number;
  discard: string[];
}

/** What one duellist sees besides: their own cards. */
export interface DuelPrivate {
  cards: string[];
}

/** A match of this game, as its board gets it. */
export type DuelMatch = MatchFrame<DuelPublic, DuelPrivate>;
