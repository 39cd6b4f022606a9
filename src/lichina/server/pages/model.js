/** What this client knows of the table: frames go in, in their order, and the state stands here. */

export class Model {
  constructor() {
    this.you = null;
    this.table = null;
    this.match = null;
    this.lines = [];
    this.heardAt = 0;
  }

  /** Forget what can be sent again, as when the language changes. */
  forget() {
    this.match = null;
    this.lines = [];
  }

  /** What a connection that is opened anew tells the server. */
  numbers() {
    const said = this.lines.length;
    return this.match ? { match: this.match.match, told: this.match.told.length, said } : { said };
  }

  /** Take a frame. False: something is missing before it, and all has to be sent again. */
  take(frame) {
    if (frame.t === "hello") this.you = frame.you;
    else if (frame.t === "table") this.table = frame.table;
    else if (frame.t === "said") return this.listen(frame);
    else if (frame.t === "match") return this.begin(frame);
    else if (frame.t === "step") return this.step(frame);
    return true;
  }

  listen({ from, lines }) {
    while (this.lines.length < from) this.lines.push(null); // said before this viewer came, or no longer kept
    this.lines.splice(from, Infinity, ...lines);
    return true;
  }

  begin(frame) {
    const before = this.match?.match === frame.match ? this.match.told : [];
    if (frame.since > before.length) return false;
    this.match = { ...frame, told: [...before.slice(0, frame.since), ...frame.told] };
    this.heardAt = performance.now();
    return true;
  }

  step(frame) {
    if (!this.match) return false;
    const { public: open, private: own, told, ...rest } = frame;
    const match = { ...this.match, ...rest };
    if (open) match.public = { ...match.public, ...open };
    if (own) match.private = { ...match.private, ...own };
    if (told) match.told = [...match.told, ...told];
    this.match = match;
    if (frame.clock) this.heardAt = performance.now();
    return true;
  }

  // --- who is who ---

  get me() {
    return this.person(this.you?.person);
  }

  /** Whether this person has the host's powers now. */
  get hosts() {
    return Boolean(this.you) && this.table?.acting === this.you.person;
  }

  get seat() {
    return this.table?.seats.findIndex((seat) => this.you && seat.person === this.you.person) ?? -1;
  }

  get playing() {
    return Boolean(this.match) && this.table?.stage !== "lobby";
  }

  person(id) {
    return this.table?.people.find((person) => person.id === id) ?? null;
  }

  /** Whether not everybody at the table has heard this: it is shown only while the card is held. */
  covered(event) {
    return this.match.seat !== null && this.match.seat !== undefined && event.private === true;
  }

  // --- time ---

  /** How many real seconds are left until a moment of the game. */
  left(deadline) {
    const { now, runs, pace } = this.match.clock;
    const passed = runs ? (performance.now() - this.heardAt) / 1000 : 0;
    return Math.max(0, (deadline - now) * pace - passed);
  }
}

export function minutes(seconds) {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
