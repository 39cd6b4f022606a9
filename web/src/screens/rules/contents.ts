/** What the rules of a game consist of, and what of it a search finds. */

import type { GameInfo, OptionInfo } from "../../lib/protocol";
import { has, telling } from "../../lib/seek";
import { keysOf, of } from "../../lib/words.svelte";

export interface Section {
  key: string;
  title: string;
  paragraphs: string[];
}

/** A name and what it means: a mode, an option. */
export interface Entry {
  key: string;
  title: string;
  about: string;
  /** What it is when nobody changes it; null: there is no word for it. */
  usual: string | null;
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, " ").trim())
    .filter(Boolean);

export function sectionsOf(game: string): Section[] {
  const say = of(game);
  return keysOf(game, "rules-").map((key) => ({ key, title: say(`${key}.title`), paragraphs: paragraphsOf(say(key)) }));
}

export const modesOf = (info: GameInfo | null): Entry[] =>
  (info?.modes ?? []).map(({ id, name, about }) => ({ key: id, title: name, about, usual: null }));

export const optionsOf = (info: GameInfo | null, say: (yes: boolean) => string): Entry[] =>
  (info?.options ?? []).map((option) => ({
    key: option.name,
    title: option.title,
    about: option.about,
    usual: usualOf(option, say),
  }));

function usualOf({ kind, choices, default: value }: OptionInfo, say: (yes: boolean) => string): string | null {
  if (typeof value === "boolean") return say(value);
  if (kind === "choice") return choices?.find(([one]) => one === value)?.[1] ?? null;
  return typeof value === "number" ? String(value) : null;
}

/** The sections in which all words are; of each only what tells about them, or all if its title does. */
export function foundIn(sections: readonly Section[], words: readonly string[]): Section[] {
  return sections
    .filter(({ title, paragraphs }) => has([title, ...paragraphs].join("\n"), words))
    .map((section) =>
      has(section.title, words) ? section : { ...section, paragraphs: telling(section.paragraphs, words) },
    );
}

export const foundEntries = (entries: readonly Entry[], words: readonly string[]): Entry[] =>
  entries.filter(({ title, about }) => has(`${title}\n${about}`, words));
