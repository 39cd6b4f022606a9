/** The cards of games by group, fetched when somebody looks at them. */

import { call } from "./api";
import type { CardGroup } from "./protocol";
import { learnPack } from "./words.svelte";

class Boxes {
  known = $state.raw<Readonly<Record<string, readonly CardGroup[]>>>({});
}

const boxes = new Boxes();

export async function learnCards(game: string): Promise<void> {
  if (boxes.known[game]) return;
  const groups = await call<CardGroup[]>("GET", `/api/games/${game}/cards`);
  boxes.known = { ...boxes.known, [game]: groups };
}

/** And what they are called in packs with which nobody plays here. */
export async function learnAllCards(game: string): Promise<void> {
  await learnCards(game);
  await Promise.all(groupsOf(game).map(({ pack }) => pack && learnPack(game, pack)));
}

/** Empty as long as they are not here. */
export const groupsOf = (game: string): readonly CardGroup[] => boxes.known[game] ?? [];
