/** What those hear who do not see the board, and what buttons and chips are called. */

import { labelOf } from "../../lib/forms";
import type { Option } from "../../lib/protocol";
import { nameAt, type Sitting } from "../../lib/seats";
import { capital, of } from "../../lib/words.svelte";
import { GROUPS } from "./content";
import type { Choice } from "./path";
import { gateAt, gatesOf, isTown, peopleAt, type Winter } from "./winter";

const say = of("colonies");
const listed = (words: readonly string[]): string => words.filter(Boolean).join(", ");

/** A survivor with whose it is and how it fares. */
export function personWords(match: Sitting, view: Winter, survivor: string): string {
  const person = view.people[survivor];
  if (!person) return say(`card-${survivor}`);
  const { wounds, frostbite, despair, down, seat } = person;
  return listed([
    say(`card-${survivor}`),
    nameAt(match, seat),
    wounds ? say("board-wounds", { count: wounds }) : "",
    frostbite ? say("board-frostbites", { count: frostbite }) : "",
    despair ? say("board-despairs", { count: despair }) : "",
    down ? say("card-bite") : "",
  ]);
}

/** An entrance, and what stands before it. */
export const gateWords = (view: Winter, gate: string): string =>
  listed([capital(say(`card-${gate}`)), beforeWords(view, gate)]);

/** What stands before an entrance. */
export function beforeWords(view: Winter, gate: string): string {
  const { zombies, barricades, traps } = gateAt(view, gate);
  return listed([
    zombies ? say("board-zombies", { count: zombies }) : "",
    barricades ? say("board-barricades", { count: barricades }) : "",
    traps ? say("board-traps", { count: traps }) : "",
    isTown(gate) && view.noise[gate] ? say("board-noise", { count: view.noise[gate] }) : "",
    isTown(gate) ? say("board-deck", { count: view.decks[gate] ?? 0 }) : "",
  ]);
}

/** How many stand at a board, and how many zombies before it. */
export const placeWords = (view: Winter, board: string): string =>
  listed([
    capital(say(`card-${board}`)),
    say("board-people", { count: peopleAt(view, board).length }),
    say("board-zombies", { count: gatesOf(board).reduce((sum, gate) => sum + gateAt(view, gate).zombies, 0) }),
  ]);

/** What an option is called, where it stands in this choice. */
export function optionWords(choice: Pick<Choice, "labels" | "of"> | null, option: Option, road: string | null): string {
  if (road !== null && typeof option === "string" && option.length === 1) return say(`choice-${road}-${option}`);
  return capital(choice ? labelOf({ labels: choice.labels }, option) : say(`card-${option}`));
}

/** Whether a word is a card of the box, so that it can be looked up. */
export const isCard = (word: Option): word is string => typeof word === "string" && Object.hasOwn(GROUPS, word);
