/** The board of Mafia. */

import { of } from "../../lib/words.svelte";
import type { Board } from "../../table/board";
import { lightOf } from "./board-light";
import Called from "./Called.svelte";
import { NIGHT } from "./content";
import { momentLine } from "./ending";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import { cardsOf } from "./seen";
import { sounds } from "./sounds";
import { headings } from "./turn.svelte";
import type { MafiaPrivate, MafiaPublic } from "./views";

export const board: Board<MafiaPublic, MafiaPrivate> = {
  Phone,
  Tv: async () => (await import("./Tv.svelte")).default,
  Replay: async () => (await import("./Replay.svelte")).default,
  Moment: async () => (await import("./Moment.svelte")).default,
  momentLine,
  Unmasked: async () => (await import("./Unmasked.svelte")).default,
  Called,
  was: (match, _, seat) => of("mafia")(`card-${cardsOf({ match, privates: null })[seat] ?? "citizen"}`),
  Bets: async () => (await import("./BetsScored.svelte")).default,
  light: lightOf,
  heading: headings,
  narrator: narrator(NIGHT),
  sounds,
  untimed: ({ moderator }) => moderator !== null,
};
