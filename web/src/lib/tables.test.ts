// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import {
  favouriteMask,
  forgetTable,
  knownTables,
  noteTable,
  takeWish,
  wayOf,
  wish,
  withTable,
  type KnownTable,
} from "./tables";
import { remember } from "./remember";

const table = (id: string, at: number, more: Partial<KnownTable> = {}): KnownTable => ({
  table: id,
  code: "сова",
  game: "mafia",
  name: "Мафия",
  at,
  ...more,
});
const DAY = 24 * 3600 * 1000;

beforeEach(() => localStorage.clear());

describe("known tables", () => {
  it("the last comes first, and each is there once", () => {
    const list = withTable([table("a", 1), table("b", 2)], table("a", 3));
    expect(list.map((one) => [one.table, one.at])).toEqual([["a", 3], ["b", 2]]); // prettier-ignore
  });
  it("how a table was meant is not forgotten when it is noted again", () => {
    noteTable({ table: "a", code: "сова", game: "mafia", name: "Мафия", way: "pass" });
    noteTable({ table: "a", code: "сова", game: "mafia", name: "Мафия" });
    expect(wayOf("a")).toBe("pass");
    expect(wayOf("b")).toBe("others");
  });
  it("five are kept, and none for longer than a month", () => {
    let list: KnownTable[] = [];
    for (let n = 0; n < 8; n++) list = withTable(list, table(String(n), n));
    expect(list.map((one) => one.table)).toEqual(["7", "6", "5", "4", "3"]);
    expect(withTable(list, table("new", 31 * DAY)).map((one) => one.table)).toEqual(["new"]);
  });
  it("one can be forgotten, and spoilt notes count as none", () => {
    noteTable({ table: "a", code: "сова", game: "mafia", name: "Мафия" });
    forgetTable("a");
    expect(knownTables()).toEqual([]);
    remember("tables", "{");
    expect(knownTables()).toEqual([]);
  });
});

describe("wishes", () => {
  it("a wish is for one table and is granted once", () => {
    wish({ table: "a", mask: 3, fill: 8 });
    expect(takeWish("b")).toBeNull();
    expect(takeWish("a")).toEqual({ table: "a", mask: 3, fill: 8 });
    expect(takeWish("a")).toBeNull();
  });
  it("a favourite mask is one of the forty", () => {
    expect(favouriteMask()).toBeNull();
    remember("mask", "39");
    expect(favouriteMask()).toBe(39);
    remember("mask", "40");
    expect(favouriteMask()).toBeNull();
  });
});
