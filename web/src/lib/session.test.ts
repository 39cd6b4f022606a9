// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "./outdated";
import type { Ask, StepFrame, Table } from "./protocol";
import { sampleMatch } from "./sample";
import { askName, Session } from "./session.svelte";
import { stepped } from "./stepped";
import { of, perhaps } from "./words.svelte";

/** The browser's socket, held by the test. */
class Wire {
  static opened: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(...frames: unknown[]): void {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  get asked(): Record<string, string> {
    return Object.fromEntries(new URL(this.address).searchParams);
  }
}

const wire = (): Wire => Wire.opened.at(-1)!;

const heal = (options: number[]): Ask => ({
  ask: 7,
  key: "heal",
  form: { kind: "pick", options },
  about: {},
  closed: [],
  held: null,
  deadline: null,
});

const match = sampleMatch({
  match: 2,
  public: { stage: "night", alive: [0, 1] },
  private: { card: "doctor" },
  moment: null,
  clock: { now: 10, runs: false, pace: 2, deadline: 40 },
  asks: [heal([0, 1])],
  channels: [["table", true]],
  told: [
    { key: "dealt", data: {}, private: true },
    { key: "night", data: { night: 1 } },
  ],
});
const you = { person: 1, host: true, seat: 0, kind: "player", waits: false };
const hello = { t: "hello", version: 1, you, server: "0" };
const table = { t: "table", table: { stage: "match", match: 2, acting: 1, people: [], seats: [] } as unknown as Table };
const clock = { now: 12, runs: false, pace: 2, deadline: 40 };

let session: Session;

beforeEach(() => {
  Wire.opened = [];
  vi.stubGlobal("WebSocket", Wire);
  session = new Session("k3q0", 5);
  session.open();
});
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

test("steps add up to the match: what has changed in the views, new events, all else whole", () => {
  const step: StepFrame = {
    t: "step",
    clock,
    public: { stage: ["day"], alive: { "1": [] } },
    private: { checked: [1] },
    told: [{ key: "day", data: {} }],
    asks: [],
  };
  const next = stepped(match, step);
  expect(next.public).toEqual({ stage: "day", alive: [0] });
  expect(next.private).toEqual({ card: "doctor", checked: 1 });
  expect(next.told.map((event) => event.key)).toEqual(["dealt", "night", "day"]);
  expect(next.asks).toEqual([]);
  expect(next.t).toBe("match");
  expect(match.told.length).toBe(2);
});

test("a game speaks as the match is told, and in the lobby as the next one will be", () => {
  const named = (name: string): object => ({ pack: null, names: { "own-1": { ru: name } } });
  wire().hear(hello, table, { ...match, content: named("Кухня") });
  expect(of("mafia")("card-own-1")).toBe("Кухня");
  const chosen = { game: "mafia", content: named("Чердак") };
  wire().hear({ ...table, table: { ...table.table, ...chosen } });
  expect(of("mafia")("card-own-1")).toBe("Кухня");
  wire().hear({ ...table, table: { ...table.table, ...chosen, stage: "lobby" } });
  expect(of("mafia")("card-own-1")).toBe("Чердак");
  wire().hear({ ...table, table: { ...table.table, stage: "lobby", game: "mafia", content: match.content } });
  expect(perhaps("mafia", "card-own-1")).toBeNull();
});

test("there is talk where somebody else is at the table, and a television is nobody", () => {
  const person = (id: number, kind: string, waits = false): object => ({ id, kind, waits });
  const talk = (...people: object[]): number => {
    wire().hear({ ...table, table: { ...table.table, people: [person(1, "player"), ...people] } });
    return session.talk.length;
  };
  wire().hear(hello, table, match);
  expect(talk()).toBe(0);
  expect(talk(person(2, "tv"))).toBe(0);
  expect(talk(person(2, "player", true))).toBe(0);
  expect(talk(person(2, "spectator"))).toBe(1);
});

test("a connection that comes back says what it has, and for whom", () => {
  expect(wire().asked).toMatchObject({ text: "1", said: "0", person: "5" });
  expect(wire().asked).not.toHaveProperty("match");
  wire().hear(hello, table, match, {
    t: "said",
    from: 0,
    lines: [{ channel: "table", person: 1, seat: 0, text: "ау" }],
  });
  vi.useFakeTimers();
  wire().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  expect(Wire.opened.length).toBe(2);
  expect(wire().asked).toMatchObject({ match: "2", told: "2", said: "1", person: "5" });
  wire().hear(hello, table, { ...match, since: 2, told: [{ key: "day", data: {} }] });
  expect(session.match?.told.map((event) => event.key)).toEqual(["dealt", "night", "day"]);
});

test("a page that is older than its server loads itself anew, and if it still is, says so", () => {
  const reload = vi.spyOn(page, "reload").mockImplementation(() => {});
  const bye = { t: "bye", code: 4406, text: "Эта страница устарела.", back: null, versions: ["lichina.9"] };
  wire().hear(hello, table, match, bye);
  wire().onclose?.({ code: 4406 });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(session.state).toBe("open");
  expect(sessionStorage.getItem("lichina-outdated")).toBe("lichina.3");
});

test("told anew in another language, the old words stay on the screen until the new ones have come", () => {
  wire().hear(hello, table, match);
  session.retell();
  expect(session.match?.told.length).toBe(2);
  expect(wire().asked).not.toHaveProperty("told");
  wire().hear(hello, table, { ...match, told: [{ key: "dealt", data: {}, text: "Your card" }] });
  expect(session.match?.told).toEqual([{ key: "dealt", data: {}, text: "Your card" }]);
});

test("a story with a gap before it is asked for from the beginning", () => {
  wire().hear(hello, table, { ...match, since: 5 });
  expect(Wire.opened.length).toBe(2);
  expect(wire().asked).not.toHaveProperty("match");
});

test("a match that another has followed is over for the screen before the new one comes", () => {
  wire().hear(hello, table, match);
  expect(session.playing).toBe(true);
  wire().hear({ t: "table", table: { ...table.table, match: 3 } });
  expect(session.playing).toBe(false);
});

test("a draft outlives steps while its question is open and what it chose is offered", () => {
  wire().hear(hello, table, match);
  const ask = (): Ask => session.match!.asks[0]!;
  session.keepDraft(ask(), 1);
  wire().hear({ t: "step", clock, public: { stage: ["night"] } });
  expect(session.draft(ask())).toBe(1);
  wire().hear({ t: "step", clock, asks: [heal([0])] });
  expect(session.draft(ask())).toBeUndefined();
  wire().hear({ t: "step", clock, asks: [heal([0, 1])] });
  expect(session.draft(ask())).toBeUndefined();
});

test("an answer that is refused leaves the draft, one that is taken does not", async () => {
  wire().hear(hello, table, match);
  const ask = session.match!.asks[0]!;
  session.keepDraft(ask, 1);
  const refused = session.answer(ask, 1);
  expect(session.isSending(ask)).toBe(true);
  const { id, ...sent } = wire().sent[0]!;
  expect(sent).toEqual({ do: "answer", match: 2, ask: 7, value: 1 });
  wire().hear({ t: "error", id, code: "closed-ask", text: "Этот вопрос уже закрыт." });
  expect(await refused).toBe(false);
  expect(session.draft(ask)).toBe(1);
  const taken = session.answer(ask, 1);
  wire().hear({ t: "ok", id: wire().sent[1]!.id });
  expect(await taken).toBe(true);
  expect(session.draft(ask)).toBeUndefined();
});

test("lines of others that came after the arrival are unread until somebody looks", () => {
  const line = (person: number) => ({ channel: "table", person, seat: 0, text: "ау" });
  wire().hear(hello, table, match, { t: "said", from: 0, lines: [line(2), line(2)] });
  expect(session.unread("table")).toBe(0);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  wire().hear({ t: "said", from: 2, lines: [line(2), line(1)] });
  expect(session.unread("table")).toBe(1);
  session.markRead("table");
  expect(session.unread("table")).toBe(0);
  vi.restoreAllMocks();
});

test("time stands while the game's does, and is stretched by the pace", () => {
  wire().hear(hello, table, match);
  expect(session.left(40)).toBe(60);
});

test("an offer is known by its key, a question by its number", () => {
  expect([askName(heal([0])), askName({ ...heal([0]), ask: 0, key: "call" })]).toEqual(["7", "call"]);
});
