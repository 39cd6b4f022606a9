/** What tests are told: a match in which nothing is asked and nothing has happened, but for what they say. */

import type { MatchFrame } from "./protocol";

export function sampleMatch(more: Partial<MatchFrame> = {}): MatchFrame {
  const names = more.names ?? ["Даша", "Гоша"];
  return {
    t: "match",
    match: 1,
    game: "mafia",
    seat: 0,
    names,
    masks: names.map((_, seat) => seat),
    forms: names.map(() => null),
    content: { pack: null, names: {} },
    public: {},
    private: null,
    clock: { now: 0, runs: true, pace: 1, deadline: null },
    asks: [],
    offers: [],
    channels: [],
    since: 0,
    told: [],
    over: null,
    ...more,
  };
}
