/** The narrator of «Находка для шпиона»: how a round goes, and what bots say where people talk aloud. */

import type { Narrator, Scene } from "../../lib/narration";
import type { SpyfallPublic, Told } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";

const say = of("spyfall");
const TALK: ReadonlySet<string> = new Set(["asked", "answered"]);
/** Said in the words in which everybody reads it. */
const TOLD: ReadonlySet<string> = new Set([
  ...["round-begins", "questions-begin", "hurry", "power-opened", "passed-on", "time-changed"],
  ...["accused", "shielded", "overridden", "accusation-failed", "showed"],
  ...["guessed", "joked", "madness-called", "time-up", "applauded"],
]);
const STAGES: Readonly<Record<string, string>> = {
  deal: "line-deal",
  final: "line-final",
  unmasking: "line-unmasking",
  "ally-vote": "line-ally-vote",
  score: "line-score",
};

const view = (scene: Scene): SpyfallPublic => scene.match.public as SpyfallPublic;

function told(event: Told, scene: Scene): string[] {
  const { key, data, text } = event;
  if (TALK.has(key)) return text && heard(event, scene) ? [text] : [];
  if (key === "round-over") return [say(`card-${String(data["reason"])}`), ...whereabouts(event)];
  return TOLD.has(key) && text ? [text] : [];
}

/** People say their words themselves; at a table where all is typed nobody does, and everybody reads. */
function heard({ data }: Told, { table }: Scene): boolean {
  return table.sitting !== "apart" && table.seats[Number(data["seat"])]?.by === "bot" && data["line"] !== null;
}

function whereabouts({ data }: Told): string[] {
  const bag = String(data["bag"]);
  return bag === "joke" || bag === "mixed" ? [] : [say("line-place", { place: say(`card-${bag}`) })];
}

export const narrator: Narrator = {
  told,
  talk: ({ key }) => TALK.has(key),
  stage: (scene) => {
    const line = STAGES[view(scene).stage];
    return line ? [say(line)] : [];
  },
  schedule: () => null,
  over: (over) => (over.text ? [over.text] : []),
  stageOf: (scene) => `${view(scene).round} ${view(scene).stage}`,
};
