/** What an oval shows at one moment: arrows, and with everything open the cards. */

import { secretsIn, type Moment } from "../../lib/replay";
import { of } from "../../lib/words.svelte";
import { lastIndex, pairsOf } from "./room";
import type { SpyfallMatch, SpyfallPrivate, SpyfallPublic } from "./views";

/** Who asks, accuses or has just pointed at whom. */
export function arrowsOf(match: Pick<SpyfallMatch, "public" | "told">): { from: number; to: number }[] {
  const { trial, stage, asker, target, exchanges } = match.public;
  if (trial) return trial.target === null ? [] : [{ from: trial.caller, to: trial.target }];
  if (stage === "questions") {
    if (asker !== null && target !== null) return [{ from: asker, to: target }];
    const last = exchanges.at(-1);
    return last ? [{ from: last.seat, to: last.target }] : [];
  }
  if (stage !== "applause" && stage !== "score" && stage !== "over") return [];
  const from = lastIndex(match.told, ({ key }) => key === "round-begins");
  return match.told.slice(from).flatMap(pairsOf);
}

/** Who has to speak now. */
export function speakerOf({ stage, asker, target }: SpyfallPublic): number | null {
  return stage === "questions" ? (target ?? asker) : null;
}

/** The cards that are open to this viewer, in words, by seat. */
export function cardsOf(moment: Moment<SpyfallPublic, SpyfallPrivate>): Record<number, string[]> {
  const say = of("spyfall");
  const found: Record<number, string[]> = {};
  for (const [seat, { card, ally, power }] of secretsIn(moment)) {
    if (!card) continue;
    found[seat] = [
      (ally ? `◇ ${say("card-ally")} · ` : "") + say(`card-${card}`),
      ...(power ? [say(`card-${power}`)] : []),
    ];
  }
  return found;
}
