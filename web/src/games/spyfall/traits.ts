/** What can be asked about, in groups, so that it is found with few looks. */

import type { Option } from "../../lib/protocol";

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  where: [
    ...["outdoors", "underground", "underwater", "waterside", "space", "nature", "big-city", "tall", "cold", "dark"],
    ...["moving", "odd-scale"],
  ],
  who: [
    ...["crowds", "children", "youth", "animals", "nonhuman", "uniform", "police", "royalty", "villains", "hero-base"],
  ],
  what: ["food", "leisure", "sport", "study", "science", "medicine", "money", "press", "fighting"],
  how: ["quiet", "smell", "nights", "tickets", "locked-up", "secret", "trophies", "flying-machines", "alien-tech"],
};

/** The groups with those of the traits that there are; what belongs to none comes last. */
export function grouped(traits: readonly Option[]): { group: string; traits: string[] }[] {
  const there = traits.map(String);
  const known = new Set(Object.values(GROUPS).flat());
  const rest = there.filter((trait) => !known.has(trait));
  return [
    ...Object.entries(GROUPS).map(([group, all]) => ({ group, traits: all.filter((trait) => there.includes(trait)) })),
    { group: "other", traits: rest },
  ].filter((one) => one.traits.length > 0);
}

const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** Whether a name answers to what is looked for. */
export const answers = (name: string, sought: string): boolean => plain(name).includes(plain(sought.trim()));
