/** Everybody who plays with this device at one table: usually one, or several who pass it round. */

import { call } from "./api";
import type { AboutTable, Came, PersonKind } from "./protocol";
import { Session } from "./session.svelte";

export class Party {
  /** The first came in first; each has a connection of its own. */
  sessions = $state.raw<readonly Session[]>([]);
  info = $state.raw<AboutTable | null>(null);

  constructor(readonly table: string) {}

  /** Those who still sit here. */
  get present(): readonly Session[] {
    return this.sessions.filter((session) => session.state !== "ended");
  }

  get first(): Session | null {
    return this.present[0] ?? this.sessions[0] ?? null;
  }

  /** Ask the server who sits at this device, and let them sit down. */
  async look(): Promise<AboutTable> {
    const info = await call<AboutTable>("GET", `/api/tables/${this.table}`);
    this.info = info;
    this.seat(info);
    return info;
  }

  /** One more person at this device. */
  async add(name: string, kind: PersonKind = "player"): Promise<Came> {
    const came = await call<Came>("POST", `/api/tables/${this.table}/people`, { name, kind, beside: true });
    await this.look();
    return came;
  }

  /** Somebody at this device gets up and goes. */
  async leave(person: number): Promise<void> {
    await call<null>("DELETE", `/api/tables/${this.table}/me?person=${person}`);
    await this.look();
  }

  /** Connect anew, as where another device has taken the place. */
  again(): void {
    this.end();
    if (this.info) this.seat(this.info);
  }

  retell(): void {
    for (const session of this.sessions) session.retell();
  }

  end(): void {
    for (const session of this.sessions) session.end();
    this.sessions = [];
  }

  private seat(info: AboutTable): void {
    const wanted: (number | null)[] = [...(info.you === null ? [] : [null]), ...info.beside];
    const known = new Map(this.present.map((session) => [session.person, session]));
    for (const session of this.sessions) {
      if (known.get(session.person) !== session || !wanted.includes(session.person)) session.end();
    }
    this.sessions = wanted.map((person) => known.get(person) ?? this.open(person));
  }

  private open(person: number | null): Session {
    const session = new Session(this.table, person);
    session.party = this;
    session.open();
    return session;
  }
}
