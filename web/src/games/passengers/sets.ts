/** The gifts of each set by their numbers: a set can be looked at before it is chosen, when no view tells it yet. */
export const SETS: Readonly<Record<string, readonly string[]>> = {
  one: "vessel colour-lore candle hamsa-hand hourglass scroll obol oar mask master-coin".split(" "),
  two: "censer prism lantern mirror seal-of-silence torch offering-bowl boathook mask granted-coin".split(" "),
  three:
    "cracked-vessel stained-glass beacon bundle horn all-seeing-eye scales whirlpool two-faced-mask double-mint".split(
      " ",
    ),
  four: "vessel torch-of-limbo whisper hamsa-hand-one seal-of-silence scroll obol changeling mask master-coin".split(
    " ",
  ),
};
