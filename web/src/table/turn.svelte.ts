/** What a player sees and is asked now, and what is half done: each game's turn is built on this one. */

import { answerOf, levelsOf, tap, type Chosen, type Level, type Picks } from "../asks/picking";
import type { Answer, Ask, MatchFrame, Option } from "../lib/protocol";
import { seatsOf } from "../lib/seats";
import { askName, type SessionOf } from "../lib/session.svelte";
import { wide } from "../lib/wide";
import type { Deed } from "./deed";

/** Something half done. It belongs to a moment, and is forgotten with it. */
export class Note<T> {
  private kept = $state.raw<{ at: string; value: T } | null>(null);

  /** `moment` is what it belongs to; null: nothing can be begun now. */
  constructor(private readonly moment: () => string | null) {}

  get value(): T | null {
    return this.kept !== null && this.kept.at === this.moment() ? this.kept.value : null;
  }

  set value(value: T | null) {
    const at = this.moment();
    this.kept = value === null || at === null ? null : { at, value };
  }
}

export class Turn<Public, Private> {
  /** Whether the player's own card is pressed. */
  held = $state(false);
  /** Whether something is put together that will be said. */
  speaking = $state(false);
  /** Whether the notebook lies over the board, and whom it is open at. Where it lies beside the board it is never opened. */
  reading = $state(false);
  about = $state<number | null>(null);
  private readonly tapped = this.note<Chosen>();

  constructor(readonly session: SessionOf<Public, Private>) {}

  get match(): MatchFrame<Public, Private> | null {
    return this.session.match;
  }

  get view(): Public | null {
    return this.match?.public ?? null;
  }

  get own(): Private | null {
    return this.match?.private ?? null;
  }

  get seat(): number | null {
    return this.match?.seat ?? null;
  }

  /** Everybody's seat but the player's own. */
  get others(): number[] {
    return this.match ? seatsOf(this.match).filter((seat) => seat !== this.seat) : [];
  }

  /** Whether others see this player's screen at arm's length: then nothing secret may stand on it. */
  get discreet(): boolean {
    return this.session.discreet && this.seat !== null;
  }

  /** Whether the notebook lies open beside the board: there is room for it, and nobody looks on. */
  get open(): boolean {
    return wide.current && !this.discreet;
  }

  /** Opens the notebook at somebody. */
  look(seat: number): void {
    this.about = seat;
    this.reading = !this.open;
  }

  /** The first thing that is asked. */
  get ask(): Ask | null {
    return this.match?.asks[0] ?? null;
  }

  find(key: string): Ask | null {
    return this.match?.asks.find((ask) => ask.key === key) ?? null;
  }

  offer(key: string): Ask | null {
    return this.match?.offers.find((ask) => ask.key === key) ?? null;
  }

  /** What the notes belong to: the question that is open, unless a game says otherwise. */
  protected get moment(): string | null {
    return this.ask && askName(this.ask);
  }

  protected note<T>(): Note<T> {
    return new Note(() => this.moment);
  }

  // --- what is tapped on the board ----------------------------------------------------------------------------

  /** What is chosen for the question: by taps, and in whatever other way a game has. */
  protected get given(): Chosen {
    return this.tapped.value ?? {};
  }

  /** The choices that the question consists of. */
  get levels(): Level[] {
    return this.ask ? levelsOf(this.ask, this.given) : [];
  }

  get picked(): Option[] {
    return this.levels.flatMap(({ chosen }) => chosen);
  }

  /** What can be tapped, wherever it stands. */
  get picks(): Picks | null {
    if (!this.ask) return null;
    const options = this.levels.flatMap((level) => level.options);
    return { options, chosen: this.picked, onpick: (option) => this.tap(option) };
  }

  tap(option: Option): void {
    if (this.ask) this.tapped.value = tap(this.ask, this.given, option);
  }

  /** The answer that was tapped, as soon as it is whole. */
  get answer(): Answer | null {
    return this.ask && answerOf(this.ask, this.given);
  }

  // --- what is sent -------------------------------------------------------------------------------------------

  /** Whether several people pass this device round. */
  get passed(): boolean {
    return (this.session.party?.present.length ?? 0) > 1;
  }

  send(ask: Ask, value: Answer): Promise<boolean> {
    return this.session.answer(ask, value);
  }

  /** The button that sends an answer; it waits as long as there is none. */
  deed(ask: Ask, value: Answer | null, label: string): Deed {
    const run = (): void => void (value !== null && this.send(ask, value));
    return { label, run, disabled: value === null, busy: this.session.isSending(ask), ask: ask.key };
  }
}
