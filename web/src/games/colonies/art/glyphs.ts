/**
 * Drawings of things, places and deeds: strokes on a square of 24, and spots that are filled. Each is told from the others
 * by its outline.
 */

export interface Drawing {
  lines?: string;
  spots?: string;
}

export const GLYPHS: Readonly<Record<string, Drawing>> = {
  // the symbols of items
  weapon: { lines: "M4 20l9-9M6.5 14l3.5 3.500M13 11l6.5-7-.5 4-4 4z" },
  book: {
    lines: "M12 6C9.5 4.5 6.5 4.5 4 5.500v13c2.5-1 5.5-1 8 .5 2.5-1.5 5.5-1.5 8-.5v-13c-2.5-1-5.5-1-8 .5zm0 0v13",
  },
  tool: { lines: "M14.5 5a4.5 4.5 0 0 0-5 6L4 16.5 7.5 20l5.5-5.500a4.5 4.5 0 0 0 6-5l-3 3-3.5-.5-.5-3.500z" },
  medicine: { lines: "M9 4h6v5h5v6h-5v5H9v-5H4V9h5z" },
  fuel: { lines: "M6 8l3-4h6l3 3v13H6zM9.5 4v4M9 12l6 5m0-5l-6 5" },
  food: { lines: "M6 8h12v11H6zM5 5h14v3H5zM9.5 13.500h5" },
  event: {
    lines: "M8 9a3 3 0 1 0 0-.01M16 9a3 3 0 1 0 0-.01M3 20c0-5 3-7 5-7s5 2 5 7m-1-5c1-1.5 2.5-2 4-2 2 0 5 2 5 7",
  },
  // stocks
  morale: { lines: "M12 20C5 15 3.5 11.5 4.5 8.5 5.5 5.5 10 4.5 12 8.500c2-4 6.5-3 7.5 0S19 15 12 20z" },
  bullets: {
    lines:
      "M6 20V11c0-3 1.5-5.5 2.5-7 1 1.5 2.5 4 2.5 7v9zM13.5 20v-9c0-3 1.5-5.5 2.5-7 1 1.5 2.5 4 2.5 7v9zM6 16h5m2.5 0h5",
  },
  waste: { lines: "M5 8h14M9.5 8V5h5v3M6.5 8l1 12h9l1-12M10.5 11.500v5m3-5v5" },
  starving: { lines: "M4 12a8 8 0 1 1 16 0 8 8 0 0 1-16 0zM7 18L18 6" },
  helpless: { lines: "M12 8.500a3 3 0 1 0 0-.01M5 20c0-5.5 3-8 7-8s7 2.5 7 8M12 15v2.5" },
  unruly: { lines: "M12 8.500a3 3 0 1 0 0-.01M5 20c0-5.5 3-8 7-8s7 2.5 7 8M4 4l2.5 3M20 4l-2.5 3" },
  trophies: { lines: "M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 4 1 5 3.5 5.500M17 6h3c0 4-1 5-3.5 5.500M12 15v3m-4 2h8" },
  storage: { lines: "M4 9l8-5 8 5v11H4zM4 9h16M9 20v-6h6v6" },
  // before entrances
  zombie: {
    lines: "M6.5 13V9.500a5.5 5.5 0 0 1 11 0V13l-1.5 2v4.500h-8V15zM10 17.500v2m4-2v2M7 4.500l2 1.5",
    spots: "M8.8 9.500a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0zM13.2 11.500a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0z",
  },
  barricade: { lines: "M3.5 7h17v4h-17zM3.5 14h17v4h-17zM7 4.500v16m10-16v16M9 7l3 4m2 3l3 4" },
  trap: { lines: "M3.5 16h17M5 16l2-6 2.5 6L12 10l2.5 6L17 10l2 6" },
  noise: { lines: "M4 10v4h3l5 4V6L7 10zM15 9.500c1.5 1.5 1.5 3.5 0 5M17.5 7c3 3 3 7 0 10" },
  // places
  blue: { lines: "M12 3.500a8.5 8.5 0 1 0 .01 0zM8 16v-5l4-3 4 3v5z" },
  yellow: { lines: "M4 4h16v16H4zM8 16v-5l4-3 4 3v5z" },
  den: { lines: "M12 3l9 9-9 9-9-9zM8.5 15c0-3 1-5 3.5-5s3.5 2 3.5 5" },
  police_station: {
    lines:
      "M12 3l7 2.500c.5 7-2 12-7 15.5-5-3.5-7.5-8.5-7-15.500zM12 8l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.5-2.5 1.5.6-2.800L8 10.900l2.8-.3z",
  },
  grocery_store: { lines: "M3 5h3l2.5 10h9L20 8H7M9.5 19a1 1 0 1 0 .01 0M16.5 19a1 1 0 1 0 .01 0" },
  school: { lines: "M2.5 9L12 4.5 21.5 9 12 13.500zM6.5 11v5c3 2.5 8 2.5 11 0v-5M21 9.500V16" },
  library: { lines: "M4 5h4v15H4zM8 4h4v16H8zM13 6l3.5-1 3.5 14-3.5 1zM5.5 9h1M9.5 8h1" },
  hospital: { lines: "M4 4h16v16H4zM12 7.500v9M7.5 12h9" },
  gas_station: { lines: "M5 20V5h9v15M3.5 20h12M7 8h5v4H7zM14 11h2v6a1.5 1.5 0 0 0 3 0V9l-3-3" },
  // deeds
  attack: { lines: "M4 20l9-9M6.5 14l3.5 3.500M13 11l6.5-7-.5 4-4 4z" },
  search: { lines: "M10.5 4.500a6 6 0 1 0 .01 0M15 15l5.5 5.5" },
  build: { lines: "M13 4l7 7-3 3-7-7zM11.5 9.500L3.5 17.500l3 3 8-8" },
  clean: { lines: "M14 3L10.5 13M6 13h9l2 8H4zM8 16.500V21m3-4.500V21m3-4.500V21" },
  ability: { lines: "M12 3l2.5 6 6.5.5-5 4.2 1.6 6.300L12 16.5 6.4 20 8 13.7 3 9.5 9.5 9z" },
  "hand-off": { lines: "M3 8h13m-4-4l4 4-4 4M21 16H8m4-4l-4 4 4 4" },
  contribute: { lines: "M12 3.500v10m-4-4l4 4 4-4M4 14v6h16v-6" },
  store: { lines: "M4 9l8-5 8 5v11H4zM4 9h16M9 20v-6h6v6" },
  play: { lines: "M6 4h9v14H6zM15 7l4 1-3 12-7-2" },
  eat: { lines: "M7 3v6a2.5 2.5 0 0 0 5 0V3M9.5 3v18M17 3c-2.5 2-2.5 7 0 9v9" },
  calm: { lines: "M4 13a8 8 0 0 1 16 0v4H4zM8 13v4m8-4v4" },
  request: { lines: "M4 5h16v11h-9l-5 4v-4H4zM10 8.500a2 2 0 1 1 2 2.500v1M12 13.500v.2" },
  say: { lines: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5" },
  mission: { lines: "M5 21V4h12l-2.5 4L17 12H5" },
  move: { lines: "M4 12h14m-5-5l5 5-5 5" },
  done: { lines: "M4.5 12.500l5 5 10-11" },
  pass: { lines: "M4.5 12.500l5 5 10-11" },
  walk: { lines: "M13 5a1.5 1.5 0 1 0 .01 0M9 21l3-6-2-3 1-4 3 2.500h3M12 15l3 6M7 12l4-4" },
  // cards and dice
  crises: { lines: "M12 4l9 16H3zM12 10v5m0 2v.3" },
  crossroads: { lines: "M12 21V4M12 6h7l2 2-2 2h-7M12 11H6l-2 2 2 2h6" },
  secrets: { lines: "M3 12c4-6.5 14-6.5 18 0-4 6.5-14 6.5-18 0zM12 9.500a2.5 2.5 0 1 0 .01 0" },
  objectives: { lines: "M12 3.500a8.5 8.5 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0M12 12v.1" },
  missions: { lines: "M5 21V4h12l-2.5 4L17 12H5" },
  wolf: { lines: "M4 4l5 4h6l5-4v8c0 5-4 8-8 9-4-1-8-4-8-9zM9 13v.2m6-.2v.2M10.5 17h3" },
  tactics: { lines: "M4 6h16v12H4zM8 15l3-4 2 2 3-4" },
  wound: { lines: "M12 3.500c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" },
  frostbite: { lines: "M12 3v18M4.2 7.500l15.6 9M4.2 16.500l15.6-9M9.5 4.500L12 7l2.5-2.500M9.5 19.500L12 17l2.5 2.5" },
  despair: { lines: "M12 3.500a8.5 8.5 0 1 0 .01 0M8 17c1.5-3 6.5-3 8 0M9 10v.2m6-.2v.2" },
  bite: { lines: "M4 6c3 6 13 6 16 0-1 7-1 9 0 12-3-6-13-6-16 0 1-3 1-5 0-12zM9 10.200l1.5 3 1.5-2.5 1.5 2.5 1.5-3" },
  blank: { lines: "M5 5h14v14H5z" },
  strength: { lines: "M5 14c0-6 3-9 7-9s5 3 4 6l3 2-1 5-6 2H8z" },
  // what tactics do
  tac_on_guard: { lines: "M12 3l7.5 3v6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6z" },
  tac_ambush: { lines: "M3 18c2-7 5-7 6-3 1-8 5-8 6 0 1-4 4-4 6 3zM12 5v.2m-2 1.800v.2m4-.2v.2" },
  tac_retreat: { lines: "M10 5l-6 6 6 6M4 11h9c4 0 7 3 7 8" },
  tac_charge: { lines: "M4 5l7 7-7 7M11 5l7 7-7 7M20.5 5v14" },
  tac_covering_fire: { lines: "M3 8h10l2 3h6v3H10l-1 5H5l1-5H3zM17 6l2-2m1 4h2" },
};

const KNOWN = (name: string): Drawing | undefined => (Object.hasOwn(GLYPHS, name) ? GLYPHS[name] : undefined);

/** The drawing of a thing; null: nobody has drawn it. */
export const glyphOf = (name: string): Drawing | null => KNOWN(name) ?? KNOWN(name.replace(/-\d$/, "")) ?? null;
