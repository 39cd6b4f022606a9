import type { ClientGame } from "../../table/game";

export const game: ClientGame = {
  board: async () => (await import("./board")).board,
  cards: async () => (await import("./box")).cards,
};
