/** What is read under the picture of a moment, where the picture shows the rest. */

import type { Moment } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";
import { typed } from "./events";

/** Ballots, fingers and points are in the picture: the line says what came of them. */
export function momentLine({ told }: Moment): string | null {
  const [first] = typed(told);
  if (first?.key === "round-over") return of("spyfall")(`card-${first.data.reason}`);
  return first?.key === "verdicts" || first?.key === "pointed" ? (told[1]?.text ?? null) : null;
}
