/** The page of a table: the way in, and then whatever stage the table is at. */

import { call, gamesHere, Refusal } from "./api.js";
import { Card } from "./card.js";
import { alarm, button, field, make, select, show } from "./dom.js";
import { Lobby } from "./lobby.js";
import { clockFace, MatchView } from "./match.js";
import { minutes, Model } from "./model.js";
import { Questions } from "./questions.js";
import { languageSwitch } from "./settings.js";
import { Connection } from "./socket.js";
import { Talk } from "./talk.js";
import { Voice } from "./voice.js";
import { chosenLanguage, language, likelyLanguage, remember, remembered, speak, word } from "./words.js";

const NEAR = 40;
const TICK = 250;

class TablePage {
  constructor(id) {
    this.id = id;
    this.model = new Model();
    this.games = [];
    this.info = null;
    this.stage = "loading";
    this.ended = null;
    this.lost = null;
    this.waits = null;
    this.notice = null;
    this.name = remembered("name") ?? "";
    this.kind = "player";
    this.queued = false;
    this.connection = new Connection(
      id,
      () => ({ lang: language(), text: 1, ...this.model.numbers() }),
      (frame) => this.heard(frame),
      (what, details) => this.changed(what, details),
    );
    this.context = {
      model: this.model,
      games: this.games,
      act: (what, fields) => this.act(what, fields),
      call: (method, path) => this.call(method, path),
      render: () => this.render(),
      leave: () => this.leave(),
    };
    this.questions = new Questions(this.context);
    this.talk = new Talk(this.context);
    this.voice = new Voice(this.model, false, () => this.render());
    this.lobby = new Lobby(this.context);
    const card = new Card(this.context);
    this.match = new MatchView(this.context, { questions: this.questions, talk: this.talk, card });
    setInterval(() => this.tick(), TICK);
  }

  // --- coming in ---

  async begin() {
    await speak(chosenLanguage() ?? likelyLanguage());
    await this.look();
  }

  /** Look at the table from outside; sit down at once if this browser has a place here. */
  async look() {
    try {
      this.info = await call("GET", `/api/tables/${this.id}`);
      if (!chosenLanguage() && this.info.language !== language()) await speak(this.info.language);
      await this.learnGames();
    } catch (refusal) {
      this.finish(refusal.words);
      return;
    }
    if (this.info.you === null) this.stage = "door";
    else this.sit();
    this.render();
  }

  async learnGames() {
    this.games.splice(0, Infinity, ...(await gamesHere()));
  }

  async enter(event) {
    event.preventDefault();
    try {
      const entered = await call("POST", `/api/tables/${this.id}/people`, { name: this.name, kind: this.kind });
      remember("name", this.name);
      this.waits = entered.waits ? entered : null;
      alarm(null);
      this.sit();
    } catch (refusal) {
      alarm(refusal.words, word("close"));
    }
    this.render();
  }

  sit() {
    this.stage = "table";
    this.lost = word("connecting");
    this.connection.tries = 0;
    this.connection.open();
  }

  finish(text, code = null) {
    this.stage = "ended";
    this.ended = { text, code };
    this.render();
  }

  // --- what comes, and what goes ---

  heard(frame) {
    if (frame.t === "error") {
      alarm(new Refusal(frame, 0).words, word("close"));
      return;
    }
    if (frame.t === "notice") this.notice = frame.text;
    if (!this.model.take(frame)) {
      this.model.forget();
      this.connection.lost(1006);
      return;
    }
    this.questions.follow(frame);
    this.voice.follow(frame);
    this.render();
  }

  changed(what, { code, text } = {}) {
    if (what === "open") this.lost = null;
    else if (what === "lost") this.lost = text ?? word("cut-off");
    else if (code === 4401) this.unknown();
    else this.finish(text ?? word(`ended-${[4403, 4404, 4406, 4409].includes(code) ? code : "other"}`), code);
    this.render();
  }

  /** The server does not know this person any more: come in again, as somebody new. */
  unknown() {
    this.model.forget();
    this.model.you = this.model.table = null;
    this.stage = "door";
  }

  /** A command; whether it was carried out. What was wrong is said to the person. */
  async act(what, fields = {}) {
    try {
      await this.connection.command(what, fields);
      alarm(null);
      return true;
    } catch (refusal) {
      alarm(refusal.words, word("close"));
      return false;
    } finally {
      this.render();
    }
  }

  async call(method, path) {
    try {
      return await call(method, `/api/tables/${this.id}${path}`);
    } catch (refusal) {
      alarm(refusal.words, word("close"));
      return null;
    }
  }

  async leave() {
    this.connection.end();
    await this.call("DELETE", "/me");
    location.href = "/";
  }

  /** All is told anew in the other language. */
  async turn(wanted) {
    remember("language", wanted);
    await speak(wanted);
    await this.learnGames().catch(() => null);
    if (this.stage === "table") {
      this.model.forget();
      this.connection.drop();
      this.connection.open();
    }
    this.render();
  }

  // --- what is on the screen ---

  render() {
    if (this.queued) return;
    this.queued = true;
    queueMicrotask(() => {
      this.queued = false;
      this.draw();
    });
  }

  draw() {
    const place = document.getElementById("page");
    const read = new Set([...place.querySelectorAll(".log")].filter((log) => !atEnd(log)));
    show(place, [this.head(), this.lostBanner(), this.noticeBanner(), this.body()]);
    for (const log of place.querySelectorAll(".log")) if (!read.has(log)) log.scrollTop = log.scrollHeight;
    const names = [this.gameName(), this.model.table?.code ?? this.info?.code];
    document.title = names.filter(Boolean).join(" · ");
  }

  gameName() {
    const id = this.model.table?.game ?? this.info?.game;
    return this.games.find((game) => game.id === id)?.name ?? this.info?.name ?? word("title");
  }

  head() {
    const { table } = this.model;
    return make(
      "header",
      { key: "head" },
      make("h1", {}, this.gameName()),
      table && make("span", { class: "code" }, table.code),
      this.stage === "table" && table && clockFace(this.model),
      languageSwitch((name) => this.turn(name)),
    );
  }

  lostBanner() {
    if (this.stage !== "table" || !this.lost) return null;
    return make("p", { key: "lost", class: "banner", role: "status" }, this.lost);
  }

  noticeBanner() {
    if (!this.notice) return null;
    const close = () => {
      this.notice = null;
      this.render();
    };
    const text = make("p", { role: "status" }, this.notice);
    return make("div", { key: "notice", class: "banner" }, text, button(word("close"), close, { class: "quiet" }));
  }

  body() {
    if (this.stage === "loading") return make("p", { class: "dim" }, word("connecting"));
    if (this.stage === "ended") return this.endedPage();
    if (this.stage === "door") return this.doorPage();
    const { model } = this;
    if (!model.table || model.me?.waits) return this.waitingPage();
    const { table } = model;
    const stands = table.acting !== table.host && model.person(table.acting);
    return [
      stands && make("p", { key: "acting", class: "dim" }, `${word("acting-host")} ${stands.name}`),
      model.playing ? this.match.draw() : [this.lobby.draw(), this.talk.draw()],
      this.voice.draw(),
      make("section", { key: "more" }, this.lobby.more()),
    ];
  }

  doorPage() {
    const { info } = this;
    const typed = (event) => (this.name = event.target.value);
    const kinds = [["player", word("enter-to-play")], ["spectator", word("enter-to-watch")]];
    if (info.door === "closed") return [make("p", {}, word("door-is-closed")), make("a", { href: "/" }, word("home"))];
    const count = Array.isArray(info.people) ? info.people.length : info.people;
    return make(
      "form",
      { key: "door", class: "panel", onsubmit: (event) => this.enter(event) },
      make("p", {}, `${word("host-is")} ${info.host} · ${word("people-there")} ${count}`),
      info.stage === "match" && make("p", { class: "dim" }, word("match-is-on")),
      field(word("your-name"), { value: this.name, required: true, oninput: typed, autocomplete: "nickname" }),
      info.spectators && select(word("enter-as"), this.kind, kinds, (kind) => (this.kind = kind)),
      make("button", { type: "submit", class: "main big" }, word(info.door === "knock" ? "knock" : "enter")),
    );
  }

  waitingPage() {
    if (this.lost) return null;
    const number = this.model.me?.number ?? this.waits?.number ?? null;
    return [
      make("p", { role: "status" }, word("waiting-at-door")),
      number !== null && make("p", { class: "number" }, String(number)),
      button(word("leave"), () => this.leave(), { class: "quiet" }),
    ];
  }

  endedPage() {
    const again = () => {
      this.sit();
      this.render();
    };
    return [
      make("p", { role: "status" }, this.ended.text),
      this.ended.code === 4409 && button(word("use-this-device"), again, { class: "main" }),
      this.ended.code === 4406 && button(word("reload"), () => location.reload(), { class: "main" }),
      make("a", { href: "/" }, word("home")),
    ];
  }

  tick() {
    const { match } = this.model;
    if (!match) return;
    for (const node of document.querySelectorAll("[data-deadline]")) {
      const left = minutes(this.model.left(Number(node.dataset.deadline)));
      if (node.textContent !== left) node.textContent = left;
    }
  }
}

function atEnd(log) {
  return log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
}

new TablePage(location.pathname.split("/")[2]).begin();
