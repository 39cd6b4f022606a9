import { describe, expect, it } from "vitest";
import { sampleMatch } from "../../lib/sample";
import { awaitedBy, stoodIn } from "./awaited";

describe("waiting", () => {
  it("shows whom the others wait for to whoever has answered, and to whoever watches", () => {
    expect(awaitedBy(sampleMatch({ seat: 0, awaits: [1, 3] }))).toEqual([1, 3]);
    expect(awaitedBy(sampleMatch({ seat: null, awaits: [1, 3] }))).toEqual([1, 3]);
  });
  it("says nothing of others to whoever is awaited, but on a device that lies on the table", () => {
    expect(awaitedBy(sampleMatch({ seat: 1, awaits: [1, 3] }))).toEqual([]);
    expect(awaitedBy(sampleMatch({ seat: 1, awaits: [1, 3] }), true)).toEqual([1, 3]);
  });
  it("ends with the match", () => {
    const over = { winners: [0], reason: "", side: null, scores: null };
    expect(awaitedBy(sampleMatch({ seat: 0, awaits: [1], over }))).toEqual([]);
  });
  it("names people for whom bots play, not bots in seats of their own, nor oneself", () => {
    const seats = [
      { person: 1, by: "bot" as const },
      { person: 2, by: "person" as const },
      { person: 3, by: "bot" as const },
      { person: null, by: "bot" as const },
    ];
    expect(stoodIn(seats, 0)).toEqual([2]);
    expect(stoodIn(seats, null)).toEqual([0, 2]);
  });
});
