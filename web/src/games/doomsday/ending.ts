/** Who was who, when everything is open. */

import type { MatchFrame } from "../../lib/protocol";
import { seatsOf } from "../../lib/seats";
import { of } from "../../lib/words.svelte";
import { groupsOf, type Group } from "../../table/sides";
import { TEAMS } from "./content";
import { teamsIn } from "./moments";
import type { DoomsdayPrivate } from "./views";

/** The teams, those who have won first: all were told as the match ended, and the replay has the cards besides. */
export function teamsAt(match: MatchFrame, last: readonly (DoomsdayPrivate | null)[]): Group[] {
  const say = of("doomsday");
  const winners = match.over?.winners ?? [];
  const told = teamsIn(match.told) ?? {};
  const teamOf = (seat: number): string | null => last[seat]?.team ?? told[seat] ?? null;
  return groupsOf([...TEAMS, null], seatsOf(match), winners, teamOf, (side) =>
    say(side ? `board-team-${side}` : "board-others"),
  );
}

/** The cards before somebody, from left to right. */
export const cardsOf = (own: DoomsdayPrivate | null | undefined): string[] =>
  own ? [own.loyalty[0], ...own.roles, own.loyalty[1]] : [];
