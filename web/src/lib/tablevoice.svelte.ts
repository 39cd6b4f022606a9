/** A telephone as the voice of the table: whoever sits at it, whatever screen is open, it says what everybody may hear. */

import { untrack } from "svelte";
import { Narrating } from "./narrating.svelte";
import type { Narrator } from "./narration";
import type { Party } from "./party.svelte";
import type { Session } from "./session.svelte";
import { pulse } from "./ticker.svelte";
import { voice } from "./voice.svelte";
import { language, learnGame } from "./words.svelte";

/** Whether this person's device is the one that speaks; it does where people hear each other. */
export function isVoice({ table, you }: Pick<Session, "table" | "you">): boolean {
  if (!table || !you || table.sitting === "apart" || table.lesson !== null) return false;
  return table.voice === you.person;
}

/** Of those at this device, the one whose device speaks. */
export function speakerOf(sessions: readonly Session[]): Session | null {
  return sessions.find((session) => isVoice(session)) ?? null;
}

/** Tell the match aloud for as long as this device is the voice; to be called while a component is made. */
export function narrateTable(party: Party, narratorOf: (game: string) => Promise<Narrator | null>): void {
  const speaker = $derived(speakerOf(party.present));
  const match = $derived(speaker?.playing ? (speaker.match?.match ?? null) : null);
  const game = $derived(speaker?.match?.game ?? null);
  let narrating = $state.raw<Narrating | null>(null);

  $effect(() => {
    voice.language = language();
  });
  $effect(() => {
    const session = speaker;
    if (!session || match === null || game === null) return;
    const made = untrack(() => new Narrating(session, voice, () => isVoice(session)));
    void Promise.all([narratorOf(game), learnGame(game)]).then(([narrator]) => {
      if (narrator) made.use(narrator);
      narrating = made;
    }, ignore);
    return () => {
      made.end();
      narrating = null;
    };
  });
  $effect(() => {
    pulse();
    const telling = narrating;
    untrack(() => telling?.tick());
  });
}

/** Without its words a game stays silent. */
function ignore(): void {}
