/** The board of «Пассажиры». */

import type { Board } from "../../table/board";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import Replay from "./Replay.svelte";
import { headings, lightOf, turnOf } from "./river";
import Tv from "./Tv.svelte";
import Unmasked from "./Unmasked.svelte";
import type { PassengersPrivate, PassengersPublic } from "./views";

export const board: Board<PassengersPublic, PassengersPrivate> = {
  Phone,
  Tv,
  Replay,
  Unmasked,
  light: lightOf,
  heading: headings,
  narrator,
  turn: turnOf,
};
