import type { Delta } from "./protocol";

/**
 * Data as a delta says that it is now: `[value]` is a new value, `[]` is gone, `{…}` has changes further down; in a list the
 * keys are indices, and what is gone is all from there on. What has not changed stays the same object.
 */
export function patched(old: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0];
  return Array.isArray(old) ? patchedList(old, delta) : patchedMap(old as object, delta);
}

function patchedList(old: readonly unknown[], delta: Record<string, unknown>): unknown[] {
  const next = [...old];
  for (const [key, change] of Object.entries(delta)) {
    if (isGone(change)) next.length = Math.min(next.length, Number(key));
    else next[Number(key)] = patched(next[Number(key)], change as Delta);
  }
  return next;
}

function patchedMap(old: object, delta: Record<string, unknown>): object {
  const next = new Map<string, unknown>(Object.entries(old));
  for (const [key, change] of Object.entries(delta)) {
    if (isGone(change)) next.delete(key);
    else next.set(key, patched(next.get(key), change as Delta));
  }
  return Object.fromEntries(next);
}

const isGone = (change: unknown): boolean => Array.isArray(change) && change.length === 0;
