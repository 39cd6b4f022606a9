import { learnPart } from "../../lib/words.svelte";
import type { ClientGame } from "../../table/game";

export const game: ClientGame = {
  board: async () => (await import("./board")).board,
  cards: async () => {
    const [{ cards }] = await Promise.all([import("./box"), learnPart("colonies", "lines")]);
    return cards;
  },
};
