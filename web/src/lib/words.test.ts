// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inWords } from "./games.svelte";
import type { GameInfo } from "./protocol";
import { keysOf, learnGame, learnPart, of, packOf, perhaps, PLAIN, speak, speakAs } from "./words.svelte";

const BASE = `
-cabin = { $case ->
    [acc] избушку
   *[nom] избушка
}
game-name = Избушка
told-found = { $seat } находит { -cabin(case: "acc") }: { $place-name }.
option-limit = Сколько секунд ищут.
    .title = Сколько ищут
card-hill = Холм
card-bay = Бухта
`;
const SEA = `
-cabin = { $case ->
    [acc] каюту
   *[nom] каюта
}
game-name = Каюта
option-limit = Сколько секунд до отлива.
    .title = До отлива
card-hill = Мачта
`;
const ENGLISH = `
-cabin = cabin
told-found = { $seat } finds the { -cabin(case: "acc") }: { $place-name }.
card-hill = Hill
`;

let fetched: string[];
let answers: Record<string, string | null>;

beforeEach(async () => {
  fetched = [];
  answers = {
    "/api/words/ru/cabin?part=table": BASE,
    "/api/words/ru/cabin?part=table&pack=sea": `${BASE}\n${SEA}`,
    "/api/words/en/cabin?part=table": ENGLISH,
    "/api/words/en/cabin?part=table&pack=sea": `${ENGLISH}\n-cabin = berth\n`,
    "/api/words/ru/cabin?part=rules": 'rules-01 = Найдите { -cabin(case: "acc") }.\ncard-hill = Никогда\n',
    "/api/words/en/cabin?part=rules": "rules-01 = Find the { -cabin }.\n",
  };
  vi.stubGlobal("fetch", (address: string) => {
    fetched.push(address);
    const text = answers[address];
    return Promise.resolve(new Response(text ?? "", { status: text ? 200 : 404 }));
  });
  speakAs("cabin", PLAIN);
  await speak("ru");
});
afterEach(() => vi.unstubAllGlobals());

const say = of("cabin");
const told = (place: string): string => say("told-found", { seat: "Даша", "place-name": say(`card-${place}`) });

test("the words of a pack lie over those of the game, terms too", async () => {
  await learnGame("cabin");
  expect(told("hill")).toBe("Даша находит избушку: Холм.");
  await learnGame("cabin", { pack: "sea", names: {} });
  expect([told("hill"), told("bay")]).toEqual(["Даша находит каюту: Мачта.", "Даша находит каюту: Бухта."]);
  expect(keysOf("cabin", "card-")).toEqual(["card-hill", "card-bay"]);
  await learnGame("cabin");
  expect(perhaps("cabin", "game-name")).toBe("Каюта");
  await learnGame("cabin", PLAIN);
  expect(perhaps("cabin", "game-name")).toBe("Избушка");
});

test("while the words of a pack are on their way the game speaks its own, and they are fetched once", async () => {
  await learnGame("cabin");
  fetched = [];
  answers["/api/words/ru/cabin?part=table&pack=moon"] = `${BASE}\ngame-name = Луна\n`;
  for (let count = 0; count < 3; count++) speakAs("cabin", { pack: "moon", names: {} });
  expect([packOf("cabin"), perhaps("cabin", "game-name")]).toEqual(["moon", "Избушка"]);
  await learnGame("cabin");
  expect(perhaps("cabin", "game-name")).toBe("Луна");
  expect(fetched).toEqual(["/api/words/ru/cabin?part=table&pack=moon"]);
});

test("names that people gave are said as they are, in the other language if need be", async () => {
  const names = { "own-1": { ru: "{ $seat } «Кухня»", en: "Kitchen" }, "own-2": { en: "Attic" }, "own-3": {} };
  await learnGame("cabin", { pack: null, names });
  expect([say("card-own-1"), say("card-own-2"), perhaps("cabin", "card-own-3")]).toEqual([
    "{ $seat } «Кухня»",
    "Attic",
    null,
  ]);
  expect([perhaps("cabin", "own-1"), perhaps("cabin", "card-constructor")]).toEqual([null, null]);
  await speak("en");
  expect(say("card-own-1")).toBe("Kitchen");
});

test("another language brings the words of the pack with it", async () => {
  await learnGame("cabin", { pack: "sea", names: {} });
  await speak("en");
  expect(told("hill")).toBe("Даша finds the berth: Hill.");
});

test("a pack that cannot be had is in nobody's way", async () => {
  await learnGame("cabin");
  await expect(learnGame("cabin", { pack: "gone", names: {} })).rejects.toThrow();
  expect(told("hill")).toBe("Даша находит избушку: Холм.");
  await speak("en");
  expect(told("hill")).toBe("Даша finds the cabin: Hill.");
});

test("a lobby calls options as the pack does", async () => {
  const option = { name: "limit", title: "Сколько ищут", about: "Сколько секунд ищут.", choices: [["hill", "Холм"]] };
  const game = { id: "cabin", name: "Избушка", presets: [], modes: [], options: [option] } as unknown as GameInfo;
  await learnGame("cabin");
  expect(inWords(game)).toBe(game);
  await learnGame("cabin", { pack: "sea", names: {} });
  const { name, options } = inWords(game);
  expect(name).toBe("Каюта");
  expect(options[0]).toMatchObject({
    title: "До отлива",
    about: "Сколько секунд до отлива.",
    choices: [["hill", "Мачта"]],
  });
});

test("a part is fetched when it is wanted, and a pack lies over it, too", async () => {
  await learnGame("cabin");
  expect([perhaps("cabin", "rules-01"), fetched.includes("/api/words/ru/cabin?part=rules")]).toEqual([null, false]);
  await learnPart("cabin", "rules");
  expect([say("rules-01"), say("card-hill")]).toEqual(["Найдите избушку.", "Холм"]);
  await learnGame("cabin", { pack: "sea", names: {} });
  expect([say("rules-01"), say("card-hill")]).toEqual(["Найдите каюту.", "Мачта"]);
});

test("another language brings the parts with it", async () => {
  await learnGame("cabin");
  await learnPart("cabin", "rules");
  await speak("en");
  expect(say("rules-01")).toBe("Find the cabin.");
});

test("while a part is on its way there are three dots; one that cannot be had is asked for again", async () => {
  await learnGame("cabin");
  await expect(learnPart("cabin", "lines")).rejects.toThrow();
  answers["/api/words/ru/cabin?part=lines"] = "line-1 = Тук-тук\n";
  const coming = learnPart("cabin", "lines");
  expect(say("line-1")).toBe("…");
  await coming;
  expect(say("line-1")).toBe("Тук-тук");
});
