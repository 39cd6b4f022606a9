import { describe, expect, it } from "vitest";
import { along, bowOf, oval, type Oval } from "./oval";
import { bendOf, bodyOf, flight, type Place } from "./ring";

const SIZES = [
  [320, 420, 16, 1.9],
  [320, 385, 16, 3.6],
  [950, 650, 30, 1.9],
  [633, 433, 20, 1.9],
] as const;

/** The faces that a line from one to another goes over, as it is drawn. */
function crossed(laid: Oval, from: number, to: number): number[] {
  const lift = (laid.cell.height - laid.face * 1.167) / 2;
  const faces = laid.places.map(({ x, y }) => ({ x, y: y - lift }));
  const { path } = flight(faces[from]!, faces[to]!, bowOf(from, to, laid), bodyOf(laid.face, lift));
  const [beginX, beginY, bendX, bendY, endX, endY] = path.match(/-?[\d.]+/g)!.map(Number) as number[];
  const way = { begin: at(beginX, beginY), bend: at(bendX, bendY), end: at(endX, endY) };
  const points = Array.from({ length: 101 }, (_, step) => along(way, step / 100));
  const [aside, up] = [laid.face * 0.47, laid.face * 1.167 * 0.47];
  return faces.flatMap(({ x, y }, seat) =>
    points.some((point) => Math.abs(point.x - x) < aside && Math.abs(point.y - y) < up) ? [seat] : [],
  );
}

const at = (x = 0, y = 0): Place => ({ x, y });

describe("masks around the table", () => {
  it.each(SIZES)("stand apart and inside on %d × %d", (width, height, rem, below) => {
    for (let count = 3; count <= 8; count++) {
      const { places, cell } = oval(count, width, height, rem, below);
      for (const [index, one] of places.entries()) {
        expect(Math.min(one.x, width - one.x)).toBeGreaterThanOrEqual(cell.width / 2 - 0.5);
        expect(Math.min(one.y, height - one.y)).toBeGreaterThanOrEqual(cell.height / 2 - 0.5);
        for (const two of places.slice(index + 1)) {
          const apart = Math.abs(one.x - two.x) >= cell.width * 0.9 || Math.abs(one.y - two.y) >= cell.height * 0.9;
          expect(apart, `${count} on ${width}`).toBe(true);
        }
      }
    }
  });

  it("leave as much free in the middle as is wanted, if that can be", () => {
    expect(oval(4, 950, 650, 30, 1.9, 8.6).room.height).toBeGreaterThan(8.6 * 30);
  });

  it("do not reach into the middle", () => {
    const { places, cell, centre, room } = oval(8, 950, 650, 30, 1.9, 8.6);
    for (const { x, y } of places) {
      const beside = Math.abs(x - centre.x) >= (cell.width + room.width) / 2 - 0.5;
      expect(beside || Math.abs(y - centre.y) >= (cell.height + room.height) / 2 - 0.5).toBe(true);
    }
    expect(room.width).toBeGreaterThan(300);
  });

  it.each(SIZES)("send their arrows past the others on %d × %d", (width, height, rem, below) => {
    for (let count = 3; count <= 8; count++) {
      const laid = oval(count, width, height, rem, below);
      const lift = (laid.cell.height - laid.face * 1.167) / 2;
      for (let to = 1; to < count; to++) {
        const [start, end] = [laid.places[0]!, laid.places[to]!].map(({ x, y }) => ({ x, y: y - lift }));
        const bend = bendOf(start!, end!, bowOf(0, to, laid));
        const half = { x: (start!.x + 2 * bend.x + end!.x) / 4, y: (start!.y + 2 * bend.y + end!.y) / 4 };
        for (const [seat, { x, y }] of laid.places.entries()) {
          if (seat === 0 || seat === to) continue;
          const apart = Math.abs(x - half.x) / laid.cell.width + Math.abs(y - half.y) / laid.cell.height;
          expect(apart, `${to} of ${count}, past ${seat}`).toBeGreaterThan(0.5);
        }
      }
    }
  });

  it.each([
    [890, 630, 30.24],
    [594, 420, 20.16],
    [590, 470, 22.4],
  ])("let no line of a television lie over a face, on %d × %d", (width, height, rem) => {
    for (let count = 3; count <= 8; count++) {
      const laid = oval(count, width, height, rem, 2.4, 8.6, 8.4);
      for (let from = 0; from < count; from++)
        for (let to = 0; to < count; to++)
          if (from !== to) expect(crossed(laid, from, to), `${from} to ${to} of ${count}`).toEqual([]);
    }
  });

  it("send them around the middle between two that face each other", () => {
    const laid = oval(4, 950, 650, 30, 1.9);
    expect(Math.abs(bowOf(0, 2, laid).x - laid.centre.x)).toBeGreaterThan(laid.room.width / 2);
  });
});
