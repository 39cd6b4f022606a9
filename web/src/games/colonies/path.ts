/**
 * A question that is answered step by step: survivor, action, die, target. A step that leaves no choice is made by itself,
 * and something that was chosen before gives way to what is tapped instead of it.
 */

import { closedReason, openWays, toggled, walk } from "../../lib/forms";
import type { Ask, Branch, Label, Option } from "../../lib/protocol";

/** What is to be chosen now. */
export interface Choice {
  key: string;
  text: string | null;
  of: NonNullable<Branch["of"]> | null;
  options: readonly Option[];
  labels: Label[] | null;
}

type Question = Pick<Ask, "key" | "form" | "closed" | "text">;

/** The choice to which this path leads; null: it is whole, or the question is no choice among options. */
export function choiceAt(ask: Question, path: readonly Option[]): Choice | null {
  const { form } = ask;
  if (form.kind === "tree") {
    const { branch } = walk(form.branches, path);
    if (!branch) return null;
    const { key, text = null, of = null, labels = null } = branch;
    return { key, text, of, options: openWays(branch), labels };
  }
  if (form.kind !== "pick" && form.kind !== "choose") return null;
  const options = form.options.filter((option) => closedReason(ask, option) === null);
  return { key: ask.key, text: ask.text ?? null, of: form.of ?? null, options, labels: form.labels ?? null };
}

/** The path with a step more, and on while there is only one way, to its end if need be. */
function onward(branches: readonly Branch[], path: readonly Option[], step: Option): Option[] {
  const { path: next, branch } = walk(branches, [...path, step]);
  const ways = branch ? openWays(branch) : [];
  return ways.length === 1 && ways[0] !== undefined ? onward(branches, next, ways[0]) : next;
}

/** What is chosen after a tap. */
export function tapped(ask: Question, path: readonly Option[], option: Option): Option[] {
  const { form } = ask;
  if (form.kind === "pick") return path[0] === option ? [] : [option];
  if (form.kind === "choose") return toggled(ask, form, path, option);
  if (form.kind !== "tree") return [...path];
  const [first] = path;
  if (path.length && (path.at(-1) === option || first === option))
    return back(ask, path.slice(0, path.indexOf(option) + 1));
  for (let count = path.length; count >= 0; count--) {
    const kept = path.slice(0, count);
    if (choiceAt(ask, kept)?.options.includes(option)) return onward(form.branches, kept, option);
  }
  return [...path];
}

/** Back to the last choice that left one. */
export function back(ask: Question, path: readonly Option[]): Option[] {
  const before = path.slice(0, -1);
  const single = before.length > 0 && choiceAt(ask, before)?.options.length === 1;
  return single ? back(ask, before) : before;
}

/** All that can be tapped: what is to be chosen now, or was last. */
export function within(ask: Question, path: readonly Option[]): readonly Option[] {
  const choice = choiceAt(ask, path);
  if (choice) return choice.options;
  return path.length ? (choiceAt(ask, back(ask, path))?.options ?? []) : [];
}
