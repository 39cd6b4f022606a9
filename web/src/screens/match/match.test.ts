import { expect, test } from "vitest";
import type { Ask, Channel, Line, Told } from "../../lib/protocol";
import { sampleMatch } from "../../lib/sample";
import { callsOf, phaseOf } from "./attend.svelte";
import { isAsked, nextHand, openMatch, stretchOf, type Hand } from "./pass";
import { chaptersOf } from "./story";
import { likelyChannel } from "./talk";

const ask = (number: number, key: string, held: number | null = null): Ask => ({
  ask: number,
  key,
  form: { kind: "pick", options: [1, 2] },
  about: {},
  closed: [],
  held,
  deadline: null,
  text: `ask ${key}`,
});

const match = (view: object, asks: Ask[]) =>
  sampleMatch({ match: 4, names: ["Даша", "Гоша", "Майя"], public: view, asks });

test("a question calls once, and talk by taps once in a phase however often it is asked anew", () => {
  const first = callsOf(match({ stage: "discussion", day: 1 }, [ask(3, "say"), ask(5, "vote")]), ["say"]);
  const again = callsOf(match({ stage: "discussion", day: 1 }, [ask(4, "say"), ask(6, "vote")]), ["say"]);
  expect([...again.keys()].filter((name) => !first.has(name))).toEqual(["4/6"]);
  const tomorrow = callsOf(match({ stage: "discussion", day: 2 }, [ask(9, "say")]), ["say"]);
  expect([...tomorrow.keys()].some((name) => first.has(name))).toBe(false);
});

test("the halves of a night are one phase to a telephone that must not tremble alone, and two rounds of a shared one", () => {
  const [first, second] = [1, 2].map((half) => match({ stage: "night", day: 1, night: 1, half }, []));
  expect(phaseOf(first!)).toBe(phaseOf(second!));
  expect(stretchOf(first!)).not.toBe(stretchOf(second!));
  expect(stretchOf(first!, [0, 1])).not.toBe(stretchOf(first!, [1, 0]));
});

test("the device goes round in the order of seats, once to each who is asked", () => {
  const hands: Hand[] = [
    { person: 7, seat: 2, asked: true },
    { person: 1, seat: 0, asked: true },
    { person: 3, seat: 1, asked: false },
    { person: 9, seat: null, asked: true },
  ];
  expect(nextHand(hands, new Set())?.person).toBe(1);
  expect(nextHand(hands, new Set([1]))?.person).toBe(7);
  expect(nextHand(hands, new Set([1, 7]))).toBeNull();
});

test("a device that lies on the table knows only what everybody knows", () => {
  const own = {
    ...match({ stage: "night" }, [ask(1, "heal")]),
    private: { card: "doctor" },
    channels: [["mafia", true]] as Channel[],
  };
  const told: Told[] = [
    { key: "dealt", data: { card: "doctor" }, private: true },
    { key: "night", data: { night: 1 } },
  ];
  const { seat, private: secret, asks, channels, told: heard, public: view } = openMatch({ ...own, told });
  expect([seat, secret, asks, channels]).toEqual([null, null, [], []]);
  expect(heard).toEqual([{ key: "night", data: { night: 1 } }]);
  expect(view).toEqual({ stage: "night" });
});

test("an answer that is held and talk by taps wait for nobody", () => {
  expect(isAsked(match({}, [ask(1, "heal")]), ["say"])).toBe(true);
  expect(isAsked(match({}, [ask(1, "heal", 2)]), ["say"])).toBe(false);
  expect(isAsked(match({}, [ask(1, "say")]), ["say"])).toBe(false);
  expect(isAsked(null, [])).toBe(false);
});

const told: Told[] = [
  { key: "dealt", data: {}, text: "Ваша карта — Доктор.", private: true },
  { key: "night", data: { night: 1 }, text: "Ночь 1. Гаснут окна." },
  { key: "checked", data: {}, text: "Гоша — преступник.", private: true },
  { key: "day", data: { day: 2 }, text: "День 2." },
  { key: "hand", data: {}, text: "Даша голосует: Гоша." },
];
const titled = (event: Told): string | null =>
  event.key === "night" ? `Ночь ${event.data.night}` : event.key === "day" ? `День ${event.data.day}` : null;

test("the story is read by day and night, and a title is not said twice", () => {
  expect(chaptersOf(told, titled, false)).toEqual([
    { from: 0, title: null, lines: [{ index: 0, text: "Ваша карта — Доктор.", own: true }] },
    {
      from: 1,
      title: "Ночь 1",
      lines: [
        { index: 1, text: "Гаснут окна.", own: false },
        { index: 2, text: "Гоша — преступник.", own: true },
      ],
    },
    { from: 3, title: "День 2", lines: [{ index: 4, text: "Даша голосует: Гоша.", own: false }] },
  ]);
});

test("where others see the screen the story is the same for everybody", () => {
  const open = told.filter((event) => !event.private);
  const texts = (events: Told[]) =>
    chaptersOf(events, titled, true).map(({ title, lines }) => [title, lines.map((line) => line.text)]);
  expect(texts(told)).toEqual(texts(open));
  expect(JSON.stringify(chaptersOf(told, titled, true))).not.toContain("преступник");
});

test("talk goes where one may write and something was said last", () => {
  const table: Channel = ["table", false];
  const gang: Channel = ["mafia", true, "Мафия"];
  const dead: Channel = ["dead", true];
  const line = (channel: string): Line => ({ channel, person: 1, seat: 0, text: "…" });
  expect(likelyChannel([table, gang], [line("mafia"), line("table")])).toBe(gang);
  expect(likelyChannel([gang, dead], [line("mafia"), line("dead"), null])).toBe(dead);
  expect(likelyChannel([table], [])).toBe(table);
  expect(likelyChannel([], [])).toBeNull();
});
