/**
 * Follows a match and says the narrator's lines, one after the other; the last one stands on the screen. A line belongs
 * to the stage that it came with: when the stage has changed it leaves the screen, and what waited is not said any more.
 */

import { due, GRACE_SECONDS, openMatch, plain, type Cue, type Narrator, type Scene } from "./narration";
import type { Frame, Line, Told } from "./protocol";
import type { Session } from "./session.svelte";
import { spoken, type Voice } from "./voice.svelte";

/** A line that has waited for this long is not news any more. */
const STALE_MS = 45_000;
const ARRIVAL_MS = 1000;
/** A stage that is over sooner was none to anybody: what happened in it belongs to the next one. */
const FLASH_MS = 1000;
/** How many events that were missed while the connection was away are told; if there are more, none are. */
const MISSED = 6;

/**
 * What becomes of a line that is being said when the stage has changed: what has happened and what somebody said is
 * said to its end; an opening, and a call of the night, is broken off, for it is not true any more.
 */
type Kind = "news" | "talk" | "opening";

/** A line that has not been said yet. */
interface Waiting {
  text: string;
  until: number;
  kind: Kind;
  /** When it came. */
  came: number;
}

export class Narrating {
  /** The narrator's line as a subtitle. */
  subtitle = $state("");
  /** Whom this line calls. */
  calls = $state.raw<readonly string[]>([]);
  private narrator: Narrator = plain;
  private stage = "";
  private schedule = "";
  private done = -1;
  /** The cue whose moment has come while another line was being said. */
  private held = -1;
  private queue: Waiting[] = [];
  /** What kind of line stands on the screen. */
  private shown: Kind = "news";
  /** The line that was said last; another may stand on the screen by now, if there was no time to say it. */
  private last: Omit<Waiting, "until"> = { text: "", kind: "news", came: 0 };
  /** Where nobody speaks, a line stands for as long as it would take to say it; where an engine fails, half as long. */
  private readUntil = 0;
  /** When the match came: talk that comes with it was said before. */
  private came = performance.now();
  private readonly follow = (frame: Frame): void => this.hear(frame);

  constructor(
    private readonly session: Session,
    private readonly voice: Voice,
    /** Whether this device is the table's voice now. */
    private readonly speaks: () => boolean,
  ) {
    session.listeners.add(this.follow);
  }

  use(narrator: Narrator): void {
    this.narrator = narrator;
    this.stage = this.scene ? narrator.stageOf(this.scene) : "";
    if (!this.begin() && !this.subtitle) this.recall();
  }

  end(): void {
    this.session.listeners.delete(this.follow);
    this.voice.silence();
  }

  /** Called with every pulse: the next line, if the last one has been said; or one of the schedule, if it is due. */
  tick(): void {
    const scene = this.scene;
    if (!scene) return;
    this.advance();
    if (!scene.match.over && !scene.table.paused) this.keepTo(scene);
  }

  private keepTo(scene: Scene): void {
    const schedule = this.narrator.schedule(scene, this.voice.speed);
    if (!schedule) {
      this.calls = [];
      return;
    }
    if (schedule.id !== this.schedule) {
      if (!schedule.cues.some(({ text }) => text === this.subtitle)) this.breakOff();
      this.schedule = schedule.id;
      this.done = this.held = -1;
    }
    const found = due(schedule, this.session.now(), this.done, scene.match.clock.pace, this.voice.speed);
    if (!found) return;
    const { cue, index, timely, fits } = found;
    const occupied = this.occupied || this.queue.length > 0;
    if (occupied && fits && (timely || this.held === index)) {
      this.held = index;
      return;
    }
    this.done = index;
    if (cue.text === this.subtitle) return; // another pace has laid the same line anew
    const said = !occupied && (timely || this.held === index);
    this.show(cue, "opening");
    if (said) this.say(cue.text, "opening");
  }

  private get scene(): Scene | null {
    const { match, table } = this.session;
    return match && table ? { match: openMatch(match), table } : null;
  }

  private get speaking(): boolean {
    return this.speaks() && this.voice.state === "on";
  }

  /** Whether a line is being said, or, where nobody speaks, read. */
  private get occupied(): boolean {
    return (this.speaking && this.voice.busy) || performance.now() < this.readUntil;
  }

  /** A match that has only just begun is opened with the lines of its first stage. */
  private begin(): boolean {
    const scene = this.scene;
    if (!scene || scene.match.over || this.session.now() * scene.match.clock.pace > GRACE_SECONDS) return false;
    const lines = this.narrator.stage(scene);
    this.tell(lines, "opening");
    return lines.length > 0;
  }

  /** After a reload, or in another language: what this stage began with; where a game has none, what was told last. */
  private recall(): void {
    const scene = this.scene;
    if (!scene) return;
    const { over, told } = scene.match;
    const cue = this.narrator.schedule(scene, this.voice.speed)?.cues[this.done];
    const last = over
      ? this.narrator.over(over, scene)
      : this.stage
        ? this.narrator.stage(scene)
        : this.linesOf(told, scene);
    if (cue && !over) this.show(cue, "opening");
    else this.show({ at: 0, text: last.at(-1) ?? "" }, over ? "news" : "opening");
  }

  private hear(frame: Frame): void {
    const scene = this.scene;
    if (!scene) return;
    if (frame.t === "said") this.talk(frame.lines, scene);
    else if (frame.t === "step") this.news(frame.told ?? [], frame.over !== undefined && frame.over !== null, scene);
    else if (frame.t === "match") {
      this.came = performance.now();
      if (frame.since > 0 && frame.told.length <= MISSED && this.narrator.stageOf(scene) === this.stage)
        this.news(frame.told, false, scene);
      else {
        this.turn(scene);
        if (!this.begin()) this.recall();
      }
    }
  }

  private news(told: readonly Told[], ended: boolean, scene: Scene): void {
    const turned = this.narrator.stageOf(scene) !== this.stage;
    if (turned || ended) this.turn(scene);
    for (const event of told) this.tell(this.linesOf([event], scene), this.narrator.talk?.(event) ? "talk" : "news");
    if (turned && !scene.match.over) this.tell(this.narrator.stage(scene), "opening");
    if (ended && scene.match.over) this.tell(this.narrator.over(scene.match.over, scene), "news");
  }

  /** A new stage begins with an empty screen; whoever is speaking may finish the sentence, if it is still true. */
  private turn(scene: Scene): void {
    this.stage = this.narrator.stageOf(scene);
    const isFresh = ({ kind, came }: Pick<Waiting, "kind" | "came">): boolean =>
      kind === "news" && performance.now() - came < FLASH_MS;
    this.queue = this.queue.filter(isFresh);
    if (this.subtitle && this.subtitle === this.last.text && isFresh(this.last)) return;
    this.breakOff();
    this.readUntil = 0;
    this.show({ at: 0, text: "" }, "news");
  }

  private breakOff(): void {
    const { text, kind } = this.last;
    if (this.occupied && kind === "opening") {
      if (this.speaking) this.voice.silence();
      this.readUntil = 0;
    }
    if (this.shown === "opening") this.show({ at: 0, text: this.occupied ? text : "" }, kind);
  }

  private linesOf(told: readonly Told[], scene: Scene): string[] {
    return told.filter((event) => event.private !== true).flatMap((event) => this.narrator.told(event, scene));
  }

  /** What a bot writes in the common channel is said, where people talk aloud. */
  private talk(lines: readonly Line[], scene: Scene): void {
    if (scene.table.sitting === "apart" || performance.now() - this.came < ARRIVAL_MS) return;
    const bots = lines.filter(({ person, channel }) => person === null && channel === "table");
    this.tell(
      bots.map((line) => `${this.session.speaker(line)}: «${line.text}»`),
      "talk",
    );
  }

  private tell(lines: readonly string[], kind: Kind): void {
    const came = performance.now();
    this.queue.push(...lines.map((text) => ({ text, until: came + STALE_MS, kind, came })));
    this.advance();
  }

  private advance(): void {
    if (this.occupied) {
      // the sentence that is being said is of a stage that is over: the screen is ahead of it
      const [next] = this.queue;
      if (next && !this.subtitle) this.show({ at: 0, text: next.text }, next.kind);
      return;
    }
    const now = performance.now();
    const fresh = this.queue.findIndex(({ until }) => now <= until);
    const next = fresh < 0 ? undefined : this.queue[fresh];
    this.queue = fresh < 0 ? [] : this.queue.slice(fresh + 1);
    if (!next) return;
    this.show({ at: 0, text: next.text }, next.kind);
    this.say(next.text, next.kind, next.came);
  }

  private show(cue: Cue, kind: Kind): void {
    this.shown = kind;
    this.subtitle = cue.text;
    this.calls = cue.calls ?? [];
  }

  private say(text: string, kind: Kind, came = performance.now()): void {
    this.last = { text, kind, came };
    this.readUntil = performance.now() + (spoken(text) * (this.speaking ? 500 : 1000)) / this.voice.speed;
    if (this.speaking) this.voice.say(text);
  }
}
