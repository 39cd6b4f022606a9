/**
 * How people stand on a screen that a whole room looks at: in rows over all of it, everybody in a cell with the mask,
 * below it the name, and below that the small masks of those who point there. All lengths are pixels, but `rem`s.
 */

import type { Place } from "./ring";

/** How high a mask is, measured by its width. */
export const SHARE = 1.167;

export interface Crowd {
  /** The middle of each cell. */
  places: Place[];
  cell: Size;
  /** How far below the top of its cell a mask begins, and how wide it is. */
  above: number;
  face: number;
  /** How high the place below the masks is that names have. */
  under: number;
  /** What is left in a cell for those who gather there; empty where nobody is to. */
  yard: Size;
}

export interface Size {
  width: number;
  height: number;
}

export interface Needs {
  /** In rem, how high the place for a name is, and what else stands there. */
  under: number;
  /** Whether others may gather below somebody in some stage, and whether they do now. */
  votes?: boolean;
  gathers?: boolean;
  /** In rem: a narrower cell would cut off names. */
  narrowest?: number;
}

const LARGEST = 9; // in rem: larger masks look like posters
const GAP = 0.5; // in rem, between cells
const NARROWEST = 4.7;
const LEAST_YARD = 1.5; // in rem
const ENOUGH = 0.6; // how large masks are at least in a vote, measured by what other rows would allow
const YARD = 0.85; // how high the place to gather is at least, measured by a mask

/**
 * The rows are the same whether people gather or not, so that nobody moves when a vote begins: those in which masks are
 * largest while nobody gathers, of all in which they stay large enough while people do.
 */
export function crowd(count: number, width: number, height: number, rem: number, needs: Needs): Crowd {
  const all = [1, 2, 3, 4, 5].map((lines) => {
    const quiet = laid(count, lines, width, height, rem, { ...needs, gathers: false });
    const voting = needs.votes ? laid(count, lines, width, height, rem, { ...needs, gathers: true }) : quiet;
    return { lines, quiet, voting };
  });
  const wide = all.filter(({ quiet }) => quiet.cell.width >= (needs.narrowest ?? NARROWEST) * rem);
  const fitting = wide.length ? wide : all;
  const large = ENOUGH * Math.max(...fitting.map(({ voting }) => voting.face));
  const best = fitting
    .filter(({ voting }) => voting.face >= large)
    .reduce((one, two) => (two.quiet.face > one.quiet.face + 1 ? two : one));
  return laid(count, best.lines, width, height, rem, needs);
}

function laid(count: number, lines: number, width: number, height: number, rem: number, needs: Needs): Crowd {
  const columns = Math.ceil(count / lines);
  const cell = { width: width / columns, height: height / lines };
  const under = needs.under * rem;
  const left = cell.height - under - GAP * rem;
  const highest = needs.gathers
    ? Math.min(left / (SHARE + YARD), Math.max(0, left - LEAST_YARD * rem) / SHARE)
    : left / SHARE;
  const face = Math.max(0, Math.min(LARGEST * rem, cell.width - GAP * rem, highest));
  const yard = needs.gathers ? { width: cell.width - GAP * rem, height: left - face * SHARE } : { width: 0, height: 0 };
  const places = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const here = Math.min(columns, count - line * columns); // the last row may be shorter, and stands in the middle
    return { x: cell.width * ((columns - here) / 2 + (index % columns) + 0.5), y: cell.height * (line + 0.5) };
  });
  const above = (cell.height - face * SHARE - under - yard.height) / 2;
  return { places, cell, above, face, under, yard };
}

export interface Gathered {
  /** How wide each small mask is. */
  size: number;
  /** How many of them stand there, and beside each other; there may be no room for all. */
  shown: number;
  columns: number;
}

/** In rem: how wide the number is that stands before the small masks, and how far they are apart. */
export const NUMBER = 1.75;
const APART = 0.12;
const SMALLEST = 0.72; // in rem
const LARGE = 0.62; // how large a small mask is at most, measured by a large one

/** So many small masks beside their number, as large as they can be, in rows from the left to the right. */
export function gather(count: number, { yard, face }: Pick<Crowd, "yard" | "face">, rem: number): Gathered {
  const gap = APART * rem;
  const width = yard.width - NUMBER * rem;
  const across = (size: number): number => Math.floor((width + gap) / (size + gap));
  const room = (size: number): number => across(size) * Math.floor((yard.height + gap) / (size * SHARE + gap));
  const least = SMALLEST * rem;
  for (let size = face * LARGE; size >= least; size -= 0.5)
    if (room(size) >= count) return { size, shown: count, columns: Math.min(count, across(size)) };
  return { size: least, shown: Math.min(count, room(least)), columns: Math.max(1, across(least)) };
}

const LETTER = 0.66; // how wide a letter is, measured by its height
/** In rem: nothing on such a screen is smaller. */
export const SMALLEST_TEXT = 0.8;

/** How large a name can be written on one line, in rem; where it would be too small, it has two. */
export function nameSize(name: string, width: number, rem: number, largest: number): number {
  return Math.max(SMALLEST_TEXT, Math.min(largest, width / (LETTER * Math.max(1, name.length) * rem)));
}
