/** The narrator of «Пассажиры»: how a round goes, what gifts tell to all, and what bots say where people talk aloud. */

import type { Narrator, Scene } from "../../lib/narration";
import type { Told } from "../../lib/protocol";
import { nameAt } from "../../lib/seats";
import { of } from "../../lib/words.svelte";
import { GAZE } from "./content";
import { isSaid, SAID, SPOKEN, typed } from "./events";
import type { River } from "./river";

const say = of("passengers");
/** These need no words before they have their effect. */
const MUTE: ReadonlySet<string> = new Set(["vessel", "censer", "master-coin", "double-mint"]);
const STAGES: ReadonlySet<string> = new Set(["set", "mystery", "place", "gifts", "scoring"]);

const view = (scene: Scene): River => scene.match.public as River;

function told(event: Told, scene: Scene): string[] {
  return typed([event]).flatMap((one) => {
    const { key, data, text } = one;
    if (key === "set-chosen" || (key === "gifts-laid" && scene.table.options["gifts"] === "random"))
      return [say("told-gifts-laid", { "set-name": say(`card-${data.set}`) })];
    if (!text) return [];
    if (key === "gift") return MUTE.has(data.gift) ? [] : [text];
    return (isSaid(one) ? heard(one.data.seat, scene) : SPOKEN.has(key)) ? [text] : [];
  });
}

/** People say their words themselves; at a table where all is typed nobody does, and everybody reads. */
function heard(seat: number, { table }: Scene): boolean {
  return table.sitting !== "apart" && table.seats[seat]?.by === "bot";
}

function stage(scene: Scene): string[] {
  const { stage, opener, opened } = view(scene);
  const { names } = scene.match;
  if (stage === "deal") return [say("line-deal"), ...(names.length >= GAZE ? [say("line-gaze")] : [])];
  if (stage === "vote")
    return opener !== null && opened === null
      ? [say("line-open-vote", { name: nameAt(scene.match, opener) })]
      : [say("line-vote")];
  return STAGES.has(stage) ? [say(`line-${stage}`)] : [];
}

export const narrator: Narrator = {
  told,
  talk: ({ key }) => SAID.has(key),
  stage,
  schedule: () => null,
  over: ({ side, winners, text }) => (side && winners.length ? [say(`line-won-${side}`)] : text ? [text] : []),
  stageOf: (scene) => {
    const { round, stage, opened } = view(scene);
    return `${round} ${stage}${stage === "vote" && opened !== null ? " opened" : ""}`;
  },
};
