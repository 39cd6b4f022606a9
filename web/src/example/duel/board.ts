/** The board of the duel. */

import { of } from "../../lib/words.svelte";
import type { Board } from "../../table/board";
import { narratorOf } from "../../table/narrator";
import { SPOKEN } from "./events";
import Phone from "./Phone.svelte";
import type { DuelPrivate, DuelPublic } from "./views";

const say = of("duel");

export const board: Board<DuelPublic, DuelPrivate> = {
  Phone,
  Tv: async () => (await import("./Tv.svelte")).default,
  Replay: async () => (await import("./Replay.svelte")).default,
  Unmasked: async () => (await import("./Unmasked.svelte")).default,
  light: () => "night",
  heading: ({ deck }) => ({ title: say("game-name"), over: say("board-in-deck", { count: deck }) }),
  narrator: narratorOf({
    spoken: SPOKEN,
    said: new Set(),
    stage: () => [],
    stageOf: ({ match }) => String(match.public.turn),
  }),
  turn: ({ turn, discard }) => [turn, discard.length],
};
