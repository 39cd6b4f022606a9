// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import type { Ask, Form, Option, Table } from "../../lib/protocol";
import { sampleMatch, sampleSession } from "../../lib/sample";
import { speakGame } from "../../lib/spoken";
import { deedOf } from "./deeds";
import { river } from "./sample";
import { PassengersTurn } from "./turn.svelte";
import type { PassengersPrivate } from "./views";

beforeAll(() => speakGame("passengers", "ru"));

function labelOf(key: string, form: Form, ...tapped: Option[]): string | undefined {
  const ask: Ask = { ask: 7, key, form, about: {}, closed: [], held: null, deadline: null };
  const own = { cards: ["soul-red"], known: {} } as unknown as PassengersPrivate;
  const table = { sitting: "apart", stage: "match", options: {} } as unknown as Table;
  const names = ["Даша", "Гоша", "Майя"];
  const match = sampleMatch({ names, public: river({ stage: "gifts" }), private: own, asks: [ask] });
  const turn = new PassengersTurn(sampleSession(match, table));
  for (const option of tapped) turn.tap(option);
  return deedOf(turn)?.label;
}

const places: Form = { kind: "pick", options: ["raven-1", "wolf-2"], of: "place" };
const people: Form = { kind: "pick", options: [0, 1, 2], of: "seat" };

test("a gift with words of its own says them", () => {
  expect(labelOf("hourglass", people, 1)).toBe("Голосует раньше всех: Гоша");
  expect(labelOf("granted-coin", people, 0)).toBe("Взять монету себе");
});

test("a gift without says what it does", () => {
  expect(labelOf("scroll", places, "wolf-2")).toBe("Подсмотреть: волк, место\u00a02");
  expect(labelOf("torch", places, "raven-1")).toBe("Раскрыть: ворон, место\u00a01");
});

test("a gift that nothing is known of says its name and what is chosen", () => {
  const form: Form = {
    kind: "tree",
    branches: [
      { key: "censer", options: [[1, 1]], closed: [], of: "seat" },
      { key: "own-card", options: [["soul-red", null]], closed: [], of: "card" },
    ],
  };
  expect(labelOf("censer", form, 1)).toBe("Кадильница: Гоша, красную душу");
});
