/** The three sides, and how many players of each there are. */

export type Side = "guides" | "smugglers" | "jaster";

export const SIDES: readonly Side[] = ["guides", "smugglers", "jaster"];

/** Everybody knows it: it follows from how many play. */
export function castOf(players: number): Record<Side, number> {
  const smugglers = players < 5 ? 1 : players < 7 ? 2 : 3;
  const jaster = players % 2 === 0 ? 1 : 0;
  return { guides: players - smugglers - jaster, smugglers, jaster };
}
