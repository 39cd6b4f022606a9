/** The cards of the box: whose side each is on. */

import { MAFIA_ROLES, type Side } from "./roles";

const SIDES: ReadonlyMap<string, Side> = new Map(MAFIA_ROLES.map(({ id, side }) => [id, side]));

/** The side of a card; what no card says stands for itself: `infected`. */
export const sideOf = (card: string): string => SIDES.get(card) ?? card;

/** Whose card an order of the night belongs to. */
export const DOERS: Readonly<Record<string, string>> = {
  visit: "beauty",
  heal: "doctor",
  guard: "bodyguard",
  represent: "lawyer",
  compare: "journalist",
  "compare-with": "journalist",
  check: "detective",
  judge: "judge",
  kill: "maniac",
  poison: "widow",
  infect: "patient0",
};
