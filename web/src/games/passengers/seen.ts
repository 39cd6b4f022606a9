/** What a moment of a replay shows besides what everybody saw: hands, sides, and who the riders are. */

import type { Moment } from "../boards";
import { knownOf } from "./river";
import type { PassengersPrivate } from "./views";

/** What seats have and know at this moment: all of them where everything is open, or the own one. */
export function handsOf({ match, privates }: Moment): Record<number, PassengersPrivate> {
  const own = privates ?? (match.seat === null ? [] : { [match.seat]: match.private });
  const found: Record<number, PassengersPrivate> = {};
  for (const [seat, secret] of Object.entries(own)) if (secret) found[Number(seat)] = secret as PassengersPrivate;
  return found;
}

/** The faces of riders that at least one of these seats knows. */
export function facesOf(hands: Readonly<Record<number, PassengersPrivate>>): Record<number, string> {
  return Object.assign({}, ...Object.values(hands).map(knownOf)) as Record<number, string>;
}
