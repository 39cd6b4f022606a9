import { expect, test } from "vitest";
import { gridOf, wrapped } from "./picture";

const widthOf = (text: string): number => text.length;

test("a text is broken between words, and what does not fit ends in an ellipsis", () => {
  expect(wrapped("Острый глаз видит всех", 12, 3, widthOf)).toEqual(["Острый глаз", "видит всех"]);
  expect(wrapped("Острый глаз видит всех и каждого", 12, 2, widthOf)).toEqual(["Острый глаз", "видит всех…"]);
  expect(wrapped("Наипревосходительнейший", 10, 1, widthOf)).toEqual(["Наипревос…"]);
  expect(wrapped("", 10, 1, widthOf)).toEqual([]);
});

test("players stand in even rows, from three to thirty-two of them", () => {
  expect(gridOf(3)).toEqual({ columns: 3, rows: 1, mask: 108 });
  expect(gridOf(8)).toEqual({ columns: 4, rows: 2, mask: 108 });
  expect(gridOf(9)).toEqual({ columns: 5, rows: 2, mask: 84 });
  expect(gridOf(32)).toEqual({ columns: 8, rows: 4, mask: 64 });
  for (let count = 2; count <= 32; count += 1) {
    const { columns, rows } = gridOf(count);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(columns * (rows - 1)).toBeLessThan(count);
  }
});
