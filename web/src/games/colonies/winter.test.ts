// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { speakGame } from "../../lib/spoken";
import { drawingFor } from "./art/drawn";
import { faceOf } from "./art/faces";
import { seenIn } from "./box";
import { GROUPS, SURVIVORS } from "./content";
import { waysWith } from "./hand";
import { fight, person, winter } from "./sample";
import {
  boardOf,
  campsOf,
  gatesOf,
  groupOf,
  headingOf,
  isReady,
  openRoad,
  peopleAt,
  pullOf,
  spacesOf,
  zombiesAt,
} from "./winter";
import { beforeWords, personWords } from "./words";

beforeAll(() => speakGame("colonies", "en"));

test("a colony has six entrances, and a place of the town is its own", () => {
  expect(gatesOf("blue")).toEqual(["blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6"]);
  expect(gatesOf("school")).toEqual(["school"]);
  expect(["blue-4", "school", "den", "yellow"].map(boardOf)).toEqual(["blue", "school", "den", "yellow"]);
});

test("guests take a space of the entrance before which they stand", () => {
  const gates = { ...winter().gates, "blue-2": { zombies: 1, barricades: 1, traps: 0 } };
  expect(spacesOf(winter({ gates }), "blue-2")).toEqual(["zombie", "barricade"]);
  expect(spacesOf(winter(), "library")).toEqual([null, null, null]);
  expect(zombiesAt(winter({ gates }), "blue")).toBe(1);
});

test("nobody has finished a turn that is over", () => {
  const finished = (active: number[]): boolean[] => [0, 2].map((seat) => isReady(winter({ active, ready: [0] }), seat));
  expect(finished([0, 2])).toEqual([true, false]);
  expect(finished([])).toEqual([false, false]);
});

test("whoever stands before an entrance is not at home", () => {
  expect(peopleAt(winter(), "blue")).toEqual(["mike_cho", "rod_miller"]);
  expect(peopleAt(winter(), "blue-2")).toEqual(["nina_kovacs"]);
});

test("the group leader stands first, and the player's own colony is nearest", () => {
  const people = { brian_lee: person(0, "school"), mike_cho: person(0, "blue", { leads: true }) };
  expect(groupOf(winter({ people }), 0)).toEqual(["mike_cho", "brian_lee"]);
  expect([campsOf(winter(), 0), campsOf(winter(), 2), campsOf(winter(), null)]).toEqual([
    ["yellow", "blue"],
    ["blue", "yellow"],
    ["blue", "yellow"],
  ]);
});

test("the rope is pulled to the stronger side, and not beyond its end", () => {
  const pulled = (blue: number, yellow: number) => pullOf(fight({ strength: { blue, yellow } }));
  expect([pulled(4, 4), pulled(10, 6), pulled(0, 4), pulled(0, 30)]).toEqual([0, -0.5, 0.5, 1]);
});

test("a crossroads card is open until something is chosen for it", () => {
  const open = { key: "crossroads", data: { seat: 2, road: "cr_white_flag" } };
  expect(openRoad([open])).toEqual({ road: "cr_white_flag", seat: 2 });
  expect(openRoad([open, { key: "chose", data: {} }])).toBe(null);
});

test("every stage has a title", () => {
  expect(headingOf(winter())).toEqual({ title: "Actions", over: "4 rounds left" });
});

test("no two survivors look alike, and every card has a drawing", () => {
  const faces = Object.keys(SURVIVORS).map((one) => JSON.stringify(faceOf(one)));
  expect(new Set(faces).size).toBe(65);
  const bare = Object.keys(GROUPS).filter((card) => !(card in SURVIVORS) && drawingFor(card) === null);
  expect(bare).toEqual([]);
});

test("those who listen hear who is hurt and what stands before a place", () => {
  const match = { names: ["Ann", "Bob", "Cat", "Dan"] };
  expect(personWords(match, winter(), "brian_lee")).toBe("Brian Lee, Ann, 1 wound");
  expect(beforeWords(winter({ noise: { school: 2 } }), "school")).toBe("noise: 2, 20 cards in the deck");
});

test("a card of the hand can be played, or given against the crisis", () => {
  const ask = {
    ...{ ask: 1, key: "act", text: "", about: {}, closed: [], held: null, deadline: null },
    form: {
      kind: "tree" as const,
      branches: [
        {
          key: "act",
          closed: [],
          options: [
            ["done", null],
            ["play", 1],
            ["contribute", 1],
          ] as [string, number | null][],
        },
        { key: "item", closed: [], options: [["food_2", null]] as [string, null][] },
      ],
    },
  };
  expect(waysWith(ask, [], "food_2")).toEqual([
    ["play", "food_2"],
    ["contribute", "food_2"],
  ]);
  expect(waysWith(ask, [], "fuel")).toEqual([]);
});

test("with an even number of players the cards of the wolf are not in the match", () => {
  const seen = (names: string[]) => seenIn({ public: winter(), names });
  expect(seen(["a", "b", "c", "d"])["mi_torch"]?.count).toBe(0);
  expect(seen(["a", "b", "c", "d", "e"])["mi_torch"]?.count).toBe(undefined);
  expect(seen(["a", "b", "c", "d"])["brian_lee"]?.told).toBe("the school");
});
