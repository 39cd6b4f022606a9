/** What a player is asked now, what is tapped and not yet sent, and how the own cards lie. */

import type { Chosen } from "../../asks/picking";
import type { Ask } from "../../lib/protocol";
import { Turn } from "../../table/turn.svelte";
import { arranged, secretOf } from "./hand";
import { RiverMarks } from "./marks.svelte";
import { knownOf, type River } from "./river";
import type { PassengersPrivate } from "./views";

/** The choices for which a card of the hand is given. */
const CARDS: ReadonlySet<string> = new Set(["place", "show", "give", "own-card"]);

export class PassengersTurn extends Turn<River, PassengersPrivate> {
  private readonly taken = this.note<number>();
  private readonly secret = secretOf();
  private readonly noted = $derived.by(() => new RiverMarks(this.place));

  /** The match and the seat, as one word. */
  private get place(): string {
    return `${this.session.id}/${this.match?.match}/${this.seat}`;
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
    return this.levels.some(({ key }) => CARDS.has(key));
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
    const face = this.card === null ? undefined : this.hand[this.card];
    const cards = face === undefined ? [] : [face];
    return { ...super.given, ...Object.fromEntries([...CARDS].map((key) => [key, cards])) };
  }
}
