/** The board of «Война колоний». */

import { lastIn } from "../../lib/replay";
import { of } from "../../lib/words.svelte";
import type { Board } from "../../table/board";
import { momentLine } from "./moments";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import { sounds } from "./sounds";
import type { ColoniesPrivate, ColoniesPublic } from "./views";
import { headingOf } from "./winter";

export const board: Board<ColoniesPublic, ColoniesPrivate> = {
  Phone,
  Tv: async () => (await import("./Tv.svelte")).default,
  Replay: async () => (await import("./Replay.svelte")).default,
  Moment: async () => (await import("./Moment.svelte")).default,
  momentLine,
  Unmasked: async () => (await import("./Unmasked.svelte")).default,
  was: (_, replay, seat) => {
    const goal = lastIn<ColoniesPrivate>(replay)[seat]?.goal;
    return goal ? of("colonies")(`card-${goal}`) : null;
  },
  light: () => "night",
  heading: headingOf,
  narrator,
  sounds,
  turn: ({ active, stage, moved, passed, ready, graves, fight }) => [
    ...[active, stage, moved.length, passed.length, ready.length, graves.length],
    ...[fight?.place, fight?.tactics, fight?.bids, fight?.faces],
  ],
};
