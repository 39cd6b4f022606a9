/** For tests: the words of the game, from its own files. */

import { vi } from "vitest";
import { learnGame, speak, type Language } from "../../lib/words.svelte";
import en from "../../../../src/lichina/games/mafia/locale/en.ftl?raw";
import ru from "../../../../src/lichina/games/mafia/locale/ru.ftl?raw";

const WORDS: Record<Language, string> = { ru, en };

export async function speakMafia(language: Language): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(WORDS[language])));
  await speak(language);
  await learnGame("mafia");
}
