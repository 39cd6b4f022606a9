/** How everything of the box is drawn: by itself, else by its symbol, else by its group. */

import { GROUPS, ITEMS } from "../content";
import { glyphOf, type Drawing } from "./glyphs";

export const drawingFor = (name: string): Drawing | null =>
  glyphOf(name) ?? glyphOf(ITEMS[name] ?? "") ?? glyphOf(GROUPS[name] ?? "");
