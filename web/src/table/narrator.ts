/** A narrator put together of parts: what is said as everybody reads it, and what a game says in lines of its own. */

import type { Narrator, Scene } from "../lib/narration";
import type { Told } from "../lib/protocol";

export interface Lines<Public> extends Pick<Narrator<Public>, "stage" | "stageOf"> {
  /** What is said aloud in the words in which everybody reads it. */
  spoken: ReadonlySet<string>;
  /** Somebody's own words. */
  said: ReadonlySet<string>;
  /** The game's own lines for what was told; null: it has none for this. */
  told?: (event: Told, scene: Scene<Public>) => string[] | null;
  /** Whether somebody's own words are said for them. */
  heard?: (seat: number, scene: Scene<Public>) => boolean;
  over?: Narrator<Public>["over"];
  schedule?: Narrator<Public>["schedule"];
}

export const isBot = (seat: number, { table }: Scene): boolean => table.seats[seat]?.by === "bot";

/** People say their words themselves, and bots cannot; at a table where all is typed everybody reads. */
const needsVoice = (seat: number, scene: Scene): boolean => scene.table.sitting !== "apart" && isBot(seat, scene);

export function narratorOf<Public>(lines: Lines<Public>): Narrator<Public> {
  const { spoken, said, stage, stageOf, told, heard = needsVoice } = lines;
  const isAloud = ({ key, data }: Told, scene: Scene<Public>): boolean =>
    said.has(key) ? typeof data.seat === "number" && heard(data.seat, scene) : spoken.has(key);
  return {
    told: (event, scene) => told?.(event, scene) ?? (event.text && isAloud(event, scene) ? [event.text] : []),
    talk: ({ key }) => said.has(key),
    stage,
    stageOf,
    schedule: lines.schedule ?? (() => null),
    over: lines.over ?? (({ text }) => (text ? [text] : [])),
  };
}
