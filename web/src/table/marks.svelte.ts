/** What a player writes down for nobody else: kept on the device, for the last few matches or rounds. */

import { keep, recalled } from "../lib/remember";

interface Kept<Page> {
  of: string;
  page: Page;
}

/** So many pages are kept besides the one that is written on. */
const OTHERS = 7;

export class Marks<Page extends object> {
  private written = $state.raw<Page | null>(null);

  /** `name` is that of the notebook, `of` what the page is about: a match or a round, and the seat. */
  constructor(
    private readonly name: string,
    private readonly of: string,
    private readonly blank: Page,
  ) {
    this.written = this.pages.find((one) => one.of === of)?.page ?? null;
  }

  protected get page(): Page {
    return this.written ?? this.blank;
  }

  protected write(more: Partial<Page>): void {
    this.written = { ...this.page, ...more };
    const others = this.pages.filter(({ of }) => of !== this.of).slice(-OTHERS);
    keep(this.name, [...others, { of: this.of, page: this.written }]);
  }

  private get pages(): Kept<Page>[] {
    const found = recalled<Kept<Page>[]>(this.name);
    return Array.isArray(found) ? found.filter(({ page }) => page) : [];
  }
}

/** A list of words by numbers, in which one is changed; null: it goes. */
export function noted<Word>(
  words: Readonly<Record<string, Word>>,
  number: number,
  word: Word | null,
): Record<string, Word> {
  const { [String(number)]: _old, ...rest } = words;
  return word === null ? rest : { ...rest, [number]: word };
}
