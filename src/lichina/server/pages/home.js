/** The first page: make a table, or come to one by its code. */

import { call, gamesHere } from "./api.js";
import { alarm, button, field, make, select, show } from "./dom.js";
import { languages, languageSwitch, named, SITTINGS } from "./settings.js";
import { chosenLanguage, likelyLanguage, remember, remembered, speak, word } from "./words.js";

let games = [];
let code = "";
let busy = false;
const table = { game: null, mode: null, sitting: "together", language: null, name: remembered("name") ?? "" };

const setting = (name) => (value) => {
  table[name] = value;
  draw();
};

async function carefully(work) {
  if (busy) return;
  busy = true;
  draw();
  try {
    await work();
  } catch (refusal) {
    alarm(refusal.words, word("close"));
  }
  busy = false;
  draw();
}

function join(event) {
  event.preventDefault();
  carefully(async () => {
    const found = await call("GET", `/api/codes/${encodeURIComponent(code.trim())}`);
    location.href = `/t/${found.table}`;
  });
}

function create(event) {
  event.preventDefault();
  const { mode, ...wanted } = table;
  carefully(async () => {
    const made = await call("POST", "/api/tables", mode === null ? wanted : { ...wanted, mode });
    remember("name", table.name);
    location.href = `/t/${made.table}`;
  });
}

async function turn(wanted) {
  remember("language", wanted);
  await begin(wanted);
}

function joinForm() {
  const typed = (event) => (code = event.target.value);
  return make(
    "form",
    { key: "join", class: "panel", onsubmit: join },
    make("h2", {}, word("join")),
    field(word("code-of-table"), { value: code, required: true, autocapitalize: "none", oninput: typed }),
    make("button", { type: "submit", class: "main", disabled: busy }, word("find-table")),
  );
}

function createForm() {
  const game = games.find(({ id }) => id === table.game);
  if (!game) return null;
  const modes = [[null, word("no-mode")], ...game.modes.map(({ id, name }) => [id, name])];
  const mode = game.modes.find(({ id }) => id === table.mode);
  const [low, high] = (mode ?? game).players;
  const chosen = (id) => {
    table.mode = null;
    setting("game")(id);
  };
  return make(
    "form",
    { key: "create", class: "panel", onsubmit: create },
    make("h2", {}, word("create")),
    select(word("game"), table.game, games.map(({ id, name }) => [id, name]), chosen),
    make("p", { class: "dim" }, game.about),
    game.modes.length > 0 && select(word("mode"), table.mode, modes, setting("mode")),
    mode?.about && make("p", { class: "dim" }, mode.about),
    make("p", { class: "dim" }, `${word("players")}: ${low === high ? low : `${low}–${high}`}`),
    select(word("sitting"), table.sitting, named("sitting", SITTINGS), setting("sitting")),
    select(word("table-language"), table.language, languages(), setting("language")),
    field(word("your-name"), {
      value: table.name,
      required: true,
      autocomplete: "nickname",
      oninput: (event) => (table.name = event.target.value),
    }),
    make("button", { type: "submit", class: "main", disabled: busy }, word("create-table")),
  );
}

function draw() {
  show(document.getElementById("page"), [
    make("header", {}, make("h1", {}, word("title")), languageSwitch(turn)),
    make("p", { class: "dim" }, word("about")),
    joinForm(),
    createForm(),
  ]);
}

async function begin(wanted) {
  await speak(wanted);
  table.language = wanted;
  draw();
  await carefully(async () => {
    games = await gamesHere();
    table.game ??= games[0]?.id ?? null;
  });
}

begin(chosenLanguage() ?? likelyLanguage());
