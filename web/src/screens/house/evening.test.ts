import { expect, test } from "vitest";
import type { Evening } from "../../lib/protocol";
import { gamesOf, peopleOf } from "./evening";

const match = (number: number, game: string, people: (number | null)[], winners: number[]) => ({
  match: number,
  game,
  players: people.map((person) => `${person ?? "bot"}`),
  people,
  winners,
  side: null,
  reason: "points",
  scores: null,
  masks: people.map((_, seat) => 10 * number + seat),
});
const evening: Evening = {
  matches: [
    match(1, "mafia", [1, null, 2], [0, 1]),
    match(2, "spyfall", [2, 1], [0]),
    match(3, "mafia", [null, 2], [0]),
  ],
  totals: [
    { person: null, name: "Бот Кузя", played: 2, won: 2 },
    { person: 1, name: "Даша", played: 2, won: 1, points: 4 },
    { person: 2, name: "Гоша", played: 3, won: 1 },
  ],
};

test("people alone are in the score, each with how every match went", () => {
  expect(peopleOf(evening).map(({ name, won, marks, points }) => [name, won, marks, points])).toEqual([
    ["Даша", 1, ["won", "lost", "out"], 4],
    ["Гоша", 1, ["lost", "won", "lost"], null],
  ]);
});

test("somebody wears the mask of the last match", () => {
  expect(peopleOf(evening).map(({ mask }) => mask)).toEqual([21, 31]);
});

test("what was played is listed once, with the numbers of its matches", () => {
  expect(gamesOf(evening)).toEqual([
    { game: "mafia", numbers: [1, 3] },
    { game: "spyfall", numbers: [2] },
  ]);
});
