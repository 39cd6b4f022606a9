/** What somebody thinks of the others, for the match that is on: which team each may be. */

import { Marks, noted } from "../../table/marks.svelte";

export class TeamMarks extends Marks<{ people: Record<string, string> }> {
  /** `of` is the match and the seat. */
  constructor(of: string) {
    super("doomsday-marks", of, { people: {} });
  }

  person(seat: number): string | null {
    return this.page.people[seat] ?? null;
  }

  mark(seat: number, team: string | null): void {
    this.write({ people: noted(this.page.people, seat, team) });
  }
}
