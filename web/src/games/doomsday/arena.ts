/** What can be read from what everybody sees: who aims at whom, what lies where, what is announced. */

import { of } from "../../lib/words.svelte";
import type { Told } from "../../lib/protocol";
import { NEWS, typed } from "./events";
import type { DoomsdayPublic, DoomsdayWeapon } from "./views";

export type Arena = DoomsdayPublic;

/** A weapon's way to somebody at whom it is aimed. */
export interface Aim {
  from: number;
  to: number;
  weapon: string;
  /** Its holder may not aim it elsewhere. */
  fixed: boolean;
  /** The shot is announced. */
  fires: boolean;
}

/** Every aim; also at whom a weapon is fired that is not aimed before. */
export function aimsOf({ weapons, shot }: Arena): Aim[] {
  const aims = weapons.flatMap(({ kind, holder, aims, fixed }) =>
    holder === null ? [] : aims.map((to) => ({ from: holder, to, weapon: kind, fixed, fires: false })),
  );
  if (!shot) return aims;
  const fired = shot.targets.map((to) => ({ from: shot.seat, to, weapon: shot.weapon, fixed: false, fires: true }));
  const same = (one: Aim): boolean =>
    one.from === shot.seat && one.weapon === shot.weapon && shot.targets.includes(one.to);
  return [...aims.filter((one) => !same(one)), ...fired];
}

export const heldBy = ({ weapons }: Arena, seat: number): DoomsdayWeapon[] =>
  weapons.filter(({ holder }) => holder === seat);

/** The weapons in the centre, those that all may take first. */
export const inCentre = ({ weapons }: Arena): DoomsdayWeapon[] =>
  weapons.filter(({ holder }) => holder === null).sort((one, two) => Number(one.locked) - Number(two.locked));

export const isDead = ({ lives }: Arena, seat: number): boolean => lives[seat] === 0;

export const livingIn = ({ lives }: Arena): number[] => lives.flatMap((left, seat) => (left > 0 ? [seat] : []));

// --- cards --------------------------------------------------------------------------------------------------------

/** Where the cards of somebody lie, from left to right. */
export const spotsOf = ({ roles }: Arena, seat: number): string[] =>
  (roles[seat]?.length ?? 1) > 1 ? ["left", "role", "second", "right"] : ["left", "role", "right"];

/** The card that lies there open; null: it lies face down. */
export function cardAt({ roles, loyalty }: Arena, seat: number, spot: string): string | null {
  if (spot === "left" || spot === "right") return loyalty[seat]?.[spot === "left" ? 0 : 1] ?? null;
  return roles[seat]?.[spot === "second" ? 1 : 0] ?? null;
}

/** With whom somebody shares a loyalty card; null: with nobody. Whoever comes next as the clock goes sits to the left. */
export function sharedWith({ advanced, lives }: Arena, seat: number, spot: string): number | null {
  if (!advanced || (spot !== "left" && spot !== "right")) return null;
  return (seat + (spot === "left" ? 1 : lives.length - 1)) % lives.length;
}

// --- where the match is -------------------------------------------------------------------------------------------

export function headingOf(view: Arena): { title: string; over: string | null } {
  const say = of("doomsday");
  const title = view.announced
    ? say(`board-title-${view.announced}`)
    : say("board-title-turn", { turn: Math.max(1, view.turns) });
  return { title, over: say("board-alive", { alive: livingIn(view).length, all: view.lives.length }) };
}

/** What has just happened, the latest last; what only this player was told is left out where others look on. */
export function newsOf(told: readonly Told[], count: number, secrets: boolean): Told[] {
  return told.filter(({ key, text, private: own }) => NEWS.has(key) && text && (secrets || !own)).slice(-count);
}

/** What the last check has shown to somebody who is dead: the teams of those who lived then. */
export function checkOf(told: readonly Told[]): Record<number, string> | null {
  const checks = typed(told).flatMap((event) => (event.key === "teams" ? [event.data.teams] : []));
  return checks.at(-1) ?? null;
}
