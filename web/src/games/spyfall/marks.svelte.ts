/** What somebody has struck out and whom they suspect, for the round that is on. */

import { Marks, noted } from "../../table/marks.svelte";

export type Doubt = "suspect" | "trust";

interface Page {
  struck: string[];
  doubts: Record<string, Doubt>;
}

export class RoundMarks extends Marks<Page> {
  /** `of` is the round and the seat. */
  constructor(of: string) {
    super("spyfall-marks", of, { struck: [], doubts: {} });
  }

  get struck(): readonly string[] {
    return this.page.struck;
  }

  strike(place: string): void {
    const { struck } = this.page;
    this.write({ struck: struck.includes(place) ? struck.filter((other) => other !== place) : [...struck, place] });
  }

  unstrike(): void {
    this.write({ struck: [] });
  }

  doubt(seat: number): Doubt | null {
    return this.page.doubts[seat] ?? null;
  }

  feel(seat: number, doubt: Doubt | null): void {
    this.write({ doubts: noted(this.page.doubts, seat, doubt) });
  }
}
