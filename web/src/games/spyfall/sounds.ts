/** What «Находка для шпиона» sounds like. */

import type { Sounding } from "../../lib/hearing";
import type { Events } from "./events";
import type { SpyfallPublic } from "./views";

const ALL_VOTE: ReadonlySet<string> = new Set(["accusation", "madness", "final", "ally-vote"]);

export const sounds: Sounding<SpyfallPublic, keyof Events> = {
  stage: ({ stage }) => stage,
  begins: "deal",
  told: {
    accused: "stop",
    "madness-called": "stop",
    "time-up": "stop",
    verdicts: "hand",
    "madness-voted": "hand",
    pointed: "hand",
    "ally-pointed": "hand",
    applauded: "hand",
    "power-opened": "card",
    shielded: "card",
    guessed: "card",
    joked: "card",
    showed: "card",
    "round-over": "card",
    "round-begins": "deal",
  },
  over: "win",
  turns: ({ stage, asker, target, scores }) => {
    if (ALL_VOTE.has(stage)) return scores.map((_, seat) => seat);
    const one = stage === "questions" ? (target ?? asker) : null;
    return one === null ? [] : [one];
  },
  ends: ({ stage, glass }) => (stage === "deal" || !glass ? undefined : glass.ends),
};
