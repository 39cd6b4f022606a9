/**
 * One function for each form of a question. It gets the question, a draft (what the person has put together so far, or
 * the answer that is held) and `change`, which takes a new draft. It gives what is to be drawn, the answer, which is
 * undefined as long as it is not whole, and a label for the button where there is nothing to choose.
 */

import { button, make } from "./dom.js";
import { word } from "./words.js";

const namer = (labels = []) => {
  const names = new Map(labels);
  return (option) => names.get(option) ?? String(option);
};

const row = (...children) => make("li", {}, children);
const list = (...children) => make("ul", { class: "options" }, children);

/** What cannot be chosen now, greyed, with the reason. */
function greyed(closed, name) {
  return closed.map(([option, reason, words]) => {
    const why = make("small", {}, words ?? reason);
    return row(make("div", { class: "option closed", "aria-disabled": "true" }, name(option), why));
  });
}

function marked(type, group, label, checked, disabled, onchange) {
  const input = make("input", { type, name: group, checked, disabled, onchange });
  return row(make("label", { class: "option" }, input, make("span", {}, label)));
}

function pick({ key, form, closed }, draft, change) {
  const name = namer(form.labels);
  if (form.options.length === 1) {
    const [only] = form.options;
    return { body: closed.length > 0 && list(greyed(closed, name)), answer: only, label: name(only) };
  }
  const answer = form.options.includes(draft) ? draft : undefined;
  const options = form.options.map((option) =>
    marked("radio", key, name(option), option === answer, false, () => change(option)),
  );
  return { body: list(options, greyed(closed, name)), answer };
}

function choose({ key, form, closed }, draft, change) {
  const name = namer(form.labels);
  const chosen = form.options.filter((option) => draft?.includes(option));
  const full = chosen.length >= form.high;
  const toggle = (option) =>
    change(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
  const options = form.options.map((option) => {
    const checked = chosen.includes(option);
    return marked("checkbox", key, name(option), checked, full && !checked, () => toggle(option));
  });
  const wanted = form.low === form.high ? form.low : `${form.low}–${form.high}`;
  const count = make("p", { class: "count" }, `${word("chosen")} ${chosen.length} · ${word("needed")} ${wanted}`);
  return { body: [list(options, greyed(closed, name)), count], answer: chosen.length >= form.low ? chosen : undefined };
}

/** A number with a step down and a step up. */
function stepper(label, value, low, high, change) {
  const typed = (event) => change(event.target.value === "" ? null : Number(event.target.value));
  const step = (by) => () => change(Math.min(high, Math.max(low, (value ?? low) + by)));
  const at = (bound) => value === bound;
  const bounds = { type: "number", inputmode: "numeric", min: low, max: high };
  return make(
    "div",
    { class: "stepper" },
    button("−", step(-1), { "aria-label": `${label}: ${word("decrease")}`, disabled: at(low) }),
    make("input", { ...bounds, value: value ?? "", "aria-label": label, oninput: typed }),
    button("+", step(1), { "aria-label": `${label}: ${word("increase")}`, disabled: at(high) }),
  );
}

function number({ text, form: { low, high } }, draft, change) {
  const value = Number.isInteger(draft) ? draft : null;
  const answer = value !== null && value >= low && value <= high ? value : undefined;
  return { body: [stepper(text, value, low, high, change), make("p", { class: "count" }, `${low}–${high}`)], answer };
}

function text({ text: label, form: { longest } }, draft, change) {
  const value = draft ?? "";
  const length = [...value].length;
  const typed = (event) => change(event.target.value);
  return {
    body: [
      make("input", { type: "text", "aria-label": label, autocomplete: "off", value, oninput: typed }),
      make("p", { class: "count" }, `${length} / ${longest}`),
    ],
    answer: length <= longest ? value : undefined,
  };
}

function order({ form }, draft, change) {
  const name = namer(form.labels);
  const whole = draft?.length === form.items.length && form.items.every((item) => draft.includes(item));
  const items = whole ? draft : [...form.items];
  const swap = (place, other) => () => {
    const moved = [...items];
    [moved[place], moved[other]] = [moved[other], moved[place]];
    change(moved);
  };
  const rows = items.map((item, place) => {
    const label = name(item);
    const up = { "aria-label": `${label}: ${word("up")}`, disabled: place === 0 };
    const down = { "aria-label": `${label}: ${word("down")}`, disabled: place === items.length - 1 };
    return make(
      "li",
      { key: `${typeof item} ${item}`, class: "option" },
      make("span", {}, label),
      button("↑", swap(place, place - 1), up),
      button("↓", swap(place, place + 1), down),
    );
  });
  return { body: make("ol", { class: "options" }, rows), answer: items };
}

function share({ form }, draft, change) {
  const name = namer(form.labels);
  const counts = draft?.length === form.targets.length ? draft : form.targets.map(() => 0);
  const left = form.total - counts.reduce((sum, count) => sum + (count ?? 0), 0);
  const rows = form.targets.map((target, place) => {
    const label = name(target);
    const most = Math.min(form.caps[place], (counts[place] ?? 0) + Math.max(0, left));
    const set = (count) => change(counts.map((other, index) => (index === place ? count : other)));
    const cap = make("small", {}, `${word("at-most")} ${form.caps[place]}`);
    const count = stepper(label, counts[place], 0, most, set);
    return row(make("div", { class: "option" }, make("span", {}, label, " ", cap), count));
  });
  const fits = counts.every((count, place) => Number.isInteger(count) && count >= 0 && count <= form.caps[place]);
  const count = make("p", { class: "count" }, `${word("left-to-share")} ${left} · ${word("in-all")} ${form.total}`);
  return { body: [list(rows), count], answer: fits && left === 0 ? counts : undefined };
}

/** As far down the tree as the draft leads: the labels on the way, and the branch where the next choice is. */
function walk(branches, path) {
  const walked = { path: [], labels: [], branch: branches[0] };
  for (const option of path) {
    const branch = walked.branch;
    const way = branch?.options.find(([other]) => other === option);
    if (!way || branch.closed.some(([other]) => other === option)) break;
    walked.path.push(option);
    walked.labels.push(namer(branch.labels)(option));
    walked.branch = way[1] === null ? null : branches[way[1]];
  }
  return walked;
}

function tree({ form: { branches } }, draft, change) {
  const { path, labels, branch } = walk(branches, draft ?? []);
  const trail = make("p", { class: "trail" }, labels.join(" → "));
  const back = path.length > 0 && button(`← ${word("back")}`, () => change(path.slice(0, -1)), { class: "quiet" });
  if (branch === null) return { body: [trail, back], answer: path };
  const name = namer(branch.labels);
  const closed = new Set(branch.closed.map(([option]) => option));
  const ways = branch.options.filter(([option]) => !closed.has(option)).map(([option]) =>
    row(button(name(option), () => change([...path, option]), { class: "option" })),
  );
  const title = path.length > 0 && make("p", { class: "step" }, branch.text ?? branch.key);
  return { body: [path.length > 0 && trail, title, list(ways, greyed(branch.closed, name)), back], answer: undefined };
}

const FORMS = { pick, choose, number, text, order, share, tree };

export function draw(question, draft, change) {
  return FORMS[question.form.kind](question, draft, change);
}

/** An answer in words: what was held, what is about to be sent. */
export function told({ form }, answer) {
  if (form.kind === "tree") return walk(form.branches, answer).labels.join(" → ");
  const name = namer(form.labels);
  if (form.kind === "share") return form.targets.map((target, place) => `${name(target)}: ${answer[place]}`).join(", ");
  if (Array.isArray(answer)) return answer.map(name).join(", ") || "—";
  return name(answer);
}
