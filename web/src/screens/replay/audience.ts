/** Who heard what was told. */

import type { ReplayTold } from "../../lib/protocol";
import { nameAt, type Sitting } from "../../lib/seats";
import { t } from "../../lib/words.svelte";

/** Whether not everybody heard it. */
export const isHidden = (event: ReplayTold): boolean =>
  event.to === undefined ? event.private === true : event.to !== "all";

/** Who heard it, in words; null where everybody did, or where it goes without saying. */
export function audienceOf(match: Sitting, event: ReplayTold): string | null {
  const { to, data } = event;
  if (to === undefined || to === "all") return null;
  if (to === "nobody") return t("heard-nobody");
  if (to.length === 1 && to[0] === data.seat) return null;
  return t("heard-by", { names: to.map((seat) => nameAt(match, seat)).join(", "), count: to.length });
}
