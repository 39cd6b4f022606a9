/** What small drawings have in common: all are in the colour of the letters around them. */

export interface Drawing {
  lines: string;
  solid?: string;
  /** Whether the letter that its name begins with stands in it: nobody has drawn it, or others may look the same. */
  lettered?: boolean;
}

/** A picture is said aloud where no word stands beside it, and is nothing to those who listen where one does. */
export const pictured = (label: string | null): { role: "img"; "aria-label": string } | { "aria-hidden": "true" } =>
  label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
