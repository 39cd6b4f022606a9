/** Watches a match again: with whose eyes, at which moment, and whether it goes on by itself. */

import { call } from "../../lib/api";
import { chapterOf } from "../../lib/chapters";
import type { Replay } from "../../lib/protocol";
import { Reel, type Viewer, type Wish } from "../../lib/replay";
import { language, learnGame } from "../../lib/words.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Player {
  reel = $state.raw<Reel | null>(null);
  step = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** With whose eyes it will be seen when what is asked for has come. */
  wanted = $state.raw<Viewer | null>(null);
  trouble = $state.raw<unknown>(null);

  /** What has been fetched, by language and viewer. */
  private readonly kept = new Map<string, Reel>();
  private spoken = "";

  constructor(
    /** Of the API, without its viewer. */
    readonly address: string,
  ) {}

  get viewer(): Viewer {
    return this.reel?.replay.viewer ?? "all";
  }

  /** See it with these eyes, at the same moment; the first time at `step` of theirs. */
  async look(viewer: Viewer, step = 0): Promise<void> {
    if (this.reel && this.viewer === viewer && this.spoken === language()) {
      this.wanted = null;
      return;
    }
    this.wanted = viewer;
    try {
      const found = await this.fetched(viewer);
      if (this.wanted !== viewer) return;
      if (!this.reel) this.step = found.within(step);
      else if (this.viewer !== viewer) this.step = found.like(this.reel, this.step);
      this.reel = found;
      this.spoken = language();
      this.wanted = null;
      this.trouble = null;
    } catch (error) {
      if (this.wanted !== viewer) return;
      this.wanted = null;
      this.trouble = error;
      this.playing = false;
    }
  }

  private async fetched(viewer: Viewer): Promise<Reel> {
    const name = `${language()} ${viewer}`;
    const known = this.kept.get(name);
    if (known) return known;
    const replay = await call<Replay>("GET", `${this.address}?as=${viewer}`);
    await learnGame(replay.game, replay.content).catch(() => null);
    const reel = new Reel(replay, (event) => chapterOf(replay.game, replay, event));
    this.kept.set(name, reel);
    return reel;
  }

  go(step: number): void {
    this.step = this.reel?.within(step) ?? 0;
  }

  /** On or off; at the end it begins anew. */
  toggle(): void {
    if (!this.reel) return;
    if (!this.playing && this.step >= this.reel.last) this.step = 0;
    this.playing = !this.playing;
  }

  /** The next moment, or the end of playing. */
  advance(): void {
    if (!this.reel || this.step >= this.reel.last) this.playing = false;
    else this.step += 1;
  }

  quicken(): void {
    const place = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(place + 1) % SPEEDS.length] ?? 1;
  }

  /** What a key or a button asks for. */
  carry(wish: Exclude<Wish, { do: "help" }>): void {
    if (wish.do === "play") this.toggle();
    else if (wish.do === "view") void this.look(wish.viewer);
    else {
      this.playing = false;
      this.go(wish.step);
    }
  }
}
