/** The board of Mafia. */

import type { Board } from "../../table/board";
import { lightOf } from "./board-light";
import Called from "./Called.svelte";
import { NIGHT } from "./content";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import Replay from "./Replay.svelte";
import { headings } from "./turn.svelte";
import Tv from "./Tv.svelte";
import Unmasked from "./Unmasked.svelte";
import type { MafiaPrivate, MafiaPublic } from "./views";

export const board: Board<MafiaPublic, MafiaPrivate> = {
  Phone,
  Tv,
  Replay,
  Unmasked,
  Called,
  light: lightOf,
  heading: headings,
  narrator: narrator(NIGHT),
  untimed: ({ moderator }) => moderator !== null,
};
