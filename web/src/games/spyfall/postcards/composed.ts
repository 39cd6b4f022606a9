/** A picture for a place that people made themselves, from what holds there; its id varies it. */

import { BACKDROPS, Dice, OUTSIDE, ROOM } from "./backdrops";
import { HOUSE, MOTIFS } from "./motifs";
import { disc, type Paint, type Scene, type Shape } from "./shapes";

/** What holds at a place: 2 clearly, 1 arguably. */
export type Traits = Readonly<Record<string, number>>;

const OWN: readonly Paint[] = ["ember", "gold", "sky", "leaf", "rose", "plum", "mint"];
const SHADOW: Shape = ["shade", disc(60, 81, 38, 4)];

/** They hold at many places, and say little about one. */
const PLAIN: ReadonlySet<string> = new Set(
  "crowds uniform tall quiet youth leisure secret nights dark outdoors smell tickets moving".split(" "),
);

/** How well a trait tells what place it is; what the backdrop shows already need not be shown again. */
const weight = (trait: string, strength: number, shown: ReadonlySet<string>): number =>
  strength * 2 - (PLAIN.has(trait) ? 1 : 0) - (shown.has(trait) ? 8 : 0);

/** The trait whose thing stands in the picture; none if nothing is known. */
function strongest(traits: Traits, shown: ReadonlySet<string>, dice: Dice): string {
  const known = Object.keys(MOTIFS).filter((trait) => traits[trait]);
  const weights = known.map((trait) => weight(trait, traits[trait] ?? 0, shown));
  const [first = "", ...others] = known.filter((_, i) => weights[i] === Math.max(...weights));
  return dice.of(first, ...others);
}

export function composed(id: string, traits: Traits): Scene {
  const dice = new Dice(id);
  const atLeast = (strength: number) => BACKDROPS.find(([trait]) => (traits[trait] ?? 0) >= strength);
  const [setting = "", backdrop] = atLeast(2) ?? atLeast(1) ?? [];
  const dark = Boolean(traits.dark || traits.nights);
  const trait = strongest(traits, new Set(dark ? [setting, "dark", "nights"] : [setting]), dice);
  const behind = (backdrop ?? OUTSIDE[trait] ?? ROOM)(dice, dark);

  const taken = new Set(behind.map(([paint]) => paint));
  const [first = "gold", ...others] = OWN.filter((paint) => !taken.has(paint));
  const turned = `translate(${dice.whole(54, 66)} 80) scale(${dice.of("", "-")}.92 .92)`;
  const thing = (MOTIFS[trait] ?? HOUSE)(dice.of(first, ...others));
  return [...behind, SHADOW, ...thing.map(([paint, d, width]) => [paint, d, width, turned] as const)];
}
