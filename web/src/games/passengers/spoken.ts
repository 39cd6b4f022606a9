/** For tests: the words of the game, from its own files, and a river to look at. */

import { vi } from "vitest";
import { learnGame, speak, type Language } from "../../lib/words.svelte";
import type { River } from "./river";

const FILES = import.meta.glob<string>("../../../../src/lichina/games/passengers/locale/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export async function speakPassengers(language: Language): Promise<void> {
  const own = Object.entries(FILES).filter(([path]) => path.split("/").at(-1)?.startsWith(language));
  const words = own.map(([, text]) => text).join("\n");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(words)));
  await speak(language);
  await learnGame("passengers");
}

/** Five players in the first round, before anybody has placed. */
export const river = (more: Partial<River> = {}): River => ({
  ...{ stage: "place", round: 1, coin: 0, turn: 0, asked: [], set: "one", gifts: [], boats: [], riders: [] },
  ...{ shore: [], lost: [], held: {}, used: [], tokens: [0, 0, 0, 0, 0], supply: 17, masks: ["red", "green", "blue"] },
  ...{ silenced: [], opener: null, opened: null, cards: [3, 3, 3, 3, 3], mystery: 0, sailings: [], truths: [] },
  ...{ claims: [], words: [6, 6, 6, 6, 6], score: null, jaster: false },
  ...more,
});
