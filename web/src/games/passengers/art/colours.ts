/** The three colours of passengers have shapes: red is a flame, green a leaf, blue is waves. */

export type Colour = "red" | "green" | "blue";

/** On a grid of 24; read at 8 pixels. */
export const MARKS: Readonly<Record<Colour, string>> = {
  red: "M12 .8C12.6 5 15.6 7 16.4 10.4 17.6 9.2 18.2 7.8 18.2 6.2 21.2 9.2 22.6 12.4 22.6 15.4 22.6 20.4 18 23 12 23S1.4 20.4 1.4 15.4C1.4 12.4 2.8 9.2 5.8 6.2 5.8 7.8 6.4 9.2 7.6 10.4 8.4 7 11.4 5 12 .8z",
  green: "M2 2h11.5A8.5 8.5 0 0 1 22 10.5V22h-2.2L8.6 10.8 6.8 12.6 16.2 22H10.5A8.5 8.5 0 0 1 2 13.5z",
  blue: "M1.5 7.2C5 2.6 8.5 2.6 12 5.6s7 3 10.5-1.6v6C19 14.6 15.5 14.6 12 11.6s-7-3-10.5 1.6zM1.5 16.7c3.5-4.6 7-4.6 10.5-1.6s7 3 10.5-1.6v6c-3.5 4.6-7 4.6-10.5 1.6s-7-3-10.5 1.6z",
};

/** Masks of the colours, each cut after its mark, on a grid of 48. */
export const MASKS: Readonly<Record<Colour, string>> = {
  red: "M24 0C25.5 7 31 9.5 32.5 15 35.5 13 37.5 10 38 6.5 44.5 13 47 20.5 46.5 28 45.5 39.5 36 47 24 48 12 47 2.5 39.5 1.5 28 1 20.5 3.5 13 10 6.5 10.5 10 12.5 13 15.5 15 17 9.5 22.5 7 24 0z",
  green: "M1.5 3H28C39.5 3 46.5 11 46.5 21V46H20C8.5 46 1.5 38 1.5 28z",
  blue: "M1 8.5C9-1.5 16-.5 24 4.5s15 5 23-4V37c-8 10-15 11-23 6S9 38 1 47z",
};
/** Holes to look through, the same in every mask. */
export const EYES = "M8 21.5c4.5-3.5 9.5-3 12 3-4.5 2.5-9.5 2-12-3zM40 21.5c-4.5-3.5-9.5-3-12 3 4.5 2.5 9.5 2 12-3z";

export const isColour = (word: string | null | undefined): word is Colour => word != null && Object.hasOwn(MARKS, word);
