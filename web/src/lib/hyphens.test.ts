import { expect, test } from "vitest";
import { softened } from "./hyphens";

const seen = (text: string): string => softened(text).replaceAll("\u00ad", "-");

test("a long word is divided between its syllables, never before or after a single letter", () => {
  expect(seen("Зал Справедливости")).toBe("Зал Спра-вед-ли-вос-ти");
  expect(seen("Электроподстанция")).toBe("Элек-тро-под-стан-ция");
  expect(seen("Официантка, Невидимка")).toBe("Офи-ци-ант-ка, Не-ви-дим-ка");
  expect(seen("Государственный университет")).toMatch(/^Го-су-дар[-а-я]+-ный уни-вер-си-тет$/);
});

test("short words and other languages stay as they are", () => {
  expect(seen("Ночной клуб, Library and Supermarket")).toBe("Ночной клуб, Library and Supermarket");
});
