/** The board of «Судный день». */

import { of } from "../../lib/words.svelte";
import type { Board } from "../../table/board";
import { headingOf } from "./arena";
import { momentLine, teamsIn } from "./moments";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import { sounds } from "./sounds";
import type { DoomsdayPrivate, DoomsdayPublic } from "./views";

export const board: Board<DoomsdayPublic, DoomsdayPrivate> = {
  Phone,
  Tv: async () => (await import("./Tv.svelte")).default,
  Replay: async () => (await import("./Replay.svelte")).default,
  Moment: async () => (await import("./Moment.svelte")).default,
  momentLine,
  was: ({ told }, _, seat) => {
    const team = teamsIn(told)?.[seat];
    return team ? of("doomsday")(`card-${team}`) : null;
  },
  Unmasked: async () => (await import("./Unmasked.svelte")).default,
  light: () => "night",
  heading: headingOf,
  narrator,
  sounds,
  turn: ({ turn, turns }) => [turn, turns],
};
