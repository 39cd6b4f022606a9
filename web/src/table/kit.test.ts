// @vitest-environment jsdom
import { createRawSnippet } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Option } from "../lib/protocol";
import { clear, element, press, show } from "../lib/shown";
import Chips from "./Chips.svelte";
import Now from "./Now.svelte";
import OwnHand from "./OwnHand.svelte";

afterEach(clear);

const drawn = createRawSnippet((what: () => Option) => ({ render: () => `<i>${what()}</i>` }));
const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));

test("a chip has its mark and its words, says whether it is picked and which card it is, and is tapped", () => {
  const tapped: Option[] = [];
  show(Chips, {
    options: ["obol", 3],
    picked: ["obol"],
    least: "8rem",
    words: (option: Option) => (option === 3 ? null : "An obol"),
    cardOf: (option: Option) => (typeof option === "string" ? option : undefined),
    onpick: (option: Option) => tapped.push(option),
    mark: drawn,
  });
  expect(element("chip-obol").textContent).toBe("obol An obol");
  expect(element("chip-obol").getAttribute("aria-pressed")).toBe("true");
  expect(element("chip-obol").dataset["card"]).toBe("obol");
  expect(element("chip-3").textContent.trim()).toBe("3");
  expect(element("chip-3").getAttribute("aria-pressed")).toBe("false");
  press("chip-3");
  expect(tapped).toEqual([3]);
});

test("what goes on has a step back only where there is one", () => {
  let steps = 0;
  const words = { ask: "turn", asked: true, line: "Your turn.", backLabel: "Back", children: nothing };
  show(Now, { ...words, back: () => void steps++ });
  expect(element("now").dataset["ask"]).toBe("turn");
  expect(element("line").textContent).toBe("Your turn.");
  expect(element("back").getAttribute("aria-label")).toBe("Back");
  press("back");
  expect(steps).toBe(1);
  clear();
  show(Now, { ...words, back: null });
  expect(document.querySelector("[data-testid=back]")).toBeNull();
});

test("the player's own hand is read as how many there are, and a tap opens it", () => {
  let opened = 0;
  show(OwnHand, {
    cards: ["obol", "mask"],
    label: "2 cards",
    onopen: () => void opened++,
    card: drawn,
  });
  const [cards, words] = [...element("hand").children];
  expect(cards?.getAttribute("aria-hidden")).toBe("true");
  expect(words?.textContent.trim()).toBe("2 cards");
  press("hand");
  expect(opened).toBe(1);
});
