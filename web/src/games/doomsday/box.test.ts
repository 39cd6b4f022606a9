// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { speakGame } from "../../lib/spoken";
import { seenIn } from "./box";
import { arena } from "./sample";

beforeAll(() => speakGame("doomsday", "en"));

test("cards that lie face up are seen, and a card that neighbours share once", () => {
  const loyalty: [string | null, string | null][] = [
    ["loyalty_human", null],
    [null, "loyalty_human"],
    [null, null],
    [null, null],
  ];
  const apart = seenIn({ public: arena({ loyalty, legion: true }) });
  const shared = seenIn({ public: arena({ loyalty, legion: true, advanced: true }) });
  expect([apart["loyalty_human"]?.told, shared["loyalty_human"]?.told]).toEqual(["Face up: 2", "Face up: 1"]);
});

test("without the Legion its cards are not in the match", () => {
  const counts = (legion: boolean) => {
    const seen = seenIn({ public: arena({ legion }) });
    return ["mind_eater", "ono", "loyalty_legion", "sniper"].map((card) => seen[card]?.count);
  };
  expect(counts(false)).toEqual([0, 0, 0, undefined]);
  expect(counts(true)).toEqual([undefined, undefined, undefined, undefined]);
});
