import { t } from "../../lib/words.svelte";
import type { ClientGame } from "../../table/game";

export const game: ClientGame = {
  board: async () => (await import("./board")).board,
  cards: async () => (await import("./box")).cards,
  editors: {
    own: {
      load: () => import("./OwnPlaces.svelte"),
      needed: { option: "pack", value: "own" },
      shown: (value) => t("places-shown", { count: (value as { places?: unknown[] } | null)?.places?.length ?? 0 }),
    },
  },
};
