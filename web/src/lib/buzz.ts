/** A short tremble when it is your turn, if the person allows it and the telephone can. */

import { remember, remembered } from "./remember";

export const canBuzz = (): boolean => typeof navigator.vibrate === "function";
export const mayBuzz = (): boolean => canBuzz() && remembered("buzz") !== "no";
export const allowBuzz = (allowed: boolean): void => remember("buzz", allowed ? null : "no");

export function buzz(): void {
  if (mayBuzz() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([60, 40, 60]);
}
