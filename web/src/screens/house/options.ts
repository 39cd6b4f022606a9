/** Options of a game as fields that know nothing of the game. What is not set goes by the mode. */

import type { Barred, OptionInfo, Sitting } from "../../lib/protocol";

export type Options = Record<string, unknown>;

/** The options with one of them changed; undefined: it goes by the mode again. */
export function changed(options: Options, name: string, value: unknown): Options {
  const { [name]: _before, ...others } = options;
  return value === undefined ? others : { ...others, [name]: value };
}

/** Why this value cannot be taken now, or null. */
export function whyNot(barred: Barred | null, option: string, value: unknown): string | null {
  return barred?.options.find(([name, other]) => name === option && other === value)?.[2] ?? null;
}

/** A list with one item more or less, in the order in which the items are offered. */
export function toggled(offered: readonly unknown[], chosen: readonly unknown[], item: unknown): unknown[] {
  const has = chosen.includes(item);
  return offered.filter((other) => (other === item ? !has : chosen.includes(other)));
}

/** A count for each name with one of them changed; none left: undefined. */
export function counted(
  counts: Record<string, number>,
  name: string,
  count: number,
): Record<string, number> | undefined {
  const { [name]: _before, ...others } = counts;
  const next = count > 0 ? { ...others, [name]: count } : others;
  return Object.keys(next).length ? next : undefined;
}

/** The step of a number's buttons: about twenty presses from one end to the other. */
export function stepOf(option: Pick<OptionInfo, "low" | "high" | "kind">): number {
  const span = (option.high ?? 100) - (option.low ?? 0);
  return [1, 5, 10, 15, 30, 60].find((step) => span / step <= 25) ?? 60;
}

/** What it is if nobody chooses: by how people sit, by whether bots play. */
export function usualOf(
  option: Pick<OptionInfo, "default" | "with_bots" | "by_sitting">,
  bots: boolean,
  sitting: Sitting,
): unknown {
  if (sitting in option.by_sitting) return option.by_sitting[sitting];
  return bots ? option.with_bots : option.default;
}

/** Whether the sentence about an option says more than its title. */
export const saysMore = (option: Pick<OptionInfo, "title" | "about">): boolean =>
  option.about.replace(/\.$/, "") !== option.title;

/** Whether a field can take it: of things without a name, and of what is put together elsewhere, nobody can type one. */
export const isSimple = (option: Pick<OptionInfo, "kind" | "choices">): boolean =>
  option.kind !== "data" && (option.kind !== "list" || option.choices !== null);
