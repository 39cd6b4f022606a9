/** The board of «Пассажиры». */

import type { Board } from "../boards";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import Replay from "./Replay.svelte";
import { headings, lightOf, turnOf, type River } from "./river";
import Tv from "./Tv.svelte";
import Unmasked from "./Unmasked.svelte";

export const board: Board = {
  Phone,
  Tv,
  Replay,
  Unmasked,
  light: (match) => lightOf(match.public as River),
  narrator: () => narrator,
  turn: (match) => turnOf(match.public as River),
  heading: (match) => headings(match.public as River),
};
