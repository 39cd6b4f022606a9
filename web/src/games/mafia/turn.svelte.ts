/** What a player of Mafia is asked now, what is tapped and not yet sent, and what the one big button will do. */

import type { Answer, Ask, MatchFrame, Option } from "../../lib/protocol";
import { naming } from "../../lib/seats";
import { askName } from "../../lib/session.svelte";
import { of, perhaps, type Values } from "../../lib/words.svelte";
import { Turn } from "../../table/turn.svelte";
import { Bets } from "./bets.svelte";
import { AT_NIGHT } from "./content";
import type { MafiaPrivate, MafiaPublic } from "./views";

const ASLEEP: ReadonlySet<string> = new Set(["introduction", "night"]);
/** What an ask is answered with when nobody is meant. */
export const PASS = "pass";

export const isAsleep = (view: MafiaPublic): boolean => ASLEEP.has(view.stage);

/** Why something cannot be chosen, in words; null: it can. */
export function reasonOf(ask: Ask, option: Option): string | null {
  const found = ask.closed.find(([closed]) => closed === option);
  if (found) return found[2] ?? found[1];
  return ask.form.kind === "pick" && !ask.form.options.includes(option) ? "" : null;
}

/** The words of an answer: «Лечить Дашу», «Никого не лечить»; where an order has none, whom it is about. */
export function deedOf(match: MatchFrame, ask: Ask, value: Option): string {
  const [end, values] = typeof value === "number" ? ["", naming(match, value)] : [`-${value}`, {}];
  return perhaps("mafia", `act-${ask.key}${end}`, values) ?? of("mafia")(`act-order${end}`, values);
}

export class MafiaTurn extends Turn<MafiaPublic, MafiaPrivate> {
  private draft = $state.raw<{ ask: string; value: Option } | null>(null);
  /** How often something was confirmed in this half of the night: whoever is asked two things answers in turn. */
  private readonly confirmed = this.note<number>();
  /** What came of the last tap on the button, in the night that looks the same everywhere. */
  private readonly after = this.note<"accepted" | "refused">();

  /** What this person bets while out of the match. */
  private readonly wagers = $derived.by(() => new Bets(`${this.session.id}/${this.match?.match}/${this.seat}`));

  get bets(): Bets {
    return this.wagers;
  }

  /** All that is hidden, for the moderator; and for the dead where the table lets them, as soon as they want it open. */
  get everything(): NonNullable<MafiaPrivate["everything"]> | null {
    return (this.dead && !this.bets.opened ? null : this.own?.everything) ?? null;
  }

  protected override get moment(): string {
    return `${this.match?.match}/${this.view?.night}/${this.view?.half}`;
  }

  get asleep(): boolean {
    return this.view !== null && isAsleep(this.view);
  }

  get moderates(): boolean {
    return this.seat !== null && this.view?.moderator === this.seat;
  }

  get lives(): boolean {
    return this.seat !== null && this.view?.alive.includes(this.seat) === true;
  }

  get dead(): boolean {
    return this.seat !== null && this.view?.gone.some(({ seat }) => seat === this.seat) === true;
  }

  /** What statements answer. */
  get talk(): Ask | null {
    return this.find("say") ?? this.find("plead");
  }

  /** Whether this phone must look like every other at arm's length now. */
  get quiet(): boolean {
    return this.session.discreet && this.asleep && this.lives;
  }

  /** Whether a hand is to stay unseen, on this screen, too, until all are opened. */
  get secretVote(): boolean {
    return this.session.discreet && this.session.table?.options.vote === "sealed";
  }

  /** Whether the moderator has begun the introduction. */
  get begun(): boolean {
    return this.match?.told.some(({ key }) => key === "introduction") === true;
  }

  get nightAsks(): Ask[] {
    const asks = (this.match?.asks ?? []).filter((ask) => AT_NIGHT.includes(ask.key));
    return asks.sort((one, two) => Number(one.key === "shoot") - Number(two.key === "shoot"));
  }

  /** The question of the night that the grid answers now; whoever has two is asked one after the other. */
  get nightAsk(): Ask | null {
    const asks = this.nightAsks;
    return asks[(this.confirmed.value ?? 0) % Math.max(1, asks.length)] ?? null;
  }

  turnTo(ask: Ask): void {
    this.confirmed.value = this.nightAsks.indexOf(ask);
  }

  /** What is tapped: of the open asks, or in the night that looks the same everywhere anything at all. */
  drafted(ask: Ask | null): Option | null {
    return ask && this.draft?.ask === askName(ask) ? this.draft.value : null;
  }

  pick(ask: Ask, value: Option): void {
    this.draft = { ask: askName(ask), value };
    this.after.value = null;
  }

  get line(): "accepted" | "refused" | null {
    return this.after.value;
  }

  /** The button of the quiet night: what cannot be chosen is not sent, and looks no different. */
  async confirm(): Promise<void> {
    const ask = this.nightAsk;
    const value = this.drafted(ask);
    if (!ask || value === null) return;
    const possible = reasonOf(ask, value) === null;
    if (possible && !(await this.send(ask, value))) return;
    this.draft = null;
    this.after.value = possible ? "accepted" : "refused";
  }

  override async send(ask: Ask, value: Answer): Promise<boolean> {
    const moment = this.moment;
    const done = await super.send(ask, value);
    if (!done) return false;
    this.draft = null;
    if (AT_NIGHT.includes(ask.key) && moment === this.moment) {
      this.confirmed.value = this.nightAsks.findIndex(({ key }) => key === ask.key) + 1;
    }
    return true;
  }
}

/** Where we are, in the words of the board. */
export function headings(view: MafiaPublic): { title: string; over: string } {
  const say = of("mafia");
  const values: Values = {
    day: view.day + (view.stage === "dawn" ? 1 : 0),
    night: view.half === 0 ? view.night + 1 : view.night,
  };
  const over = view.stage === "introduction" ? "introduction" : view.stage === "night" ? "night" : "day";
  const stage = view.stage === "dusk" ? "vote" : view.stage;
  return { title: say(`board-title-${stage}`), over: say(`board-over-${over}`, values) };
}
