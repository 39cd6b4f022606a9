/** All words that a person sees: Fluent files, the client's own and those of each game, in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, remembered } from "./remember";

export type Language = "ru" | "en";
export type Values = Record<string, FluentVariable | null | undefined>;
export type Say = (key: string, values?: Values) => string;

export const LANGUAGES: readonly Language[] = ["ru", "en"];

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  ru: () => import("../../locale/ru"),
  en: () => import("../../locale/en"),
};

class Words {
  language = $state<Language>("ru");
  own = $state.raw<FluentBundle>(new FluentBundle("ru"));
  games = $state.raw<Readonly<Record<string, FluentBundle>>>({});
}

const words = new Words();
const asked = new Set<string>();

export const language = (): Language => words.language;

function known(name: string | null | undefined): Language | null {
  return LANGUAGES.find((one) => one === name?.slice(0, 2)) ?? null;
}

/** What the person has chosen here before, or null. */
export function chosenLanguage(): Language | null {
  return known(new URLSearchParams(location.search).get("lang")) ?? known(remembered("language"));
}

export function likelyLanguage(): Language {
  for (const name of navigator.languages ?? [navigator.language]) {
    const found = known(name);
    if (found) return found;
  }
  return "ru";
}

function bundleOf(name: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

async function ownWords(name: Language): Promise<FluentBundle> {
  return bundleOf(name, (await OWN[name]()).default);
}

async function gameWords(name: Language, game: string): Promise<FluentBundle> {
  const answer = await fetch(`/api/words/${name}/${game}`);
  if (!answer.ok) throw new Error(`no words of ${game}`);
  return bundleOf(name, await answer.text());
}

/** Turn everything into a language; games whose words were asked for are turned with it. */
export async function speak(name: Language): Promise<void> {
  const [own, ...games] = await Promise.all([
    ownWords(name),
    ...[...asked].map(async (game) => [game, await gameWords(name, game)] as const),
  ]);
  words.own = own;
  words.games = Object.fromEntries(games);
  words.language = name;
  document.documentElement.lang = name;
}

/** The person chooses a language. */
export async function chooseLanguage(name: Language): Promise<void> {
  remember("language", name);
  await speak(name);
}

/** The words of a game, before they are needed. */
export async function learnGame(game: string): Promise<void> {
  if (asked.has(game) && words.games[game]) return;
  asked.add(game);
  const name = words.language;
  const bundle = await gameWords(name, game);
  if (name === words.language) words.games = { ...words.games, [game]: bundle };
}

function format(bundle: FluentBundle | undefined, key: string, values?: Values): string | null {
  const [name = "", attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  const given: Record<string, FluentVariable> = {};
  for (const [parameter, value] of Object.entries(values ?? {})) given[parameter] = value ?? "none";
  return bundle.formatPattern(pattern, given, []);
}

/** The client's own text under this key. */
export const t: Say = (key, values) => format(words.own, key, values) ?? `⟨${key}⟩`;

/** The text of a game; where it has none, the client's own. */
export const of =
  (game: string): Say =>
  (key, values) =>
    format(words.games[game], key, values) ?? format(words.own, key, values) ?? `⟨${key}⟩`;

/** The text of a game, or null: for what a game need not have. */
export function perhaps(game: string, key: string, values?: Values): string | null {
  return format(words.games[game], key, values);
}

/** The keys of a game's messages that begin so, in the order of the file. */
export function keysOf(game: string, prefix: string): string[] {
  const bundle = words.games[game];
  return bundle ? [...bundle._messages.keys()].filter((key) => key.startsWith(prefix)) : [];
}
