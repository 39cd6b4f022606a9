/** Where the town votes in turn: whose name is called now. Everybody sees it, for it follows from the hands. */

import type { Table } from "../../lib/protocol";
import { typed, type Event } from "./events";
import type { MafiaMatch } from "./views";

const BEGINNINGS: ReadonlySet<string> = new Set<Event["key"]>(["day", "tied"]);

/** The seat whose name is called; null where names are not called, or a person calls them. */
export function nameCalled(
  match: Pick<MafiaMatch, "public" | "told" | "over">,
  table: Pick<Table, "options">,
): number | null {
  const { stage, candidates, hands, alive, jailed, moderator } = match.public;
  if (match.over || table.options["vote"] !== "in_turn" || moderator !== null) return null;
  if (stage !== "vote" && stage !== "runoff") return null;
  let raised: number | null = null;
  for (const { key, data } of typed(match.told)) {
    if (BEGINNINGS.has(key)) raised = null;
    if (key === "raised") raised = data.seat;
  }
  const from = raised === null ? 0 : candidates.indexOf(raised) + 1;
  const free = alive.filter((seat) => !jailed.includes(seat) && !(String(seat) in hands));
  return candidates.slice(from).find((name) => free.some((seat) => seat !== name)) ?? null;
}
