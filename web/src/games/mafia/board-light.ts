/** Night from dusk to dawn and in the introduction, day otherwise. */

import type { Light } from "../../lib/light";
import type { MafiaPublic } from "../../lib/protocol";
import { isAsleep } from "./turn.svelte";

export const lightOf = (view: MafiaPublic): Light => (isAsleep(view) ? "night" : "day");
