import { describe, expect, it } from "vitest";
import { bowOf, oval } from "./oval";

const SIZES = [
  [320, 420, 16, 1.9],
  [320, 430, 16, 3.6],
  [950, 650, 30, 1.9],
  [633, 433, 20, 1.9],
] as const;

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

  it("send their arrows outwards, and around the middle between two that face each other", () => {
    const laid = oval(4, 950, 650, 30, 1.9);
    const [top, right, bottom] = laid.places as [typeof laid.centre, typeof laid.centre, typeof laid.centre];
    const aside = bowOf(top, right, laid);
    expect(aside.x).toBeGreaterThan((top.x + right.x) / 2);
    expect(aside.y).toBeLessThan((top.y + right.y) / 2);
    expect(Math.abs(bowOf(top, bottom, laid).x - laid.centre.x)).toBeGreaterThan(laid.room.width / 2);
  });
});
