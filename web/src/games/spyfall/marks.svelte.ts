/** What somebody has struck out and whom they suspect: for nobody else, kept on the device for the round that is on. */

import { keep, recalled } from "../../lib/remember";

export type Doubt = "suspect" | "trust";

interface Kept {
  of: string;
  struck: string[];
  doubts: Record<string, Doubt>;
}

const fresh = (of: string): Kept => ({ of, struck: [], doubts: {} });

export class Marks {
  private kept = $state.raw<Kept>(fresh(""));

  constructor(private readonly seat: number | null) {
    this.kept = recalled<Kept>(this.name) ?? fresh("");
  }

  private get name(): string {
    return `spyfall-${this.seat ?? "watching"}`;
  }

  private at(of: string): Kept {
    return this.kept.of === of ? this.kept : fresh(of);
  }

  private put(kept: Kept): void {
    this.kept = kept;
    keep(this.name, kept);
  }

  struck(of: string): readonly string[] {
    return this.at(of).struck;
  }

  strike(of: string, place: string): void {
    const now = this.at(of);
    const struck = now.struck.includes(place) ? now.struck.filter((other) => other !== place) : [...now.struck, place];
    this.put({ ...now, struck });
  }

  unstrike(of: string): void {
    this.put({ ...this.at(of), struck: [] });
  }

  doubt(of: string, seat: number): Doubt | null {
    return this.at(of).doubts[seat] ?? null;
  }

  feel(of: string, seat: number, doubt: Doubt | null): void {
    const now = this.at(of);
    const { [String(seat)]: _old, ...rest } = now.doubts;
    this.put({ ...now, doubts: doubt === null ? rest : { ...rest, [seat]: doubt } });
  }
}
