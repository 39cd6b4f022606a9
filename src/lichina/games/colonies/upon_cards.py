"""Effects upon decks, hands, dice and the crisis (§3.1)."""

from __future__ import annotations

from functools import partial

from lichina.kernel import ALL, AMOUNT, CARD, Pick, Steps

from .box import KIND, TOWN
from .effects import verbs
from .horde import Horde
from .selecting import EffectScene

# --- cards ------------------------------------------------------------------------------------------------------------


@verbs("draw")
def draw(game: Horde, scene: EffectScene, seat: int, deck: str, count: int) -> None:
    """The top cards of a deck; there is none at a colony."""
    if deck in TOWN:
        game.draw(seat, deck, count)


@verbs("look")
def look(game: Horde, scene: EffectScene, seat: int, deck: str, count: int, keep: int) -> Steps[None]:
    """See the top cards, keep some, and put the rest under the deck."""
    if deck not in TOWN:
        return
    game.found[seat] = game.take_top(deck, count)
    found = len(game.found[seat])
    game.see(seat, *game.found[seat])
    game.tell(ALL, "looked", seat=seat, place=deck, count=found)
    game.tell(seat, "saw", place=deck, cards=[game.face[card] for card in game.found[seat]])
    for _ in range(min(keep, found)):
        game.keep(seat, (yield game.ask(seat, "keep", partial(game.findings, seat))))
    game.put_back(seat, deck)


@verbs("glance")
def glance(game: Horde, scene: EffectScene, seat: int, deck: str, count: int) -> None:
    """See the top cards of a deck, and leave them there."""
    cards = game.decks[deck][:count]
    game.spied += cards
    game.see(seat, *cards, note=("top", deck, game.rounds))
    game.tell(ALL, "looked", seat=seat, place=deck, count=len(cards))
    game.tell(seat, "saw", place=deck, cards=[game.face[card] for card in cards])


@verbs("fetch")
def fetch(game: Horde, scene: EffectScene, seat: int, deck: str, kind: str, count: int) -> Steps[None]:
    """Search a deck for cards of a kind, show them, and shuffle."""
    if deck not in TOWN:
        return
    game.found[seat], game.decks[deck] = game.decks[deck], []
    game.see(seat, *game.found[seat])
    game.tell(ALL, "looked", seat=seat, place=deck, count=len(game.found[seat]))
    game.tell(seat, "saw", place=deck, cards=[game.face[card] for card in game.found[seat]])
    for _ in range(count):
        kept = yield game.ask(seat, "fetch", partial(game.findings, seat, kind, "nothing"))
        if kept != "nothing":
            game.open(game.keep(seat, kept))
            game.tell(ALL, "fetched", seat=seat, place=deck, item=kept)
    cards, game.found[seat] = game.found[seat], []
    game.shuffle_in(deck, cards)


@verbs("burn")
def burn(game: Horde, scene: EffectScene, deck: str, count: int) -> None:
    """The top cards of a deck are out of the game, unseen."""
    cards = game.take_top(deck, count)
    game.removed += cards
    game.tell(ALL, "burnt", place=deck, count=len(cards))


@verbs("salvage")
def salvage(game: Horde, scene: EffectScene, seat: int, kind: str, count: int) -> Steps[None]:
    """Take cards of a kind from the waste pile of the player's colony."""
    pile = game.waste[game.home[seat]]
    for _ in range(count):
        faces = dict.fromkeys(game.face[card] for card in pile if KIND[game.face[card]] == kind)
        if not faces:
            return
        item = yield game.ask(seat, "take", Pick(["nothing", *faces], CARD))
        if item == "nothing":
            return
        card = game.card_in(pile, item)
        pile.remove(card)
        game.hands[seat].append(card)
        game.tell(ALL, "salvaged", seat=seat, item=item)


@verbs("raid")
def raid(game: Horde, scene: EffectScene, colony: str, count: int) -> None:
    """Food of another colony goes to the player's own."""
    taken = -game.change("food", colony, -count)
    game.count("cooked", scene.seat, game.change("food", game.home[scene.seat], taken))


@verbs("drop")
def drop(game: Horde, scene: EffectScene, seat: int, count: int, kind: str) -> Steps[bool]:
    """Cards of a hand go to the waste pile, and do nothing."""
    return (yield from shed(game, seat, count, kind, to_waste=True))


@verbs("lose")
def lose(game: Horde, scene: EffectScene, seat: int, count: int, kind: str) -> Steps[bool]:
    """Cards of a hand are out of the game."""
    return (yield from shed(game, seat, count, kind, to_waste=False))


def shed(game: Horde, seat: int, count: int, kind: str, to_waste: bool) -> Steps[bool]:
    """A player gives up this many cards of a kind, for everybody to see; whether there were so many."""
    for _ in range(count):
        if not game.hands[seat]:
            return False
        item = yield game.ask(seat, "shed", partial(game.in_hand, seat, kind))
        if not item or item == "nothing":
            return False
        card = game.take(seat, item)
        if to_waste:
            game.lay_off(card, game.home[seat])
        else:
            game.removed.append(card)
        game.tell(ALL, "shed", seat=seat, item=item, wasted=to_waste)
    return True


@verbs("give")
def give(game: Horde, scene: EffectScene, seat: int, other: int, count: int) -> Steps[None]:
    """Somebody chooses cards for somebody else, who alone sees them."""
    for _ in range(min(count, len(game.hands[seat]))):
        item = yield game.ask(seat, "give", partial(game.in_hand, seat, "any"), about={"seat": other})
        if item == "nothing":  # others act at the same time, and may have taken it
            return
        game.hand_over(seat, other, game.card_in(game.hands[seat], item))


@verbs("steal")
def steal(game: Horde, scene: EffectScene, victim: int, seat: int, count: int) -> None:
    """Cards at random out of another's hand."""
    for _ in range(min(count, len(game.hands[victim]))):
        game.hand_over(victim, seat, game.dice.choice(game.hands[victim]))


@verbs("peek")
def peek(game: Horde, scene: EffectScene, other: int) -> None:
    """See somebody's hand."""
    cards = game.hands[other]
    game.spied += cards
    if cards:
        game.see(scene.seat, *cards, note=("hand", str(other), game.rounds))
    game.tell(ALL, "peeked", seat=scene.seat, target=other)
    game.tell(scene.seat, "saw-hand", target=other, cards=game.listed(other))


# --- dice and the crisis ----------------------------------------------------------------------------------------------


@verbs("die")
def die(game: Horde, scene: EffectScene, seat: int, by: int) -> None:
    """More or fewer dice at the next roll."""
    game.extra[seat] += by
    game.tell(ALL, "next-roll", seat=seat, by=by)


@verbs("spend")
def spend(game: Horde, scene: EffectScene, seat: int, count: int) -> None:
    """Unused dice are used up, the lowest first."""
    del game.pool[seat][:count]
    game.tell(ALL, "dice-left", seat=seat, dice=game.pool[seat])


@verbs("bump")
def bump(game: Horde, scene: EffectScene, seat: int, by: int) -> Steps[None]:
    """An unused die shows more, up to six."""
    low = sorted({value for value in game.pool[seat] if value < 6})
    value = yield from game.pick(seat, "which-die", low, AMOUNT)
    if value is not None:
        game.turn_die(seat, value, min(6, value + by))


@verbs("rr")
def rr(game: Horde, scene: EffectScene, seat: int, count: int) -> Steps[None]:
    """Unused dice are rolled again."""
    for _ in range(min(count, len(game.pool[seat]))):
        value = yield from game.pick(seat, "which-die", sorted(set(game.pool[seat])), AMOUNT)
        game.turn_die(seat, value, game.dice.roll())


@verbs("crisis")
def crisis(game: Horde, scene: EffectScene, by: int) -> None:
    """Points for or against the crisis."""
    game.points += by


@verbs("skipcrisis")
def skipcrisis(game: Horde, scene: EffectScene) -> None:
    """The crisis of this round is not resolved."""
    game.skipped = True
