/** The options of a game as fields that know nothing of the game. What is not set goes by the mode. */

import { check, field, make, select } from "./dom.js";
import { word } from "./words.js";

const UNSET = null;

/** Draws the option and calls `change` with its new value, or with undefined to leave it to the mode. */
export function optionField(option, value, seats, change) {
  const places = seats.map((seat, index) => [index, `${index + 1}. ${seat.name}`]);
  const shown = option.seat ? { ...option, choices: places } : option;
  const draw = option.seat && option.kind === "int" ? seatField : (FIELDS[option.kind] ?? textField);
  return make("div", { class: "setting", key: `option ${option.name}` }, draw(shown, value ?? undefined, change));
}

const orUnset = (change) => (value) => change(value === UNSET ? undefined : value);

function choiceField(option, value, change) {
  return select(option.about, value ?? UNSET, [[UNSET, word("as-usual")], ...option.choices], orUnset(change));
}

function boolField(option, value, change) {
  const choices = [[UNSET, word("as-usual")], [true, word("yes")], [false, word("no")]];
  return select(option.about, value ?? UNSET, choices, orUnset(change));
}

function seatField(option, value, change) {
  return select(option.about, value ?? UNSET, [[UNSET, word("nobody")], ...option.choices], orUnset(change));
}

function numberField(option, value, change) {
  const range = option.low === null || option.high === null ? "" : ` (${option.low}–${option.high})`;
  const typed = (event) => change(event.target.value === "" ? undefined : Number(event.target.value));
  return field(option.about + range, {
    type: "number",
    min: option.low,
    max: option.high,
    step: option.kind === "float" ? "any" : "1",
    placeholder: option.default ?? word("as-usual"),
    value: value ?? "",
    onchange: typed,
  });
}

function listField(option, value, change) {
  if (!option.choices) return wordsField(option, value, change);
  const chosen = value ?? option.default ?? [];
  const toggle = (choice) => (on) =>
    change(option.choices.map(([other]) => other).filter((other) => (other === choice ? on : chosen.includes(other))));
  return group(
    option,
    value,
    change,
    option.choices.map(([choice, label]) => check(label, chosen.includes(choice), toggle(choice))),
  );
}

function wordsField(option, value, change) {
  const typed = (event) => {
    const words = event.target.value.split(",").map((item) => item.trim()).filter(Boolean);
    change(words.length ? words : undefined);
  };
  return field(option.about, { value: (value ?? []).join(", "), placeholder: word("as-usual"), onchange: typed });
}

/** A count for each name: fields where the names are known, else lines «name=count». */
function mapField(option, value, change) {
  if (!option.choices) return pairsField(option, value, change);
  const counts = value ?? {};
  const set = (name) => (event) => {
    const { [name]: before, ...others } = counts;
    const count = Number(event.target.value);
    const changed = count ? { ...others, [name]: count } : others;
    change(Object.keys(changed).length ? changed : undefined);
  };
  const rows = option.choices.map(([name, label]) =>
    field(label, { type: "number", min: 0, value: counts[name] ?? "", placeholder: "0", onchange: set(name) }),
  );
  return group(option, value, change, rows);
}

function pairsField(option, value, change) {
  const typed = (event) => {
    const pairs = event.target.value.split(/[\n,]/).map((line) => line.split("=").map((part) => part.trim()));
    const counts = Object.fromEntries(pairs.filter(([name, count]) => name && count).map(([n, c]) => [n, Number(c)]));
    change(Object.keys(counts).length ? counts : undefined);
  };
  const lines = Object.entries(value ?? {}).map(([name, count]) => `${name}=${count}`);
  return make(
    "label",
    { class: "field" },
    make("span", {}, option.about),
    make("textarea", { rows: 3, placeholder: word("pairs"), value: lines.join("\n"), onchange: typed }),
  );
}

function textField(option, value, change) {
  const typed = (event) => change(event.target.value || undefined);
  return field(option.about, { value: value ?? "", placeholder: option.default ?? word("as-usual"), onchange: typed });
}

/** Several inputs under one heading, and a way back to what is usual. */
function group(option, value, change, inputs) {
  const unset = value === undefined;
  const usual = check(word("as-usual"), unset, () => change(undefined), { disabled: unset });
  return make("fieldset", { class: "group" }, make("legend", {}, option.about), usual, inputs);
}

const FIELDS = {
  bool: boolField,
  choice: choiceField,
  int: numberField,
  float: numberField,
  list: listField,
  map: mapField,
  text: textField,
};
