/** What somebody has said, as everybody heard it. */

import { nameAt, naming, type Sitting } from "../../lib/seats";
import { of, type Values } from "../../lib/words.svelte";
import type { DoomsdayClaim } from "./views";

export type Said = Pick<DoomsdayClaim, "seat" | "topic" | "target" | "spot" | "what">;

export function claimWords(match: Sitting, { seat, topic, target, spot, what }: Said): string {
  const say = of("doomsday");
  const values: Values = { seat: nameAt(match, seat), tone: "plain" };
  if (what !== null) Object.assign(values, { team: what, card: what, "card-name": say(`card-${what}`) });
  if (spot !== null) Object.assign(values, { spot, "spot-name": say(`card-${spot}`) });
  if (target !== null) Object.assign(values, naming(match, target, "target"));
  return say(`told-said-${topic}`, values);
}

/** The statement that taps make, as far as they go. */
export function saidOf(seat: number, path: readonly (string | number)[]): Said {
  const [topic, ...about] = path;
  const target = about.find((one) => typeof one === "number") ?? null;
  const words = about.filter((one) => typeof one === "string");
  const spot = topic === "card" ? (words[0] ?? null) : null;
  return { seat, topic: String(topic), target, spot, what: (spot === null ? words[0] : words[1]) ?? null };
}
