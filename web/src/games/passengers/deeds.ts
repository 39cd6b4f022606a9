/** What the one big button at the bottom does now. */

import { openLevel, type Level } from "../../asks/picking";
import type { Option } from "../../lib/protocol";
import { naming } from "../../lib/seats";
import { of, type Values } from "../../lib/words.svelte";
import type { Deed } from "../../table/deed";
import { COLOURS } from "./content";
import { riderAt, type River } from "./river";
import type { PassengersTurn } from "./turn.svelte";

const PLAIN: Readonly<Record<string, Option>> = { look: "seen", ready: "ready", next: "next" };
/** Questions that have one button in common. */
const SAME: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["candle", "scroll", "lantern", "beacon", "whisper"].map((gift) => [gift, "peek"])),
  torch: "reveal",
  "torch-of-limbo": "reveal",
  "two-faced-mask": "mask",
  boathook: "swap",
  changeling: "swap",
  "open-vote": "vote",
};
const CELL = /^(raven|wolf|shore)-\d/;

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
  if (COLOURS.some((colour) => colour === first)) return SAME[key] === "mask" || key === "mask" ? "mask" : "colour";
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
  let key = SAME[ask.key] ?? ask.key;
  if (key === "all-seeing-eye") key = other ? "peek-two" : "peek";
  if (key === "granted-coin" && seats[0] === seat) key = "granted-coin-self";
  const values: Values = {
    cell,
    other,
    card: cardWords(turn),
    colour: key === "colour-lore" ? say(`card-${colour}`) : colour,
    boat: chosen.find((one) => one === "raven" || one === "wolf"),
    way: chosen.find((one) => one === "left" || one === "right"),
    set: ask.key === "set" ? say(`card-${chosen[0]}`) : undefined,
    ...(seats[0] === undefined ? {} : naming(match, seats[0])),
    ...(seats[1] === undefined ? {} : naming(match, seats[1], "target")),
  };
  return say(`act-${key}`, values);
}

/** The card that is chosen: what it is, or where others look on only which one. */
function cardWords(turn: PassengersTurn): string {
  const say = of("passengers");
  const place = turn.card;
  if (place === null) return "";
  if (turn.discreet) return say("board-acc-place", { place: turn.hand.length === 1 ? "only" : place + 1 });
  return say(`board-acc-${turn.hand[place]}`);
}
