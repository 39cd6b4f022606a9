/** What tests see: a river to look at. */

import type { River } from "./river";

/** Five players in the first round, before anybody has placed. */
export const river = (more: Partial<River> = {}): River => ({
  ...{ stage: "place", round: 1, coin: 0, turn: 0, asked: [], set: "one", gifts: [], boats: [], riders: [] },
  ...{ shore: [], lost: [], held: {}, used: [], tokens: [0, 0, 0, 0, 0], supply: 17, masks: ["red", "green", "blue"] },
  ...{ silenced: [], opener: null, opened: null, cards: [3, 3, 3, 3, 3], mystery: 0, sailings: [], truths: [] },
  ...{ claims: [], words: [6, 6, 6, 6, 6], score: null, jaster: false, fixed: null, gaps: false },
  ...more,
});
