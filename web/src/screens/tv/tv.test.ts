import { expect, test } from "vitest";
import type { Total } from "../../lib/protocol";
import { captionSize } from "./caption";
import { peopleFirst } from "./evening";

const row = (name: string, person: number | null, won: number): Total => ({ name, person, played: 3, won });

test("people come first in the score of an evening, and none of them is left out for a bot", () => {
  const totals = [
    row("Папа", null, 3),
    row("Тимур", null, 2),
    row("Мама", 1, 1),
    row("Гоша", null, 1),
    row("Аня", 2, 0),
  ];
  expect(peopleFirst(totals, 3).map(({ name }) => name)).toEqual(["Мама", "Аня", "Папа"]);
  expect(peopleFirst(totals, 1).map(({ name }) => name)).toEqual(["Мама", "Аня"]);
});

test("the longer a caption is, the smaller it is set, and never too small for the other end of a room", () => {
  const sizes = [20, 95, 200, 400].map((length) => captionSize("я".repeat(length)));
  expect(sizes).toEqual([1.9, 1.5, 1.2, 1]);
});
