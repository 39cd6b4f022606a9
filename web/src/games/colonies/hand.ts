/** What can be done now with the cards of the player's own hand. */

import type { Ask, Option } from "../../lib/protocol";
import { choiceAt } from "./path";

/** Deeds of a turn that take a card of the hand. */
const DEEDS = ["play", "contribute", "store", "calm"] as const;

/** For each card the ways on that begin with it: in a turn a deed and the card, else the card by itself. */
export function waysWith(ask: Ask | null, path: readonly Option[], card: string): Option[][] {
  if (!ask) return [];
  if (ask.key === "act" && ask.form.kind === "tree") {
    return DEEDS.filter((deed) => choiceAt(ask, [deed])?.options.includes(card)).map((deed) => [deed, card]);
  }
  return choiceAt(ask, path)?.options.includes(card) ? [[card]] : [];
}
