// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "../../lib/narration";
import { speakGame } from "../../lib/spoken";
import { narrator } from "./narrator";
import { room } from "./sample";

const scene = (sitting: string, more: Parameters<typeof room>[0] = {}): Scene =>
  ({
    match: { public: room(more), names: ["Даша", "Гоша"] },
    table: { sitting, seats: [{ by: "person" }, { by: "bot" }] },
  }) as unknown as Scene;

beforeAll(() => speakGame("spyfall", "ru"));

describe("the narrator", () => {
  const asked = (seat: number): Parameters<typeof narrator.told>[0] => ({
    key: "asked",
    data: { seat, line: "cold-q1" },
    text: "Гоша спрашивает.",
  });

  it("gives bots a voice where people talk aloud, and people their own", () => {
    expect(narrator.told(asked(1), scene("together"))).toEqual(["Гоша спрашивает."]);
    expect(narrator.told(asked(0), scene("together"))).toEqual([]);
    expect(narrator.told(asked(1), scene("apart"))).toEqual([]);
  });

  it("says how a round ended and where it was", () => {
    const over = { key: "round-over", data: { reason: "guessed-right", bag: "bank" }, text: "…" };
    expect(narrator.told(over, scene("together"))).toEqual(["Шпион верно называет место.", "Это место — Банк."]);
    const joke = { key: "round-over", data: { reason: "joke-missed", bag: "joke" }, text: "…" };
    expect(narrator.told(joke, scene("together"))).toHaveLength(1);
  });

  it("counts to three before all point", () => {
    expect(narrator.stage(scene("together", { stage: "final" }))[0]).toMatch(/Раз, два, три!$/);
    expect(narrator.stage(scene("together"))).toEqual([]);
  });

  it("has nothing that depends on more than what everybody sees", () => {
    expect(narrator.stageOf(scene("together"))).toBe("2 questions");
    expect(narrator.schedule(scene("together"), 1)).toBeNull();
  });
});
