// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Moment } from "../../lib/protocol";
import { sampleMatch } from "../../lib/sample";
import { clear, element, show } from "../../lib/shown";
import { speakGame } from "../../lib/spoken";
import { momentLine } from "./ending";
import { sampleTown } from "./sample";
import type { Board } from "../../table/board";
import Stage from "../../table/Moment.svelte";
import { headingOf, lineOf, seatsIn } from "../../table/moments";

const tied: Moment = {
  key: "tied",
  told: [
    { key: "tied", data: { seats: [2, 1] }, text: "Поровну." },
    { key: "nobody-out", data: {}, text: "Никто не уходит." },
  ],
  seconds: 6,
  ends: 9,
};
const match = sampleMatch({ names: ["Даша", "Гоша", "Майя"], moment: tied });

beforeAll(() => speakGame("mafia", "ru"));
afterEach(clear);

test("a moment has the heading of its first event, and its line is all that was told", () => {
  expect(headingOf(match, tied)).toBe("Поровну");
  expect(lineOf(null, match, tied)).toBe("Поровну. Никто не уходит.");
});

test("a board may have the last word: at the end the list of all cards is not read", () => {
  const ending = { winners: [1], reason: "parity", side: "mafia" };
  const over = sampleMatch({ public: sampleTown({ ending }) });
  const unmasked = { ...tied, key: "unmasked", told: [{ key: "unmasked", data: { cards: {} }, text: "…" }] };
  const board = { momentLine } as unknown as Board;
  expect(lineOf(board, over, unmasked)).toBe("Спорить больше некому. Победила мафия, и город теперь её.");
  expect(lineOf(board, over, tied)).toBe("Поровну. Никто не уходит.");
});

test("without a picture of the board's own, those whom it is about are shown", () => {
  expect(seatsIn(tied)).toEqual([2, 1]);
  show(Stage, { board: null, match, moment: tied });
  expect(element("moment").dataset["moment"]).toBe("tied");
  expect(element("moment").textContent).toContain("Майя");
  expect(element("moment-line").textContent).toBe("Поровну. Никто не уходит.");
});
