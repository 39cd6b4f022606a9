/**
 * A search through words: every word of the query has to be there, as a part of some word; е and ё are the same. A short
 * one has to begin a word: «яд» is not what somebody means who finds «рядовой».
 */

export interface Piece {
  text: string;
  found: boolean;
}

/** As letters are compared; as long as the text itself. */
const plain = (text: string): string =>
  [...text]
    .map((letter) => {
      const lower = letter.toLowerCase().replace("ё", "е");
      return lower.length === letter.length ? lower : letter;
    })
    .join("");

export const terms = (query: string): string[] => [
  ...new Set(
    plain(query)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];

/** The words without their endings, for another try: «вдову» finds «вдова». */
export const shorter = (words: readonly string[]): string[] =>
  words.map((word) => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word));

const SHORT = 3;

function placesOf(where: string, word: string): number[] {
  const places: number[] = [];
  for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1)) {
    if (word.length > SHORT || !/[\p{L}\p{N}]/u.test(where[at - 1] ?? "")) places.push(at);
  }
  return places;
}

/** Whether all words are in it. */
export function has(text: string, words: readonly string[]): boolean {
  const where = plain(text);
  return words.every((word) => placesOf(where, word).length > 0);
}

/** The paragraphs to show: those with all words, or where no single one has them, those with any. */
export function telling(paragraphs: readonly string[], words: readonly string[]): string[] {
  const whole = paragraphs.filter((paragraph) => has(paragraph, words));
  if (whole.length) return whole;
  return paragraphs.filter((paragraph) => words.some((word) => has(paragraph, [word])));
}

/** The text cut where something was found. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const where = plain(text);
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (const at of placesOf(where, word)) marks.fill(true, at, at + word.length);
  }
  const found: Piece[] = [];
  for (let at = 0; at < text.length;) {
    let end = at + 1;
    while (end < text.length && marks[end] === marks[at]) end += 1;
    found.push({ text: text.slice(at, end), found: marks[at] === true });
    at = end;
  }
  return found;
}
