/** The board of «Находка для шпиона». */

import type { Board } from "../boards";
import Clock from "./Clock.svelte";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import Replay from "./Replay.svelte";
import { headings, lightOf, turnOf } from "./room";
import Tv from "./Tv.svelte";
import Unmasked from "./Unmasked.svelte";
import type { SpyfallPublic } from "./views";

export const board: Board = {
  Phone,
  Tv,
  Clock,
  Replay,
  Unmasked,
  light: (match) => lightOf(match.public as SpyfallPublic),
  narrator: () => narrator,
  turn: (match) => turnOf(match.public as SpyfallPublic),
  heading: (match) => headings(match.public as SpyfallPublic),
};
