/** The replay of a match that has just ended, with everything open, for a screen that shows who was who. */

import { opened } from "./opened";
import type { Replay } from "./protocol";

/** To be made in a component. `current` is null until it is here, and where there is none: then only the winners are known. */
export function openReplay(which: () => { table: string; match: number }): { readonly current: Replay | null } {
  let replay = $state.raw<Replay | null>(null);
  $effect(() => {
    const { table, match } = which();
    let here = true;
    opened(table, match)
      .then((found) => here && (replay = found.replay))
      .catch(() => null);
    return () => (here = false);
  });
  return {
    get current() {
      return replay;
    },
  };
}
