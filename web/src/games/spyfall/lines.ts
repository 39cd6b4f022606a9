/** What was asked and answered, in words. */

import { nameAt, type Sitting } from "../../lib/seats";
import { learnPart, of } from "../../lib/words.svelte";
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
