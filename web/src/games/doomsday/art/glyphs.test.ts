import { expect, test } from "vitest";
import { PROGRAMS, ROLES, WEAPONS } from "../content";
import { drawn, glyphOf } from "./glyphs";

test("every role, program and weapon is drawn, and no two are the same", () => {
  expect(drawn().sort()).toEqual([...Object.keys(ROLES), ...Object.keys(PROGRAMS), ...WEAPONS].sort());
  const drawings = drawn().map((card) => glyphOf(card));
  expect(new Set(drawings.map(({ lines, solid = "" }) => `${lines}|${solid}`)).size).toBe(94);
});

test("a card that nobody has drawn shows its letter", () => {
  expect(glyphOf("of the next box").lettered).toBe(true);
  expect(glyphOf("sniper").lettered).toBeUndefined();
});
