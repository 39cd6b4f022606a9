/** Day or night on the whole page. A person in a dark room may have it always dark. */

import { remembered } from "./remember";

export type Light = "day" | "night";

let asked: Light = "night";

/** The person has changed their mind about the dark. */
export const relight = (): void => shine(asked);

export function shine(light: Light): void {
  asked = light;
  const wanted = remembered("dark") === "yes" ? "night" : light;
  if (document.documentElement.dataset.light === wanted) return;
  document.documentElement.dataset.light = wanted;
  const ground = wanted === "day" ? "#f4ecdc" : "#14131b";
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
}
