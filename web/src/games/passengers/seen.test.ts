import { expect, test } from "vitest";
import type { Moment } from "../../lib/replay";
import { facesOf, handsOf } from "./seen";
import type { PassengersPrivate } from "./views";

const hand = (more: Partial<PassengersPrivate>): PassengersPrivate => ({
  ...{ side: "guides", cards: [], known: {}, fellows: [], glimpses: [] },
  ...more,
});
const [first, second] = [hand({ known: { 0: "soul-red" } }), hand({ known: { 0: "soul-red", 3: "jaster" } })];
const moment = (seat: number | null, privates: PassengersPrivate[] | null): Moment =>
  ({ match: { seat, private: seat === null ? null : second }, privates }) as unknown as Moment;

test("with everything open the faces of all riders that anybody knows are there", () => {
  expect(facesOf(handsOf(moment(null, [first, second])))).toEqual({ 0: "soul-red", 3: "jaster" });
});

test("with one player's eyes there is what this player knows", () => {
  expect(handsOf(moment(1, null))).toEqual({ 1: second });
});

test("with a spectator's eyes there is nothing", () => {
  expect(facesOf(handsOf(moment(null, null)))).toEqual({});
});
