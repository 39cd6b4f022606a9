// generated, do not edit: make sounds

import boat from "./boat.wav?url";
import call from "./call.wav?url";
import card from "./card.wav?url";
import dawn from "./dawn.wav?url";
import deal from "./deal.wav?url";
import hand from "./hand.wav?url";
import knell from "./knell.wav?url";
import night from "./night.wav?url";
import rise from "./rise.wav?url";
import shot from "./shot.wav?url";
import stop from "./stop.wav?url";
import tick from "./tick.wav?url";
import win from "./win.wav?url";

/** Where a sound is, how loud it is played, and between which seconds it goes on. */
export interface Made {
  url: string;
  gain: number;
  loop?: readonly [number, number];
}

export const SOUNDS = {
  boat: { url: boat, gain: 1 },
  call: { url: call, gain: 0.79 },
  card: { url: card, gain: 0.79 },
  dawn: { url: dawn, gain: 0.89 },
  deal: { url: deal, gain: 0.71 },
  hand: { url: hand, gain: 0.56 },
  knell: { url: knell, gain: 1 },
  night: { url: night, gain: 0.2, loop: [0.1, 6.1] },
  rise: { url: rise, gain: 0.79 },
  shot: { url: shot, gain: 1.12 },
  stop: { url: stop, gain: 0.89 },
  tick: { url: tick, gain: 0.4 },
  win: { url: win, gain: 1 },
} satisfies Record<string, Made>;

export type Sound = keyof typeof SOUNDS;
