// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Party } from "./party.svelte";

/** The browser's socket and the server's answers, held by the test. */
class Wire {
  static opened: Wire[] = [];
  readyState = 1;
  onmessage = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.opened.push(this);
  }

  close(): void {
    this.readyState = 3;
  }

  get person(): string | null {
    return new URL(this.address).searchParams.get("person");
  }
}

let here: { you: number | null; beside: number[] };
let asked: [string, string, unknown][];
let party: Party;

beforeEach(() => {
  Wire.opened = [];
  asked = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push([method, path.split("&lang")[0]?.split("?lang")[0] ?? "", body && JSON.parse(body)]);
    if (method === "POST") here.beside.push(9);
    if (method === "DELETE") here.beside = here.beside.filter((person) => person !== 9);
    const answer =
      method === "GET" ? { table: "k3q0", ...here, beside: [...here.beside] } : { person: 9, waits: false };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
  });
  here = { you: 1, beside: [4] };
  party = new Party("k3q0");
});
afterEach(() => {
  party.end();
  vi.unstubAllGlobals();
});

test("everybody at the device has a connection of their own, and the first needs no number", async () => {
  await party.look();
  expect(Wire.opened.map((wire) => wire.person)).toEqual([null, "4"]);
  expect(party.first).toBe(party.sessions[0]);
  expect(party.sessions.every((session) => session.party === party)).toBe(true);
});

test("whoever joins sits down beside the others, who are not disturbed", async () => {
  await party.look();
  const before = party.sessions;
  await party.add("Зоя");
  expect(asked[1]).toEqual(["POST", "/api/tables/k3q0/people", { name: "Зоя", kind: "player", beside: true }]);
  expect(party.sessions.slice(0, 2)).toEqual(before);
  expect(Wire.opened.map((wire) => wire.person)).toEqual([null, "4", "9"]);
});

test("those who leave take their own connection away and no other", async () => {
  await party.look();
  await party.add("Зоя");
  await party.leave(9);
  expect(asked.at(-2)?.slice(0, 2)).toEqual(["DELETE", "/api/tables/k3q0/me?person=9"]);
  expect(party.sessions.map((session) => session.person)).toEqual([null, 4]);
  expect(Wire.opened.map((wire) => wire.readyState)).toEqual([1, 1, 3]);
});

test("somebody sent away is gone from the device, and the others play on", async () => {
  await party.look();
  Wire.opened[0]?.onclose?.({ code: 4403 });
  expect(party.present.map((session) => session.person)).toEqual([4]);
  expect(party.first?.person).toBe(4);
});

test("a device with nobody has no connection at all", async () => {
  here = { you: null, beside: [] };
  await party.look();
  expect([Wire.opened.length, party.first]).toEqual([0, null]);
});
