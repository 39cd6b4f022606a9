// generated, do not edit: make types

import type { MatchFrame } from "../../lib/protocol";

/** What everybody sees. */
export interface PassengersPublic {
  stage: string;
  round: number;
  coin: number;
  /** Who places, or uses a gift. */
  turn: number | null;
  /** Who is to show or give a card for it. */
  asked: number[];
  set: string | null;
  /** The gifts of the set by their numbers. */
  gifts: string[];
  boats: PassengersBoat[];
  riders: PassengersRider[];
  shore: PassengersPastBoat[];
  lost: PassengersPastBoat[];
  /** The number of the gift that each seat has. */
  held: Record<string, number>;
  /** Numbers of gifts that have had their effect in this round. */
  used: number[];
  tokens: number[];
  supply: number;
  /** Colours that are left. */
  masks: string[];
  silenced: number[];
  /** Who votes before the others, openly. */
  opener: number | null;
  /** The boat that the opener has voted for. */
  opened: string | null;
  /** How many cards each seat has in hand. */
  cards: number[];
  /** How many mystery passengers are left. */
  mystery: number;
  sailings: PassengersSailing[];
  truths: PassengersTruth[];
  claims: PassengersClaim[];
  /** How often each seat may still say something in this round. */
  words: number[];
  score: PassengersScore | null;
  /** Whether Jaster is in this match. */
  jaster: boolean;
  /** The points that Jaster has in the end, whatever happens. */
  fixed: number | null;
  /** Whether an empty seat parts neighbours when the points are counted. */
  gaps: boolean;
}

/** One of the two boats of the round: five seats in a row. */
export interface PassengersBoat {
  animal: string;
  /** The number of the gift of each seat. */
  gifts: number[];
  votes: number[];
  riders: (number | null)[];
  /** Nobody else may be placed here. */
  full: boolean;
}

/** A passenger on a boat, or one that was: its number is its place in the order of placing. */
export interface PassengersRider {
  /** Who has placed it; nobody answers for a mystery passenger. */
  by: number | null;
  round: number;
  /** The colour of its mask. */
  mask: string | null;
  /** What it is, where it lies face up. */
  face: string | null;
}

/** A boat of a round that is over. */
export interface PassengersPastBoat {
  round: number;
  animal: string;
  riders: (number | null)[];
}

/** How a round was decided. */
export interface PassengersSailing {
  /** What each seat has voted for. */
  votes: string[];
  tokens: number[];
  raven: number;
  wolf: number;
  boat: string;
  /** Who has decided it with the coin, if it was even. */
  coin: number | null;
}

/** What everybody knows for sure about colours: a gift has asked, and the answer was true. */
export interface PassengersTruth {
  round: number;
  /** As printed; `none` is Jaster's. */
  colour: string;
  riders: number[];
  /** How many of these riders have the colour. */
  count: number;
}

/** What somebody has said; it may be a lie. */
export interface PassengersClaim {
  round: number;
  seat: number;
  /** `placed`, `saw`, `hand`, `am`, `think` or `send`. */
  topic: string;
  /** A face, a kind, a colour, a side or a boat. */
  what: string;
  rider: number | null;
  target: number | null;
}

/** The points, and how they came about. */
export interface PassengersScore {
  guides: number;
  smugglers: number;
  jaster: number | null;
  steps: PassengersScoreStep[];
  side: string;
  /** `points`, `coin` or `guides-tie`. */
  how: string;
}

/** One reason for points, in the order in which they are counted. */
export interface PassengersScoreStep {
  side: string;
  /** `soul`, `group`, `demon`, `neighbour` or `fixed`. */
  why: string;
  /** Whom it is for; of neighbours the demon first. */
  cells: string[];
  points: number;
  colour: string | null;
}

/** What one player sees in addition. */
export interface PassengersPrivate {
  side: string;
  cards: string[];
  /** Riders that this player has placed or peeked at. */
  known: Record<string, string>;
  /** The other smugglers, for one of them. */
  fellows: number[];
  glimpses: PassengersGlimpse[];
}

/** A card that changed hands or was shown between two players. */
export interface PassengersGlimpse {
  round: number;
  /** The other player. */
  seat: number;
  face: string;
  /** `saw`, `showed`, `got` or `gave`. */
  how: string;
}

/** A match of this game, as its board gets it. */
export type PassengersMatch = MatchFrame<PassengersPublic, PassengersPrivate>;
