/** How the narrator's line is set as a caption. */

/** So many letters at most, and so large, in rem: two lines, or three where they are small, fit below the board. */
const SIZES = [
  [85, 1.9],
  [165, 1.5],
  [220, 1.2],
] as const;

export const captionSize = (text: string): number => SIZES.find(([most]) => text.length <= most)?.[1] ?? 1;
