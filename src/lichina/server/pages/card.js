/** What only this seat may see. It is on the screen while a button is held down, and nowhere in the page otherwise. */

import { make } from "./dom.js";
import { word } from "./words.js";

const KEYS = new Set([" ", "Enter"]);

export class Card {
  constructor(context) {
    this.context = context;
    this.held = false;
    const cover = () => this.turn(false);
    addEventListener("blur", cover);
    document.addEventListener("visibilitychange", cover);
  }

  turn(held) {
    if (held === this.held) return;
    this.held = held;
    this.context.render();
  }

  draw() {
    const { match } = this.context.model;
    if (match.over || match.seat === null || match.seat === undefined) return null;
    return [this.held && this.face(match), make("div", { key: "card bar", class: "card-bar" }, this.handle())];
  }

  handle() {
    const press = (event) => {
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      this.turn(true);
    };
    const cover = () => this.turn(false);
    const key = (held) => (event) => {
      if (!KEYS.has(event.key)) return;
      event.preventDefault();
      this.turn(held);
    };
    return make(
      "button",
      {
        type: "button",
        class: "hold",
        "aria-pressed": String(this.held),
        onpointerdown: press,
        onpointerup: cover,
        onpointercancel: cover,
        onlostpointercapture: cover,
        onblur: cover,
        onkeydown: key(true),
        onkeyup: key(false),
        oncontextmenu: (event) => event.preventDefault(),
      },
      word("show-card"),
    );
  }

  /** The newest first: whoever holds a button with one hand does not scroll. */
  face(match) {
    const { model } = this.context;
    const lines = match.told.filter((event) => model.covered(event)).reverse();
    return make(
      "div",
      { key: "card face", class: "card-face", role: "status" },
      make("h2", {}, word("for-you-alone")),
      make("ul", {}, lines.map((event) => make("li", {}, event.text ?? event.key))),
      facts(match.private),
    );
  }
}

function empty(value) {
  return value === null || value === false || (typeof value === "object" && Object.keys(value).length === 0);
}

/** A view of the game as it is sent: the fields that say something. */
export function facts(view) {
  const fields = Object.entries(view ?? {}).filter(([, value]) => !empty(value));
  const written = (value) => (typeof value === "string" ? value : JSON.stringify(value));
  return make("dl", {}, fields.map(([name, value]) => [make("dt", {}, name), make("dd", {}, written(value))]));
}
