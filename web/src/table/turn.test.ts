// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import type { Ask, Table } from "../lib/protocol";
import { sampleMatch, sampleSession } from "../lib/sample";
import type { SessionOf } from "../lib/session.svelte";
import { connected } from "../lib/shown";
import { Note, Turn } from "./turn.svelte";

interface View {
  stage: string;
}

const question = (ask: number, more: Partial<Ask> = {}): Ask => ({
  ask,
  key: "vote",
  form: { kind: "pick", options: [0, 1] },
  about: {},
  closed: [],
  held: null,
  deadline: null,
  ...more,
});

const table = (sitting: Table["sitting"]): Table => ({ sitting, stage: "match" }) as unknown as Table;

let session: SessionOf<View, null>;

function turnOf(asks: Ask[], seat: number | null = 0, sitting: Table["sitting"] = "apart"): Turn<View, null> {
  session = sampleSession(sampleMatch<View, null>({ public: { stage: "day" }, asks, seat }), table(sitting));
  return new Turn(session);
}

afterEach(() => session.end());

test("a note is forgotten with the moment that it belongs to, and is not begun where there is none", () => {
  turnOf([]);
  let moment: string | null = "day 1";
  const note = new Note<number>(() => moment);
  note.value = 3;
  expect(note.value).toBe(3);
  moment = "day 2";
  expect(note.value).toBeNull();
  moment = null;
  note.value = 4;
  moment = "day 3";
  expect(note.value).toBeNull();
});

test("what is tapped belongs to its question, and the button sends it", () => {
  const turn = turnOf([question(1)]);
  const sent = connected(session);
  expect(turn.deed(question(1), turn.answer, "vote")).toMatchObject({ label: "vote", disabled: true, busy: false });
  turn.tap(1);
  expect([turn.picked, turn.answer]).toEqual([[1], 1]);
  const deed = turn.deed(question(1), turn.answer, "vote");
  deed.run();
  expect(deed.disabled).toBe(false);
  expect(sent).toMatchObject([{ do: "answer", ask: 1, value: 1 }]);
  Object.assign(session, { match: sampleMatch<View, null>({ asks: [question(2)] }) });
  expect([turn.picked, turn.answer]).toEqual([[], null]);
});

test("questions and offers are found by their keys", () => {
  const turn = turnOf([question(1), question(2, { key: "heal" })]);
  expect([turn.find("heal")?.ask, turn.find("kill"), turn.offer("heal"), turn.ask?.ask]).toEqual([2, null, null, 1]);
});

test("the others are all seats but the player's own, and all of them for those who watch", () => {
  expect(turnOf([], 1).others).toEqual([0]);
  session.end();
  expect(turnOf([], null).others).toEqual([0, 1]);
});

test("only a player's screen is discreet, and only where people sit in one room", () => {
  expect(turnOf([], 0, "together").discreet).toBe(true);
  session.end();
  expect(turnOf([], null, "together").discreet).toBe(false);
  session.end();
  expect(turnOf([], 0, "call").discreet).toBe(false);
});
