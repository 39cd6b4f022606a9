/** A small drawing for each gift, 32 by 32, all in one hand: lines of one width, and a little that is filled. */

import type { Drawing } from "../../../../ui/drawing";
import { DOES } from "../../content";

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const EARS = "M13 7C8 5.5 4.5 9 7.5 14M19 7c5-1.5 8.5 2 5.5 7";
const JAR = `M11.5 3.5h9M13 3.5V8C13 11 7 11.5 7 17c0 5 3.5 7.5 6 10v2h6v-2c2.5-2.5 6-5 6-10 0-5.5-6-6-6-9V3.5${EARS}`;
const HAND =
  "M16 29C10.5 29 7 25 4.5 19.5c-1-2.5 1.8-4 3.3-2.2L9.5 19.5V9.5a2.15 2.15 0 0 1 4.3 0V5.5a2.2 2.2 0 0 1 4.4 0v4a2.15 2.15 0 0 1 4.3 0v10l1.7-2.2c1.5-1.8 4.3-.3 3.3 2.2C25 25 21.5 29 16 29zM13.8 9.5V15M18.2 9.5V15";
/** Gifts for those whom nobody knows. */
const RIDDLE = "M21 8.5a3.7 3.7 0 1 1 5.4 3.3C24.9 12.6 24.7 13.4 24.7 15";
const RIDDLE_DOT = dot(24.7, 19.2, 1.7);

const ONE: Readonly<Record<string, Drawing>> = {
  // a jar, half full
  vessel: { lines: JAR, solid: "M7.5 16h17c1 5-2.5 8-5.5 11h-6c-3-3-6.5-6-5.5-11z" },
  // three discs that overlap
  "colour-lore": {
    lines: dot(16, 11, 7.5) + dot(10.5, 20.5, 7.5) + dot(21.5, 20.5, 7.5),
  },
  // a candle in its dish
  candle: {
    lines: "M12.5 15.5h7V25h-7zM5 25h20c0 2.5-1.5 4-4 4H9c-2.5 0-4-1.5-4-4zM25 25.5c4-1.5 4-5.5 1-5.5M16 12.5v3",
    solid: "M16 2c3 3.2 4 5 4 7.2a4 4 0 0 1-8 0C12 7 13 5.2 16 2z",
  },
  // a hand with an eye in it
  "hamsa-hand": {
    lines: `${HAND}M10.5 21.5c3-4 8-4 11 0-3 4-8 4-11 0z`,
    solid: dot(16, 21.5, 1.7),
  },
  // sand running down
  hourglass: {
    lines: "M7 3.5h18M7 28.5h18M9.5 3.5v3.5c0 4.5 5 6 5 9s-5 4.5-5 9v3.5M22.5 3.5v3.5c0 4.5-5 6-5 9s5 4.5 5 9v3.5",
    solid: "M12 8.5h8c-.8 2-2.8 3.5-4 5.5-1.2-2-3.2-3.5-4-5.5zM11.5 27c0-3 2.8-4.5 4.5-6.5 1.7 2 4.5 3.5 4.5 6.5z",
  },
  // a letter, half rolled up
  scroll: {
    lines:
      "M9 23V7a3.5 3.5 0 0 1 3.5-3.5H27M9 23H3.5v1.5A4 4 0 0 0 7.5 28.5h13a4 4 0 0 0 4-4V7A3.5 3.5 0 0 1 28.5 7v3h-4M9 23h8v2a3.5 3.5 0 0 0 3.5 3.5M14 9.5h5.5M14 14h5.5M14 18.5h3",
  },
  // a coin worth one
  obol: {
    lines: dot(16, 16, 12.5) + "M12.5 12l4-3v14M12.5 23h8",
    solid: dot(8.2, 16, 1.4) + dot(24, 16, 1.4),
  },
  // an oar over a wave
  oar: {
    lines: "M28.5 3.5L14 18M25.5 2.5l4 4M2.5 29c2.5-2 4.5-2 7 0s4.5 2 7 0 4.5-2 7 0 4 2 6 .5",
    solid: "M15.8 14.5l1.7 1.7c.5 4-1 6.5-4.5 9-2 1.3-5 .8-6.5-.7S5 20 6.5 18c2.5-3.5 5.3-4 9.3-3.5z",
  },
  // a mask to be worn
  mask: {
    lines: "M5 6.5c7-3.5 15-3.5 22 0 1.5 10.5-3 18.5-11 22.5C8 25 3.5 17 5 6.5zM12.5 22q3.5 2 7 0",
    solid: "M8 13c2.5-2 5.5-1.5 6.5 2-3 1.5-5.5.8-6.5-2zM24 13c-2.5-2-5.5-1.5-6.5 2 3 1.5 5.5.8 6.5-2z",
  },
  // a coin with a crown
  "master-coin": {
    lines: dot(16, 16, 12.5),
    solid: "M8.5 11l4 3.5L16 8.5l3.5 6 4-3.5-1.5 9.5h-12zM10.2 22h11.6v2H10.2z",
  },
};

const TWO: Readonly<Record<string, Drawing>> = {
  // a censer on chains
  censer: {
    lines:
      "M16 2.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3zM15 5.5L7.5 17M17 5.5L24.5 17M16 5.5V13M10.5 17c0-2.5 2-4 5.5-4s5.5 1.5 5.5 4M6 17h20c0 6-4 9-10 9S6 23 6 17zM11.5 29.5h9",
    solid: dot(11.5, 20.8, 1.4) + dot(16, 21.5, 1.4) + dot(20.5, 20.8, 1.4),
  },
  // a ray that falls apart
  prism: {
    lines: "M14.5 5.5l10.5 20H4zM1.5 18.5L9.5 15.5M20 15.5l10.5-6M21.5 18.5l9-1.5M23.5 21.5l7 3",
    solid: "M14.5 11l5.5 10.5H9z",
  },
  // a lantern to be carried
  lantern: {
    lines: "M11.5 7.5V6.5a4.5 4.5 0 0 1 9 0v1M7.5 12l3-4.5h11l3 4.5zM9.5 12v12M22.5 12v12M7 24h18v4.5H7z",
    solid: "M16 13.5c2.5 2.5 3.3 4 3.3 5.7a3.3 3.3 0 0 1-6.6 0c0-1.7.8-3.2 3.3-5.7z",
  },
  // a mirror with a handle
  mirror: {
    lines: "M16 3.5c6 0 9.5 3.7 9.5 8.5s-3.5 9-9.5 9-9.5-4.2-9.5-9S10 3.5 16 3.5z",
    solid: `${dot(16, 2.8, 1.8)}M14.6 21h2.8l1.4 7.2a2.8 2.8 0 0 1-5.6 0zM16 6c.6 4 2 5.4 6 6-4 .6-5.4 2-6 6-.6-4-2-5.4-6-6 4-.6 5.4-2 6-6z`,
  },
  // a mouth sewn up, on wax
  "seal-of-silence": {
    lines:
      "M16 3c2.5 0 3 2.2 5 2.7s4-.7 5.5 1 .3 3.3 1 5.3S30 14 30 16.5s-2.2 2.5-2.7 4.5.7 4-1 5.5-3.3.3-5.3 1S18.5 30 16 30s-3-1.7-5-2.5-4 .7-5.5-1-.3-3.5-1-5.5S2 19 2 16.5s1.7-3 2.5-4.5-.7-3.6 1-5.3 3.5-.3 5.5-1S13.5 3 16 3zM8.5 16.5h15M12 13.5v6M16 13.5v6M20 13.5v6",
  },
  // a torch that burns high
  torch: {
    lines: "M10 15.5h12l-1.5 4h-9zM13 19.5l1 10h4l1-10",
    solid:
      "M16.5 1.5c.5 4 5.5 5.5 5.5 10a5.5 5.5 0 0 1-1 3H11a5.5 5.5 0 0 1-1-3C10 9 11.5 7.5 12.5 5.5c.8 1 1.2 1.7 1.5 2.7C15.5 6.5 16.5 4 16.5 1.5z",
  },
  // a bowl, and what is offered to two
  "offering-bowl": {
    lines: "M3.5 13.5h25C28.5 20.5 23 24 16 24S3.5 20.5 3.5 13.5zM16 24v4.5M9.5 28.5h13",
    solid:
      "M6 12a4.7 4.7 0 0 1 9.4 0zM16.6 12a4.7 4.7 0 0 1 9.4 0zM11.3 6a4.7 4.7 0 0 1 9.4 0c-2 0-3.7 1-4.7 2.7-1-1.7-2.7-2.7-4.7-2.7z",
  },
  // a pole with a hook
  boathook: {
    lines: "M3.5 28.5L28 4M21 11C29 8 32.5 15 26 21",
    solid: "M29.5 2.5L27.5 7.5 24.5 4.5zM18.8 10.5l2.7 2.7-6 6-2.7-2.7z",
  },
  // a coin above a hand
  "granted-coin": {
    lines:
      dot(17, 9, 6.3) +
      "M2.5 19.5h4.5c3-1.5 5.5-1 7.5.5h4a2 2 0 0 1 0 4h-5M19.5 23l6.5-3.3c2.5-1 4 1.5 2 3L19 29H7H2.5",
    solid: "M17 5l1.2 2.6 2.8.3-2.1 1.9.6 2.8L17 11.2l-2.5 1.4.6-2.8L13 7.9l2.8-.3z",
  },
};

const THREE: Readonly<Record<string, Drawing>> = {
  // a jar that leaks
  "cracked-vessel": {
    lines: `M11.5 3.5h9M13 3.5V8C13 11 7 11.5 7 17c0 5 3.5 7.5 6 10v2h6M19 3.5V8c0 3 6 3.5 6 9 0 1.5-.3 2.8-.8 4M17.5 11.5l-3.5 4 4.5 3-3 4.5${EARS}`,
    solid: "M24 22.5c2 2.8 3 4.2 3 5.5a3 3 0 0 1-6 0c0-1.3 1-2.7 3-5.5z",
  },
  // a window of a chapel
  "stained-glass": {
    lines: "M6.5 29V14C6.5 8.5 10 5 16 2.5 22 5 25.5 8.5 25.5 14v15zM16 2.5V29M6.5 18L16 12l9.5 6M6.5 18l9.5 6 9.5-6",
    solid: "M16 12l9.5 6-9.5 6z",
  },
  // a light on a tower
  beacon: {
    lines: "M11 29.5l1.5-15h7l1.5 15zM10.5 14.5h11M13 14.5v-5h6v5M12 22h8M3 7.5l5 2M3 15l5-2M29 7.5l-5 2M29 15l-5-2",
    solid: "M11 9.5l5-6.5 5 6.5zM14.5 9.5h3v4h-3z",
  },
  // a bundle, tied
  bundle: {
    lines:
      "M14 11.5C8 13.5 4.5 18 4.5 22.5c0 4.5 4.5 6.5 11.5 6.5s11.5-2 11.5-6.5c0-4.5-3.5-9-9.5-11M15 10L6 8.5l3.5-5zM17 10l9-1.5-3.5-5zM15 14c-2 2.5-3 5-3 8M17 14c2 2.5 3 5 3 8",
    solid: dot(16, 11, 2.8),
  },
  // a horn to be blown
  horn: {
    lines: "M28.5 12.5C27.5 22 19 28.5 5.5 26.5l-2-3.5C12 22.5 17 18 18 9.5zM22 8.5M10 22.5l2 4.5M15.5 18.5l4.5 5",
    solid: "M16.5 9.5c1-3.5 12-1.5 13.5 2 .5 2.5-13 2-13.5-2z",
  },
  // an eye in a triangle
  "all-seeing-eye": {
    lines: "M16 3l14 25H2zM8 20.5c4.5-6 11.5-6 16 0-4.5 6-11.5 6-16 0z",
    solid: dot(16, 20.5, 2.6),
  },
  // scales that hang even
  scales: {
    lines: "M16 4.5V28M9.5 28.5h13M6 8.5h20M6.5 8.5L2.5 19M6.5 8.5l4 10.5M25.5 8.5L21.5 19M25.5 8.5l4 10.5",
    solid: dot(16, 4.5, 2.3) + "M1.5 18.5h10c0 3.5-2 5-5 5s-5-1.5-5-5zM20.5 18.5h10c0 3.5-2 5-5 5s-5-1.5-5-5z",
  },
  // water that turns
  whirlpool: {
    lines:
      "M16.5 16.5c-.5-2.5 4-2.5 4 1 0 4.5-8.5 5-8.5-1.5 0-7.5 13-7.5 13 1.5C25 27 7 27.5 7 16 7 4.5 25 2.5 29.5 12M2.5 17C2.5 25 8 29.5 15 29.5",
  },
  // a mask that smiles and does not
  "two-faced-mask": {
    lines: "M16 4C12 4 8 4.8 5 6.5 3.5 17 8 25 16 29c8-4 12.5-12 11-22.5C24 4.8 20 4 16 4zM11.5 22c1.5 1 3 1.5 4.5 1.5",
    solid:
      "M16 4c4 0 8 .8 11 2.5C28.5 17 24 25 16 29v-5c2.5 0 4-1.5 5-3.5-1.5 1-3 1.5-5 1.5zM24 13c-2.5-2-5.5-1.5-6.5 2 3 1.5 5.5.8 6.5-2zM8 13c2.5-2 5.5-1.5 6.5 2-3 1.5-5.5.8-6.5-2z",
  },
  // two coins
  "double-mint": {
    lines: dot(11.5, 19.5, 9) + "M14.5 6.5A9 9 0 1 1 24 20.5",
    solid: "M11.5 13.5l1.8 4 4.3.5-3.2 2.9.9 4.3-3.8-2.2-3.8 2.2.9-4.3-3.2-2.9 4.3-.5z",
  },
};

const FOUR: Readonly<Record<string, Drawing>> = {
  // a torch, and somebody unknown
  "torch-of-limbo": {
    lines: `${RIDDLE}M5 15.5h11l-1.5 4h-8zM8 19.5l1 10h3l1-10`,
    solid: `${RIDDLE_DOT}M11 2c.5 3.5 5 5 5 9.3a5 5 0 0 1-.9 3.2H5.9A5 5 0 0 1 5 11.3C5 9 6.2 7.5 7.2 5.8c.7.8 1.2 1.6 1.4 2.5C10 6.7 11 4.5 11 2z`,
  },
  // a mouth that whispers about somebody unknown
  whisper: {
    lines: `${RIDDLE}M11 24.5c1.5 2.3 1.5 4.2 0 5M16.5 23.5c2 2.5 2.5 4.5 1.5 6.5`,
    solid: `${RIDDLE_DOT}M1.5 15c3-3.5 5-5.5 6.7-5.5 1 0 1.6.6 2.3.6s1.3-.6 2.3-.6c1.7 0 3.7 2 6.2 5.5-5 .5-12 .5-17.5 0zM2.5 17c5 .5 11 .5 15.5 0-2 3-4.5 4.8-7.7 4.8S4.5 20 2.5 17z`,
  },
  // a hand with one thing to show
  "hamsa-hand-one": { lines: HAND, solid: "M12.5 18.5h7v7.5h-7z" },
  // somebody unknown in the place of another
  changeling: {
    lines:
      "M12 12.5a4.1 4.1 0 1 1 6 3.6c-1.7.9-2 1.8-2 3.4M3.5 13C5 6.5 10 3 16 3c5 0 9 2.3 11.3 6M28.5 19C27 25.5 22 29 16 29c-5 0-9-2.3-11.3-6M28 3.5V9.5h-6M4 28.5v-6h6",
    solid: dot(16, 23.2, 1.7),
  },
};

const MARKS: Readonly<Record<string, Drawing>> = { ...ONE, ...TWO, ...THREE, ...FOUR };

/** A gift that nobody has drawn shows what it does; if not even that is said, it is a box with a ribbon. */
const KINDS: Readonly<Record<string, Drawing>> = {
  // an eye
  peek: { lines: "M2 11.5C9 3 19 3 26 11.5 19 20 9 20 2 11.5z", solid: dot(14, 11.5, 3) },
  // a light
  reveal: {
    lines: "M14 1.5v3M14 18.5v3M4 11.5h3M21 11.5h3M7 4.5l2 2M19 16.5l2 2M21 4.5l-2 2M9 16.5l-2 2",
    solid: dot(14, 11.5, 4.5),
  },
  // there and back
  swap: { lines: "M3.5 7.5h20M18.5 2.5l5 5-5 5M24.5 16h-20M9.5 11l-5 5 5 5" },
  // a small mask
  mask: { lines: "M4 4c7-3 13-3 20 0 1 8-3 14-10 17C7 18 3 12 4 4z", solid: dot(10, 9.5, 1.7) + dot(18, 9.5, 1.7) },
  // more
  help: { lines: `${dot(13, 11.5, 10)}M13 6v11M7.5 11.5h11` },
  // less
  harm: { lines: `${dot(13, 11.5, 10)}M7.5 11.5h11` },
};
const UNKNOWN: Drawing = {
  lines: "M3 10h20v12H3zM2 6h22v4H2zM13 6v16M13 6c-6 0-6-5-3-4 2 .5 3 4 3 4s1-3.5 3-4c3-1 3 4-3 4",
};

export const markOf = (gift: string): Drawing =>
  MARKS[gift] ?? { ...(KINDS[DOES[gift] ?? ""] ?? UNKNOWN), lettered: true };

/** The gifts that have a drawing of their own. */
export const drawn = (): string[] => Object.keys(MARKS);
