/** The cards of the box, as the rules show them. */

import type { Cards } from "../../table/game";
import { MAFIA_ROLES, SIDES } from "./content";
import RoleFold from "./RoleFold.svelte";
import type { MafiaPublic } from "./views";

const of = (side: string): string[] => MAFIA_ROLES.filter((role) => role.side === side).map(({ id }) => id);

export const cards: Cards<MafiaPublic> = {
  groups: [
    ...SIDES.filter((side) => side !== "loner").map((side) => ({ sign: side, name: `side-${side}`, roles: of(side) })),
    { sign: "loner", name: "board-loners", roles: [...of("loner"), "infected"] },
  ],
  Card: RoleFold,
  deck: ({ deck }) => deck,
};
