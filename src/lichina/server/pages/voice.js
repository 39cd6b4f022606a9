/**
 * Where people talk aloud, one device speaks for those who have no voice: what bots say and do in the open; on a television,
 * everything that everybody may hear. It is turned on by a press: browsers want one.
 */

import { button, make } from "./dom.js";
import { language, word } from "./words.js";

const SPOKEN = ["together", "call"];

export class Voice {
  constructor(model, everything, render) {
    this.model = model;
    this.everything = everything;
    this.render = render;
    this.on = false;
  }

  /** Whether the table wants this device to speak. */
  get wanted() {
    const { table, you } = this.model;
    return Boolean(table && you) && SPOKEN.includes(table.sitting) && table.voice === you.person;
  }

  /** Speak what is new in a frame; what came before this device listened is past. */
  follow(frame) {
    if (!this.on || !this.wanted) return;
    if (frame.t === "step") {
      for (const event of frame.told ?? []) if (this.hers(event)) this.say(event.text);
      if (frame.over?.text) this.say(frame.over.text);
    } else if (frame.t === "said") {
      for (const line of frame.lines) if (line.person === null) this.say(line.text);
    }
  }

  hers(event) {
    if (event.private) return false;
    return this.everything || this.model.table.seats[event.data?.seat]?.by === "bot";
  }

  say(text) {
    const line = new SpeechSynthesisUtterance(text);
    line.lang = language();
    window.speechSynthesis.speak(line); // it waits for the line before
  }

  draw() {
    if (!this.wanted) return null;
    if (!("speechSynthesis" in window)) return make("p", { key: "voice", class: "dim" }, word("voice-none"));
    const turn = () => {
      this.on = !this.on;
      window.speechSynthesis.cancel();
      if (this.on) this.say(word("voice-test"));
      this.render();
    };
    return make("p", { key: "voice" }, button(word(this.on ? "voice-off" : "voice-on"), turn));
  }
}
