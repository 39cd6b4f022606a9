/** How loud this device is: one volume for sounds and voice, kept on the device, and silence in one tap. */

import { remember, remembered } from "./remember";

const USUAL = 0.7;

class Volume {
  private chosen = $state(kept());
  private silenced = $state(remembered("muted") === "yes");

  /** From 0 to 1, as it was chosen. */
  get level(): number {
    return this.chosen;
  }

  /** As it is now. */
  get now(): number {
    return this.silenced ? 0 : this.chosen;
  }

  get muted(): boolean {
    return this.now === 0;
  }

  choose(level: number): void {
    this.chosen = Math.min(1, Math.max(0, level));
    remember("volume", String(this.chosen));
    this.silence(false);
  }

  /** One tap; where nothing was to be heard anyway, the next tap brings the usual. */
  mute(muted: boolean): void {
    if (!muted && this.chosen === 0) this.choose(USUAL);
    this.silence(muted);
  }

  private silence(silenced: boolean): void {
    this.silenced = silenced;
    remember("muted", silenced ? "yes" : null);
  }
}

function kept(): number {
  const level = Number.parseFloat(remembered("volume") ?? "");
  return level >= 0 && level <= 1 ? level : USUAL;
}

export const volume = new Volume();
