// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { Ask, Option } from "../../lib/protocol";
import { RoundMarks } from "./marks.svelte";
import { mannered, questionPath, topicsOf } from "./turn.svelte";

const ask = (branches: [string, [Option, number | null][], [Option, string, string][]?][]): Ask => ({
  ask: 1,
  key: "ask",
  about: {},
  closed: [],
  held: null,
  deadline: null,
  form: { kind: "tree", branches: branches.map(([key, options, closed = []]) => ({ key, options, closed })) },
});

describe("a way down the tree", () => {
  const tree = ask([
    ["ask", [[1, 1]]],
    [
      "about",
      [
        ["own", null],
        ["cold", 2],
      ],
      [["dark", "asked-out", "спросили"]],
    ],
    [
      "manner",
      [
        ["plain", null],
        ["acted", null],
      ],
    ],
  ]);

  it("ends with a manner where one is asked for", () => {
    expect(mannered(tree, [1, "cold"], false)).toEqual([1, "cold", "plain"]);
    expect(mannered(tree, [1, "cold"], true)).toEqual([1, "cold", "acted"]);
    expect(mannered(tree, [1, "own"], true)).toEqual([1, "own"]);
  });

  it("has one step more with the lasso", () => {
    expect(questionPath(1, "cold", false)).toEqual([1, "cold"]);
    expect(questionPath(1, "cold", true)).toEqual([1, "lasso", "cold"]);
  });

  it("knows what can be asked about, and why not", () => {
    expect(topicsOf(tree, [1])).toEqual([
      { trait: "cold", name: "cold", reason: null },
      { trait: "dark", name: "dark", reason: "спросили" },
    ]);
  });
});

describe("marks", () => {
  beforeEach(() => localStorage.clear());

  it("are kept on the device for one round, and for one seat", () => {
    const marks = new RoundMarks("t/1/1/2");
    marks.strike("zoo");
    marks.feel(0, "suspect");
    expect(new RoundMarks("t/1/1/2").struck).toEqual(["zoo"]);
    expect(new RoundMarks("t/1/1/2").doubt(0)).toBe("suspect");
    expect(new RoundMarks("t/1/2/2").struck).toEqual([]);
    expect(new RoundMarks("t/1/1/1").struck).toEqual([]);
  });

  it("are taken back by another tap", () => {
    const marks = new RoundMarks("r");
    marks.strike("zoo");
    marks.strike("bank");
    marks.strike("zoo");
    expect(marks.struck).toEqual(["bank"]);
    marks.unstrike();
    expect(marks.struck).toEqual([]);
    marks.feel(1, "trust");
    marks.feel(1, null);
    expect(marks.doubt(1)).toBeNull();
  });
});
