/** The points as something to watch: reasons put together into beats, and who lies where in the Afterlands. */

import type { Values } from "../../lib/words.svelte";
import { riderAt, type River } from "./river";
import type { PassengersScore, PassengersScoreStep } from "./views";

export type Why = "soul" | "group" | "demon" | "neighbour" | "fixed";

/** What is counted at once: all souls or demons of a boat, one group, one pair of neighbours, Jaster's points. */
export interface Beat {
  side: string;
  why: Why;
  /** Whom it is for; of neighbours the demon first. */
  cells: string[];
  points: number;
  colour: string | null;
  /** The points of each side after it. */
  sums: Sums;
}

export interface Sums {
  guides: number;
  smugglers: number;
  jaster: number;
}

/** More beats than this take too long: then all neighbours of a demon are one. */
export const MOST = 25;
/** In milliseconds: all beats together at most, and each. */
export const [WHOLE, LONGEST] = [24_000, 1_700];

type Landed = Pick<River, "boats" | "shore" | "riders">;
type Raw = Omit<Beat, "sums">;

const rowOf = (cell: string | undefined): string => cell?.split("-")[1] ?? "";

const rawOf = ({ side, why, cells, points, colour }: PassengersScoreStep): Raw => ({
  ...{ side, why: why as Why, cells: [...cells], points, colour },
});

/** Puts what follows together with what came before it, where they belong together. */
function joined(steps: readonly Raw[], belongs: (one: Raw, two: Raw) => boolean): Raw[] {
  const found: Raw[] = [];
  for (const step of steps) {
    const last = found.find((one) => belongs(one, step));
    if (!last) {
      found.push({ ...step, cells: [...step.cells] });
      continue;
    }
    last.cells = [...new Set([...last.cells, ...step.cells])];
    last.points += step.points;
  }
  return found;
}

const sameBoat = (one: Raw, two: Raw): boolean =>
  one.why === two.why && (one.why === "soul" || one.why === "demon") && rowOf(one.cells[0]) === rowOf(two.cells[0]);

const sameDemon = (one: Raw, two: Raw): boolean =>
  one.why === "neighbour" && two.why === "neighbour" && one.cells[0] === two.cells[0];

export function beatsOf({ steps }: Pick<PassengersScore, "steps">): Beat[] {
  let beats = joined(steps.map(rawOf), sameBoat);
  if (beats.length > MOST) beats = joined(beats, sameDemon);
  const sums: Sums = { guides: 0, smugglers: 0, jaster: 0 };
  return beats.map((beat) => {
    sums[beat.side as keyof Sums] += beat.points;
    return { ...beat, sums: { ...sums } };
  });
}

/** How long each of so many beats is shown. */
export const paceOf = (beats: number): number => Math.min(LONGEST, WHOLE / (beats + 1));

/** Of neighbours every pair, the demon first. */
export const pairsOf = ({ why, cells }: Pick<Beat, "why" | "cells">): [string, string][] =>
  why === "neighbour" ? cells.slice(1).map((cell) => [cells[0] as string, cell]) : [];

/** Where a cell is: column and row from 0, the first boat in row 0. */
export function gridOf(cell: string): { x: number; y: number } {
  const [, row, column] = cell.split("-");
  return { x: Number(column) - 1, y: Number(row) - 1 };
}

/** What the line of a beat is made of. */
export function wordsOf(view: Landed, beat: Beat): { key: string; values: Values } {
  const riders = beat.cells.map((cell) => view.riders[riderAt(view, cell) ?? -1]);
  const isJaster = (index: number): boolean => riders[index]?.face === "jaster";
  const coloured = beat.why === "group" || beat.why === "neighbour";
  const values: Values = {
    boat: rowOf(beat.cells[0]),
    count: beat.why === "neighbour" ? beat.cells.length - 1 : beat.cells.length,
    points: beat.points,
    colour: beat.colour,
    jaster: riders.some((one) => one?.face === "jaster") ? "yes" : "no",
    masked: coloured && riders.some((one) => one?.mask) ? "yes" : "no",
    first: isJaster(0) ? "jaster" : "demon",
    second: isJaster(1) ? "jaster" : "soul",
  };
  return { key: beat.why === "neighbour" && beat.cells.length > 2 ? "neighbours" : beat.why, values };
}
