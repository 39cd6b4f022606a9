/** A small drawing for each card, 48 by 48, all in one hand: lines of one width, and a little that is filled. */

import type { Drawing } from "../../ui/drawing";

const EMBLEMS: Readonly<Record<string, Drawing>> = {
  // a house with a lit window
  citizen: {
    lines: "M7 24L24 9l17 15M12 20v20h24V20M31 15V9h4v9",
    solid: "M19 25h4v4h-4zM25 25h4v4h-4zM19 31h4v4h-4zM25 31h4v4h-4z",
  },
  // a bow
  beauty: {
    lines:
      "M20 20C14 11 7 11 7 13v15c0 3 7 2 13-5M28 20c6-9 13-9 13-7v15c0 3-7 2-13-5M21 26l-6 14 6-2 2-11M27 26l6 14-6-2-2-11",
    solid: "M20 18.5h8v8h-8z",
  },
  // a bag with a cross
  doctor: {
    lines:
      "M9 19h30a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V21a2 2 0 0 1 2-2zM17 19v-6a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v6",
    solid: "M22 23.5h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
  },
  // a magnifying glass
  detective: {
    lines: "M20 7a13 13 0 1 0 0 26a13 13 0 1 0 0-26zM29.5 29.5L41 41M13 18a7.5 7.5 0 0 1 5-5",
    solid: "M36 33.5l6.5 6.5-2.5 2.5-6.5-6.5z",
  },
  // a gavel
  judge: {
    lines: "M15.5 16.5L24 8l12 12-8.5 8.5zM21.5 22.5L8 36M24 42h18",
    solid:
      "M13 15.5L23 5.5a1.5 1.5 0 0 1 2 0l1.5 1.5L15 18.5 13 17a1 1 0 0 1 0-1.5zM27 28.5L37 18.5l2 2a1.5 1.5 0 0 1 0 2L30.5 31a1.5 1.5 0 0 1-2 0z",
  },
  // an eye with a keyhole in it
  spy: {
    lines: "M5 24C11 15 17 11 24 11s13 4 19 13c-6 9-12 13-19 13S11 33 5 24z",
    solid: "M24 17a6 6 0 0 1 3.2 11L29 33H19l1.8-5A6 6 0 0 1 24 17z",
  },
  // the nib of a pen
  journalist: {
    lines: "M24 6l10 17-5 13H19l-5-13zM24 6v17M19 41h10",
    solid: "M24 21.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
  },
  // a shield
  bodyguard: {
    lines: "M24 6l16 5v12c0 9-6 15-16 19C14 38 8 32 8 23V11z",
    solid: "M24 12l10.5 3.2V23c0 6-3.7 10-10.5 13z",
  },
  // a column that stands whatever comes
  politician: {
    lines: "M9 9h30v5H9zM11 41h26M14 36h20M17 14v22M24 14v22M31 14v22",
    solid: "M12 36h24v4H12z",
  },
  // a megaphone
  leader: {
    lines: "M9 20v9a2 2 0 0 0 2 2h5l17 8V10L16 18h-5a2 2 0 0 0-2 2zM16 31l3 10h5l-3-8M38 19a7 7 0 0 1 0 11",
    solid: "M11 20h5v9h-5z",
  },
  // a hat
  mafioso: {
    lines:
      "M14 29c-1-8 1-16 4-18 2-1 4 1 6 1s4-2 6-1c3 2 5 10 4 18M5 29c5 8 33 8 38 0-4-1-6-1-9 0-6 2-14 2-20 0-3-1-5-1-9 0z",
    solid: "M13.8 23.5c6 2.2 14.4 2.2 20.4 0v5.5c-6 2.2-14.4 2.2-20.4 0z",
  },
  // a signet ring
  don: {
    lines: "M17.5 19.5a13 13 0 1 0 13 0M14 13l5-7h10l5 7-7 7h-6z",
    solid: "M20 13l2-3h4l2 3-4 4z",
  },
  // a paper with a seal
  lawyer: {
    lines: "M12 6h17l8 8v15M12 6v36h13M29 6v8h8M18 19h12M18 25h9M18 31h5",
    solid: "M33 29a6 6 0 0 1 3.5 10.9L38 45l-5-2-5 2 1.5-5.1A6 6 0 0 1 33 29z",
  },
  // a fan
  triad: {
    lines: "M24 39L5 24C9 13 16 9 24 9s15 4 19 15zM24 39L14 13M24 39l10-26M24 39V9",
    solid: "M24 35a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
  },
  // a paper lantern
  boss: {
    lines: "M24 3v6M17 10C4 13 4 31 17 34h14c13-3 13-21 0-24zM20.5 10c-5 7-5 17 0 24M27.5 10c5 7 5 17 0 24M24 35v4",
    solid: "M16 7.5h16V11H16zM16 33h16v3.5H16zM21.5 38.5h5l1 6.5h-7z",
  },
  // steps in an empty street
  maniac: {
    lines:
      "M14 7c4 0 6 4 5 9-.5 3-1 5-1.5 8h-6C11 20 9 18 9 13c0-4 2-6 5-6zM34 15c-4 0-6 4-5 9 .5 3 1 5 1.5 8h6c.5-4 2.5-6 2.5-11 0-4-2-6-5-6z",
    solid: "M11.5 27.5h6.5c.5 4-1 6.5-3.5 6.5s-3.5-2.5-3-6.5zM30 35.5h6.5c.5 4-1 6.5-3.5 6.5s-3.5-2.5-3-6.5z",
  },
  // a glass of wine
  widow: {
    lines: "M13 6h22c2 12-3 20-11 20S11 18 13 6zM24 26v15M15 41h18",
    solid: "M14 14c4-3 7 1 11 0s6-1.5 9-.5C34 20 30 24.5 24 24.5S14 21 14 14z",
  },
  // a zero, and what flies off it
  patient0: {
    lines:
      "M24 14.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19zM33.5 24L40 24M30.7 30.7L35.3 35.3M24 33.5L24 40M17.3 30.7L12.7 35.3M14.5 24L8 24M17.3 17.3L12.7 12.7M24 14.5L24 8M30.7 17.3L35.3 12.7",
    solid:
      "M24 19.5c2.4 0 3.6 2 3.6 4.5s-1.2 4.5-3.6 4.5-3.6-2-3.6-4.5 1.2-4.5 3.6-4.5zM38.9 24a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM33.8 36.4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM21.4 41.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM9 36.4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM3.9 24a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM9 11.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM21.4 6.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM33.8 11.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z",
  },
  // somebody with spots
  infected: {
    lines: "M24 6a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM7 42c0-10 7-14 17-14s17 4 17 14",
    solid:
      "M20 10.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM27.5 14a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM18 33a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM29 34.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4z",
  },
};

/** A card that nobody has drawn is a mask that bears its letter. */
const UNKNOWN: Drawing = {
  lines: "M10 9c9-4 19-4 28 0 2 14-4 26-14 32C14 35 8 23 10 9zM15 15h5M28 15h5",
  lettered: true,
};

export const emblemOf = (role: string): Drawing => EMBLEMS[role] ?? UNKNOWN;

export const drawn = (): string[] => Object.keys(EMBLEMS);
