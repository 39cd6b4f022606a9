/** What somebody thinks of people and passengers, for the match that is on. */

import { Marks, noted } from "../../table/marks.svelte";

interface Page {
  /** By seat, whose side somebody may be on; by rider, who that may be. */
  people: Record<string, string>;
  riders: Record<string, string>;
}

export class RiverMarks extends Marks<Page> {
  /** `of` is the match and the seat. */
  constructor(of: string) {
    super("passengers-marks", of, { people: {}, riders: {} });
  }

  person(seat: number): string | null {
    return this.page.people[seat] ?? null;
  }

  rider(rider: number): string | null {
    return this.page.riders[rider] ?? null;
  }

  mark(what: keyof Page, number: number, word: string | null): void {
    this.write({ [what]: noted(this.page[what], number, word) });
  }
}
