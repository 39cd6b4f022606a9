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

/** What an accusation says whose words hang on what has happened: the rules find them. */
const RECALLING: ReadonlySet<Option> = new Set(["agree", "defence", "silence"]);
/** The tone of what is shown beforehand: the rules choose one that was not heard lately. */
const tone = "plain";

/** Roughly what the town will hear; while something is missing, with dots in its place. */
export function sentence(path: readonly Option[], whole: boolean, match: Sitting, seat: number): string {
  const [kind, ...rest] = path;
  if (kind === undefined) return "";
  const say = of("mafia");
  const name = (option: Option | undefined): string => (typeof option === "number" ? nameAt(match, option) : "…");
  const speaker = nameAt(match, seat);
  const card = (option: Option | undefined): string => say(`card-${option}`);
  switch (kind) {
    case "claim":
      return whole ? say("told-claimed", { seat: speaker, "role-name": card(rest[0]), tone }) : say("draft-claim");
    case "accuse": {
      const target = name(rest[0]);
      if (!whole) return say("draft-accuse", { target });
      const grounds = rest[1] ?? "";
      if (RECALLING.has(grounds)) return say(`draft-${grounds}`, { seat: speaker, target });
      const values = { seat: speaker, target, grounds, number: rest[2] ?? 0, tone };
      return say("told-accused", { ...values, whom: "none", card: "none", "card-name": "" });
    }
    case "defend": {
      const values = { seat: speaker, target: name(rest[0]), grounds: rest[1] ?? "", number: rest[2] ?? 0, tone };
      return whole ? say("told-defended", values) : say("draft-defend", values);
    }
    case "ask": {
      const values = { seat: speaker, target: name(rest[1]), about: rest[0] ?? "", tone };
      return rest.length ? say("told-questioned", values) : "";
    }
    case "answer": {
      const values = { seat: speaker, target: name(rest[1]), reply: rest[0] ?? "", tone };
      return rest.length ? say("told-replied", values) : "";
    }
    case "relent":
      return whole ? say("told-relented", { seat: speaker, target: name(rest[0]), tone }) : say("draft-relent");
    case "intend":
      return whole ? say("told-intended", { seat: speaker, target: name(rest[0]), tone }) : say("draft-intend");
    case "greet":
      return say("draft-greet", { seat: speaker });
    case "found":
    case "saw": {
      const values = { seat: speaker, night: rest[0] ?? "…", target: name(rest[1]), answer: rest[2] ?? "", tone };
      return whole
        ? say(`told-said-${kind}`, { ...values, "answer-name": card(rest[2]) })
        : say(`draft-${kind}`, values);
    }
    case "compared": {
      const values = { seat: speaker, targets: `${name(rest[0])}, ${name(rest[1])}`, answer: rest[2] ?? "", tone };
      return whole ? say("told-said-compared", values) : say("draft-compared", values);
    }
    default:
      return "";
  }
}
