/** The games of this server, described in the language that is spoken. */

import { call } from "./api";
import type { GameInfo } from "./protocol";
import { language, type Language } from "./words.svelte";

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

export const gameOf = (id: string | null | undefined): GameInfo | null =>
  gamesHere().find((game) => game.id === id) ?? null;
