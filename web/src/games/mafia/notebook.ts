/** What a player legitimately knows, kept in order: from the story as this player heard it, and from their own view. */

import type { Told } from "../../lib/protocol";
import { NEWS, SAID, typed, type Event } from "./events";

const LEFT: ReadonlySet<string> = new Set<Event["key"]>(["killed", "voted-out", "jailed", "freed"]);
/** Which of the player's own facts tell something about somebody who is named in them. */
const NAMING = ["seat", "target", "seats", "targets", "players", "dead"] as const;

export interface Round {
  day: number;
  /** 2 for the vote after a tie. */
  round: number;
  hands: Map<number, number | "abstain">;
}

export interface Notebook {
  /** For this player alone. */
  own: Told[];
  said: Told[];
  left: Told[];
  votes: Round[];
}

export function notebook(told: readonly Told[]): Notebook {
  return {
    own: told.filter((event) => event.private === true && NEWS.has(event.key)),
    said: told.filter(({ key }) => SAID.has(key)),
    left: told.filter(({ key }) => LEFT.has(key)),
    votes: votes(told),
  };
}

/** The last things worth knowing, the newest last; of what is for this player's eyes only where nobody looks on. */
export function latest(told: readonly Told[], secrets: boolean, most: number): Told[] {
  return told.filter((event) => NEWS.has(event.key) && (secrets || event.private !== true)).slice(-most);
}

/** How everybody voted, vote by vote: of hands that were changed the last. */
export function votes(told: readonly Told[]): Round[] {
  const found: Round[] = [];
  let day = 0;
  let round = 1;
  const now = (): Round => {
    const last = found.at(-1);
    if (last?.day === day && last.round === round) return last;
    const fresh: Round = { day, round, hands: new Map() };
    found.push(fresh);
    return fresh;
  };
  for (const { key, data } of typed(told)) {
    if (key === "day") [day, round] = [data.day, 1];
    else if (key === "tied") round = 2;
    else if (key === "hand") now().hands.set(data.seat, data.target);
    else if (key === "abstained") now().hands.set(data.seat, "abstain");
    else if (key === "raised") for (const voter of data.voters) now().hands.set(voter, data.seat);
  }
  return found;
}

/** All in the notebook that is about this seat: what was said of it and by it, what became of it, own checks of it. */
export function about(told: readonly Told[], seat: number, secrets: boolean): Told[] {
  return told.filter((event) => {
    const kept =
      SAID.has(event.key) || LEFT.has(event.key) || (secrets && event.private === true && NEWS.has(event.key));
    return kept && names(event, seat);
  });
}

function names(event: Told, seat: number): boolean {
  return NAMING.some((field) => {
    const value = event.data[field];
    return Array.isArray(value) ? value.includes(seat) : value === seat;
  });
}

/** Who points at whom tonight in the rooms of this player: `null` is nobody. After half-time only the second ballots. */
export function pointing(told: readonly Told[]): Map<number, number | null> {
  const found = new Map<number, number | null>();
  for (const { key, data } of typed(told)) {
    if (key === "night" || key === "aimed" || key === "exposed" || key === "morning") found.clear();
    else if (key === "pointed" || key === "advised") found.set(data.seat, data.target);
    else if (key === "held-fire") found.set(data.seat, null);
  }
  return found;
}

/** How many statements this seat has made today. */
export function statements(told: readonly Told[], seat: number): number {
  const today = told.map(({ key }) => key).lastIndexOf("day");
  return told.slice(today + 1).filter(({ key, data }) => SAID.has(key) && data.seat === seat).length;
}
