/** What a part of the story is called. */

import type { Told } from "./protocol";
import { nameAt, type Sitting } from "./seats";
import { perhaps, type Values } from "./words.svelte";

/** The title of the part that an event opens, in the words of the game, and null if it opens none: a `seat` is named. */
export function chapterOf(game: string, match: Sitting, { key, data }: Pick<Told, "key" | "data">): string | null {
  const plain = Object.entries(data).filter(([, value]) => typeof value === "string" || typeof value === "number");
  const values = Object.fromEntries(plain) as Values;
  if (typeof data["seat"] === "number") values["seat"] = nameAt(match, data["seat"]);
  return perhaps(game, `chapter-${key}`, values);
}
