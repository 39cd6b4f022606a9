/** What the one big button at the bottom does now. */

import { openLevel, type Level } from "../../asks/picking";
import type { Option } from "../../lib/protocol";
import { nameAt, naming } from "../../lib/seats";
import { of, perhaps, type Values } from "../../lib/words.svelte";
import type { Deed } from "../../table/deed";
import { COLOURS, DOES } from "./content";
import { CELL, riderAt, type River } from "./river";
import type { PassengersTurn } from "./turn.svelte";

const PLAIN: Readonly<Record<string, Option>> = { look: "seen", ready: "ready", next: "next" };

export function deedOf(turn: PassengersTurn): Deed | null {
  const { ask, view } = turn;
  if (!ask || !view) return null;
  const plain = PLAIN[ask.key];
  if (plain !== undefined) return turn.deed(ask, plain, of("passengers")(`act-${ask.key}`));
  const { answer } = turn;
  const open = openLevel(turn.levels);
  const label =
    answer === null ? of("passengers")(`board-choose-${open ? wantedOf(view, ask.key, open) : "card"}`) : actOf(turn);
  return turn.deed(ask, answer, label);
}

/** What is to be chosen next, in a word. */
export function wantedOf(view: River, key: string, { key: level, options, chosen, count }: Level): string {
  const first = options[0];
  if (typeof first === "number") return count > 1 ? (chosen.length ? "other" : "two") : "seat";
  if (first === undefined) return "card";
  if (key === "set") return "set";
  if (first === "raven" || first === "wolf") return "boat";
  if (first === "left" || first === "right") return "way";
  if (COLOURS.some((colour) => colour === first)) return DOES[key] === "mask" ? "mask" : "colour";
  if (!CELL.test(first)) return "card";
  if (level === "goal") return "goal";
  return riderAt(view, first) === null ? "cell" : "rider";
}

/** The button in words: all that is chosen is in it, but for a card that others must not see. */
function actOf(turn: PassengersTurn): string {
  const say = of("passengers");
  const { ask, match, picked: chosen, seat } = turn;
  if (!ask || !match) return "";
  const cells = chosen.filter((one): one is string => typeof one === "string" && CELL.test(one));
  const seats = chosen.filter((one): one is number => typeof one === "number");
  const [cell, other] = cells.map((one) => say(`card-${one}`).replace(/ (\d)/g, "\u00a0$1"));
  const colour = chosen.find((one) => COLOURS.some((known) => known === one));
  const card = cardWords(turn);
  const named = (one: Option): string => (typeof one === "number" ? nameAt(match, one) : say(`card-${one}`));
  const values: Values = {
    cell,
    other,
    card,
    colour,
    "colour-name": colour === undefined ? undefined : say(`card-${colour}`),
    boat: chosen.find((one) => one === "raven" || one === "wolf"),
    way: chosen.find((one) => one === "left" || one === "right"),
    set: ask.key === "set" ? say(`card-${chosen[0]}`) : undefined,
    gift: say(`card-${ask.key}`),
    chosen: turn.levels.flatMap((level) => (level.of === "card" ? [card] : level.chosen.map(named))).join(", "),
    ...(seats[0] === undefined ? {} : naming(match, seats[0])),
    ...(seats[1] === undefined ? {} : naming(match, seats[1], "target")),
  };
  return worded(ask.key, seats[0] === seat, other !== undefined, values);
}

/** The words of a question, or of what its gift does; where there are none, its name and all that is chosen. */
function worded(key: string, self: boolean, two: boolean, values: Values): string {
  const names = [key === "open-vote" ? "vote" : key, DOES[key]].flatMap((name) =>
    name ? [...(self ? [`${name}-self`] : []), ...(two ? [`${name}-two`] : []), name] : [],
  );
  for (const name of names) {
    const words = perhaps("passengers", `act-${name}`, values);
    if (words !== null) return words;
  }
  return of("passengers")("act-gift", values);
}

/** The card that is chosen: what it is, or where others look on only which one. */
function cardWords(turn: PassengersTurn): string {
  const say = of("passengers");
  const place = turn.card;
  if (place === null) return "";
  if (turn.discreet) return say("board-acc-place", { place: turn.hand.length === 1 ? "only" : place + 1 });
  return say(`board-acc-${turn.hand[place]}`);
}
