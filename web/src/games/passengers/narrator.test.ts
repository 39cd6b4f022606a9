// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "../../lib/narration";
import type { Over, Told } from "../../lib/protocol";
import { speakGame } from "../../lib/spoken";
import { narrator } from "./narrator";
import type { River } from "./river";
import { river } from "./sample";

const NAMES = ["Даша", "Гоша", "Майя", "Лёва", "Нина"];

const scene = (more: Partial<River> = {}, players = 5, table: object = {}): Scene =>
  ({
    match: { public: river(more), names: NAMES.slice(0, players) },
    table: { sitting: "together", seats: [{ by: "person" }, { by: "bot" }], options: {}, ...table },
  }) as unknown as Scene;

const event = (key: string, data: Told["data"] = {}): Told => ({ key, data, text: `${key}.` });

beforeAll(() => speakGame("passengers", "ru"));

describe("the narrator", () => {
  it("tells of the demon's gaze only where smugglers know each other, and the same to everybody", () => {
    expect(narrator.stage(scene({ stage: "deal" }))).toHaveLength(2);
    expect(narrator.stage(scene({ stage: "deal" }))[1]).toMatch(/^Взор демона/);
    expect(narrator.stage(scene({ stage: "deal" }, 4))).toHaveLength(1);
  });

  it("gives bots a voice where people talk aloud, and people their own", () => {
    const said = (seat: number): Told => event("said-send", { seat, boat: "raven" });
    expect(narrator.told(said(1), scene())).toEqual(["said-send."]);
    expect(narrator.told(said(0), scene())).toEqual([]);
    expect(narrator.told(said(1), scene({}, 5, { sitting: "apart" }))).toEqual([]);
    expect(narrator.talk?.(said(1))).toBe(true);
  });

  it("names a gift before its effect, unless there is nothing to wait for", () => {
    expect(narrator.told(event("gift", { gift: "candle" }), scene())).toEqual(["gift."]);
    expect(narrator.told(event("gift", { gift: "vessel" }), scene())).toEqual([]);
  });

  it("says which gifts there are where that was not known before", () => {
    const laid = event("gifts-laid", { set: "two" });
    expect(narrator.told(laid, scene())).toEqual([]);
    const random = scene({}, 5, { options: { gifts: "random" } });
    expect(narrator.told(laid, random)).toEqual(["Дары этого раунда — второй набор."]);
    expect(narrator.told(event("set-chosen", { set: "three" }), scene())).toEqual([
      "Дары этого раунда — третий набор.",
    ]);
  });

  it("calls whoever votes openly, and then the others", () => {
    const first = scene({ stage: "vote", opener: 1 });
    expect(narrator.stage(first)[0]).toMatch(/Гоша\.$/);
    const then = scene({ stage: "vote", opener: 1, opened: "raven" });
    expect(narrator.stage(then)).toEqual(narrator.stage(scene({ stage: "vote" })));
    expect(narrator.stageOf(first)).not.toBe(narrator.stageOf(then));
  });

  it("tells no gift while people argue about the boats, nor while they vote", () => {
    for (const key of ["gift", "masked", "named", "lore"])
      for (const stage of ["talk", "vote"])
        expect(narrator.told(event(key, { gift: "candle" }), scene({ stage })), `${key} in ${stage}`).toEqual([]);
    expect(narrator.told(event("named"), scene({ stage: "gifts" }))).toEqual(["named."]);
    expect(narrator.told(event("open-voted"), scene({ stage: "vote" }))).toEqual(["open-voted."]);
  });

  it("takes every gift for a stage of its own, and announces them once in a round", () => {
    const gifts = (turn: number, used: number[]): Scene => scene({ stage: "gifts", turn, held: { 0: 1, 1: 4 }, used });
    expect(narrator.stage(gifts(0, []))).toHaveLength(1);
    expect(narrator.stage(gifts(1, [1]))).toEqual([]);
    expect(narrator.stageOf(gifts(0, []))).not.toBe(narrator.stageOf(gifts(1, [1])));
    expect(narrator.stageOf(gifts(1, [1]))).not.toBe(narrator.stageOf(scene({ stage: "talk" })));
  });

  it("does not say the points before they are counted", () => {
    expect(narrator.told(event("scored", { guides: 9, smugglers: 4, jaster: null }), scene())).toEqual([]);
    expect(narrator.told(event("ashore"), scene())).toEqual(["ashore."]);
  });

  it("says nothing of what only some see", () => {
    for (const key of ["dealt", "fellows", "you-placed", "saw", "shown", "traded-cards"])
      expect(narrator.told(event(key), scene())).toEqual([]);
  });

  it.each(["guides", "smugglers", "jaster"])("has a last line for %s", (side) => {
    const over = { side, winners: [0], reason: "points", text: "…" } as unknown as Over;
    expect(narrator.over(over, scene())[0]).toMatch(/^[А-Я].+\.$/);
  });
});
