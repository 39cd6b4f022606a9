// @vitest-environment jsdom
import { expect, test } from "vitest";
import { counted, idleIn } from "./counted";

test("whoever has the most hands comes first, and each is named with those who raised them", () => {
  expect(counted({ "0": 3, "1": 4, "2": 4, "5": "abstain" })).toEqual([
    { target: 4, voters: [1, 2] },
    { target: 3, voters: [0] },
  ]);
  expect(idleIn({ "0": 3, "5": "abstain" })).toEqual([5]);
});
