/** Hands in words, for those who listen to the screen. */

import { of } from "../../lib/words.svelte";
import { counted, idleIn } from "../../table/counted";
import type { MafiaPublic } from "./views";

/** All hands in one sentence; empty where no hand is up. */
export function tally(view: MafiaPublic, name: (seat: number) => string): string {
  const say = of("mafia");
  const names = (seats: number[]): string => seats.map(name).join(", ");
  const parts = counted(view.hands).map(({ target, voters }) =>
    say("board-hand", { target: name(target), count: voters.length, voters: names(voters) }),
  );
  const idle = idleIn(view.hands);
  if (idle.length) parts.push(say("board-abstaining", { voters: names(idle) }));
  return parts.length ? say("board-hands", { hands: parts.join("; ") }) : "";
}
