import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announcePhase, announcer } from "./announcer.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  announcer.line = "";
});
afterEach(() => vi.useRealTimers());

test("a phase is said before the question in it, whichever came first", () => {
  announce("Кого прогнать?");
  announcePhase("День 1");
  vi.runAllTimers();
  expect(announcer.line).toBe("День 1 Кого прогнать?");
});

test("a phase that is over before it was said is not said", () => {
  announcePhase("День 1");
  announcePhase("Ночь 1");
  vi.runAllTimers();
  expect(announcer.line).toBe("Ночь 1");
});

test("the same words twice are said twice", () => {
  announce("Готово");
  vi.runAllTimers();
  announce("Готово");
  vi.runAllTimers();
  expect(announcer.line).toBe("Готово\u00a0");
});
