/** Whether the screen has room beside the board. `ui/frame.css` asks the same in styles. */

import { MediaQuery } from "svelte/reactivity";

/** A phone that lies on its side is wide, too, but low. */
const ROOM = "(min-width: 60em) and (min-height: 30.01em)";

export const wide: { readonly current: boolean } =
  typeof matchMedia === "undefined" ? { current: false } : new MediaQuery(ROOM);
