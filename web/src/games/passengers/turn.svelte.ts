/** What a player is asked now, what is tapped and not yet sent, and how the player's own cards lie. */

import { levelsOf, type Chosen } from "../../asks/picking";
import type { Ask } from "../../lib/protocol";
import { Turn } from "../../table/turn.svelte";
import { arranged, secretOf } from "./hand";
import { RiverMarks } from "./marks.svelte";
import { knownOf, type River } from "./river";
import type { PassengersPrivate } from "./views";

/** While these last, people may speak. */
const TALK: ReadonlySet<string> = new Set(["place", "gifts", "talk", "vote"]);

export class PassengersTurn extends Turn<River, PassengersPrivate> {
  private readonly taken = this.note<number>();
  private readonly secret = secretOf();
  private readonly noted = $derived.by(() => new RiverMarks(this.place));

  /** The match and the seat, as one word. */
  private get place(): string {
    return `${this.session.id}/${this.match?.match}/${this.seat}`;
  }

  get stage(): string {
    return this.view?.stage ?? "";
  }

  get talks(): boolean {
    return TALK.has(this.stage);
  }

  get marks(): RiverMarks {
    return this.noted;
  }

  /** What this player knows of riders and may have on the screen. */
  get known(): Record<number, string> {
    return this.discreet ? {} : knownOf(this.own);
  }

  /** The offer to say something. */
  get saying(): Ask | null {
    return this.offer("say");
  }

  // --- the hand -----------------------------------------------------------------------------------------------

  /** The own cards as they lie. */
  get hand(): string[] {
    return arranged(this.own?.cards ?? [], `${this.secret}/${this.place}`);
  }

  /** Whether a card of the hand is to be chosen now. */
  get asksCard(): boolean {
    return this.levels.some((level) => level.of === "card");
  }

  /** The place of the card that is chosen; the only one there is need not be. */
  get card(): number | null {
    return this.hand.length === 1 ? 0 : this.taken.value;
  }

  set card(place: number | null) {
    this.taken.value = place;
  }

  /** What is tapped on the board, and the card that is chosen in the hand. */
  protected override get given(): Chosen {
    const tapped = super.given;
    const face = this.card === null ? undefined : this.hand[this.card];
    const asked = this.ask ? levelsOf(this.ask, tapped).filter((level) => level.of === "card") : [];
    return { ...tapped, ...Object.fromEntries(asked.map(({ key }) => [key, face === undefined ? [] : [face]])) };
  }
}
