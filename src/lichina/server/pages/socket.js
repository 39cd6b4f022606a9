/** The socket to a table: it comes back by itself with the last numbers it saw, until the server says not to. */

import { Refusal } from "./api.js";
import { word } from "./words.js";

const VERSION = "lichina.1";
const FOR_GOOD = new Set([4401, 4403, 4404, 4406, 4409]);
const LATER = 4429;
const SLOWEST = 15;
const BREATH = 25;
const SILENCE = 10;

export class Connection {
  /**
   * `query` gives the parameters of the next opening, `heard` takes each frame, `changed` is called with "open", "lost"
   * (and in how many seconds it will be tried again), or "ended" (and the code and the words of it).
   */
  constructor(table, query, heard, changed) {
    this.table = table;
    this.query = query;
    this.heard = heard;
    this.changed = changed;
    this.waiting = new Map();
    this.number = 0;
    this.tries = 0;
    this.bye = null;
    this.socket = null;
    this.timer = null;
    this.breath = setInterval(() => this.breathe(), BREATH * 1000);
    this.woken = () => this.wake();
    addEventListener("online", this.woken);
    addEventListener("pageshow", this.woken);
    document.addEventListener("visibilitychange", this.woken);
  }

  open() {
    clearTimeout(this.timer);
    this.timer = null;
    this.bye = null;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const parameters = new URLSearchParams(this.query());
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.table}?${parameters}`, VERSION);
    socket.onmessage = (event) => this.socket === socket && this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.socket === socket && this.lost(event.code);
    this.socket = socket;
  }

  /** Leave, and do not come back. */
  end() {
    clearTimeout(this.timer);
    clearInterval(this.breath);
    removeEventListener("online", this.woken);
    removeEventListener("pageshow", this.woken);
    document.removeEventListener("visibilitychange", this.woken);
    this.drop();
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { refuse } of this.waiting.values()) {
      refuse(new Refusal({ code: "no-connection", text: word("cut-off") }, 0));
    }
    this.waiting.clear();
  }

  /** Carry out a command: what comes with `ok`, or a Refusal. */
  command(what, fields = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refusal({ code: "no-connection", text: word("no-connection") }, 0));
    }
    const id = ++this.number;
    this.socket.send(JSON.stringify({ do: what, id, ...fields }));
    return new Promise((keep, refuse) => this.waiting.set(id, { keep, refuse }));
  }

  receive(frame) {
    if (frame.t === "hello") {
      this.tries = 0;
      this.changed("open");
    }
    if (frame.t === "bye") this.bye = frame;
    const asked = frame.t === "ok" || frame.t === "error" ? this.waiting.get(frame.id) : undefined;
    if (asked) {
      this.waiting.delete(frame.id);
      if (frame.t === "ok") asked.keep(frame.data ?? null);
      else asked.refuse(new Refusal(frame, 0));
    } else {
      this.heard(frame);
    }
  }

  lost(code) {
    const bye = this.bye;
    this.drop();
    if (FOR_GOOD.has(code) || (bye && bye.back === null)) {
      this.changed("ended", { code, text: bye?.text ?? null });
      return;
    }
    const patience = Math.min(SLOWEST, (code === LATER ? 5 : 0.5) * 2 ** this.tries++);
    const wait = Math.max(bye?.back ?? 0, patience * (0.75 + Math.random() / 2));
    this.timer = setTimeout(() => this.open(), wait * 1000);
    this.changed("lost", { wait, text: bye?.text ?? null });
  }

  /** A telephone that slept may hold a socket that is long dead: nothing comes back through it. */
  breathe() {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const dead = setTimeout(() => this.socket === socket && this.lost(1006), SILENCE * 1000);
    const alive = () => clearTimeout(dead);
    this.command("ping").then(alive, alive);
  }

  wake() {
    if (document.visibilityState === "hidden") return;
    if (this.socket) this.breathe();
    else if (this.timer) this.open();
  }
}
