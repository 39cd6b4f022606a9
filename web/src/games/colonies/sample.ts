/** What tests see: a table of four in the middle of winter. */

import type {
  ColoniesCamp,
  ColoniesFight,
  ColoniesSurvivorInPlay,
  ColoniesPlayer,
  ColoniesPrivate,
  ColoniesPublic,
} from "./views";
import { gatesOf, TOWNS } from "./winter";

export const person = (
  seat: number,
  place: string,
  more: Partial<ColoniesSurvivorInPlay> = {},
): ColoniesSurvivorInPlay => ({
  ...{ seat, place, wounds: 0, frostbite: 0, despair: 0, down: false, leads: false, tired: false },
  ...{ equipment: [], used: [] },
  ...more,
});

const camp = (...players: number[]): ColoniesCamp => ({
  ...{ players, leader: players[0] ?? null, morale: 5, food: 3, starvation: 0, bullets: 4, helpless: 0, unruly: 0 },
  ...{ trophies: 0, waste: [], storage: [], won: [] },
});

const player = (home: string, ...dice: number[]): ColoniesPlayer => ({ home, hand: {}, dice, next_roll: 0 });

/** Seats 0 and 1 are blue; each seat has somebody at home, and seat 0 somebody at the school besides. */
export const winter = (more: Partial<ColoniesPublic> = {}): ColoniesPublic => ({
  ...{ stage: "act", rounds: 4, objective: "mo_killing_blow", crisis: "cs_panic", given: [], target: 4 },
  ...{ active: [0, 2], ready: [], passed: [], moved: [], readers: {}, glass: null },
  players: [player("blue", 2, 5), player("blue"), player("yellow", 3), player("yellow")],
  camps: { blue: camp(0, 1), yellow: camp(2, 3) },
  people: {
    mike_cho: person(0, "blue", { leads: true, equipment: ["pistol"] }),
    brian_lee: person(0, "school", { wounds: 1 }),
    rod_miller: person(1, "blue"),
    talia_jones: person(2, "yellow"),
    nina_kovacs: person(3, "blue-2"),
  },
  gates: Object.fromEntries(
    ["blue", "yellow", ...TOWNS].flatMap(gatesOf).map((gate) => [gate, { zombies: 0, barricades: 0, traps: 0 }]),
  ),
  noise: Object.fromEntries(TOWNS.map((town) => [town, 0])),
  decks: Object.fromEntries(TOWNS.map((town) => [town, 20])),
  ...{ tops: {}, graves: [], attached: {}, fight: null },
  ...more,
});

export const own = (more: Partial<ColoniesPrivate> = {}): ColoniesPrivate => ({
  ...{ hand: ["fuel", "food_2"], goal: "so_hope", reads: {}, found: [], candidates: [], missions: [], favoured: null },
  glimpses: [],
  ...more,
});

export const fight = (more: Partial<ColoniesFight> = {}): ColoniesFight => ({
  ...{ place: "school", blue: ["brian_lee"], yellow: ["talia_jones"], tactics: {}, bids: {}, faces: {} },
  ...{ strength: { blue: 0, yellow: 0 }, winner: "" },
  ...more,
});
