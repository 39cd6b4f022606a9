// generated, do not edit: make types

import type { MatchFrame } from "../../lib/protocol";

/** What everybody sees. */
export interface SpyfallPublic {
  stage: string;
  round: number;
  rounds: number;
  places: string[];
  /** Bags that are out of the game: places, `joke`, `mixed` for each. */
  used: string[];
  dealer: number;
  asker: number | null;
  /** Who has to answer. */
  target: number | null;
  /** Whom the asker may not ask. */
  spared: number | null;
  /** Who is writing a question or an answer. */
  typing: number | null;
  glass: SpyfallGlass | null;
  /** Of this round. */
  exchanges: SpyfallExchange[];
  /** Of this round, in their order: who accused whom. */
  accusations: [number, number][];
  /** Who has called madness in this round. */
  callers: number[];
  /** Powers that have been opened in this round. */
  opened: Record<string, string>;
  trial: SpyfallTrial | null;
  /** Who has opened the spy's card in this round. */
  spy: number | null;
  /** The place that was named rightly in this round. */
  named: string | null;
  scores: number[];
  sheets: SpyfallSheet[];
  /** How often each seat may still say something now that the time is up. */
  words: number[];
  /** Which further rules are in use: `mission`, `ally`, `joke`, `madness`. */
  modes: string[];
}

/** The clock of the round: when it ends while it runs, and how much is left while it stands. */
export interface SpyfallGlass {
  ends: number | null;
  left: number;
  whole: number;
}

/** A question and its answer. Words are a ready-made line, typed text, or neither where they were spoken. */
export interface SpyfallExchange {
  seat: number;
  /** Who was asked; if the question was passed on, who answered. */
  target: number;
  /** A trait, or `own` or `aloud`. */
  about: string;
  line: string | null;
  text: string | null;
  lasso: boolean;
  /** The power that is acted out in these words. */
  manner: string | null;
  /** `yes`, `partly`, `no`, `own`, `aloud`; None while it is not answered. */
  reply: string | null;
  /** The trait that the answer is about. */
  reply_about: string | null;
  reply_line: string | null;
  reply_text: string | null;
  reply_manner: string | null;
}

/** A vote that is going on: against whom, or about the bag. */
export interface SpyfallTrial {
  caller: number;
  target: number | null;
  /** `shield`, `ballots` or `override`. */
  part: string;
}

/** A round that is over: everything about it is known. */
export interface SpyfallSheet {
  reason: string;
  /** A place, `joke` or `mixed`. */
  bag: string;
  cards: string[];
  ally: number | null;
  powers: string[];
  points: number[];
  applauded: number[];
}

/** What one player sees in addition. */
export interface SpyfallPrivate {
  card: string;
  ally: boolean;
  power: string | null;
  /** Whose power this player has seen, and which it is. */
  neighbour: [number, string] | null;
  may_accuse: boolean;
  may_call: boolean;
}

/** A match of this game, as its board gets it. */
export type SpyfallMatch = MatchFrame<SpyfallPublic, SpyfallPrivate>;
