/** What a player is asked now, what is tapped and not yet sent, and how the own cards lie. */

import type { Answer, Ask, Option } from "../../lib/protocol";
import { askName, type Session } from "../../lib/session.svelte";
import { arranged, secretOf } from "./hand";
import { Marks } from "./marks.svelte";
import { answerOf, levelsOf, tap, type Level, type Tapped } from "../../asks/picking";
import { knownOf, type Picks, type River } from "./river";
import type { PassengersMatch, PassengersPrivate } from "./views";

/** Of something half done, for which question it was; it is forgotten with that. */
interface Dated<T> {
  at: string;
  value: T;
}

/** For which choice of a question a card of the hand is given. */
const CARDS: Readonly<Record<string, number>> = { place: 0, show: 0, give: 0, mirror: 1, bundle: 1 };

export class Turn {
  private touched = $state.raw<Dated<Tapped> | null>(null);
  private taken = $state.raw<Dated<number> | null>(null);
  private readonly secret = secretOf();
  private readonly noted = $derived.by(() => new Marks(`${this.session.id}/${this.match?.match}/${this.seat}`));

  constructor(readonly session: Session) {}

  get match(): PassengersMatch | null {
    return this.session.match as PassengersMatch | null;
  }

  get view(): River | null {
    return this.match?.public ?? null;
  }

  get own(): PassengersPrivate | null {
    return this.match?.private ?? null;
  }

  get seat(): number | null {
    return this.match?.seat ?? null;
  }

  get marks(): Marks {
    return this.noted;
  }

  /** Whether others see this screen at arm's length: then nothing secret may stand on it. */
  get discreet(): boolean {
    return this.session.discreet && this.seat !== null;
  }

  /** What this player knows of riders and may have on the screen. */
  get known(): Record<number, string> {
    return this.discreet ? {} : knownOf(this.own);
  }

  find(key: string): Ask | null {
    return this.match?.asks.find((ask) => ask.key === key) ?? null;
  }

  /** What is asked now: there is never more than one thing. */
  get ask(): Ask | null {
    return this.match?.asks[0] ?? null;
  }

  /** The offer to say something. */
  get saying(): Ask | null {
    return this.match?.offers.find(({ key }) => key === "say") ?? null;
  }

  // --- the hand -----------------------------------------------------------------------------------------------

  /** The own cards as they lie. */
  get hand(): string[] {
    return arranged(this.own?.cards ?? [], `${this.secret}/${this.session.id}/${this.match?.match}/${this.seat}`);
  }

  /** Whether a card of the hand is to be chosen now. */
  get asksCard(): boolean {
    return this.ask !== null && this.ask.key in CARDS;
  }

  /** The place of the card that is chosen; the only one there is need not be. */
  get card(): number | null {
    if (this.hand.length === 1) return 0;
    return this.now(this.taken);
  }

  set card(place: number | null) {
    this.taken = this.dated(place);
  }

  // --- what is half done --------------------------------------------------------------------------------------

  private now<T>(dated: Dated<T> | null): T | null {
    return this.ask && dated?.at === askName(this.ask) ? dated.value : null;
  }

  private dated<T>(value: T | null): Dated<T> | null {
    return value === null || !this.ask ? null : { at: askName(this.ask), value };
  }

  private get tapped(): Tapped {
    const tapped = this.now(this.touched) ?? [];
    const depth = CARDS[this.ask?.key ?? ""];
    if (depth === undefined) return tapped;
    const filled = [...tapped];
    while (filled.length <= depth) filled.push(null);
    filled[depth] = this.card === null ? null : (this.hand[this.card] ?? null);
    return filled;
  }

  /** The choices that the question consists of. */
  get levels(): Level[] {
    return this.ask ? levelsOf(this.ask.key, this.ask.form, this.tapped) : [];
  }

  get chosen(): Option[] {
    return this.levels.flatMap(({ chosen }) => chosen);
  }

  /** What can be tapped, wherever it stands. */
  get picks(): Picks | null {
    if (!this.ask) return null;
    const options = this.levels.flatMap((level) => level.options);
    return { options, chosen: this.chosen, onpick: (option) => this.tap(option) };
  }

  tap(option: Option): void {
    if (this.ask) this.touched = this.dated(tap(this.ask.form, this.tapped, option));
  }

  get answer(): Answer | null {
    return this.ask && answerOf(this.ask.form, this.tapped);
  }

  // --- what is sent -------------------------------------------------------------------------------------------

  send(ask: Ask, value: Answer): Promise<boolean> {
    return this.session.answer(ask, value);
  }
}
