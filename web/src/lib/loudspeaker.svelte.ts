/**
 * The sounds of this device: files that are fetched when they are wanted, over Web Audio. Browsers want a touch before
 * anything is heard, and after a telephone call perhaps another one.
 */

import { SOUNDS, type Made, type Sound } from "./sounds/made";
import { volume } from "./volume.svelte";

/** How many seconds after it was wanted a sound is still about something. */
const LATE_SECONDS = 1;
/** The same sound, wanted again within this many seconds, is one: eight hands that go up together are one knock. */
const GAP_SECONDS = 0.07;
/** How long a bed takes to come and go, and to step back behind a voice. */
const FADE_SECONDS = 1.2;
const DUCK = 0.25;
const BEHIND = 0.35;

interface Bed {
  sound: Sound;
  source: AudioBufferSourceNode;
  gain: GainNode;
}

export class Loudspeaker {
  /** Whether the browser lets anything be heard. */
  awake = $state(false);
  /** All sounds go through it. */
  private master: GainNode | null = null;
  private files = new Map<Sound, Promise<AudioBuffer | null>>();
  private last = new Map<Sound, number>();
  private soon: readonly Sound[] = [];
  private wanted: Sound | null = null;
  private bed: Bed | null = null;
  private behind = false;

  constructor(private readonly make: (() => AudioContext) | null = maker()) {}

  /** Whether this browser has any sounds at all. */
  get able(): boolean {
    return this.make !== null;
  }

  /** Listen for the touch that lets it sound; where there was one already, it sounds at once. */
  attach(): () => void {
    const wake = (): void => this.wake();
    document.addEventListener("pointerup", wake);
    document.addEventListener("keydown", wake);
    if (navigator.userActivation?.hasBeenActive) wake();
    return () => {
      document.removeEventListener("pointerup", wake);
      document.removeEventListener("keydown", wake);
      this.lay(null);
    };
  }

  wake(): void {
    this.master ??= this.opened();
    const { context } = this;
    if (context && context.state !== "running") void context.resume().catch(ignore);
  }

  /** Have these at hand as soon as anything can be heard. */
  prepare(sounds: readonly Sound[]): void {
    this.soon = sounds;
    if (this.awake && !volume.muted) for (const sound of sounds) void this.file(sound);
  }

  /** Let a sound be heard, so many seconds from now. */
  play(sound: Sound, after = 0): void {
    const { context } = this;
    if (!context || !this.awake || volume.muted || document.hidden) return;
    const at = context.currentTime + after;
    if (at - (this.last.get(sound) ?? -1) < GAP_SECONDS) return;
    this.last.set(sound, at);
    void this.file(sound).then((file) => {
      const now = context.currentTime;
      if (file && now <= at + LATE_SECONDS) this.connected(file, SOUNDS[sound].gain)?.source.start(Math.max(now, at));
    });
  }

  /** What goes on underneath; null: nothing. */
  lay(sound: Sound | null): void {
    if (sound === this.wanted && (sound === null || this.bed)) return;
    this.wanted = sound;
    if (this.bed && this.bed.sound !== sound) this.lift(this.bed);
    const { context } = this;
    if (sound === null || this.bed || !context || !this.awake || volume.muted) return;
    void this.file(sound).then((file) => {
      if (!file || this.wanted !== sound || this.bed) return;
      const made = this.connected(file, 0);
      if (!made) return;
      const [begins, ends] = (SOUNDS[sound] as Made).loop ?? [0, file.duration];
      Object.assign(made.source, { loop: true, loopStart: begins, loopEnd: ends });
      made.source.start(0, begins);
      this.bed = { sound, ...made };
      this.fade(this.bed, FADE_SECONDS);
    });
  }

  /** Somebody speaks: what goes on underneath steps back. */
  duck(behind: boolean): void {
    if (behind === this.behind) return;
    this.behind = behind;
    if (this.bed) this.fade(this.bed, DUCK);
  }

  private fade({ sound, gain }: Bed, seconds: number): void {
    const level = SOUNDS[sound].gain * (this.behind ? BEHIND : 1);
    gain.gain.setTargetAtTime(level, gain.context.currentTime, seconds / 3);
  }

  private lift({ source, gain }: Bed): void {
    this.bed = null;
    gain.gain.setTargetAtTime(0, gain.context.currentTime, FADE_SECONDS / 3);
    source.stop(gain.context.currentTime + 2 * FADE_SECONDS);
  }

  private get context(): AudioContext | null {
    return (this.master?.context as AudioContext | undefined) ?? null;
  }

  private connected(file: AudioBuffer, level: number): Omit<Bed, "sound"> | null {
    const { context, master } = this;
    if (!context || !master) return null;
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = file;
    gain.gain.value = level;
    source.connect(gain).connect(master);
    return { source, gain };
  }

  private opened(): GainNode | null {
    const context = this.make?.() ?? null;
    if (!context) return null;
    const master = context.createGain();
    master.gain.value = volume.now;
    master.connect(context.destination);
    context.addEventListener("statechange", () => this.turned(context));
    this.awake = context.state === "running";
    $effect.root(() => {
      $effect(() => {
        master.gain.setTargetAtTime(volume.now, context.currentTime, 0.02);
      });
    });
    return master;
  }

  private turned(context: AudioContext): void {
    this.awake = context.state === "running";
    this.prepare(this.soon);
  }

  private file(sound: Sound): Promise<AudioBuffer | null> {
    let found = this.files.get(sound);
    if (!found) {
      found = this.fetched(sound);
      this.files.set(sound, found);
      void found.then((file) => !file && this.files.delete(sound)); // the next time there may be reception
    }
    return found;
  }

  private async fetched(sound: Sound): Promise<AudioBuffer | null> {
    try {
      const answer = await fetch(SOUNDS[sound].url);
      return answer.ok && this.context ? await this.context.decodeAudioData(await answer.arrayBuffer()) : null;
    } catch {
      return null;
    }
  }
}

function maker(): (() => AudioContext) | null {
  return typeof AudioContext === "function" ? () => new AudioContext({ latencyHint: "interactive" }) : null;
}

function ignore(): void {}

export const loudspeaker = new Loudspeaker();
