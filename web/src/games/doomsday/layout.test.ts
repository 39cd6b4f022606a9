import { describe, expect, it } from "vitest";
import {
  besideOf,
  bulgeOf,
  layout,
  leastHeight,
  middleOf,
  nameRooms,
  partsOf,
  type Layout,
  type Screen,
} from "./layout";

const SCREENS = {
  phone: { width: 320, height: 450, rem: 16 },
  laptop: { width: 760, height: 560, rem: 16 },
  television: { width: 1800, height: 700, rem: 30 },
};

function overlaps({ places, cell }: Layout): number {
  return places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter((two) => Math.abs(one.x - two.x) < cell.width * 0.98 && Math.abs(one.y - two.y) < cell.height * 0.98),
  ).length;
}

describe.each(Object.entries(SCREENS))("on a %s", (_, screen) => {
  it.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
    "%i players stand apart, with room for the weapons",
    (count) => {
      const laid = layout({ count, ...screen, beside: () => ({ below: 2.6, aside: 3.6 }), least: 7 });
      expect([laid.places.length, overlaps(laid)]).toEqual([count, 0]);
      expect(laid.room.width).toBeGreaterThanOrEqual(8 * screen.rem);
      expect(laid.room.height).toBeGreaterThanOrEqual(7 * screen.rem);
    },
  );
});

it("a few stand in a ring, from the top and as the clock goes", () => {
  const { places, centre } = layout({
    count: 4,
    ...SCREENS.phone,
    beside: () => ({ below: 2.6, aside: 3.6 }),
    least: 7,
  });
  const [top, right, bottom, left] = places.map(({ x, y }) => [
    Math.sign(Math.round(x - centre.x)),
    Math.sign(Math.round(y - centre.y)),
  ]);
  expect([top, right, bottom, left]).toEqual([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
});

it("with large letters people stand in rows below the middle, however much height that takes", () => {
  const laid = layout({ count: 8, ...SCREENS.phone, rem: 32, beside: () => ({ below: 2.8, aside: 4 }), least: 9 });
  expect([overlaps(laid), laid.places.every(({ y }) => y > 9 * 32)]).toEqual([0, true]);
  expect(laid.height).toBeGreaterThan(SCREENS.phone.height);
});

const laidFor = (screen: Screen, count: number, width: number, height: number): Layout =>
  layout({
    count,
    width,
    height,
    rem: 16,
    beside: besideOf(screen, count),
    least: middleOf(screen, count),
    bulge: bulgeOf(screen, count),
  });

it.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
  "on a phone 360 px wide %i players stand around the middle, with masks of 27 px or more",
  (count) => {
    const { places, centre, face } = laidFor("phone", count, 320, leastHeight(count));
    const sides = new Set(places.map(({ y }) => Math.sign(Math.round(y - centre.y))).filter(Boolean));
    expect([...sides].sort()).toEqual([-1, 1]);
    expect(face).toBeGreaterThanOrEqual(27);
  },
);

it.each([
  [4, 73, 105],
  [8, 60, 80],
  [12, 60, 67],
  [16, 60, 73],
])("of %i players masks are at least %i px wide on a laptop, and %i px on a desktop", (count, laptop, desktop) => {
  expect(laidFor("desk", count, 855, 475).face).toBeGreaterThanOrEqual(laptop);
  expect(laidFor("desk", count, 1048, 755).face).toBeGreaterThanOrEqual(desktop);
});

it("eight around a laptop stand apart: from cards to the mask below them it is a fifth of a mask or more", () => {
  const { places, face } = laidFor("desk", 8, 855, 475);
  const { card, letters } = partsOf("desk", 8, face / 16);
  const drawn = face * 1.167 + (letters * 1.5 + card * 1.45) * 16;
  const [upper = 0, lower = 0] = places.flatMap(({ x, y }) => (x < 100 ? y : [])).sort((one, two) => one - two);
  expect(lower - upper - drawn).toBeGreaterThanOrEqual(face / 5);
});

it("a name is as wide as there is room up to the next one and to the edge", () => {
  const cell = { face: 40, width: 60, height: 90 };
  const places = [
    { x: 100, y: 50 },
    { x: 300, y: 60 },
    { x: 380, y: 200 },
    { x: 320, y: 200 },
  ];
  const rooms = nameRooms({ places, cell }, 420);
  expect(rooms.map((room) => room.width)).toEqual([180, 180, 60, 60]);
  expect(rooms.map((room) => room.edge)).toEqual([null, null, null, null]);
});

it("a name at an edge goes on to the other side, up to halfway to the next one", () => {
  const places = [30, 230, 390].map((x) => ({ x, y: 50 }));
  expect(nameRooms({ places, cell: { width: 60, height: 90 } }, 420)).toEqual([
    { width: 120, edge: "left" },
    { width: 144, edge: null },
    { width: 102, edge: "right" },
  ]);
});
