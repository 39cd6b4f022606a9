import { expect, test } from "vitest";
import { flight, plan } from "./ring";

const PHONE = 320;
const REM = 16;
const HIGHEST = 400;

const sizes = Array.from({ length: 28 }, (_, index) => index + 6);

test.each(sizes)("%i masks stand apart, within the width, and a finger hits each", (count) => {
  const { places, cell, height } = plan(count, PHONE, REM, HIGHEST, 2.05);
  expect(places).toHaveLength(count);
  expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(44);
  for (const [index, one] of places.entries()) {
    expect(one.x - cell.width / 2).toBeGreaterThan(-1);
    expect(one.x + cell.width / 2).toBeLessThan(PHONE + 1);
    expect(one.y + cell.height / 2).toBeLessThan(height + 1);
    for (const two of places.slice(index + 1)) {
      const apart = Math.max(Math.abs(one.x - two.x) / cell.width, Math.abs(one.y - two.y) / cell.height);
      expect(apart).toBeGreaterThan(0.95);
    }
  }
});

test("a small town stands in a ring, a larger one around a square, a crowd in rows", () => {
  const shapes = [8, 10, 16, 32].map((count) => plan(count, PHONE, REM, HIGHEST, 2.05).shape);
  expect(shapes).toEqual(["ring", "ring", "square", "rows"]);
});

test.each([7, 8])("on a short screen %i still stand around a square", (count) => {
  const { shape, height, places } = plan(count, PHONE, REM, 272, 2.05);
  expect(shape).toBe("square");
  expect(height).toBeLessThanOrEqual(272);
  expect(places).toHaveLength(count);
  expect(plan(count, PHONE, REM, 200, 2.05).shape).toBe("rows");
});

test("a crowd whose cards have names stands in rows of five", () => {
  const { places, shape } = plan(32, PHONE, REM, HIGHEST, 2.05, 4 * REM);
  expect([shape, new Set(places.slice(0, 30).map(({ x }) => x)).size]).toEqual(["rows", 5]);
});

test("on a wide screen a crowd has a ring of its own", () => {
  expect(plan(33, 1800, 24, 900, 2.05).shape).not.toBe("rows");
});

test.each([6, 10, 14])(
  "where there is room %i masks are larger than on any phone, in a flat ring in the middle",
  (count) => {
    const [width, highest] = [900, 520];
    const { shape, places, face, cell, centre, height } = plan(count, width, REM, highest, 2.05);
    expect(shape).toBe("ring");
    expect(face).toBeGreaterThan(3.6 * REM);
    expect(centre.x).toBe(width / 2);
    expect(height).toBeLessThanOrEqual(highest);
    const xs = places.map(({ x }) => x);
    expect(Math.min(...xs) - cell.width / 2).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs) + cell.width / 2).toBeLessThanOrEqual(width);
  },
);

test("where there is room even a crowd has masks as large as those of a few on a phone", () => {
  const crowd = plan(32, 900, REM, 520, 2.05);
  expect([crowd.shape, crowd.face, crowd.places.length]).toEqual(["rows", 4.2 * REM, 32]);
});

test("with letters twice as large everybody is still there, and rows take the place of the ring", () => {
  const { shape, places } = plan(12, PHONE, 2 * REM, HIGHEST, 2.05);
  expect([shape, places.length]).toEqual(["rows", 12]);
});

test("the first mask of a ring is at the top and the others follow as the clock goes", () => {
  const { places, centre } = plan(8, PHONE, REM, HIGHEST, 2.05);
  expect(places[0]?.x).toBeCloseTo(centre.x);
  expect(places[2]!.x).toBeGreaterThan(centre.x);
  expect(places[4]!.y).toBeGreaterThan(centre.y);
  expect(places[6]!.x).toBeLessThan(centre.x);
});

test("a hand stops short of the mask it points at", () => {
  const { end } = flight({ x: 0, y: 100 }, { x: 200, y: 100 }, { x: 100, y: 100 }, { aside: 30, up: 30, down: 50 });
  expect(end.x).toBeCloseTo(170, 0);
});
