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

/** A question to somebody, or an answer. */
function exchanged(kind: "ask" | "answer", seat: string, what: Option, target: string): string {
  const say = of("mafia");
  if (kind === "ask") return say("told-questioned", { seat, target, about: what, tone });
  return say("told-replied", { seat, target, reply: what, tone });
}

/** What an accusation will sound like. */
function accusation(seat: string, target: string, grounds: Option, number: Option): string {
  const say = of("mafia");
  if (RECALLING.has(grounds)) return say(`draft-${grounds}`, { seat, target });
  const values = { seat, target, grounds, number, tone };
  return say("told-accused", { ...values, whom: "none", card: "none", "card-name": "" });
}

/** What a check has shown, or is said to have. */
function finding(
  kind: "found" | "saw" | "compared",
  seat: string,
  [first, second, answer = ""]: readonly Option[],
  whole: boolean,
  name: (option: Option | undefined) => string,
): string {
  const say = of("mafia");
  const key = whole ? `told-said-${kind}` : `draft-${kind}`;
  if (kind === "compared") return say(key, { seat, targets: `${name(first)}, ${name(second)}`, answer, tone });
  const values = { seat, night: first ?? "…", target: name(second), answer, tone };
  return say(key, whole ? { ...values, "answer-name": say(`card-${answer}`) } : values);
}

/** Roughly what the town will hear; while something is missing, with dots in its place. */
export function sentence(path: readonly Option[], whole: boolean, match: Sitting, seat: number): string {
  const [kind, ...rest] = path;
  if (kind === undefined) return "";
  const say = of("mafia");
  const name = (option: Option | undefined): string => (typeof option === "number" ? nameAt(match, option) : "…");
  const speaker = nameAt(match, seat);
  switch (kind) {
    case "claim":
      return whole
        ? say("told-claimed", { seat: speaker, "role-name": say(`card-${rest[0]}`), tone })
        : say("draft-claim");
    case "accuse": {
      const target = name(rest[0]);
      return whole ? accusation(speaker, target, rest[1] ?? "", rest[2] ?? 0) : say("draft-accuse", { target });
    }
    case "defend": {
      const values = { seat: speaker, target: name(rest[0]), grounds: rest[1] ?? "", number: rest[2] ?? 0, tone };
      return whole ? say("told-defended", values) : say("draft-defend", values);
    }
    case "ask":
    case "answer":
      return rest.length ? exchanged(kind, speaker, rest[0] ?? "", name(rest[1])) : "";
    case "relent":
    case "intend": {
      const key = kind === "relent" ? "told-relented" : "told-intended";
      return whole ? say(key, { seat: speaker, target: name(rest[0]), tone }) : say(`draft-${kind}`);
    }
    case "greet":
      return say("draft-greet", { seat: speaker });
    case "found":
    case "saw":
    case "compared":
      return finding(kind, speaker, rest, whole, name);
    default:
      return "";
  }
}
