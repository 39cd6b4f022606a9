// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Ask, Table, Told } from "../../lib/protocol";
import { sampleMatch, sampleSession } from "../../lib/sample";
import { clear, connected, element, press, show } from "../../lib/shown";
import { speakGame } from "../../lib/spoken";
import PlainFrame from "../../table/PlainFrame.svelte";
import { board } from "./board";
import type { DuelMatch, DuelPrivate, DuelPublic } from "./views";

const action: Ask = {
  ask: 1,
  key: "action",
  text: "Your turn: strike, or draw a card?",
  form: {
    kind: "tree",
    branches: [
      {
        key: "action",
        options: [
          ["strike", 1],
          ["draw", null],
        ],
        labels: [["strike", "strike"]],
        closed: [],
      },
      {
        key: "target",
        options: [
          [1, null],
          [2, null],
        ],
        labels: [[1, "Гоша"]],
        of: "seat",
        closed: [],
      },
    ],
  },
  about: {},
  closed: [],
  held: null,
  deadline: null,
};
const counter: Ask = { ...action, ask: 2, key: "counter", form: { kind: "pick", options: ["parry", "pass"] } };
const struck: Told = { key: "announced", data: { seat: 0, card: "strike", target: 1 } };

const duel = (more: Partial<DuelMatch> = {}): DuelMatch =>
  sampleMatch<DuelPublic, DuelPrivate>({
    game: "duel",
    names: ["Даша", "Гоша", "Хулио"],
    public: { turn: 0, lives: [2, 1, 0], charms: ["", "", ""], hands: [2, 1, 0], deck: 9, discard: [] },
    private: { cards: ["parry", "bomb"] },
    ...more,
  });
const table = { sitting: "together", stage: "match", options: {}, lesson: null } as unknown as Table;

beforeAll(() => speakGame("duel", "en"));
afterEach(clear);

test("a strike is put together by taps, and the button says what it does", () => {
  const session = sampleSession(duel({ asks: [action] }), table);
  const sent = connected(session);
  show(PlainFrame, { board, session });
  expect(document.querySelector("h1")?.textContent).toBe("Your turn: strike, or draw a card?");
  expect([1, 2].map((seat) => element(`pick-${seat}`).hasAttribute("disabled"))).toEqual([true, true]);
  press("way-strike");
  press("pick-1");
  expect(element("confirm").textContent).toBe("strike → Гоша");
  press("confirm");
  expect(sent).toMatchObject([{ do: "answer", ask: 1, value: ["strike", 1] }]);
  session.end();
});

test("cards are nowhere on the screen until their owner looks", () => {
  show(PlainFrame, { board, session: sampleSession(duel({ asks: [counter] }), table) });
  expect(document.body.textContent).not.toMatch(/parry|bomb/);
  press("play");
  expect(document.body.textContent).toMatch(/parry/);
});

test("the television shows lives and who aims at whom, and no cards", async () => {
  const match = duel({ seat: null, private: null, told: [struck] });
  show(await board.Tv(), { session: sampleSession(match, table), match, view: match.public, height: 600 });
  expect(element("seat-0").textContent).toMatch(/Даша\s*2 lives/);
  expect(element("seat-2").textContent).toMatch(/Хулио\s*dead/);
  expect(document.querySelectorAll("svg.hands g")).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/parry|bomb/);
});

test("a replay shows the hands that are open to whoever watches", async () => {
  const match = duel({ seat: 1 });
  show(await board.Replay(), { moment: { match, privates: null }, match, view: match.public, highest: 600 });
  expect([0, 1].map((seat) => /parry/.test(element(`seat-${seat}`).textContent ?? ""))).toEqual([false, true]);
});
