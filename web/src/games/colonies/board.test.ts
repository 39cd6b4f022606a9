// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Ask, Branch, Sitting, Table } from "../../lib/protocol";
import { sampleMatch, sampleSession } from "../../lib/sample";
import { clear, connected, element, press, show } from "../../lib/shown";
import { speakGame } from "../../lib/spoken";
import PlainFrame from "../../table/PlainFrame.svelte";
import { board } from "./board";
import { fight, own, winter } from "./sample";
import type { ColoniesMatch, ColoniesPrivate, ColoniesPublic } from "./views";

const branch = (key: string, of: Branch["of"] | null, ...options: Branch["options"]): Branch => ({
  ...{ key, options, closed: [], text: key },
  ...(of ? { of } : {}),
});

const asked = (key: string, form: Ask["form"]): Ask => ({
  ...{ ask: 1, key, text: key, about: {}, closed: [], held: null, deadline: null },
  form,
});

const act = asked("act", {
  kind: "tree",
  branches: [
    branch("act", null, ["done", null], ["mike_cho", 1], ["contribute", 3]),
    branch("action", null, ["attack", 2], ["clean", 4]),
    branch("die", "amount", [2, 5], [5, 5]),
    branch("item", "card", ["food_2", null]),
    branch("die", "amount", [2, null], [5, null]),
    branch("gate", "place", ["blue-1", null], ["blue-2", null]),
  ],
});

const match = (more: Partial<ColoniesMatch> = {}): ColoniesMatch =>
  sampleMatch<ColoniesPublic, ColoniesPrivate>({
    game: "colonies",
    names: ["Ann", "Bob", "Cat", "Dan"],
    public: winter(),
    private: own(),
    asks: [act],
    ...more,
  });

function shown(frame: ColoniesMatch, sitting: Sitting = "apart"): readonly Record<string, unknown>[] {
  const table = { sitting, stage: "match", options: {}, lesson: null, clocks: true } as unknown as Table;
  const session = sampleSession(frame, table);
  const sent = connected(session);
  show(PlainFrame, { board, session });
  return sent;
}

const has = (id: string): boolean => document.querySelector(`[data-testid="${id}"]`) !== null;
const answers = (sent: readonly Record<string, unknown>[]): unknown[] => sent.map(({ value }) => value);

beforeAll(() => speakGame("colonies", "en"));
afterEach(clear);

test("a tap on a survivor shows what it can do, and the entrances light up on the map", () => {
  const sent = shown(match());
  expect(has("chip-attack")).toBe(false);
  press("own-mike_cho");
  expect([has("chip-attack"), has("chip-clean")]).toEqual([true, true]);
  press("chip-attack");
  press("chip-5");
  press("place-blue-2");
  press("confirm");
  expect(answers(sent)).toEqual([["mike_cho", "attack", 5, "blue-2"]]);
});

test("a step back leads to the choice before it", () => {
  shown(match());
  press("own-mike_cho");
  press("chip-attack");
  expect(has("chip-5")).toBe(true);
  press("back");
  expect(has("chip-attack")).toBe(true);
  press("back");
  expect(has("chip-attack")).toBe(false);
});

test("where others look on, nothing of the hand is on the board, and the sheet has it", () => {
  const sent = shown(match(), "together");
  expect([has("chip-contribute"), document.querySelector("[data-card=food_2]")]).toEqual([false, null]);
  press("hand");
  press("take-contribute-food_2");
  expect(element("confirm").textContent).not.toMatch(/food/i);
  press("confirm");
  expect(answers(sent)).toEqual([["contribute", "food_2"]]);
});

test("a tactic is chosen under the eyes of others without a word of it on the board", () => {
  const tactic = asked("tactic", { kind: "pick", options: ["tac_charge", "tac_retreat"], of: "card" });
  const sent = shown(match({ asks: [tactic], public: winter({ stage: "combat", fight: fight() }) }), "together");
  expect([has("confirm"), has("chip-tac_charge")]).toEqual([false, false]);
  press("secret");
  press("chip-tac_retreat");
  press("secret-send");
  expect(answers(sent)).toEqual(["tac_retreat"]);
});

test("a combat shows both sides, what is open of them and the score", () => {
  const open = fight({
    ...{ tactics: { blue: "tac_charge", yellow: "tac_on_guard" }, bids: { blue: 3, yellow: 2 } },
    ...{ faces: { blue: "strength-3", yellow: "wound-1" }, strength: { blue: 10, yellow: 6 }, winner: "blue" },
  });
  shown(match({ asks: [], public: winter({ stage: "combat", fight: open }) }));
  const text = element("fight").textContent ?? "";
  expect([text.includes("10"), text.includes("6"), /blue has won/i.test(text)]).toEqual([true, true, true]);
  expect(element("fight").querySelectorAll("[data-face]").length).toBe(2);
});

test("the reader of a crossroads card that has come is told to read it aloud", () => {
  const told = [{ key: "crossroads", data: { seat: 2, road: "cr_white_flag" } }];
  const open = winter({ stage: "crossroads", readers: { 2: 0 } });
  shown(match({ asks: [], public: open, told }));
  expect(element("road").textContent).toMatch(/read it aloud/i);
  clear();
  shown(match({ asks: [], public: open, told, seat: 1 }));
  expect(element("road").textContent).not.toMatch(/read it aloud/i);
});

test("whoever only watches sees the map and nothing to do", () => {
  shown(match({ seat: null, private: null, asks: [] }));
  expect([has("map"), has("hand"), has("confirm")]).toEqual([true, false, false]);
});
