// generated, do not edit: make types

import type { MatchFrame } from "../../lib/protocol";

/** What everybody sees. */
export interface ColoniesPublic {
  stage: string;
  /** What the round tracker shows. */
  rounds: number;
  objective: string;
  crisis: string | null;
  given: string[];
  /** How many cards prevent the crisis. */
  target: number;
  active: number[];
  ready: number[];
  passed: number[];
  moved: string[];
  /** Who reads the crossroads card of whom. */
  readers: Record<string, number>;
  /** When the glass runs out, while it runs. */
  glass: number | null;
  players: ColoniesPlayer[];
  camps: Record<string, ColoniesCamp>;
  people: Record<string, ColoniesSurvivorInPlay>;
  gates: Record<string, ColoniesEntrance>;
  noise: Record<string, number>;
  /** How many cards each deck has. */
  decks: Record<string, number>;
  /** The back of the top item of each deck: where it came from. */
  tops: Record<string, string>;
  graves: ColoniesGrave[];
  /** Cards that stay: the rule, with whom or where, and the number by which it is counted. */
  attached: Record<string, Record<string, number>>;
  fight: ColoniesFight | null;
}

/** Somebody at the table. */
export interface ColoniesPlayer {
  home: string;
  /** How many cards of each back. */
  hand: Record<string, number>;
  dice: number[];
  /** How many more dice, or fewer, to roll next time. */
  next_roll: number;
}

/** A colony, or the den. */
export interface ColoniesCamp {
  players: number[];
  leader: number | null;
  morale: number;
  food: number;
  starvation: number;
  bullets: number;
  helpless: number;
  unruly: number;
  trophies: number;
  /** The waste pile, its top last. */
  waste: string[];
  storage: string[];
  /** Where it has won combats. */
  won: string[];
}

/** A survivor in play. */
export interface ColoniesSurvivorInPlay {
  seat: number;
  place: string;
  wounds: number;
  frostbite: number;
  despair: number;
  /** Bitten, and on its side until the stage is over. */
  down: boolean;
  /** Whether it leads its group. */
  leads: boolean;
  /** Whether its ability was used in this round. */
  tired: boolean;
  equipment: string[];
  /** Equipment that was used in this round. */
  used: string[];
}

/** What stands before an entrance. */
export interface ColoniesEntrance {
  zombies: number;
  barricades: number;
  traps: number;
}

/** Somebody who has died. */
export interface ColoniesGrave {
  survivor: string;
  seat: number;
}

/** The combat under way, as far as it has come. */
export interface ColoniesFight {
  place: string;
  blue: string[];
  /** Who fights for whom, the wolf's survivors with those he has joined. */
  yellow: string[];
  tactics: Record<string, string>;
  bids: Record<string, number>;
  faces: Record<string, string>;
  strength: Record<string, number>;
  winner: string;
}

/** What one player sees in addition. */
export interface ColoniesPrivate {
  hand: string[];
  goal: string;
  /** The crossroads cards that this player reads, by whose turn it is. */
  reads: Record<string, string>;
  /** What a search has turned up. */
  found: string[];
  /** Survivors to choose from at the start. */
  candidates: string[];
  missions: string[];
  /** The colony that was drawn for the lone wolf. */
  favoured: string | null;
  glimpses: ColoniesGlimpse[];
}

/** Cards that somebody has seen in secret. */
export interface ColoniesGlimpse {
  /** `hand` or `top`. */
  how: string;
  /** The seat, or the place of the deck. */
  whose: string;
  /** What the round tracker showed then. */
  rounds: number;
  cards: string[];
}

/** A match of this game, as its board gets it. */
export type ColoniesMatch = MatchFrame<ColoniesPublic, ColoniesPrivate>;
