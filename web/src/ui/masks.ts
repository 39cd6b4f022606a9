/**
 * The forty masks, each by its number: the last digit is the silhouette, the tens are one of four faces for it. Numbers
 * in the order in which tables give them out (0, 7, 14 …) show ten silhouettes and ten colours before one comes again.
 */

import { MASKS } from "../lib/protocol";

/** One line or spot of a face, in ink. */
export interface Stroke {
  d: string;
  /** How thick a line is; 0: a filled spot. */
  width: number;
  opacity: number;
  /** How much further down it lies than drawn. */
  down?: number;
}

export interface Drawn {
  shape: string;
  colour: string;
  /** Where the face lies on this silhouette: an SVG transform. */
  place: string;
  eyes: Stroke[];
  rest: Stroke[];
}

export const INK = "#17141d";
export const ASHES = "#6d6878";
export const CROSSED: Stroke = { d: "M11.5 23.5l8 7m0-7l-8 7M28.5 23.5l8 7m0-7l-8 7", width: 2.6, opacity: 1 };

interface Silhouette {
  d: string;
  /** How far down the face lies, and how large it is. */
  down: number;
  size: number;
  /** How far down marks on the forehead slide, where the silhouette has a notch there. */
  forehead?: number;
}

/** A ring of petals. */
function petals(count: number): string {
  const at = (turn: number, across: number, along: number): string => {
    const angle = (turn / count) * 2 * Math.PI - Math.PI / 2;
    return `${(24 + Math.cos(angle) * across).toFixed(1)} ${(28 + Math.sin(angle) * along).toFixed(1)}`;
  };
  const parts = Array.from({ length: count }, (_, i) => `Q${at(i, 26, 30)} ${at(i + 0.5, 19.6, 22.4)}`);
  return `M${at(-0.5, 19.6, 22.4)}${parts.join("")}Z`;
}

const OVAL: Silhouette = {
  d: "M24 2.5C37.5 2.5 44.5 13 44 27C43.4 42 33 53.5 24 53.5C15 53.5 4.6 42 4 27C3.5 13 10.5 2.5 24 2.5Z",
  down: 0,
  size: 1,
};
const SHIELD: Silhouette = { d: "M4 7.5Q24 -1 44 7.5Q46.5 35 24 54.5Q1.5 35 4 7.5Z", down: -2.5, size: 0.95 };
const CAT: Silhouette = {
  d: "M4.5 2.5L16.5 11.5Q24 9 31.5 11.5L43.5 2.5Q47.5 22 42 35.5Q35.5 50.5 24 53.5Q12.5 50.5 6 35.5Q0.5 22 4.5 2.5Z",
  down: 1,
  size: 0.96,
  forehead: 2,
};
const BOX: Silhouette = {
  d: "M9 4H39Q46 4 45.3 13L42.6 36Q40.5 53 24 53.5Q7.5 53 5.4 36L2.7 13Q2 4 9 4Z",
  down: 0,
  size: 1,
};
const MOON: Silhouette = { d: "M24 4.5A23 23.5 0 1 1 24 51.5A23 23.5 0 1 1 24 4.5Z", down: 0, size: 1 };
const FOX: Silhouette = {
  d: "M2 4.5L17.5 13Q24 11 30.5 13L46 4.5Q47.5 21 41 31.5Q36.5 36 33 42Q28.5 52 24 55Q19.5 52 15 42Q11.5 36 7 31.5Q0.5 21 2 4.5Z",
  down: -1,
  size: 0.9,
  forehead: 4.5,
};
const OWL: Silhouette = {
  d: "M24 11.5C20.5 2.5 3.5 1.5 2.5 18.5C1.8 35.5 13.5 46.5 24 54.5C34.5 46.5 46.2 35.5 45.5 18.5C44.5 1.5 27.5 2.5 24 11.5Z",
  down: -3,
  size: 0.96,
  forehead: 6,
};
const HORNED: Silhouette = {
  d: "M9 1.5C8.5 8 11.5 12 16.5 12.6Q24 10 31.5 12.6C36.5 12 39.5 8 39 1.5C46 6 47.5 14.5 42.6 20.5Q44.8 31 39.8 41Q34 53.5 24 53.5Q14 53.5 8.2 41Q3.2 31 5.4 20.5C0.5 14.5 2 6 9 1.5Z",
  down: 2,
  size: 0.92,
  forehead: 2.5,
};
const TEAR: Silhouette = {
  d: "M24 0.5C26.5 10 45.5 20 45 36.5C44.6 47.5 35 54.5 24 54.5C13 54.5 3.4 47.5 3 36.5C2.5 20 21.5 10 24 0.5Z",
  down: 5,
  size: 0.9,
  forehead: 1,
};
const PETAL: Silhouette = { d: petals(9), down: 0, size: 0.9, forehead: 1 };

const SILHOUETTES: readonly Silhouette[] = [OVAL, SHIELD, CAT, BOX, MOON, FOX, OWL, HORNED, TEAR, PETAL];

const GOLD = "#dca63f";
const EMBER = "#e4633f";
const SKY = "#6aa5e0";
const LEAF = "#5bac80";
const PLUM = "#bd84cf";
const BONE = "#e3d9c4";
const ROSE = "#ef9fa9";
const MINT = "#9ad3c6";
const COPPER = "#b98257";
const INDIGO = "#8188cf";

/** For each of the four faces the colours of the ten silhouettes: never two alike of one silhouette. */
const COLOURS: readonly (readonly string[])[] = [
  [GOLD, EMBER, SKY, LEAF, PLUM, BONE, ROSE, MINT, COPPER, INDIGO],
  [ROSE, MINT, MINT, BONE, LEAF, ROSE, BONE, PLUM, SKY, EMBER],
  [SKY, PLUM, PLUM, EMBER, SKY, INDIGO, COPPER, GOLD, ROSE, MINT],
  [LEAF, GOLD, COPPER, INDIGO, BONE, COPPER, INDIGO, EMBER, LEAF, GOLD],
];

const line = (d: string, width = 2.3, opacity = 1): Stroke => ({ d, width, opacity });
const spot = (d: string, opacity = 1): Stroke => ({ d, width: 0, opacity });

/** What is drawn on the left side, and again on the right. */
const ALMOND = [spot("M9.5 27.5Q15.5 19.5 21 27.5Q15.5 31.8 9.5 27.5ZM27 27.5Q32.5 19.5 38.5 27.5Q32.5 31.8 27 27.5Z")];
const ROUND = [spot("M10.5 27a5 4 0 1 0 10 0a5 4 0 1 0 -10 0ZM27.5 27a5 4 0 1 0 10 0a5 4 0 1 0 -10 0Z")];
const SLANT = [spot("M9 22.5L21.4 27.6L20 31.4Q13.5 32 9.8 28.4ZM39 22.5L26.6 27.6L28 31.4Q34.5 32 38.2 28.4Z")];
const SMILING = [line("M10 29Q15.5 22 21 29M27 29Q32.5 22 38 29", 2.8)];
const RINGS = [
  line("M10.6 27a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0ZM27 27a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z", 2.1),
  spot("M13.6 27a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM30 27a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z"),
];
const SLEEPY = [spot("M9.6 25.5H21.2Q20.4 31.5 15.4 31.5T9.6 25.5ZM26.8 25.5H38.4Q37.6 31.5 32.6 31.5T26.8 25.5Z")];
const SAD = [
  spot(
    "M9.4 29.2Q12 22.4 21 22.6Q21.4 30.6 15.8 31.4Q11.8 31.6 9.4 29.2ZM38.6 29.2Q36 22.4 27 22.6Q26.6 30.6 32.2 31.4Q36.2 31.6 38.6 29.2Z",
  ),
];
const EYES = [ALMOND, ROUND, SLANT, SMILING, RINGS, SLEEPY, SAD];

const SMILE = line("M16.5 42.4Q24 48 31.5 42.4", 2.6);
const FLAT = line("M18 43.6H30", 2.6);
const OPEN = spot("M20.2 43.6a3.8 3.2 0 1 0 7.6 0a3.8 3.2 0 1 0 -7.6 0Z");
const FROWN = line("M17 45.4Q24 40 31 45.4", 2.6);
const GRIN = spot("M15.6 41H32.4Q31 48.4 24 48.4T15.6 41Z");
const WRY = line("M17.5 44.6Q26 46 31 40.6", 2.6);
const CUPID = line("M17.4 42.4Q20.6 46.4 24 42.8Q27.4 46.4 30.6 42.4", 2.4);
const MOUTHS = [SMILE, FLAT, OPEN, GRIN, FROWN, CUPID, WRY];

const ARCHED = line("M9.4 20.2Q14.6 14.8 21 18.6M38.6 20.2Q33.4 14.8 27 18.6", 2.3, 0.75);
const STERN = line("M9.6 16.6L21 20.6M38.4 16.6L27 20.6", 2.5, 0.8);
const WORRIED = line("M9.8 20.4L20.6 16.6M38.2 20.4L27.4 16.6", 2.3, 0.75);

const TRIDENT = line("M24 8.4V17M18.6 10.4Q20 14.6 24 15Q28 14.6 29.4 10.4", 2, 0.6);
const DOT = spot("M20.9 13.6a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0 -6.2 0Z", 0.55);
const DIAMOND = spot("M24 8L27.6 13.4L24 18.8L20.4 13.4Z", 0.55);
const WHISKERS = line("M9 36.2L15.6 37.4M10 41L16 40.2M39 36.2L32.4 37.4M38 41L32 40.2", 1.9, 0.6);
const TEARS = spot("M15.3 33.6Q18.2 38.4 15.3 40Q12.4 38.4 15.3 33.6Z", 0.7);
const BEAK = spot("M24 29.6L28 34.8L24 42.4L20 34.8Z", 0.75);
const NOSE = spot("M24 30.6L27.4 37.4H20.6Z", 0.42);
const STRIPES = line("M24 7.6V12.4M18.6 9V12.6M29.4 9V12.6", 2.2, 0.55);
const CHEEKS = spot("M9.4 36.4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM32.6 36.4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", 0.3);
const SCAR = line("M33.4 33.6L37 40.6M32.2 38.6L38.2 35.6", 1.9, 0.6);
const SEAM = line("M24 6.5V20.6M24 31V36.6M21.4 9.6H26.6M21.4 14H26.6", 1.8, 0.5);

const ON_FOREHEAD: ReadonlySet<Stroke> = new Set([TRIDENT, DOT, DIAMOND, STRIPES, SEAM]);

/** The four faces of each silhouette: eyes, mouth (null: a beak is enough), and whatever else. */
type Face = readonly [eyes: number, mouth: number | null, ...more: Stroke[]];
const FACES: readonly (readonly Face[])[] = [
  [
    [0, 0, TRIDENT, NOSE],
    [4, 2, CHEEKS],
    [2, 4, STERN, SCAR],
    [5, 5, ARCHED, TEARS],
  ],
  [
    [2, 1, DOT, STERN],
    [3, 0, DIAMOND, NOSE],
    [0, 2, ARCHED, SEAM],
    [6, 4, WORRIED],
  ],
  [
    [0, 5, WHISKERS, NOSE],
    [4, 5, DOT],
    [2, 3, STRIPES],
    [5, 1, WHISKERS, DIAMOND],
  ],
  [
    [1, 3, STRIPES, NOSE],
    [5, 6, ARCHED, SCAR],
    [2, 1, STERN, SEAM],
    [3, 2, CHEEKS, TRIDENT],
  ],
  [
    [3, 0, CHEEKS, DOT],
    [6, 2, WORRIED, NOSE],
    [4, 1, TRIDENT],
    [1, 6, ARCHED, TEARS],
  ],
  [
    [2, 5, NOSE],
    [1, 2, DIAMOND, WORRIED],
    [5, 1, STERN, NOSE],
    [0, 5, TRIDENT, NOSE],
  ],
  [
    [4, null, BEAK],
    [0, null, ARCHED, BEAK],
    [2, null, BEAK, CHEEKS],
    [5, null, BEAK, STRIPES],
  ],
  [
    [2, 3, STERN, NOSE],
    [6, 1, WORRIED, TEARS],
    [0, 6, DIAMOND, NOSE],
    [1, 4, STRIPES, SCAR],
  ],
  [
    [6, 4, TEARS, NOSE],
    [3, 5, CHEEKS, DOT],
    [1, 0, NOSE, STRIPES],
    [2, 2, STERN, DIAMOND],
  ],
  [
    [1, 0, CHEEKS, DIAMOND],
    [5, 3, ARCHED],
    [4, 5, DOT, NOSE],
    [3, 6, STRIPES, TEARS],
  ],
];

/** What a mask looks like; numbers beyond the forty begin again. */
export function drawn(n: number): Drawn {
  const number = ((n % MASKS) + MASKS) % MASKS;
  const [kind, which] = [number % 10, Math.floor(number / 10)];
  const { d, down, size, forehead = 0 } = SILHOUETTES[kind] ?? OVAL;
  const [eyes, mouth, ...more] = FACES[kind]?.[which] ?? [0, 0];
  const marks = more.map((mark) => (ON_FOREHEAD.has(mark) ? { ...mark, down: forehead } : mark));
  return {
    shape: d,
    colour: COLOURS[which]?.[kind] ?? GOLD,
    place: `translate(${(24 * (1 - size)).toFixed(2)} ${(28 * (1 - size) + down).toFixed(2)}) scale(${size})`,
    eyes: EYES[eyes] ?? ALMOND,
    rest: mouth === null ? marks : [...marks, MOUTHS[mouth] ?? SMILE],
  };
}
