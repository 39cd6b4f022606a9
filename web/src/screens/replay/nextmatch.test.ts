// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Frame, Seat, Stage, Table } from "../../lib/protocol";
import { NextMatch } from "./nextmatch.svelte";

const hello = (person: number): Frame => ({
  t: "hello",
  version: 2,
  server: "",
  you: { person, host: false, seat: null, kind: "player", waits: false },
});
const seat = (person: number): Seat => ({ person, bot: null, name: "", mask: 0, by: "person", temper: [] });
const table = (stage: Stage, match: number, seats: Seat[] = [seat(1)]): Frame => ({
  t: "table",
  table: { stage, match, seats } as unknown as Table,
});

describe("a new match", () => {
  it("is one that is on and came after the one that is watched", () => {
    const next = new NextMatch("k3q0", 2);
    next.hear(hello(1));
    for (const [stage, match, begun] of [
      ["ended", 2, false],
      ["lobby", 2, false],
      ["match", 2, false],
      ["match", 3, true],
      ["lobby", 3, false],
    ] as const) {
      next.hear(table(stage, match));
      expect(next.begun).toBe(begun);
      expect(next.seated).toBe(begun);
    }
    next.end();
  });

  it("takes along only whoever has a seat in it", () => {
    const next = new NextMatch("k3q0", 2);
    next.hear(hello(4));
    next.hear(table("match", 3));
    expect([next.begun, next.seated]).toEqual([true, false]);
    next.end();
  });
});
