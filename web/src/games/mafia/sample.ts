/** What tests see: four in the first night, of whom nothing is known, but for what they say. */

import type { MafiaPublic } from "./views";

export const sampleTown = (more: Partial<MafiaPublic> = {}): MafiaPublic => ({
  stage: "night",
  day: 1,
  night: 1,
  half: 1,
  players: [0, 1, 2, 3],
  alive: [0, 1, 2, 3],
  gone: [],
  jailed: [],
  deck: null,
  moderator: null,
  calls: [],
  candidates: [],
  hands: {},
  ready: [],
  ending: null,
  ...more,
});
