/** The board of Mafia. */

import type { Board } from "../boards";
import { lightOf } from "./board-light";
import Called from "./Called.svelte";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import Replay from "./Replay.svelte";
import { NIGHT } from "./content";
import Tv from "./Tv.svelte";
import { headings } from "./turn.svelte";
import Unmasked from "./Unmasked.svelte";
import type { MafiaPublic } from "./views";

export const board: Board = {
  Phone,
  Tv,
  Called,
  Replay,
  Unmasked,
  light: (match) => lightOf(match.public as MafiaPublic),
  narrator: () => narrator(NIGHT),
  heading: (match) => headings(match.public as MafiaPublic),
  untimed: (match) => (match.public as MafiaPublic).moderator !== null,
};
