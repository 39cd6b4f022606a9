/** Talk by text: one channel at a time, so that a glance at the screen does not tell which others there are. */

import { make, select } from "./dom.js";
import { word, wordOr } from "./words.js";

const TABLE = "table";
const LIVE = { role: "log", "aria-live": "polite", tabindex: "0" };

export class Talk {
  constructor(context) {
    this.context = context;
    this.channel = TABLE;
    this.text = "";
  }

  /** The channels that may be read now, each with whether one may write there. */
  doors() {
    const { model } = this.context;
    const free = model.table.stage !== "match" && model.table.sitting !== "together" ? [[TABLE, true]] : [];
    if (!model.playing) return free;
    return [...free, ...model.match.channels.filter(([key]) => !free.length || key !== TABLE)];
  }

  draw() {
    const { model, render } = this.context;
    const doors = this.doors();
    if (!doors.length) return null;
    const [channel, writes] = doors.find(([key]) => key === this.channel) ?? doors[0];
    const lines = model.lines.filter((line) => line?.channel === channel);
    const choices = doors.map(([key]) => [key, this.title(key)]);
    const turn = (key) => {
      this.channel = key;
      render();
    };
    return make(
      "section",
      { key: "talk", class: "talk" },
      make("h2", {}, word("talk")),
      doors.length > 1 && select(word("channel"), channel, choices, turn),
      make(
        "div",
        { key: `lines ${channel}`, class: "log short", ...LIVE, "aria-label": word("talk") },
        lines.slice(-100).map((line) => make("p", {}, make("b", {}, `${this.speaker(line)}: `), line.text)),
      ),
      this.entry(channel, writes),
    );
  }

  title(key) {
    const count = this.context.model.lines.filter((line) => line?.channel === key).length;
    const name = this.name(key);
    return count ? `${name} (${count})` : name;
  }

  /** The game's own name of a channel comes with it. */
  name(key) {
    const door = this.context.model.match?.channels?.find(([known]) => known === key);
    return door?.[2] ?? wordOr(`channel-${key}`, key);
  }

  speaker(line) {
    const { model } = this.context;
    const seated = model.playing ? model.match.names[line.seat] : undefined;
    return model.person(line.person)?.name ?? seated ?? "—";
  }

  entry(channel, writes) {
    const { model } = this.context;
    if (model.me?.muted) return make("p", { class: "dim" }, word("you-are-muted"));
    if (!writes || !model.you) return make("p", { class: "dim" }, word("only-reading"));
    const typed = (event) => (this.text = event.target.value);
    const send = (event) => {
      event.preventDefault();
      this.say(channel, event.target.querySelector("input"));
    };
    return make(
      "form",
      { class: "line", onsubmit: send },
      make("input", { "aria-label": word("line"), autocomplete: "off", value: this.text, oninput: typed }),
      make("button", { type: "submit" }, word("say")),
    );
  }

  async say(channel, input) {
    const text = this.text.trim();
    if (!text || !(await this.context.act("say", { channel, text }))) return;
    this.text = input.value = "";
  }
}
