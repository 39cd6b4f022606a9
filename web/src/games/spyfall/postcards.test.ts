import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import borrowed from "../../../../src/lichina/games/spyfall/content/dc/pack.toml?raw";
import everyday from "../../../../src/lichina/games/spyfall/content/everyday/pack.toml?raw";
import traits from "../../../../src/lichina/games/spyfall/content/traits.toml?raw";
import Postcard from "./Postcard.svelte";
import source from "./Postcard.svelte?raw";
import { MOTIFS } from "./postcards/motifs";
import { SCENES, sceneOf } from "./postcards/scenes";

const PLACES = [...`${everyday}${borrowed}`.matchAll(/^id = "(.+)"$/gm)].map(([, id]) => id ?? "");
const TRAITS = [...traits.matchAll(/^\[traits\.(.+)\]$/gm)].map(([, id]) => id ?? "");

const drawing = (id: string, traits = {}): string => JSON.stringify(sceneOf(id, traits));
const markup = (props: { id: string; struck?: boolean; used?: boolean }): string => render(Postcard, { props }).body;
const different = <T>(list: readonly T[]): number => new Set(list).size;

describe("the places of the packs", () => {
  it("have a picture each, drawn for it", () => {
    expect(PLACES).toHaveLength(40);
    expect([...SCENES.keys()].sort()).toEqual([...PLACES].sort());
    expect(different(PLACES.map((id) => drawing(id)))).toBe(40);
  });
  it("look the same whatever is said about them", () => {
    expect(drawing("beach", { space: 2 })).toBe(drawing("beach"));
  });
});

describe("places of people's own", () => {
  it("show a thing for every trait there is", () => {
    expect(Object.keys(MOTIFS).sort()).toEqual([...TRAITS].sort());
    expect(different(TRAITS.map((trait) => drawing("own-1", { [trait]: 2 })))).toBe(40);
  });
  it("look the same every time, in whatever order their traits stand", () => {
    expect(drawing("own-1", { food: 2, nights: 1 })).toBe(drawing("own-1", { nights: 1, food: 2 }));
  });
  it("differ from one another even if the same holds there, or nothing", () => {
    const ids = Array.from({ length: 20 }, (_, i) => `own-${i + 1}`);
    expect(different(ids.map((id) => drawing(id, { food: 2 })))).toBe(20);
    expect(different(ids.map((id) => drawing(id)))).toBe(20);
    expect(drawing("constructor")).not.toBe(drawing("own-1"));
  });
  it("show what holds clearly rather than what is arguable, and what the backdrop does not show", () => {
    const things = (traits: Record<string, number>): readonly string[] => sceneOf("own-1", traits).map(([, d]) => d);
    const shows = (trait: string, traits: Record<string, number>): boolean =>
      (MOTIFS[trait]?.("gold") ?? []).every(([, d]) => things(traits).includes(d));
    expect(shows("food", { food: 2, money: 1 })).toBe(true);
    expect(shows("money", { food: 2, money: 1 })).toBe(false);
    expect(shows("science", { space: 2, science: 1 })).toBe(true);
    expect(shows("space", { space: 2 })).toBe(true);
    expect(shows("medicine", { medicine: 2, uniform: 2, crowds: 2 })).toBe(true);
  });
});

describe("a postcard", () => {
  const all = [...SCENES.keys(), ...TRAITS];
  it("stays within what the content security policy allows, and says nothing", () => {
    for (const id of all) {
      const html = markup({ id, struck: true });
      expect(html).not.toMatch(/style=|<text|<image|url\(|NaN|undefined/);
      expect(html).toContain('aria-hidden="true"');
    }
  });
  it("has a colour for every paint", () => {
    const scenes = [...SCENES.values(), ...TRAITS.map((trait) => sceneOf("own-1", { [trait]: 2 }))];
    const paints = new Set(scenes.flatMap((scene) => scene.map(([paint]) => paint)));
    expect([...paints].filter((paint) => !source.includes(`.${paint} {`))).toEqual([]);
  });
  it("is crossed out by pencil for one, and postmarked when it is out for all", () => {
    const marks = (state: object): string[] => markup({ id: "zoo", ...state }).match(/<path class="mark[^>]*/g) ?? [];
    expect(marks({})).toEqual([]);
    expect(marks({ struck: true })).toHaveLength(1);
    expect(marks({ used: true })).not.toEqual(marks({ struck: true }));
    expect(marks({ used: true, struck: true })).toEqual(marks({ used: true }));
  });
});
