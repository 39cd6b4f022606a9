/** What the one big button at the bottom does now. */

import type { Option } from "../../lib/protocol";
import { capital, of } from "../../lib/words.svelte";
import type { Deed } from "../../table/deed";
import { choiceAt } from "./path";
import type { ColoniesTurn } from "./turn.svelte";
import { optionWords } from "./words";

const say = of("colonies");

export function deedOf(turn: ColoniesTurn): Deed | null {
  const { ask, answer } = turn;
  if (!ask) return null;
  return turn.deed(ask, answer, answer === null ? say(`board-choose-${wantedOf(turn)}`) : actOf(turn));
}

/** What is to be chosen next, in a word. */
function wantedOf({ ask, choice, path }: ColoniesTurn): string {
  if (!choice) return ask?.form.kind === "number" ? "number" : ask?.form.kind === "share" ? "share" : "deed";
  if (choice.of === "place") return "place";
  if (choice.of === "seat") return "seat";
  if (choice.of === "amount") return "die";
  return path.length === 0 && (ask?.key === "act" || ask?.key === "move") ? "survivor" : "deed";
}

/** An option as the button names it; what others must not read is not named. */
function named(turn: ColoniesTurn, before: readonly Option[], option: Option): string {
  if (turn.isSecret(option)) return say("board-secret");
  const choice = turn.ask && choiceAt(turn.ask, before);
  return optionWords(choice, option, turn.roadAsked);
}

/** The button in words: all that is chosen is in it. */
export function actOf(turn: ColoniesTurn): string {
  const { ask, answer, path } = turn;
  if (!ask || answer === null) return "";
  if (turn.covered) return say("board-ready");
  const { form } = ask;
  if (form.kind === "number") return say("board-number", { count: Number(answer) });
  if (form.kind === "share" || form.kind === "order") return say("board-ready");
  const options = path.length ? path : [answer].flat();
  const tree = form.kind === "tree";
  const words = options.map((option, index) => named(turn, tree ? options.slice(0, index) : [], option));
  if (!words.length) return say("board-none");
  return capital(turn.roadAsked !== null ? say("board-this-way") : words.join(" · "));
}
