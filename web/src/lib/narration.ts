/**
 * What the narrator says, and when. Lines come in two ways: when something was told to everybody, and by a schedule that
 * is fixed beforehand. A schedule is made of public things alone, so that neither a line nor a silence tells anything.
 */

import type { MatchFrame, Over, Table, Told } from "./protocol";
import { spoken } from "./voice.svelte";

/** A line at a moment of the game's own time. */
export interface Cue {
  at: number;
  text: string;
  /** Whom it calls: for a picture beside it. */
  calls?: readonly string[];
}

export interface Schedule {
  /** What it is the schedule of: while this stays the same, the lines do. */
  id: string;
  cues: readonly Cue[];
  /** The moment by which everything is said. */
  until: number;
}

/** What a narrator knows: public things, the same for everybody. */
export interface Scene<Public = any> {
  match: MatchFrame<Public>;
  table: Table;
}

export interface Narrator<Public = any> {
  /** The lines for what has just been told; nothing for what needs no words. */
  told: (event: Told, scene: Scene<Public>) => string[];
  /** Whether it is only talk: it is never said in another stage. */
  talk?: (event: Told) => boolean;
  /** The lines when the stage has changed. */
  stage: (scene: Scene<Public>) => string[];
  /** `rate` is how fast the voice speaks: a slow one says less. */
  schedule: (scene: Scene<Public>, rate: number) => Schedule | null;
  over: (over: Over, scene: Scene<Public>) => string[];
  /** What the stage is known by. */
  stageOf: (scene: Scene<Public>) => string;
}

/** How many real seconds after its moment a line may still begin. */
export const GRACE_SECONDS = 2.5;

export interface Due {
  index: number;
  cue: Cue;
  /** Its moment is now, and not long ago. */
  timely: boolean;
  /** Begun now, it ends before the next one begins. */
  fits: boolean;
}

/** The cue that counts at this moment: the last one that is due and not done. */
export function due(schedule: Schedule, now: number, done: number, pace: number, rate: number): Due | null {
  const index = schedule.cues.filter((cue) => cue.at <= now).length - 1;
  const cue = schedule.cues[index];
  if (!cue || index <= done) return null;
  const end = schedule.cues[index + 1]?.at ?? schedule.until;
  return {
    index,
    cue,
    timely: (now - cue.at) * pace <= GRACE_SECONDS,
    fits: now + spoken(cue.text, rate) / pace <= end,
  };
}

/** A match with nothing in it but what everybody may see. */
export function openMatch(match: MatchFrame): MatchFrame {
  const told = match.told.filter((event) => event.private !== true);
  return { ...match, seat: null, private: null, asks: [], offers: [], channels: [], told };
}

/** For a game without a narrator of its own: what was told, as it was told. */
export const plain: Narrator = {
  told: (event) => (event.text && !event.private ? [event.text] : []),
  stage: () => [],
  schedule: () => null,
  over: (over) => (over.text ? [over.text] : []),
  stageOf: () => "",
};
