/** Before a match: who sits where, what is played, how others come in. */

import { button, copy, field, fold, make, select } from "./dom.js";
import { doorList, seatList, watcherList } from "./people.js";
import { gameSettings, gameSummary, tableSettings } from "./settings.js";
import { remember, word } from "./words.js";

export class Lobby {
  constructor(context) {
    this.context = context;
    this.level = null;
    this.botName = "";
    this.ownName = null;
    this.copied = null;
    this.move = null;
  }

  draw() {
    const { model } = this.context;
    const { table } = model;
    return [
      doorList(this.context),
      this.notices(),
      this.begin(),
      seatList(this.context),
      this.own(),
      model.hosts && this.addBot(),
      watcherList(this.context),
      model.hosts ? gameSettings(this.context) : gameSummary(this.context),
      this.invite(),
      table.evening.totals.length > 0 && evening(table.evening.totals),
    ];
  }

  notices() {
    return this.context.model.table.notices.map((notice) =>
      make("p", { key: `notice ${notice.code}`, class: "banner" }, notice.text),
    );
  }

  begin() {
    const { model, act } = this.context;
    const { problem } = model.table;
    return make(
      "section",
      { key: "begin" },
      problem && make("p", { class: "dim" }, problem.text),
      model.hosts
        ? button(word("start"), () => act("start"), { class: "main big", disabled: Boolean(problem) })
        : make("p", { class: "dim" }, word("host-starts")),
    );
  }

  /** What one may do with oneself. */
  own() {
    const { model, act } = this.context;
    if (!model.me || model.me.kind === "tv") return null;
    const name = this.ownName ?? model.me.name;
    const typed = (event) => (this.ownName = event.target.value);
    const rename = async (event) => {
      event.preventDefault();
      if (!(await act("rename", { name: this.ownName ?? name }))) return;
      remember("name", this.ownName ?? name);
      this.ownName = null;
    };
    return make(
      "section",
      { key: "own", class: "panel" },
      make(
        "form",
        { class: "line", onsubmit: rename },
        field(word("your-name"), { value: name, oninput: typed }),
        make("button", { type: "submit" }, word("rename")),
      ),
      model.seat < 0 && button(word("sit"), () => act("sit"), { class: "main" }),
      model.seat >= 0 && model.table.spectators && button(word("stand"), () => act("stand"), { class: "quiet" }),
    );
  }

  addBot() {
    const { model, games, act } = this.context;
    const levels = games.find((game) => game.id === model.table.game)?.bots ?? [];
    if (!levels.length) return null;
    const level = levels.some(({ id }) => id === this.level) ? this.level : levels[0].id;
    const turn = (chosen) => (this.level = chosen);
    const typed = (event) => (this.botName = event.target.value);
    const add = async () => {
      const name = this.botName.trim();
      if (await act("bot", name ? { level, name } : { level })) this.botName = "";
      this.context.render();
    };
    return make(
      "section",
      { key: "add bot", class: "panel" },
      make("h2", {}, word("bots")),
      levels.length > 1 && select(word("level"), level, levels.map(({ id, name }) => [id, name]), turn),
      field(word("bot-name"), { value: this.botName, placeholder: word("any-name"), oninput: typed }),
      button(word("add-bot"), add),
    );
  }

  /** The code, the link and its picture. */
  invite() {
    const { table } = this.context.model;
    const { host } = new URL(table.link, location.href);
    return make(
      "section",
      { key: "invite", class: "panel invite" },
      make("h2", {}, word("invite")),
      make("p", {}, `${word("code")} `, make("b", { class: "code" }, table.code)),
      this.link("table", table.link),
      make("img", { src: `/api/tables/${table.id}/qr.svg`, alt: word("qr"), width: 220, height: 220 }),
      make("p", { class: "dim" }, word("tv-how"), " ", make("b", {}, `${host}/tv/${table.code}`)),
    );
  }

  link(which, address) {
    const take = async () => {
      this.copied = (await copy(address).catch(() => false)) ? which : null;
      this.context.render();
    };
    const selected = (event) => event.target.select();
    return make(
      "div",
      { class: "line" },
      make("input", { readonly: true, value: address, "aria-label": word("link"), onfocus: selected }),
      button(word(this.copied === which ? "copied" : "copy"), take),
    );
  }

  /** What is rarely needed, at every stage. */
  more() {
    const { model, leave, call, act } = this.context;
    const fetchLink = async () => {
      this.move = await call("POST", "/links");
      this.context.render();
    };
    const close = () => confirm(word("close-sure")) && act("close");
    return [
      model.hosts && tableSettings(this.context),
      fold(
        word("more"),
        "more",
        button(word("other-device"), fetchLink),
        this.move && make("p", {}, `${word("move-how")} ${this.move.minutes}`),
        this.move && this.link("move", this.move.link),
        button(word("leave"), () => confirm(word("leave-sure")) && leave(), { class: "danger" }),
        model.hosts && button(word("close-table"), close, { class: "danger" }),
      ),
    ];
  }
}

/** The score of the evening. */
export function evening(totals) {
  const points = totals.some((row) => row.points !== undefined);
  const head = [word("name"), word("played"), word("won"), points && word("points")].filter(Boolean);
  const rows = totals.map((row) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, row.name),
      make("td", {}, String(row.played)),
      make("td", {}, String(row.won)),
      points && make("td", {}, String(row.points ?? "—")),
    ),
  );
  const titles = make("tr", {}, head.map((title) => make("th", { scope: "col" }, title)));
  return make(
    "section",
    { key: "evening", class: "panel" },
    make("h2", {}, word("evening")),
    make("table", {}, make("thead", {}, titles), make("tbody", {}, rows)),
  );
}
