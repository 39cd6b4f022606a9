/** The narrator of «Находка для шпиона»: how a round goes, and what bots say where people talk aloud. */

import type { Narrator, Scene } from "../../lib/narration";
import type { Told } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";
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

const view = (scene: Scene): SpyfallPublic => scene.match.public as SpyfallPublic;

function told(event: Told, scene: Scene): string[] {
  return typed([event]).flatMap(({ key, data, text }) => {
    if (key === "round-over") return [say(`card-${data.reason}`), ...whereabouts(data.bag)];
    if (!text) return [];
    if (key === "asked" || key === "answered") return heard(data, scene) ? [text] : [];
    return SPOKEN.has(key) ? [text] : [];
  });
}

/** People say their words themselves; at a table where all is typed nobody does, and everybody reads. */
function heard({ seat, line }: { seat: number; line: string | null }, { table }: Scene): boolean {
  return table.sitting !== "apart" && table.seats[seat]?.by === "bot" && line !== null;
}

function whereabouts(bag: string): string[] {
  return bag === JOKE || bag === MIXED ? [] : [say("line-place", { place: say(`card-${bag}`) })];
}

export const narrator: Narrator = {
  told,
  talk: ({ key }) => SAID.has(key),
  stage: (scene) => {
    const line = STAGES[view(scene).stage];
    return line ? [say(line)] : [];
  },
  schedule: () => null,
  over: (over) => (over.text ? [over.text] : []),
  stageOf: (scene) => `${view(scene).round} ${view(scene).stage}`,
};
