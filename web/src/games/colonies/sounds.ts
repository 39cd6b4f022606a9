/** What «Война колоний» sounds like. */

import type { Sounding } from "../../lib/hearing";
import type { Events } from "./events";
import type { Winter } from "./winter";

export const sounds: Sounding<Winter, keyof Events> = {
  stage: ({ stage }) => stage,
  begins: "deal",
  told: {
    round: "dawn",
    crisis: "card",
    crossroads: "card",
    moved: "hand",
    bitten: "stop",
    infected: "stop",
    overrun: "stop",
    died: "stop",
    combat: "stop",
    tactics: "card",
    "combat-dice": "shot",
    "crisis-over": "card",
    ended: "dawn",
    elected: "hand",
    accomplished: "card",
  },
  over: "win",
  turns: ({ stage, active, ready, passed }) => {
    if (stage === "move") return active.filter((seat) => !passed.includes(seat));
    return stage === "act" ? active.filter((seat) => !ready.includes(seat)) : [];
  },
  ends: ({ glass }) => glass ?? undefined,
};
