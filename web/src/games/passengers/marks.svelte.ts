/** What somebody thinks of people and passengers: for nobody else, kept on the device for the match that is on. */

import { keep, recalled } from "../../lib/remember";

interface Kept {
  of: string;
  /** By seat, whose side somebody may be on; by rider, who that may be. */
  people: Record<string, string>;
  riders: Record<string, string>;
}

const NAME = "passengers-marks";

export class Marks {
  private kept = $state.raw<Kept>({ of: "", people: {}, riders: {} });

  /** `of` is the match and the seat. */
  constructor(of: string) {
    const found = recalled<Kept[]>(NAME)?.find((one) => one.of === of);
    this.kept = found ?? { of, people: {}, riders: {} };
  }

  person(seat: number): string | null {
    return this.kept.people[seat] ?? null;
  }

  rider(rider: number): string | null {
    return this.kept.riders[rider] ?? null;
  }

  mark(what: "people" | "riders", number: number, word: string | null): void {
    const { [String(number)]: _old, ...rest } = this.kept[what];
    this.kept = { ...this.kept, [what]: word === null ? rest : { ...rest, [number]: word } };
    const others = (recalled<Kept[]>(NAME) ?? []).filter(({ of }) => of !== this.kept.of).slice(-7);
    keep(NAME, [...others, this.kept]);
  }
}
