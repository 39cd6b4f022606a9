import { describe, expect, it } from "vitest";
import type { GameInfo, Person, Seat, Table } from "../../lib/protocol";
import {
  arrived,
  awaitedFor,
  botsOf,
  fillTo,
  isForOthers,
  isFull,
  lastBot,
  moved,
  pleasant,
  presetOf,
  unseated,
  worn,
} from "./lobby";

const person = (id: number, name: string, mask: number, more: Partial<Person> = {}): Person => ({
  id,
  name,
  mask,
  kind: "player",
  here: true,
  muted: false,
  waits: false,
  number: null,
  removed: false,
  program: null,
  ...more,
});
const seat = (of: number, name: string, mask: number): Seat => ({
  person: of,
  bot: null,
  name,
  mask,
  by: "person",
  temper: [],
});
const bot = (name: string, mask: number): Seat => ({ person: null, bot: "belief", name, mask, by: "bot", temper: [] });

const PEOPLE = [person(1, "Даша", 0), person(2, "Лев", 7), person(3, "Нина", 14, { waits: true })];
const SEATS = [seat(1, "Даша", 0), bot("Гоша", 21), bot("Майя", 28)];
const TABLE: Pick<Table, "people" | "seats" | "players"> = { people: PEOPLE, seats: SEATS, players: [6, 32] };

const game = (presets: GameInfo["presets"]): GameInfo => ({
  id: "mafia",
  name: "Мафия",
  about: "",
  version: 1,
  players: [6, 32],
  minutes: [20, 60],
  weight: "light",
  line: "",
  presets,
  modes: [{ id: "triads", name: "Две банды", about: "", players: [12, 32] }],
  options: [],
  bots: [],
  lesson: false,
  lessons: [],
  talk: [],
});
const preset = (
  id: string,
  mode: string | null,
  options: Record<string, unknown>,
  low = 6,
): GameInfo["presets"][number] => ({
  id,
  name: id,
  about: "",
  mode,
  options,
  players: [low, 32],
});

describe("seats", () => {
  it("a seat that moves up changes places with the one before it", () => {
    expect(moved(4, 2, -1)).toEqual([0, 2, 1, 3]);
    expect(moved(4, 0, 1)).toEqual([1, 0, 2, 3]);
  });
  it("nobody moves past the ends", () => {
    expect(moved(3, 0, -1)).toEqual([0, 1, 2]);
    expect(moved(3, 2, 1)).toEqual([0, 1, 2]);
  });
  it("the bot that came last is the first to go", () => {
    expect(lastBot(SEATS)).toBe(2);
    expect(lastBot([seat(1, "Даша", 0)])).toBeNull();
    expect(botsOf(TABLE)).toBe(2);
  });
  it("those who have come are people inside, in the order in which they came", () => {
    const screen = person(4, "Экран", 21, { kind: "tv" });
    const people = [...PEOPLE, screen].reverse();
    expect(arrived({ people }).map((one) => one.name)).toEqual(["Даша", "Лев"]);
  });
  it("whoever waits at the door is not among those without a seat", () => {
    expect(unseated(TABLE).map((one) => one.name)).toEqual(["Лев"]);
  });
});

describe("masks", () => {
  it("those of people and bots inside are taken, the player's own and those at the door are not", () => {
    expect([...worn(TABLE, 1)]).toEqual([
      [21, "Гоша"],
      [28, "Майя"],
      [7, "Лев"],
    ]);
  });
});

describe("filling up", () => {
  it("bots fill up to eight, or to what the rules need", () => {
    expect(fillTo(TABLE)).toBe(8);
    expect(fillTo({ ...TABLE, players: [12, 32] })).toBe(12);
    expect(fillTo({ ...TABLE, players: [2, 3] })).toBeNull();
  });
  it("a table is full when the game has no more seats", () => {
    const seats = [seat(1, "Даша", 0), seat(2, "Лев", 7)];
    expect(isFull({ seats, players: [2, 2] })).toBe(true);
    expect(isFull({ seats, players: [2, 3] })).toBe(false);
  });
  it("a bot takes no place from a person", () => {
    expect(isFull({ ...TABLE, players: [2, TABLE.seats.length] })).toBe(false);
  });
  it("a table for one is as large as its preset, mode or game needs", () => {
    const info = game([preset("everything", "everything", {}, 12)]);
    expect(pleasant(info, { mode: "everything", options: {} })).toBe(12);
    expect(pleasant(info, { mode: "triads", options: { vote: "sealed" } })).toBe(12);
    expect(pleasant(info, { mode: null, options: {} })).toBe(8);
  });
});

describe("while people are still coming", () => {
  const info: GameInfo = {
    ...game([
      { ...preset("first", "basic", {}), players: [4, 8] },
      { ...preset("many", "advanced", {}), players: [9, 16] },
    ]),
    players: [4, 16],
    modes: [],
  };
  it("what is chosen is looked at for as many as it is for", () => {
    expect(awaitedFor(info, { mode: "basic", options: {} })).toBe(8);
    expect(awaitedFor(info, { mode: "advanced", options: {} })).toBe(9);
    expect(awaitedFor(info, { mode: null, options: {} })).toBe(9);
  });
  it("what is for fewer or more is told apart", () => {
    expect(info.presets.map((one) => isForOthers(one, 8))).toEqual([false, true]);
    expect(info.presets.map((one) => isForOthers(one, 9))).toEqual([true, false]);
  });
});

describe("presets", () => {
  const info = game([preset("first", "classic", { style: "soft", loners: [] }), preset("usual", "classic", {})]);
  it("a choice is a preset only if all of it is the same, in any order", () => {
    expect(presetOf(info, "classic", { loners: [], style: "soft" })?.id).toBe("first");
    expect(presetOf(info, "classic", {})?.id).toBe("usual");
    expect(presetOf(info, "classic", { style: "soft" })).toBeNull();
    expect(presetOf(info, null, {})).toBeNull();
    expect(presetOf(info, "classic", { loners: ["maniac"], style: "soft" })).toBeNull();
  });
});
