/** The cards of the box: whose side each is on. */

import { MAFIA_ROLES, type Side } from "./content";

const SIDES: ReadonlyMap<string, Side> = new Map(MAFIA_ROLES.map(({ id, side }) => [id, side]));

/** The side of a card; what no card says stands for itself: `infected`. */
export const sideOf = (card: string): string => SIDES.get(card) ?? card;
