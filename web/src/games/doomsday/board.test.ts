// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Ask, Branch, Sitting, Table, Told } from "../../lib/protocol";
import { sampleMatch, sampleSession } from "../../lib/sample";
import { clear, connected, element, press, show } from "../../lib/shown";
import { speakGame } from "../../lib/spoken";
import PlainFrame from "../../table/PlainFrame.svelte";
import { board } from "./board";
import { arena, own, weapon } from "./sample";
import type { DoomsdayMatch, DoomsdayPrivate, DoomsdayPublic } from "./views";

const branch = (key: string, of: Branch["of"] | null, ...options: Branch["options"]): Branch => ({
  ...{ key, options, closed: [], text: key },
  ...(of ? { of } : {}),
});

const asked = (ask: number, key: string, ...branches: Branch[]): Ask => ({
  ...{ ask, key, text: key, about: {}, closed: [], held: null, deadline: null },
  form: { kind: "tree", branches },
});

const turn = asked(
  1,
  "turn",
  branch("turn", null, ["end", null], ["arm", 1]),
  branch("weapon", "card", ["rifle", 2], ["pistol", 2]),
  branch("target", "seat", [1, null], [2, null]),
);
const armed = asked(
  2,
  "turn",
  branch("turn", null, ["end", null], ["shoot", 1]),
  branch("weapon", "card", ["pistol", null], ["assassin", null]),
);
const shot = asked(
  3,
  "shot",
  branch("shot", "card", ["pass", null], ["charge", 1]),
  branch("whom", "seat", [1, null], [2, null]),
);
const play = asked(0, "play", branch("program", "card", ["charge", 1]), branch("whom", "seat", [1, null], [2, null]));

const match = (more: Partial<DoomsdayMatch> = {}): DoomsdayMatch =>
  sampleMatch<DoomsdayPublic, DoomsdayPrivate>({
    game: "doomsday",
    names: ["Ann", "Bob", "Cat", "Dan"],
    public: arena(),
    private: own({ programs: ["charge"] }),
    ...more,
  });

function shown(frame: DoomsdayMatch, sitting: Sitting = "apart"): readonly Record<string, unknown>[] {
  const table = { sitting, stage: "match", options: {}, lesson: null, clocks: true } as unknown as Table;
  const session = sampleSession(frame, table);
  const sent = connected(session);
  show(PlainFrame, { board, session });
  return sent;
}

const words = (id: string): string => element(id).textContent.replace(/\s+/g, " ").trim();

function high(pixels: number): void {
  innerHeight = pixels;
  dispatchEvent(new Event("resize"));
}

beforeAll(() => speakGame("doomsday", "en"));
beforeEach(() => high(900));
afterEach(clear);

test("a weapon is taken by tapping it in the centre and then its target, and the button says so", () => {
  const sent = shown(match({ asks: [turn] }));
  expect(words("confirm")).toBe("Choose what to do");
  press("weapon-rifle");
  expect(words("confirm")).toBe("Choose a player");
  press("pick-2");
  expect(words("confirm")).toBe("Take a weapon: rifle, Cat");
  press("confirm");
  expect(sent).toMatchObject([{ do: "answer", ask: 1, value: ["arm", "rifle", 2] }]);
});

test("on a low phone the button comes with the first choice, and leaves the hand in sight before", () => {
  high(740);
  shown(match({ asks: [turn] }));
  expect(() => element("confirm")).toThrow();
  press("weapon-rifle");
  expect(words("confirm")).toBe("Choose a player");
});

test("a step back leads to the choice before", () => {
  shown(match({ asks: [turn] }));
  press("chip-arm");
  press("chip-pistol");
  press("back");
  expect(words("confirm")).toBe("Choose a weapon");
});

test("outside of windows a program is chosen in the hand, its target on the board, and then it is sent", () => {
  const sent = shown(match({ offers: [play], public: arena({ turn: 1 }) }));
  press("hand");
  press("play-charge");
  press("pick-1");
  expect(words("confirm")).toBe("Play: Charge, Bob");
  expect(sent).toEqual([]);
  press("confirm");
  expect(sent).toMatchObject([{ do: "answer", ask: "play", value: ["charge", 1] }]);
});

test("in a window there is no time to lose: the last tap sends it", () => {
  const view = arena({ turn: 1, announced: "shot", shot: { seat: 1, weapon: "rifle", targets: [0] } });
  const sent = shown(match({ asks: [shot], public: view }));
  expect(element("announced").dataset["moment"]).toBe("shot");
  press("hand");
  press("play-charge");
  press("pick-2");
  expect(sent).toMatchObject([{ do: "answer", ask: 3, value: ["charge", 2] }]);
});

test("whoever has promised a program in a window may still change their mind", () => {
  const view = arena({ turn: 1, announced: "shot", shot: { seat: 1, weapon: "rifle", targets: [0] } });
  const sent = shown(match({ asks: [{ ...shot, held: ["charge", 2] }], public: view }));
  expect(words("line")).toBe("When the ring closes you will play: Charge.");
  press("pass");
  expect(sent).toMatchObject([{ do: "answer", ask: 3, value: ["pass"] }]);
});

test("where others look on, programs and what only a role allows are in the hand and nowhere else", () => {
  const sent = shown(
    match({
      asks: [armed],
      offers: [play],
      public: arena({ weapons: [weapon("pistol", { holder: 0, aims: [1] })] }),
      private: own({ roles: ["assassin"], programs: ["charge"] }),
    }),
    "together",
  );
  press("chip-shoot");
  expect(document.querySelector("[data-testid=chip-assassin]")).toBe(null);
  expect(document.querySelector("[data-card=charge], [data-card=assassin]")).toBe(null);
  press("secret");
  press("choose-assassin");
  press("confirm");
  expect(sent).toMatchObject([{ do: "answer", ask: 2, value: ["shoot", "assassin"] }]);
});

test("alone with the phone one sees in gold what lies face down and is known", () => {
  const seen = [{ turn: 1, seat: 2, spot: "role", card: "joke", moved: false }];
  shown(match({ private: own({ notes: seen }) }));
  expect(element("pick-2").querySelector(".known [data-card=joke]")).not.toBe(null);
  expect(element("pick-0").querySelector(".known [data-card=sniper]")).not.toBe(null);
});

test("the dead see what the check has shown beside everybody who lives, and where others look on nowhere", () => {
  const told: Told[] = [{ key: "teams", data: { teams: { 1: "machine", 2: "human" } }, private: true }];
  const dead = match({ told, public: arena({ lives: [0, 2, 2, 0], turn: 1 }) });
  const sides = (): (string | undefined)[] =>
    [1, 2, 3].map((seat) => element(`pick-${seat}`).querySelector<SVGElement>(".name [data-side]")?.dataset["side"]);
  shown(dead);
  expect(sides()).toEqual(["machine", "human", undefined]);
  clear();
  shown(dead, "together");
  expect(sides()).toEqual([undefined, undefined, undefined]);
});

test("everybody hears of a seat what others see", () => {
  const weapons = [weapon("rifle", { holder: 1, aims: [2] })];
  shown(match({ public: arena({ weapons, roles: [[null], ["joke"], [null], [null]], lives: [2, 1, 2, 2] }) }));
  expect(words("pick-1")).toBe("1 Bob, 1 life, 1 program, rifle aimed at Cat, face up: J.O.K.E.");
});

const say = asked(
  4,
  "say",
  branch("say", null, ["am", 1], ["trust", 2]),
  branch("as", "card", ["human", null], ["machine", null]),
  branch("whom", "seat", [2, null]),
);
const within = (sheet: string, found: string): HTMLElement => element(sheet).querySelector<HTMLElement>(found)!;
const tap = (one: HTMLElement): void => flushSync(() => one.click());

test("something is said by taps: it is heard before it is sent, and can be taken back step by step", () => {
  const sent = shown(match({ offers: [say] }));
  press("say-open");
  press("way-am");
  expect(document.querySelector("[data-testid=say-send]")).toBe(null);
  press("way-machine");
  expect(words("sentence")).toBe("Ann: “I am a machine.”");
  press("say-back");
  expect(words("way-human")).toBe("human");
  press("say-back");
  press("way-trust");
  tap(within("say", "[data-testid=pick-2]"));
  press("say-send");
  expect(sent).toMatchObject([{ do: "answer", ask: 4, value: ["trust", 2] }]);
});

test("a tap on somebody opens the notebook there, and a mark in it stands beside the name", () => {
  shown(match({ public: arena({ turn: 1 }) }));
  press("pick-2");
  expect(element("person-2").getAttribute("aria-label")).toBe("Cat");
  const labels = [...element("notes-people").querySelectorAll("label")];
  tap(labels.find((one) => one.textContent.trim() === "machine")!);
  expect(within("notes-people", "[data-testid=pick-2] .tag").textContent).toBe("machine");
});
