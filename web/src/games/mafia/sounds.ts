/** What «Мафия» sounds like. */

import type { Sounding } from "../../lib/hearing";
import type { Events } from "./events";
import type { MafiaPublic } from "./views";

export const sounds: Sounding<MafiaPublic, keyof Events> = {
  stage: ({ stage }) => stage,
  begins: "deal",
  told: {
    hand: "hand",
    raised: "hand",
    tied: "stop",
    "voted-out": "card",
    "nobody-out": "stop",
    jailed: "stop",
    killed: "shot",
    morning: "dawn",
    unmasked: "card",
  },
  stages: { vote: "stop", runoff: "stop" },
  beds: { introduction: "night", night: "night" },
  hushed: new Set(["introduction", "night"]),
  over: "win",
  turns: ({ stage, alive }) => (stage === "vote" || stage === "runoff" ? alive : []),
};
