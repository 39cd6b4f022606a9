/** One person at one table: what this person knows of it, kept up to date by the frames that come, and what may be done. */

import { keptDraft, type Draft } from "./forms";
import { complain, hush } from "./announcer.svelte";
import { Refusal, wordsOf } from "./api";
import { loadAnew, OUTDATED } from "./outdated";
import type { Party } from "./party.svelte";
import type {
  Answer,
  Ask,
  Channel,
  Command,
  Deed,
  Frame,
  Line,
  MatchFrame,
  Person,
  Seat,
  StepFrame,
  Table,
  Told,
  You,
} from "./protocol";
import { Connection, type Change, type Fields } from "./socket";
import { spelled } from "./spelled";
import { stepped } from "./stepped";
import { pulse } from "./ticker.svelte";
import { language, speakAs, t } from "./words.svelte";

export type State = "connecting" | "open" | "lost" | "ended";

/** What follows the match as it goes on: a voice, an announcer. */
export type Listener = (frame: Frame, session: Session) => void;

/** What the coach of a lesson says, and what it is about. */
export interface Advice {
  key: string;
  text: string;
  point: string | null;
}

/** Lines that come this soon after the first connection were said before; they are not news. */
const ARRIVAL_MS = 1500;

export class Session {
  state = $state<State>("connecting");
  /** Why the connection was lost or ended, in words. */
  why = $state<string | null>(null);
  code = $state(0);
  you = $state.raw<You | null>(null);
  table = $state.raw<Table | null>(null);
  match = $state.raw<MatchFrame | null>(null);
  lines = $state.raw<readonly (Line | null)[]>([]);
  notice = $state<string | null>(null);
  /** What a bot has decided while this person was away; nobody else is to see it. */
  missed = $state.raw<readonly Deed[]>([]);
  /** In a lesson, what the coach says now. */
  coach = $state.raw<Advice | null>(null);
  /** How many lines of talk there were when a channel was last looked at. */
  private read = $state.raw<Readonly<Record<string, number>>>({});
  private met = 0;
  /** Keys of asks whose answer is on its way. */
  sending = $state.raw<ReadonlySet<string>>(new Set());

  /** The last answer may perhaps be taken back: nothing has been told since. */
  answered = $state(false);
  /** What is half chosen, by the name of its ask. */
  private drafts = $state.raw<ReadonlyMap<string, Draft>>(new Map());
  /** All people at this device; null on a screen that is nobody's. */
  party: Party | null = null;

  readonly listeners = new Set<Listener>();
  /** The next connection gets everything from the beginning. */
  private anew = false;
  private heardAt = $state(0);
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    /** Which of several people on this device; null: the first. */
    readonly person: number | null = null,
  ) {
    this.connection = new Connection(
      id,
      () => ({ lang: language(), text: 1, ...this.numbers(), ...(person === null ? {} : { person }) }),
      (frame) => this.heard(frame),
      (change) => this.changed(change),
    );
  }

  open(): void {
    this.state = "connecting";
    this.why = null;
    this.connection.open();
  }

  end(): void {
    this.connection.end();
  }

  /** All is told anew, in the language that is spoken now. */
  retell(): void {
    if (this.state === "ended") return;
    this.anew = true;
    this.connection.reopen();
  }

  // --- what is done -------------------------------------------------------------------------------------------

  /** A command; whether it was carried out. What was wrong is said to the person. */
  async act<Name extends Command["do"]>(what: Name, fields: Fields<Name>): Promise<boolean> {
    try {
      await this.connection.command(what, fields);
      hush();
      return true;
    } catch (error) {
      complain(wordsOf(error));
      return false;
    }
  }

  /** The same for whoever shows refusals in another way. */
  command<Name extends Command["do"]>(what: Name, fields: Fields<Name>): Promise<unknown> {
    return this.connection.command(what, fields);
  }

  async answer(ask: Ask, value: Answer): Promise<boolean> {
    const name = askName(ask);
    if (this.sending.has(name)) return false;
    this.sending = new Set([...this.sending, name]);
    const heard = this.match?.told.length;
    const done = await this.act("answer", { match: this.match?.match ?? 0, ask: ask.ask || ask.key, value });
    if (done) {
      this.keepDraft(ask, undefined);
      this.answered = this.match?.told.length === heard;
    }
    this.sending = new Set([...this.sending].filter((other) => other !== name));
    return done;
  }

  /** Time is up: that which is shown, not what begins meanwhile. */
  async hasten(): Promise<void> {
    await this.act("hasten", { until: this.match?.clock.deadline ?? null });
  }

  async undo(): Promise<void> {
    this.answered = false;
    await this.act("undo", { match: this.match?.match ?? 0 });
  }

  isSending(ask: Ask): boolean {
    return this.sending.has(askName(ask));
  }

  /** What this person has put together so far and may still send. */
  draft(ask: Ask): Draft | undefined {
    return keptDraft(ask, this.drafts.get(askName(ask)));
  }

  keepDraft(ask: Ask, draft: Draft | undefined): void {
    const drafts = new Map(this.drafts);
    if (draft === undefined) drafts.delete(askName(ask));
    else drafts.set(askName(ask), draft);
    this.drafts = drafts;
  }

  /** Drafts live as long as their question; an offer's also as long as it looks the same. */
  private forgetDrafts(): void {
    if (this.drafts.size === 0) return;
    const open = [...(this.match?.asks ?? []), ...(this.match?.offers ?? [])];
    const kept = open.flatMap((ask): [string, Draft][] => {
      const draft = keptDraft(ask, this.drafts.get(askName(ask)));
      return draft === undefined ? [] : [[askName(ask), draft]];
    });
    this.drafts = new Map(kept);
  }

  // --- who is who ---------------------------------------------------------------------------------------------

  get me(): Person | null {
    return this.personBy(this.you?.person);
  }

  /** Whether this person has the host's powers now. */
  get hosts(): boolean {
    return this.you !== null && this.table?.acting === this.you.person;
  }

  /** The seat in the match, or at the table before it. */
  get seat(): number | null {
    return this.playing ? (this.match?.seat ?? null) : (this.you?.seat ?? null);
  }

  get ownSeat(): Seat | null {
    return this.table?.seats.find((seat) => this.you && seat.person === this.you.person) ?? null;
  }

  get playing(): boolean {
    return this.table !== null && this.table.stage !== "lobby" && this.match?.match === this.table.match;
  }

  /** Whether people sit in one room, where others see the screen at arm's length. */
  get discreet(): boolean {
    return this.table?.sitting === "together";
  }

  personBy(id: number | null | undefined): Person | null {
    return this.table?.people.find((person) => person.id === id) ?? null;
  }

  /** Whether not everybody at the table has heard this. */
  covered(event: Told): boolean {
    return this.match?.seat != null && event.private === true;
  }

  // --- talk ---------------------------------------------------------------------------------------------------

  /** Where this person may talk or listen now: key, whether one may write there, and the name if the game has one. */
  get channels(): Channel[] {
    const { table } = this;
    if (!table) return [];
    const free: Channel[] = table.stage !== "match" && table.sitting !== "together" ? [["table", true]] : [];
    if (!this.playing || !this.match) return free;
    return [...free, ...this.match.channels.filter(([key]) => free.length === 0 || key !== "table")];
  }

  /** Where there is somebody to talk with: bots do not read, and in a lesson the coach speaks. */
  get talk(): Channel[] {
    const { table, you } = this;
    const company = table?.people.some(({ id, kind, waits }) => id !== you?.person && kind !== "tv" && !waits);
    return company && !table?.lesson ? this.channels : [];
  }

  linesIn(channel: string): Line[] {
    return this.lines.filter((line): line is Line => line?.channel === channel);
  }

  /** How many lines of others have not been looked at. */
  unread(channel: string): number {
    const since = this.read[channel] ?? 0;
    const own = this.you?.person;
    return this.lines.filter((line, index) => index >= since && line?.channel === channel && line.person !== own)
      .length;
  }

  markRead(channel: string): void {
    if (this.read[channel] !== this.lines.length) this.read = { ...this.read, [channel]: this.lines.length };
  }

  /** Whose line it is. */
  speaker(line: Line): string {
    const seated = line.seat === null ? undefined : this.match?.names[line.seat];
    return seated ?? this.personBy(line.person)?.name ?? "—";
  }

  // --- time ---------------------------------------------------------------------------------------------------

  /** How many real seconds are left until a moment of the game; follows the pulse. */
  left(deadline: number): number {
    const clock = this.match?.clock;
    if (!clock) return 0;
    const passed = clock.runs ? Math.max(0, pulse() - this.heardAt) / 1000 : 0;
    return Math.max(0, (deadline - clock.now) * clock.pace - passed);
  }

  /** The game's own time now. */
  now(): number {
    const clock = this.match?.clock;
    if (!clock) return 0;
    return clock.now + (clock.runs ? Math.max(0, pulse() - this.heardAt) / 1000 / clock.pace : 0);
  }

  // --- frames -------------------------------------------------------------------------------------------------

  /** What a connection that is opened anew tells the server. */
  private numbers(): Record<string, number> {
    if (this.anew) return {};
    const said = this.lines.length;
    if (!this.match) return { said };
    const { match, edition, told } = this.match;
    return { match, edition, told: told.length, said };
  }

  private heard(frame: Frame): void {
    if (!this.take(frame)) {
      this.retell();
      return;
    }
    for (const listener of this.listeners) listener(frame, this);
  }

  /** Take a frame. False: something is missing before it, and all has to be sent again. */
  private take(frame: Frame): boolean {
    switch (frame.t) {
      case "hello":
        this.you = frame.you;
        this.met ||= performance.now();
        return true;
      case "table":
        this.table = frame.table;
        if (frame.table.stage === "lobby") {
          this.coach = null;
          speakAs(frame.table.game, frame.table.content);
        }
        return true;
      case "said":
        this.listen(frame.from, frame.lines);
        return true;
      case "match":
        return this.begin(frame);
      case "step":
        return this.step(frame);
      case "notice":
        this.notice = frame.text;
        return true;
      case "missed":
        this.missed = frame.deeds.map((deed) => ({ ...deed, ask: spelled(deed.ask) }));
        return true;
      case "coach":
        this.coach = frame;
        return true;
      case "error":
        complain(new Refusal(frame).message);
        return true;
      default:
        return true;
    }
  }

  private listen(from: number, lines: Line[]): void {
    const before: (Line | null)[] = this.lines.slice(0, from);
    while (before.length < from) before.push(null); // said before this viewer came, or no longer kept
    this.lines = [...before, ...lines];
    const arriving = this.met === 0 || performance.now() - this.met < ARRIVAL_MS;
    if (arriving) for (const line of lines) this.markRead(line.channel);
    const most = this.lines.length;
    if (Object.values(this.read).some((count) => count > most)) this.read = {}; // the lobby counts anew
  }

  private begin(frame: MatchFrame): boolean {
    const same = this.match?.match === frame.match;
    const before = same && this.match ? this.match.told : [];
    if (frame.since > before.length) return false;
    if (!same) {
      this.drafts = new Map();
      this.missed = [];
    }
    speakAs(frame.game, frame.content);
    this.answered = false;
    this.anew = false;
    const told = [...before.slice(0, frame.since), ...frame.told];
    this.match = { ...frame, told, asks: frame.asks.map(spelled), offers: frame.offers.map(spelled) };
    this.heardAt = performance.now();
    this.forgetDrafts();
    return true;
  }

  private step(frame: StepFrame): boolean {
    if (!this.match) return false;
    this.match = stepped(this.match, frame);
    if (frame.told?.length) this.answered = false;
    this.heardAt = performance.now();
    this.forgetDrafts();
    return true;
  }

  private changed(change: Change): void {
    if (change.what === "ended" && change.code === OUTDATED && loadAnew()) return;
    this.state = change.what;
    if (change.what === "open") this.why = null;
    else {
      this.why = change.text ?? (change.what === "lost" ? t("cut-off") : t("ended", { code: endCode(change.code) }));
      this.code = change.what === "ended" ? change.code : 0;
    }
  }
}

/** A session at a table of a game whose views are known. */
export type SessionOf<Public, Private> = Session & { readonly match: MatchFrame<Public, Private> | null };

/** What an ask is known by while it is open: an offer has no number, and its key takes it. */
export function askName(ask: Ask): string {
  return String(ask.ask || ask.key);
}

function endCode(code: number): string {
  return [4401, 4403, 4404, 4406, 4409].includes(code) ? String(code) : "other";
}
