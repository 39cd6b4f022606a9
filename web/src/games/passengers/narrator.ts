/** The narrator of «Пассажиры»: how a round goes, what gifts tell to all, and what bots say where people talk aloud. */

import type { Scene } from "../../lib/narration";
import type { Told } from "../../lib/protocol";
import { nameAt } from "../../lib/seats";
import { of } from "../../lib/words.svelte";
import { narratorOf } from "../../table/narrator";
import { GAZE, SILENT } from "./content";
import { SAID, SPOKEN, typed, type Event } from "./events";
import type { River } from "./river";

const say = of("passengers");
const STAGES: ReadonlySet<string> = new Set(["set", "mystery", "place", "gifts", "scoring"]);

/** While people argue and vote, nothing else is told: what the last gift did stands on the panel. */
const ARGUED: ReadonlySet<string> = new Set(["talk", "vote"]);
const THEN: ReadonlySet<string> = new Set([...SAID, ...(["discussion-begins", "open-voted"] satisfies Event["key"][])]);

type Water = Scene<River>;

function told(event: Told, scene: Water): string[] | null {
  if (ARGUED.has(scene.match.public.stage) && !THEN.has(event.key)) return [];
  for (const { key, data } of typed([event])) {
    if (key === "set-chosen" || (key === "gifts-laid" && scene.table.options["gifts"] === "random"))
      return [say("told-gifts-laid", { "set-name": say(`card-${data.set}`) })];
    if (key === "gift") return event.text && !SILENT.includes(data.gift) ? [event.text] : [];
  }
  return null;
}

/** Gifts are announced once in a round, before the first of them. */
const isLater = ({ stage, used, held }: River): boolean =>
  stage === "gifts" && Object.values(held).some((number) => used.includes(number));

function stage(scene: Water): string[] {
  const { stage, opener, opened } = scene.match.public;
  const { names } = scene.match;
  if (stage === "deal") return [say("line-deal"), ...(names.length >= GAZE ? [say("line-gaze")] : [])];
  if (stage === "vote")
    return opener !== null && opened === null
      ? [say("line-open-vote", { name: nameAt(scene.match, opener) })]
      : [say("line-vote")];
  return STAGES.has(stage) && !isLater(scene.match.public) ? [say(`line-${stage}`)] : [];
}

export const narrator = narratorOf<River>({
  spoken: SPOKEN,
  said: SAID,
  told,
  stage,
  over: ({ side, winners, text }) => (side && winners.length ? [say(`line-won-${side}`)] : text ? [text] : []),
  stageOf: (scene) => {
    const { round, stage, turn, opened } = scene.match.public;
    const part = stage === "gifts" ? turn : stage === "vote" ? opened : null;
    return `${round} ${stage} ${part}`;
  },
});
