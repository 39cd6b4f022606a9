/** A statement as it is put together: what it sounds like so far. */

import type { Branch, Option } from "../../lib/protocol";
import { nameAt, type Sitting } from "../../lib/seats";
import { of } from "../../lib/words.svelte";

const NUMBERS: Readonly<Record<string, string>> = {
  "of-night": "say-night",
  "of-day": "say-day",
  "in-night": "say-night",
};

/** Whether the ways of a question are short enough to stand side by side. */
export const isBrief = (branch: Branch): boolean => branch.of === "card" || branch.key in NUMBERS;

/** What a way is called. */
export function wayName(branch: Branch, option: Option): string {
  const say = of("mafia");
  const number = NUMBERS[branch.key];
  if (number) return say(number, { number: option });
  if (branch.key === "say" || branch.key === "plead") return say(`say-${option}`);
  return branch.labels?.find(([other]) => other === option)?.[1] ?? String(option);
}

/** What the town will hear; while something is missing, with dots in its place. */
export function sentence(path: readonly Option[], whole: boolean, match: Sitting, seat: number): string {
  const [kind, ...rest] = path;
  if (kind === undefined) return "";
  const say = of("mafia");
  const name = (option: Option | undefined): string => (typeof option === "number" ? nameAt(match, option) : "…");
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
