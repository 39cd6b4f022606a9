/** What «Пассажиры» sounds like. */

import type { Sounding } from "../../lib/hearing";
import type { Events } from "./events";
import type { River } from "./river";

export const sounds: Sounding<River, keyof Events> = {
  stage: ({ stage }) => stage,
  begins: "deal",
  told: {
    "set-chosen": "hand",
    "mystery-placed": "card",
    placed: "card",
    gift: "card",
    "turned-up": "card",
    "open-voted": "hand",
    voted: "hand",
    sailed: "boat",
    "round-begins": "deal",
    ashore: "dawn",
    landed: "card",
    scored: "stop",
  },
  stages: { vote: "stop" },
  over: "win",
  turns: ({ stage, turn, asked, opener, opened, cards }) => {
    if (turn !== null) return asked.length ? asked : [turn];
    if (stage !== "vote") return [];
    return opener !== null && opened === null ? [opener] : cards.map((_, seat) => seat);
  },
};
