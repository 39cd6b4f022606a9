// generated, do not edit: make types

/** The card of whoever does not know the place. */
export const SPY = "spy";

/** The bag of spies. */
export const JOKE = "joke";

/** A bag in which everybody is somewhere else. */
export const MIXED = "mixed";

/** The modes in which there are mixed bags. */
export const MIXING: readonly string[] = [
  "madness",
  "everything",
];

/** Every power. */
export const POWERS: readonly string[] = [
  "override",
  "second",
  "pass-on",
  "lasso",
  "shield",
  "loop",
  "mute",
  "hothead",
  "xray",
  "shadow",
  "backwards",
  "alter",
];

/** How many places a pack needs for the mixed bags. */
export const EXTRA = 16;

/** Seconds before the end at which everybody hears that the time is nearly up. */
export const HURRY = 30;

/** The fewest places of an own pack. */
export const LEAST = 8;

/** The most places of an own pack. */
export const MOST = 40;

/** The most letters in the name of an own place. */
export const LONGEST = 40;

/** The fewest traits of an own place. */
export const ENOUGH = 3;

/** The most traits of an own place. */
export const MANY = 15;
