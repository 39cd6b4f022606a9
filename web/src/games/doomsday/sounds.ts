/** What «Судный день» sounds like. */

import type { Sounding } from "../../lib/hearing";
import type { Arena } from "./arena";
import type { Events } from "./events";

export const sounds: Sounding<Arena, keyof Events> = {
  stage: ({ announced }) => announced,
  begins: "deal",
  told: {
    played: "card",
    "role-revealed": "card",
    "loyalty-revealed": "card",
    shot: "shot",
    died: "stop",
  },
  over: "win",
  turns: ({ turn, announced }) => (announced ? [] : [turn]),
};
