/** A match that is on, or has just ended. */

import { facts } from "./card.js";
import { button, fold, make } from "./dom.js";
import { evening } from "./lobby.js";
import { minutes } from "./model.js";
import { doorList, seatList, watcherList } from "./people.js";
import { word } from "./words.js";

const SHOWN = 80;
const LIVE = { role: "log", "aria-live": "polite", tabindex: "0" };

export class MatchView {
  constructor(context, { questions, talk, card }) {
    this.context = context;
    this.questions = questions;
    this.talk = talk;
    this.card = card;
    this.whole = false;
    this.story = null;
    this.storyOf = null;
  }

  draw() {
    const { model } = this.context;
    const { match, table } = model;
    const seated = match.seat !== null && match.seat !== undefined;
    return [
      match.over && this.end(),
      doorList(this.context),
      this.banners(),
      seated && !match.over && !table.paused && this.questions.draw(),
      this.log(),
      this.talk.draw(),
      model.hosts && !match.over && this.powers(),
      seatList(this.context),
      watcherList(this.context),
      fold(word("facts"), "facts", facts(match.public)),
      this.card.draw(),
    ];
  }

  banners() {
    const { model, act } = this.context;
    const { table } = model;
    const own = table.seats[model.seat];
    return [
      pauseBanner(table.paused),
      own?.by === "bot" &&
        make(
          "div",
          { key: "here", class: "banner" },
          make("p", {}, word("bot-plays-for-you")),
          button(word("here"), () => act("here"), { class: "main" }),
        ),
      !own && model.me?.kind === "player" && make("p", { key: "seatless", class: "banner" }, word("wait-for-seat")),
      !own && model.me?.kind === "spectator" && make("p", { key: "spectator", class: "dim" }, word("you-watch")),
    ];
  }

  log() {
    const { model } = this.context;
    const { match } = model;
    const open = match.told
      .map((event, index) => [index, event, model.covered(event)])
      .filter(([, , covered]) => !covered || match.over);
    const shown = this.whole ? open : open.slice(-SHOWN);
    const unfold = () => {
      this.whole = true;
      this.context.render();
    };
    return make(
      "section",
      { key: "story" },
      make("h2", {}, word("story")),
      shown.length < open.length && button(word("whole-story"), unfold, { class: "quiet" }),
      make(
        "div",
        { key: `log ${match.match}`, class: "log", ...LIVE, "aria-label": word("story") },
        shown.map(([index, event, covered]) =>
          make("p", { key: index, class: covered ? "own" : null }, event.text ?? event.key),
        ),
      ),
    );
  }

  powers() {
    const { model, act } = this.context;
    const { paused } = model.table;
    const stop = () => confirm(word("break-off-sure")) && act("lobby");
    return make(
      "section",
      { key: "powers", class: "panel" },
      make("h2", {}, word("host-powers")),
      make(
        "div",
        { class: "powers" },
        paused && button(word("resume"), () => act("resume"), { class: "main" }),
        !paused && button(word("pause"), () => act("pause")),
        paused?.why === "fault" && button(word("go-back"), () => act("back")),
        !paused && button(word("hasten"), () => act("hasten")),
        button(word("break-off"), stop, { class: "danger" }),
      ),
    );
  }

  /** Who won, and what comes next. */
  end() {
    const { model, act } = this.context;
    const { over, names, match } = model.match;
    const scores = over.scores && names.map((name, seat) => `${name}: ${over.scores[seat]}`).join(", ");
    const { totals } = model.table.evening;
    return make(
      "section",
      { key: "end", class: "panel end" },
      make("h2", {}, word("over")),
      make("p", { class: "outcome", role: "status" }, over.text ?? over.reason),
      scores && make("p", {}, scores),
      model.hosts && model.table.stage === "ended"
        ? make(
            "div",
            { class: "powers" },
            button(word("another"), () => act("start"), { class: "main big", disabled: Boolean(model.table.problem) }),
            button(word("to-lobby"), () => act("lobby")),
          )
        : make("p", { class: "dim" }, word("host-starts-another")),
      model.hosts && model.table.problem && make("p", { class: "dim" }, model.table.problem.text),
      this.storyOf === match ? this.wholeStory() : button(word("all-secrets"), () => this.fetchStory(match)),
      totals.length > 0 && evening(totals),
    );
  }

  async fetchStory(match) {
    const found = await this.context.call("GET", `/matches/${match}?text=1`);
    if (!found) return;
    this.story = pages(found.story, this.context.model.match.told);
    this.storyOf = match;
    this.context.render();
  }

  /** Everything that was told, with its audience. */
  wholeStory() {
    const { model } = this.context;
    const { names, match } = model.match;
    const rows = this.story.map(({ to, text }) => {
      const heard = to && (to.map((seat) => names[seat]).join(", ") || word("nobody"));
      return make("li", {}, text, heard && make("small", {}, ` ${word("heard-by")} ${heard}`));
    });
    const address = `/api/tables/${model.table.id}/matches/${match}`;
    return [
      make("ol", { class: "log", tabindex: "0", "aria-label": word("all-secrets") }, rows),
      make("a", { href: address, download: `lichina-${model.match.game}-${match}.json` }, word("record")),
    ];
  }
}

/**
 * The events of a finished match with their audience (null: everybody) and their words. Where the story brings no words
 * of its own, those of the events that were heard here are known.
 */
function pages({ events, texts }, told) {
  const known = new Map(told.map((event) => [JSON.stringify([event.key, event.data]), event.text]));
  return events.map(([, [to, key, data]], index) => {
    const text = texts?.[index] ?? known.get(JSON.stringify([key, data]));
    return { to, text: text ?? `${key} ${JSON.stringify(data)}` };
  });
}

/** Why the game's time stands still. */
export function pauseBanner(paused) {
  if (!paused) return null;
  return make("p", { key: "paused", class: "banner", role: "status" }, paused.text);
}

/** The clock at the top of the page. */
export function clockFace(model) {
  if (!model.playing || model.match.over) return null;
  const { clock } = model.match;
  if (!model.table.clocks) return make("span", { class: "dim" }, word("no-limit"));
  if (clock.deadline === null) return null;
  return make(
    "span",
    { class: clock.runs ? "clock" : "clock still", role: "timer", "aria-label": word("time-left") },
    make("span", { "data-deadline": clock.deadline }, minutes(model.left(clock.deadline))),
    !clock.runs && ` ${word("time-stands")}`,
  );
}
