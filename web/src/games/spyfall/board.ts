/** The board of «Находка для шпиона». */

import type { Board } from "../../table/board";
import Clock from "./Clock.svelte";
import { momentLine } from "./moments";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import { headings, lightOf, turnOf } from "./room";
import { sounds } from "./sounds";
import type { SpyfallPrivate, SpyfallPublic } from "./views";

export const board: Board<SpyfallPublic, SpyfallPrivate> = {
  Phone,
  Tv: async () => (await import("./Tv.svelte")).default,
  Replay: async () => (await import("./Replay.svelte")).default,
  Moment: async () => (await import("./Moment.svelte")).default,
  momentLine,
  Unmasked: async () => (await import("./Unmasked.svelte")).default,
  Clock,
  light: lightOf,
  heading: headings,
  narrator,
  sounds,
  turn: turnOf,
};
