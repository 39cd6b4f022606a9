/** What postcards are drawn with: paints, shapes, and the things that stand in more than one picture. */

/** The inks of a postcard; Postcard.svelte says what each looks like by day and by night. */
export type Paint =
  // walls and skies, which turn with the light
  | "air"
  | "dusk"
  | "cream"
  | "blush"
  | "mist"
  // dark things
  | "ink"
  | "night"
  | "soot"
  | "slate"
  | "deep"
  | "moss"
  | "wood"
  | "rust"
  | "wine"
  // things in their own colour
  | "stone"
  | "bone"
  | "paper"
  | "sand"
  | "gold"
  | "glow"
  | "ember"
  | "rose"
  | "plum"
  | "sky"
  | "sea"
  | "leaf"
  | "copper"
  | "mint"
  | "ice"
  // what is seen through
  | "light"
  | "shade";

/** A filled shape, or a line if it has a width; turned or moved by an SVG transform. */
export type Shape = readonly [paint: Paint, d: string, width?: number, transform?: string];

/** From back to front, 120 wide and 90 high. */
export type Scene = readonly Shape[];

export const ALL = "M0 0h120v90H0z";

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export const disc = (x: number, y: number, r: number, down = r): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(down)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(down)} 0 1 0 ${n(-2 * r)} 0z`;

export const discs = (r: number, ...at: readonly (readonly [x: number, y: number])[]): string =>
  at.map(([x, y]) => disc(x, y, r)).join("");

/** The same box over and over, in rows. */
export function grid(x: number, y: number, w: number, h: number, across: number, down: number, dx: number, dy: number) {
  let d = "";
  for (let row = 0; row < down; row++) for (let i = 0; i < across; i++) d += box(x + i * dx, y + row * dy, w, h);
  return d;
}

/** Somebody who stands at (x, y): a head and a coat. */
export const person = (x: number, y: number, size = 1): string =>
  `${disc(x, y - 17 * size, 3.4 * size)}M${n(x - 4.6 * size)} ${n(y)}l${n(0.4 * size)} ${n(-8.5 * size)}q0 ${n(-4.5 * size)} ${n(4.2 * size)} ${n(-4.5 * size)}t${n(4.2 * size)} ${n(4.5 * size)}l${n(0.4 * size)} ${n(8.5 * size)}z`;

export const people = (size: number, ...at: readonly (readonly [x: number, y: number])[]): string =>
  at.map(([x, y]) => person(x, y, size)).join("");

export function fir(x: number, y: number, h: number): string {
  const w = h * 0.32;
  return [0, 0.27, 0.54]
    .map((up, i) => {
      const [foot, half] = [y - h * up, w * (1 - i * 0.24)];
      return `M${n(x - half)} ${n(foot)}h${n(2 * half)}L${n(x)} ${n(foot - h * 0.46)}z`;
    })
    .join("");
}

/** The round head of a tree; its trunk is a line from (x, y) up. */
export const crown = (x: number, y: number, r: number): string =>
  `${disc(x, y, r)}${disc(x - r * 0.75, y + r * 0.45, r * 0.7)}${disc(x + r * 0.75, y + r * 0.45, r * 0.7)}`;

export const cloud = (x: number, y: number, size = 1): string =>
  `M${n(x - 12 * size)} ${n(y)}a${n(5 * size)} ${n(5 * size)} 0 0 1 ${n(6 * size)} ${n(-5 * size)}a${n(7 * size)} ${n(7 * size)} 0 0 1 ${n(13 * size)} 0a${n(5 * size)} ${n(5 * size)} 0 0 1 ${n(5 * size)} ${n(5 * size)}z`;

export const moon = (x: number, y: number, r: number): string =>
  `M${n(x + r * 0.3)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 0.7)} ${n(r * 1.6)}a${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${n(-r * 0.7)} ${n(-r * 1.6)}z`;

/** A line of ripples, `count` of them, each `step` wide. */
export const ripples = (x: number, y: number, step: number, count: number, high = step / 4): string =>
  `M${n(x)} ${n(y)}q${n(step / 2)} ${n(-high)} ${n(step)} 0${`t${n(step)} 0`.repeat(count - 1)}`;

/** Houses side by side on the line y, as [width, height] from left to right. */
export function skyline(x: number, y: number, ...houses: readonly (readonly [w: number, h: number])[]): string {
  let [at, d] = [x, ""];
  for (const [w, h] of houses) {
    d += box(at, y - h, w, h);
    at += w;
  }
  return d;
}

/** Stars above the line `low` that look strewn and are always the same. */
export function stars(count: number, seed = 7, low = 50): string {
  let d = "";
  for (let i = 1; i <= count; i++) {
    const [across, down] = [(seed * 0.37 + i * 0.7549) % 1, (seed * 0.61 + i * 0.5698) % 1];
    d += disc(6 + across * 108, 7 + down * (low - 7), 0.5 + ((i * 7) % 5) * 0.15);
  }
  return d;
}
