/** For tests: the words of the game, from its own files. */

import { vi } from "vitest";
import { learnGame, speak, type Language } from "../../lib/words.svelte";
import type { SpyfallExchange, SpyfallPublic } from "./views";

const FILES = import.meta.glob<string>("../../../../src/lichina/games/spyfall/{locale,content/everyday}/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export async function speakSpyfall(language: Language): Promise<void> {
  const own = Object.entries(FILES).filter(([path]) => path.split("/").at(-1)?.startsWith(language));
  const words = own.map(([, text]) => text).join("\n");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(words)));
  await speak(language);
  await learnGame("spyfall");
}

export const question = (more: Partial<SpyfallExchange> = {}): SpyfallExchange => ({
  ...{ seat: 0, target: 1, about: "cold", line: "cold-q1", text: null, lasso: false, manner: null },
  ...{ reply: null, reply_about: null, reply_line: null, reply_text: null, reply_manner: null },
  ...more,
});

export const room = (more: Partial<SpyfallPublic> = {}): SpyfallPublic => ({
  ...{ stage: "questions", round: 2, rounds: 5, places: ["bank", "zoo"], used: ["zoo"], dealer: 0, asker: 0 },
  ...{ target: null, spared: null, typing: null, glass: null, exchanges: [], accusations: [], callers: [] },
  ...{ opened: {}, trial: null, spy: null, named: null, scores: [0, 0, 0], sheets: [], modes: [] },
  ...more,
});
