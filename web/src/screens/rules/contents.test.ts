import { expect, test } from "vitest";
import { terms } from "../../lib/seek";
import { foundIn, paragraphsOf } from "./contents";

const SECTIONS = [
  { key: "rules-01", title: "Ночь", paragraphs: ["Доктор лечит.", "Мафия стреляет."] },
  { key: "rules-02", title: "День", paragraphs: ["Город спорит."] },
];

test("paragraphs are what blank lines divide", () => {
  expect(paragraphsOf("Раз\nдва.\n\nТри.\n")).toEqual(["Раз два.", "Три."]);
});

test("a section that is called so is shown whole, another only where it tells about it", () => {
  expect(foundIn(SECTIONS, terms("ночь"))).toEqual([SECTIONS[0]]);
  expect(foundIn(SECTIONS, terms("лечи"))).toEqual([{ ...SECTIONS[0], paragraphs: ["Доктор лечит."] }]);
  expect(foundIn(SECTIONS, terms("яд"))).toEqual([]);
});
