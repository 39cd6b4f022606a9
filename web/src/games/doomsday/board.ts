/** The board of «Судный день». */

import type { Board } from "../../table/board";
import { headingOf } from "./arena";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import { sounds } from "./sounds";
import type { DoomsdayPrivate, DoomsdayPublic } from "./views";

export const board: Board<DoomsdayPublic, DoomsdayPrivate> = {
  Phone,
  Tv: async () => (await import("./Tv.svelte")).default,
  Replay: async () => (await import("./Replay.svelte")).default,
  Unmasked: async () => (await import("./Unmasked.svelte")).default,
  light: () => "night",
  heading: headingOf,
  narrator,
  sounds,
  turn: ({ turn, turns }) => [turn, turns],
};
