// @vitest-environment jsdom

import { beforeAll, expect, test } from "vitest";
import { speakGame } from "../../lib/spoken";
import { claimWords, saidOf } from "./claims";

beforeAll(() => speakGame("doomsday", "en"));
const match = { names: ["Ann", "Bob", "Cat"] };

test("a statement is put together by taps, and heard as the story tells it", () => {
  const words = (...path: (string | number)[]): string => claimWords(match, saidOf(0, path));
  expect(words("am", "machine")).toBe("Ann: “I am a machine.”");
  expect(words("card", 1, "left", "loyalty_human_x2")).toContain("Bob");
  expect(words("shoot", 2)).toContain("Cat");
});

test("taps say whom, which card and what it is said to be", () => {
  expect(saidOf(0, ["card", 1, "role", "joke"])).toEqual({
    seat: 0,
    topic: "card",
    target: 1,
    spot: "role",
    what: "joke",
  });
  expect(saidOf(0, ["have", "spam"])).toEqual({ seat: 0, topic: "have", target: null, spot: null, what: "spam" });
  expect(saidOf(0, ["trust"])).toEqual({ seat: 0, topic: "trust", target: null, spot: null, what: null });
});
