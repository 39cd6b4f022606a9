/** Night from dusk to dawn and in the introduction, day otherwise. */

import type { Light } from "../../lib/light";
import { isAsleep } from "./turn.svelte";
import type { MafiaPublic } from "./views";

export const lightOf = (view: MafiaPublic): Light => (isAsleep(view) ? "night" : "day");
