import { expect, test } from "vitest";
import { askedOf, clash, facesOf, possible, saidBy, saidOf } from "./claims";
import type { River } from "./river";
import type { PassengersClaim, PassengersTruth } from "./views";

const rider = (by: number | null, face: string | null = null) => ({ by, round: 1, mask: null, face });
const truth = (colour: string, riders: number[], count: number): PassengersTruth => ({
  round: 1,
  colour,
  riders,
  count,
});
const claim = (seat: number, topic: string, what: string, about: number | null = null): PassengersClaim => ({
  round: 1,
  seat,
  topic,
  what,
  rider: about,
  target: null,
});
const river = (more: Partial<River>): River =>
  ({ riders: [rider(0), rider(1), rider(null)], truths: [], claims: [], jaster: true, ...more }) as River;

test("a word is true of a face, of a kind or of a colour", () => {
  expect(facesOf("soul")).toEqual(["soul-red", "soul-green", "soul-blue"]);
  expect(facesOf("green")).toEqual(["soul-green", "demon-green"]);
  expect(facesOf("demon-blue")).toEqual(["demon-blue"]);
  expect(facesOf("none")).toEqual(["jaster"]);
});

test("words clash that cannot both be true", () => {
  expect(clash("soul", "red")).toBe(false);
  expect(clash("soul-red", "red")).toBe(false);
  expect(clash("soul-red", "demon")).toBe(true);
  expect(clash("green", "red")).toBe(true);
  expect(clash("jaster", "red")).toBe(true);
});

test("true answers about colours leave only some faces", () => {
  const view = river({ truths: [truth("red", [0], 0), truth("green", [1], 1), truth("blue", [0, 1, 2], 1)] });
  expect(possible(view, 0)).toEqual(["soul-green", "soul-blue", "demon-green", "demon-blue", "jaster"]);
  expect(possible(view, 1)).toEqual(["soul-green", "demon-green"]);
  expect(possible(view, 2)).toHaveLength(7);
  expect(possible({ ...view, jaster: false }, 2)).toHaveLength(6);
});

test("a face that is up, or known to this player, is the only one", () => {
  expect(possible(river({ riders: [rider(0, "jaster")] }), 0)).toEqual(["jaster"]);
  expect(possible(river({}), 1, { 1: "demon-red" })).toEqual(["demon-red"]);
});

test("a lie shows when a gift has told the truth, and a quarrel when two have said different things", () => {
  const view = river({
    truths: [truth("red", [0], 0)],
    claims: [claim(0, "placed", "soul-red", 0), claim(1, "saw", "demon", 0), claim(1, "placed", "soul", 1)],
  });
  expect(saidOf(view, 0).map(({ wrong, disputed }) => [wrong, disputed])).toEqual([
    [true, true],
    [false, true],
  ]);
  expect(saidOf(view, 1)).toEqual([{ claim: view.claims[2], wrong: false, disputed: false }]);
});

test("whoever says to be on two sides contradicts himself", () => {
  const view = river({ claims: [claim(2, "am", "guides"), claim(2, "send", "wolf"), claim(2, "am", "jaster")] });
  expect(saidBy(view, 2).map(({ claim: { what }, disputed }) => [what, disputed])).toEqual([
    ["jaster", true],
    ["wolf", false],
    ["guides", true],
  ]);
});

test("answers about one colour stand together, and those about a boat by themselves", () => {
  const truths = [truth("red", [0], 0), truth("red", [1], 1), truth("red", [0, 2], 1), truth("blue", [2], 0)];
  expect(askedOf(truths).map(({ colour, all, count, yes, no }) => [colour, all, count, yes, no])).toEqual([
    ["red", [], 0, [1], [0]],
    ["red", [0, 2], 1, [], []],
    ["blue", [], 0, [], [2]],
  ]);
});
