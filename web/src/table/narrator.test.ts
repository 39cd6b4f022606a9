// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Scene } from "../lib/narration";
import type { Table, Told } from "../lib/protocol";
import { sampleMatch } from "../lib/sample";
import { isBot, narratorOf } from "./narrator";

const scene = (sitting: Table["sitting"]): Scene => ({
  match: sampleMatch(),
  table: { sitting, seats: [{ by: "person" }, { by: "bot" }], options: {} } as unknown as Table,
});
const told = (key: string, seat = 0, text: string | undefined = key): Told => ({
  key,
  data: { seat },
  ...(text && { text }),
});

const parts = {
  spoken: new Set(["died"]),
  said: new Set(["claimed"]),
  stage: () => [],
  stageOf: () => "",
};
const {
  told: lines,
  talk,
  over,
  schedule,
} = narratorOf({
  ...parts,
  told: ({ key }) => (key === "dawn" ? ["The town wakes."] : null),
});

test("what everybody reads is said if it is to be, and a game's own lines go before", () => {
  expect(["died", "moved", "dawn"].map((key) => lines(told(key), scene("together")))).toEqual([
    ["died"],
    [],
    ["The town wakes."],
  ]);
  expect(lines(told("died", 0, ""), scene("together"))).toEqual([]);
});

test("words are said for bots alone, and only where people hear each other", () => {
  expect(lines(told("claimed", 0), scene("together"))).toEqual([]);
  expect(lines(told("claimed", 1), scene("together"))).toEqual(["claimed"]);
  expect(lines(told("claimed", 1), scene("apart"))).toEqual([]);
  expect(narratorOf({ ...parts, heard: isBot }).told(told("claimed", 1), scene("apart"))).toEqual(["claimed"]);
  expect([told("claimed"), told("died")].map((event) => talk?.(event))).toEqual([true, false]);
});

test("the end is told as it was told, and nothing is scheduled, unless a game says so", () => {
  const end = { winners: [0], reason: "last", side: null, scores: null };
  expect(over({ ...end, text: "Over." }, scene("call"))).toEqual(["Over."]);
  expect([over(end, scene("call")), schedule(scene("call"), 1)]).toEqual([[], null]);
});
