import { describe, expect, it } from "vitest";
import { editorOf, isUsed, neededFor } from "./registry";

describe("options with a sheet of their own", () => {
  it("are opened by the choice that is nothing without them", () => {
    expect([neededFor("spyfall", "pack", "own"), neededFor("spyfall", "pack", "everyday")]).toEqual(["own", null]);
    expect(neededFor("mafia", "pack", "own")).toBeNull();
  });
  it("count for nothing when something else is chosen", () => {
    expect([{ pack: "own" }, { pack: "everyday" }, {}].map((options) => isUsed("spyfall", "own", options))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isUsed("spyfall", "rounds", {})).toBe(true);
  });
  it("are few", () => {
    expect(editorOf("spyfall", "own")).not.toBeNull();
    expect([editorOf("spyfall", "rounds"), editorOf("mafia", "own")]).toEqual([null, null]);
  });
});
