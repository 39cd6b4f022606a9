/**
 * A question that is answered by tapping things on a board: what of it is chosen so far, by the key of each choice. The
 * choices on the way down a tree may be made in any order where that makes no difference: a rider of one boat and one of
 * the other, a mask and whoever wears it.
 */

import type { Answer, Ask, Branch, Option } from "../lib/protocol";

/** One of the choices that make an answer, and what is chosen for it. */
export interface Level {
  /** That of the question, or in a tree of the branch. */
  key: string;
  text: string | null;
  /** What the options stand for; null: words. */
  of: NonNullable<Branch["of"]> | null;
  options: Option[];
  chosen: Option[];
  /** So many are to be chosen. */
  count: number;
}

/** What is chosen, by the key of the choice. */
export type Chosen = Readonly<Record<string, readonly Option[]>>;

/** What can be tapped on a board now. */
export interface Picks {
  options: readonly Option[];
  chosen: readonly Option[];
  onpick: (option: Option) => void;
  /** It is not what is to be done now: the notebook. */
  calm?: boolean;
}

type Question = Pick<Ask, "key" | "form">;

/** All choices that can be made now, the first one first. */
export function levelsOf({ key, form }: Question, chosen: Chosen): Level[] {
  if (form.kind === "pick") return [levelOf({ key, of: form.of }, form.options, 1, chosen)];
  if (form.kind === "choose") return [levelOf({ key, of: form.of }, form.options, form.low, chosen)];
  if (form.kind !== "tree") return [];
  const levels: Level[] = [];
  let branch: Branch | null = form.branches[0] ?? null;
  while (branch) {
    const ways: Branch["options"] = branch.options;
    const options = ways.map(([option]) => option);
    const level = levelOf(branch, options, 1, chosen);
    levels.push(level);
    const way = ways.find(([option]) => option === level.chosen[0]);
    const next: number | null = way ? way[1] : only(ways);
    branch = next === null ? null : (form.branches[next] ?? null);
  }
  return levels;
}

function levelOf(
  { key, text = null, of = null }: Pick<Branch, "key"> & { text?: string | null; of?: Level["of"] },
  options: Option[],
  count: number,
  chosen: Chosen,
): Level {
  return { key, text, of, options, count, chosen: (chosen[key] ?? []).filter((one) => options.includes(one)) };
}

/** Where all ways lead, if that is one and the same. */
function only(ways: Branch["options"]): number | null {
  const first = ways[0]?.[1] ?? null;
  return ways.every(([, next]) => next === first) ? first : null;
}

/** Something is tapped: it is chosen, or not any more; of a tree, for the last choice that it can stand for. */
export function tap(ask: Question, chosen: Chosen, option: Option): Chosen {
  const levels = levelsOf(ask, chosen);
  const already = levels.find((level) => level.chosen.includes(option));
  if (already) return kept(ask, { ...chosen, [already.key]: already.chosen.filter((one) => one !== option) });
  const level = levels.filter(({ options }) => options.includes(option)).at(-1);
  if (!level) return chosen;
  const most = ask.form.kind === "choose" ? ask.form.high : 1;
  return kept(ask, { ...chosen, [level.key]: [...level.chosen, option].slice(-most) });
}

/** What still stands when something before it has changed. */
function kept(ask: Question, chosen: Chosen): Chosen {
  return Object.fromEntries(levelsOf(ask, chosen).map((level) => [level.key, level.chosen]));
}

/** The answer, as soon as it is whole. */
export function answerOf(ask: Question, chosen: Chosen): Answer | null {
  const levels = levelsOf(ask, chosen);
  if (!levels.length || openLevel(levels)) return null;
  const options = levels.flatMap((level) => level.chosen);
  return ask.form.kind === "pick" ? (options[0] ?? null) : options;
}

/** The first choice that is still open; null: all are made. */
export const openLevel = (levels: readonly Level[]): Level | null =>
  levels.find(({ chosen, count }) => chosen.length < count) ?? null;
