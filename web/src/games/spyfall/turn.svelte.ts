/** What a player is asked now, what is chosen and not yet sent, and what a power would do. */

import { walk } from "../../lib/forms";
import type { Answer, Ask, Option } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";
import { Turn } from "../../table/turn.svelte";
import { POWERS, SPY } from "./content";
import { RoundMarks } from "./marks.svelte";
import type { SpyfallExchange, SpyfallPrivate, SpyfallPublic } from "./views";

/**
 * How the player's power can be used now: with a question, as a manner of speaking, instead of an answer, of one's own
 * accord, or when an accusation asks for it.
 */
export type Use = "asking" | "acted" | "instead" | "offer" | "window";

export class SpyfallTurn extends Turn<SpyfallPublic, SpyfallPrivate> {
  private readonly chosen = this.note<number>();
  private readonly topical = this.note<string>();
  private readonly worded = this.note<string>();
  private readonly powered = this.note<true>();
  private readonly heard = this.note<"accepted" | "refused">();
  private readonly pointed = this.note<Option>();
  /** Words of one's own that go as soon as they are asked for. */
  private waiting: string | null = null;
  private readonly noted = $derived.by(() => new RoundMarks(`${this.round}/${this.seat}`));

  get marks(): RoundMarks {
    return this.noted;
  }

  /** The round, as one word. */
  get round(): string {
    return `${this.session.id}/${this.match?.match}/${this.view?.round}`;
  }

  get mission(): boolean {
    return this.view?.modes.includes("mission") === true;
  }

  get last(): SpyfallExchange | null {
    return this.view?.exchanges.at(-1) ?? null;
  }

  get asks(): boolean {
    return this.seat !== null && this.view?.stage === "questions" && this.view.asker === this.seat && !this.answers;
  }

  get answers(): boolean {
    return this.seat !== null && this.view?.target === this.seat;
  }

  /** Whether people speak aloud here, as the question that is open says. */
  spoken(ask: Ask): boolean {
    return ask.form.kind === "tree" && ask.form.branches.some(({ options }) => options.some(([one]) => isAloud(one)));
  }

  /** What can be said now that the time is up. */
  get saying(): Ask | null {
    return this.offer("say");
  }

  // --- what is half done --------------------------------------------------------------------------------------

  protected override get moment(): string {
    const { view } = this;
    return `${this.round}/${view?.stage}/${view?.exchanges.length}/${view?.asker}/${view?.target}`;
  }

  get whom(): number | null {
    return this.chosen.value;
  }

  set whom(seat: number | null) {
    this.chosen.value = seat;
    this.heard.value = null;
  }

  get topic(): string | null {
    return this.topical.value;
  }

  set topic(trait: string | null) {
    this.topical.value = trait;
  }

  get words(): string {
    return this.worded.value ?? "";
  }

  set words(text: string) {
    this.worded.value = text;
  }

  /** Whether the next words go with the player's power. */
  get power(): boolean {
    return this.powered.value === true;
  }

  set power(on: boolean) {
    this.powered.value = on || null;
  }

  /** What came of the last tap where all screens look the same. */
  get line(): "accepted" | "refused" | null {
    return this.heard.value;
  }

  refuse(): void {
    this.heard.value = "refused";
  }

  /** At whom this player is about to point. */
  get pick(): Option | null {
    return this.pointed.value;
  }

  set pick(option: Option | null) {
    this.pointed.value = option;
  }

  // --- what is sent -------------------------------------------------------------------------------------------

  override async send(ask: Ask, value: Answer): Promise<boolean> {
    const done = await super.send(ask, value);
    if (done && POWERS.includes(ask.key)) this.heard.value = "accepted";
    return done;
  }

  /** Something is said: by this way down the tree, and then perhaps in words of one's own. */
  async say(ask: Ask, path: readonly Option[], text: string | null = null): Promise<void> {
    this.waiting = text;
    if (!(await this.send(ask, mannered(ask, path, this.power && this.use === "acted")))) this.waiting = null;
  }

  /** The words that were put together before they were asked for. */
  deliver(): void {
    const ask = this.find("write");
    const text = this.waiting;
    if (!ask || text === null) return;
    this.waiting = null;
    void this.send(ask, text).then((done) => {
      if (!done) this.words = text;
    });
  }

  // --- the player's power ------------------------------------------------------------------------------------------

  /** What the player's own power would do now; null: nothing. */
  get use(): Use | null {
    const power = this.own?.power ?? null;
    if (power === null) return null;
    if (this.offer(power)) return "offer";
    if (this.match?.asks.some((ask) => hasOption(ask, power))) return "window";
    const ask = this.find("ask") ?? this.find("answer");
    if (ask?.form.kind !== "tree") return null;
    const { branches } = ask.form;
    if (branches.some(({ options }) => options.some(([option]) => option === power)))
      return ask.key === "ask" ? "asking" : "instead";
    return branches.some(({ key }) => key === "manner") ? "acted" : null;
  }

  /** What the player's own power can be used on or for, where that is still to be chosen. */
  get uses(): Option[] {
    const power = this.own?.power ?? "";
    const offer = this.offer(power)?.form;
    if (offer) return offer.kind === "pick" ? offer.options : [];
    const form = this.find("answer")?.form;
    const branch = form?.kind === "tree" ? form.branches.find(({ key }) => key === power) : null;
    return (branch?.options ?? []).map(([option]) => option);
  }

  /** The own power is used: of one's own accord or instead of an answer. */
  async apply(value: Option | null): Promise<boolean> {
    const power = this.own?.power ?? "";
    const offer = this.offer(power);
    if (offer) return value !== null && this.send(offer, value);
    const ask = this.find("answer");
    return ask !== null && this.send(ask, value === null ? [power] : [power, value]);
  }

  get powerName(): string {
    return of("spyfall")(`card-${this.own?.power}`);
  }

  /** Whether the power was used or cannot be any more, for all to see. */
  get opened(): boolean {
    return this.seat !== null && this.view !== null && this.seat in this.view.opened;
  }

  get spy(): boolean {
    return this.own?.card === SPY;
  }

  /** Whether everybody knows that this player may not accuse any more. */
  get accused(): boolean {
    return this.view?.accusations.some(([seat]) => seat === this.seat) === true;
  }
}

const isAloud = (option: Option): boolean => typeof option === "string" && option.startsWith("aloud");

function hasOption(ask: Ask, option: Option): boolean {
  return ask.form.kind === "pick" && ask.form.options.includes(option);
}

/** Where the tree asks for a manner at last, it is given: as usual, or in character. */
export function mannered(ask: Ask, path: readonly Option[], acted: boolean): Option[] {
  if (ask.form.kind !== "tree") return [...path];
  const { branch } = walk(ask.form.branches, path);
  return branch?.key === "manner" ? [...path, acted ? "acted" : "plain"] : [...path];
}

/** The way to a question: with a power it has one step more. */
export const questionPath = (whom: number, about: string, power: string | null): Option[] =>
  power === null ? [whom, about] : [whom, power, about];

/** What may be asked about, of the branch under somebody; and what may not, with the reason. */
export function topicsOf(ask: Ask, path: readonly Option[]): { trait: string; name: string; reason: string | null }[] {
  if (ask.form.kind !== "tree") return [];
  const branch = walk(ask.form.branches, path).branch;
  if (!branch) return [];
  const reasons = new Map(branch.closed.map(([option, reason, words]) => [option, words ?? reason]));
  const all = [...branch.options.map(([option]) => option), ...reasons.keys()];
  return [...new Set(all)].flatMap((option) => {
    if (typeof option !== "string" || ["own", "aloud", ...POWERS].includes(option)) return [];
    const name = branch.labels?.find(([known]) => known === option)?.[1] ?? option;
    return [{ trait: option, name, reason: reasons.get(option) ?? null }];
  });
}
