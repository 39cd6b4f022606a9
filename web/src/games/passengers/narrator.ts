/** The narrator of «Пассажиры»: how a round goes, what gifts tell to all, and what bots say where people talk aloud. */

import type { Scene } from "../../lib/narration";
import type { Told } from "../../lib/protocol";
import { nameAt } from "../../lib/seats";
import { of } from "../../lib/words.svelte";
import { narratorOf } from "../../table/narrator";
import { GAZE } from "./content";
import { SAID, SPOKEN, typed } from "./events";
import type { River } from "./river";

const say = of("passengers");
/** These need no words before they have their effect. */
const MUTE: ReadonlySet<string> = new Set(["vessel", "censer", "master-coin", "double-mint"]);
const STAGES: ReadonlySet<string> = new Set(["set", "mystery", "place", "gifts", "scoring"]);

type Water = Scene<River>;

function told(event: Told, scene: Water): string[] | null {
  for (const { key, data } of typed([event])) {
    if (key === "set-chosen" || (key === "gifts-laid" && scene.table.options["gifts"] === "random"))
      return [say("told-gifts-laid", { "set-name": say(`card-${data.set}`) })];
    if (key === "gift") return event.text && !MUTE.has(data.gift) ? [event.text] : [];
  }
  return null;
}

function stage(scene: Water): string[] {
  const { stage, opener, opened } = scene.match.public;
  const { names } = scene.match;
  if (stage === "deal") return [say("line-deal"), ...(names.length >= GAZE ? [say("line-gaze")] : [])];
  if (stage === "vote")
    return opener !== null && opened === null
      ? [say("line-open-vote", { name: nameAt(scene.match, opener) })]
      : [say("line-vote")];
  return STAGES.has(stage) ? [say(`line-${stage}`)] : [];
}

export const narrator = narratorOf<River>({
  spoken: SPOKEN,
  said: SAID,
  told,
  stage,
  over: ({ side, winners, text }) => (side && winners.length ? [say(`line-won-${side}`)] : text ? [text] : []),
  stageOf: (scene) => {
    const { round, stage, opened } = scene.match.public;
    return `${round} ${stage}${stage === "vote" && opened !== null ? " opened" : ""}`;
  },
});
