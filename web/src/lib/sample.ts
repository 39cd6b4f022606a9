/** What tests are told: a match in which nothing is asked and nothing has happened, but for what they say. */

import type { MatchFrame, Table } from "./protocol";
import { Session, type SessionOf } from "./session.svelte";

export function sampleMatch<Public, Private>(
  more: Partial<MatchFrame<Public, Private>> = {},
): MatchFrame<Public, Private> {
  const names = more.names ?? ["Даша", "Гоша"];
  return {
    t: "match",
    match: 1,
    edition: 0,
    game: "mafia",
    seat: 0,
    names,
    masks: names.map((_, seat) => seat),
    forms: names.map(() => null),
    content: { pack: null, names: {} },
    public: {} as Public,
    awaits: [],
    private: null,
    moment: null,
    clock: { now: 0, runs: true, pace: 1, deadline: null },
    asks: [],
    offers: [],
    channels: [],
    since: 0,
    told: [],
    over: null,
    ...more,
  };
}

/** Somebody in that match; nothing is connected. */
export function sampleSession<Public, Private>(
  match: MatchFrame<Public, Private>,
  table: Table,
): SessionOf<Public, Private> {
  return Object.assign(new Session("table"), { match, table });
}
