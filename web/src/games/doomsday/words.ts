/** What those hear who do not see the board. */

import { nameAt, type Sitting } from "../../lib/seats";
import { of } from "../../lib/words.svelte";
import { cardAt, heldBy, isDead, spotsOf, type Arena } from "./arena";

const listed = (words: readonly string[]): string => words.join(", ");

/** Somebody's lives, programs, weapons and open cards. */
export function seatWords(match: Sitting, view: Arena, seat: number): string {
  const say = of("doomsday");
  const names = (seats: readonly number[]): string => listed(seats.map((one) => nameAt(match, one)));
  const cards = spotsOf(view, seat).flatMap((spot) => {
    const card = cardAt(view, seat, spot);
    return card ? [say(`card-${card}`)] : [];
  });
  return listed([
    isDead(view, seat) ? say("board-dead") : say("board-lives", { lives: view.lives[seat] ?? 0 }),
    say("board-programs", { count: view.hands[seat] ?? 0 }),
    ...heldBy(view, seat).map(({ kind, aims }) =>
      aims.length
        ? say("board-aims", { weapon: say(`card-${kind}`), names: names(aims) })
        : say("board-holds", { weapon: say(`card-${kind}`) }),
    ),
    ...(view.laid[seat] ?? []).map(({ card }) => say(`card-${card}`)),
    ...(cards.length ? [say("board-open-cards", { cards: listed(cards) })] : []),
  ]);
}
