/** The folders of the client lie in layers: whoever is above knows those below, and never the other way round. */

import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("./**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" });
const LAYERS = ["lib", "ui", "asks", "table", "games", "screens"];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"?]*)/g;
/** What stays when the types are gone. */
const VALUES = /\b(?:import|export)\s+(?!type\b)[^;"]*?\bfrom\s*"(\.[^"?]*)"|^\s*import\s*"(\.[^"?]*)"/gm;

interface File {
  path: string;
  source: string;
}

const files: File[] = Object.entries(SOURCES).map(([path, source]) => ({ path: path.slice(2), source }));

/** The file that a name in an import stands for; one outside of the client's sources is none of ours. */
function target(from: string, name: string): string | null {
  const [, inside = null] = /^\/web\/src\/(.*)/.exec(new URL(name, `file:///web/src/${from}`).pathname) ?? [];
  return inside;
}

const found = (pattern: RegExp, { path, source }: File): string[] =>
  [...source.matchAll(pattern)].flatMap((match) => target(path, match[1] ?? match[2] ?? "") ?? []);

/** How high a file lies; what stands in none of the folders is above them all. */
const height = (path: string): number => {
  const folder = path.includes("/") ? path.split("/")[0] : undefined;
  return folder !== undefined && LAYERS.includes(folder) ? LAYERS.indexOf(folder) : LAYERS.length;
};

/** The game whose folder a file lies in. */
const gameOf = (path: string): string | null => /^games\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Imports that a layer may not have. */
function strays(all: readonly File[]): string[] {
  return all.flatMap((file) =>
    found(IMPORT, file)
      .filter((other) => {
        const [mine, its] = [gameOf(file.path), gameOf(other)];
        return (
          height(other) > height(file.path) || (mine !== null && its !== mine && height(other) === height(file.path))
        );
      })
      .map((other) => `${file.path} imports ${other}`),
  );
}

/** A way from a file back to itself, over imports that are there when the program runs; null: there is none. */
function circle(all: readonly File[]): string[] | null {
  const names = new Map(all.flatMap(({ path }) => [path, path.replace(/\.ts$/, "")].map((name) => [name, path])));
  const next = new Map(all.map((file) => [file.path, found(VALUES, file).flatMap((name) => names.get(name) ?? [])]));
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): string[] | null => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const other of next.get(path) ?? []) {
      const round = visit(other, [...way, path]);
      if (round) return round;
    }
    done.add(path);
    return null;
  };
  for (const { path } of all) {
    const round = visit(path, []);
    if (round) return round;
  }
  return null;
}

describe("layers", () => {
  it("are all there", () => {
    expect(LAYERS.filter((layer) => !files.some(({ path }) => path.startsWith(`${layer}/`)))).toEqual([]);
  });
  it("know only those below them, and a game knows no other", () => {
    expect(strays(files)).toEqual([]);
  });
  it("no file is imported by what it imports", () => {
    expect(circle(files)).toBeNull();
  });
});

describe("the search itself", () => {
  const file = (path: string, source: string): File => ({ path, source });
  it("finds every way to import, types and what is loaded later too", () => {
    const planted = [
      file("lib/a.ts", 'import type { Form } from "../asks/forms";\nconst later = () => import("../games/boards");'),
      file("ui/B.svelte", '<script lang="ts">\n  import {\n    c,\n  } from "../screens/c";\n</script>'),
      file("games/one/x.ts", 'import { y } from "../two/y";\nimport { z } from "../../lib/z";'),
      file("games/registry.ts", 'const board = () => import("./one/board");\nimport ru from "../../locale/ru";'),
    ];
    expect(strays(planted)).toEqual([
      "lib/a.ts imports asks/forms",
      "lib/a.ts imports games/boards",
      "ui/B.svelte imports screens/c",
      "games/one/x.ts imports games/two/y",
    ]);
  });
  it("finds a circle of values, and none of types", () => {
    const one = file("lib/one.ts", 'import { two } from "./two";');
    expect(circle([one, file("lib/two.ts", 'import { one } from "./one";')])).toEqual([
      "lib/one.ts",
      "lib/two.ts",
      "lib/one.ts",
    ]);
    expect(circle([one, file("lib/two.ts", 'import type { One } from "./one";')])).toBeNull();
  });
});
