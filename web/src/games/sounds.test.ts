import { expect, test } from "vitest";
import { type Ear, EARS, earOf, heard, isTicking, type News, type Sounding } from "../lib/hearing";
import type { Table, Told } from "../lib/protocol";
import { SOUNDS, type Sound } from "../lib/sounds/made";
import { sounds as mafia } from "./mafia/sounds";
import { sounds as passengers } from "./passengers/sounds";
import { sounds as spyfall } from "./spyfall/sounds";

const GAMES = Object.entries(import.meta.glob<{ sounds: Sounding }>("./*/sounds.ts", { eager: true })).map(
  ([path, { sounds }]) => ({ game: path.split("/")[1] as string, rows: sounds }),
);
const KEYS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(import.meta.glob<string>("./*/events.ts", { eager: true, query: "?raw", import: "default" })).map(
    ([path, source]) => [
      path.split("/")[1],
      [...source.matchAll(/^ {2}"([\w-]+)":/gm)].map(([, key]) => key as string),
    ],
  ),
);

const event = (key: string, more: Partial<Told> = {}): Told => ({ key, data: {}, ...more });
const view = (more: object) => ({ stage: "", alive: [0, 1, 2, 3], ...more }) as never;
const news = (more: Partial<News<unknown>> = {}): News<never> =>
  ({ told: [], before: view({}), now: view({}), over: false, ...more }) as News<never>;
const me = { seats: [2], trembles: true };

test("every game has a row of sounds for events that it tells, and nothing else", () => {
  expect(GAMES.map(({ game }) => game).sort()).toEqual(["colonies", "doomsday", "mafia", "passengers", "spyfall"]);
  for (const { game, rows } of GAMES)
    expect(Object.keys(rows.told).filter((key) => !KEYS[game]?.includes(key))).toEqual([]);
  const used = GAMES.flatMap(({ rows }) => [
    rows.begins,
    rows.over,
    ...Object.values({ ...rows.told, ...rows.stages, ...rows.beds }),
  ]);
  const never = Object.keys(SOUNDS).filter((sound) => !used.includes(sound as Sound));
  expect(never).toEqual(["call", "tick"]);
});

test("together, at night, a telephone is silent whatever happens, to whomever it is told", () => {
  for (const stage of ["introduction", "night"])
    for (const ear of ["among", "speaker"] as Ear[])
      for (const key of KEYS["mafia"] ?? [])
        for (const more of [{}, { private: true } as const]) {
          const now = view({ stage, half: 2 });
          for (const before of [view({ stage, half: 1 }), view({ stage: "vote" })]) {
            const told = [event(key, more)];
            expect(heard(news({ told, before, now }), mafia, ear, { seats: [2], trembles: false })).toEqual([]);
          }
          expect(isTicking(now, mafia, ear, me)).toBe(false);
        }
});

test("what not everybody was told sounds nowhere, in no game", () => {
  for (const { game, rows } of GAMES)
    for (const ear of Object.keys(EARS) as Ear[]) {
      const told = (KEYS[game] ?? []).map((key) => event(key, { private: true }));
      const quiet = { stage: () => "somewhere", turns: undefined };
      expect(heard(news({ told }), { ...rows, ...quiet }, ear, me)).toEqual([]);
    }
});

test("in one room a telephone sounds for its owner's open turn and for nothing else, in every game", () => {
  for (const { game, rows } of GAMES) {
    const told = (KEYS[game] ?? []).map((key) => event(key));
    const at = { stage: () => "by day", turns: (seat: unknown) => [seat as number] };
    const turn = (before: number, now: number) =>
      heard(news({ told, before: before as never, now: now as never }), { ...rows, ...at }, "among", me);
    expect(turn(1, 2)).toEqual(["call"]);
    expect([turn(2, 2), turn(2, 1), turn(0, 3)]).toEqual([[], [], []]);
  }
});

test("where everybody is called at once only a telephone that cannot tremble sounds", () => {
  const vote = news({ before: view({ stage: "discussion" }), now: view({ stage: "vote" }) });
  expect(heard(vote, mafia, "among", me)).toEqual([]);
  expect(heard(vote, mafia, "among", { ...me, trembles: false })).toEqual(["call"]);
  expect(heard(vote, mafia, "among", { seats: [7], trembles: false })).toEqual([]);
});

test("a morning on the television begins with the shot, and dawn follows", () => {
  const morning = news({
    told: [event("morning"), event("killed"), event("killed")],
    before: view({ stage: "night" }),
    now: view({ stage: "discussion" }),
  });
  expect(heard(morning, mafia, "television", { seats: [], trembles: false })).toEqual(["shot", "dawn"]);
  expect(heard(morning, mafia, "alone", me)).toEqual(["shot", "dawn"]);
  expect(heard(morning, mafia, "speaker", me)).toEqual(["shot", "dawn"]);
  expect(heard(morning, mafia, "among", me)).toEqual([]);
});

test("the end sounds once, and not like the stage that it ends", () => {
  const end = news({ over: true, before: view({ stage: "runoff" }), now: view({ stage: "vote" }) });
  expect(heard(end, mafia, "television", me)).toEqual(["win"]);
});

test("whoever asks and whoever answers is called, and whoever is spared is not", () => {
  const asks = { stage: "questions", asker: 2, target: null, scores: [0, 0, 0] } as never;
  const answers = { stage: "questions", asker: 1, target: 2, scores: [0, 0, 0] } as never;
  const other = { stage: "questions", asker: 1, target: 0, scores: [0, 0, 0] } as never;
  expect(heard(news({ before: other, now: answers }), spyfall, "among", me)).toEqual(["call"]);
  expect(heard(news({ before: answers, now: asks }), spyfall, "among", me)).toEqual([]);
  expect(heard(news({ before: asks, now: other }), spyfall, "among", me)).toEqual([]);
});

test("a boat that leaves is heard, and who has to show a card is called", () => {
  const place = { stage: "gifts", turn: 1, asked: [], cards: [1, 1, 1], opener: null, opened: null };
  const sailed = news({ told: [event("voted"), event("sailed")], before: place as never, now: place as never });
  expect(heard(sailed, passengers, "television", me)).toEqual(["hand", "boat"]);
  const shows = news({ before: place as never, now: { ...place, asked: [2] } as never });
  expect(heard(shows, passengers, "among", me)).toEqual(["call"]);
});

test("the last seconds tick for the room, and on a telephone for whoever's turn it is", () => {
  const vote = view({ stage: "vote" });
  const talk = view({ stage: "discussion" });
  expect([isTicking(talk, mafia, "television", me), isTicking(talk, mafia, "speaker", me)]).toEqual([true, true]);
  expect([isTicking(vote, mafia, "among", me), isTicking(talk, mafia, "among", me)]).toEqual([true, false]);
  expect([isTicking(vote, mafia, "alone", me), isTicking(talk, mafia, "alone", me)]).toEqual([true, false]);
});

test("a telephone sounds for the room only where it speaks and there is no television", () => {
  const tv = { kind: "tv", here: true, waits: false };
  const table = (more: object) => ({ sitting: "together", lesson: null, people: [], ...more }) as unknown as Table;
  expect(earOf(table({}), true)).toBe("speaker");
  expect(earOf(table({ people: [tv] }), true)).toBe("among");
  expect(earOf(table({ people: [{ ...tv, here: false }] }), true)).toBe("speaker");
  expect(earOf(table({}), false)).toBe("among");
  expect(earOf(table({ sitting: "call" }), false)).toBe("among");
  expect(earOf(table({ sitting: "apart", people: [tv] }), false)).toBe("alone");
  expect(earOf(table({ lesson: "mafia" }), false)).toBe("alone");
});
