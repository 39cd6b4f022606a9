import { expect, test } from "vitest";
import { DOES } from "../../content";
import { drawn, markOf } from "./marks";

test("only gifts have drawings, and no two have the same", () => {
  expect(Object.keys(DOES)).toEqual(expect.arrayContaining(drawn()));
  expect(new Set(drawn().map((gift) => JSON.stringify(markOf(gift)))).size).toBe(drawn().length);
});

test("a gift that nobody has drawn is a box with its letter, and looks like no other", () => {
  expect(markOf("of the next box")).toMatchObject({ lines: expect.stringMatching(/^M/), lettered: true });
  expect(drawn().map(markOf)).not.toContainEqual(markOf("of the next box"));
});
