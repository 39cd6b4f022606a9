/** What tests see: a question, and a round in which questions are asked, but for what they say. */

import type { SpyfallExchange, SpyfallPublic } from "./views";

export const question = (more: Partial<SpyfallExchange> = {}): SpyfallExchange => ({
  ...{ seat: 0, target: 1, about: "cold", line: "cold-q1", text: null, lasso: false, manner: null },
  ...{ reply: null, reply_about: null, reply_line: null, reply_text: null, reply_manner: null },
  ...more,
});

export const room = (more: Partial<SpyfallPublic> = {}): SpyfallPublic => ({
  ...{ stage: "questions", round: 2, rounds: 5, places: ["bank", "zoo"], used: ["zoo"], dealer: 0, asker: 0 },
  ...{ target: null, spared: null, typing: null, glass: null, exchanges: [], accusations: [], callers: [] },
  ...{ opened: {}, trial: null, spy: null, named: null, scores: [0, 0, 0], sheets: [], words: [0, 0, 0], modes: [] },
  ...more,
});
