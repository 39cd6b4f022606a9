/**
 * What may be answered, and what a person has put together so far. A draft is whatever a form needs on the way to an
 * answer; nothing is ever chosen for the person beforehand.
 */

import type { Answer, Ask, Branch, ChooseForm, Form, Label, Option, OrderForm, ShareForm } from "./protocol";

/** A choice on the way: an option, a number, a text, or a list of them. */
export type Draft = Option | readonly Option[];

/** Where a path through a tree has come to: what was chosen, and the branch of the next choice, null at its end. */
export interface Walked {
  path: Option[];
  labels: string[];
  branch: Branch | null;
}

/** What an option is called, by its form or its branch. */
export function labelOf(form: { labels?: Label[] | null } | Form, option: Option): string {
  const labels = "labels" in form ? form.labels : null;
  return labels?.find(([known]) => known === option)?.[1] ?? String(option);
}

/** Why an option cannot be taken now, in words; null: it can. */
export function closedReason(ask: Pick<Ask, "closed"> | Branch, option: Option): string | null {
  const found = ask.closed.find(([known]) => known === option);
  return found ? (found[2] ?? found[1]) : null;
}

/** What the numbers and words of a form or a branch are. */
export type Kind = NonNullable<Branch["of"]>;

/** Whether an option among others of this kind is a seat; words may stand beside seats. */
export function isSeat(of: Kind | undefined, option: Option): option is number {
  return of === "seat" && typeof option === "number";
}

/**
 * Everything that stands on the screen, what is closed among it. Numbers that are asked in their order keep it, so that
 * a seat is always found at the same place; words come after them.
 */
export function shownOptions(options: readonly Option[], closed: Ask["closed"]): Option[] {
  const all = [...new Set([...options, ...closed.map(([option]) => option)])];
  const numbers = all.filter((option): option is number => typeof option === "number");
  const asked = options.filter((option): option is number => typeof option === "number");
  const ascending = asked.every((number, place) => place === 0 || number > (asked[place - 1] ?? -1));
  if (!ascending) return all;
  return [...numbers.sort((one, other) => one - other), ...all.filter((option) => typeof option !== "number")];
}

/** As far down the tree as the path leads by ways that are open. */
export function walk(branches: readonly Branch[], path: readonly Option[]): Walked {
  const walked: Walked = { path: [], labels: [], branch: branches[0] ?? null };
  for (const option of path) {
    const branch: Branch | null = walked.branch;
    const way = branch?.options.find(([known]) => known === option);
    if (!branch || !way || closedReason(branch, option) !== null) break;
    walked.path.push(option);
    walked.labels.push(labelOf(branch, option));
    walked.branch = way[1] === null ? null : (branches[way[1]] ?? null);
  }
  return walked;
}

/** The path with a step more, and on while there is only one way. */
export function onward(branches: readonly Branch[], path: readonly Option[], step: Option): Option[] {
  const next = walk(branches, [...path, step]);
  const [only, ...more] = next.branch?.options ?? [];
  return only && only[1] !== null && !more.length ? onward(branches, next.path, only[0]) : next.path;
}

/** Back to the last question that had more than one way. */
export function backward(branches: readonly Branch[], path: readonly Option[]): Option[] {
  const before = path.slice(0, -1);
  const single = before.length > 0 && walk(branches, before).branch?.options.length === 1;
  return single ? backward(branches, before) : before;
}

/** The options of a branch that are open. */
export function openWays(branch: Branch): Option[] {
  return branch.options.map(([option]) => option).filter((option) => closedReason(branch, option) === null);
}

/** What is ticked and may be, in the order of the question. */
export function ticked(ask: Pick<Ask, "closed">, form: ChooseForm, draft: Draft | undefined): Option[] {
  const chosen = pathOf(draft);
  return form.options.filter((option) => chosen.includes(option) && closedReason(ask, option) === null);
}

/** Tick an option, or take the tick away. Where only one may be chosen, another takes its place. */
export function toggled(
  ask: Pick<Ask, "closed">,
  form: ChooseForm,
  draft: Draft | undefined,
  option: Option,
): Option[] {
  const chosen = ticked(ask, form, draft);
  if (chosen.includes(option)) return chosen.filter((other) => other !== option);
  if (form.high === 1) return [option];
  return chosen.length < form.high ? ticked(ask, form, [...chosen, option]) : chosen;
}

/** The items in the order of the draft; what the draft does not know comes after. */
export function ordered(form: OrderForm, draft: Draft | undefined): Option[] {
  const known = [...new Set(pathOf(draft))].filter((item) => form.items.includes(item));
  return [...known, ...form.items.filter((item) => !known.includes(item))];
}

/** An item one place up or down; at the edge everything stays. */
export function moved(items: readonly Option[], place: number, by: 1 | -1): Option[] {
  const next = [...items];
  const one = next[place];
  const other = next[place + by];
  if (one === undefined || other === undefined) return next;
  next[place] = other;
  next[place + by] = one;
  return next;
}

/** How much each target gets so far. */
export function shares(form: ShareForm, draft: Draft | undefined): number[] {
  const counts = pathOf(draft).length === form.targets.length ? pathOf(draft) : [];
  return form.targets.map((_, place) => {
    const count = counts[place];
    const cap = form.caps[place] ?? form.total;
    return typeof count === "number" && Number.isInteger(count) ? Math.min(cap, Math.max(0, count)) : 0;
  });
}

export function leftToShare(form: ShareForm, draft: Draft | undefined): number {
  return form.total - shares(form, draft).reduce((sum, count) => sum + count, 0);
}

/** The most that a target may get besides what the others have. */
export function roomAt(form: ShareForm, draft: Draft | undefined, place: number): number {
  const cap = form.caps[place] ?? form.total;
  return Math.min(cap, (shares(form, draft)[place] ?? 0) + Math.max(0, leftToShare(form, draft)));
}

/** How long a text is, as people count. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * The answer that a draft makes, or undefined as long as it is not whole or not allowed any more. Without a draft there
 * is an answer only where the screen shows it as it stands: an order, an empty text, nothing ticked where nothing need be.
 */
export function answerOf(ask: Pick<Ask, "form" | "closed">, draft: Draft | undefined): Answer | undefined {
  const { form } = ask;
  switch (form.kind) {
    case "pick":
      return isOption(draft) && form.options.includes(draft) && closedReason(ask, draft) === null ? draft : undefined;
    case "choose": {
      const chosen = ticked(ask, form, draft);
      return chosen.length >= form.low && chosen.length <= form.high ? chosen : undefined;
    }
    case "number":
      return typeof draft === "number" && Number.isInteger(draft) && draft >= form.low && draft <= form.high
        ? draft
        : undefined;
    case "text": {
      const text = typeof draft === "string" ? draft : "";
      return lengthOf(text) <= form.longest ? text : undefined;
    }
    case "order":
      return ordered(form, draft);
    case "share":
      return leftToShare(form, draft) === 0 ? shares(form, draft) : undefined;
    case "tree": {
      const { path, branch } = walk(form.branches, pathOf(draft));
      return path.length > 0 && branch === null ? path : undefined;
    }
  }
}

/** What of a draft may stay when the question has changed under it; undefined: nothing. */
export function keptDraft(ask: Pick<Ask, "form" | "closed">, draft: Draft | undefined): Draft | undefined {
  const { form } = ask;
  switch (form.kind) {
    case "pick":
      return answerOf(ask, draft) as Option | undefined;
    case "choose": {
      const chosen = ticked(ask, form, draft).slice(0, form.high);
      return chosen.length > 0 ? chosen : undefined;
    }
    case "number":
      return typeof draft === "number" ? draft : undefined;
    case "text":
      return typeof draft === "string" ? draft : undefined;
    case "order":
      return pathOf(draft).length === form.items.length ? ordered(form, draft) : undefined;
    case "share":
      return pathOf(draft).length === form.targets.length ? shares(form, draft) : undefined;
    case "tree": {
      const { path } = walk(form.branches, pathOf(draft));
      return path.length > 0 ? path : undefined;
    }
  }
}

export function sameAnswer(one: Answer | null | undefined, other: Answer | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An answer in words: what is held, what is about to be sent. */
export function answerWords(ask: Pick<Ask, "form">, value: Answer): string {
  const { form } = ask;
  const list = Array.isArray(value) ? value : [value];
  switch (form.kind) {
    case "tree":
      return walk(form.branches, list).labels.join(" → ");
    case "share":
      return form.targets.map((target, place) => `${labelOf(form, target)}: ${list[place] ?? 0}`).join(", ");
    case "text":
    case "number":
      return String(value);
    case "order":
      return list.map((option) => labelOf(form, option)).join(" → ");
    default:
      return list.map((option) => labelOf(form, option)).join(", ");
  }
}

/** The one answer of a question that leaves no choice, or undefined. */
export function onlyAnswer(ask: Pick<Ask, "form" | "closed">): Answer | undefined {
  const { form } = ask;
  return form.kind === "pick" && form.options.length === 1 ? answerOf(ask, form.options[0]) : undefined;
}

export function pathOf(draft: Draft | undefined): Option[] {
  return Array.isArray(draft) ? (draft as Option[]) : [];
}

function isOption(draft: Draft | undefined): draft is Option {
  return typeof draft === "number" || typeof draft === "string";
}
