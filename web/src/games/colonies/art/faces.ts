/**
 * Survivors as masks: what is on the head and what is on the face. There are as many of both together as survivors, so no two
 * look alike; whose they are is seen by the outline.
 */

import { SURVIVORS } from "../content";

/** What is on the head, in a square of 40; filled with the colour of hair and cloth. */
export const HEADS: readonly string[] = [
  "M10 19Q9 8 20 8T30 19Q28 13 20 13T10 19Z", // short hair
  "M9 17Q10 7 20 7T31 17L35 18.500Q31 21 24 17.500Q15 14 9 17Z", // a cap
  "M9.5 17Q10 8 20 7.500T30.5 17H9.500ZM17.5 5.500a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z", // a bobble hat
  "M7 34Q5 6 20 5.500T33 34L30 33Q32 12 20 11.500T10 33Z", // a hood
  "M3 17Q12 14.5 13 8Q20 4 27 8Q28 14.5 37 17Q29 21 20 20.500T3 17Z", // a wide hat
  "M8 19Q8 6 20 6T32 19H8ZM19 3h2v3h-2Z", // a helmet
  "M9.5 13.500H30.500V17.500H9.500ZM30 17l5 2-4 3Z", // a headband
  "M10 19Q9 9 20 9T30 19Q27 14 20 14T10 19ZM16 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", // a bun
  "M8 34Q5 7 20 7T32 34L28.5 33Q31 14 20 13.500T11.5 33Z", // long hair
  "M17.5 13Q15.5 4 20 1.500Q24.5 4 22.5 13Z", // a mohawk
  "M8 13.500L11 6h18l3 7.500v3H8ZM7 16.500h26l-3 3H10Z", // a service cap
  "M9 17a4 4 0 0 1 2-6a4 4 0 0 1 5-4a4.5 4.5 0 0 1 8 0a4 4 0 0 1 5 4a4 4 0 0 1 2 6Q27 12.5 20 12.500T9 17Z", // curls
  "M9 18Q10 11 14 9.500L12 4L18 7.500H22L28 4L26 9.500Q30 11 31 18Q25 13 20 13T9 18Z", // ears
];

/** What is on the face, in lines. */
export const FACES: readonly string[] = [
  "M16 28Q20 30.5 24 28", // a smile
  "M11.5 20.500h7v5h-7zM21.5 20.500h7v5h-7zM18.5 22h3M17 30h6", // glasses
  "M12 26.500Q13 34.5 20 34.500T28 26.500Q24 29.5 20 28.500T12 26.500M17 31h6", // a beard
  "M10.5 18L29.5 24M21.5 21.500a3.5 3 0 1 0 7 0a3.5 3 0 1 0-7 0M16 29h8", // a patch
  "M10.5 27Q20 24.5 29.5 27L27.5 33.500Q20 37 12.5 33.500ZM13 30Q20 28 27 30", // a scarf
];

export interface Face {
  head: number;
  face: number;
}

const ORDER = Object.keys(SURVIVORS);

/** What somebody looks like. */
export function faceOf(survivor: string): Face {
  const number = Math.max(0, ORDER.indexOf(survivor));
  return { head: number % HEADS.length, face: Math.floor(number / HEADS.length) % FACES.length };
}
