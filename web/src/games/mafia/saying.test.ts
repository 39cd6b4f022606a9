// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import type { TreeForm } from "../../lib/protocol";
import { backward, branchAt, isWhole, kindOf, onward, sentence, wayName } from "./saying";
import { speakGame } from "../../lib/spoken";

const branch = (key: string, options: [string | number, number | null][]) => ({ key, options, closed: [] });
const FORM: TreeForm = {
  kind: "tree",
  branches: [
    branch("say", [
      ["ready", null],
      ["claim", 1],
      ["accuse", 2],
      ["found", 4],
    ]),
    branch("claim", [
      ["doctor", null],
      ["don", null],
    ]),
    branch("accuse", [
      [1, 3],
      [2, 3],
    ]),
    branch("grounds", [
      ["words", null],
      ["hunch", null],
    ]),
    branch("in-night", [[1, 5]]),
    branch("whom", [
      [1, 6],
      [2, 6],
    ]),
    branch("finding", [
      ["criminal", null],
      ["town", null],
    ]),
  ],
};
const MATCH = { names: ["Даша", "Гоша", "Лев"] };

beforeAll(() => speakGame("mafia", "ru"));

test("a path is whole when it has come to an end of the tree", () => {
  expect(isWhole(FORM, ["ready"])).toBe(true);
  expect(isWhole(FORM, ["accuse", 1])).toBe(false);
  expect(isWhole(FORM, ["accuse", 1, "hunch"])).toBe(true);
  expect(isWhole(FORM, ["accuse", 9, "hunch"])).toBe(false);
  expect(isWhole(FORM, [])).toBe(false);
});

test("where there is only one way it is gone without asking, and gone back as well", () => {
  expect(onward(FORM, [], "found")).toEqual(["found", 1]);
  expect(backward(FORM, ["found", 1])).toEqual([]);
  expect(backward(FORM, ["accuse", 1])).toEqual(["accuse"]);
});

test("people are chosen by their masks, roles by their cards, nights by their numbers", () => {
  const kinds = [["accuse"], ["claim"], ["found"], ["accuse", 1]].map((path) => kindOf(branchAt(FORM, path)!));
  expect(kinds).toEqual(["seats", "cards", "numbers", "rows"]);
  expect(wayName(branchAt(FORM, ["found"])!, 1)).toBe("Ночь 1");
  expect(wayName(branchAt(FORM, [])!, "accuse")).toBe("Обвинить");
});

test.each([
  [["claim"], "«Моя роль — …»"],
  [["claim", "doctor"], "Даша: «Моя роль — Доктор»."],
  [["accuse"], "«Мне не нравится …: …»"],
  [["accuse", 2], "«Мне не нравится Лев: …»"],
  [["accuse", 2, "hunch"], "Даша: «Мне не нравится Лев. Доказать не могу, это чутьё»."],
  [["found", 1, 1], "«Ночь 1, проверка Детектива. Гоша — …»"],
  [["found", 1, 1, "criminal"], "Даша: «Ночь 1, проверка Детектива. Гоша — преступник»."],
])("while it is put together, %j sounds like %s", (path, words) => {
  expect(sentence(FORM, path, MATCH, 0)).toBe(words);
});
