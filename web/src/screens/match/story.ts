/** The story as it is read: chapters by day and night. */

import type { Told } from "../../lib/protocol";

export interface Chapter {
  /** The place of its first event in the story. */
  from: number;
  title: string | null;
  lines: Line[];
}

export interface Line {
  index: number;
  text: string;
  own: boolean;
}

/** The title that an event gives to the chapter that it opens, or null. */
export type Titled = (event: Told) => string | null;

/** An opening sentence that only repeats the title is left out. */
export function without(title: string, text: string): string {
  const opening = `${title}.`;
  return text.startsWith(opening) ? text.slice(opening.length).trim() : text;
}

/**
 * What was told, in chapters. What is for this person alone is left out where others see the screen; whether anything
 * was left out is not told either.
 */
export function chaptersOf(told: readonly Told[], titled: Titled, discreet: boolean): Chapter[] {
  const chapters: Chapter[] = [];
  told.forEach((event, index) => {
    const own = event.private === true;
    if (own && discreet) return;
    const title = titled(event);
    let chapter = chapters.at(-1);
    if (title !== null || !chapter) {
      chapter = { from: index, title, lines: [] };
      chapters.push(chapter);
    }
    const text = title === null ? (event.text ?? event.key) : without(title, event.text ?? event.key);
    if (text) chapter.lines.push({ index, text, own });
  });
  return chapters;
}
