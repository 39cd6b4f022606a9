/** The HTTP API: an answer, or a Refusal with the words of what went wrong. */

import { language, word } from "./words.js";

export class Refusal extends Error {
  constructor({ code, text, wait }, status) {
    super(text ?? code);
    this.code = code;
    this.status = status;
    this.wait = wait ?? null;
  }

  /** What to tell the person. */
  get words() {
    return this.wait ? `${this.message} ${word("wait-seconds")} ${Math.ceil(this.wait)}` : this.message;
  }
}

export async function call(method, path, body) {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  const request = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(address, request);
  } catch {
    throw new Refusal({ code: "no-connection", text: word("no-connection") }, 0);
  }
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data;
  throw new Refusal(data?.code ? data : { code: "unexpected", text: word("unexpected") }, answer.status);
}

/** The games that can be played here; the values of an option as pairs of a value and its label. */
export async function gamesHere() {
  const games = await call("GET", "/api/games");
  const pair = (choice) => (Array.isArray(choice) ? choice : [choice.value, choice.label]);
  const plain = (option) => ({ ...option, choices: option.choices && option.choices.map(pair) });
  return games.map((game) => ({ ...game, options: game.options.map(plain) }));
}
