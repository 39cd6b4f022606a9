/** Which team the player's own cards make, and why: told to their owner in a line, the server says which team it is. */

import { LOYALTY, PROGRAMS, ROLES, SYMBOLS, type Team } from "./content";
import type { DoomsdayPrivate } from "./views";

/** How much the cards of each kind count for one team. */
export interface Weight {
  team: Team;
  role: number;
  loyalty: number;
  program: number;
  sum: number;
}

export interface Reckoning {
  team: Team;
  /**
   * `most`: these cards count most; `tie`: two teams have as much; `always`: a card says so whatever the others are;
   * `joined`: it was seen, or somebody else's doing.
   */
  why: "most" | "tie" | "always" | "joined";
  /** The card that says so; null: none does. */
  card: string | null;
  /** All teams that anything counts for, the most first. */
  weights: Weight[];
}

const turned = (team: Team, inverted: boolean): Team =>
  !inverted || team === "outcast" ? team : team === "human" ? "machine" : team === "machine" ? "human" : team;

export function reckon(own: DoomsdayPrivate, inverted: boolean): Reckoning {
  const team = own.team as Team;
  const cards = [...own.roles, ...own.loyalty];
  const says = cards.find(
    (card) => (ROLES[card]?.always ?? (LOYALTY[card]?.weight === 0 && LOYALTY[card].team)) === team,
  );
  const weights = SYMBOLS.map((one) => weigh(own, one, inverted))
    .filter(({ sum }) => sum > 0)
    .sort((one, two) => two.sum - one.sum);
  if (says !== undefined) return { team, why: "always", card: says, weights };
  if (!SYMBOLS.includes(team)) return { team, why: "joined", card: null, weights };
  const tie = weights[0]?.sum === weights[1]?.sum;
  return { team, why: tie ? "tie" : "most", card: null, weights };
}

function weigh({ roles, loyalty, programs }: DoomsdayPrivate, team: Team, inverted: boolean): Weight {
  const role = roles.filter((card) => ROLES[card]?.symbol === team).length;
  const counted = (cards: readonly string[], of: typeof LOYALTY | typeof PROGRAMS): number =>
    cards.reduce((sum, card) => {
      const found = of[card];
      return found?.team && turned(found.team, inverted) === team ? sum + found.weight : sum;
    }, 0);
  const [bound, hidden] = [counted(loyalty, LOYALTY), counted(programs, PROGRAMS)];
  return { team, role, loyalty: bound, program: hidden, sum: role + bound + hidden };
}
