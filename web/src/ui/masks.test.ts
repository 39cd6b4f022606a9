import { describe, expect, it } from "vitest";
import { MASKS } from "../lib/protocol";
import { drawn } from "./masks";

const all = Array.from({ length: MASKS }, (_, n) => drawn(n));
const face = (n: number): string => JSON.stringify([drawn(n).eyes, drawn(n).rest]);
const different = <T>(list: readonly T[]): number => new Set(list).size;

describe("masks", () => {
  it("the first ten have ten silhouettes and ten colours", () => {
    expect(different(all.slice(0, 10).map((mask) => mask.shape))).toBe(10);
    expect(different(all.slice(0, 10).map((mask) => mask.colour))).toBe(10);
  });
  it("so have any ten that a table gives out first, and the tens after them", () => {
    const order = all.map((_, place) => drawn((7 * place) % MASKS));
    for (const ten of [0, 10, 20, 30]) {
      expect(different(order.slice(ten, ten + 10).map((mask) => mask.shape))).toBe(10);
      expect(different(order.slice(ten, ten + 10).map((mask) => mask.colour))).toBe(10);
    }
  });
  it("two of one silhouette differ in colour and in the eyes", () => {
    for (let kind = 0; kind < 10; kind++) {
      const four = [0, 10, 20, 30].map((tens) => drawn(kind + tens));
      expect(different(four.map((mask) => mask.shape))).toBe(1);
      expect(different(four.map((mask) => mask.colour))).toBe(4);
      expect(different(four.map((mask) => mask.eyes))).toBe(4);
    }
  });
  it("no two faces are alike, and numbers beyond the last begin again", () => {
    expect(different(all.map((mask, n) => mask.shape + face(n)))).toBe(MASKS);
    expect(drawn(MASKS + 3)).toEqual(drawn(3));
    expect(drawn(-1)).toEqual(drawn(MASKS - 1));
  });
});
