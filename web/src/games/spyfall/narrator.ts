/** The narrator of «Находка для шпиона»: how a round goes, and what bots say where people talk aloud. */

import type { Told } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";
import { narratorOf } from "../../table/narrator";
import { JOKE, MIXED } from "./content";
import { SAID, SPOKEN, typed } from "./events";
import type { SpyfallPublic } from "./views";

const say = of("spyfall");
const STAGES: Readonly<Record<string, string>> = {
  deal: "line-deal",
  final: "line-final",
  unmasking: "line-unmasking",
  "ally-vote": "line-ally-vote",
  score: "line-score",
};

function told(event: Told): string[] | null {
  for (const { key, data } of typed([event])) {
    if (key === "round-over") return [say(`card-${data.reason}`), ...whereabouts(data.bag)];
    if ((key === "asked" || key === "answered") && data.line === null) return [];
  }
  return null;
}

function whereabouts(bag: string): string[] {
  return bag === JOKE || bag === MIXED ? [] : [say("line-place", { place: say(`card-${bag}`) })];
}

export const narrator = narratorOf<SpyfallPublic>({
  spoken: SPOKEN,
  said: SAID,
  told,
  stage: ({ match }) => {
    const line = STAGES[match.public.stage];
    return line ? [say(line)] : [];
  },
  stageOf: ({ match }) => `${match.public.round} ${match.public.stage}`,
});
