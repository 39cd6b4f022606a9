/** A match that has just ended, with everything open: its link, and what was hidden. */

import { call, Refusal } from "./api";
import type { Replay, Shared } from "./protocol";

const links = new Map<string, Shared>();

/** The link to a match. It is kept a moment after the end has come: whoever asks too early asks again. */
export async function shared(table: string, match: number, patience = 5): Promise<Shared> {
  const path = `/api/tables/${table}/matches/${match}/share`;
  const known = links.get(path);
  if (known) return known;
  try {
    const found = await call<Shared>("POST", path);
    links.set(path, found);
    return found;
  } catch (error) {
    if (patience === 0 || !(error instanceof Refusal) || error.code !== "no-such-match") throw error;
    await new Promise((done) => setTimeout(done, 600));
    return shared(table, match, patience - 1);
  }
}

export interface Opened {
  shared: Shared;
  /** Null where it cannot be shown again. */
  replay: Replay | null;
}

export async function opened(table: string, match: number): Promise<Opened> {
  const link = await shared(table, match);
  try {
    return { shared: link, replay: await call<Replay>("GET", `/api/replays/${table}/${match}/${link.key}?as=all`) };
  } catch (error) {
    if (error instanceof Refusal && error.code === "cannot-replay") return { shared: link, replay: null };
    throw error;
  }
}

/** What each seat had and knew at the beginning; nothing where not everything is open. */
export const dealtIn = <Private>(replay: Replay | null): readonly Private[] =>
  (replay?.start.privates ?? []) as Private[];

/** A moment of a replay with everything open, on its screen. */
export const momentIn = (screen: string, step: number): string => `${screen}?as=all&step=${step}`;

/** The screen of a replay; links go by the public address, but whoever is here stays at the one that works here. */
export const screenOf = (link: string): string => new URL(link, location.href).pathname;
