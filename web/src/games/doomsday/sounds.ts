/** What «Судный день» sounds like. */

import type { Sounding } from "../../lib/hearing";
import type { Arena } from "./arena";
import type { Events } from "./events";

export const sounds: Sounding<Arena, keyof Events> = {
  stage: ({ announced }) => announced,
  begins: "deal",
  told: {
    shot: "shot",
    died: "knell",
    revived: "rise",
    played: "card",
    "role-revealed": "card",
    "loyalty-revealed": "card",
    unmasked: "stop",
  },
  over: "win",
  turns: ({ turn, announced }) => (announced ? [] : [turn]),
};
