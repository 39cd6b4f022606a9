/** A slow pulse that clocks on the screen follow. */

const PULSE_MS = 200;

class Ticker {
  now = $state(performance.now());
}

const ticker = new Ticker();
const hidden = (): boolean => typeof document !== "undefined" && document.visibilityState !== "visible";
setInterval(() => {
  if (!hidden()) ticker.now = performance.now();
}, PULSE_MS);

/** The browser's own time in milliseconds; whoever reads it in a template is drawn anew with each pulse. */
export const pulse = (): number => ticker.now;

export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
