/** What the one big button at the bottom does now. */

import type { Option } from "../../lib/protocol";
import { nameAt } from "../../lib/seats";
import { capital, of, perhaps } from "../../lib/words.svelte";
import type { Deed } from "../../table/deed";
import { weaponOf } from "./cards";
import { PROGRAMS } from "./content";
import type { Choice } from "./steps";
import type { DoomsdayTurn } from "./turn.svelte";

export function deedOf(turn: DoomsdayTurn): Deed | null {
  const { current, progress } = turn;
  if (!current) return null;
  const { answer, choice } = progress;
  const label = answer !== null ? actOf(turn) : of("doomsday")(`board-choose-${choice ? wantedOf(choice) : "deed"}`);
  return turn.deed(current, answer, label);
}

/** What is to be chosen next, in a word. */
export function wantedOf({ of: kind, options }: Choice): string {
  if (kind === "seat" && options.some((one) => typeof one === "number")) return "seat";
  if (kind === "place") return "card";
  if (kind === "card") return options.some((one) => String(one) in PROGRAMS) ? "program" : "weapon";
  return "deed";
}

/** An option in a word or two; what others must not read is not named. */
export function wordsFor(turn: DoomsdayTurn, option: Option): string {
  const say = of("doomsday");
  if (typeof option === "number") return turn.match ? nameAt(turn.match, option) : "";
  return turn.isSecret(option) ? say("board-secret") : say(`card-${option}`);
}

/** The button in words: all that is chosen is in it. */
function actOf(turn: DoomsdayTurn): string {
  const say = of("doomsday");
  const { path } = turn.progress;
  const [first, ...rest] = path;
  if (first === undefined) return say("board-none");
  if (turn.program !== null) return acted(say("board-play"), path, turn);
  if (turn.current?.key === "turn" || turn.current?.key === "answer") {
    return acted(wordsFor(turn, first), first === "shoot" ? [...rest, ...aimedAt(turn, rest)] : rest, turn);
  }
  const chosen = path.map((option) => wordsFor(turn, option)).join(", ");
  return perhaps("doomsday", `act-${turn.current?.key}`, { chosen }) ?? capital(chosen);
}

const acted = (deed: string, chosen: readonly Option[], turn: DoomsdayTurn): string =>
  chosen.length
    ? of("doomsday")("board-act", { deed, chosen: chosen.map((one) => wordsFor(turn, one)).join(", ") })
    : deed;

/** At whom the player's own weapon is aimed that is about to be fired. */
function aimedAt({ view, seat }: DoomsdayTurn, [word]: readonly Option[]): number[] {
  const kind = weaponOf(String(word));
  return view?.weapons.find((weapon) => weapon.holder === seat && weapon.kind === kind)?.aims ?? [];
}
