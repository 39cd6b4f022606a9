/** The socket to a table: it comes back by itself with the last numbers it saw, until the server says not to. */

import { Refusal } from "./api";
import { PROTOCOL, type Command, type Frame } from "./protocol";
import { t } from "./words.svelte";

const FOR_GOOD: ReadonlySet<number> = new Set([4401, 4403, 4404, 4406, 4409]);
const LATER = 4429;
const SLOWEST_SECONDS = 15;
const BREATH_SECONDS = 25;
const SILENCE_SECONDS = 8;

/** What goes with a command. */
export type Fields<Name extends Command["do"]> = Omit<Extract<Command, { do: Name }>, "do" | "id">;

export type Change =
  { what: "open" } | { what: "lost"; text: string | null } | { what: "ended"; code: number; text: string | null };

interface Waiting {
  keep: (data: unknown) => void;
  refuse: (refusal: Refusal) => void;
}

export class Connection {
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private tries = 0;
  private bye: { text: string; back: number | null } | null = null;
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly breath: ReturnType<typeof setInterval>;
  private readonly woken = (): void => this.wake();
  private readonly severed = (): void => this.lost(1006);

  constructor(
    private readonly table: string,
    private readonly query: () => Record<string, string | number>,
    private readonly heard: (frame: Frame) => void,
    private readonly changed: (change: Change) => void,
  ) {
    this.breath = setInterval(() => this.breathe(), BREATH_SECONDS * 1000);
    addEventListener("online", this.woken);
    addEventListener("offline", this.severed);
    addEventListener("pageshow", this.woken);
    document.addEventListener("visibilitychange", this.woken);
  }

  open(): void {
    this.stopTimer();
    this.bye = null;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const parameters = Object.entries(this.query()).map(([name, value]) => [name, String(value)]);
    const address = `${scheme}//${location.host}/ws/${this.table}?${new URLSearchParams(parameters)}`;
    const socket = new WebSocket(address, PROTOCOL);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as Frame);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    this.socket = socket;
  }

  /** Open anew: everything is sent again. */
  reopen(): void {
    this.drop();
    this.open();
  }

  /** Leave, and do not come back. */
  end(): void {
    this.stopTimer();
    clearInterval(this.breath);
    removeEventListener("online", this.woken);
    removeEventListener("offline", this.severed);
    removeEventListener("pageshow", this.woken);
    document.removeEventListener("visibilitychange", this.woken);
    this.drop();
  }

  /** Carry out a command: what comes with `ok`, or a Refusal. */
  command<Name extends Command["do"]>(what: Name, fields: Fields<Name>): Promise<unknown> {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refusal({ code: "no-connection", text: t("no-connection") }));
    }
    const id = ++this.number;
    this.socket.send(JSON.stringify({ do: what, id, ...fields }));
    return new Promise((keep, refuse) => this.waiting.set(id, { keep, refuse }));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { refuse } of this.waiting.values()) refuse(new Refusal({ code: "no-connection", text: t("cut-off") }));
    this.waiting.clear();
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private receive(frame: Frame): void {
    if (frame.t === "hello") {
      this.tries = 0;
      this.changed({ what: "open" });
    }
    if (frame.t === "bye") this.bye = frame;
    const id = frame.t === "ok" || frame.t === "error" ? frame.id : null;
    const asked = id === null ? undefined : this.waiting.get(id);
    if (id === null || !asked) {
      this.heard(frame);
      return;
    }
    this.waiting.delete(id);
    if (frame.t === "ok") asked.keep(frame.data ?? null);
    else if (frame.t === "error") asked.refuse(new Refusal(frame));
  }

  private lost(code: number): void {
    const bye = this.bye;
    this.stopTimer();
    this.drop();
    if (FOR_GOOD.has(code) || (bye && bye.back === null)) {
      this.changed({ what: "ended", code, text: bye?.text ?? null });
      return;
    }
    const patience = Math.min(SLOWEST_SECONDS, (code === LATER ? 5 : 0.5) * 2 ** this.tries++);
    const wait = Math.max(bye?.back ?? 0, patience * (0.75 + Math.random() / 2));
    this.timer = setTimeout(() => this.open(), wait * 1000);
    this.changed({ what: "lost", text: bye?.text ?? null });
  }

  /** A telephone that slept may hold a socket that is long dead: nothing comes back through it. */
  private breathe(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const dead = setTimeout(() => {
      if (this.socket === socket) this.lost(1006);
    }, SILENCE_SECONDS * 1000);
    const alive = (): void => clearTimeout(dead);
    this.command("ping", {}).then(alive, alive);
  }

  private wake(): void {
    if (document.visibilityState === "hidden") return;
    if (this.socket) this.breathe();
    else if (this.timer) this.open();
  }
}
