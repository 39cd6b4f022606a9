import { expect, test } from "vitest";
import { sampleMatch } from "../../lib/sample";
import { teamsAt } from "./ending";

const over = { winners: [], reason: "stalemate", side: null, scores: null };
const told = [{ key: "unmasked", data: { side: "stalemate", teams: { 0: "human", 1: "machine", 2: "human" } } }];

test("the teams are known as soon as they were told, before any replay is there", () => {
  const match = sampleMatch({ game: "doomsday", names: ["Даша", "Гоша", "Майя"], over, told });
  expect(teamsAt(match, []).map(({ side, seats }) => [side, seats])).toEqual([
    ["human", [0, 2]],
    ["machine", [1]],
  ]);
});
