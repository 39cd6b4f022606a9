import { expect, test } from "vitest";
import { figureOf } from "./figures";

test("a passenger is a soul or a demon of a colour, or Jaster, who has none", () => {
  expect(figureOf("soul-red")).toEqual({ kind: "soul", colour: "red" });
  expect(figureOf("demon-blue")).toEqual({ kind: "demon", colour: "blue" });
  expect(figureOf("jaster")).toEqual({ kind: "jaster", colour: null });
});

test("who is not known is no figure at all", () => {
  for (const face of [null, "", "soul", "soul-none", "demon-constructor", "raven-red"])
    expect(figureOf(face)).toBe(null);
});
