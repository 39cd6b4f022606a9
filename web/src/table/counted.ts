/** Hands, counted. */

type Hands = Readonly<Record<string, number | string>>;

/** For each who is pointed at, by whom: the most hands first. */
export function counted(hands: Hands): { target: number; voters: number[] }[] {
  const found = new Map<number, number[]>();
  for (const [voter, target] of Object.entries(hands)) {
    if (typeof target === "number") found.set(target, [...(found.get(target) ?? []), Number(voter)]);
  }
  return [...found]
    .map(([target, voters]) => ({ target, voters }))
    .sort((one, two) => two.voters.length - one.voters.length || one.target - two.target);
}

/** Who points at nobody, and says so. */
export const idleIn = (hands: Hands): number[] =>
  Object.entries(hands).flatMap(([voter, target]) => (typeof target === "number" ? [] : [Number(voter)]));
