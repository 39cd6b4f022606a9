import { expect, test } from "vitest";
import { has, pieces, shorter, telling, terms } from "./seek";

test("a query is its words, whatever stands between them", () => {
  expect(terms("  Доктор, ночь — доктор! ")).toEqual(["доктор", "ночь"]);
  expect(terms(" … ")).toEqual([]);
});

test("case and the dots over ё do not matter", () => {
  expect(has("Её лечит Чёрная вдова", terms("черная ЕЕ"))).toBe(true);
  expect(has("Черная вдова", terms("чёрная"))).toBe(true);
});

test("every word has to be there, as a part of some word", () => {
  expect(has("Доктор лечит", terms("ечит октор"))).toBe(true);
  expect(has("Доктор лечит", terms("доктор яд"))).toBe(false);
});

test("a short word has to begin a word", () => {
  expect(has("рядовые бандиты", terms("яд"))).toBe(false);
  expect(pieces("рядом ядом", terms("яд"))).toEqual([
    { text: "рядом ", found: false },
    { text: "яд", found: true },
    { text: "ом", found: false },
  ]);
});

test("what was found is cut out and nothing else is changed", () => {
  expect(pieces("Ещё раз", terms("еще"))).toEqual([
    { text: "Ещё", found: true },
    { text: " раз", found: false },
  ]);
  expect(pieces("мамам", terms("мама амам"))).toEqual([{ text: "мамам", found: true }]);
  expect(pieces("нет", [])).toEqual([{ text: "нет", found: false }]);
  expect(pieces("", terms("а"))).toEqual([]);
});

test("a letter that grows when it is made small does not shift what is marked", () => {
  expect(pieces("İ тут", terms("тут"))).toEqual([
    { text: "İ ", found: false },
    { text: "тут", found: true },
  ]);
});

test("of a section only the paragraphs that tell about it are shown", () => {
  const paragraphs = ["Доктор лечит.", "Яд убивает.", "Доктор снимает яд."];
  expect(telling(paragraphs, terms("доктор яд"))).toEqual(["Доктор снимает яд."]);
  expect(telling(["Доктор.", "Яд.", "Ночь."], terms("доктор яд"))).toEqual(["Доктор.", "Яд."]);
});

test("a word in another form is found by its beginning", () => {
  expect(shorter(terms("Чёрную вдову яд"))).toEqual(["черн", "вдов", "яд"]);
  expect(has("Чёрная вдова и яд", shorter(terms("чёрную вдову яд")))).toBe(true);
});
