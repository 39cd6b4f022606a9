import { describe, expect, it } from "vitest";
import { changed, counted, isSimple, saysMore, stepOf, toggled, usualOf, whyNot } from "./options";

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
  it("where bots play the usual may be another", () => {
    const style = { default: "standard", with_bots: "even", by_sitting: {} };
    expect([usualOf(style, false, "apart"), usualOf(style, true, "apart")]).toEqual(["standard", "even"]);
  });
  it("how people sit counts more than whether bots play", () => {
    const talk = { default: "typed", with_bots: "tapped", by_sitting: { call: "spoken" } };
    expect([usualOf(talk, true, "call"), usualOf(talk, true, "apart")]).toEqual(["spoken", "tapped"]);
  });
  it("a sentence that is only the title again is not shown", () => {
    expect(saysMore({ title: "Что видят выбывшие", about: "Что видят выбывшие." })).toBe(false);
    expect(saysMore({ title: "Как голосуют", about: "Как голосуют днём." })).toBe(true);
  });
  it("what nobody can type is no field", () => {
    const [data, list] = [{ kind: "data", choices: null } as const, { kind: "list", choices: null } as const];
    expect([isSimple(data), isSimple(list), isSimple({ ...list, choices: [["a", "А"]] })]).toEqual([
      false,
      false,
      true,
    ]);
    expect(isSimple({ kind: "text", choices: null })).toBe(true);
  });
});
