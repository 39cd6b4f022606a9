import { expect, test } from "vitest";
import type { Told } from "../../lib/protocol";
import { about, latest, notebook, pointing, statements, votes } from "./notebook";

const told = (key: string, data: Record<string, unknown> = {}, secret = false): Told =>
  secret ? { key, data, private: true } : { key, data };

const STORY: Told[] = [
  told("dealt", { seat: 0, card: "detective" }, true),
  told("day", { day: 1 }),
  told("claimed", { seat: 2, role: "doctor" }),
  told("accused", { seat: 0, target: 3, grounds: "hunch", number: 0 }),
  told("hand", { seat: 0, target: 3 }),
  told("hand", { seat: 1, target: 3 }),
  told("abstained", { seat: 2 }),
  told("hand", { seat: 1, target: 2 }),
  told("tied", { seats: [2, 3] }),
  told("hand", { seat: 0, target: 2 }),
  told("voted-out", { seat: 2, card: "citizen" }),
  told("night", { night: 1 }),
  told("checked", { night: 1, target: 3, answer: "criminal" }, true),
  told("killed", { seat: 4, card: "leader" }),
  told("day", { day: 2 }),
  told("said-found", { seat: 0, night: 1, target: 3, answer: "criminal" }),
];

test("the newest of what everybody heard comes last, and the player's own only where nobody looks on", () => {
  const keys = (secrets: boolean): string[] => latest(STORY, secrets, 3).map(({ key }) => key);
  expect(keys(false)).toEqual(["voted-out", "killed", "said-found"]);
  expect(keys(true)).toEqual(["checked", "killed", "said-found"]);
});

test("of a hand that was changed the last counts, and a vote after a tie is one of its own", () => {
  expect(votes(STORY)).toEqual([
    {
      day: 1,
      round: 1,
      hands: new Map<number, number | "abstain">([
        [0, 3],
        [1, 2],
        [2, "abstain"],
      ]),
    },
    { day: 1, round: 2, hands: new Map([[0, 2]]) },
  ]);
});

test("hands that are raised name by name are votes like any other", () => {
  const [round] = votes([told("day", { day: 3 }), told("raised", { seat: 5, voters: [1, 2] })]);
  expect([...round!.hands]).toEqual([
    [1, 5],
    [2, 5],
  ]);
});

test("own checks are kept apart from what everybody heard", () => {
  const { own, said, left } = notebook(STORY);
  expect(own.map(({ key }) => key)).toEqual(["checked"]);
  expect(said.map(({ key }) => key)).toEqual(["claimed", "accused", "said-found"]);
  expect(left.map(({ key }) => key)).toEqual(["voted-out", "killed"]);
});

test("what is known about somebody holds own checks only where nobody looks on", () => {
  expect(about(STORY, 3, true).map(({ key }) => key)).toEqual(["accused", "checked", "said-found"]);
  expect(about(STORY, 3, false).map(({ key }) => key)).toEqual(["accused", "said-found"]);
});

test("statements are counted anew every day", () => {
  expect(statements(STORY.slice(0, 5), 0)).toBe(1);
  expect(statements(STORY, 0)).toBe(1);
  expect(statements(STORY, 2)).toBe(0);
});

test("how a gang points is of this night, and after half-time of the second shot only", () => {
  const night = [
    told("pointed", { gang: "mafia", seat: 1, target: 9 }, true),
    told("night", { night: 2 }),
    told("pointed", { gang: "mafia", seat: 1, target: 4 }, true),
    told("held-fire", { gang: "mafia", seat: 2 }, true),
    told("pointed", { gang: "mafia", seat: 1, target: 5 }, true),
  ];
  expect([...pointing(night)]).toEqual([
    [1, 5],
    [2, null],
  ]);
  expect([...pointing([...night, told("aimed", { gang: "mafia", target: 5 }, true)])]).toEqual([]);
});
