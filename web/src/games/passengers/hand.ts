/**
 * In which order a player's cards lie. The server sends them sorted; whoever sees a card being tapped by its place must
 * learn nothing from that, so here they lie in an order that only this device knows, and stay in it.
 */

import { remember, remembered } from "../../lib/remember";

/** The cards of a hand as they lie for whoever has this secret. */
export function arranged(hand: readonly string[], secret: string): string[] {
  const copies = new Map<string, number>();
  const lots = hand.map((face) => {
    const copy = copies.get(face) ?? 0;
    copies.set(face, copy + 1);
    return { face, lot: mixed(`${secret}/${face}/${copy}`) };
  });
  return lots.sort((one, other) => one.lot - other.lot).map(({ face }) => face);
}

/** What this device and no other makes the order of: drawn once. */
export function secretOf(): string {
  const found = remembered(NAME);
  if (found) return found;
  const drawn = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  remember(NAME, drawn);
  return remembered(NAME) ?? drawn;
}

const NAME = "passengers-order";

/** A number that looks drawn by lot. */
function mixed(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}
