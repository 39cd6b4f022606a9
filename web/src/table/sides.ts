/** Who was who at the end, by sides. */

export interface Group {
  side: string | null;
  title: string;
  seats: readonly number[];
  /** So many of them have won. */
  won: number;
}

/** The sides that anybody was on, those first of whom the most have won; null is for those of whom it is not known. */
export function groupsOf(
  sides: readonly (string | null)[],
  seats: readonly number[],
  winners: readonly number[],
  sideOf: (seat: number) => string | null,
  titled: (side: string | null) => string,
): Group[] {
  return sides
    .map((side) => {
      const own = seats.filter((seat) => sideOf(seat) === side);
      return { side, title: titled(side), seats: own, won: own.filter((seat) => winners.includes(seat)).length };
    })
    .filter((group) => group.seats.length > 0)
    .sort((one, two) => two.won / two.seats.length - one.won / one.seats.length);
}
