// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { Ask, MatchFrame, Option, Table } from "../../lib/protocol";
import { sampleMatch, sampleSession } from "../../lib/sample";
import { RoundMarks } from "./marks.svelte";
import { mannered, questionPath, SpyfallTurn, topicsOf } from "./turn.svelte";
import type { SpyfallPrivate, SpyfallPublic } from "./views";

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

  it("has one step more with a power", () => {
    expect(questionPath(1, "cold", null)).toEqual([1, "cold"]);
    expect(questionPath(1, "cold", "lasso")).toEqual([1, "lasso", "cold"]);
  });

  it("knows what can be asked about, and why not", () => {
    expect(topicsOf(tree, [1])).toEqual([
      { trait: "cold", name: "cold", reason: null },
      { trait: "dark", name: "dark", reason: "спросили" },
    ]);
  });
});

describe("the player's own power", () => {
  const turnOf = (power: string, more: object): SpyfallTurn => {
    const match = sampleMatch({ public: { round: 1 }, private: { card: "zoo", power }, ...more });
    return new SpyfallTurn(sampleSession(match as MatchFrame<SpyfallPublic, SpyfallPrivate>, {} as Table));
  };
  const offer = (key: string, options: Option[]): Ask => ({ ...ask([]), key, form: { kind: "pick", options } });

  it("is used as it is offered, whatever it is called", () => {
    const turn = turnOf("floor", { offers: [offer("floor", ["take"])] });
    expect([turn.use, turn.uses]).toEqual(["offer", ["take"]]);
    expect(turnOf("floor", {}).use).toBeNull();
  });

  it("is used when an accusation asks for it", () => {
    expect(turnOf("cloak", { asks: [offer("shield", ["pass", "cloak"])] }).use).toBe("window");
  });

  it("is used with a question, or instead of an answer", () => {
    const asking = ask([
      ["ask", [[1, 1]]],
      ["about", [["net", 1]]],
    ]);
    const answering = ask([
      ["answer", [["net", 1]]],
      ["net", [[2, null]]],
    ]);
    expect(turnOf("net", { asks: [asking] }).use).toBe("asking");
    const instead = turnOf("net", { asks: [{ ...answering, key: "answer" }] });
    expect([instead.use, instead.uses]).toEqual(["instead", [2]]);
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
