/** Where the masks of a table stand: on an oval that fills its place, from the top and as the clock goes. */

import { bodyOf, type Place, type Way, wayOf } from "./ring";

export interface Oval {
  places: Place[];
  face: number;
  cell: { width: number; height: number };
  centre: Place;
  /** What is free in the middle. */
  room: { width: number; height: number };
}

const SHARE = 1.167; // how high a mask is, measured by its width
const SIZES = [8.4, 7.4, 6.6, 5.8, 5, 4.2, 3.6, 3.1, 2.7, 2.3];

/**
 * All in pixels but, in rem, what stands `below` a mask, how much is to be free in the middle at `least`, and how wide
 * a mask is at the `largest`.
 */
export function oval(
  count: number,
  width: number,
  height: number,
  rem: number,
  below: number,
  least = 2.5,
  largest = 4.2,
): Oval {
  const all = SIZES.filter((size) => size <= largest).map((size) =>
    laid(count, width, height, size * rem, below * rem, rem, least),
  );
  return all.find(({ apart }) => apart)?.oval ?? (all.at(-1) as Laid).oval;
}

interface Laid {
  oval: Oval;
  apart: boolean;
}

function laid(
  count: number,
  width: number,
  height: number,
  face: number,
  below: number,
  rem: number,
  least: number,
): Laid {
  const cell = { width: Math.max(44, face + 1.4 * rem), height: face * SHARE + below };
  const centre = { x: width / 2, y: height / 2 };
  const [rx, ry] = [Math.max(0, width - cell.width) / 2, Math.max(0, height - cell.height) / 2];
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: centre.x + rx * Math.cos(angle), y: centre.y + ry * Math.sin(angle) };
  });
  const room = freeIn(places, cell, centre);
  const apart = places.every((one, index) =>
    places
      .slice(index + 1)
      .every((two) => Math.abs(one.x - two.x) >= cell.width * 0.98 || Math.abs(one.y - two.y) >= cell.height * 0.98),
  );
  return { oval: { places, face, cell, centre, room }, apart: apart && room.height > least * rem };
}

/** The largest place in the middle that no mask reaches into. */
function freeIn(places: readonly Place[], cell: Oval["cell"], centre: Place): Oval["room"] {
  const beside = places.map(({ x, y }) => ({
    aside: 2 * Math.abs(x - centre.x) - cell.width,
    up: 2 * Math.abs(y - centre.y) - cell.height,
  }));
  const heights = beside.map(({ up }) => up).filter((up) => up > 0);
  const rooms = heights.map((height) => ({
    height,
    width: Math.min(...beside.filter(({ up }) => up < height - 0.5).map(({ aside }) => aside), 2 * centre.x),
  }));
  const size = ({ width, height }: Oval["room"]): number => Math.max(0, width) * height;
  return rooms.reduce((one, two) => (size(two) > size(one) ? two : one), { width: 0, height: 0 });
}

/** By how much of its own length a way may bow to one side or the other. */
const BOWS = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.6, 2.2, 3].flatMap((bow) => (bow ? [bow, -bow] : [0]));
const STEPS = Array.from({ length: 33 }, (_, index) => index / 32);

/** The point towards which the way between two masks bends, so that it crosses no other and leaves the middle free. */
export function bowOf(from: number, to: number, laid: Oval): Place {
  const { places, centre } = laid;
  const [start, end] = [places[from] ?? centre, places[to] ?? centre].map((place) => faceOf(place, laid)) as Pair;
  const bows = BOWS.map((bow) => ({
    x: (start.x + end.x) / 2 + bow * (end.y - start.y),
    y: (start.y + end.y) / 2 - bow * (end.x - start.x),
  }));
  const others = places.filter((_, seat) => seat !== from && seat !== to);
  const costs = bows.map((bow, index) => {
    const way = wayOf(start, end, bow, bodyOf(laid.face, liftOf(laid)));
    const ways = STEPS.map((part) => costAt(along(way, part), others, laid));
    return ways.reduce((sum, one) => sum + one, Math.abs(BOWS[index] as number));
  });
  return bows[costs.indexOf(Math.min(...costs))] as Place;
}

type Pair = [Place, Place];

/** How far above the middle of its place a mask stands: the name is below it. */
const liftOf = ({ cell, face }: Oval): number => (cell.height - face * SHARE) / 2;

const faceOf = ({ x, y }: Place, laid: Oval): Place => ({ x, y: y - liftOf(laid) });

export const along = ({ begin, bend, end }: Way, part: number): Place => {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: a * begin.x + b * bend.x + c * end.x, y: a * begin.y + b * bend.y + c * end.y };
};

/**
 * Worst is another mask; then its name and what is beyond the edge; then what is written in the middle, the worse the
 * nearer to it.
 */
function costAt(point: Place, others: readonly Place[], laid: Oval): number {
  const { cell, centre, room, face } = laid;
  const within = (place: Place, { width, height }: Oval["room"]): boolean =>
    Math.abs(point.x - place.x) < width / 2 && Math.abs(point.y - place.y) < height / 2;
  const mask = { width: face * 1.1, height: face * SHARE * 1.1 };
  if (others.some((place) => within(faceOf(place, laid), mask))) return 100;
  if (others.some((place) => within(place, cell)) || !within(centre, { width: 2 * centre.x, height: 2 * centre.y }))
    return 4;
  if (!within(centre, room)) return 0;
  return 2 - 4 * Math.max(Math.abs(point.x - centre.x) / room.width, Math.abs(point.y - centre.y) / room.height);
}
