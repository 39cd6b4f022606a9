/** What everybody sees of one of the town, as `Seat` shows it. */

import { maskAt, nameAt, type Sitting } from "../../lib/seats";
import type { MafiaPublic } from "./views";

/** `cards` are those that are open besides those of the dead, by seat. */
export function seenAt(match: Sitting, view: MafiaPublic, cards: Readonly<Record<number, string>>, seat: number) {
  const gone = view.gone.find((one) => one.seat === seat);
  return {
    name: nameAt(match, seat),
    mask: maskAt(match, seat),
    card: gone?.card ?? cards[seat] ?? null,
    dead: gone !== undefined,
    jailed: view.jailed.includes(seat),
    ready: view.ready.includes(seat),
  };
}
