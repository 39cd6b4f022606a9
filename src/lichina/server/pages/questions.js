/** What this seat is asked and what it is offered; drafts live here until they are sent. */

import { announce, button, make } from "./dom.js";
import { draw, told } from "./forms.js";
import { minutes } from "./model.js";
import { word } from "./words.js";

export class Questions {
  constructor(context) {
    this.context = context;
    this.drafts = new Map();
    this.sending = new Set();
    this.heard = new Set();
    this.answered = false;
  }

  /** After a frame: say aloud what is newly asked, and forget drafts of what is asked no more. */
  follow(frame) {
    const { match, playing } = this.context.model;
    if (!playing) announce("");
    if (!match || (frame.t !== "match" && frame.t !== "step")) return;
    const names = new Set([...match.asks, ...match.offers].map((question) => this.name(question)));
    for (const name of this.drafts.keys()) if (!names.has(name)) this.drafts.delete(name);
    const fresh = match.asks.filter((question) => !this.heard.has(this.name(question)));
    this.heard = names;
    if (!match.asks.length) announce("");
    if (fresh.length) announce(fresh.map((question) => question.text).join(" "));
    if (frame.t === "match" || frame.told?.length) this.answered = false;
  }

  /** An offer has no number: its key takes it. */
  name(question) {
    return `${this.context.model.match.match}/${question.ask || question.key}`;
  }

  draw() {
    const { match } = this.context.model;
    const asks = match.asks.map((question) => this.card(question));
    const offers = match.offers.map((question) => this.card(question));
    return make(
      "section",
      { key: "questions", class: "questions", "aria-label": word("questions") },
      asks,
      offers.length > 0 && make("h2", {}, word("offers")),
      offers,
      !asks.length && !offers.length && !match.over && make("p", { class: "dim" }, word("nothing-asked")),
      this.answered && button(word("undo"), () => this.undo(), { class: "quiet" }),
    );
  }

  card(question) {
    const name = this.name(question);
    const held = question.held ?? undefined;
    const draft = this.drafts.has(name) ? this.drafts.get(name) : held;
    const change = (changed) => {
      this.drafts.set(name, changed);
      this.context.render();
    };
    const { body, answer, label: only } = draw({ ...question, key: name }, draft, change);
    const same = held !== undefined && JSON.stringify(answer) === JSON.stringify(held);
    const disabled = answer === undefined || same || this.sending.has(name);
    const label = only ?? word(held === undefined ? "answer" : "change-answer");
    return make(
      "fieldset",
      { key: name, class: "question" },
      make("legend", {}, question.text ?? question.key),
      this.timer(question.deadline),
      held !== undefined && make("p", { class: "held" }, `${word("held")} ${told(question, held)}`),
      body,
      button(label, () => this.send(name, question, answer), { class: "main", disabled }),
    );
  }

  timer(deadline) {
    const { model } = this.context;
    if (deadline === null || deadline === undefined || !model.table.clocks) return null;
    return make("p", { class: "timer", role: "timer", "data-deadline": deadline }, minutes(model.left(deadline)));
  }

  async send(name, question, value) {
    const { model, act, render } = this.context;
    this.sending.add(name);
    render();
    const done = await act("answer", { match: model.match.match, ask: question.ask || question.key, value });
    this.sending.delete(name);
    if (done) {
      this.drafts.delete(name);
      this.answered = true;
    }
    render();
  }

  async undo() {
    this.answered = false;
    await this.context.act("undo", { match: this.context.model.match.match });
  }
}
