/** Options that are too much for a field: each has a sheet of its own, loaded when it is opened. */

import type { Component } from "svelte";
import { t } from "../lib/words.svelte";

type Options = Record<string, unknown>;

export interface EditorProps {
  open: boolean;
  mode: string | null;
  options: Options;
  /** Plays with these options; what is wrong with them in words, or null. */
  ontake: (options: Options) => Promise<string | null>;
}

export type OptionEditor = Component<EditorProps, Record<string, never>, "open">;

interface Edited {
  load: () => Promise<{ default: OptionEditor }>;
  /** The value of another option that is nothing without this one. */
  needed: { option: string; value: unknown };
  /** What is chosen, in a word or two. */
  shown: (value: unknown) => string;
}

const EDITED: Readonly<Record<string, Readonly<Record<string, Edited>>>> = {
  spyfall: {
    own: {
      load: () => import("./spyfall/OwnPlaces.svelte"),
      needed: { option: "pack", value: "own" },
      shown: (value) => t("places-shown", { count: (value as { places?: unknown[] } | null)?.places?.length ?? 0 }),
    },
  },
};

/** How an option is edited, if it has a sheet of its own. */
export const editorOf = (game: string, option: string): Edited | null => EDITED[game]?.[option] ?? null;

/** The option without which this choice is nothing. */
export function neededFor(game: string, option: string, value: unknown): string | null {
  const found = Object.entries(EDITED[game] ?? {}).find(
    ([, { needed }]) => needed.option === option && needed.value === value,
  );
  return found?.[0] ?? null;
}

/** Whether what is chosen makes any use of this option. */
export function isUsed(game: string, option: string, options: Options): boolean {
  const needed = editorOf(game, option)?.needed;
  return !needed || options[needed.option] === needed.value;
}
