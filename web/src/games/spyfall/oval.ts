/** Where the masks of a table stand: on an oval that fills its place, from the top and as the clock goes. */

export interface Oval {
  places: { x: number; y: number }[];
  face: number;
  cell: { width: number; height: number };
  centre: { x: number; y: number };
  /** What is free in the middle. */
  room: { width: number; height: number };
}

const SHARE = 1.167; // how high a mask is, measured by its width
const SIZES = [4.2, 3.6, 3.1, 2.7, 2.3];

/** All in pixels but, in rem, what stands `below` a mask and how much is to be free in the middle at `least`. */
export function oval(count: number, width: number, height: number, rem: number, below: number, least = 2.5): Oval {
  const all = SIZES.map((size) => laid(count, width, height, size * rem, below * rem, rem, least));
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
function freeIn(places: readonly Point[], cell: Oval["cell"], centre: Point): Oval["room"] {
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

type Point = Oval["centre"];

/**
 * The point towards which the way between two masks bends: outwards, so that it leaves the middle free; between two that
 * face each other, around it.
 */
export function bowOf(from: Point, to: Point, { centre, room }: Oval): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [x, y] = [middle.x - centre.x, middle.y - centre.y];
  if (Math.hypot(x, y) > room.height / 4) return { x: middle.x + x * 0.5, y: middle.y + y * 0.5 };
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [aside, up] = [(to.y - from.y) / way, -(to.x - from.x) / way];
  return { x: middle.x + aside * room.width * 0.9, y: middle.y + up * room.height * 1.7 };
}
