/** Follows a match and lets its sounds be heard: what happens, whose turn it is, the last seconds, and the bed of a night. */

import { untrack } from "svelte";
import { canBuzz } from "./buzz.svelte";
import { EARS, earOf, heard, isTicking, type Ear, type Sounding } from "./hearing";
import type { Loudspeaker } from "./loudspeaker.svelte";
import { GRACE_SECONDS } from "./narration";
import type { Frame } from "./protocol";
import type { Session } from "./session.svelte";
import type { Sound } from "./sounds/made";
import { speakerOf } from "./tablevoice.svelte";
import { pulse } from "./ticker.svelte";
import { voice } from "./voice.svelte";

/** Sounds of the same moment begin this many seconds after each other. */
const BEAT_SECONDS = 0.7;
/** How many of the last seconds are counted, of a time that was at least how long. */
const LAST_SECONDS = 10;
const LONG_SECONDS = 20;

export class Listening {
  private rows: Sounding | null = null;
  private out: Loudspeaker | null = null;
  private before: unknown;
  /** The end that is counted down to, and whether it was far enough away; the last second that was heard. */
  private end: number | null = null;
  private counts = false;
  private second = 0;
  private readonly follow = (frame: Frame): void => this.hear(frame);

  constructor(
    private readonly session: Session,
    /** Everybody at this device. */
    private readonly present: () => readonly Session[],
    private readonly television: boolean,
  ) {
    this.before = session.match?.public;
    session.listeners.add(this.follow);
  }

  use(rows: Sounding, out: Loudspeaker): void {
    this.rows = rows;
    this.out = out;
    const { match } = this.session;
    out.prepare(this.likely);
    const fresh = match && !match.over && this.session.now() * match.clock.pace <= GRACE_SECONDS;
    if (fresh && rows.begins && EARS[this.ear].all) out.play(rows.begins);
  }

  stop(): void {
    this.session.listeners.delete(this.follow);
    this.out?.lay(null);
  }

  private get ear(): Ear {
    const { table } = this.session;
    if (this.television || !table) return "television";
    return earOf(table, speakerOf(this.present()) !== null && voice.state === "on");
  }

  private get owner(): { seats: number[]; trembles: boolean } {
    const seats = this.present().flatMap(({ match }) => match?.seat ?? []);
    return { seats, trembles: canBuzz() };
  }

  /** What may be wanted soon. */
  private get likely(): Sound[] {
    const { all, own } = EARS[this.ear];
    const { begins, told = {}, stages = {}, over } = this.rows ?? {};
    const everybodys = all ? [begins, ...Object.values(told), ...Object.values(stages), over] : [];
    const sounds = everybodys.filter((sound) => sound !== undefined);
    return [...new Set<Sound>([...sounds, "tick", ...(own ? (["call"] as const) : [])])];
  }

  private hear(frame: Frame): void {
    const { match } = this.session;
    if (!match || (frame.t !== "step" && frame.t !== "match")) return;
    const before = this.before;
    this.before = match.public;
    if (frame.t !== "step" || !this.rows) return; // whoever comes back has missed what was to be heard
    const over = frame.over !== undefined && frame.over !== null;
    const news = { told: frame.told ?? [], before, now: match.public, over };
    heard(news, this.rows, this.ear, this.owner).forEach((sound, place) => this.out?.play(sound, place * BEAT_SECONDS));
  }

  /** Called with every pulse. */
  tick(): void {
    const { match, table } = this.session;
    if (!match || !table || !this.rows || !this.out) return;
    this.out.duck(voice.busy);
    const stage = this.rows.stage(match.public);
    const bed = EARS[this.ear].bed && !match.over && !table.paused ? this.rows.beds?.[stage] : undefined;
    this.out.lay(bed ?? null);
    if (!match.over && !table.paused && table.clocks && match.clock.runs) this.count();
  }

  private count(): void {
    const { session, rows } = this;
    const match = session.match;
    if (!match || !rows) return;
    const chosen = rows.ends?.(match.public);
    const end = chosen === undefined ? match.clock.deadline : chosen;
    const left = end === null ? 0 : session.left(end);
    if (end !== this.end) {
      this.end = end;
      this.counts = left >= LONG_SECONDS;
      this.second = 0;
    }
    const second = Math.ceil(left);
    if (!this.counts || second < 1 || second > LAST_SECONDS || second === this.second) return;
    this.second = second;
    if (isTicking(match.public, rows, this.ear, this.owner)) this.out?.play("tick");
  }
}

/** Let a match be heard for as long as it is on; to be called while a component is made. */
export function listen(
  present: () => readonly Session[],
  soundsOf: (game: string) => Promise<Sounding | null>,
  television = false,
): void {
  const session = $derived(present()[0] ?? null);
  const match = $derived(session?.playing ? (session.match?.match ?? null) : null);
  const game = $derived(session?.match?.game ?? null);
  let listening = $state.raw<Listening | null>(null);

  $effect(() => {
    const first = session;
    if (!first || match === null || game === null) return;
    const made = untrack(() => new Listening(first, present, television));
    let detach: (() => void) | undefined;
    let gone = false;
    void Promise.all([soundsOf(game), import("./loudspeaker.svelte")]).then(([rows, { loudspeaker }]) => {
      if (!rows || gone) return;
      detach = loudspeaker.attach();
      made.use(rows, loudspeaker);
      listening = made;
    }, ignore);
    return () => {
      gone = true;
      made.stop();
      detach?.();
      listening = null;
    };
  });
  $effect(() => {
    pulse();
    const now = listening;
    untrack(() => now?.tick());
  });
}

/** Without its files a match is silent. */
function ignore(): void {}
