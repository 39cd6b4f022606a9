/** Where the town votes in turn: whose name is called now. Everybody sees it, for it follows from the hands. */

import type { MafiaPublic, MatchFrame, Table, Told } from "../../lib/protocol";

const BEGINNINGS: ReadonlySet<string> = new Set(["day", "tied"]);

/** The seat whose name is called; null where names are not called, or a person calls them. */
export function nameCalled(
  match: Pick<MatchFrame, "public" | "told" | "over">,
  table: Pick<Table, "options">,
): number | null {
  const { stage, candidates, hands, alive, jailed, moderator } = match.public as MafiaPublic;
  if (match.over || table.options["vote"] !== "in_turn" || moderator !== null) return null;
  if (stage !== "vote" && stage !== "runoff") return null;
  let raised: Told | null = null;
  for (const event of match.told) {
    if (BEGINNINGS.has(event.key)) raised = null;
    if (event.key === "raised") raised = event;
  }
  const from = raised ? candidates.indexOf(Number(raised.data["seat"])) + 1 : 0;
  const free = alive.filter((seat) => !jailed.includes(seat) && !(String(seat) in hands));
  return candidates.slice(from).find((name) => free.some((seat) => seat !== name)) ?? null;
}
