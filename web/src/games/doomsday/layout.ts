/** Where people stand: in a ring if it has room for them, else around a square; with large letters in rows. */

import type { Place, Plan } from "../../table/ring";

/** Its height is that of all of it: rows may need more than there is. */
export type Layout = Omit<Plan, "shape">;

interface Ground {
  count: number;
  width: number;
  height: number;
  rem: number;
  /** In rem, what stands below a mask of a size and how wide that is, and how high the middle is to be at the least. */
  beside: (size: number) => { below: number; aside: number };
  least: number;
  /** How round a ring is that is wide: 1 or less; the less, the more it bulges towards its corners. */
  bulge?: number;
}

/** A phone, what is wide, or what a whole room looks at. */
export type Screen = "phone" | "desk" | "room";

const [SOME, MANY] = [8, 12];

/** In rem, how wide a card is and how large a name is below a mask of a size: on a wide screen they grow with it. */
export function partsOf(screen: Screen, count: number, size: number): { card: number; letters: number } {
  if (screen === "room") return count > FEW ? { card: 1.25, letters: 0.85 } : { card: 1.7, letters: 1 };
  if (screen === "desk")
    return { card: Math.max(1.4, size * 0.36), letters: Math.min(1.2, Math.max(0.95, size * 0.23)) };
  if (count > MANY) return { card: 0.95, letters: 0.8 };
  return { card: 1.15, letters: count > SOME ? 0.86 : 0.92 };
}

/** In rem, what a place takes besides its mask. Where there is room, some air besides, so that nobody touches the next one. */
export function besideOf(screen: Screen, count: number): Ground["beside"] {
  return (size) => {
    const { card, letters } = partsOf(screen, count, size);
    const air = screen === "desk" ? (count > SOME ? 0.1 : 0.22) : screen === "room" && count <= FEW ? 0.1 : 0;
    return { below: letters * 1.5 + card * 1.45 + air * size, aside: card * 3 + 0.6 };
  };
}

/** In rem, how high the middle has to be. */
export const middleOf = (screen: Screen, count: number): number => (screen === "room" ? 5.6 : count > MANY ? 7 : 9);

/** On a wide screen those at one side of a ring would nearly touch. From across a room larger masks are better. */
export const bulgeOf = (screen: Screen, count: number): number => (screen === "desk" && count <= SOME ? 0.75 : 1);

/** In pixels, how high the board is on a phone at the least. */
export const leastHeight = (count: number): number => 280 + 7.5 * count;

const SHARE = 1.167; // how high a mask is, measured by its width
const SIZES = [6.6, 6.1, 5.6, 5.1, 4.6, 4.2, 3.8, 3.4, 3, 2.7, 2.4, 2.1, 1.9, 1.7];
/** How large masks are in rows. */
const SMALL = 2.1;
/** What hangs on a mask at both sides takes so much of its width besides. */
const BADGES = 1.55;
/** A name takes so much of what is there up to the next one. */
const BETWEEN = 0.9;
/** A ring may have masks so much smaller than another shape would have: it is the better picture. */
const BETTER = 0.7;
/** No shape is chosen for masks that are larger than so many rem. */
const LARGE = 4.6;
/** So few stand no further from the middle than so much of the height: a wider ring would be mostly empty. */
const FEW = 6;
const REACH = 1.4;
/** On a screen so much wider than high nobody stands above and below the middle, if that can be. */
const WIDE = 1.6;

/** From the top and as the clock goes. */
export function layout(ground: Ground): Layout {
  const upright = largest(ground, (cell) => [ringOf(ground, cell)]);
  const turned = largest(ground, (cell) => [ringOf(ground, cell, 0.5)]);
  const wide = ground.width > WIDE * ground.height;
  const shapes = [
    ...(wide ? [turned, upright] : [upright, turned]),
    largest(ground, (cell) => squaresOf(ground, cell, 1)),
    largest(ground, (cell) => squaresOf(ground, cell, 0)),
  ].filter((one) => one !== null);
  const most = Math.min(LARGE * ground.rem, Math.max(...shapes.map(({ face }) => face)));
  return shapes.find(({ face }) => face >= BETTER * most) ?? rowsOf(ground, cellOf(ground, SMALL));
}

type Cell = { face: number; width: number; height: number };

function cellOf({ rem, beside }: Ground, size: number): Cell {
  const face = size * rem;
  const { below, aside } = beside(size);
  return {
    face,
    width: Math.max(44, face * BADGES, aside * rem),
    height: Math.max(44, face * SHARE + below * rem),
  };
}

/** The shape with the largest masks that has room for everybody. */
function largest(ground: Ground, shapes: (cell: Cell) => Layout[]): Layout | null {
  for (const size of SIZES) {
    const found = shapes(cellOf(ground, size)).find((one) => isRoomy(one, ground));
    if (found) return found;
  }
  return null;
}

/** Nobody stands in another's place, and there is room for the weapons in the middle. */
function isRoomy({ places, cell, room }: Layout, { rem, least, width, height }: Ground): boolean {
  const apart = (one: Place, two: Place): boolean =>
    Math.abs(one.x - two.x) >= cell.width * 0.98 || Math.abs(one.y - two.y) >= cell.height * 0.98;
  const inside = ({ x, y }: Place): boolean =>
    x >= cell.width / 2 - 1 &&
    x <= width - cell.width / 2 + 1 &&
    y >= cell.height / 2 - 1 &&
    y <= height - cell.height / 2 + 1;
  return (
    room.width >= 8 * rem &&
    room.height >= least * rem &&
    places.every((one, index) => inside(one) && places.slice(index + 1).every((two) => apart(one, two)))
  );
}

/** `turn` is by how much of a step the first one stands beside the top. Those at the edges stand at the very edges. */
function ringOf({ count, width, height, bulge = 1 }: Ground, cell: Cell, turn = 0): Layout {
  const angles = Array.from({ length: count }, (_, index) => ((index + turn) / count) * 2 * Math.PI - Math.PI / 2);
  const power = width > WIDE * height ? bulge : 1;
  const bent = (of: (angle: number) => number): number[] =>
    angles.map(of).map((value) => Math.sign(value) * Math.abs(value) ** power);
  const [across, down] = [bent(Math.cos), bent(Math.sin)];
  const most = (values: number[]): number => Math.max(...values.map(Math.abs));
  const ry = (height - cell.height) / 2 / most(down);
  const rx = Math.min((width - cell.width) / 2 / most(across), count > FEW ? Infinity : REACH * height);
  const centre = { x: width / 2, y: height / 2 };
  const places = across.map((x, index) => ({ x: centre.x + rx * x, y: centre.y + ry * (down[index] ?? 0) }));
  return { places, height, face: cell.face, cell, centre, room: freeIn(places, cell, centre, { width, height }) };
}

/** As many in the row above as below, or one more, and the same number at both sides: `least` or more, few first. */
function squaresOf(ground: Ground, cell: Cell, least: number): Layout[] {
  const { count, width, height } = ground;
  const most = Math.min(Math.floor(height / cell.height) - 2, Math.floor((count - 1) / 2));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => index + least)
    .map((side) => ({ side, above: Math.ceil((count - 2 * side) / 2) }))
    .filter(({ above }) => above * cell.width <= width + 1)
    .map(({ side, above }) => squared(ground, cell, above, side));
}

function squared({ count, width, height }: Ground, cell: Cell, above: number, side: number): Layout {
  const below = count - above - 2 * side;
  const spread = (all: number, index: number, from: number, to: number): number =>
    all === 1 ? (from + to) / 2 : from + ((to - from) * index) / (all - 1);
  const [left, right, top, bottom] = [
    cell.width / 2,
    width - cell.width / 2,
    cell.height / 2,
    height - cell.height / 2,
  ];
  const row = (all: number, y: number): Place[] =>
    Array.from({ length: all }, (_, index) => ({ x: spread(all, index, left, right), y }));
  const column = (x: number): Place[] =>
    Array.from({ length: side }, (_, index) => ({ x, y: top + ((bottom - top) * (index + 1)) / (side + 1) }));
  const places = [...row(above, top), ...column(right), ...row(below, bottom).reverse(), ...column(left).reverse()];
  const centre = { x: width / 2, y: height / 2 };
  return { places, height, face: cell.face, cell, centre, room: freeIn(places, cell, centre, { width, height }) };
}

/** How wide a name may be; at an edge of the board a long one begins or ends there, and goes on to the other side only. */
export interface NameRoom {
  width: number;
  edge: "left" | "right" | null;
}

/** How wide the name of each may be: up to halfway to whoever stands beside, and to the edge. */
export function nameRooms({ places, cell }: Pick<Layout, "places" | "cell">, width: number): NameRoom[] {
  return places.map(({ x, y }) => {
    const beside = places.filter((two) => Math.abs(two.y - y) < cell.height).map((two) => two.x - x);
    const roomTo = (side: number, edge: number): number =>
      BETWEEN * Math.min(edge, ...beside.map((far) => (far * side) / 2).filter((far) => far > 0));
    const [left, right] = [roomTo(-1, x), roomTo(1, width - x)];
    const middle = Math.max(cell.width, 2 * Math.min(left, right));
    const along = cell.width / 2 + Math.max(left, right);
    if (Math.min(x, width - x) > cell.width / 2 + 1 || along <= middle) return { width: middle, edge: null };
    return { width: along, edge: left < right ? "left" : "right" };
  });
}

/** The largest place in the middle that nobody stands in. */
function freeIn(places: readonly Place[], cell: Cell, centre: Place, whole: Layout["room"]): Layout["room"] {
  const beside = places.map(({ x, y }) => ({
    aside: 2 * Math.abs(x - centre.x) - cell.width,
    up: 2 * Math.abs(y - centre.y) - cell.height,
  }));
  const rooms = [...beside.map(({ up }) => up).filter((up) => up > 0), whole.height].map((height) => ({
    height,
    width: Math.min(whole.width, ...beside.filter(({ up }) => up < height - 0.5).map(({ aside }) => aside)),
  }));
  const size = ({ width, height }: Layout["room"]): number => Math.max(0, width) * height;
  return rooms.reduce((one, two) => (size(two) > size(one) ? two : one), { width: 0, height: 0 });
}

/** Rows below the middle, as many in each as have room. */
function rowsOf({ count, width, rem, least }: Ground, cell: Cell): Layout {
  const columns = Math.max(1, Math.floor(width / cell.width));
  const top = (least + 1) * rem;
  const places = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const here = Math.min(columns, count - line * columns);
    const step = width / columns;
    return { x: step * ((columns - here) / 2 + (index % columns) + 0.5), y: top + cell.height * (line + 0.5) };
  });
  const height = top + cell.height * Math.ceil(count / columns);
  const room = { width, height: least * rem };
  return { places, height, face: cell.face, cell, centre: { x: width / 2, y: room.height / 2 }, room };
}
