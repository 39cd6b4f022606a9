/** A short tremble when it is your turn, if the person allows it; where the telephone cannot, a light around the screen. */

import { remember, remembered } from "./remember";

export const canBuzz = (): boolean => typeof navigator.vibrate === "function";
export const mayBuzz = (): boolean => remembered("buzz") !== "no";
export const allowBuzz = (allowed: boolean): void => remember("buzz", allowed ? null : "no");

class Glow {
  /** How often it has shone. */
  times = $state(0);
}

export const glow = new Glow();

export function buzz(): void {
  if (!mayBuzz()) return;
  if (!canBuzz()) glow.times += 1;
  else if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([60, 40, 60]);
}
