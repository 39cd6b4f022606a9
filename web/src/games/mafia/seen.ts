/** What is seen of a match afterwards: open cards, what was done in the dark, and what became of everybody. */

import type { Option, ReplayEntry, ReplayTold, Told } from "../../lib/protocol";
import { secretsIn, type Moment } from "../../lib/replay";
import { typed, type Event } from "./events";
import type { Arrow } from "./Town.svelte";
import { AT_NIGHT } from "./content";
import { isAsleep } from "./turn.svelte";
import type { MafiaMatch, MafiaPrivate, MafiaPublic } from "./views";

type TownMoment = Moment<MafiaPublic, MafiaPrivate>;
type Cards = Record<number, string>;

const SICK = "infected";

/** A suspicion is a thought, not a deed: in the town it would only hide the deeds. */
const isDeed = (key: string | null): key is string => key !== null && AT_NIGHT.includes(key) && key !== "suspect";

/** The cards that this viewer knows besides those of the dead; whoever is known to be sick is no longer what was dealt. */
export function cardsOf(moment: TownMoment): Cards {
  const cards: Cards = {};
  for (const { key, data } of typed(moment.match.told)) if (key === "unmasked") Object.assign(cards, data.cards);
  for (const [seat, { card, infected, sick }] of secretsIn(moment)) {
    if (card) cards[seat] = infected ? SICK : card;
    for (const other of sick) if (infected && !(other in cards)) cards[other] = SICK;
  }
  return cards;
}

/** Who points at whom in secret at this moment: the orders of a night as they come in, and all of them at dawn. */
export function arrowsOf(moment: TownMoment): Arrow[] {
  const { match, privates, entries = [], news = [] } = moment;
  if (!isAsleep(match.public)) return privates ? once(done(news)) : [];
  return once(privates ? ordered(entries) : own(match));
}

function once(pairs: [number, number][]): Arrow[] {
  const found = new Map(pairs.map(([from, to]) => [`${from}>${to}`, { from, to, secret: true }]));
  return [...found.values()];
}

/** The last answer to each question of the night. */
export function ordered(entries: readonly ReplayEntry[]): [number, number][] {
  const orders = new Map<string, [number, Option]>();
  for (const { what, seat, key, value } of entries) {
    if (seat === null) continue;
    if (what === "undo") {
      const name = [...orders].filter(([, [from]]) => from === seat).at(-1)?.[0];
      if (name) orders.delete(name);
    } else if (what === "answer" && isDeed(key)) {
      orders.delete(`${seat}/${key}`);
      orders.set(`${seat}/${key}`, [seat, value as Option]);
    }
  }
  return [...orders.values()].filter((pair): pair is [number, number] => typeof pair[1] === "number");
}

const CHECKS: ReadonlySet<string> = new Set<Event["key"]>(["checked", "judged", "no-answer"]);

/** What only the checkers heard, and what nobody knew before the end: told at dawn. */
function done(news: readonly ReplayTold[]): [number, number][] {
  return news.flatMap(({ to, key, data }): [number, number][] => {
    const { seat = Array.isArray(to) && CHECKS.has(key) ? to[0] : null, target } = data;
    const deed = (to === "nobody" && key !== "spared" && key !== "weighed") || CHECKS.has(key);
    return deed && typeof seat === "number" && typeof target === "number" ? [[seat, target]] : [];
  });
}

/** What a player has answered, and how the gang points that this player wakes with. */
function own(match: MafiaMatch): [number, number][] {
  const { seat, asks } = match;
  if (seat === null) return [];
  const pairs = asks.flatMap(({ key, held }): [number, Option][] =>
    isDeed(key) && typeof held === "number" ? [[seat, held]] : [],
  );
  const ballots = Object.values(match.private?.ballots ?? {});
  const pointed = ballots.flatMap((cast) => Object.entries(cast).map(([from, to]) => [Number(from), to] as const));
  return [...pairs, ...pointed].flatMap(([from, to]): [number, number][] =>
    typeof to === "number" ? [[from, to]] : [],
  );
}

/** What the checks of this viewer have said of those whose card is not open, as keys of the game's texts. */
export function tagsOf({ match }: TownMoment): Record<number, string> {
  const found: Record<number, string> = {};
  const { alive } = match.public;
  for (const { targets, answer } of match.private?.checks ?? []) {
    const [target, other] = targets;
    if (target !== undefined && other === undefined && answer && alive.includes(target))
      found[target] = `card-${answer}`;
  }
  return found;
}

// --- what became of everybody -------------------------------------------------------------------------------------

export interface Fate {
  /** A key of the game's texts: `board-fate-…`. */
  how: "alive" | "jailed" | "vote" | "night" | "mafia" | "triads" | "maniac" | "poison";
  number: number;
}

const CAUSES = ["mafia", "triads", "maniac", "poison"] as const;

/** How a seat ended; by what hand only a story with everything open can tell. */
export function fateOf(seat: number, view: MafiaPublic, told: readonly Told[]): Fate {
  const gone = view.gone.find((one) => one.seat === seat);
  if (!gone) return { how: view.jailed.includes(seat) ? "jailed" : "alive", number: 0 };
  if (gone.by_vote) return { how: "vote", number: gone.number };
  const blows = typed(told).flatMap(({ key, data }) => (key === "struck" && data.target === seat ? [data.cause] : []));
  return { how: CAUSES.find((cause) => cause === blows[0]) ?? "night", number: gone.number };
}

/** Who was sick at the end. */
export function sickOf(told: readonly Told[]): Set<number> {
  const sick = new Set<number>();
  for (const { key, data } of typed(told)) {
    if (key === "infected") for (const seat of data.seats) sick.add(seat);
    if (key === "cured") sick.delete(data.seat);
  }
  return sick;
}
