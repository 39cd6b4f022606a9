/**
 * What of a question is tapped so far. A way down a tree may be tapped in any order where that makes no difference: a
 * rider of one boat and one of the other, a mask and whoever wears it.
 */

import type { Answer, Branch, Form, Option } from "../lib/protocol";

/** One of the choices that make an answer, and what is chosen for it. */
export interface Level {
  key: string;
  text: string | null;
  options: Option[];
  chosen: Option[];
  /** So many are to be chosen. */
  count: number;
}

export type Tapped = readonly (Option | null)[];

/** All choices that can be made now, the first one first. */
export function levelsOf(key: string, form: Form, tapped: Tapped): Level[] {
  if (form.kind === "pick" || form.kind === "choose") {
    const chosen = tapped.filter((one): one is Option => one !== null && form.options.includes(one));
    const count = form.kind === "pick" ? 1 : form.low;
    return [{ key, text: null, options: form.options, chosen, count }];
  }
  if (form.kind !== "tree") return [];
  const levels: Level[] = [];
  let branch: Branch | null = form.branches[0] ?? null;
  for (let depth = 0; branch; depth += 1) {
    const ways: Branch["options"] = branch.options;
    const way = ways.find(([option]) => option === tapped[depth]);
    levels.push({
      key: branch.key,
      text: branch.text ?? null,
      options: ways.map(([option]) => option),
      chosen: way ? [way[0]] : [],
      count: 1,
    });
    const next: number | null | undefined = way ? way[1] : only(ways);
    branch = next == null ? null : (form.branches[next] ?? null);
  }
  return levels;
}

/** Where all ways lead, if that is one and the same. */
function only(ways: Branch["options"]): number | null {
  const first = ways[0]?.[1] ?? null;
  return ways.every(([, next]) => next === first) ? first : null;
}

/** Something is tapped: it is chosen, or not any more; of a tree, for the last choice that it can stand for. */
export function tap(form: Form, tapped: Tapped, option: Option): Tapped {
  if (form.kind === "choose") {
    if (tapped.includes(option)) return tapped.filter((one) => one !== option);
    return [...tapped, option].slice(-form.high);
  }
  const levels = levelsOf("", form, tapped);
  const chosen = levels.map((level) => level.chosen[0] ?? null);
  const already = chosen.indexOf(option);
  if (already >= 0) return kept(form, replaced(chosen, already, null));
  const fitting = levels.flatMap((level, depth) => (level.options.includes(option) ? [depth] : []));
  const depth = fitting.at(-1);
  return depth === undefined ? tapped : kept(form, replaced(chosen, depth, option));
}

const replaced = (list: Tapped, at: number, by: Option | null): Tapped =>
  list.map((one, index) => (index === at ? by : one));

/** What still stands when something before it has changed. */
function kept(form: Form, chosen: Tapped): Tapped {
  return levelsOf("", form, chosen).map((level) => level.chosen[0] ?? null);
}

/** The answer, as soon as it is whole. */
export function answerOf(form: Form, tapped: Tapped): Answer | null {
  const levels = levelsOf("", form, tapped);
  if (!levels.length || levels.some(({ chosen, count }) => chosen.length !== count)) return null;
  const chosen = levels.flatMap((level) => level.chosen);
  return form.kind === "pick" ? (chosen[0] ?? null) : chosen;
}

/** The first choice that is still open; null: all are made. */
export const openLevel = (levels: readonly Level[]): Level | null =>
  levels.find(({ chosen, count }) => chosen.length < count) ?? null;
