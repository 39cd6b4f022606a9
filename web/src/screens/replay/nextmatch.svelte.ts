/** Whoever watches a replay still sits at the table: the others see it, and a new match is heard of at once. */

import type { Frame } from "../../lib/protocol";
import { Connection } from "../../lib/socket";
import { language } from "../../lib/words.svelte";

export class NextMatch {
  /** A match has begun after the one that is watched. */
  begun = $state(false);
  /** It waits for this person, too. */
  seated = $state(false);
  private person: number | null = null;
  private readonly connection: Connection;

  constructor(
    table: string,
    private readonly watched: number,
  ) {
    const query = (): Record<string, string | number> => ({ lang: language(), text: 0 });
    this.connection = new Connection(
      table,
      query,
      (frame) => this.hear(frame),
      () => null, // whoever does not sit there any more watches on
    );
  }

  open(): void {
    this.connection.open();
  }

  end(): void {
    this.connection.end();
  }

  hear(frame: Frame): void {
    if (frame.t === "hello") this.person = frame.you.person;
    if (frame.t !== "table") return;
    const { stage, match, seats } = frame.table;
    this.begun = stage === "match" && match > this.watched;
    this.seated = this.begun && seats.some((seat) => this.person !== null && seat.person === this.person);
  }
}
