import { patched } from "./delta";
import type { MatchFrame, StepFrame } from "./protocol";

/** A match with what is new in it. */
export function stepped(match: MatchFrame, frame: StepFrame): MatchFrame {
  const { t: _kind, public: open, private: own, told, ...rest } = frame;
  const next: MatchFrame = { ...match, ...rest };
  if (open) next.public = patched(match.public, open);
  if (own) next.private = patched(match.private, own);
  if (told) next.told = [...match.told, ...told];
  return next;
}
