/** The narrator of «Мафия»: the calls of the night are theatre on a fixed schedule, the day is told as it happens. */

import type { Cue, Narrator, Scene, Schedule } from "../../lib/narration";
import type { Told } from "../../lib/protocol";
import { namesAt } from "../../lib/seats";
import { spoken } from "../../lib/voice.svelte";
import { of, perhaps } from "../../lib/words.svelte";
import { isBot, narratorOf } from "../../table/narrator";
import { nameCalled } from "./called";
import { CALLED_FIRST, HOUR } from "./content";
import { SAID, SPOKEN, typed } from "./events";
import type { MafiaPublic } from "./views";

const w = of("mafia");

const BREATH_SECONDS = 0.8;
/** At the end of a half nothing is said any more. */
const MARGIN_SECONDS = 2;
/** Before the town is sent to sleep it hears whom it has voted out; in a night that is long enough for both. */
const DUSK_SECONDS = 5.5;
const LONG_SECONDS = 20;
/** The silence after a call, where a person moderates and no clock runs. */
const SILENCE_SECONDS = 4;

type Town = Scene<MafiaPublic>;

const names = (scene: Town, seats: readonly number[]): string => namesAt(scene.match, seats);

/** How long a half of the night lasts at most, in the game's seconds. */
function halfLength(scene: Town, usual: number): number {
  if (scene.match.public.moderator !== null) return HOUR;
  const chosen = scene.table.options["night"];
  return Math.floor((typeof chosen === "number" ? chosen : usual) / 2);
}

/** A line of the night, and whom it calls. */
interface Said {
  text: string;
  calls: readonly string[];
}

const quiet = (text: string): Said => ({ text, calls: [] });
const takes = (lines: readonly Said[], rate: number): number =>
  lines.reduce((sum, { text }) => sum + spoken(text, rate) + BREATH_SECONDS, 0);

/**
 * The lines of one half, of which so many real seconds are there: first the closing lines go, then all roles are called
 * in one breath, then none. It is decided by public things alone. Null seconds: as many as it takes.
 */
export function linesOf(calls: readonly string[], half: number, seconds: number | null, rate = 1): Said[] {
  const roles = calls.filter((role) => CALLED_FIRST.includes(role) === (half === 1));
  const opening = quiet(w(half === 1 ? "line-sleep" : "line-half"));
  const name = (role: string): string => w(`card-${role}`);
  const line = (what: "call" | "rest", role: string): string =>
    perhaps("mafia", `line-${what}-${role}`) ?? w(`line-${what}`, { role: name(role) });
  const call = (role: string): Said => ({ text: line("call", role), calls: [role] });
  const rest = (role: string): Said => quiet(line("rest", role));
  const list = { text: w("line-calls", { roles: roles.map(name).join(", ") }), calls: roles };
  const ways = [
    [opening, ...roles.flatMap((role) => [call(role), rest(role)])],
    [opening, ...roles.map(call)],
    ...(roles.length ? [[opening, list]] : []),
  ];
  return ways.find((lines) => seconds === null || takes(lines, rate) <= seconds - MARGIN_SECONDS) ?? [opening];
}

/** When each line begins, in real seconds from the beginning of the half: the time that is left over belongs to the calls. */
export function beginnings(lines: readonly Said[], seconds: number | null, rate = 1): number[] {
  const calls = lines.filter((line) => line.calls.length > 0).length;
  const left = seconds === null ? SILENCE_SECONDS * calls : seconds - MARGIN_SECONDS - takes(lines, rate);
  const silence = Math.max(0, left) / Math.max(1, calls);
  let passed = 0;
  return lines.map((line) => {
    const at = passed;
    passed += spoken(line.text, rate) + BREATH_SECONDS + (line.calls.length > 0 ? silence : 0);
    return at;
  });
}

/** The schedule of the half that is on: it begins so long before the half ends, whatever happens in it. */
function schedule(scene: Town, usual: number, rate: number): Schedule | null {
  const { stage, half, night, calls, moderator } = scene.match.public;
  const { deadline, pace } = scene.match.clock;
  if (stage !== "night" || half === 0 || deadline === null) return null;
  const length = halfLength(scene, usual);
  const seconds = moderator === null ? length * pace : null;
  const dusk = half === 1 && seconds !== null && seconds >= LONG_SECONDS ? DUSK_SECONDS : 0;
  const left = seconds === null ? null : seconds - dusk;
  const lines = linesOf(calls, half, left, rate);
  const from = deadline - length + dusk / pace;
  const cues = beginnings(lines, left, rate).map((at, index): Cue => ({
    ...(lines[index] as Said),
    at: from + at / pace,
  }));
  return { id: `${scene.match.match} ${night} ${half} ${pace} ${rate}`, cues, until: deadline };
}

/** The day is told in lines of its own. */
function told(event: Told, scene: Town): string[] | null {
  const list = (seats: readonly number[]) => ({ seats: names(scene, seats), "seats-count": seats.length });
  for (const { key, data } of typed([event])) {
    switch (key) {
      case "morning":
        return [w("line-wake"), data.dead.length ? w("line-died", list(data.dead)) : w("line-nobody-died")];
      case "jailed":
        return [w("line-jailed", list(data.seats))];
      case "freed":
        return [w("line-freed")];
      case "tied":
        return [w("line-tie", list(data.seats))];
      case "voted-out":
        return [w("line-out", { seat: names(scene, [data.seat]), "card-name": w(`card-${data.card}`) })];
      case "nobody-out":
        return [w("line-nobody-out")];
    }
  }
  return null;
}

const STAGES: Record<string, string[]> = {
  introduction: ["line-introduction"],
  discussion: ["line-discussion"],
  vote: ["line-vote"],
  plea: ["line-plea"],
  runoff: ["line-runoff"],
};

/** Where names are called in turn, each is called aloud; the first after the words of the vote itself. */
function stage(scene: Town): string[] {
  const { stage, candidates } = scene.match.public;
  const name = nameCalled(scene.match, scene.table);
  const called = name === null ? [] : [w("line-name", { seat: names(scene, [name]) })];
  const goesOn = name !== null && name !== candidates[0];
  return [...(goesOn ? [] : (STAGES[stage] ?? []).map((key) => w(key))), ...called];
}

/** `usual` is how long a night lasts if the table has not chosen otherwise. */
export function narrator(usual: number): Narrator<MafiaPublic> {
  return narratorOf({
    spoken: SPOKEN,
    said: SAID,
    told,
    heard: isBot,
    stage,
    schedule: (scene, rate) => schedule(scene, usual, rate),
    over: (over) => [w(`line-won-${over.side ?? "draw"}`)],
    stageOf: (scene) => {
      const { stage, day, night } = scene.match.public;
      return `${stage} ${day} ${night} ${nameCalled(scene.match, scene.table)}`;
    },
  });
}
