/** What a card is: of which kind, and where its words are. */

import { LOYALTY, PROGRAMS, ROLES, WEAPONS } from "./content";

export type Kind = "role" | "program" | "loyalty" | "weapon";

/** The weapon that a word stands for: of two of a kind the second has a number. */
export const weaponOf = (word: string): string => word.replace(/_2$/, "");

export const isWeapon = (word: string): boolean => WEAPONS.includes(weaponOf(word));

export function kindOf(card: string): Kind | null {
  if (card in ROLES) return "role";
  if (card in PROGRAMS) return "program";
  if (card in LOYALTY) return "loyalty";
  return isWeapon(card) ? "weapon" : null;
}

/** The texts that say what a card does, the first that is there; `printed`: as the cards of weapons have it. */
export function aboutOf(card: string, printed: boolean): string[] {
  const kind = kindOf(card);
  if (kind !== "weapon") return [`${kind ?? "card"}-${card}`];
  const plain = `weapon-${weaponOf(card)}`;
  return printed ? [`${plain}-cards`, plain] : [plain];
}
