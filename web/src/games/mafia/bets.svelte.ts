/** What somebody who is out bets: on whose side each of the living is. It is nobody else's business until the end. */

import { Marks, noted } from "../../table/marks.svelte";
import { sideOf } from "./cards";
import { SIDES } from "./content";
import type { MafiaPublic } from "./views";

interface Page {
  bets: Record<string, string>;
  /** All cards have been looked at: nothing is left to guess. */
  opened: boolean;
}

export class Bets extends Marks<Page> {
  /** `of` is the table, the match and the seat. */
  constructor(of: string) {
    super("mafia-bets", of, { bets: {}, opened: false });
  }

  get opened(): boolean {
    return this.page.opened;
  }

  open(): void {
    this.write({ opened: true });
  }

  on(seat: number): string | null {
    return this.page.bets[seat] ?? null;
  }

  /** The same side once more takes the bet back. */
  bet(seat: number, side: string): void {
    if (this.opened) return;
    this.write({ bets: noted(this.page.bets, seat, this.on(seat) === side ? null : side) });
  }

  /** How many bets were right, of how many; of whoever has no open card nobody knows. */
  score(cards: Readonly<Record<number, string>>): { right: number; all: number } {
    const known = Object.entries(this.page.bets).filter(([seat]) => cards[Number(seat)]);
    const right = known.filter(([seat, side]) => sideOf(cards[Number(seat)] ?? "") === side);
    return { right: right.length, all: known.length };
  }
}

/** The sides that may be in the game; where its cards are not listed, all of them. */
export function sidesIn({ deck }: Pick<MafiaPublic, "deck">): string[] {
  if (!deck) return [...SIDES];
  const here = new Set(
    Object.keys(deck)
      .filter((card) => (deck[card] ?? 0) > 0)
      .map(sideOf),
  );
  return SIDES.filter((side) => here.has(side));
}
