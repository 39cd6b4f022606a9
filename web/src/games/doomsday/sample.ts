/** What tests see: a table of four to look at. */

import type { Arena } from "./arena";
import type { DoomsdayPrivate, DoomsdayWeapon } from "./views";

export const weapon = (kind: string, more: Partial<DoomsdayWeapon> = {}): DoomsdayWeapon => ({
  ...{ kind, holder: null, aims: [], locked: false, fixed: false },
  ...more,
});

/** Four players in the first turn, nothing open, a rifle and a pistol in the centre. */
export const arena = (more: Partial<Arena> = {}): Arena => ({
  ...{ turn: 0, turns: 1, quiet: 0, lives: [2, 2, 2, 2], roles: [[null], [null], [null], [null]] },
  loyalty: Array.from({ length: 4 }, (): [null, null] => [null, null]),
  ...{ hands: [1, 1, 1, 1], laid: [[], [], [], []], weapons: [weapon("rifle"), weapon("pistol")] },
  ...{ banned: [[], [], [], []], deck: 40, stack: [], spent: "", announced: "", shot: null, pending: {}, graves: [] },
  ...{ inverted: false, advanced: false, legion: false, words: [4, 4, 4, 4], claims: [] },
  ...more,
});

export const own = (more: Partial<DoomsdayPrivate> = {}): DoomsdayPrivate => ({
  ...{ team: "human", roles: ["sniper"], loyalty: ["loyalty_human", "loyalty_machine"], programs: [], notes: [] },
  ...more,
});
