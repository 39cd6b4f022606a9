/** What the generic forms share: their props, and the words of the one button. */

import type { Answer, Ask } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";
import { t } from "../lib/words.svelte";
import { answerWords, labelOf, leftToShare, lengthOf, onlyAnswer, ticked, type Draft } from "../lib/forms";

export interface FormProps {
  session: Session;
  ask: Ask;
  draft: Draft | undefined;
  change: (draft: Draft | undefined) => void;
  /** The id of the question. */
  labelledby: string;
}

/** What the button will do, or what is still missing. */
export function buttonWords(ask: Ask, draft: Draft | undefined, answer: Answer | undefined): string {
  if (answer === undefined) return missing(ask, draft);
  const { form } = ask;
  if (form.kind === "pick" && onlyAnswer(ask) !== undefined) return labelOf(form, answer as string | number);
  if (form.kind === "order") return t("ask-order");
  if (form.kind === "share") return t("ask-share");
  if (form.kind === "text") return t(answer === "" ? "ask-empty" : "ask-send");
  const words = answerWords(ask, answer);
  return words ? t("ask-answer", { answer: words }) : t("ask-none");
}

function missing(ask: Ask, draft: Draft | undefined): string {
  const { form } = ask;
  switch (form.kind) {
    case "choose":
      return t("ask-choose-more", { count: form.low - ticked(ask, form, draft).length });
    case "number":
      return t("ask-number", { low: form.low, high: form.high });
    case "share":
      return t("ask-left", { count: leftToShare(form, draft) });
    case "text":
      return t("ask-too-long", { count: lengthOf(String(draft ?? "")) - form.longest });
    case "tree":
      return t("ask-path");
    default:
      return t("ask-choose");
  }
}
