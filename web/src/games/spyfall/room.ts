/** What the screens of the game have in common: who is where, what is light and what is dark, what a place is called. */

import type { Light } from "../../lib/light";
import type { Told } from "../../lib/protocol";
import { of } from "../../lib/words.svelte";
import { DECIDES, type Event, NEWS, SAID, typed } from "./events";
import type { Traits } from "./postcards/composed";
import type { SpyfallPublic } from "./views";

export const NOBODY = "nobody";

const DARK: ReadonlySet<string> = new Set(["deal", "accusation", "decided", "madness", "final", "ally-vote"]);

/** Questions are asked by day; cards are dealt and votes are held in the dark. */
export const lightOf = (view: SpyfallPublic): Light => (DARK.has(view.stage) ? "night" : "day");

/** Where we are, the same for everybody. */
export function headings(view: SpyfallPublic): { title: string; over: string } {
  const say = of("spyfall");
  const stage = view.stage === "decided" || view.stage === "counted" ? "score" : view.stage;
  return {
    title: say(`board-title-${stage}`),
    over: say("board-over", { round: Math.max(1, view.round), rounds: view.rounds }),
  };
}

/** Whose turn it is, as everybody sees it: to ask or to answer, or in which part of an accusation; null: all at once. */
export function turnOf({ round, stage, asker, target, exchanges, trial }: SpyfallPublic): unknown {
  if (trial) return [round, trial.caller, trial.target, trial.part];
  return stage === "questions" ? [round, asker, target, exchanges.length] : null;
}

/** A name with a word that is wider than a small picture is set smaller, for it cannot be divided everywhere. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 10);

/** What holds for a place that the host has thought up: its picture is made of that. */
export function traitsOf(options: Record<string, unknown> | undefined, place: string): Traits {
  const number = /^own-(\d+)$/.exec(place)?.[1];
  const own = options?.["own"] as { places?: { traits?: Traits }[] } | null | undefined;
  return (number && own?.places?.[Number(number) - 1]?.traits) || {};
}

/** The place of the last that is so; -1 if none is. */
export function lastIndex<T>(list: readonly T[], so: (one: T) => boolean): number {
  for (let index = list.length - 1; index >= 0; index -= 1) if (so(list[index] as T)) return index;
  return -1;
}

const isTalk = (key: string): boolean => SAID.has(key) || key === "questions-begin" || key === "round-begins";

const open = (told: readonly Told[]): Told[] => told.filter((event) => event.private !== true);

/** What has happened besides talk since somebody last said something. */
export function newsOf(told: readonly Told[]): Told[] {
  const from = lastIndex(told, ({ key }) => isTalk(key));
  return open(told.slice(from + 1)).filter(({ key }) => NEWS.has(key));
}

/** What was said since the time is up, by taps. */
export function talkOf(told: readonly Told[]): Told[] {
  const from = lastIndex(told, ({ key }) => key === "time-up");
  return from < 0 ? [] : told.slice(from + 1).filter(({ key }) => SAID.has(key));
}

/** How a round came to its end: what was told last before it was counted. */
export function endingOf(told: readonly Told[], round: number): Told[] {
  const begin = typed(told).findIndex(({ key, data }) => key === "round-begins" && data.round === round);
  const length = told.slice(begin + 1).findIndex(({ key }) => key === "round-over");
  if (begin < 0 || length < 0) return [];
  const events = told.slice(begin, begin + 1 + length);
  const from = lastIndex(typed(events), (event) => isTalk(event.key) || isLost(event));
  return open(events.slice(from + 1)).filter(({ key }) => DECIDES.has(key));
}

const isLost = ({ key, data }: Event): boolean =>
  key === "accusation-failed" || (key === "madness-voted" && !data.passed);

export interface Ballots {
  agreed: number[];
  against: number[];
}

/** The ballots that an event has opened; null: it is about something else. */
export function ballotsOf(event: Told): Ballots | null {
  for (const { key, data } of typed([event]))
    if (key === "verdicts" || key === "madness-voted") return { agreed: data.voters, against: data.seats };
  return null;
}

/** The ballots that were opened last, of what has just happened. */
export function lastBallots(told: readonly Told[]): Ballots | null {
  return newsOf(told).reduce<Ballots | null>((found, event) => ballotsOf(event) ?? found, null);
}

/** Who points at whom, as an event tells it. */
export function pairsOf(event: Told): { from: number; to: number }[] {
  return typed([event]).flatMap(({ key, data }) => {
    if (key !== "pointed" && key !== "ally-pointed" && key !== "applauded") return [];
    return Object.entries(data.pairs).flatMap(([from, to]) =>
      typeof to === "number" ? [{ from: Number(from), to }] : [],
    );
  });
}
