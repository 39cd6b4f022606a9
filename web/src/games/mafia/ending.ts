/** How a match has ended, while everybody looks at it. */

import type { Moment } from "../../lib/protocol";
import { of, type Say } from "../../lib/words.svelte";
import type { MafiaPublic } from "./views";

/** «Побеждает мафия», or that nobody has won. */
export function victoryOf({ ending }: MafiaPublic, say: Say): string {
  if (!ending) return say("moment-unmasked");
  return ending.winners.length ? say(`side-${ending.side}.wins`) : say("side-draw");
}

/** The list of all cards is no line to be read: at the end the narrator has the last word. */
export const momentLine = ({ key }: Moment, { ending }: MafiaPublic): string | null =>
  key === "unmasked" && ending ? of("mafia")(`line-won-${ending.winners.length ? ending.side : "draw"}`) : null;
