/** The board of «Находка для шпиона». */

import type { Board } from "../../table/board";
import Clock from "./Clock.svelte";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import Replay from "./Replay.svelte";
import { headings, lightOf, turnOf } from "./room";
import Tv from "./Tv.svelte";
import Unmasked from "./Unmasked.svelte";
import type { SpyfallPrivate, SpyfallPublic } from "./views";

export const board: Board<SpyfallPublic, SpyfallPrivate> = {
  Phone,
  Tv,
  Replay,
  Unmasked,
  Clock,
  light: lightOf,
  heading: headings,
  narrator,
  turn: turnOf,
};
