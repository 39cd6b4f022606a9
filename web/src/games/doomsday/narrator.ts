/** The narrator of «Судный день»: what is announced and what comes of it, and what bots say where people talk aloud. */

import type { Scene } from "../../lib/narration";
import { nameAt } from "../../lib/seats";
import { of } from "../../lib/words.svelte";
import { narratorOf } from "../../table/narrator";
import type { Arena } from "./arena";
import { SAID, SPOKEN } from "./events";

const say = of("doomsday");

export const narrator = narratorOf<Arena>({
  spoken: SPOKEN,
  said: SAID,
  stage: ({ match }: Scene<Arena>) => [say("line-turn", { name: nameAt(match, match.public.turn) })],
  stageOf: ({ match }) => String(match.public.turns),
  over: ({ side, winners, text }) => (side && winners.length ? [say(`line-won-${side}`)] : text ? [text] : []),
});
