/**
 * A question that is answered step by step, by taps on the board: how far the taps lead. A step that leaves no choice is
 * made by itself. Something further on may be tapped at once if it can mean one thing only: a weapon in the centre, before
 * anybody has said that they arm themselves.
 */

import { closedReason, openWays } from "../../lib/forms";
import type { Answer, Ask, Branch, Option } from "../../lib/protocol";

/** What is to be chosen now. */
export interface Choice {
  key: string;
  text: string | null;
  of: NonNullable<Branch["of"]> | null;
  options: readonly Option[];
}

export interface Progress {
  /** Everything that is chosen, with the steps that made themselves. */
  path: readonly Option[];
  /** Null: all is chosen. */
  choice: Choice | null;
  /** Null: it is not whole yet. */
  answer: Answer | null;
}

type Question = Pick<Ask, "key" | "form" | "closed" | "text">;

export function progress(ask: Question, taps: readonly Option[]): Progress {
  const { form } = ask;
  if (form.kind === "tree") {
    const { path, branch } = trace(form.branches, taps);
    return { path, choice: branch && choiceOf(branch), answer: branch ? null : [...path] };
  }
  if (form.kind !== "pick" && form.kind !== "choose") return { path: [], choice: null, answer: null };
  const options = form.options.filter((option) => closedReason(ask, option) === null);
  const choice = { key: ask.key, text: ask.text ?? null, of: form.of ?? null, options };
  const path = taps.filter((option) => options.includes(option));
  if (form.kind === "pick") return { path, choice, answer: path[0] ?? null };
  return { path, choice, answer: path.length >= form.low && path.length <= form.high ? [...path] : null };
}

const choiceOf = (branch: Branch): Choice => ({
  key: branch.key,
  text: branch.text ?? null,
  of: branch.of ?? null,
  options: openWays(branch),
});

/** As far down the tree as the taps lead, and on where there is but one way. */
function trace(branches: readonly Branch[], taps: readonly Option[]): { path: Option[]; branch: Branch | null } {
  const path: Option[] = [];
  const left = [...taps];
  let branch = branches[0] ?? null;
  while (branch) {
    const ways: Option[] = openWays(branch);
    const [tap] = left;
    if (tap !== undefined && ways.includes(tap)) left.shift();
    const step: Option | undefined =
      tap !== undefined && ways.includes(tap) ? tap : ways.length === 1 ? ways[0] : undefined;
    if (step === undefined) break;
    path.push(step);
    const next: number | null = branch.options.find(([option]) => option === step)?.[1] ?? null;
    branch = next === null ? null : (branches[next] ?? null);
  }
  return { path, branch };
}

/** The taps after this one: a step more, or less if it was the last; else what was chosen before gives way to it. */
export function tapped(ask: Question, taps: readonly Option[], option: Option): readonly Option[] {
  const { form } = ask;
  if (form.kind === "pick") return taps[0] === option ? [] : [option];
  if (form.kind === "choose") {
    if (taps.includes(option)) return taps.filter((one) => one !== option);
    return form.options.includes(option) ? [...taps, option].slice(-form.high) : taps;
  }
  if (taps.at(-1) === option) return taps.slice(0, -1);
  for (let count = taps.length; count >= 0; count--) {
    const kept = taps.slice(0, count);
    const found = waysTo(ask, kept, option);
    if (found) return [...kept, ...found];
  }
  return taps;
}

/** The steps that lead to an option from here: itself, or the only one before it. */
function waysTo(ask: Question, taps: readonly Option[], option: Option): Option[] | null {
  const { choice } = progress(ask, taps);
  if (!choice) return null;
  if (choice.options.includes(option)) return [option];
  const before = choice.options.filter((one) => progress(ask, [...taps, one]).choice?.options.includes(option));
  return before.length === 1 && before[0] !== undefined ? [before[0], option] : null;
}

/** All that can be tapped now: what is to be chosen, or was last, and what can mean one thing only. */
export function within(ask: Question, taps: readonly Option[]): ReadonlySet<Option> {
  const { choice } = progress(ask, taps);
  if (!choice) return taps.length ? within(ask, taps.slice(0, -1)) : new Set();
  const further = choice.options.flatMap((one) => [...(progress(ask, [...taps, one]).choice?.options ?? [])]);
  return new Set([...choice.options, ...further.filter((one) => waysTo(ask, taps, one) !== null)]);
}
