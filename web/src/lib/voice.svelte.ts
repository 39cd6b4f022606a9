/**
 * The voice of this device: Web Speech behind a queue, in which lines never overlap. Browsers want a touch before they
 * speak, so it is turned on by one, and a test line is said at once.
 */

import { remember, remembered } from "./remember";
import { volume } from "./volume.svelte";
import type { Language } from "./words.svelte";

/** none: this browser cannot speak; no-voice: not in this language. */
export type VoiceState = "none" | "no-voice" | "off" | "on";

const RATES = { slow: 0.85, usual: 1, quick: 1.2 } as const;
export type Rate = keyof typeof RATES;

/** With these words a browser says that there is nothing to speak with. */
const UNABLE: ReadonlySet<string> = new Set([
  "synthesis-unavailable",
  "synthesis-failed",
  "language-unavailable",
  "voice-unavailable",
  "audio-hardware",
]);

/** How long a line takes at most, in seconds: an engine that never says that it has ended must not wedge the queue. */
export function longest(text: string, rate: number): number {
  return 3 + spoken(text, rate) * 2;
}

/** How long a line takes about, in seconds. */
export function spoken(text: string, rate = 1): number {
  return (0.5 + text.length / 13) / rate;
}

export class Voice {
  on = $state(false);
  voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  /** What is being said. */
  line = $state<string | null>(null);
  language = $state<Language>("ru");
  /** It was asked to speak, named no voices, and did not. */
  private failed = $state(false);
  private chosen = $state<Record<string, string | null>>({});
  private pace = $state<Rate>("usual");
  private queue: string[] = [];
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  /** What is being said, held while it is: some browsers throw away what nobody holds, and never say that it has ended. */
  private utterance: SpeechSynthesisUtterance | null = null;

  constructor(private readonly synth: SpeechSynthesis | null = globalThis.speechSynthesis ?? null) {
    const rate = remembered("voice-rate");
    if (rate && rate in RATES) this.pace = rate as Rate;
    for (const language of ["ru", "en"]) this.chosen[language] = remembered(`voice-${language}`);
    this.look();
    this.synth?.addEventListener?.("voiceschanged", () => this.look());
  }

  private look(): void {
    this.voices = this.synth?.getVoices() ?? [];
    if (this.voices.length > 0) this.failed = false;
  }

  get state(): VoiceState {
    if (!this.synth || this.failed) return "none";
    if (this.voices.length > 0 && this.ofLanguage.length === 0) return "no-voice";
    return this.on ? "on" : "off";
  }

  get ofLanguage(): readonly SpeechSynthesisVoice[] {
    return this.voices.filter((voice) => voice.lang.slice(0, 2).toLowerCase() === this.language);
  }

  /** The voice that speaks: the chosen one, or the first of the language; null: as the browser likes. */
  get voice(): SpeechSynthesisVoice | null {
    const wanted = this.chosen[this.language];
    return this.ofLanguage.find((voice) => voice.voiceURI === wanted) ?? this.ofLanguage[0] ?? null;
  }

  get rate(): Rate {
    return this.pace;
  }

  /** The same as a number: 1 is usual. */
  get speed(): number {
    return RATES[this.pace];
  }

  choose(voice: string): void {
    this.chosen = { ...this.chosen, [this.language]: voice };
    remember(`voice-${this.language}`, voice);
  }

  chooseRate(rate: Rate): void {
    this.pace = rate;
    remember("voice-rate", rate);
  }

  /** Turned on by a touch; the test line shows that it can be heard. */
  turnOn(test: string): void {
    this.silence();
    this.look();
    this.on = true;
    this.say(test);
  }

  turnOff(): void {
    this.on = false;
    this.silence();
  }

  say(text: string): void {
    if (!this.on || this.state !== "on" || !text) return;
    this.queue.push(text);
    if (this.line === null) this.next();
  }

  /** Whether something is being said, or waits to be. */
  get busy(): boolean {
    return this.line !== null;
  }

  /** What waits is not said any more; what is being said is finished. */
  forget(): void {
    this.queue = [];
  }

  silence(): void {
    this.queue = [];
    this.utterance = null;
    clearTimeout(this.watchdog);
    if (this.line !== null) this.synth?.cancel();
    this.line = null;
  }

  private fail(): void {
    if (this.voices.length === 0) this.failed = true;
  }

  private next(): void {
    clearTimeout(this.watchdog);
    const text = this.queue.shift();
    this.line = text ?? null;
    this.utterance = null;
    if (text === undefined || !this.synth) return;
    const rate = this.speed;
    const line = new SpeechSynthesisUtterance(text);
    this.utterance = line;
    line.lang = this.voice?.lang ?? this.language;
    line.voice = this.voice;
    line.rate = rate;
    line.volume = volume.now;
    let begun = false;
    const ended = (): void => {
      if (this.utterance === line) this.next();
    };
    line.onstart = () => (begun = true);
    line.onend = ended;
    line.onerror = (event) => {
      if (!begun && UNABLE.has(event.error)) this.fail();
      ended();
    };
    this.watchdog = setTimeout(
      () => {
        if (this.utterance !== line) return;
        this.synth?.cancel();
        if (!begun) this.fail();
        this.next();
      },
      longest(text, rate) * 1000,
    );
    this.synth.resume();
    this.synth.speak(line);
  }
}

export const voice = new Voice();
