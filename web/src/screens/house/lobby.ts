/** What a lobby works out from the table: pure, and the same for everybody who may see it. */

import type { GameInfo, Person, PresetInfo, Seat, Table } from "../../lib/protocol";

/** A pleasant number of players, where the game allows it. */
const PLEASANT = 8;

/** The order of seats after one has moved by so many places, as `arrange` takes it. */
export function moved(count: number, seat: number, by: number): number[] {
  const order = Array.from({ length: count }, (_, place) => place);
  const target = seat + by;
  if (target < 0 || target >= count) return order;
  order.splice(target, 0, ...order.splice(seat, 1));
  return order;
}

/** How many players make a good match of this. */
export function pleasant(game: GameInfo, chosen: { mode: string | null; options: Record<string, unknown> }): number {
  const [low, high] = rangeOf(game, chosen);
  return Math.min(high, Math.max(low, PLEASANT));
}

/** From how many players to how many what is chosen is for. */
function rangeOf(game: GameInfo, { mode, options }: { mode: string | null; options: Record<string, unknown> }) {
  return (presetOf(game, mode, options) ?? game.modes.find((one) => one.id === mode) ?? game).players;
}

/**
 * For how many players choices are looked at while people are still coming: as many as suit what is chosen, and as much of
 * the rest as can be.
 */
export function awaitedFor(game: GameInfo, chosen: { mode: string | null; options: Record<string, unknown> }): number {
  const [low, high] = rangeOf(game, chosen);
  const most = Math.max(game.players[0], ...[...game.presets, ...game.modes].map((one) => one.players[0]));
  return Math.min(high, Math.max(low, most));
}

/** Whether something is for another number of players than this. */
export const isForOthers = (one: Pick<GameInfo, "players">, count: number): boolean =>
  count < one.players[0] || count > one.players[1];

/** To how many seats bots would fill this table up; null: there are enough already. */
export function fillTo(table: Pick<Table, "players" | "seats">): number | null {
  const [low, high] = table.players;
  const wanted = Math.min(high, Math.max(low, PLEASANT));
  return table.seats.length < wanted ? wanted : null;
}

/** Whether nobody else finds a seat: a bot gets up for a person. */
export const isFull = (table: Pick<Table, "players" | "seats">): boolean =>
  table.seats.length >= table.players[1] && botsOf(table) === 0;

/** The people inside in the order in which they came; a screen is nobody. */
export const arrived = (table: Pick<Table, "people">): Person[] =>
  table.people.filter((person) => !person.waits && person.kind !== "tv").sort((one, other) => one.id - other.id);

/** Those inside who have no seat. */
export function unseated(table: Pick<Table, "people" | "seats">): Person[] {
  const seated = new Set(table.seats.map((seat) => seat.person));
  return table.people.filter((person) => !person.waits && !seated.has(person.id));
}

/** Who wears which mask, but for one person. */
export function worn(table: Pick<Table, "people" | "seats">, but: number | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const seat of table.seats) if (seat.bot !== null) found.set(seat.mask, seat.name);
  for (const person of table.people) if (!person.waits && person.id !== but) found.set(person.mask, person.name);
  return found;
}

export const botsOf = (table: Pick<Table, "seats">): number => table.seats.filter((seat) => seat.bot !== null).length;

/** The seat of the bot that came last. */
export function lastBot(seats: readonly Seat[]): number | null {
  for (let seat = seats.length - 1; seat >= 0; seat--) if (seats[seat]?.bot != null) return seat;
  return null;
}

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && same(value, theirs.get(key)));
}

/** The preset that is exactly this choice, if there is one. */
export function presetOf(game: GameInfo, mode: string | null, options: Record<string, unknown>): PresetInfo | null {
  return game.presets.find((preset) => preset.mode === mode && same(preset.options, options)) ?? null;
}
