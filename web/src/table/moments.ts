/** What is said of a moment: its heading and its line, on whatever screen it is shown. */

import type { MatchFrame, Moment } from "../lib/protocol";
import { perhaps } from "../lib/words.svelte";
import type { Board } from "./board";

export const headingOf = (match: MatchFrame, moment: Moment): string | null =>
  perhaps(match.game, `moment-${moment.key}`);

/** What was told, or what the board says of it. */
export function lineOf(board: Board | null, match: MatchFrame, moment: Moment): string {
  const own = board?.momentLine?.(moment, match.public) ?? null;
  return own ?? moment.told.map(({ text, key }) => text ?? key).join(" ");
}

/** The seats that a moment is about, as far as its events name them. */
export function seatsIn({ told }: Moment): number[] {
  const named = told.flatMap(({ data }) => [data["seat"], data["target"], data["seats"]].flat());
  return [...new Set(named.filter((one): one is number => typeof one === "number"))];
}
