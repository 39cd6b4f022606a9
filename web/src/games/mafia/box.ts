/** The cards of the box, as the rules show them. */

import type { MafiaPublic } from "../../lib/protocol";
import type { Cards } from "../cards";
import { MAFIA_ROLES } from "./roles";
import RoleFold from "./RoleFold.svelte";

const of = (side: string): string[] => MAFIA_ROLES.filter((role) => role.side === side).map(({ id }) => id);

export const cards: Cards = {
  groups: [
    { sign: "town", name: "side-town", roles: of("town") },
    { sign: "mafia", name: "side-mafia", roles: of("mafia") },
    { sign: "triads", name: "side-triads", roles: of("triads") },
    { sign: "loner", name: "board-loners", roles: [...of("loner"), "infected"] },
  ],
  Card: RoleFold,
  deck: (view) => (view as MafiaPublic).deck,
};
