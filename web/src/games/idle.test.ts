import { describe, expect, it } from "vitest";
import { isIdle } from "./idle";

describe("options that change nothing for so many players", () => {
  it("are the gifts of four, who have their own, and the room of a boat below seven", () => {
    expect([4, 5, 8].map((seats) => isIdle("passengers", "gifts", seats))).toEqual([true, false, false]);
    expect([4, 6, 7].map((seats) => isIdle("passengers", "boat_cap", seats))).toEqual([true, true, false]);
  });
  it("are no others", () => {
    expect(isIdle("passengers", "turn", 4)).toBe(false);
    expect(isIdle("mafia", "gifts", 4)).toBe(false);
  });
});
