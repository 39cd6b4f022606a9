/** A statement as it is put together: where in the tree it is, and what it sounds like so far. */

import { walk } from "../../lib/forms";
import type { Branch, Option, TreeForm } from "../../lib/protocol";
import { nameAt, type Sitting } from "../../lib/seats";
import { of } from "../../lib/words.svelte";

export type Path = readonly Option[];

const SEATS: ReadonlySet<string> = new Set(["accuse", "defend", "whom", "with-whom"]);
const CARDS: ReadonlySet<string> = new Set(["claim", "card"]);
const NUMBERS: Readonly<Record<string, string>> = {
  "of-night": "say-night",
  "of-day": "say-day",
  "in-night": "say-night",
};

/** The question that comes after this path; null: the statement is complete, or there is no such path. */
export function branchAt(form: TreeForm, path: Path): Branch | null {
  const walked = walk(form.branches, path);
  return walked.path.length === path.length ? walked.branch : null;
}

/** Whether this path is a whole statement. */
export function isWhole(form: TreeForm, path: Path): boolean {
  const walked = walk(form.branches, path);
  return path.length > 0 && walked.path.length === path.length && walked.branch === null;
}

/** The path with a step more, and on while there is only one way. */
export function onward(form: TreeForm, path: Path, step: Option): Path {
  let next: Path = [...path, step];
  for (;;) {
    const options: Branch["options"] = branchAt(form, next)?.options ?? [];
    const only = options[0];
    if (options.length !== 1 || !only || only[1] === null) return next;
    next = [...next, only[0]];
  }
}

/** Back to the last question that had more than one way. */
export function backward(form: TreeForm, path: Path): Path {
  let before = path.slice(0, -1);
  while (before.length && (branchAt(form, before)?.options.length ?? 0) === 1) before = before.slice(0, -1);
  return before;
}

export function kindOf(branch: Branch): "seats" | "cards" | "numbers" | "rows" {
  if (SEATS.has(branch.key)) return "seats";
  if (CARDS.has(branch.key)) return "cards";
  return branch.key in NUMBERS ? "numbers" : "rows";
}

/** What a way is called. */
export function wayName(branch: Branch, option: Option): string {
  const say = of("mafia");
  const number = NUMBERS[branch.key];
  if (number) return say(number, { number: option });
  if (branch.key === "say" || branch.key === "plead") return say(`say-${option}`);
  return branch.labels?.find(([other]) => other === option)?.[1] ?? String(option);
}

/** What the town will hear; while something is missing, with dots in its place. */
export function sentence(form: TreeForm, path: Path, match: Sitting, seat: number): string {
  const [kind, ...rest] = path;
  if (kind === undefined) return "";
  const say = of("mafia");
  const name = (option: Option | undefined): string => (typeof option === "number" ? nameAt(match, option) : "…");
  const whole = isWhole(form, path);
  const speaker = nameAt(match, seat);
  const card = (option: Option | undefined): string => say(`card-${option}`);
  switch (kind) {
    case "claim":
      return whole ? say("told-claimed", { seat: speaker, "role-name": card(rest[0]) }) : say("draft-claim");
    case "accuse":
    case "defend": {
      const target = name(rest[0]);
      const values = { seat: speaker, target, grounds: rest[1] ?? "", number: rest[2] ?? 0 };
      return whole ? say(kind === "accuse" ? "told-accused" : "told-defended", values) : say(`draft-${kind}`, values);
    }
    case "found":
    case "saw": {
      const values = { seat: speaker, night: rest[0] ?? "…", target: name(rest[1]), answer: rest[2] ?? "" };
      return whole
        ? say(`told-said-${kind}`, { ...values, "answer-name": card(rest[2]) })
        : say(`draft-${kind}`, values);
    }
    case "compared": {
      const values = { seat: speaker, targets: `${name(rest[0])}, ${name(rest[1])}`, answer: rest[2] ?? "" };
      return whole ? say("told-said-compared", values) : say("draft-compared", values);
    }
    default:
      return "";
  }
}
