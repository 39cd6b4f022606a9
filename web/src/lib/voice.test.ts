// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longest, spoken, Voice } from "./voice.svelte";
import { volume } from "./volume.svelte";

interface Line {
  text: string;
  lang: string;
  rate: number;
  voice: SpeechSynthesisVoice | null;
  onend?: () => void;
  onstart?: () => void;
  onerror?: (event: { error: string }) => void;
}

const called = (voiceURI: string, lang: string): SpeechSynthesisVoice =>
  ({ voiceURI, lang, name: voiceURI }) as SpeechSynthesisVoice;

/** An engine that says what it is given, for as long as it is told to, or for ever. */
class Engine {
  lines: Line[] = [];
  cancelled = 0;
  voices = [called("anna", "ru-RU"), called("boris", "ru_RU"), called("kate", "en-GB")];
  changed: (() => void) | null = null;
  getVoices = () => this.voices;
  addEventListener = (_: string, changed: () => void) => (this.changed = changed);
  resume = () => undefined;
  cancel = () => void this.cancelled++;
  speak = (line: Line) => void this.lines.push(line);

  get said(): string[] {
    return this.lines.map(({ text }) => text);
  }

  end(): void {
    this.lines.at(-1)?.onend?.();
  }
}

let engine: Engine;
const voiceOf = (made: Engine = engine): Voice => new Voice(made as unknown as SpeechSynthesis);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(public text: string) {}
    },
  );
  localStorage.clear();
  engine = new Engine();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a browser that cannot speak says so, and one that has no voice of the language", () => {
  expect(new Voice(null).state).toBe("none");
  engine.voices = [called("kate", "en-GB")];
  const voice = voiceOf();
  expect(voice.state).toBe("no-voice");
  voice.turnOn("раз");
  expect(engine.said).toEqual([]);
  voice.language = "en";
  expect(voice.state).toBe("on");
});

test("a voice that the browser finds later is known", () => {
  engine.voices = [];
  const voice = voiceOf();
  expect(voice.voice).toBeNull();
  engine.voices = [called("anna", "ru-RU")];
  engine.changed?.();
  expect(voice.voice?.voiceURI).toBe("anna");
});

test("nothing is said before a touch has turned it on, and then a test line at once", () => {
  const voice = voiceOf();
  voice.say("раз");
  expect([voice.state, engine.said]).toEqual(["off", []]);
  voice.turnOn("проба");
  expect([voice.state, engine.said]).toEqual(["on", ["проба"]]);
});

test("lines do not overlap: the next one begins when the last has ended, or has failed", () => {
  const voice = voiceOf();
  voice.turnOn("раз");
  voice.say("два");
  voice.say("три");
  expect(engine.said).toEqual(["раз"]);
  engine.end();
  expect(engine.said).toEqual(["раз", "два"]);
  engine.lines[1]!.onerror!({ error: "interrupted" });
  expect(engine.said).toEqual(["раз", "два", "три"]);
  expect(voice.busy).toBe(true);
  engine.end();
  expect(voice.busy).toBe(false);
});

test("an engine that never ends a line does not wedge those that wait", () => {
  const voice = voiceOf();
  voice.turnOn("раз");
  voice.say("два");
  vi.advanceTimersByTime(longest("раз", 1) * 1000 - 1);
  expect(engine.said).toEqual(["раз"]);
  vi.advanceTimersByTime(1);
  expect([engine.said, engine.cancelled]).toEqual([["раз", "два"], 1]);
  engine.lines[0]!.onend!(); // late, and nobody's business any more
  expect(voice.line).toBe("два");
});

test("what waits can be forgotten, and what is being said can be silenced", () => {
  const voice = voiceOf();
  voice.turnOn("раз");
  voice.say("два");
  voice.forget();
  engine.end();
  expect(engine.said).toEqual(["раз"]);
  voice.say("три");
  voice.say("четыре");
  voice.silence();
  expect([voice.busy, engine.cancelled]).toEqual([false, 1]);
  engine.end();
  vi.advanceTimersByTime(60_000);
  expect(engine.said).toEqual(["раз", "три"]);
  voice.turnOff();
  voice.say("пять");
  expect([voice.state, engine.said]).toEqual(["off", ["раз", "три"]]);
});

test("voice and rate are chosen for each language, and remembered", () => {
  const voice = voiceOf();
  expect(voice.ofLanguage.map(({ voiceURI }) => voiceURI)).toEqual(["anna", "boris"]);
  voice.choose("boris");
  voice.chooseRate("slow");
  const later = voiceOf();
  later.turnOn("раз");
  expect(engine.lines.map(({ lang, rate, voice }) => [lang, rate, voice?.voiceURI])).toEqual([
    ["ru_RU", 0.85, "boris"],
  ]);
  later.language = "en";
  expect(later.voice?.voiceURI).toBe("kate");
});

test("a slow voice takes longer, and is waited for longer", () => {
  expect(spoken("Светает. Откройте глаза.")).toBeCloseTo(2.35, 2);
  expect(spoken("Светает. Откройте глаза.", 0.85)).toBeCloseTo(2.76, 2);
  expect(longest("Светает. Откройте глаза.", 0.85)).toBeCloseTo(8.52, 2);
});

test("a browser that names no voices and does not speak is found out, and one that does is believed", () => {
  engine.voices = [];
  const unable = voiceOf();
  unable.turnOn("раз");
  expect(unable.state).toBe("on");
  engine.lines[0]!.onerror!({ error: "synthesis-unavailable" });
  expect([unable.state, unable.busy]).toEqual(["none", false]);
  const dumb = voiceOf();
  dumb.turnOn("раз");
  vi.advanceTimersByTime(longest("раз", 1) * 1000);
  expect(dumb.state).toBe("none");
  const slow = voiceOf();
  slow.turnOn("раз");
  engine.lines.at(-1)!.onstart!();
  vi.advanceTimersByTime(longest("раз", 1) * 1000);
  expect(slow.state).toBe("on");
  engine.voices = [called("anna", "ru-RU")];
  engine.changed?.();
  expect(slow.state).toBe("on");
});

test("the voice is as loud as the device", () => {
  volume.choose(0.4);
  voiceOf().turnOn("раз");
  expect(engine.lines[0]).toMatchObject({ volume: 0.4 });
});
