import { expect, test } from "vitest";
import type { Told } from "../../lib/protocol";
import { cellOf, giftOf, lightOf, newsOf, orderOf, placeOf, riderAt, turnOf, type River } from "./river";

const rider = (by: number | null, round = 1) => ({ by, round, mask: null, face: null });
const river = (more: Partial<River>): River =>
  ({
    ...{ stage: "place", round: 1, coin: 2, turn: 2, asked: [], used: [], opener: null, opened: null, held: {} },
    gifts: ["vessel", "colour-lore", "candle"],
    boats: [
      {
        animal: "raven",
        gifts: [2, 1, 0, 0, 0],
        votes: [1, 2, 3, 1, 1],
        riders: [null, 1, null, null, null],
        full: false,
      },
      {
        animal: "wolf",
        gifts: [0, 0, 0, 0, 0],
        votes: [1, 1, 1, 1, 1],
        riders: [2, null, null, null, null],
        full: false,
      },
    ],
    shore: [{ round: 1, animal: "wolf", riders: [null, null, null, 0, null] }],
    riders: [rider(1), rider(0, 2), rider(null, 2)],
    ...more,
  }) as River;

test("a rider has a place in a boat or on the far shore, or none any more", () => {
  const view = river({});
  expect([0, 1, 2, 3].map((one) => cellOf(view, one))).toEqual(["shore-1-4", "raven-2", "wolf-1", null]);
  expect(["shore-1-4", "raven-2", "wolf-1", "raven-1", "shore-2-1"].map((cell) => riderAt(view, cell))).toEqual([
    ...[0, 1, 2],
    ...[null, null],
  ]);
});

test("a place in a boat has a gift and votes, one on the shore has none", () => {
  expect(placeOf(river({}), "raven-1")).toEqual({ gift: "candle", votes: 1 });
  expect(placeOf(river({}), "raven-2")).toEqual({ gift: "colour-lore", votes: 2 });
  expect(placeOf(river({}), "shore-1-1")).toBe(null);
  expect(giftOf(river({ held: { "3": 1 } }), 3)).toBe("colour-lore");
  expect(giftOf(river({}), 3)).toBe(null);
});

test("the order begins with whoever had the coin when it began, though the coin goes on", () => {
  expect(orderOf(river({ riders: [] }), 4)).toEqual([2, 3, 0, 1]);
  const placed = [rider(null), rider(2), rider(3)];
  expect(orderOf(river({ riders: placed, turn: 0, coin: 1 }), 4)).toEqual([2, 3, 0, 1]);
  expect(orderOf(river({ riders: placed, stage: "vote", turn: null, coin: 1 }), 4)).toEqual([2, 3, 0, 1]);
});

test("it is dark on the river and light on the far shore", () => {
  expect(["deal", "place", "vote", "sailed", "scoring", "over"].map((stage) => lightOf(river({ stage })))).toEqual([
    ...["night", "night", "night", "night"],
    ...["day", "day"],
  ]);
});

test("people take turns while they place, use gifts, or one votes first; otherwise all act at once", () => {
  expect(turnOf(river({}))).not.toBe(null);
  expect(turnOf(river({ stage: "vote", turn: null, opener: 1 }))).not.toBe(null);
  expect(turnOf(river({ stage: "vote", turn: null }))).toBe(null);
  expect(turnOf(river({ stage: "gifts", turn: 1, asked: [0] }))).not.toEqual(
    turnOf(river({ stage: "gifts", turn: 1 })),
  );
});

test("news are of this round, and what only one player was told is not among them where others look on", () => {
  const told = (key: string, more: Partial<Told> = {}): Told => ({ key, data: {}, ...more });
  const events = [
    ...[told("placed"), told("round-begins"), told("placed"), told("gift")],
    ...[told("peeked"), told("saw", { private: true }), told("coin")],
  ];
  expect(newsOf(events, 9, true).map(({ key }) => key)).toEqual(["placed", "peeked", "saw", "coin"]);
  expect(newsOf(events, 2, false).map(({ key }) => key)).toEqual(["peeked", "coin"]);
});
