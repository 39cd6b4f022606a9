/** Where the masks of a town stand: in a ring; where it is too tight, around a square; a crowd stands in rows. */

export interface Place {
  x: number;
  y: number;
}

export interface Plan {
  shape: "ring" | "square" | "rows";
  places: Place[];
  height: number;
  /** How wide a mask is, and how wide and high the whole of it with the name. */
  face: number;
  cell: { width: number; height: number };
  centre: Place;
  /** What is free within the ring or the square. */
  room: { width: number; height: number };
}

const SHARE = 1.167; // how high a mask is, measured by its width
const SMALLEST = 44; // what a finger hits
const ROUND = 0.82; // how high a ring is at least, measured by its width; where there is room it may be flatter
const FLAT = 0.5;
const WIDE = 34; // in rem; no phone is wider

/**
 * Places for so many on a width, all in pixels; `rem` follows the size of the text. Where many stand close, each has at
 * least `least` of the width.
 */
export function plan(count: number, width: number, rem: number, highest = Infinity, below = 1.2, least = 0): Plan {
  const roomy = width > WIDE * rem ? spread(count, width, rem, highest, below) : null;
  if (roomy) return roomy;
  const sizes = [3.6, 3.25, 2.9, 2.6, 2.35].map((size) => size * rem);
  for (const face of sizes) {
    const found = ring(count, width, cellOf(face, rem, below), Math.min(highest, width * 1.42), face);
    if (found) return found;
  }
  for (const face of sizes.slice(2)) {
    const found = square(count, width, cellOf(face, rem, below, least), Math.min(highest, width * 1.45), face);
    if (found) return found;
  }
  for (const face of sizes.slice(2)) {
    const found = rows(count, width, cellOf(face, rem, below, least), face);
    if (found.height <= highest || face === sizes.at(-1)) return found;
  }
  return rows(count, width, cellOf(2.35 * rem, rem, below, least), 2.35 * rem);
}

/** Places on a tablet, a laptop or a desktop: the masks as large as the height allows; null where it allows none of it. */
function spread(count: number, width: number, rem: number, highest: number, below: number): Plan | null {
  for (const place of [flatRing, square, lowRows]) {
    for (const size of [8, 7.2, 6.4, 5.6, 4.9, 4.2, 3.6]) {
      const found = place(count, width, cellOf(size * rem, rem, below + 0.5, 5 * rem), highest, size * rem);
      if (found) return found;
    }
  }
  return null;
}

function cellOf(face: number, rem: number, below: number, least = 0): { width: number; height: number } {
  return { width: Math.max(SMALLEST, least, face + 0.9 * rem), height: Math.max(SMALLEST, face * SHARE + below * rem) };
}

/** A ring as wide as it may be at this height, in the middle of the width. */
function flatRing(count: number, width: number, cell: Plan["cell"], highest: number, face: number): Plan | null {
  const most = Math.min(width, (Math.min(highest, width) - cell.height) / FLAT + cell.width);
  const found = ring(count, most, cell, Math.min(highest, width), face, FLAT);
  const aside = (width - most) / 2;
  const shifted = ({ x, y }: Place): Place => ({ x: x + aside, y });
  return found && { ...found, places: found.places.map(shifted), centre: shifted(found.centre) };
}

function ring(
  count: number,
  width: number,
  cell: Plan["cell"],
  highest: number,
  face: number,
  least = ROUND,
): Plan | null {
  const rx = (width - cell.width) / 2;
  if (rx < cell.width) return null;
  for (let ry = rx * least; 2 * ry + cell.height <= highest; ry += 6) {
    const places = around(count, rx, ry).map(({ x, y }) => ({ x: x + width / 2, y: y + ry + cell.height / 2 }));
    if (!apart(places, cell)) continue;
    const height = 2 * ry + cell.height;
    const room = { width: 2 * rx - cell.width, height: 2 * ry - cell.height };
    return { shape: "ring", places, height, face, cell, centre: { x: width / 2, y: height / 2 }, room };
  }
  return null;
}

/** Points on an ellipse with equal ways between them, from the top and as the clock goes. */
function around(count: number, rx: number, ry: number): Place[] {
  const steps = 240;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI - Math.PI / 2;
    return { x: rx * Math.cos(angle), y: ry * Math.sin(angle) };
  });
  const ways = [0];
  for (let step = 1; step <= steps; step++) {
    const [one, two] = [points[step - 1] as Place, points[step] as Place];
    ways.push((ways[step - 1] as number) + Math.hypot(two.x - one.x, two.y - one.y));
  }
  const whole = ways[steps] as number;
  let step = 0;
  return Array.from({ length: count }, (_, index) => {
    while ((ways[step] as number) < (index / count) * whole - 1e-6) step++;
    return points[step] as Place;
  });
}

function apart(places: Place[], cell: Plan["cell"]): boolean {
  return places.every((one, index) =>
    places
      .slice(index + 1)
      .every((two) => Math.abs(one.x - two.x) >= cell.width * 0.97 || Math.abs(one.y - two.y) >= cell.height * 0.97),
  );
}

function square(count: number, width: number, cell: Plan["cell"], highest: number, face: number): Plan | null {
  const most = Math.floor(width / cell.width);
  const [three = [], ...wider] = Array.from({ length: most - 2 }, (_, index) => [index + 3]);
  for (const columns of [...wider, three].flat()) {
    const side = Math.ceil((count - 2 * columns) / 2);
    if (side >= 1 && (side + 2) * cell.height <= highest) return squared(count, columns, side, width, cell, face);
  }
  return null;
}

/** Both sides are of one length: of an odd number, the row below has one less. */
function squared(count: number, columns: number, side: number, width: number, cell: Plan["cell"], face: number): Plan {
  const height = (side + 2) * cell.height;
  const below = count - columns - 2 * side;
  const [right, bottom] = [width - cell.width / 2, height - cell.height / 2];
  const across = (index: number, all: number): number => cell.width / 2 + ((width - cell.width) * index) / (all - 1);
  const row = (all: number, y: number): Place[] =>
    Array.from({ length: all }, (_, index) => ({ x: across(index, all), y }));
  const column = (x: number): Place[] =>
    Array.from({ length: side }, (_, index) => ({ x, y: cell.height * (index + 1.5) }));
  const places = [
    ...row(columns, cell.height / 2),
    ...column(right),
    ...row(below, bottom).reverse(),
    ...column(cell.width / 2).reverse(),
  ];
  const room = { width: width - 2 * cell.width, height: height - 2 * cell.height };
  return { shape: "square", places, height, face, cell, centre: { x: width / 2, y: height / 2 }, room };
}

function rows(count: number, width: number, cell: Plan["cell"], face: number): Plan {
  const most = Math.max(1, Math.floor(width / cell.width));
  return inRows(count, Math.ceil(count / most), width, cell, face);
}

function lowRows(count: number, width: number, cell: Plan["cell"], highest: number, face: number): Plan | null {
  const found = rows(count, width, cell, face);
  return found.height <= highest ? found : null;
}

function inRows(count: number, lines: number, width: number, cell: Plan["cell"], face: number): Plan {
  const columns = Math.ceil(count / lines);
  const places = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const here = Math.min(columns, count - line * columns); // the last row may be shorter, and stands in the middle
    return { x: (width / columns) * ((columns - here) / 2 + (index % columns) + 0.5), y: cell.height * (line + 0.5) };
  });
  const height = lines * cell.height;
  const centre = { x: width / 2, y: height / 2 };
  return { shape: "rows", places, height, face, cell, centre, room: { width: 0, height: 0 } };
}

/** What a mask with its name takes up, seen from the middle of the mask. */
export interface Body {
  aside: number;
  up: number;
  down: number;
}

/** A mask that stands `lift` above the middle of its place, with the name below it. */
export const bodyOf = (face: number, lift: number): Body => ({
  aside: face * 0.66,
  up: face * 0.68,
  down: face * 0.6 + 1.4 * lift,
});

export interface Way {
  begin: Place;
  bend: Place;
  end: Place;
}

/** The way of a hand: it leaves one mask, bends towards the middle of the town and stops short of the other. */
export function wayOf(from: Place, to: Place, centre: Place, body: Body): Way {
  const bend = bendOf(from, to, centre);
  return { begin: edge(from, bend, body), bend, end: edge(to, bend, body) };
}

/** The same as it is drawn. */
export function flight(from: Place, to: Place, centre: Place, body: Body): { path: string; end: Place } {
  const { begin, bend, end } = wayOf(from, to, centre, body);
  const [a, b, c] = [begin, bend, end].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return { path: `M${a}Q${b} ${c}`, end };
}

/** The point that bends the way between two masks, towards a centre and a little aside. */
export function bendOf(from: Place, to: Place, centre: Place): Place {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside = { x: (-(to.y - from.y) / away) * 18, y: ((to.x - from.x) / away) * 18 };
  return { x: middle.x * 0.45 + centre.x * 0.55 + aside.x, y: middle.y * 0.45 + centre.y * 0.55 + aside.y };
}

/** Where the straight way from a mask to a point leaves the mask and its name. */
function edge(from: Place, to: Place, { aside, up, down }: Body): Place {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = Math.min(0.7, aside / Math.abs(x || 1e-6), (y < 0 ? up : down) / Math.abs(y || 1e-6));
  return { x: from.x + x * part, y: from.y + y * part };
}

const round = (value: number): number => Math.round(value * 10) / 10;
