/** All words that a person sees: Fluent files, the client's own and those of each game, in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Content } from "./protocol";
import { remember, remembered } from "./remember";

export type Language = "ru" | "en";
export type Values = Record<string, FluentVariable | null | undefined>;
export type Say = (key: string, values?: Values) => string;

export const LANGUAGES: readonly Language[] = ["ru", "en"];

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  ru: () => import("../../locale/ru"),
  en: () => import("../../locale/en"),
};

/** Told in nothing but the words of the game. */
export const PLAIN: Content = { pack: null, names: {} };

class Words {
  language = $state<Language>("ru");
  own = $state.raw<FluentBundle>(new FluentBundle("ru"));
  /** The words of games, of games with a pack over them, and of their parts, by their addresses. */
  games = $state.raw<Readonly<Record<string, FluentResource>>>({});
  /** For each game, with which words the match is told that is looked at. */
  contents = $state.raw<Readonly<Record<string, Content>>>({});
}

/** What a game says that is not needed to sit down and play: it is fetched when somebody wants it. */
const PARTS = ["rules", "lines"] as const;
export type Part = (typeof PARTS)[number];

const words = new Words();
const asked = new Set<string>();
const onTheWay = new Map<string, Promise<void>>();

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

function bundleOf(name: Language, ...sources: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const source of sources) bundle.addResource(source, { allowOverrides: true });
  return bundle;
}

async function ownWords(name: Language): Promise<FluentBundle> {
  return bundleOf(name, ...[(await OWN[name]()).default, ...further.map((one) => one[name])].map(resource));
}

const resource = (text: string): FluentResource => new FluentResource(text);
const further: Record<Language, string>[] = [];

/** Words of our own that come with a part of the client which few will open: before anything in it is drawn. */
export function alsoSay(texts: Record<Language, string>): void {
  further.push(texts);
  words.own.addResource(resource(texts[words.language]), { allowOverrides: true });
}

/** The game whose words are wanted, and the pack that lies over them, as their address ends. */
const addressOf = (game: string, pack: string | null): string =>
  `${game}?part=table${pack === null ? "" : `&pack=${encodeURIComponent(pack)}`}`;

const partOf = (game: string, part: Part): string => `${game}?part=${part}`;

const isPack = (address: string): boolean => address.includes("&pack=");

async function gameWords(name: Language, address: string): Promise<FluentResource> {
  const answer = await fetch(`/api/words/${name}/${address}`);
  if (!answer.ok) throw new Error(`no words of ${address}`);
  return new FluentResource(await answer.text());
}

/** Turn everything into a language; games whose words were asked for are turned with it, packs if they are in use. */
export async function speak(name: Language): Promise<void> {
  const used = new Set(Object.entries(words.contents).map(([game, { pack }]) => addressOf(game, pack)));
  const [own, ...games] = await Promise.all([
    ownWords(name),
    ...[...asked]
      .filter((address) => !isPack(address) || used.has(address))
      .map(async (address) => [address, await gameWords(name, address)] as const),
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

/** From now on a game speaks as a match with this content is told; while its words are on their way, as it can. */
export function speakAs(game: string, content: Content): void {
  if (!same(content, contentOf(game))) words.contents = { ...words.contents, [game]: content };
  if (content.pack !== null) learnGame(game).catch(() => null);
}

/** The words of a game, before they are needed: those that it speaks with, or will with this content. */
export function learnGame(game: string, content?: Content): Promise<void> {
  if (content) speakAs(game, content);
  return learn(addressOf(game, packOf(game)));
}

/** A part of its words; until it is here, what it would say is three dots. */
export const learnPart = (game: string, part: Part): Promise<void> => learn(partOf(game, part));

/** The words of a pack in which nobody plays here. */
export const learnPack = (game: string, pack: string): Promise<void> => learn(addressOf(game, pack));

function learn(address: string): Promise<void> {
  if (asked.has(address) && words.games[address]) return Promise.resolve();
  const name = `${words.language}/${address}`;
  const coming = onTheWay.get(name) ?? fetched(words.language, address).finally(() => onTheWay.delete(name));
  onTheWay.set(name, coming);
  return coming;
}

async function fetched(name: Language, address: string): Promise<void> {
  asked.add(address);
  try {
    const source = await gameWords(name, address);
    if (name === words.language) words.games = { ...words.games, [address]: source };
  } catch (error) {
    if (!address.endsWith("?part=table")) asked.delete(address); // what cannot be had is in nobody's way later
    throw error;
  }
}

const contentOf = (game: string): Content => words.contents[game] ?? PLAIN;

const same = (one: Content, other: Content): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The pack whose words lie over those of a game now. */
export const packOf = (game: string): string | null => contentOf(game).pack;

const bundles = new Map<string, { sources: readonly FluentResource[]; bundle: FluentBundle }>();

/** The words that a game speaks with; while those of a pack are on their way, its own. A pack lies over every part. */
function bundleFor(game: string, pack: string | null = packOf(game)): FluentBundle | undefined {
  const main = words.games[addressOf(game, pack)] ?? words.games[addressOf(game, null)];
  if (!main) return undefined;
  const sources = [...PARTS.flatMap((part) => words.games[partOf(game, part)] ?? []), main];
  const known = bundles.get(addressOf(game, pack));
  if (known && known.sources.length === sources.length && known.sources.every((one, at) => one === sources[at])) {
    return known.bundle;
  }
  const bundle = bundleOf(words.language, ...sources);
  bundles.set(addressOf(game, pack), { sources, bundle });
  return bundle;
}

/** Whether something that a game says is on its way. */
const isComing = (game: string): boolean =>
  [...onTheWay.keys()].some((name) => name.split("?")[0] === `${words.language}/${game}`);

/** The name that people gave to the thing of this key. It is no text: nothing in it is filled in. */
function given(game: string, key: string): string | null {
  const names = contentOf(game).names;
  const thing = key.slice("card-".length);
  if (!key.startsWith("card-") || !Object.hasOwn(names, thing)) return null;
  const found = [words.language, ...LANGUAGES].find((name) => names[thing]?.[name]);
  return (found && names[thing]?.[found]) ?? null;
}

function saying(game: string, key: string, values?: Values): string | null {
  return given(game, key) ?? format(bundleFor(game), key, values);
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
    saying(game, key, values) ?? format(words.own, key, values) ?? (isComing(game) ? "…" : `⟨${key}⟩`);

/** The text of a game, or null: for what a game need not have. */
export function perhaps(game: string, key: string, values?: Values): string | null {
  return saying(game, key, values);
}

/** The same as a pack says it, if its words are here. */
export const perhapsIn = (game: string, pack: string, key: string): string | null => format(bundleFor(game, pack), key);

/** A name as the first word of a line. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The keys of a game's messages that begin so, in the order of the file. */
export function keysOf(game: string, prefix: string): string[] {
  const bundle = bundleFor(game);
  return bundle ? [...bundle._messages.keys()].filter((key) => key.startsWith(prefix)) : [];
}
