/** A television: it asks to be let in, shows its number until then, and afterwards what everybody may see, in large. */

import { call, gamesHere } from "./api.js";
import { field, make, show } from "./dom.js";
import { clockFace, pauseBanner } from "./match.js";
import { minutes, Model } from "./model.js";
import { Connection } from "./socket.js";
import { Voice } from "./voice.js";
import { chosenLanguage, language, likelyLanguage, speak, word } from "./words.js";

const LINES = 8;
const TRIES = 9;
const code = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const model = new Model();
const voice = new Voice(model, true, () => draw());
let connection = null;
let entered = null;
let trouble = null;
let games = [];

async function begin() {
  await speak(chosenLanguage() ?? likelyLanguage());
  if (!code) {
    draw();
    return;
  }
  try {
    const { table } = await call("GET", `/api/codes/${encodeURIComponent(code)}`);
    const info = await call("GET", `/api/tables/${table}`);
    if (!chosenLanguage() && info.language !== language()) await speak(info.language);
    games = await gamesHere();
    if (info.you === null) entered = await enter(table);
    connect(table);
  } catch (refusal) {
    trouble = refusal.words;
  }
  draw();
}

/** A second television at a table needs another name. */
async function enter(table) {
  for (let number = 1; ; number++) {
    const name = number === 1 ? word("tv-name") : `${word("tv-name")} ${number}`;
    try {
      return await call("POST", `/api/tables/${table}/people`, { name, kind: "tv" });
    } catch (refusal) {
      if (refusal.code !== "name-taken" || number === TRIES) throw refusal;
    }
  }
}

function connect(table) {
  connection = new Connection(table, () => ({ lang: language(), text: 1, ...model.numbers() }), heard, changed);
  connection.open();
  setInterval(tick, 250);
}

function heard(frame) {
  if (frame.t === "error") return;
  if (!model.take(frame)) {
    model.forget();
    connection.lost(1006);
    return;
  }
  voice.follow(frame);
  draw();
}

function changed(what, { code: closed, text } = {}) {
  if (what === "open") {
    trouble = null;
    stayAwake();
  } else {
    const known = [4403, 4404, 4406].includes(closed) ? closed : "other";
    trouble = text ?? word(what === "lost" ? "cut-off" : `ended-${known}`);
  }
  draw();
}

/** Only where the browser offers it: on plain http it does not. */
async function stayAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch {
    // Then the screen's own settings count.
  }
}

/** Opened without a code: it can be typed here. */
function codeForm() {
  const go = (event) => {
    event.preventDefault();
    const typed = event.target.querySelector("input").value.trim();
    location.href = `/tv/${encodeURIComponent(typed)}`;
  };
  return make(
    "form",
    { class: "panel", onsubmit: go },
    field(word("code-of-table"), { required: true, autocapitalize: "none" }),
    make("button", { type: "submit", class: "main" }, word("find-table")),
  );
}

function pairing() {
  const number = model.me?.number ?? entered?.number ?? null;
  return [
    make("h1", {}, word("tv-pairing")),
    make("p", {}, word("tv-pairing-how")),
    number !== null && make("p", { class: "number" }, String(number)),
  ];
}

function lobby() {
  const { table } = model;
  return [
    make("h1", {}, games.find((game) => game.id === table.game)?.name ?? table.game),
    make(
      "div",
      { class: "columns" },
      make(
        "div",
        {},
        make("p", {}, word("code")),
        make("p", { class: "number" }, table.code),
        make("p", {}, table.link),
        make("img", { src: `/api/tables/${table.id}/qr.svg`, alt: word("qr"), width: 320, height: 320 }),
      ),
      make("ol", {}, table.seats.map((seat) => make("li", {}, seat.name))),
    ),
  ];
}

function match() {
  const { table, match: played } = model;
  const alive = Array.isArray(played.public?.alive) ? new Set(played.public.alive) : null;
  const names = played.names.map((name, seat) => make("li", { class: alive && !alive.has(seat) ? "out" : null }, name));
  return [
    make("div", { class: "clock-line" }, clockFace(model)),
    pauseBanner(table.paused),
    make(
      "div",
      { class: "story", role: "log", "aria-live": "polite", "aria-label": word("story") },
      played.told
        .map((event, index) => make("p", { key: `${played.match} ${index}` }, event.text ?? event.key))
        .slice(-LINES),
    ),
    played.over && make("p", { class: "outcome" }, played.over.text ?? played.over.reason),
    make("ol", { class: "names" }, names),
  ];
}

function draw() {
  const inside = model.table && !(model.me?.waits ?? true);
  const retry = trouble && !connection && codeForm();
  show(document.getElementById("page"), [
    trouble && make("p", { class: "banner", role: "status" }, trouble),
    code ? retry : codeForm(),
    connection && (inside ? (model.playing ? match() : lobby()) : pairing()),
    inside && voice.draw(),
  ]);
}

function tick() {
  if (!model.match) return;
  for (const node of document.querySelectorAll("[data-deadline]")) {
    node.textContent = minutes(model.left(Number(node.dataset.deadline)));
  }
}

begin();
