// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import type { Ask, Table } from "../../lib/protocol";
import { sampleMatch, sampleSession } from "../../lib/sample";
import { speakGame } from "../../lib/spoken";
import { deedsOf } from "./deeds";
import { deedOf, MafiaTurn, reasonOf } from "./turn.svelte";
import type { MafiaPrivate, MafiaPublic } from "./views";

beforeAll(() => speakGame("mafia", "ru"));

const ask = (key: string, more: Partial<Ask> = {}): Ask => ({
  ask: 7,
  key,
  form: { kind: "pick", options: [0, 1, 2, "pass"] },
  about: {},
  closed: [],
  held: null,
  deadline: null,
  ...more,
});

function turnOf(asks: Ask[], options: { stage?: string; sitting?: string } = {}): MafiaTurn {
  const view = { stage: options.stage ?? "night", night: 1, half: 1, alive: [0, 1, 2], gone: [], moderator: null };
  const table = { sitting: options.sitting ?? "apart", stage: "match", options: {} } as unknown as Table;
  const match = sampleMatch<MafiaPublic, MafiaPrivate>({
    names: ["Даша", "Гоша", "Хулио"],
    forms: [["Даша", "Даши", "Даше", "Дашу", "Дашей", "Даше"], ["Гоша", "Гоши", "Гоше", "Гошу", "Гошей", "Гоше"], null],
    public: view as unknown as MafiaPublic,
    private: { card: "doctor" } as unknown as MafiaPrivate,
    asks,
  });
  return new MafiaTurn(sampleSession(match, table));
}

const main = (turn: MafiaTurn) => deedsOf(turn).main!;

test("the button says exactly what it will do", () => {
  const heal = ask("heal");
  const turn = turnOf([heal]);
  expect([main(turn).label, main(turn).disabled]).toEqual(["Выберите маску", true]);
  turn.pick(heal, 1);
  expect([main(turn).label, main(turn).disabled]).toEqual(["Лечить Гошу", false]);
  turn.pick(heal, 2);
  expect(main(turn).label).toBe("Лечить: Хулио");
  turn.pick(heal, "pass");
  expect(main(turn).label).toBe("Никого не лечить");
});

test("an order that has no words of its own says who is chosen", () => {
  const order = ask("bless");
  expect(deedOf(turnOf([]).match!, order, 2)).toBe("Выбрать: Хулио");
  expect(deedOf(turnOf([]).match!, order, "pass")).toBe("Никого не выбирать");
});

test("an answer that was given shows, and is not given twice", () => {
  const turn = turnOf([ask("heal", { held: 1 })]);
  expect([main(turn).label, main(turn).disabled]).toEqual(["Лечить Гошу", true]);
});

test.each(["heal", "shoot", "suspect", "kill", "check"])(
  "where people sit together the button of %s is the same",
  (key) => {
    const question = ask(key, { held: 2, closed: [[0, "yourself", "это вы сами"]] });
    const turn = turnOf([question], { sitting: "together" });
    expect({ ...main(turn), run: null }).toEqual({ label: "Готово", disabled: true, id: "confirm", run: null });
    turn.pick(question, 0);
    expect({ ...main(turn), run: null }).toEqual({ label: "Готово", disabled: false, id: "confirm", run: null });
  },
);

test("what cannot be chosen is not sent, and only a line says so", async () => {
  const turn = turnOf([ask("heal", { closed: [[1, "healed-last-night", "лечение уже было"]] })], {
    sitting: "together",
  });
  turn.pick(turn.nightAsk!, 1);
  await turn.confirm();
  expect(turn.line).toBe("refused");
  expect(turn.session.sending.size).toBe(0);
  expect(turn.drafted(turn.nightAsk)).toBe(null);
});

test("of the lawyer's two questions the client comes first", () => {
  const turn = turnOf([ask("shoot"), ask("represent", { ask: 8 })]);
  expect(turn.nightAsks.map(({ key }) => key)).toEqual(["represent", "shoot"]);
  expect(turn.nightAsk?.key).toBe("represent");
});

test("a vote that may be changed says so", () => {
  const vote = ask("vote", { form: { kind: "pick", options: [1, 2, "abstain"] }, held: 2 });
  const turn = turnOf([vote], { stage: "vote" });
  expect(main(turn).label).toBe("Ваш голос: Хулио");
  turn.pick(vote, 1);
  expect(main(turn).label).toBe("Передумать: против Гоши");
});

test("whoever has said everything may only call for the vote", () => {
  const only = ask("say", {
    form: { kind: "tree", branches: [{ key: "say", options: [["ready", null]], closed: [] }] },
  });
  expect(main(turnOf([only], { stage: "discussion" })).label).toBe("Пора голосовать");
});

test("a reason is said in words, and what may be chosen has none", () => {
  const heal = ask("heal", { closed: [[1, "healed-last-night", "лечение уже было"]] });
  expect([reasonOf(heal, 1), reasonOf(heal, 0)]).toEqual(["лечение уже было", null]);
});
