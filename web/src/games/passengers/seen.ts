/** What a moment of a replay shows besides what everybody saw: hands, sides, and who the riders are. */

import { secretsIn, type Moment } from "../../lib/replay";
import { knownOf } from "./river";
import type { PassengersPrivate, PassengersPublic } from "./views";

/** What seats have and know at this moment: all of them where everything is open, or the player's own. */
export const handsOf = (moment: Moment<PassengersPublic, PassengersPrivate>): Record<number, PassengersPrivate> =>
  Object.fromEntries(secretsIn(moment));

/** The faces of riders that at least one of these seats knows. */
export function facesOf(hands: Readonly<Record<number, PassengersPrivate>>): Record<number, string> {
  return Object.assign({}, ...Object.values(hands).map(knownOf)) as Record<number, string>;
}
