// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Loudspeaker } from "./loudspeaker.svelte";
import { SOUNDS } from "./sounds/made";
import { volume } from "./volume.svelte";

interface Started {
  url: string;
  at: number;
  loop: boolean;
}

/** Web Audio that keeps what was started; it runs after a touch. */
class Sounds {
  currentTime = 5;
  state = "suspended";
  started: Started[] = [];
  stopped: string[] = [];
  destination = {};
  private listener = (): void => undefined;
  addEventListener = (_: string, listener: () => void): void => void (this.listener = listener);
  createGain = () => ({
    context: this,
    gain: { value: 0, setTargetAtTime: vi.fn() },
    connect: (other: unknown) => other,
  });
  createBufferSource = () => {
    const node = {
      buffer: null as { url: string; duration: number } | null,
      loop: false,
      connect: (other: unknown) => other,
      start: (at: number) => this.started.push({ url: node.buffer?.url ?? "", at, loop: node.loop }),
      stop: () => this.stopped.push(node.buffer?.url ?? ""),
    };
    return node;
  };
  decodeAudioData = async (data: { url: string }) => ({ ...data, duration: 1 });
  resume = async (): Promise<void> => {
    this.state = "running";
    this.listener();
  };
}

let context: Sounds;
let out: Loudspeaker;
const fetched = vi.fn(async (url: string) => ({ ok: true, arrayBuffer: async () => ({ url }) }));
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
  volume.choose(0.7);
  context = new Sounds();
  out = new Loudspeaker(() => context as unknown as AudioContext);
});
afterEach(() => vi.unstubAllGlobals());

test("nothing is heard or fetched before the first touch, and what is likely is fetched with it", async () => {
  const detach = out.attach();
  out.prepare(["dawn"]);
  out.play("dawn");
  await settled();
  expect([context.started, fetched.mock.calls]).toEqual([[], []]);
  document.dispatchEvent(new Event("pointerup"));
  await settled();
  expect(fetched.mock.calls).toEqual([[SOUNDS.dawn.url]]);
  out.play("dawn");
  out.play("card", 0.5);
  await settled();
  expect(context.started).toEqual([
    { url: SOUNDS.dawn.url, at: 5, loop: false },
    { url: SOUNDS.card.url, at: 5.5, loop: false },
  ]);
  detach();
});

test("hands that go up together are one knock", async () => {
  out.wake();
  await settled();
  out.play("hand");
  out.play("hand");
  context.currentTime += 0.2;
  out.play("hand");
  await settled();
  expect(context.started.length).toBe(2);
});

test("a sound that comes too late is not heard", async () => {
  out.wake();
  await settled();
  out.play("shot");
  context.currentTime += 3;
  await settled();
  expect(context.started).toEqual([]);
});

test("muted, nothing is played nor fetched; the volume comes back as it was", async () => {
  out.wake();
  await settled();
  volume.mute(true);
  out.play("shot");
  out.lay("night");
  await settled();
  expect([context.started, fetched.mock.calls, volume.now]).toEqual([[], [], 0]);
  volume.mute(false);
  expect(volume.now).toBe(0.7);
});

test("a device whose volume is nothing sounds again at one tap", () => {
  volume.choose(0);
  expect(volume.muted).toBe(true);
  volume.mute(false);
  expect(volume.now).toBe(0.7);
});

test("a bed goes on in its loop until it is taken away, and is laid once", async () => {
  out.wake();
  await settled();
  for (const _ of [1, 2, 3]) {
    out.lay("night");
    await settled();
  }
  expect(context.started).toEqual([{ url: SOUNDS.night.url, at: 0, loop: true }]);
  out.lay(null);
  expect(context.stopped).toEqual([SOUNDS.night.url]);
});

test("a browser without Web Audio is silent, and nothing fails", async () => {
  const none = new Loudspeaker(null);
  none.wake();
  none.play("win");
  none.lay("night");
  await settled();
  expect([none.able, none.awake]).toEqual([false, false]);
});
