// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { Marks, noted } from "./marks.svelte";

class Guesses extends Marks<{ sides: Record<string, string> }> {
  constructor(of: string) {
    super("guesses", of, { sides: {} });
  }
  guess(seat: number, side: string | null): void {
    this.write({ sides: noted(this.page.sides, seat, side) });
  }
  get all(): Record<string, string> {
    return this.page.sides;
  }
}

beforeEach(() => localStorage.clear());

test("a page is found again on this device, and no other page with it", () => {
  new Guesses("match 1").guess(2, "mafia");
  expect(new Guesses("match 1").all).toEqual({ 2: "mafia" });
  expect(new Guesses("match 2").all).toEqual({});
});

test("what is taken back is gone", () => {
  const guesses = new Guesses("match 1");
  guesses.guess(2, "mafia");
  guesses.guess(3, "town");
  guesses.guess(2, null);
  expect([guesses.all, new Guesses("match 1").all]).toEqual([{ 3: "town" }, { 3: "town" }]);
});

test("eight pages are kept, and the oldest goes", () => {
  for (let match = 1; match <= 9; match += 1) new Guesses(`match ${match}`).guess(0, "town");
  expect(new Guesses("match 1").all).toEqual({});
  expect(new Guesses("match 2").all).toEqual({ 0: "town" });
});

test("what another version has left there counts as nothing", () => {
  localStorage.setItem("lichina-guesses", '{"of":"match 1"}');
  expect(new Guesses("match 1").all).toEqual({});
  localStorage.setItem("lichina-guesses", '[{"of":"match 1","sides":{}}]');
  expect(new Guesses("match 1").all).toEqual({});
});
