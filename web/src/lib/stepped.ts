import { patched } from "./delta";
import type { Ask, MatchFrame, StepFrame } from "./protocol";
import { spelled } from "./spelled";

/** A match, and the offers that were sent of it: one that comes again as it was is sent by its key alone. */
export type Stepped = MatchFrame & { offered?: readonly Ask[] };

/** A match with what is new in it. */
export function stepped(match: Stepped, frame: StepFrame): Stepped {
  const { t: _kind, public: open, private: own, told, asks, offers, ...rest } = frame;
  const next: Stepped = { ...match, ...rest };
  if (open) next.public = patched(match.public, open);
  if (own) next.private = patched(match.private, own);
  if (told) next.told = [...match.told, ...told];
  if (asks) next.asks = asks.map(spelled);
  if (offers) {
    const before = match.offered ?? match.offers;
    const known = (key: string): Ask[] => before.filter((ask) => ask.key === key);
    next.offers = offers.flatMap((offer) => (typeof offer === "string" ? known(offer) : spelled(offer)));
    const kept = before.filter(({ key }) => !next.offers.some((ask) => ask.key === key));
    next.offered = [...next.offers, ...kept];
  }
  return next;
}
