/** Going on at another device: the token is in the part of an address that no server sees, and is used at a press. */

import { call } from "./api.js";
import { alarm, button, make, show } from "./dom.js";
import { chosenLanguage, likelyLanguage, speak, word } from "./words.js";

const token = location.hash.slice(1);
history.replaceState(null, "", location.pathname + location.search);

async function move() {
  try {
    const { table } = await call("POST", "/api/links", { token });
    location.replace(`/t/${table}`);
  } catch (refusal) {
    alarm(refusal.words, word("close"));
  }
}

await speak(chosenLanguage() ?? likelyLanguage());
show(document.getElementById("page"), [
  make("header", {}, make("h1", {}, word("title"))),
  make("p", {}, word(token ? "move-here" : "move-nothing")),
  token && button(word("move"), move, { class: "main big" }),
  make("a", { href: "/" }, word("home")),
]);
