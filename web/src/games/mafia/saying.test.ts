// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import type { Branch } from "../../lib/protocol";
import { isBrief, sentence, wayName } from "./saying";
import { speakGame } from "../../lib/spoken";

const branch = (key: string, of?: Branch["of"]): Branch => ({ key, options: [], closed: [], ...(of ? { of } : {}) });
const MATCH = { names: ["Даша", "Гоша", "Лев"] };

beforeAll(() => speakGame("mafia", "ru"));

test("roles and numbers stand side by side, and all else below one another", () => {
  const asked = [branch("claim", "card"), branch("in-night", "amount"), branch("grounds"), branch("say")];
  expect(asked.map(isBrief)).toEqual([true, true, false, false]);
});

test("a night is called by its number, and a way to begin by what one does", () => {
  expect(wayName(branch("in-night", "amount"), 1)).toBe("Ночь 1");
  expect(wayName(branch("say"), "accuse")).toBe("Обвинить");
});

test.each([
  [["claim"], "«Моя роль — …»", false],
  [["claim", "doctor"], "Даша: «Моя роль — Доктор».", true],
  [["accuse"], "«Мне не нравится …: …»", false],
  [["accuse", 2], "«Мне не нравится Лев: …»", false],
  [["accuse", 2, "hunch"], "Даша: «Мне не нравится Лев. Доказать не могу, это чутьё».", true],
  [["accuse", 2, "vote", 1], "Даша: «Мне не нравится Лев: голос дня 1 — мимо цели».", true],
  [["accuse", 2, "agree"], "Даша: «Мне тоже не нравится Лев».", true],
  [["ask", "why"], "Даша: «…, почему я?»", false],
  [["ask", "role", 1], "Даша: «Гоша, кто ты?»", true],
  [["intend", 2], "Даша: «Мой голос сегодня — Лев».", true],
  [["greet"], "Даша: «Доброе утро…»", true],
  [["found", 1, 1], "«Ночь 1, проверка Детектива. Гоша — …»", false],
  [["found", 1, 1, "criminal"], "Даша: «Ночь 1, проверка Детектива. Гоша — преступник».", true],
])("while it is put together, %j sounds like %s", (path, words, whole) => {
  expect(sentence(path, whole, MATCH, 0)).toBe(words);
});
