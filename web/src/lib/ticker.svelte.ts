/** A slow pulse that clocks on the screen follow. */

const PULSE = 200;

class Ticker {
  now = $state(performance.now());
}

const ticker = new Ticker();
const page = document; // a test's page may be gone when the next pulse comes
setInterval(() => {
  if (page.visibilityState === "visible") ticker.now = performance.now();
}, PULSE);

/** The browser's own time in milliseconds; whoever reads it in a template is drawn anew with each pulse. */
export const pulse = (): number => ticker.now;

export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
