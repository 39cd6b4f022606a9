/** What the host chooses for the table. */

import { button, check, field, fold, make, select } from "./dom.js";
import { optionField } from "./options.js";
import { language, LANGUAGES, word } from "./words.js";

export const SITTINGS = ["together", "apart", "call"];
const DOORS = ["open", "knock", "closed"];
const PACES = [0.5, 0.75, 1, 1.5, 2, 3, 5];

export const named = (prefix, keys) => keys.map((key) => [key, word(`${prefix}-${key}`)]);
export const languages = () => named("language", LANGUAGES);

/** Buttons for the language of this page; the table has its own. */
export function languageSwitch(turn) {
  const buttons = LANGUAGES.map((name) => {
    const marks = { "aria-pressed": String(name === language()), title: word(`language-${name}`) };
    return button(name, () => turn(name), marks);
  });
  return make("nav", { "aria-label": word("language") }, buttons);
}

/** What is played, and how: only between matches. */
export function gameSettings({ model, games, act }) {
  const { table } = model;
  const game = games.find((other) => other.id === table.game);
  if (!game) return null;
  const set = (changes) => act("set", changes);
  const mode = game.modes.find((other) => other.id === table.mode);
  const modes = [[null, word("no-mode")], ...game.modes.map(({ id, name }) => [id, name])];
  const change = (name) => (value) => {
    const { [name]: before, ...options } = table.options;
    set({ options: value === undefined ? options : { ...options, [name]: value } });
  };
  return make(
    "section",
    { key: "game", class: "panel" },
    make("h2", {}, word("game")),
    select(word("game"), table.game, games.map(({ id, name }) => [id, name]), (id) => set({ game: id })),
    make("p", { class: "dim" }, game.about),
    game.modes.length > 0 && select(word("mode"), table.mode, modes, (id) => set({ mode: id })),
    mode?.about && make("p", { class: "dim" }, mode.about),
    select(word("sitting"), table.sitting, named("sitting", SITTINGS), (sitting) => set({ sitting })),
    game.options.length > 0 &&
      fold(
        word("options"),
        "options",
        game.options.map((option) => optionField(option, table.options[option.name], table.seats, change(option.name))),
      ),
  );
}

/** What may be changed at any time. */
export function tableSettings({ model, act }) {
  const { table } = model;
  const set = (changes) => act("set", changes);
  const paces = [...new Set([...PACES, table.pace])].sort((a, b) => a - b).map((pace) => [pace, `×${pace}`]);
  const speakers = table.people.filter((person) => !person.waits).map(({ id, name }) => [id, name]);
  const [low, high] = table.bots;
  const seconds = (value, change) => ({ type: "number", min: 0, max: 60, step: "0.5", value, onchange: change });
  const bots = (place) => (event) => {
    const bounds = [low, high];
    bounds[place] = Number(event.target.value);
    if (bounds[0] > bounds[1]) bounds[1 - place] = bounds[place];
    set({ bots: bounds });
  };
  return fold(
    word("table-settings"),
    "table settings",
    select(word("door"), table.door, named("door", DOORS), (door) => set({ door })),
    check(word("spectators-allowed"), table.spectators, (spectators) => set({ spectators })),
    check(word("clocks"), table.clocks, (clocks) => set({ clocks })),
    select(word("pace"), table.pace, paces, (pace) => set({ pace })),
    field(word("bots-low"), seconds(low, bots(0))),
    field(word("bots-high"), seconds(high, bots(1))),
    select(word("voice"), table.voice, [[null, word("nobody")], ...speakers], (voice) => set({ voice })),
    select(word("table-language"), table.language, languages(), (language) => set({ language })),
  );
}

/** What is played, for those who do not choose it. */
export function gameSummary({ model, games }) {
  const { table } = model;
  const game = games.find((other) => other.id === table.game);
  const mode = game?.modes.find((other) => other.id === table.mode);
  const sentences = [game?.about, mode && `${mode.name}. ${mode.about ?? ""}`, word(`sitting-${table.sitting}`)];
  return make(
    "section",
    { key: "game", class: "panel" },
    make("h2", {}, game?.name ?? table.game),
    sentences.filter(Boolean).map((sentence) => make("p", { class: "dim" }, sentence)),
  );
}
