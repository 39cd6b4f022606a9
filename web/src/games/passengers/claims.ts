/** What was said and what is true: which faces a rider can still have, and what does not fit together. */

import { PASSENGERS } from "./content";
import type { River } from "./river";
import type { PassengersClaim } from "./views";

/** All faces for which this word is true: a face, a kind or a colour (`none` is Jaster's). */
export function facesOf(what: string): string[] {
  return PASSENGERS.filter(({ id, kind, colour }) => [id, kind, colour].includes(what)).map(({ id }) => id);
}

/** Whether two words cannot both be true of one passenger. */
export function clash(one: string, other: string): boolean {
  const faces = facesOf(other);
  return !facesOf(one).some((face) => faces.includes(face));
}

/** The faces that a rider can have after all that everybody knows for sure; `known` is what this player knows besides. */
export function possible(view: River, rider: number, known: Readonly<Record<number, string>> = {}): string[] {
  const face = view.riders[rider]?.face ?? known[rider];
  if (face) return [face];
  return view.truths.reduce<string[]>(
    (left, { colour, riders, count }) => {
      if (!riders.includes(rider) || (count !== 0 && count !== riders.length)) return left;
      const coloured = facesOf(colour);
      return left.filter((one) => coloured.includes(one) === count > 0);
    },
    PASSENGERS.filter(({ kind }) => view.jaster || kind !== "jaster").map(({ id }) => id),
  );
}

/** What a gift has asked: about a whole boat, or about one passenger after the other. */
export interface Asked {
  round: number;
  colour: string;
  all: readonly number[];
  count: number;
  yes: number[];
  no: number[];
}

/** The true answers; those about the same colour that came one after the other are one. */
export function askedOf(truths: River["truths"]): Asked[] {
  return truths.reduce<Asked[]>((found, { round, colour, riders, count }) => {
    const [rider] = riders;
    if (riders.length !== 1 || rider === undefined) {
      return [...found, { round, colour, all: riders, count, yes: [], no: [] }];
    }
    const last = found.at(-1);
    const same = last && !last.all.length && last.round === round && last.colour === colour ? last : null;
    const one = same ?? { round, colour, all: [], count: 0, yes: [], no: [] };
    (count ? one.yes : one.no).push(rider);
    return same ? found : [...found, one];
  }, []);
}

export interface Said {
  claim: PassengersClaim;
  /** It contradicts what is known for sure. */
  wrong: boolean;
  /** Somebody else has said what cannot be true at the same time, or the same player at another time. */
  disputed: boolean;
}

const ABOUT: ReadonlySet<string> = new Set(["placed", "saw"]);

/** What was said about a rider, each with what does not fit. */
export function saidOf(view: River, rider: number, known: Readonly<Record<number, string>> = {}): Said[] {
  const about = view.claims.filter((claim) => claim.rider === rider && ABOUT.has(claim.topic));
  const left = possible(view, rider, known);
  return about.map((claim) => ({
    claim,
    wrong: !facesOf(claim.what).some((face) => left.includes(face)),
    disputed: about.some((other) => clash(other.what, claim.what)),
  }));
}

/** What a player has said in the whole match, the last first. */
export function saidBy(view: River, seat: number, known: Readonly<Record<number, string>> = {}): Said[] {
  const own = view.claims.filter((claim) => claim.seat === seat);
  return own
    .map((claim) => {
      if (claim.rider !== null && ABOUT.has(claim.topic)) {
        return saidOf(view, claim.rider, known).find((one) => one.claim === claim) ?? sure(claim);
      }
      if (claim.topic !== "am") return sure(claim);
      return { ...sure(claim), disputed: own.some(({ topic, what }) => topic === "am" && what !== claim.what) };
    })
    .reverse();
}

const sure = (claim: PassengersClaim): Said => ({ claim, wrong: false, disputed: false });
