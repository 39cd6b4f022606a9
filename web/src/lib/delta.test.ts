import { expect, test } from "vitest";
import shared from "../../../tests/fixtures/deltas.json?raw";
import { patched } from "./delta";
import type { Delta } from "./protocol";

/** What was, the delta, what is: the server makes these. */
const CASES = JSON.parse(shared) as [unknown, Delta, unknown][];

test.each(CASES)("%j with %j is %j", (old, delta, now) => {
  const before = JSON.stringify(old);
  expect(JSON.stringify(patched(old, delta))).toBe(JSON.stringify(now));
  expect(JSON.stringify(patched(now, delta))).toBe(JSON.stringify(now));
  expect(JSON.stringify(old)).toBe(before);
});

test("what has not changed stays the same object", () => {
  const old = { boats: [{ riders: [null, null] }, { riders: [null, null] }], score: { guides: 3 } };
  const now = patched(old, { boats: { "1": { riders: { "0": [7] } } } }) as typeof old;
  expect(now.boats[1]?.riders).toEqual([7, null]);
  expect(now.boats[0]).toBe(old.boats[0]);
  expect(now.score).toBe(old.score);
});
