/** What lies behind the thing in a composed picture: a sky and a ground, never quite the same twice. */

import {
  ALL,
  box,
  cloud,
  crown,
  disc,
  discs,
  fir,
  grid,
  moon,
  type Paint,
  ripples,
  type Scene,
  skyline,
  stars,
} from "./shapes";

/** Numbers that look thrown but follow from a word. */
export class Dice {
  private state = 0x811c9dc5;

  constructor(word: string) {
    for (const letter of word) this.state = Math.imul(this.state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }

  /** From `low` up to `high`. */
  between(low: number, high: number): number {
    let mixed = (this.state = (this.state + 0x6d2b79f5) | 0);
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (high - low);
  }

  of<T>(first: T, ...others: readonly T[]): T {
    return others[Math.floor(this.between(-1, others.length))] ?? first;
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }
}

/** Drawn for a place; `dark` where it is dark or late. */
type Backdrop = (dice: Dice, dark: boolean) => Scene;

function sky(dice: Dice, dark: boolean): Scene {
  const x = dice.of(20, 32, 88, 100);
  if (dark)
    return [
      ["night", ALL],
      ["paper", stars(18, dice.whole(1, 40), 44)],
      ["bone", moon(x, 20, dice.between(8, 11))],
    ];
  return [
    [dice.of<Paint>("air", "air", "cream", "dusk"), ALL],
    [dice.of<Paint>("gold", "gold", "ember"), disc(x, dice.between(18, 24), dice.between(8, 11))],
    ["paper", cloud(120 - x, dice.between(16, 24), dice.between(0.7, 1.1))],
  ];
}

const hills = (dice: Dice, y: number): string =>
  `M0 ${dice.whole(y - 4, y + 6)}q${dice.whole(20, 34)} ${-dice.whole(10, 18)} 60 -4t60 ${dice.whole(-6, 4)}v50H0z`;

const SPACE: Backdrop = (dice) => {
  const [x, r] = [dice.of(24, 96), dice.between(10, 15)];
  return [
    ["night", ALL],
    ["paper", stars(44, dice.whole(1, 40), 86)],
    [dice.of<Paint>("plum", "sea", "rust", "leaf"), disc(x, 24, r)],
    ["shade", `M${x} ${24 - r}a${r} ${r} 0 0 1 0 ${2 * r}q${r} ${-r} 0 ${-2 * r}z`],
    ...(dice.of(true, false) ? ([["bone", disc(x, 24, r * 1.6, r * 0.4), 2]] as Scene) : []),
    [dice.of<Paint>("stone", "copper", "slate"), disc(60, 154, 110, 84)],
    ["shade", disc(dice.whole(16, 34), 82, 8, 2.4) + disc(dice.whole(84, 102), 80, 6, 2) + disc(104, 87, 5, 1.6)],
  ];
};

const UNDERWATER: Backdrop = (dice) => {
  const [x, y] = [dice.of(8, 84), dice.whole(18, 34)];
  return [
    [dice.of<Paint>("deep", "sea"), ALL],
    ["light", `M${dice.whole(10, 30)} 0h18l-16 90h-34zM${dice.whole(70, 90)} 0h14l20 90h-30z`],
    ["sand", `M0 ${dice.whole(72, 76)}q30-8 60-2t60-2v22H0z`],
    ["leaf", "M10 84q-5-8 0-14t0-14 2-10M18 86q5-6 0-12t1-10M108 86q5-8 0-14t1-14M115 84q-4-6 0-12", 3],
    [dice.of<Paint>("ember", "gold", "rose"), `M${x} ${y}q10-10 20 0l7-5v11l-7-5q-10 9-20-1z`],
    ["ice", discs(2.4, [dice.whole(40, 80), 12], [dice.whole(20, 100), 44], [dice.whole(90, 110), 30]), 1.2],
  ];
};

const UNDERGROUND: Backdrop = (dice) => [
  ["soot", ALL],
  [dice.of<Paint>("slate", "wood", "night"), `M10 90V44q6-${dice.whole(30, 38)} 50-${dice.whole(30, 36)}t50 36v44z`],
  [
    "ink",
    Array.from({ length: 9 }, (_, i) => `M${i * 14 - 4} 0h16l-8 ${dice.whole(12, 30) + Math.abs(i - 4) * 4}z`).join(""),
  ],
  ["light", disc(60, 46, 40, 36)],
  ["ink", `M0 80q30-${dice.whole(4, 8)} 60-3t60-2v20H0zM0 50q8 14 6 40H0zM120 46q-9 16-6 44h6z`],
];

const COLD: Backdrop = (dice, dark) => [
  [dark ? "night" : dice.of<Paint>("air", "dusk"), ALL],
  ["paper", stars(24, dice.whole(1, 40), 70)],
  ["slate", `M0 70l${dice.whole(14, 24)}-30 22 18 ${dice.whole(16, 26)}-34 30 32 18-14 20 14v30H0z`],
  ["ice", `M0 70q24-${dice.whole(8, 16)} 60-6t60-4v30H0z`],
  ["deep", fir(dice.whole(10, 18), 74, 30) + fir(dice.whole(98, 110), 72, dice.whole(24, 36))],
  ["paper", "M0 76q30-6 60-1t60-1v16H0z"],
];

const WATERSIDE: Backdrop = (dice, dark) => [
  ...sky(dice, dark),
  [dark ? "deep" : "sea", box(0, 46, 120, 44)],
  ["ice", ripples(dice.whole(6, 16), 54, 8, 2) + ripples(dice.whole(84, 94), 52, 8, 2) + ripples(40, 62, 8, 1), 1.6],
  [dice.of<Paint>("sand", "sand", "leaf"), `M0 ${dice.whole(66, 74)}q30-9 60-2t60-${dice.whole(0, 6)}v30H0z`],
];

const CITY: Backdrop = (dice, dark) => {
  const houses = Array.from({ length: 9 }, () => [dice.whole(11, 16), dice.whole(20, 48)] as const);
  const near = Array.from({ length: 9 }, () => [dice.whole(11, 16), dice.whole(6, 22)] as const);
  return [
    ...sky(dice, dark),
    [dark ? "soot" : "dusk", skyline(0, 76, ...houses)],
    [dark ? "ink" : "slate", skyline(-4, 76, ...near)],
    ["glow", grid(dice.whole(3, 8), 60, 3, 3, 9, 2, 14, 7)],
    ["soot", box(0, 74, 120, 16)],
    ["stone", grid(4, 84, 10, 2, 7, 1, 18, 0)],
  ];
};

const NATURE: Backdrop = (dice, dark) => {
  const firs = dice.of(true, false);
  const trees: readonly (readonly [number, number])[] = [
    [dice.whole(10, 20), 70],
    [dice.whole(94, 108), 68],
  ];
  return [
    ...sky(dice, dark),
    [dark ? "deep" : "moss", hills(dice, 58)],
    ["wood", trees.map(([x, y]) => `M${x} ${y + 4}V${y - 14}`).join(""), 3],
    [dark ? "moss" : "leaf", trees.map(([x, y]) => (firs ? fir(x, y, 30) : crown(x, y - 18, 10))).join("")],
    [dark ? "moss" : "leaf", hills(dice, 72)],
  ];
};

/** Inside, if nothing else is known. */
export const ROOM: Backdrop = (dice, dark) => {
  const [wall, floor] = [
    dice.of<Paint>("cream", "blush", "mist", "air", "dusk"),
    dice.of<Paint>("copper", "stone", "wood"),
  ];
  const x = dice.of(12, 84);
  const pane = dice.of(true, false)
    ? `${box(x + 2, 14, 9, 12)}${box(x + 13, 14, 9, 12)}${box(x + 2, 28, 9, 8)}${box(x + 13, 28, 9, 8)}`
    : `${box(x + 2, 14, 20, 22)}`;
  const lamp = 120 - x - 12;
  return [
    [dark ? "night" : wall, ALL],
    [dark ? "soot" : floor, box(0, 70, 120, 20)],
    ["shade", box(0, 68, 120, 2.4)],
    ["paper", box(x, 12, 24, 26)],
    [dark ? "deep" : "sky", pane],
    ["soot", `M${lamp} 0v12`, 1.6],
    ["light", `M${lamp - 8} 20l-14 50h44l-14-50z`],
    [dice.of<Paint>("ink", "ember", "moss"), `M${lamp - 11} 20q1-9 11-9t11 9z`],
    ["glow", disc(lamp, 20.4, 4, 2.4)],
  ];
};

/** The first that holds clearly, or else arguably, lies behind the picture. */
export const BACKDROPS: readonly (readonly [trait: string, Backdrop])[] = [
  ["space", SPACE],
  ["underwater", UNDERWATER],
  ["underground", UNDERGROUND],
  ["cold", COLD],
  ["waterside", WATERSIDE],
  ["nature", NATURE],
  ["outdoors", NATURE],
  ["big-city", CITY],
];

/** Things that do not stand in a room: what lies behind them if nothing else is known. */
export const OUTSIDE: Readonly<Record<string, Backdrop>> = {
  moving: CITY,
  tall: CITY,
  tickets: CITY,
  police: CITY,
  dark: CITY,
  nights: NATURE,
  leisure: NATURE,
  "flying-machines": NATURE,
  "odd-scale": NATURE,
  "": NATURE,
};
