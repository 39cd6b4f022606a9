// @vitest-environment jsdom
import { expect, test } from "vitest";
import { chapterOf } from "./chapters";
import { speakGame } from "./spoken";

test("a part of the story is called after what opens it, with numbers as they are and players by their names", async () => {
  const match = { names: ["Ann", "Bob"] };
  await speakGame("doomsday", "en");
  expect(chapterOf("doomsday", match, { key: "turn", data: { seat: 1 } })).toMatch(/Bob/);
  expect(chapterOf("doomsday", match, { key: "hurt", data: { seat: 1 } })).toBe(null);
  await speakGame("mafia", "en");
  expect(chapterOf("mafia", match, { key: "day", data: { day: 2 } })).toBe("Day 2");
});
