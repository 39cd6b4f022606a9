/** The games of this server, described in the language that is spoken. */

import { call } from "./api";
import type { GameInfo } from "./protocol";
import { language, packOf, perhaps, type Language } from "./words.svelte";

class Games {
  known = $state.raw<{ language: Language; list: GameInfo[] } | null>(null);
}

const games = new Games();
let asking: { language: Language; list: Promise<GameInfo[]> } | null = null;

/** Fetch them, once for each language. */
export async function learnGames(): Promise<GameInfo[]> {
  const spoken = language();
  if (games.known?.language === spoken) return games.known.list;
  if (asking?.language !== spoken) asking = { language: spoken, list: call<GameInfo[]>("GET", "/api/games") };
  try {
    const list = await asking.list;
    if (spoken === language()) games.known = { language: spoken, list };
    return list;
  } catch (error) {
    asking = null;
    throw error;
  }
}

export const gamesHere = (): readonly GameInfo[] => games.known?.list ?? [];

/** A game in the words of what is chosen: a pack may call it, its modes and its options otherwise. */
export function inWords(game: GameInfo): GameInfo {
  if (packOf(game.id) === null) return game;
  const say = (key: string, otherwise: string): string => perhaps(game.id, key) ?? otherwise;
  return {
    ...game,
    name: say("game-name", game.name),
    about: say("game-about", game.about),
    presets: game.presets.map((one) => ({ ...one, about: say(`preset-${one.id}-about`, one.about) })),
    modes: game.modes.map((one) => ({
      ...one,
      name: say(`mode-${one.id}`, one.name),
      about: say(`mode-${one.id}.about`, one.about),
    })),
    options: game.options.map((one) => ({
      ...one,
      title: say(`option-${one.name}.title`, one.title),
      about: say(`option-${one.name}`, one.about),
      choices:
        one.choices?.map(([value, label]) => [
          value,
          say(`option-${one.name}-${String(value)}`, say(`card-${String(value)}`, label)),
        ]) ?? null,
    })),
  };
}

export function gameOf(id: string | null | undefined): GameInfo | null {
  const found = gamesHere().find((game) => game.id === id);
  return found ? inWords(found) : null;
}
