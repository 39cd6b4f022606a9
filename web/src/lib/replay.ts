/** A match that is watched again: any moment of it at once, and where its days and nights begin. */

import { patched } from "./delta";
import type { MatchFrame, Replay, ReplayEntry, ReplayStep, ReplayTold } from "./protocol";
import { spelled } from "./spelled";
import { stepped } from "./stepped";

/** One moment of a match that is watched again. */
export interface Moment<Public = any, Private = any> {
  match: MatchFrame<Public, Private>;
  /** With all cards open: what each seat knows at this moment. */
  privates: readonly (Private | null)[] | null;
  /** What was told at this very moment. */
  news?: readonly ReplayTold[];
  /** With all cards open: what came in at this moment, and all that came in since this day or night began. */
  entry?: ReplayEntry | null;
  entries?: readonly ReplayEntry[];
}

/** What seats have and know at a moment: all of them where everything is open, or whoever looks. */
export function secretsIn<Public, Private>({ match, privates }: Moment<Public, Private>): [number, Private][] {
  const seen: [number, Private | null][] = privates
    ? [...privates.entries()]
    : match.seat === null
      ? []
      : [[match.seat, match.private]];
  return seen.filter((one): one is [number, Private] => one[1] !== null);
}

/** What each seat had and knew in the end; nothing where there is no replay, or where not everything is open. */
export function lastIn<Private>(replay: Replay | null): readonly (Private | null)[] {
  if (!replay) return [];
  const reel = new Reel(replay, () => null);
  return reel.at(reel.last).privates ?? [];
}

export type Viewer = Replay["viewer"];

/** The title that an event gives to the part that it opens, or null. */
export type Titled = (event: ReplayTold) => string | null;

/** Something that was told, and at which moment. */
export interface Line {
  index: number;
  step: number;
  event: ReplayTold;
}

/** A day or a night. */
export interface Part {
  /** Its first moment. */
  step: number;
  title: string | null;
}

/** All but the story, which is shared by all moments. */
interface Scene {
  match: MatchFrame;
  privates: readonly unknown[] | null;
}

/** A moment is put together from the last of these before it. */
const BETWEEN = 50;

/** Moment 0 is the beginning, moment n what was there after the n-th step. */
export class Reel {
  readonly last: number;
  readonly lines: readonly Line[];
  readonly parts: readonly Part[];
  private readonly told: readonly ReplayTold[];
  /** For each moment how much of the story had been told by then, and how much of that to everybody. */
  private readonly heard: number[] = [];
  private readonly heardByAll: number[] = [];
  private readonly frames: Scene[] = [];
  private near: { step: number; scene: Scene };

  constructor(
    readonly replay: Replay,
    titled: Titled,
  ) {
    const { start, steps } = replay;
    this.last = steps.length;
    const lines: Line[] = [];
    const parts: Part[] = [{ step: 0, title: null }];
    let scene = opened(replay);
    this.near = { step: 0, scene };
    let open = 0;
    [start, ...steps].forEach((frame, step) => {
      if (step > 0) scene = advanced(scene, frame as ReplayStep);
      if (step % BETWEEN === 0) this.frames.push(scene);
      for (const event of frame.told ?? []) {
        lines.push({ index: lines.length, step, event });
        if (isOpen(event)) open += 1;
        const title = titled(event);
        if (title === null) continue;
        if (parts.at(-1)?.step === step) parts.pop();
        parts.push({ step, title });
      }
      this.heard.push(lines.length);
      this.heardByAll.push(open);
    });
    this.lines = lines;
    this.parts = parts;
    this.told = lines.map(({ event }) => event);
  }

  within(step: number): number {
    return Math.max(0, Math.min(this.last, Math.round(step)));
  }

  /** The match at a moment. */
  at(step: number): Moment {
    const { match, privates } = this.scene(step);
    const [before, after] = [step > 0 ? (this.heard[step - 1] ?? 0) : 0, this.heard[step] ?? 0];
    return {
      match: { ...match, told: this.told.slice(0, after) },
      privates,
      news: this.told.slice(before, after),
      entries: this.entries(this.partAt(step).step + 1, step),
      entry: this.replay.steps[step - 1]?.entry ?? null,
    };
  }

  private scene(step: number): Scene {
    const key = Math.floor(step / BETWEEN);
    const reached = this.near.step <= step && this.near.step >= key * BETWEEN;
    let { step: done, scene } = reached
      ? this.near
      : { step: key * BETWEEN, scene: this.frames[key] ?? this.near.scene };
    for (; done < step; done += 1) scene = advanced(scene, this.replay.steps[done] as ReplayStep);
    this.near = { step, scene };
    return scene;
  }

  private entries(from: number, to: number): ReplayEntry[] {
    return this.replay.steps.slice(Math.max(0, from - 1), to).flatMap(({ entry }) => (entry ? [entry] : []));
  }

  /** What has been told by a moment. */
  linesUntil(step: number): readonly Line[] {
    return this.lines.slice(0, this.heard[step] ?? 0);
  }

  // --- ways through it ----------------------------------------------------------------------------------------

  private partIndex(step: number): number {
    let index = this.parts.length - 1;
    while (index > 0 && (this.parts[index]?.step ?? 0) > step) index -= 1;
    return index;
  }

  partAt(step: number): Part {
    return this.parts[this.partIndex(step)] as Part;
  }

  /** The beginning of the next day or night; after the last of them the end. */
  partAfter(step: number): number {
    return this.parts[this.partIndex(step) + 1]?.step ?? this.last;
  }

  /** The beginning of this day or night; from there that of the one before. */
  partBefore(step: number): number {
    const index = this.partIndex(step);
    const begun = this.parts[index]?.step ?? 0;
    return begun < step ? begun : (this.parts[index - 1]?.step ?? 0);
  }

  private timeAt(step: number): number {
    return this.replay.steps[step - 1]?.at ?? this.replay.start.clock.now;
  }

  /** The moment of this reel that is nearest to one of another viewer's: the same time, with as much told to everybody. */
  like(other: Reel, step: number): number {
    if (step >= other.last) return this.last;
    const [time, open] = [other.timeAt(step), other.heardByAll[step] ?? 0];
    let found = 0;
    while (found < this.last && this.timeAt(found + 1) <= time && (this.heardByAll[found + 1] ?? 0) <= open) found += 1;
    return found;
  }

  /** How many milliseconds somebody needs to see what is new at a moment. */
  dwell(step: number): number {
    const [before, after] = [step > 0 ? (this.heard[step - 1] ?? 0) : 0, this.heard[step] ?? 0];
    const letters = this.told.slice(before, after).reduce((sum, event) => sum + (event.text ?? event.key).length, 0);
    return letters === 0 ? 450 : Math.min(5000, 900 + 26 * letters);
  }
}

/** Whether everybody heard it; with everything open it says so itself. */
const isOpen = (event: ReplayTold): boolean => (event.to ? event.to === "all" : event.private !== true);

function opened({ start }: Replay): Scene {
  const { privates = null, told: _, asks, offers, ...match } = start;
  return { match: { ...match, asks: asks.map(spelled), offers: offers.map(spelled), told: [] }, privates };
}

function advanced({ match, privates }: Scene, step: ReplayStep): Scene {
  const { at: _at, told: _told, entry: _entry, privates: news, ...frame } = step;
  const known = news ? (privates?.map((one, seat) => (news[seat] ? patched(one, news[seat]) : one)) ?? null) : privates;
  return { match: stepped(match, frame), privates: known };
}

/** Who watches, as an address says it; null: nothing that could be. */
export function viewerOf(text: string | null): Viewer | null {
  if (text === "all" || text === "spectator") return text;
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

// --- the keyboard -------------------------------------------------------------------------------------------------

export type Wish = { do: "go"; step: number } | { do: "play" } | { do: "help" } | { do: "view"; viewer: Viewer };

type Key = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** What a key means at a moment. Letters are known by their place, so that another layout changes nothing. */
export function wishOf({ key, code, shiftKey }: Key, reel: Reel, step: number): Wish | null {
  const to = (where: number): Wish => ({ do: "go", step: reel.within(where) });
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return to(shiftKey ? reel.partBefore(step) : step - 1);
    case "ArrowRight":
    case "ArrowUp":
      return to(shiftKey ? reel.partAfter(step) : step + 1);
    case "PageUp":
      return to(reel.partBefore(step));
    case "PageDown":
      return to(reel.partAfter(step));
    case "Home":
      return to(0);
    case "End":
      return to(reel.last);
    case " ":
      return { do: "play" };
    case "?":
      return { do: "help" };
  }
  if (shiftKey) return code === "Slash" ? { do: "help" } : null;
  if (code === "KeyA") return { do: "view", viewer: "all" };
  if (code === "KeyS") return { do: "view", viewer: "spectator" };
  const seat = /^Digit[1-9]$/.test(code) ? Number(code.slice(5)) - 1 : reel.replay.names.length;
  return seat < reel.replay.names.length ? { do: "view", viewer: seat } : null;
}
