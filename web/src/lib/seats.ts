/** Whoever sits where: names, masks and, in Russian, the forms of names. */

import type { MatchFrame } from "./protocol";
import { language, t, type Values } from "./words.svelte";

/** What a board needs of a match to show whoever sits there: a live one and a replay both have it. */
export type Sitting = Pick<MatchFrame, "names"> & { masks?: number[]; forms?: (string[] | null)[] };

const CASES = ["gen", "dat", "acc", "ins", "loc"] as const;

export const nameAt = (match: Sitting, seat: number): string => match.names[seat] ?? `№ ${seat + 1}`;

/** «Даша, Гоша и Майя». */
export function namesAt(match: Sitting, seats: readonly number[]): string {
  const names = seats.map((seat) => nameAt(match, seat));
  const last = names.pop();
  return names.length ? t("list-and", { first: names.join(", "), last: last ?? "" }) : (last ?? t("nobody"));
}

export const seatsOf = (match: Pick<MatchFrame, "names">): number[] => match.names.map((_, seat) => seat);

export const maskAt = (match: Sitting, seat: number): number => match.masks?.[seat] ?? seat;

/** Whether somebody is out of the match. Where that can be, everybody sees who is still in it, as `alive`. */
export function isOut(match: Pick<MatchFrame, "public"> | null | undefined, seat: number): boolean {
  const { alive } = (match?.public ?? {}) as { alive?: number[] };
  return alive?.includes(seat) === false;
}

/**
 * A player's name as the parameters of a text: `name`, and in Russian `name-acc` and so on. `name-forms` says whether
 * the forms are known; where they are not, a text needs another wording.
 */
export function naming(match: Sitting, seat: number, parameter = "name"): Values {
  const name = nameAt(match, seat);
  const forms = language() === "ru" ? match.forms?.[seat] : null;
  const values: Values = { [parameter]: name, [`${parameter}-forms`]: forms ? "yes" : "no" };
  CASES.forEach((one, index) => (values[`${parameter}-${one}`] = forms?.[index + 1] ?? name));
  return values;
}
