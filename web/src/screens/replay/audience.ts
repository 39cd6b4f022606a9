/** Who heard what was told. */

import type { ReplayTold } from "../../lib/protocol";
import { nameAt, type Sitting } from "../../lib/seats";
import { t } from "../../lib/words.svelte";

/** Whether not everybody heard it. */
export const isHidden = (event: ReplayTold): boolean =>
  event.to === undefined ? event.private === true : event.to !== "all";

/** Who heard it, in words; null where everybody did, or where it goes without saying. Of more than `most`, how many. */
export function audienceOf(match: Sitting, event: ReplayTold, most = Infinity): string | null {
  const { to, data } = event;
  if (to === undefined || to === "all") return null;
  if (to === "nobody") return t("heard-nobody");
  if (to.length === 1 && to[0] === data.seat) return null;
  if (to.length > most) return t("heard-by-many", { count: to.length });
  return t("heard-by", { names: to.map((seat) => nameAt(match, seat)).join(", "), count: to.length });
}
