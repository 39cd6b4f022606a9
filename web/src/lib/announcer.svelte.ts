/** What a screen reader says aloud, and short messages at the edge of the screen. */

import { untrack } from "svelte";

class Announcer {
  line = $state("");
  toast = $state<{ text: string; kind: "trouble" | "word" } | null>(null);
}

export const announcer = new Announcer();
let timer: ReturnType<typeof setTimeout> | undefined;

let pending: string[] = [];
let phase = "";

/**
 * Say something to those who listen to the screen; the same words twice are said twice. What comes at the same moment is
 * said together: a new phase, and the question in it. With `alone`, nothing of before is left to be heard.
 */
export function announce(text: string, alone = false): void {
  if (alone) {
    pending = [];
    phase = "";
    announcer.line = "";
  }
  if (!text || pending.includes(text)) return;
  if (pending.push(text) === 1 && !phase) setTimeout(utter, 50);
}

/** Where the match is now, said first; a phase that is over before it was said is not said any more. */
export function announcePhase(text: string): void {
  if (!text) return;
  if (!phase && pending.length === 0) setTimeout(utter, 50);
  phase = text;
}

function utter(): void {
  const line = [phase, ...pending].filter(Boolean).join(" ");
  pending = [];
  phase = "";
  if (line) announcer.line = untrack(() => announcer.line) === line ? `${line}\u00a0` : line;
}

function show(text: string, kind: "trouble" | "word", seconds: number): void {
  clearTimeout(timer);
  announcer.toast = { text, kind };
  timer = setTimeout(() => (announcer.toast = null), seconds * 1000);
}

/** Something went wrong, in words. */
export const complain = (text: string): void => show(text, "trouble", 6);

/** Something small went well. */
export const mention = (text: string): void => show(text, "word", 2.5);

export function hush(): void {
  clearTimeout(timer);
  announcer.toast = null;
}
