import { describe, expect, test } from "vitest";
import { crowd, gather, nameSize, NUMBER, SHARE, type Crowd } from "./crowd";

/** Televisions: what the frame leaves to the board, and the size of the text there. */
const SCREENS = [
  { width: 1812, height: 630, rem: 30.24 },
  { width: 1208, height: 420, rem: 20.16 },
  { width: 1200, height: 470, rem: 22.4 },
];
const CROWDS = [3, 8, 12, 20, 32];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function facesOf({ places, cell, face, above }: Crowd): Box[] {
  return places.map(({ x, y }) => {
    const top = y - cell.height / 2 + above;
    return { left: x - face / 2, right: x + face / 2, top, bottom: top + face * SHARE };
  });
}

/** The small masks below everybody, if so many point at each: each in its row, from the middle to both sides. */
function smallOf(laid: Crowd, count: number, rem: number): Box[] {
  const { size, shown, columns } = gather(count, laid, rem);
  const gap = 0.12 * rem;
  const number = NUMBER * rem;
  return laid.places.flatMap(({ x, y }) => {
    const top = y - laid.cell.height / 2 + laid.above + laid.face * SHARE + laid.under;
    return Array.from({ length: shown }, (_, index) => {
      const row = Math.floor(index / columns);
      const here = Math.min(columns, shown - row * columns);
      const left = x + number / 2 - (here * (size + gap) - gap) / 2 + (index % columns) * (size + gap);
      const above = top + row * (size * SHARE + gap);
      return { left, right: left + size, top: above, bottom: above + size * SHARE };
    });
  });
}

const overlap = (one: Box, two: Box): boolean =>
  one.left < two.right - 0.5 && two.left < one.right - 0.5 && one.top < two.bottom - 0.5 && two.top < one.bottom - 0.5;

const within = (box: Box, width: number, height: number): boolean =>
  box.left >= -0.5 && box.right <= width + 0.5 && box.top >= -0.5 && box.bottom <= height + 0.5;

describe.each(SCREENS)("on $width × $height", ({ width, height, rem }) => {
  test.each(CROWDS)("%i stand on the screen, and whoever points at somebody covers no face", (count) => {
    const laid = crowd(count, width, height, rem, { under: count > 12 ? 2.15 : 3.3, votes: true, gathers: true });
    const faces = facesOf(laid);
    expect(faces).toHaveLength(count);
    expect(faces.filter((face) => !within(face, width, height))).toEqual([]);
    for (const voters of [1, 3, count - 1]) {
      const small = smallOf(laid, voters, rem);
      expect(small.filter((one) => faces.some((face) => overlap(one, face)))).toEqual([]);
      expect(small.filter((one, index) => small.slice(index + 1).some((two) => overlap(one, two)))).toEqual([]);
      expect(small.filter((one) => !within(one, width, height))).toEqual([]);
    }
  });

  test.each(CROWDS)("%i masks are large enough to be known from afar", (count) => {
    const { face } = crowd(count, width, height, rem, { under: count > 12 ? 2.15 : 3.3, votes: true, gathers: true });
    expect(face).toBeGreaterThan((count > 20 ? 2.1 : 3) * rem);
  });

  test("nobody changes places when a vote begins, and masks are larger when there is none", () => {
    for (const count of CROWDS) {
      const [vote, talk] = [true, false].map((gathers) =>
        crowd(count, width, height, rem, { under: 2.3, votes: true, gathers }),
      );
      expect(vote!.places).toEqual(talk!.places);
      expect(talk!.face).toBeGreaterThanOrEqual(vote!.face);
    }
  });
});

test("rows fill the screen: twelve stand in two, eight in one", () => {
  const { width, height, rem } = SCREENS[0]!;
  const rows = (count: number): number =>
    new Set(crowd(count, width, height, rem, { under: 2.3, votes: true }).places.map(({ y }) => y)).size;
  expect([6, 8, 12, 20, 32].map(rows)).toEqual([1, 1, 2, 2, 3]);
});

test("everybody's small mask is there unless nearly all point at one in a crowd", () => {
  const { width, height, rem } = SCREENS[0]!;
  const shown = (count: number, voters: number): number => {
    const laid = crowd(count, width, height, rem, { under: count > 12 ? 2.15 : 3.3, votes: true, gathers: true });
    return gather(voters, laid, rem).shown;
  };
  expect([shown(8, 7), shown(12, 11), shown(20, 10), shown(32, 5)]).toEqual([7, 11, 10, 5]);
  expect(shown(32, 31)).toBeLessThan(31);
});

test("a name is as large as its place allows, and never too small to read", () => {
  expect(nameSize("Лев", 200, 20, 1.4)).toBe(1.4);
  expect(nameSize("Валентина", 100, 20, 1.4)).toBeCloseTo(0.842, 3);
  expect(nameSize("Бабушка Валентина Петровна", 100, 20, 1.4)).toBe(0.8);
});
