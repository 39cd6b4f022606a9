// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { speakGame } from "../../lib/spoken";
import { of } from "../../lib/words.svelte";
import { deckWords } from "./cards";
import { MAFIA_ROLES } from "./content";

const say = of("mafia");
const FIRST = { citizen: 4, doctor: 1, detective: 1, mafioso: 1, don: 1 };
const NAMES: readonly (readonly [string, RegExp])[] = [
  ["beauty", /Красот/],
  ["judge", /Суд(ья|ью|ьи)|тюрьм/],
  ["spy", /Шпион/],
  ["lawyer", /Адвокат/],
  ["bodyguard", /Телохранител/],
  ["politician", /Политик/],
  ["widow", /(?<![а-яё])[Яя]д|отрав/],
  ["patient0", /[Зз]ара[зж]/],
  ["triads", /Триад|банды/],
  ["loner", /[Оо]диноч/],
];

describe("the text of a card", () => {
  beforeAll(() => speakGame("mafia", "ru"));

  it("speaks of nothing that is not in the deck", () => {
    for (const card of Object.keys(FIRST)) {
      const text = say(`role-${card}`, deckWords(FIRST));
      expect(text.length).toBeGreaterThan(40);
      for (const [missing, words] of NAMES) expect(text, `${card}: ${missing}`).not.toMatch(words);
    }
  });

  it("speaks of the Lawyer where there is one, and of all where nobody knows the deck", () => {
    expect(say("role-detective", deckWords({ ...FIRST, lawyer: 1 }))).toContain("Адвокат может подменить ответ.");
    for (const words of [/Адвокат/, /Красотки/, /Заражённый/, /одиночка/]) {
      expect(say("role-detective", deckWords(null))).toMatch(words);
    }
  });

  it("is the same where everything is in the deck as where nothing is known of it", () => {
    const whole = Object.fromEntries(MAFIA_ROLES.map(({ id }) => [id, 1]));
    for (const { id } of MAFIA_ROLES) expect(say(`role-${id}`, deckWords(whole))).toBe(say(`role-${id}`));
  });
});
