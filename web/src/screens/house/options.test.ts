import { describe, expect, it } from "vitest";
import { changed, counted, stepOf, toggled, whyNot } from "./options";

describe("options", () => {
  it("what is not set goes by the mode: it is left out", () => {
    expect(changed({ vote: "open", night: 30 }, "vote", undefined)).toEqual({ night: 30 });
    expect(changed({ night: 30 }, "triads", false)).toEqual({ night: 30, triads: false });
  });
  it("a list keeps the order in which things are offered", () => {
    expect(toggled(["a", "b", "c"], ["c"], "a")).toEqual(["a", "c"]);
    expect(toggled(["a", "b", "c"], ["a", "c"], "a")).toEqual(["c"]);
  });
  it("a deck without cards is no deck", () => {
    expect(counted({ don: 1 }, "don", 0)).toBeUndefined();
    expect(counted({ don: 1 }, "doctor", 2)).toEqual({ don: 1, doctor: 2 });
  });
  it("a barred value says why, and only that one", () => {
    const barred = { modes: [], presets: [], options: [["triads", true, "Нужно двенадцать."]] };
    expect(whyNot(barred as never, "triads", true)).toBe("Нужно двенадцать.");
    expect(whyNot(barred as never, "triads", false)).toBeNull();
    expect(whyNot(null, "triads", true)).toBeNull();
  });
  it("numbers are within about twenty presses", () => {
    expect(stepOf({ kind: "int", low: 0, high: 10 })).toBe(1);
    expect(stepOf({ kind: "int", low: 15, high: 600 })).toBe(30);
  });
});
