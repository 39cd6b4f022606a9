import { expect, test } from "vitest";
import { castOf } from "./sides";

test("so many guides, smugglers and Jasters play", () => {
  const casts = [4, 5, 6, 7, 8].map((players) => Object.values(castOf(players)));
  expect(casts).toEqual([
    [2, 1, 1],
    [3, 2, 0],
    [3, 2, 1],
    [4, 3, 0],
    [4, 3, 1],
  ]);
});
