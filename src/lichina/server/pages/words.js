/** The words of the page itself, and which language they are in. The words of a game come with its frames. */

export const LANGUAGES = ["ru", "en"];

let words = {};
let spoken = "ru";

export const word = (key) => words[`page-${key}`] ?? `⟨${key}⟩`;
export const wordOr = (key, otherwise) => words[`page-${key}`] ?? otherwise;
export const language = () => spoken;

/** What the person has chosen here before, or null. */
export function chosenLanguage() {
  const asked = new URLSearchParams(location.search).get("lang") ?? remembered("language");
  return LANGUAGES.includes(asked) ? asked : null;
}

export function likelyLanguage() {
  const wanted = (navigator.languages ?? [navigator.language]).map((name) => name.slice(0, 2));
  return wanted.find((name) => LANGUAGES.includes(name)) ?? "ru";
}

export async function speak(wanted) {
  const answer = await fetch(`/api/words/${wanted}`);
  if (answer.ok) words = await answer.json();
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** What this browser remembers; a browser may forbid it. */
export function remembered(name) {
  try {
    return localStorage.getItem(`lichina-${name}`);
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(`lichina-${name}`, value);
  } catch {
    // Then it is asked for again the next time.
  }
}
