/** What a player is asked now, and how far the answer is put together by taps on the board. */

import type { Picks } from "../../asks/picking";
import { answerOf, onlyAnswer, pathOf } from "../../lib/forms";
import type { Answer, Ask, Option } from "../../lib/protocol";
import { askName } from "../../lib/session.svelte";
import { Turn } from "../../table/turn.svelte";
import { NoteMarks } from "./marks.svelte";
import { back, choiceAt, tapped, within, type Choice } from "./path";
import { groupOf, homeOf, openRoad, type Winter } from "./winter";
import type { ColoniesPrivate } from "./views";

/** What is decided in secret as a whole: nobody may see how it is answered. */
const SECRET: ReadonlySet<string> = new Set([
  ...["keep-survivors", "tactic", "bid", "found", "grant", "exchange-mission", "keep", "fetch", "take", "exchange"],
  ...["shed", "give", "promise", "stake", "trade", "first-crisis"],
]);
/** What is done with cards of the hand: the choice of them tells what is in it. */
const HAND: ReadonlySet<Option> = new Set(["play", "contribute", "store", "calm", "mission"]);

export class ColoniesTurn extends Turn<Winter, ColoniesPrivate> {
  private readonly noted = $derived.by(() => new NoteMarks(`${this.session.id}/${this.match?.match}/${this.seat}`));

  /** The question that is answered once more. */
  private changing = $state<string | null>(null);

  get marks(): NoteMarks {
    return this.noted;
  }

  get home(): string {
    return this.view && this.seat !== null ? homeOf(this.view, this.seat) : "";
  }

  get group(): string[] {
    return this.view && this.seat !== null ? groupOf(this.view, this.seat) : [];
  }

  get dice(): readonly number[] {
    return this.seat === null ? [] : (this.view?.players[this.seat]?.dice ?? []);
  }

  /** Whether others act at the same time and the glass may run. */
  get acts(): boolean {
    return this.seat !== null && (this.view?.active.includes(this.seat) ?? false);
  }

  /** The crossroads card that lies open; where this player is to read it aloud, `mine`. */
  get road(): { road: string; seat: number; mine: boolean } | null {
    const open = this.view?.stage === "crossroads" ? openRoad(this.match?.told ?? []) : null;
    return open && { ...open, mine: this.view?.readers[open.seat] === this.seat && this.seat !== null };
  }

  /** The crossroads card whose ways this player chooses from; null: it is about something else. */
  get roadAsked(): string | null {
    if (!this.ask || !["way", "thumb", "break-tie"].includes(this.ask.key)) return null;
    return this.road?.road ?? null;
  }

  /** What waits for this player's answer, or is to be answered in another way. */
  override get ask(): Ask | null {
    const asks = this.match?.asks ?? [];
    return asks.find(({ held }) => held === null) ?? asks.find((ask) => askName(ask) === this.changing) ?? null;
  }

  /** What is answered and can still be changed. */
  get sealed(): Ask | null {
    return this.ask ? null : (this.match?.asks[0] ?? null);
  }

  /** The answer is thought over once more. */
  reconsider(): void {
    this.changing = this.sealed && askName(this.sealed);
  }

  override async send(ask: Ask, value: Answer): Promise<boolean> {
    const done = await super.send(ask, value);
    if (done) this.changing = null;
    return done;
  }

  // --- what is tapped on the board ----------------------------------------------------------------------------

  get path(): Option[] {
    if (!this.ask) return [];
    const draft = this.session.draft(this.ask);
    return Array.isArray(draft) ? pathOf(draft) : draft === undefined ? [] : [draft as Option];
  }

  get choice(): Choice | null {
    return this.ask && choiceAt(this.ask, this.path);
  }

  override get picked(): Option[] {
    return this.path;
  }

  override get picks(): Picks | null {
    if (!this.ask) return null;
    const options = within(this.ask, this.path);
    const root = choiceAt(this.ask, [])?.options ?? [];
    return { options: [...new Set([...options, ...root])], chosen: this.path, onpick: (option) => this.tap(option) };
  }

  override tap(option: Option): void {
    if (!this.ask) return;
    const path = tapped(this.ask, this.path, option);
    const single = this.ask.form.kind === "pick";
    this.session.keepDraft(this.ask, single ? path[0] : path.length ? path : undefined);
  }

  /** The way to a card of the hand and what is done with it, at once. */
  take(...path: Option[]): void {
    if (!this.ask) return;
    this.session.keepDraft(this.ask, undefined);
    for (const option of path) {
      if (!this.path.includes(option)) this.tap(option); // the only way was taken by itself
    }
  }

  /** A step back; null: there is none. */
  get back(): (() => void) | null {
    const { ask, path } = this;
    if (ask?.form.kind !== "tree" || !path.length) return null;
    return () => {
      const before = back(ask, path);
      this.session.keepDraft(ask, before.length ? before : undefined);
    };
  }

  override get answer(): Answer | null {
    const { ask } = this;
    return ask ? (onlyAnswer(ask) ?? answerOf(ask, this.session.draft(ask)) ?? null) : null;
  }

  // --- secrets ------------------------------------------------------------------------------------------------

  /** Whether the whole question is nobody else's business, and others look on. */
  get covered(): boolean {
    return this.discreet && this.ask !== null && SECRET.has(this.ask.key);
  }

  /** Whether others must not read this on the screen. */
  isSecret(option: Option): boolean {
    if (!this.discreet) return false;
    const { own } = this;
    const hidden = [...(own?.hand ?? []), ...(own?.found ?? []), ...(own?.candidates ?? []), ...(own?.missions ?? [])];
    const gear = this.group.flatMap((one) => [...(this.view?.people[one]?.equipment ?? [])]);
    const card = String(option);
    return this.covered || HAND.has(option) || (hidden.includes(card) && !gear.includes(card));
  }
}
