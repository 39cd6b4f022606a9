/** The narrator of «Война колоний»: how a round goes, what it comes to, and how a combat stands. */

import { of } from "../../lib/words.svelte";
import { narratorOf } from "../../table/narrator";
import { SAID, SPOKEN } from "./events";
import type { Winter } from "./winter";

const say = of("colonies");

export const narrator = narratorOf<Winter>({
  spoken: SPOKEN,
  said: SAID,
  stage: ({ match }) => (match.public.stage === "setup" ? [say("line-setup")] : []),
  stageOf: ({ match }) => {
    const { rounds, stage, active, fight } = match.public;
    return `${rounds} ${stage} ${active.join(",")} ${fight?.place ?? ""}`;
  },
  over: ({ side, winners, text }) => (side && winners.length ? [say(`line-won-${side}`)] : text ? [text] : []),
});
