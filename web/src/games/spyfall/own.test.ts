import { describe, expect, it } from "vitest";
import traits from "../../../../src/lichina/games/spyfall/content/traits.toml?raw";
import { LONGEST, MANY, MOST } from "./content";
import * as own from "./own";

const TRAITS = [...traits.matchAll(/^\[traits\.(.+)\]$/gm)].map(([, id]) => id ?? "");
const place = (ru: string, count = 3, en = ""): own.Place => ({
  ru,
  en,
  traits: Object.fromEntries(TRAITS.slice(0, count).map((trait) => [trait, 1])),
});
const some = (count: number): own.Place[] => Array.from({ length: count }, (_, index) => place(`Место ${index}`));

describe("a place", () => {
  it("has a trait not at all, arguably, clearly, and not again", () => {
    const once = own.turned({ cold: 2 }, "dark");
    expect([once, own.turned(once, "dark")]).toEqual([
      { cold: 2, dark: 1 },
      { cold: 2, dark: 2 },
    ]);
    expect(own.turned({ cold: 2, dark: 1 }, "cold")).toEqual({ dark: 1 });
  });
  it("is called by the other name where one is missing", () => {
    expect(own.nameOf({ ru: " ", en: "Attic", traits: {} }, "ru")).toBe("Attic");
    expect(own.nameOf({ ru: "Чердак", en: "Attic", traits: {} }, "ru")).toBe("Чердак");
  });
  it("needs a name of its own, and from three to fifteen traits", () => {
    const places = [
      place("Сад"),
      place(" сАД "),
      place("", 3, " "),
      place("Пруд", 2),
      place("Лес", 16),
      place("Дом", 15),
    ];
    expect(places.map((_, index) => own.lackOf(places, index))).toEqual([
      null,
      { what: "twice" },
      { what: "name" },
      { what: "few", count: 1 },
      { what: "many", count: 1 },
      null,
    ]);
  });
  it("may have the same name in both languages", () => {
    expect(own.lackOf([place("Bar", 3, "bar")], 0)).toBeNull();
  });
});

describe("the places", () => {
  it("are from eight to forty", () => {
    expect([7, 8, 40, 41].map((count) => own.troubleOf(some(count), false))).toEqual([
      { what: "add", count: 1 },
      null,
      null,
      { what: "drop", count: 1 },
    ]);
  });
  it("are sixteen where everybody may be somewhere else", () => {
    expect(own.troubleOf(some(15), true)).toEqual({ what: "mixed", count: 1 });
    expect(own.troubleOf(some(16), true)).toBeNull();
    expect([own.mixes("madness", {}), own.mixes("everything", { madness: false }), own.mixes("basic", {})]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it("must all be finished", () => {
    expect(own.troubleOf([...some(8), place("Пруд", 1), place("")], false)).toEqual({ what: "mend", count: 2 });
  });
  it("go to a table without blanks and without empty names", () => {
    expect(own.valueOf([{ ru: " Сад ", en: " ", traits: { nature: 2 } }])).toEqual({
      places: [{ ru: "Сад", traits: { nature: 2 } }],
    });
  });
  it("come back from a table, a file or a draft; what is no place is left out", () => {
    const value = { places: [{ ru: "Сад", en: null, traits: { nature: 2, cold: 3, dark: "1" } }, null, "Лес", {}] };
    expect(own.placesOf(value)).toEqual([{ ru: "Сад", en: "", traits: { nature: 2 } }, own.EMPTY]);
    expect([own.placesOf(null), own.placesOf([]), own.placesOf({ places: 5 })]).toEqual([[], [], []]);
    expect(own.begun([own.EMPTY, place("Сад")])).toEqual([place("Сад")]);
  });
  it("fit into one command, however long their names are", () => {
    const longest = [...TRAITS].sort((one, other) => other.length - one.length).slice(0, MANY);
    const name = "🎭".repeat(LONGEST);
    const full = { ru: name, en: name, traits: Object.fromEntries(longest.map((trait) => [trait, 2 as const])) };
    const size = (count: number): number =>
      own.sizeOf("everything", { pack: "own", own: own.valueOf(Array<own.Place>(count).fill(full)) });
    expect(size(MOST)).toBeLessThan(own.FRAME - 512);
    expect(size(MOST + 5)).toBeGreaterThan(own.FRAME);
  });
});

describe("the file", () => {
  it("is TOML, one thing on a line", () => {
    const places = [
      { ru: 'Кухня «у \\"Ани"', en: "Kitchen", traits: { food: 2, "locked-up": 1 } },
      { ru: "Сад\t", en: "", traits: { nature: 1 } },
    ] as const;
    expect(own.fileOf(places)).toBe(
      [
        "[[places]]",
        String.raw`ru = "Кухня «у \\\"Ани\""`,
        'en = "Kitchen"',
        "[places.traits]",
        "food = 2",
        "locked-up = 1",
        "",
        "[[places]]",
        'ru = "Сад"',
        "[places.traits]",
        "nature = 1",
        "",
      ].join("\n"),
    );
  });
  it("says signs that cannot be shown by their numbers", () => {
    expect(own.fileOf([{ ru: "a\u0001b", en: "", traits: {} }])).toContain(String.raw`ru = "a\u0001b"`);
  });
});
