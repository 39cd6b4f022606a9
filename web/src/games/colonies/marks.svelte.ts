/** What somebody thinks of the others: who plays for the colony, and who for themselves. */

import { Marks, noted } from "../../table/marks.svelte";

export type Mark = "trusted" | "doubted" | "watched";
export const MARKS: readonly Mark[] = ["trusted", "doubted", "watched"];

export class NoteMarks extends Marks<{ people: Record<string, Mark> }> {
  /** `of` is the match and the seat. */
  constructor(of: string) {
    super("colonies-marks", of, { people: {} });
  }

  person(seat: number): Mark | null {
    return this.page.people[seat] ?? null;
  }

  mark(seat: number, mark: Mark | null): void {
    this.write({ people: noted(this.page.people, seat, mark) });
  }
}
