/** Hands in words, for those who listen to the screen. */

import { of } from "../../lib/words.svelte";
import type { MafiaPublic } from "./views";

/** For each who is pointed at, by whom: the most hands first; then whoever abstains. */
export function counted(hands: MafiaPublic["hands"]): { target: number; voters: number[] }[] {
  const found = new Map<number, number[]>();
  for (const [voter, target] of Object.entries(hands)) {
    if (typeof target === "number") found.set(target, [...(found.get(target) ?? []), Number(voter)]);
  }
  return [...found]
    .map(([target, voters]) => ({ target, voters }))
    .sort((one, two) => two.voters.length - one.voters.length || one.target - two.target);
}

export function abstaining(hands: MafiaPublic["hands"]): number[] {
  return Object.entries(hands).flatMap(([voter, target]) => (target === "abstain" ? [Number(voter)] : []));
}

/** All hands in one sentence; empty where no hand is up. */
export function tally(view: MafiaPublic, name: (seat: number) => string): string {
  const say = of("mafia");
  const names = (seats: number[]): string => seats.map(name).join(", ");
  const parts = counted(view.hands).map(({ target, voters }) =>
    say("board-hand", { target: name(target), count: voters.length, voters: names(voters) }),
  );
  const idle = abstaining(view.hands);
  if (idle.length) parts.push(say("board-abstaining", { voters: names(idle) }));
  return parts.length ? say("board-hands", { hands: parts.join("; ") }) : "";
}
