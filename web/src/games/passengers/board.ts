/** The board of «Пассажиры». */

import { dealtIn } from "../../lib/opened";
import { of } from "../../lib/words.svelte";
import type { Board } from "../../table/board";
import { momentLine } from "./moments";
import { narrator } from "./narrator";
import Phone from "./Phone.svelte";
import { headings, lightOf, turnOf } from "./river";
import { sounds } from "./sounds";
import type { PassengersPrivate, PassengersPublic } from "./views";

export const board: Board<PassengersPublic, PassengersPrivate> = {
  Phone,
  Tv: async () => (await import("./Tv.svelte")).default,
  Replay: async () => (await import("./Replay.svelte")).default,
  Moment: async () => (await import("./Moment.svelte")).default,
  momentLine,
  Unmasked: async () => (await import("./Unmasked.svelte")).default,
  was: (_, replay, seat) => {
    const side = dealtIn<PassengersPrivate>(replay)[seat]?.side;
    return side ? of("passengers")(`card-${side}`) : null;
  },
  light: lightOf,
  heading: headings,
  narrator,
  sounds,
  turn: turnOf,
};
