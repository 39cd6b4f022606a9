// generated, do not edit: make types

export type Side = "guides" | "smugglers" | "jaster";

/** The sides, in the order in which they are listed. */
export const SIDES: readonly Side[] = [
  "guides",
  "smugglers",
  "jaster",
];

/** By the number of players, how many of each side there are, and Jaster's points. */
export const CASTS: Readonly<Record<number, Readonly<Record<Side, number> & { fixed: number | null }>>> = {
  "4": { guides: 2, smugglers: 1, jaster: 1, fixed: 6.5 },
  "5": { guides: 3, smugglers: 2, jaster: 0, fixed: null },
  "6": { guides: 3, smugglers: 2, jaster: 1, fixed: 6.5 },
  "7": { guides: 4, smugglers: 3, jaster: 0, fixed: null },
  "8": { guides: 4, smugglers: 3, jaster: 1, fixed: 8.5 },
};

/** The fewest players with whom smugglers know each other. */
export const GAZE = 5;

/** The colours of passengers and masks. */
export const COLOURS = [
  "red",
  "green",
  "blue",
] as const;

/** Every passenger as it is printed. */
export const PASSENGERS: readonly { id: string; kind: string; colour: string }[] = [
  { id: "soul-red", kind: "soul", colour: "red" },
  { id: "soul-green", kind: "soul", colour: "green" },
  { id: "soul-blue", kind: "soul", colour: "blue" },
  { id: "demon-red", kind: "demon", colour: "red" },
  { id: "demon-green", kind: "demon", colour: "green" },
  { id: "demon-blue", kind: "demon", colour: "blue" },
  { id: "jaster", kind: "jaster", colour: "none" },
];

/** The two boats of a round. */
export const BOATS = [
  "raven",
  "wolf",
] as const;

/** Seats in a boat. */
export const WIDTH = 5;

/** Rounds of a match. */
export const ROUNDS = 3;

/** The gifts of each set by their numbers: a set can be looked at before it is chosen. */
export const SETS: Readonly<Record<string, readonly string[]>> = {
  one: ["vessel", "colour-lore", "candle", "hamsa-hand", "hourglass", "scroll", "obol", "oar", "mask", "master-coin"],
  two: ["censer", "prism", "lantern", "mirror", "seal-of-silence", "torch", "offering-bowl", "boathook", "mask", "granted-coin"],
  three: ["cracked-vessel", "stained-glass", "beacon", "bundle", "horn", "all-seeing-eye", "scales", "whirlpool", "two-faced-mask", "double-mint"],
  four: ["vessel", "torch-of-limbo", "whisper", "hamsa-hand-one", "seal-of-silence", "scroll", "obol", "changeling", "mask", "master-coin"],
};

/** Every gift, and what it does to what is chosen for it, where that can be said in a word. */
export const DOES: Readonly<Record<string, string | null>> = {
  vessel: null,
  "colour-lore": null,
  candle: "peek",
  "hamsa-hand": null,
  hourglass: "harm",
  scroll: "peek",
  obol: "harm",
  oar: "swap",
  mask: "mask",
  "master-coin": null,
  censer: null,
  prism: null,
  lantern: "peek",
  mirror: null,
  "seal-of-silence": "harm",
  torch: "reveal",
  "offering-bowl": "help",
  boathook: "swap",
  "granted-coin": "help",
  "cracked-vessel": "help",
  "stained-glass": null,
  beacon: "peek",
  bundle: null,
  horn: "help",
  "all-seeing-eye": "peek",
  scales: null,
  whirlpool: null,
  "two-faced-mask": "mask",
  "double-mint": null,
  "torch-of-limbo": "reveal",
  whisper: "peek",
  "hamsa-hand-one": null,
  changeling: "swap",
};

/** The gifts that ask nothing before they have their effect. */
export const SILENT: readonly string[] = [
  "vessel",
  "master-coin",
  "censer",
  "double-mint",
];

/** The sets that can be chosen from. */
export const CHOICE: readonly string[] = [
  "one",
  "two",
  "three",
];
