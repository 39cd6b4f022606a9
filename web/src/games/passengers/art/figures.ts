/** How passengers are drawn, on a card of 100 by 140: in front of a disc (souls), a star (demons) or half of each. */

import { type Colour, isColour } from "./colours";

export type Kind = "soul" | "demon" | "jaster";

export interface Figure {
  kind: Kind;
  colour: Colour | null;
}

/** Nothing, if it is no face of a passenger. */
export function figureOf(face: string | null): Figure | null {
  if (face === "jaster") return { kind: "jaster", colour: null };
  const [kind, colour] = (face ?? "").split("-");
  return (kind === "soul" || kind === "demon") && isColour(colour) ? { kind, colour } : null;
}

export const CARD = "M10 1.5H90q8.5 0 8.5 8.5V130q0 8.5-8.5 8.5H10q-8.5 0-8.5-8.5V10q0-8.5 8.5-8.5z";

/** What stands behind the head. */
export const NIMBUS: Readonly<Record<Kind, string>> = {
  soul: "M50 10a37 37 0 1 0 0 74a37 37 0 1 0 0-74z",
  demon: "M50 4L62 31.5 95 35.5 70.5 57 78 90H22L29.5 57 5 35.5 38 31.5z",
  jaster: "M48 10a37 37 0 1 0 0 74zM52 8L62 31.5 95 35.5 70.5 57 78 90H52z",
};

export const HOOD = "M50 19C35 24 27 36 27 54c0 17 9 26 23 27 14-1 23-10 23-27 0-18-8-30-23-35z";
export const ROBE = "M50 74C30 76 15 92 11 138.5H89C85 92 70 76 50 74z";
export const OUTLINE =
  "M11 138C14 104 22 88 33 79.5 29 73 27 65 27 54 27 36 35 24 50 19c15 5 23 17 23 35 0 11-2 19-6 25.5C78 88 86 104 89 138";

export const HORNS: Readonly<Record<Kind, string>> = {
  soul: "",
  demon: "M29.5 45C22 35 19.5 22 23 7.5 27.5 19 34 25 44 26.5zM70.5 45C78 35 80.5 22 77 7.5 72.5 19 66 25 56 26.5z",
  jaster: "M70.5 45C78 35 80.5 22 77 7.5 72.5 19 66 25 56 26.5z",
};

export const FACE = "M50 31C40 34 34.5 43 34.5 55c0 12 6 19 15.5 20 9.5-1 15.5-8 15.5-20C65.5 43 60 34 50 31z";
export const HALF_FACE = "M50 31c10 3 15.5 12 15.5 24C65.5 67 59.5 74 50 75z";
export const HALF_ROBE = "M50 74C70 76 85 92 89 138.5H50z";
export const HALF_HOOD = "M50 19c15 5 23 17 23 35 0 17-9 26-23 27z";

/** Eyes that are shut, and a mouth at rest. */
export const CALM = "M38.5 54q4 4.2 8.5.6M61.5 54q-4 4.2-8.5.6M46.5 66.5q3.5 2 7 0";
export const HALF_CALM = "M38.5 54q4 4.2 8.5.6M46 66.5q2 1.2 4 1.2";
export const GLARE = "M37.5 49.5l10.5 5.5c-3.5 3.5-10 2.5-10.5-5.5zM62.5 49.5L52 55c3.5 3.5 10 2.5 10.5-5.5z";
export const HALF_GLARE = "M62.5 49.5L52 55c3.5 3.5 10 2.5 10.5-5.5z";
export const GRIN = "M42.5 65.5l3 3.5 3-3.5 3 3.5 3-3.5 3 3.5";

/** Cloth wound round whoever lies face down. */
export const WRAPPED =
  "M30.5 41Q50 55 70 40M27 53Q46 68 72 60M31 71Q50 81 73 52M19 104Q46 122 72 83M12.5 124Q56 138 83 101M36 137Q66 136 88 123M28 86Q54 104 86 113";
/** Jaster's sign on the robe: half a disc, half a star. */
export const HALF_DISC = "M47.5 97a15 15 0 0 0 0 30z";
export const HALF_STAR = "M52.5 96l4.3 10.5 11.7.9-9 7.6 2.8 11.5-9.8-6z";

/** Waves behind them. */
export const WATER = "M9 14q6.8-6 13.6 0t13.6 0 13.6 0 13.6 0 13.6 0 13.6 0";
/** Nobody knows who this is. */
export const RIDDLE =
  "M37.5 99.5C37.5 90.5 43 86 50.5 86 58 86 63.5 90.5 63.5 97.5 63.5 106 52 106.5 52 116V118H45.5V115C45.5 105 56 104 56 98 56 94.5 53.5 92.5 50.5 92.5 47 92.5 44.8 95 44.8 99.5zM48.8 122.5a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z";
