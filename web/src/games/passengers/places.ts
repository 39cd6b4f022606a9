/** All about a place in words, for those who listen. */

import { naming, type Sitting } from "../../lib/seats";
import { of } from "../../lib/words.svelte";
import { placeOf, type River } from "./river";

/** Which place it is, who sits there as far as whoever looks knows, and in a boat what comes with it. */
export function placeWords(
  match: Sitting,
  view: River,
  cell: string,
  rider: number | null,
  known: Readonly<Record<number, string>>,
): string {
  const say = of("passengers");
  const one = rider === null ? null : (view.riders[rider] ?? null);
  const face = one?.face ?? (rider === null ? null : known[rider]);
  const place = placeOf(view, cell);
  const words = [
    say(`card-${cell}`),
    one && (one.by === null ? say("board-stranger") : say("board-rider", naming(match, one.by))),
    face && say(`card-${face}`),
    one?.mask && say("board-wears", { colour: one.mask }),
    one ? null : say("board-free"),
    place && say("board-place-gift", { gift: say(`card-${place.gift}`), votes: place.votes }),
  ];
  return words.filter(Boolean).join(", ");
}
