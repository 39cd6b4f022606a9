/** What can be read from what everybody sees: who stands where, what is before which entrance, whose turn it is. */

import type { Told } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";
import { COLONIES, ENTRANCES, SPACES, TOWN } from "./content";
import { NEWS } from "./events";
import type { ColoniesFight, ColoniesEntrance, ColoniesSurvivorInPlay, ColoniesPublic } from "./views";

export type Winter = ColoniesPublic;

export const TOWNS: readonly string[] = Object.keys(TOWN);
export const isTown = (place: string): boolean => place in TOWN;
export const isColony = (place: string): boolean => (COLONIES as readonly string[]).includes(place);

/** The entrances of a colony; a place of the town is its own. */
export const gatesOf = (board: string): string[] =>
  isColony(board) ? Array.from({ length: ENTRANCES }, (_, number) => `${board}-${number + 1}`) : [board];

/** The board on which a place is: an entrance belongs to its colony. */
export const boardOf = (place: string): string => {
  const colony = COLONIES.find((one) => place.startsWith(`${one}-`));
  return colony ?? place;
};

export const rivalOf = (colony: string): string => (colony === "blue" ? "yellow" : "blue");

// --- people -------------------------------------------------------------------------------------------------------

/** Where somebody belongs: a colony, or the den. */
export const homeOf = ({ players }: Winter, seat: number): string => players[seat]?.home ?? "";

export const campOf = (view: Winter, survivor: string): string => {
  const person = view.people[survivor];
  return person ? homeOf(view, person.seat) : "";
};

/** Those who stand at a place, and not before another entrance of its board. */
export const peopleAt = ({ people }: Winter, place: string): string[] =>
  Object.keys(people).filter((one) => people[one]?.place === place);

/** The survivors of a player, the group leader first. */
export const groupOf = ({ people }: Winter, seat: number): string[] =>
  Object.keys(people)
    .filter((one) => people[one]?.seat === seat)
    .sort((one, two) => Number(people[two]?.leads) - Number(people[one]?.leads));

/** How much somebody has suffered. */
export const hurtOf = ({ wounds, frostbite, despair }: ColoniesSurvivorInPlay): number => wounds + frostbite + despair;

/** Whether somebody whose turn it is has finished acting: `ready` stays as it is until the next turn. */
export const isReady = ({ active, ready }: Winter, seat: number): boolean =>
  active.includes(seat) && ready.includes(seat);

export const isWolf = (view: Winter, seat: number): boolean => homeOf(view, seat) === "den";

// --- entrances ----------------------------------------------------------------------------------------------------

/** What takes a space before an entrance, in the order in which it is drawn; null: nothing does. */
export type Space = "zombie" | "barricade" | "trap" | null;

const NOTHING: ColoniesEntrance = { zombies: 0, barricades: 0, traps: 0 };

export const gateAt = ({ gates }: Winter, gate: string): ColoniesEntrance => gates[gate] ?? NOTHING;

/** The spaces of an entrance; guests stand on those that are left at the end. */
export function spacesOf(view: Winter, gate: string): Space[] {
  const { zombies, barricades, traps } = gateAt(view, gate);
  const all = TOWN[gate]?.spaces ?? SPACES;
  const guests = isTown(gate) ? 0 : peopleAt(view, gate).length;
  const taken: Space[] = [
    ...Array.from({ length: zombies }, (): Space => "zombie"),
    ...Array.from({ length: barricades }, (): Space => "barricade"),
    ...Array.from({ length: traps }, (): Space => "trap"),
  ];
  return [...taken, ...Array.from({ length: Math.max(0, all - taken.length - guests) }, (): Space => null)];
}

/** All zombies before the entrances of a board. */
export const zombiesAt = (view: Winter, board: string): number =>
  gatesOf(board).reduce((sum, gate) => sum + gateAt(view, gate).zombies, 0);

// --- where the match is -------------------------------------------------------------------------------------------

export function headingOf(view: Winter): { title: string; over: string | null } {
  const say = of("colonies");
  return {
    title: say(`board-stage-${view.stage}`),
    over: view.stage === "setup" ? say("game-name") : say("board-rounds", { count: view.rounds }),
  };
}

/** Colonies from top to bottom: the player's own is nearest to the thumb. */
export const campsOf = (view: Winter, seat: number | null): [string, string] =>
  seat !== null && homeOf(view, seat) === "blue" ? ["yellow", "blue"] : ["blue", "yellow"];

/** What has just happened, the latest last; what only this player was told is left out where others look on. */
export const newsOf = (told: readonly Told[], count: number, secrets: boolean): Told[] =>
  told.filter(({ key, text, private: own }) => NEWS.has(key) && text && (secrets || !own)).slice(-count);

/** How far the rope is pulled: from −1, the blue side, to 1, the yellow one. */
export function pullOf({ strength }: ColoniesFight): number {
  const gap = (strength["yellow"] ?? 0) - (strength["blue"] ?? 0);
  return Math.max(-1, Math.min(1, gap / 8));
}

/** The crossroads card that lies open and for which nothing is chosen yet, and whose turn it was. */
export function openRoad(told: readonly Told[]): { road: string; seat: number } | null {
  const last = told.filter(({ key }) => ["crossroads", "chose", "turn", "step"].includes(key)).at(-1);
  if (last?.key !== "crossroads") return null;
  return { road: String(last.data["road"]), seat: Number(last.data["seat"]) };
}
