/** What is read under the picture of a moment, where the picture shows the rest. */

import type { Moment } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";

const say = of("colonies");
const FIRST: ReadonlySet<string> = new Set(["ended", "overrun", "infected", "crisis"]);

/** Who has died and what everybody was after are in the picture: the line says what has happened. */
export function momentLine({ key, told }: Moment): string | null {
  if (key === "combat-dice" || key === "tactics") return told[0]?.text ?? null;
  if (key === "crisis-over") {
    const prevented = told[0]?.data["prevented"] === true;
    return say(prevented ? "board-prevented-line" : "board-not-prevented-line");
  }
  return FIRST.has(key) ? (told[0]?.text ?? null) : null;
}
