/** For tests: a game speaks from the files that lie beside its rules. */

import { vi } from "vitest";
import { learnGame, speak, type Language } from "./words.svelte";

const FILES = import.meta.glob<string>(
  ["../../../src/lichina/games/*/{locale,content/everyday}/*.ftl", "../../../tests/games/*/locale/*.ftl"],
  { query: "?raw", import: "default" },
);

export async function speakGame(game: string, language: Language): Promise<void> {
  const own = Object.entries(FILES).filter(
    ([path]) => path.includes(`/games/${game}/`) && path.split("/").at(-1)?.startsWith(language),
  );
  const texts = await Promise.all(own.map(([, read]) => read()));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(texts.join("\n"))));
  await speak(language);
  await learnGame(game);
}
