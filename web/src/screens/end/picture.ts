/** A picture of a match to keep and to send: drawn here on the device, with our own masks. */

import { drawn, INK } from "../../ui/masks";

export interface Player {
  mask: number;
  name: string;
  was: string | null;
  won: boolean;
}

export interface Pictured {
  /** Which game, over the headline. */
  game: string;
  headline: string;
  players: readonly Player[];
  awards: readonly { mask: number; title: string; text: string }[];
  /** Whose picture it is, below everything. */
  sign: string;
}

export const WIDTH = 1080;
const EDGE = 72;
const ROOM = WIDTH - 2 * EDGE;
const SERIF = '"Forum", Georgia, serif';
const SANS = '"Golos Text", system-ui, sans-serif';
const NIGHT = {
  ground: "#14131b",
  raised: "#1e1c28",
  line: "#3f3a50",
  text: "#efe8d8",
  dim: "#aaa3ba",
  gold: "#e5b95f",
};
const TALL = 56 / 48;

/** Words on lines that are not wider than this, no more lines than that; what is left over ends in an ellipsis. */
export function wrapped(text: string, most: number, lines: number, widthOf: (text: string) => number): string[] {
  const found: string[] = [];
  let line = "";
  const words = text.split(/\s+/).filter(Boolean);
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > most) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  if (line) found.push(line);
  const kept = found.slice(0, lines);
  return kept.map((one, place) => shortened(one, most, place === lines - 1 && found.length > lines, widthOf));
}

function shortened(line: string, most: number, cut: boolean, widthOf: (text: string) => number): string {
  if (!cut && widthOf(line) <= most) return line;
  let letters = [...line];
  while (letters.length > 1 && widthOf(`${letters.join("")}…`) > most) letters = letters.slice(0, -1);
  return `${letters.join("").trimEnd()}…`;
}

export interface Grid {
  columns: number;
  rows: number;
  /** Of a mask, in pixels. */
  mask: number;
}

/** How so many players stand: as few rows as leave room for names, and no row with a single one if it can be helped. */
export function gridOf(count: number): Grid {
  const widest = count <= 4 ? count : count <= 8 ? 4 : count <= 15 ? 5 : count <= 24 ? 6 : 8;
  const rows = Math.max(1, Math.ceil(count / Math.max(1, widest)));
  const columns = Math.max(1, Math.ceil(count / rows));
  return { columns, rows, mask: columns <= 4 ? 108 : columns <= 6 ? 84 : 64 };
}

/** Draws from the top down, and knows how far down it has come. */
class Sheet {
  y = EDGE;

  constructor(readonly pen: CanvasRenderingContext2D) {}

  private font(size: number, family: string, weight = 400): void {
    this.pen.font = `${weight} ${size}px ${family}`;
  }

  words(
    text: string,
    { x = WIDTH / 2, y = this.y, most = ROOM, lines = 1, size = 32, family = SANS, weight = 400, colour = NIGHT.text },
    align: CanvasTextAlign = "center",
  ): number {
    this.font(size, family, weight);
    this.pen.textAlign = align;
    this.pen.textBaseline = "alphabetic";
    this.pen.fillStyle = colour;
    const leading = size * 1.22;
    const parts = wrapped(text, most, lines, (one) => this.pen.measureText(one).width);
    parts.forEach((line, place) => this.pen.fillText(line, x, y + size + place * leading));
    return parts.length * leading;
  }

  mask(n: number, x: number, y: number, width: number): void {
    const { pen } = this;
    const { shape, colour, place, eyes, rest } = drawn(n);
    const [, left, down, size] = /translate\(([-\d.]+) ([-\d.]+)\) scale\(([-\d.]+)\)/.exec(place) ?? [];
    pen.save();
    pen.translate(x, y);
    pen.scale(width / 48, width / 48);
    pen.lineJoin = pen.lineCap = "round";
    const outline = new Path2D(shape);
    pen.fillStyle = colour;
    pen.fill(outline);
    pen.globalAlpha = 0.45;
    pen.strokeStyle = INK;
    pen.lineWidth = 1.4;
    pen.stroke(outline);
    pen.translate(Number(left ?? 0), Number(down ?? 0));
    pen.scale(Number(size ?? 1), Number(size ?? 1));
    pen.fillStyle = INK;
    for (const stroke of [...rest, ...eyes]) {
      pen.save();
      pen.translate(0, stroke.down ?? 0);
      pen.globalAlpha = stroke.opacity;
      pen.lineWidth = stroke.width;
      if (stroke.width) pen.stroke(new Path2D(stroke.d));
      else pen.fill(new Path2D(stroke.d));
      pen.restore();
    }
    pen.restore();
  }

  card(x: number, y: number, width: number, height: number): void {
    this.pen.beginPath();
    this.pen.roundRect(x, y, width, height, 28);
    this.pen.fillStyle = NIGHT.raised;
    this.pen.fill();
    this.pen.strokeStyle = NIGHT.line;
    this.pen.lineWidth = 2;
    this.pen.stroke();
  }
}

function headed(sheet: Sheet, { game, headline }: Pictured): void {
  sheet.y += sheet.words(game, { size: 34, colour: NIGHT.dim }) + 10;
  sheet.y += sheet.words(headline, { size: 92, lines: 2, family: SERIF }) + 44;
}

function peopled(sheet: Sheet, { players }: Pictured): void {
  const { columns, mask } = gridOf(players.length);
  const width = ROOM / columns;
  const size = columns <= 4 ? 30 : columns <= 6 ? 25 : 20;
  const row = mask * TALL + size * 3.1 + 26;
  players.forEach(({ mask: n, name, was, won }, place) => {
    const line = Math.floor(place / columns);
    const inLine = Math.min(columns, players.length - line * columns);
    const x = EDGE + (ROOM - inLine * width) / 2 + (place % columns) * width + width / 2;
    const y = sheet.y + line * row;
    sheet.mask(n, x - mask / 2, y, mask);
    const below = y + mask * TALL + 6;
    const most = width - 12;
    sheet.words(name, { x, y: below, most, size, weight: 600, colour: won ? NIGHT.gold : NIGHT.text });
    if (was) sheet.words(was, { x, y: below + size * 1.3, most, size: size * 0.86, colour: NIGHT.dim });
  });
  sheet.y += Math.ceil(players.length / columns) * row + 20;
}

function awarded(sheet: Sheet, { awards }: Pictured): void {
  const height = 186;
  for (const { mask, title, text } of awards) {
    sheet.card(EDGE, sheet.y, ROOM, height);
    sheet.mask(mask, EDGE + 30, sheet.y + (height - 100 * TALL) / 2, 100);
    const x = EDGE + 160;
    const most = ROOM - 190;
    sheet.words(title, { x, y: sheet.y + 22, most, size: 44, family: SERIF, colour: NIGHT.gold }, "left");
    sheet.words(text, { x, y: sheet.y + 82, most, lines: 2, size: 29 }, "left");
    sheet.y += height + 20;
  }
}

function signed(sheet: Sheet, { sign }: Pictured): void {
  sheet.y += 18 + sheet.words(sign, { y: sheet.y + 18, size: 38, family: SERIF, colour: NIGHT.dim });
}

function drawnOn(pen: CanvasRenderingContext2D, pictured: Pictured): number {
  const sheet = new Sheet(pen);
  for (const part of [headed, peopled, awarded, signed]) part(sheet, pictured);
  return Math.ceil(sheet.y + EDGE);
}

/** Draw it; its height hangs on how many have played. */
export async function paint(canvas: HTMLCanvasElement, pictured: Pictured): Promise<void> {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const wanted = [`92px ${SERIF}`, `400 30px ${SANS}`, `600 30px ${SANS}`];
  const letters = JSON.stringify(pictured);
  await Promise.all(wanted.map((font) => document.fonts.load(font, letters))).catch(() => null);
  canvas.width = WIDTH;
  canvas.height = 10;
  const height = drawnOn(pen, pictured);
  canvas.height = height;
  pen.fillStyle = NIGHT.ground;
  pen.fillRect(0, 0, WIDTH, height);
  drawnOn(pen, pictured);
}

export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], name, { type: "image/png" })), "image/png"),
  );
