import { expect, test } from "vitest";
import { arranged } from "./hand";

const HAND = ["soul-red", "demon-red", "jaster"];
const secrets = Array.from({ length: 600 }, (_, number) => `${number}`);

test("the same cards lie the same way for the same secret", () => {
  expect(arranged(HAND, "7")).toEqual(arranged([...HAND].reverse(), "7"));
  expect([...arranged(HAND, "7")].sort()).toEqual([...HAND].sort());
});

test("every order comes as often as every other", () => {
  const counts = new Map<string, number>();
  for (const secret of secrets) {
    const order = arranged(HAND, secret).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(count).toBeGreaterThan(60);
});

test("when a card goes, the others stay as they lie", () => {
  for (const secret of secrets) {
    const rest = arranged(HAND, secret).filter((face) => face !== "demon-red");
    expect(arranged(["soul-red", "jaster"], secret)).toEqual(rest);
  }
});

test("two cards that are the same are two cards", () => {
  expect(arranged(["soul-red", "soul-red", "demon-blue"], "1")).toHaveLength(3);
});
