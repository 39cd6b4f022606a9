import { expect, test } from "vitest";
import type { Told } from "../../lib/protocol";
import { heardSince, recallOf } from "./panel";

const told = (key: string, text = key, more: Partial<Told> = {}): Told => ({ key, data: {}, text, ...more });
const keys = (events: readonly Told[]): string[] => events.map(({ key }) => key);

test("what is known for sure stands before what was said, and nothing is left of earlier rounds", () => {
  const story = ["said-am", "round-begins", "said-send", "gift", "lore", "peeked", "said-hand"].map((key) => told(key));
  expect(keys(recallOf(story))).toEqual(["lore", "said-send", "said-hand"]);
});

test("where there is no room for everything, the last of it stays", () => {
  const story = ["one", "two", "three"].map((word) => told("said-am", `${word} `.repeat(24)));
  expect(recallOf(story).map(({ text }) => text?.slice(0, 3))).toEqual(["thr"]);
  const many = Array.from({ length: 9 }, (_, index) => told(`said-${index}`));
  expect(keys(recallOf(many, 3))).toEqual(["said-6", "said-7", "said-8"]);
});

test("what is known for sure takes the place of what was said, but not all of it", () => {
  const fact = told("lore", "word ".repeat(24));
  const story = [fact, told("said-am"), told("said-hand"), told("said-send")];
  expect(keys(recallOf(story))).toEqual(["lore", "said-hand", "said-send"]);
});

test("what was told to one player only is not on the screen", () => {
  const story = [told("gift"), told("saw", "…", { private: true }), told("peeked")];
  expect(keys(heardSince(story, "gift"))).toEqual(["peeked"]);
});
