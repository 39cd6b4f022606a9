// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askedAbout } from "./press";

let asked: (string | null)[];
let tapped: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button data-card="obol"><span id="mark">o</span></button>
    <button id="other">x</button>
    <label data-card="mask"><input id="radio" type="radio"></label>
    <input id="field" data-card="torch">
    <dialog><button id="inside" data-card="scroll">s</button><button id="beside">b</button></dialog>`;
  asked = [];
  tapped = 0;
  document.querySelector("[data-card=obol]")?.addEventListener("click", () => (tapped += 1));
  stop = askedAbout((card) => asked.push(card));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

const point = (name: string, x = 0, button = 0): MouseEvent =>
  new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x, button });

function key(id: string, pressed = "?"): void {
  at(id).dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
}

test("a press of half a second asks about the card, and is no tap", () => {
  at("mark").dispatchEvent(point("pointerdown"));
  vi.advanceTimersByTime(499);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(["obol"]);
  at("mark").dispatchEvent(point("pointerup"));
  const moved = point("mousedown");
  at("inside").dispatchEvent(moved);
  expect(moved.defaultPrevented).toBe(true);
  at("mark").click();
  expect(tapped).toBe(0);
  at("mark").click();
  expect(tapped).toBe(1);
});

test.each([
  ["is short", () => at("mark").dispatchEvent(point("pointerup"))],
  ["becomes a swipe", () => at("mark").dispatchEvent(point("pointermove", 13))],
  ["becomes a scroll", () => at("mark").dispatchEvent(point("pointercancel"))],
])("a press that %s asks nothing", (_, after) => {
  at("mark").dispatchEvent(point("pointerdown"));
  vi.advanceTimersByTime(200);
  after();
  vi.advanceTimersByTime(1000);
  at("mark").click();
  expect([asked, tapped]).toEqual([[], 1]);
});

test("a finger that trembles asks all the same", () => {
  at("mark").dispatchEvent(point("pointerdown"));
  at("mark").dispatchEvent(point("pointermove", 12));
  vi.advanceTimersByTime(500);
  expect(asked).toEqual(["obol"]);
});

test("neither what is no card nor another button of the mouse asks", () => {
  at("other").dispatchEvent(point("pointerdown"));
  at("mark").dispatchEvent(point("pointerdown", 0, 2));
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});

test("the browser's own menu stays away from cards, and from nothing else", () => {
  const [card, other] = [point("contextmenu"), point("contextmenu")];
  at("mark").dispatchEvent(card);
  at("other").dispatchEvent(other);
  expect([card.defaultPrevented, other.defaultPrevented]).toEqual([true, false]);
});

test("the question mark asks about the card with the keys on it, or about none", () => {
  for (const id of ["mark", "radio", "other", "none"]) key(id);
  expect(asked).toEqual(["obol", "mask", null, null]);
});

test("nothing is asked while somebody writes, by other keys, or over a sheet where no card is meant", () => {
  key("field");
  key("mark", "/");
  document.querySelector("dialog")?.setAttribute("open", "");
  key("beside");
  key("other");
  expect(asked).toEqual([]);
  key("inside");
  expect(asked).toEqual(["scroll"]);
});

test("nothing is asked when it is over", () => {
  at("mark").dispatchEvent(point("pointerdown"));
  stop();
  key("mark");
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});
