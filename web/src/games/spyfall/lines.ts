/** What was asked and answered, in words. */

import type { Option } from "../../lib/protocol";
import { nameAt, naming, type Sitting } from "../../lib/seats";
import { learnPart, of, type Values } from "../../lib/words.svelte";
import type { SpyfallExchange } from "./views";

export interface Line {
  text: string;
  /** It was said aloud: these are no words of anybody's. */
  aloud: boolean;
}

/** The ready-made lines, which people who talk aloud never need. */
export const learnLines = (): void => void learnPart("spyfall", "lines").catch(() => null);

const worded = (text: string): Line => ({ text, aloud: false });

/** A question; null while it is still being written. */
export function questionOf(match: Sitting, one: SpyfallExchange): Line | null {
  const say = of("spyfall");
  if (one.about === "aloud") return { text: say("board-asked-aloud"), aloud: true };
  if (one.about === "own") return one.text === null ? null : worded(one.text);
  learnLines();
  const values = { manner: one.manner, line: say(`card-${one.line}`), name: nameAt(match, one.seat) };
  return worded(say("board-question", values));
}

/** An answer; null as long as there is none. */
export function replyOf(match: Sitting, one: SpyfallExchange): Line | null {
  const say = of("spyfall");
  const { reply } = one;
  if (reply === null) return null;
  if (reply.startsWith("aloud")) {
    return { text: say(reply === "aloud" ? "board-answered-aloud" : `board-answered-${reply}`), aloud: true };
  }
  if (reply.startsWith("own")) {
    if (one.reply_text === null) return null;
    return worded(say(`board-reply-${reply}`, { text: one.reply_text }));
  }
  learnLines();
  const values = {
    manner: one.reply_manner,
    line: say(`card-${one.reply_line}`),
    name: nameAt(match, one.target),
    lasso: one.lasso ? say(`card-${reply}`) : "",
  };
  return worded(say(one.lasso ? "board-reply-lasso" : "board-reply", values));
}

/** What a path of taps says when the time is up, as everybody hears it; how it is worded is found then. */
export function statement(match: Sitting, seat: number, [kind, ...about]: readonly Option[]): string {
  const say = of("spyfall");
  const values: Values = { seat: nameAt(match, seat), tone: "plain" };
  const last = about.at(-1);
  if (typeof about[0] === "number") Object.assign(values, naming(match, about[0], "target"));
  if (typeof last === "string") Object.assign(values, { about: last, "about-name": say(`card-${last}`) });
  if (kind === "suspect") values.how = last === "hunch" || last === "vague" ? last : "answer";
  return say(`told-said-${kind}`, values);
}
