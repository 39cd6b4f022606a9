// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { due, type Schedule, type Scene } from "../../lib/narration";
import type { MatchFrame, Over, Table, Told } from "../../lib/protocol";
import { spoken } from "../../lib/voice.svelte";
import { keysOf, of } from "../../lib/words.svelte";
import { nameCalled } from "./called";
import { linesOf, narrator } from "./narrator";
import { NIGHT_ORDER } from "./content";
import { sampleTown } from "./sample";
import { speakGame } from "../../lib/spoken";
import type { MafiaPublic } from "./views";

const w = of("mafia");
const teller = narrator(60);
const FEW = ["doctor", "mafia", "detective"];

beforeAll(() => speakGame("mafia", "ru"));

const square = sampleTown({ calls: FEW });

interface Setting {
  view?: Partial<MafiaPublic>;
  options?: Record<string, unknown>;
  pace?: number;
  deadline?: number | null;
  told?: Told[];
  match?: Partial<MatchFrame>;
}

function sceneOf({ view = {}, options = {}, pace = 1, deadline = 130, told = [], match = {} }: Setting = {}): Scene {
  const seats = ["person", "bot", "bot", "person"].map((by) => ({ by }));
  return {
    match: {
      match: 1,
      names: ["Даша", "Гоша", "Майя", "Лев"],
      public: { ...square, ...view },
      moment: null,
      clock: { now: 100, runs: true, pace, deadline },
      told,
      over: null,
      ...match,
    } as unknown as MatchFrame,
    table: { options, seats, sitting: "together", paused: null } as unknown as Table,
  };
}

const scheduleOf = (setting: Setting = {}, rate = 1): Schedule => teller.schedule(sceneOf(setting), rate)!;
const textsOf = (schedule: Schedule): string[] => schedule.cues.map(({ text }) => text);

test("a card without lines of its own is called by its name", () => {
  const lines = linesOf(["citizen"], 2, null).map(({ text }) => text);
  expect(lines.slice(1)).toEqual(["Просыпается Обыватель.", "Засыпает Обыватель."]);
});

// --- the night ------------------------------------------------------------------------------------------------------

test("the lines of a night are the same whatever is hidden in it", () => {
  const secret = (card: string): Partial<MatchFrame> =>
    ({
      seat: 0,
      private: { card },
      asks: card === "doctor" ? [{ key: "heal" }] : [],
      told: [{ key: "room", data: { seats: [0, 1] }, private: true, text: "Мафия открывает глаза." }],
    }) as unknown as Partial<MatchFrame>;
  const [one, other] = ["doctor", "don"].map((card) => scheduleOf({ match: secret(card) }));
  expect(one).toEqual(other);
  expect(one).toEqual(scheduleOf());
});

test("every line has its fixed second: the half is counted from its end, not from when somebody looked", () => {
  const schedule = scheduleOf({ options: { night: 80 }, deadline: 140 });
  const { cues, until } = schedule;
  expect(textsOf(schedule)).toEqual(
    ["line-sleep", "line-call-doctor", "line-rest-doctor", "line-call-mafia", "line-rest-mafia"].map((key) => w(key)),
  );
  expect(until).toBe(140);
  expect(cues.map(({ at }) => Math.round(at * 10) / 10)).toEqual([105.5, 110.2, 120.8, 125.2, 134.1]);
  expect(cues.map(({ calls }) => calls)).toEqual([[], ["doctor"], [], ["mafia"], []]);
});

test("there is time to hear who was voted out before the town is sent to sleep, unless the night is too short", () => {
  const opening = (night: number): number => {
    const setting = { options: { night }, deadline: 100 + night / 2 };
    return scheduleOf(setting).cues[0]!.at;
  };
  expect([10, 38, 40, 60].map(opening)).toEqual([100, 100, 105.5, 105.5]);
  expect(scheduleOf({ view: { half: 2 } }).cues[0]!.at).toBe(100);
});

test("roles are called in the rulebook's order, each in its half of the night", () => {
  const calls = [...NIGHT_ORDER];
  const called = [1, 2].flatMap((half) => linesOf(calls, half, null).flatMap((line) => line.calls));
  expect(called).toEqual([...NIGHT_ORDER]);
  const first = linesOf(calls, 1, null).flatMap((line) => line.calls);
  expect(first).toEqual(["beauty", "doctor", "bodyguard", "lawyer", "mafia", "triads"]);
});

test("how much is said depends on how many are called and on the time there is", () => {
  const count = (calls: readonly string[], seconds: number): number => linesOf(calls, 1, seconds).length;
  expect([60, 30, 20, 17, 12, 5].map((seconds) => count(FEW, seconds))).toEqual([5, 5, 3, 3, 2, 1]);
  expect([90, 60, 30, 17, 5].map((seconds) => count(NIGHT_ORDER, seconds))).toEqual([13, 7, 2, 2, 1]);
  expect(linesOf(NIGHT_ORDER, 1, 30)[1]!.text).toBe(
    "В темноте по очереди открывают глаза: Красотка, Доктор, Телохранитель, Адвокат, Мафия, Триады.",
  );
  expect(linesOf(FEW, 1, 17, 0.85).length).toBe(2);
});

test.each([
  [10, 1, 1],
  [24, 1, 0.85],
  [60, 1, 1],
  [60, 2, 0.85],
  [60, 0.5, 1.2],
  [300, 1.5, 1],
])("in a night of %d s at pace %d and rate %d no line runs into the next", (night, pace, rate) => {
  for (const half of [1, 2]) {
    const deadline = 500 + night / 2;
    const schedule = scheduleOf({ view: { half, calls: [...NIGHT_ORDER] }, options: { night }, pace, deadline }, rate);
    const ends = [...schedule.cues.slice(1).map(({ at }) => at), deadline];
    for (const [index, cue] of schedule.cues.entries()) {
      const end = cue.at + spoken(cue.text, rate) / pace;
      expect(end).toBeLessThanOrEqual(ends[index]!);
    }
  }
});

test("at half the pace there is twice the time to say it", () => {
  expect(textsOf(scheduleOf({ options: { night: 34 }, deadline: 117 })).length).toBe(3);
  expect(textsOf(scheduleOf({ options: { night: 34 }, deadline: 117, pace: 2 })).length).toBe(5);
});

test("where a person moderates, the calls begin with the half and do not hurry", () => {
  const { cues } = scheduleOf({ view: { moderator: 3, calls: [...NIGHT_ORDER] }, deadline: 3700 });
  expect(cues.length).toBe(13);
  expect(cues[0]!.at).toBe(100);
  expect(cues.at(-1)!.at).toBeLessThan(190);
});

test.each([
  ["by day", { stage: "discussion", half: 0, calls: [] }],
  ["before a moderator begins the night", { half: 0, moderator: 3 }],
  ["in the introduction", { stage: "introduction", half: 0 }],
])("there is no schedule %s", (_, view) => expect(teller.schedule(sceneOf({ view }), 1)).toBeNull());

test("a line is due once, at its moment; later it only stands on the screen", () => {
  const schedule = scheduleOf({ view: { half: 2, calls: ["detective", "judge"] } });
  const at = (now: number, done: number, pace = 1) => due(schedule, now, done, pace, 1);
  expect(at(99, -1)).toBeNull();
  expect(at(100.1, -1)).toMatchObject({ index: 0, timely: true, fits: true });
  expect(at(104, 0)).toBeNull();
  expect(at(105, 0)).toMatchObject({ index: 1, timely: true });
  expect(at(109, 0)).toMatchObject({ index: 1, timely: false, fits: false });
  expect(at(118, -1)).toMatchObject({ index: 3, timely: true });
  expect(at(106.5, 0, 2)).toMatchObject({ index: 1, timely: false });
});

// --- the day --------------------------------------------------------------------------------------------------------

const say = (key: string, data: Record<string, unknown> = {}, setting: Setting = {}): string[] =>
  teller.told({ key, data, text: `(${key})` }, sceneOf(setting));

test("what happens by day is told as it happens", () => {
  expect(say("morning", { night: 1, dead: [] })).toEqual(["Светает. Откройте глаза.", w("line-nobody-died")]);
  expect(say("morning", { night: 1, dead: [0, 2] })[1]).toBe(
    "До утра не доживают Даша и Майя. Покажите карты — и прощайте.",
  );
  expect(say("killed", { seat: 0, card: "doctor" })).toEqual(["(killed)"]);
  expect(say("jailed", { seats: [1] })).toEqual(["За решёткой этим утром просыпается Гоша."]);
  expect(say("freed", { seats: [1] })).toEqual([w("line-freed")]);
  expect(say("tied", { seats: [0, 1, 2] })).toEqual(["Голоса разделились поровну: Даша, Гоша и Майя."]);
  expect(say("voted-out", { seat: 3, card: "don" })).toEqual(["Город решил. Нас покидает Лев. На карте — Дон мафии."]);
  expect(say("nobody-out")).toEqual([w("line-nobody-out")]);
});

test("bots are heard, people speak for themselves", () => {
  for (const key of ["claimed", "accused", "defended", "said-found", "said-saw", "said-compared"]) {
    expect(say(key, { seat: 1 })).toEqual([`(${key})`]);
    expect(say(key, { seat: 0 })).toEqual([]);
  }
});

test("no event of the game but these has a line: nothing that only some have heard", () => {
  const spokenOf =
    "morning killed jailed freed tied voted-out nobody-out claimed accused defended greeted questioned replied relented intended".split(
      " ",
    );
  const all = keysOf("mafia", "told-").map((key) => key.slice("told-".length));
  const heard = all.filter((key) => say(key, { seat: 1, seats: [1], dead: [], card: "don" }).length > 0);
  expect(all.length).toBeGreaterThan(40);
  expect(heard.sort()).toEqual([...spokenOf, "said-compared", "said-found", "said-saw"].sort());
});

test("every stage of the day has its opening words", () => {
  const opened = (stage: string): string[] => teller.stage(sceneOf({ view: { stage, half: 0 } }));
  expect(opened("introduction")).toEqual([w("line-introduction")]); // everybody looks at a card: no eyes are closed
  expect(["discussion", "vote", "plea", "runoff"].map(opened)).toEqual(
    ["discussion", "vote", "plea", "runoff"].map((stage) => [w(`line-${stage}`)]),
  );
  expect([opened("night"), opened("day")]).toEqual([[], []]);
});

test.each(["town", "mafia", "triads", "maniac", "widow", "patient0", "draw"])("the end of %s has a line", (side) => {
  const [line] = teller.over({ side } as Over, sceneOf());
  expect(line).toBe(w(`line-won-${side}`));
  expect(line).not.toContain("⟨");
});

test("no line of the narrator is missing in either language", async () => {
  const keys = [
    "line-name",
    "line-calls",
    ...NIGHT_ORDER.flatMap((role) => [`line-call-${role}`, `line-rest-${role}`]),
  ];
  for (const language of ["en", "ru"] as const) {
    await speakGame("mafia", language);
    expect(keys.map((key) => w(key, { seat: "Даша", roles: "" })).filter((text) => text.includes("⟨"))).toEqual([]);
  }
});

// --- a vote in turn -------------------------------------------------------------------------------------------------

test("where the town votes in turn, name after name is called, as the hands show", () => {
  const vote = { stage: "vote", half: 0, candidates: [0, 1, 2, 3] };
  const raised = (seat: number): Told => ({ key: "raised", data: { seat, voters: [] } });
  const called = (told: Told[], hands: Record<string, number> = {}, jailed: number[] = []): number | null => {
    const { match, table } = sceneOf({ view: { ...vote, hands, jailed }, options: { vote: "in_turn" }, told });
    return nameCalled(match, table);
  };
  const day: Told = { key: "day", data: { day: 1 } };
  expect(called([day])).toBe(0);
  expect(called([raised(3), day])).toBe(0);
  expect(called([day, raised(0)], { 2: 0 })).toBe(1);
  expect(called([day, raised(0)], { 0: 0, 2: 0, 3: 0 })).toBe(2); // nobody is asked but Гоша, and not about himself
  expect(called([day, raised(0)], { 0: 0, 2: 0 }, [1, 3])).toBeNull();
  const open = sceneOf({ view: vote });
  expect(nameCalled(open.match, open.table)).toBeNull();
  const turn = (told: Told[]): string[] => teller.stage(sceneOf({ view: vote, options: { vote: "in_turn" }, told }));
  expect(turn([day])).toEqual([w("line-vote"), "Названо имя: Даша. Чьи руки поднимутся?"]);
  expect(turn([day, raised(0)])).toEqual(["Названо имя: Гоша. Чьи руки поднимутся?"]);
});
