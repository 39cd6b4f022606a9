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

/** From so many players on, smugglers know each other. */
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

/** The sets that can be chosen from. */
export const CHOICE: readonly string[] = [
  "one",
  "two",
  "three",
];
