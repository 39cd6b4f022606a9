/**
 * A page is drawn anew from its state as often as anything changes; `show` brings what is on the screen into line with
 * the drawing and leaves alone what has not changed: focus, scrolling and what is being typed stay where they are.
 */

const PROPERTIES = ["value", "checked"];

/** Drawings are made apart: a picture in one is fetched only if it comes onto the screen. */
const studio = document.implementation.createHTMLDocument("");

/** An element. `key` tells it from its brothers when their order changes; `on…` are its listeners. */
export function make(tag, properties = {}, ...children) {
  const node = studio.createElement(tag);
  node.listeners = {};
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "key") node.key = value;
    else if (name.startsWith("on")) node[name] = node.listeners[name] = value;
    else if (PROPERTIES.includes(name)) node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  return node;
}

/** Show these children in a place of the page. */
export function show(place, children) {
  const fresh = make("div", {}, children);
  const focused = document.activeElement;
  patchChildren(place, fresh);
  if (focused && focused !== document.activeElement && place.contains(focused)) focused.focus({ preventScroll: true });
}

function alike(old, fresh) {
  return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && old.key === fresh.key;
}

function patchChildren(old, fresh) {
  const keyed = new Map([...old.childNodes].filter((node) => node.key !== undefined).map((node) => [node.key, node]));
  const kept = new Set();
  let next = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const found = wanted.key === undefined ? next : keyed.get(wanted.key);
    if (found && !kept.has(found) && alike(found, wanted)) {
      if (found === next) next = next.nextSibling;
      else old.insertBefore(found, next);
      patch(found, wanted);
      kept.add(found);
    } else {
      old.insertBefore(wanted, next);
      kept.add(wanted);
    }
  }
  for (const node of [...old.childNodes]) if (!kept.has(node)) node.remove();
}

function patch(old, fresh) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  patchAttributes(old, fresh);
  for (const name of Object.keys(old.listeners ?? {})) if (!(name in fresh.listeners)) old[name] = null;
  Object.assign(old, fresh.listeners);
  old.listeners = fresh.listeners;
  patchChildren(old, fresh);
  patchInput(old, fresh);
}

function patchAttributes(old, fresh) {
  const free = (name) => name === "open" && old.nodeName === "DETAILS"; // to fold or unfold is the reader's business
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !free(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !free(name)) old.setAttribute(name, value);
  }
}

function patchInput(old, fresh) {
  if (old.nodeName === "INPUT" && (old.type === "checkbox" || old.type === "radio")) {
    if (old.checked !== fresh.checked) old.checked = fresh.checked;
  } else if (old.nodeName === "SELECT") {
    if (old.value !== fresh.value) old.value = fresh.value;
  } else if ((old.nodeName === "INPUT" || old.nodeName === "TEXTAREA") && old !== document.activeElement) {
    if (old.value !== fresh.value) old.value = fresh.value;
  }
}

export function button(text, onclick, properties = {}) {
  return make("button", { type: "button", onclick, ...properties }, text);
}

/** A choice out of `[[value, label], …]`, whatever the values are. */
export function select(label, value, choices, onchange, properties = {}) {
  const written = choices.map(([choice]) => JSON.stringify(choice));
  const options = choices.map(([, name], index) => make("option", { value: String(index) }, name));
  const chosen = String(Math.max(0, written.indexOf(JSON.stringify(value))));
  const changed = (event) => onchange(choices[event.target.selectedIndex][0]);
  return make(
    "label",
    { class: "field" },
    make("span", {}, label),
    make("select", { onchange: changed, ...properties, value: chosen }, options),
  );
}

export function field(label, properties) {
  const input = make("input", { autocomplete: "off", ...properties });
  return make("label", { class: "field" }, make("span", {}, label), input);
}

export function check(label, checked, onchange, properties = {}) {
  const changed = (event) => onchange(event.target.checked);
  return make(
    "label",
    { class: "check" },
    make("input", { type: "checkbox", checked: Boolean(checked), onchange: changed, ...properties }),
    make("span", {}, label),
  );
}

/** Something that is folded away until it is wanted. */
export function fold(title, key, ...children) {
  return make("details", { key }, make("summary", {}, title), children);
}

/** Say something went wrong, until it is closed or something goes right. */
export function alarm(text, closeWord) {
  const place = document.getElementById("alert");
  show(place, text ? [make("p", {}, text), button("×", () => alarm(null), { "aria-label": closeWord })] : []);
}

export function announce(text) {
  document.getElementById("announce").textContent = text;
}

/** Whether it was copied. On plain http there is no clipboard, but what is selected can still be copied. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text) {
  const area = make("textarea", { readonly: true, class: "unseen", "aria-hidden": "true" });
  area.value = text;
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return copied;
}
