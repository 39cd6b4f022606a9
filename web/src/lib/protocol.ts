// generated, do not edit: make types

export const PROTOCOL = "lichina.3";

/** How many masks there are. */
export const MASKS = 40;

export type Option = number | string;

export type Answer = number | string | Option[];

export type Delta = Record<string, unknown> | unknown[];

export type Form = PickForm | ChooseForm | NumberForm | TextForm | OrderForm | ShareForm | TreeForm;

/** One of the options. */
export interface PickForm {
  kind: "pick";
  options: Option[];
  of?: "amount" | "card" | "place" | "seat";
  labels?: Label[];
}

/** Between `low` and `high` different options: the answer is a list. */
export interface ChooseForm {
  kind: "choose";
  options: Option[];
  low: number;
  high: number;
  of?: "amount" | "card" | "place" | "seat";
  labels?: Label[];
}

/** A whole number from `low` to `high`. */
export interface NumberForm {
  kind: "number";
  low: number;
  high: number;
  labels?: Label[];
}

/** A line of text, possibly empty, of limited length. */
export interface TextForm {
  kind: "text";
  longest: number;
  labels?: Label[];
}

/** All items in an order: the answer is a list. */
export interface OrderForm {
  kind: "order";
  items: Option[];
  of?: "amount" | "card" | "place" | "seat";
  labels?: Label[];
}

/** The total divided: the answer is a count for each target, none above its cap. */
export interface ShareForm {
  kind: "share";
  total: number;
  targets: Option[];
  caps: number[];
  of?: "amount" | "card" | "place" | "seat";
  labels?: Label[];
}

/** Several choices as one: the answer is the path. The first branch is the root. */
export interface TreeForm {
  kind: "tree";
  branches: Branch[];
}

/** What an option is called. */
export type Label = [option: Option, label: string];

/** One question on the way down a tree. */
export interface Branch {
  key: string;
  options: Way[];
  closed: Closed[];
  text?: string;
  of?: "amount" | "card" | "place" | "seat";
  labels?: Label[];
}

/** An option of a branch, and the number of the branch it leads to; null: the path ends here. */
export type Way = [option: Option, branch: number | null];

/** An option that cannot be taken now: the key of the reason, and its words. */
export type Closed = [option: Option, reason: string, words?: string];

export type Cases = [string, string, string, string, string, string];

export type Sitting = "apart" | "call" | "together";

export type Door = "closed" | "knock" | "open";

export type Stage = "ended" | "lobby" | "match";

export type PersonKind = "player" | "spectator" | "tv";

export type Language = "en" | "ru";

// --- frames: what a client gets over the socket ------------------------------------------------------------

/** The first frame; sent again when `you` changes. */
export interface HelloFrame {
  t: "hello";
  version: number;
  you: You;
  server: string;
}

/** Who this device is here; `host` is whether it has the host's powers now. */
export interface You {
  person: number;
  host: boolean;
  seat: number | null;
  kind: PersonKind;
  waits: boolean;
}

/** The whole table, whenever something about it changes. */
export interface TableFrame {
  t: "table";
  table: Table;
}

/** A table as everybody there sees it. Somebody at the door sees himself, the host, and no seats. */
export interface Table {
  id: string;
  code: string;
  link: string;
  game: string;
  mode: string | null;
  options: Record<string, unknown>;
  sitting: Sitting;
  language: string;
  spectators: boolean;
  door: Door;
  clocks: boolean;
  pace: number;
  /** Between how many seconds a bot waits before it answers. */
  bots: [number, number];
  /** The person whose device speaks. */
  voice: number | null;
  stage: Stage;
  /** How many matches have been begun. */
  match: number;
  /** For how few and how many this is, with the options that are chosen. */
  players: [number, number];
  host: number;
  /** Who has the host's powers now. */
  acting: number;
  people: Person[];
  seats: Seat[];
  paused: Paused | null;
  /** Why the match cannot start now. */
  problem: Remark | null;
  notices: Remark[];
  evening: Evening;
  /** The game whose guided first match this is; else null. */
  lesson: string | null;
  /** Of the match that is on, or of the one to come. */
  content: Content;
}

/** Somebody at the table. A television that waits shows its number. */
export interface Person {
  id: number;
  name: string;
  mask: number;
  kind: PersonKind;
  here: boolean;
  muted: boolean;
  waits: boolean;
  number: number | null;
  /** The host has removed this person before. */
  removed: boolean;
  /** What answers for this person, and whose it is; null: the person. */
  program: OwnedProgram | null;
}

/** A seat: a person's or a bot's, and who plays it now. */
export interface Seat {
  person: number | null;
  bot: string | null;
  name: string;
  mask: number;
  by: "bot" | "person";
  /** What a bot is like, for the whole evening: four words, or none. */
  temper: ("bold" | "careful" | "frank" | "sly" | "talkative" | "terse" | "trusting" | "wary")[];
}

/** Why the match stands still. */
export interface Paused {
  why: "fault" | "host" | "nobody" | "storage";
  text: string;
}

/** Something to be said: what for programs, and in words. */
export interface Remark {
  code: string;
  text: string;
}

/** The matches of the evening, and their sum: the best first. */
export interface Evening {
  matches: Result[];
  totals: Total[];
}

/** The words with which a match is told in addition to those of its game. */
export interface Content {
  /** The content pack whose words lie over them. */
  pack: string | null;
  /** What people have called things of the match: `card-<id>`, by language; one of the languages may be missing. */
  names: Record<string, Record<string, string>>;
}

/** What answers for somebody at the table who is no person: what it is called, and whose it is. */
export interface OwnedProgram {
  name: string;
  owner: string;
}

/** One match of the evening. A player is known by his number, or a bot by its name. */
export interface Result {
  match: number;
  game: string;
  players: string[];
  people: (number | null)[];
  winners: number[];
  side: string | null;
  reason: string;
  scores: number[] | null;
  /** What each of them wore; empty in rows from before there were masks. */
  masks: number[];
}

/** One player's evening so far. */
export interface Total {
  person: number | null;
  name: string;
  played: number;
  won: number;
  points?: number;
}

/** All that the viewer may know of the match; the story from `since` on. */
export interface MatchFrame<Public = unknown, Private = unknown> {
  t: "match";
  match: number;
  /** Whose story it is and with which names; a client that comes back says which one it has. */
  edition: number;
  game: string;
  seat: number | null;
  names: string[];
  masks: number[];
  /** The names in their six cases; null where they are not known for sure. */
  forms: (Cases | null)[];
  content: Content;
  public: Public;
  /** The seats for whose answers everybody waits, where everybody may know it. */
  awaits: number[];
  moment: Moment | null;
  clock: Clock;
  /** Null for those who only watch. */
  private: Private | null;
  asks: Ask[];
  offers: Ask[];
  channels: Channel[];
  since: number;
  told: Told[];
  over: Over | null;
}

/** What everybody looks at now, before anything else goes on: events that were told, the first of which names it. */
export interface Moment {
  key: string;
  told: Told[];
  /** How long it lasts, and in the game's time when it ends, unless all people have said before that they saw it. */
  seconds: number;
  ends: number;
}

/** The game's time, as clients show it. */
export interface Clock {
  now: number;
  runs: boolean;
  pace: number;
  deadline: number | null;
}

/** A question to this seat, or an offer: an offer is taken by its key. */
export interface Ask {
  ask: number;
  key: string;
  form: Form;
  about: Record<string, unknown>;
  closed: Closed[];
  /** An answer given that may still be changed. */
  held: Answer | null;
  deadline: number | null;
  text?: string;
}

/** A place to talk that this viewer may read, whether they may write there, and its name. */
export type Channel = [key: string, writes: boolean, name?: string];

/** One event of the story. What not everybody heard is `private`. */
export interface Told {
  key: string;
  data: Record<string, unknown>;
  text?: string;
  private?: true;
}

/** How the match ended. */
export interface Over {
  winners: number[];
  reason: string;
  side: string | null;
  scores: number[] | null;
  text?: string;
}

/** What is new for this viewer: of the views what has changed, of the story what is new, all else whole. */
export interface StepFrame {
  t: "step";
  clock: Clock;
  public?: Delta;
  awaits?: number[];
  moment?: Moment | null;
  private?: Delta;
  asks?: Ask[];
  /** A key alone is an offer that was sent before and is as it was. */
  offers?: (Ask | string)[];
  channels?: Channel[];
  told?: Told[];
  over?: Over;
}

/** Talk; `from` is the number of the first line. */
export interface SaidFrame {
  t: "said";
  from: number;
  lines: Line[];
}

/** Something said in a channel. In the lobby and from people without a seat, `seat` is null. */
export interface Line {
  channel: string;
  person: number | null;
  seat: number | null;
  text: string;
}

/** Something in passing. */
export interface NoticeFrame {
  t: "notice";
  code: string;
  text: string;
}

/** For somebody who is back, and for nobody else: what the bot has decided meanwhile, the latest last. */
export interface MissedFrame {
  t: "missed";
  deeds: Deed[];
}

/** What a bot has answered for somebody who was away. */
export interface Deed {
  ask: Ask;
  answer: Answer;
}

/** In a lesson, what the coach says now, until the next of these. */
export interface CoachFrame {
  t: "coach";
  key: string;
  text: string;
  /** What to look at: `card`, `grid`, `ask`, `story`, `vote`, `seat:<number>`, or nothing in particular. */
  point: string | null;
}

/** A command was carried out. */
export interface OkFrame {
  t: "ok";
  id: number | null;
  data?: unknown;
}

/** A command was refused, or a frame was not understood. */
export interface ErrorFrame {
  t: "error";
  id: number | null;
  code: string;
  text: string;
  /** Seconds after which to try again. */
  wait?: number;
}

/** The socket is about to be closed; come back after `back` seconds, or not at all. */
export interface ByeFrame {
  t: "bye";
  code: number;
  text: string;
  back: number | null;
  /** The versions of the protocol that are spoken here, if the client's is not. */
  versions?: string[];
}

/** Any frame. */
export type Frame =
  | HelloFrame
  | TableFrame
  | MatchFrame
  | StepFrame
  | SaidFrame
  | NoticeFrame
  | MissedFrame
  | CoachFrame
  | OkFrame
  | ErrorFrame
  | ByeFrame;

// --- commands: what a client sends over the socket ---------------------------------------------------------

export type Command =
  | AnswerCommand
  | UndoCommand
  | SayCommand
  | HereCommand
  | RenameCommand
  | MaskCommand
  | SitCommand
  | StandCommand
  | LanguageCommand
  | VoiceCommand
  | PingCommand
  | StartCommand
  | LobbyCommand
  | SetCommand
  | ArrangeCommand
  | BotCommand
  | ChangeCommand
  | RemoveCommand
  | GiveCommand
  | AdmitCommand
  | KickCommand
  | MuteCommand
  | HostCommand
  | PauseCommand
  | ResumeCommand
  | HastenCommand
  | BackCommand
  | CloseCommand;

export interface AnswerCommand {
  do: "answer";
  id?: number | null;
  match?: number;
  ask?: Option;
  value?: unknown;
}

export interface UndoCommand {
  do: "undo";
  id?: number | null;
  match?: number;
}

export interface SayCommand {
  do: "say";
  id?: number | null;
  channel?: string;
  text?: string;
}

export interface HereCommand {
  do: "here";
  id?: number | null;
}

export interface RenameCommand {
  do: "rename";
  id?: number | null;
  name?: string;
}

export interface MaskCommand {
  do: "mask";
  id?: number | null;
  mask?: number;
}

export interface SitCommand {
  do: "sit";
  id?: number | null;
}

export interface StandCommand {
  do: "stand";
  id?: number | null;
}

export interface LanguageCommand {
  do: "language";
  id?: number | null;
  lang?: string;
}

export interface VoiceCommand {
  do: "voice";
  id?: number | null;
  able?: boolean;
}

export interface PingCommand {
  do: "ping";
  id?: number | null;
}

export interface StartCommand {
  do: "start";
  id?: number | null;
}

export interface LobbyCommand {
  do: "lobby";
  id?: number | null;
}

export interface SetCommand {
  do: "set";
  id?: number | null;
  game?: string;
  mode?: string | null;
  options?: Record<string, unknown>;
  sitting?: string;
  language?: string;
  spectators?: boolean;
  door?: string;
  clocks?: boolean;
  pace?: number;
  bots?: [number, number];
  voice?: number | null;
}

export interface ArrangeCommand {
  do: "arrange";
  id?: number | null;
  order?: number[];
}

export interface BotCommand {
  do: "bot";
  id?: number | null;
  level?: string | null;
  name?: string | null;
}

export interface ChangeCommand {
  do: "change";
  id?: number | null;
  seat?: number;
  level?: string | null;
  name?: string | null;
}

export interface RemoveCommand {
  do: "remove";
  id?: number | null;
  seat?: number;
}

export interface GiveCommand {
  do: "give";
  id?: number | null;
  seat?: number;
  person?: number;
}

export interface AdmitCommand {
  do: "admit";
  id?: number | null;
  person?: number;
}

export interface KickCommand {
  do: "kick";
  id?: number | null;
  person?: number;
}

export interface MuteCommand {
  do: "mute";
  id?: number | null;
  person?: number;
  muted?: boolean;
}

export interface HostCommand {
  do: "host";
  id?: number | null;
  person?: number;
}

export interface PauseCommand {
  do: "pause";
  id?: number | null;
}

export interface ResumeCommand {
  do: "resume";
  id?: number | null;
}

export interface HastenCommand {
  do: "hasten";
  id?: number | null;
  until?: number | null;
}

export interface BackCommand {
  do: "back";
  id?: number | null;
}

export interface CloseCommand {
  do: "close";
  id?: number | null;
}

// --- requests: what goes over HTTP -------------------------------------------------------------------------

/** What a request takes and gives; text and pictures are strings. */
export interface Requests {
  "GET /api/codes/{code}": { body: null; answer: FoundTable };
  "GET /api/games": { body: null; answer: GameInfo[] };
  "POST /api/games/{game}/barred": { body: Choice; answer: Barred };
  "GET /api/games/{game}/cards": { body: null; answer: CardGroup[] };
  "POST /api/games/{game}/options/{name}": { body: string; answer: OptionValue };
  "POST /api/lessons": { body: NewLesson; answer: MadeTable };
  "POST /api/links": { body: Token; answer: FoundTable };
  "GET /api/replays/{table}/{number}/{key}": { body: null; answer: Replay };
  "GET /api/replays/{table}/{number}/{key}/record": { body: null; answer: MatchRecord };
  "GET /api/replays/{table}/{number}/{key}/story": { body: null; answer: MatchStory };
  "GET /api/statistics": { body: null; answer: AllStatistics };
  "POST /api/tables": { body: NewTable; answer: MadeTable };
  "GET /api/tables/{table}": { body: null; answer: AboutTable };
  "POST /api/tables/{table}/links": { body: null; answer: Link };
  "GET /api/tables/{table}/matches": { body: null; answer: Heading[] };
  "DELETE /api/tables/{table}/matches/me": { body: null; answer: Forgotten };
  "GET /api/tables/{table}/matches/{number}": { body: null; answer: Played };
  "POST /api/tables/{table}/matches/{number}/share": { body: null; answer: Shared };
  "DELETE /api/tables/{table}/me": { body: null; answer: null };
  "POST /api/tables/{table}/people": { body: NewPerson; answer: Came };
  "GET /api/tables/{table}/qr.svg": { body: null; answer: string };
  "GET /api/words/{language}/{game}": { body: null; answer: string };
}

/** The table that a code leads to. */
export interface FoundTable {
  table: string;
}

/** A game. */
export interface GameInfo {
  id: string;
  name: string;
  about: string;
  version: number;
  players: [number, number];
  /** How long a match takes, from and to. */
  minutes: [number, number] | null;
  /** How much there is to learn first. */
  weight: "heavy" | "light" | "middle" | null;
  /** What it is about, in a few words; may be empty. */
  line: string;
  /** What is offered first. */
  presets: PresetInfo[];
  modes: ModeInfo[];
  options: OptionInfo[];
  bots: BotInfo[];
  /** Keys of questions by which something is said aloud. */
  talk: string[];
  /** Whether it has a guided first match. */
  lesson: boolean;
  /** All its guided matches, the first one first. */
  lessons: LessonInfo[];
}

/** What is chosen so far, for how many seats, how many of them are bots', and how people sit. */
export interface Choice {
  seats: number;
  bots?: number;
  mode?: string | null;
  options?: Record<string, unknown>;
  sitting?: Sitting;
}

/** What could not be chosen now, and in which words what is chosen would be told. */
export interface Barred {
  modes: BarredName[];
  presets: BarredName[];
  options: BarredValue[];
  content: Content;
}

/** Cards that belong together; the words of the game call it `cards-<id>`, and its cards `card-<id>`. */
export interface CardGroup {
  id: string;
  /** The content pack whose words name its cards: they are in the match if it is. */
  pack: string | null;
  /** The texts that say what its cards do are `<about>-<id>`; null: each is the `.about` of its name. */
  about: string | null;
  cards: CardInfo[];
}

/** What a file says of an option. */
export interface OptionValue {
  value: unknown;
}

/** A guided match of a game, for one newcomer. */
export interface NewLesson {
  name: string;
  game: string;
  language?: Language;
  /** Which of its guided matches. */
  lesson?: string;
}

/** A table that was made. */
export interface MadeTable {
  table: string;
  person: number;
  code: string;
  link: string;
}

/** The token of such a link. */
export interface Token {
  token: string;
}

/** A match that is over, step by step, as one viewer saw it or with everything open. */
export interface Replay {
  match: number;
  game: string;
  version: number;
  names: string[];
  masks: number[];
  forms: (Cases | null)[];
  content: Content;
  viewer: "all" | "spectator" | number;
  /** Null where the match was broken off. */
  outcome: Over | null;
  /** With everything open, if the match has come to its end; the two below likewise. */
  facts?: Fact[];
  /** Three, or fewer where there was less to see; none in a game that gives none. */
  awards?: Prize[];
  /** What came of it in a few sentences, one after another. */
  retold?: Turn[];
  start: ReplayStart;
  steps: ReplayStep[];
}

/** A whole match, as JSON. */
export interface MatchRecord {
  lichina: number;
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  seed: Option;
  entries: RecordEntry[];
}

/** All that was told; with `text=1` also in words, as long as the game is here. */
export interface MatchStory {
  game: string;
  version: number;
  names: string[];
  events: [number, [number[] | null, string, Record<string, unknown>]][];
  outcome: Outcome | null;
  /** Why it was broken off. */
  broken: string | null;
  /** Who made each entry of the record: a person, a bot or the clock. */
  by: string[];
  /** What those who played wore; empty in rows from before there were masks. */
  masks: number[];
  texts?: string[] | null;
}

/** Who has won in the matches in which at least half of the seats were people's. */
export interface AllStatistics {
  /** Of fewer matches than this nothing is said. */
  few: number;
  games: GameStatistics[];
}

/** A table to be made; its maker is its host. */
export interface NewTable {
  name: string;
  game?: string | null;
  mode?: string | null;
  options?: Record<string, unknown>;
  sitting?: Sitting;
  language?: Language;
}

/** What somebody with the link may know before coming in. */
export interface AboutTable {
  table: string;
  code: string;
  game: string;
  name: string;
  language: string;
  sitting: Sitting;
  stage: Stage;
  people: number;
  door: Door;
  spectators: boolean;
  host: string;
  until: string | null;
  /** Who sits at this device. */
  you: number | null;
  /** Who else sits at it. */
  beside: number[];
}

/** A way to another device: it opens once, and not for long. */
export interface Link {
  link: string;
  minutes: number;
}

/** A match that is over. */
export interface Heading {
  match: number;
  game: string;
  version: number;
  started: string;
  ended: string;
  names: string[];
  masks: number[];
  outcome: Outcome | null;
  broken: string | null;
}

/** From how many matches a name and words were removed. */
export interface Forgotten {
  matches: number;
}

/** A match that is over, with everything that was hidden. */
export interface Played {
  /** What `lichina replay` plays again. */
  record: MatchRecord;
  /** All that was told, and to whom. */
  story: MatchStory;
}

/** The link to a replay, and the key in it. */
export interface Shared {
  link: string;
  key: string;
}

/** Somebody who comes to a table. */
export interface NewPerson {
  name: string;
  kind?: PersonKind;
  /** At a device at which somebody sits already, who passes it on. */
  beside?: boolean;
  /** What will answer for them, if they are no person, and whose it is. */
  program?: OwnedProgram | null;
}

/** Somebody who has come; a person who `waits` stands at the door until the host lets them in. */
export interface Came {
  person: number;
  waits: boolean;
  number: number | null;
}

/** A choice of mode and options that is ready for a table. */
export interface PresetInfo {
  id: string;
  name: string;
  about: string;
  mode: string | null;
  options: Record<string, unknown>;
  players: [number, number];
}

/** A way to play that has a name. */
export interface ModeInfo {
  id: string;
  name: string;
  about: string;
  players: [number, number];
}

/** An option: what it means, and what it takes. */
export interface OptionInfo {
  name: string;
  /** A label of two to four words. */
  title: string;
  /** What it means, in a sentence or two. */
  about: string;
  /** `data` is something that only a tool of the game's own can put together, or that comes from a file. */
  kind: "bool" | "choice" | "data" | "float" | "int" | "list" | "map" | "text";
  /** The values that it takes, each with its name. */
  choices: [unknown, string][] | null;
  low: number | null;
  high: number | null;
  default: unknown;
  /** What it is where bots play, unless a mode or the table says otherwise. */
  with_bots: unknown;
  /** What it is where people sit so, likewise; this counts more than bots. */
  by_sitting: Record<string, unknown>;
  /** Whether it may be left empty. */
  none: boolean;
  /** Whether it names seats. */
  seat: boolean;
  /** For how many players it changes nothing. */
  idle: number[];
}

/** A bot that can be seated. */
export interface BotInfo {
  id: string;
  name: string;
}

/** A guided match. */
export interface LessonInfo {
  id: string;
  name: string;
  about: string;
}

/** A mode or a preset that could not be chosen, and the reason in words. */
export type BarredName = [id: string, text: string];

/** A value that an option could not take, or that could not be in its list, and the reason in words. */
export type BarredValue = [option: string, value: unknown, text: string];

/** A card, a role or a place. */
export interface CardInfo {
  id: string;
  /** How many of it there are in the box, where somebody counts them. */
  count: number | null;
}

/** Something that was counted, with its sentence. */
export interface Fact {
  key: string;
  data: Record<string, unknown>;
  text: string;
}

/** An award: whose it is, what it is called, what it was given for, and the step that shows it. */
export interface Prize {
  key: string;
  seat: number;
  title: string;
  text: string;
  step: number;
}

/** A part of the story of a match in a paragraph, and the step that shows it. */
export interface Turn {
  text: string;
  step: number;
}

/** The match as it began for this viewer; with everything open, with the private view of every seat. */
export interface ReplayStart {
  t: "match";
  match: number;
  /** Whose story it is and with which names; a client that comes back says which one it has. */
  edition: number;
  game: string;
  seat: number | null;
  names: string[];
  masks: number[];
  /** The names in their six cases; null where they are not known for sure. */
  forms: (Cases | null)[];
  content: Content;
  public: unknown;
  /** The seats for whose answers everybody waits, where everybody may know it. */
  awaits: number[];
  moment: Moment | null;
  clock: Clock;
  /** Null for those who only watch. */
  private: unknown;
  asks: Ask[];
  offers: Ask[];
  channels: Channel[];
  since: number;
  over: Over | null;
  told: ReplayTold[];
  privates?: unknown[];
}

/** What was new for this viewer at a moment of the game's time; with everything open, also what came in. */
export interface ReplayStep {
  t: "step";
  clock: Clock;
  public?: Delta;
  awaits?: number[];
  moment?: Moment | null;
  private?: Delta;
  asks?: Ask[];
  /** A key alone is an offer that was sent before and is as it was. */
  offers?: (Ask | string)[];
  channels?: Channel[];
  over?: Over;
  told?: ReplayTold[];
  at: number;
  /** What has changed in the private view of each seat, where anything has. */
  privates?: Record<string, Delta>;
  entry?: ReplayEntry;
}

/** One thing that came in at a moment: an answer, or something done to time or to a seat. */
export interface RecordEntry {
  at: number;
  seat?: number | null;
  /** The number of the ask, or the key of the offer. */
  ask?: Option | null;
  value?: unknown;
  lapse?: boolean;
  skip?: number | null;
  undo?: number | null;
  reseed?: Option | null;
}

/** How a match ended: who won, why (in one word), and what each seat scored if the game keeps scores. */
export interface Outcome {
  winners: number[];
  reason: string;
  side: string | null;
  scores: number[] | null;
}

/** What was played of a game. */
export interface GameStatistics {
  game: string;
  name: string;
  /** Whether sides win here; else single players do. */
  sides: boolean;
  seats: SeatStatistics[];
}

/** An event; with everything open, with those who heard it. */
export interface ReplayTold {
  key: string;
  data: Record<string, unknown>;
  text?: string;
  private?: true;
  to?: "all" | "nobody" | number[];
}

/** What came in: somebody answers, time passes, a default is taken, an answer is taken back. */
export interface ReplayEntry {
  what: "answer" | "lapse" | "reseed" | "skip" | "undo";
  seat: number | null;
  /** Of the question or the offer. */
  key: string | null;
  value: unknown;
  by: "bot" | "clock" | "person" | null;
}

/** The matches of a game with this number of seats. */
export interface SeatStatistics {
  seats: number;
  matches: number;
  /** Those that have won, the most frequent first; null where there are too few matches to tell, or no sides. */
  sides: SideWins[] | null;
}

/** How many matches a side has won. */
export interface SideWins {
  /** Null: nobody has won. */
  side: string | null;
  name: string;
  won: number;
}

/** Why not, in the language of the person who asked. */
export interface Problem {
  code: string;
  text: string;
  /** Seconds after which to try again. */
  wait: number | null;
}
