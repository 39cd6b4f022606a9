/** Which channel of talk is shown, and what it is called. */

import type { Channel, Line } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";

/** The game's own name of a channel comes with it; the whole table is ours to name. */
export const channelName = ([key, , name]: Channel): string => name ?? (key === "table" ? t("channel-table") : key);

/** Where talk is now: among the channels where one may write, the one in which the last line was said. */
export function likelyChannel(channels: readonly Channel[], lines: readonly (Line | null)[]): Channel | null {
  const open = channels.filter(([, writes]) => writes);
  const among = open.length ? open : channels;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const found = among.find(([key]) => key === lines[index]?.channel);
    if (found) return found;
  }
  return among[0] ?? null;
}
