/** What this browser remembers; a browser may forbid it, and then it is asked for again the next time. */

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`lichina-${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`lichina-${name}`);
    else localStorage.setItem(`lichina-${name}`, value);
  } catch {
    // Nothing is lost but the comfort.
  }
}

/** Something larger than a word; what cannot be read any more counts as forgotten. */
export function recalled<T>(name: string): T | null {
  try {
    return JSON.parse(remembered(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  remember(name, JSON.stringify(value));
}
