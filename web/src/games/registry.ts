/** The games that this client has something of, each signed up by the `game.ts` of its folder. */

import plainTile from "../ui/tile.svg?url";
import type { Board } from "../table/board";
import type { Cards, ClientGame, Edited, Options } from "../table/game";

const SIGNED = import.meta.glob<{ game: ClientGame }>("./*/game.ts", { eager: true });

const games: Readonly<Record<string, ClientGame>> = Object.fromEntries(
  Object.entries(SIGNED).map(([path, { game }]) => [path.split("/")[1], game]),
);

const TILES = import.meta.glob<string>("./*/tile.svg", { eager: true, query: "?url", import: "default" });

/** The picture of a game, where somebody chooses one; a plain one for a game that has none. */
export const tileOf = (game: string): string => TILES[`./${game}/tile.svg`] ?? plainTile;

const boards = new Map<string, Promise<Board | null>>();

/** The board of a game; null: it is played in the generic forms. */
export function boardOf(game: string): Promise<Board | null> {
  let found = boards.get(game);
  if (!found) {
    found = games[game]?.board?.() ?? Promise.resolve(null);
    boards.set(game, found);
  }
  return found;
}

export async function cardsOf(game: string): Promise<Cards | null> {
  return (await games[game]?.cards?.()) ?? null;
}

/** How an option is edited, if it has a sheet of its own. */
export const editorOf = (game: string, option: string): Edited | null => games[game]?.editors?.[option] ?? null;

/** The option without which this choice is nothing. */
export function neededFor(game: string, option: string, value: unknown): string | null {
  const found = Object.entries(games[game]?.editors ?? {}).find(
    ([, { needed }]) => needed.option === option && needed.value === value,
  );
  return found?.[0] ?? null;
}

/** Whether what is chosen makes any use of this option. */
export function isUsed(game: string, option: string, options: Options): boolean {
  const needed = editorOf(game, option)?.needed;
  return !needed || options[needed.option] === needed.value;
}
