/** What a player is asked now, which program is about to be played, and what is tapped and not yet sent. */

import type { Picks } from "../../asks/picking";
import type { Answer, Ask, Option } from "../../lib/protocol";
import { askName } from "../../lib/session.svelte";
import { Turn } from "../../table/turn.svelte";
import { checkOf, isDead, type Arena } from "./arena";
import { ROLES } from "./content";
import { knownOf, type Known } from "./seen";
import { TeamMarks } from "./marks.svelte";
import { progress, tapped, within, type Progress } from "./steps";
import type { DoomsdayPrivate } from "./views";

/** What opens a window: everybody is asked, and whoever does nothing has passed. */
const WINDOWS: ReadonlySet<string> = new Set(["shot", "played", "damage", "death"]);
const PASS = "pass";
const NOTHING: Progress = { path: [], choice: null, answer: null };

export class DoomsdayTurn extends Turn<Arena, DoomsdayPrivate> {
  /** What is tapped, and the name of the question that it is for. */
  private begun = $state.raw<{ name: string; taps: readonly Option[] } | null>(null);
  private readonly noted = $derived.by(() => new TeamMarks(`${this.session.id}/${this.match?.match}/${this.seat}`));

  get marks(): TeamMarks {
    return this.noted;
  }

  get saying(): Ask | null {
    return this.offer("say");
  }

  get dead(): boolean {
    return this.view !== null && this.seat !== null && isDead(this.view, this.seat);
  }

  /** What lies face down, is known to this player, and may be on the screen. */
  get known(): Known {
    return this.discreet || !this.own || this.seat === null ? {} : knownOf(this.own, this.seat);
  }

  /** What may stand beside people: what the check has shown, or what this player has noted; nothing where others look. */
  get teams(): Record<number, string> {
    if (this.discreet) return {};
    const noted = this.others.flatMap((seat): [number, string][] => {
      const team = this.marks.person(seat);
      return team ? [[seat, team]] : [];
    });
    return { ...Object.fromEntries(noted), ...this.check };
  }

  /** The teams that the last check has shown to this player, who is dead. */
  get check(): Record<number, string> | null {
    return this.dead ? checkOf(this.match?.told ?? []) : null;
  }

  /** Whether weapons do what their cards say. */
  get printed(): boolean {
    return this.session.table?.options["weapon_text"] === "cards";
  }

  // --- what is asked ------------------------------------------------------------------------------------------

  /** The window that is open. */
  get window(): Ask | null {
    return this.match?.asks.find(({ key }) => WINDOWS.has(key)) ?? null;
  }

  /** What waits for this player's answer. */
  override get ask(): Ask | null {
    return this.match?.asks.find(({ key }) => !WINDOWS.has(key)) ?? null;
  }

  /** Where programs can be played now: in the window, or outside of one. */
  private get playing(): Ask | null {
    return this.window ?? this.offer("play");
  }

  /** The programs that can be played now. */
  get playable(): readonly Option[] {
    const form = this.playing?.form;
    const options = form?.kind === "tree" ? (form.branches[0]?.options ?? []) : [];
    return options.map(([option]) => option).filter((option) => option !== PASS);
  }

  /** The program that will be played as soon as the window closes. */
  get promised(): string | null {
    const held = this.window?.held;
    const card = Array.isArray(held) ? held[0] : null;
    return card === undefined || card === null || card === PASS ? null : String(card);
  }

  /** The question that is being answered: that of a program which is about to be played, or what is asked. */
  get current(): Ask | null {
    const { begun, playing } = this;
    return begun && playing && begun.name === askName(playing) ? playing : this.ask;
  }

  /** The program that is about to be played. */
  get program(): string | null {
    return this.current !== null && this.current === this.playing ? String(this.taps[0]) : null;
  }

  // --- what is tapped on the board ----------------------------------------------------------------------------

  private get taps(): readonly Option[] {
    const { begun, current } = this;
    return begun && current && begun.name === askName(current) ? begun.taps : [];
  }

  get progress(): Progress {
    return this.current ? progress(this.current, this.taps) : NOTHING;
  }

  override get picked(): Option[] {
    return [...this.progress.path];
  }

  override get picks(): Picks | null {
    if (!this.current) return null;
    const options = [...within(this.current, this.taps)];
    return { options, chosen: this.progress.path, onpick: (option) => this.tap(option) };
  }

  override get answer(): Answer | null {
    return this.progress.answer;
  }

  /** In a window there is little time: what is whole is sent at once. */
  override tap(option: Option): void {
    const { current } = this;
    if (!current) return;
    const taps = tapped(current, this.taps, option);
    this.begun = taps.length ? { name: askName(current), taps } : null;
    if (current === this.window) this.finish();
  }

  /** A program of the hand is to be played: what else it needs is tapped on the board. */
  play(card: Option): void {
    if (!this.playing) return;
    this.begun = { name: askName(this.playing), taps: [card] };
    this.finish();
  }

  /** A step back; null: there is none. */
  get back(): (() => void) | null {
    const { begun } = this;
    if (!begun || !this.taps.length) return null;
    return () => (this.begun = begun.taps.length > 1 ? { ...begun, taps: begun.taps.slice(0, -1) } : null);
  }

  private finish(): void {
    const { current, answer } = this;
    if (current && answer !== null) void this.send(current, answer);
  }

  override async send(ask: Ask, value: Answer): Promise<boolean> {
    const done = await super.send(ask, value);
    if (done && this.begun?.name === askName(ask)) this.begun = null;
    return done;
  }

  /** Nothing is played after all. */
  get pass(): (() => void) | null {
    const { window } = this;
    return window && this.promised ? () => void this.send(window, [PASS]) : null;
  }

  /** Whether others must not read this on the screen: a program in hand, or what only the player's role allows. */
  isSecret(option: Option): boolean {
    return this.discreet && (String(option) in ROLES || (this.own?.programs.includes(String(option)) ?? false));
  }
}
