"""What the roles of outcasts do, those of the Legion included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lichina.kernel import ALL, PLACE, SEAT, Branch, Choose, Event, Pick, Steps, Tree, choose

from ..box import LIMITS
from ..choices import whose, whose_role
from ..moments import carried_out, died, drawn, programs, revealed, turn_begun
from ..state import LEFT, RIGHT
from ..teams import CONVERTED, FALLEN, LEGION
from .humans import NO, YES
from .machines import closed_of, pick_role

if TYPE_CHECKING:
    from ..rules import Doomsday


@drawn("collector")
def collector(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """When another draws, the owner may draw one; not if that was a copied draw (A27)."""
    if event.seat == seat or event.data["copied"] or not game.may_draw(seat):
        return
    if (yield from game.ask(seat, "collector", Pick((NO, YES)), about={"seat": event.seat})) == YES:
        yield from game.draw(seat, copied=True)


@revealed("thief")
def thief(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Take all programs out of another's hand."""
    rich = [other for other in game.others(seat) if game.hands[other]]
    target = yield from choose(game.ask(seat, "thief", Pick(rich, SEAT)))
    game.hand_over(target, seat, list(game.hands[target]))


@died("lightbringer")
def lightbringer(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """Dead, the owner may come back with one life when another dies; whoever has just lost the last one is not (A6)."""
    if event.seat == seat or seat not in game.dead():
        return
    if (yield from game.ask(seat, "lightbringer", Pick((NO, YES)))) == YES:
        yield from game.revive(seat, 1, covered=True)


@revealed("sloy_watson")
def sloy_watson(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Both neighbours open the loyalty card next to the owner and discard a program; each refusal costs a life."""
    others = game.others(seat)
    if not others:
        return
    near = dict.fromkeys((others[0], others[-1]))
    due: dict[int, int] = {}
    for other in near:
        spot = RIGHT if other == others[0] else LEFT
        opens = yield from pay(game, other, "watson-open", spot in game.closed_loyalty(other))
        if opens:
            yield from game.reveal_loyalty(other, spot)
        discards = yield from pay(game, other, "watson-discard", bool(game.hands[other]))
        if discards:
            yield from game.discard_one(other)
        if points := (not opens) + (not discards):
            due[other] = points
    yield from game.harm(due, "role")


def pay(game: Doomsday, seat: int, key: str, possible: bool) -> Steps[bool]:
    """Whether somebody does what is wanted; where it cannot be done, it is refused."""
    return possible and (yield from game.ask(seat, key, Pick((YES, NO)))) == YES


@drawn("fortune_teller")
def fortune_teller(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """Whatever another draws, the owner sees and may put under the deck: then another one is drawn, unseen (A27)."""
    if event.seat == seat:
        return
    for number in range(-event.data["count"], 0):
        yield from game.peek_drawn(seat, event.seat, game.hands[event.seat][number])
        about = {"seat": event.seat}
        if (yield from game.ask(seat, "fortune_teller", Pick(("keep", "under")), about=about)) == "under":
            game.replace_drawn(event.seat, number)


@turn_begun("mole")
def mole(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """At the start of another's turn, the owner may peek at a card of that player (A42)."""
    closed = game.closed(event.seat)
    if event.seat != seat and closed:
        spot = yield from game.ask(seat, "mole", Pick([NO, *closed], PLACE), about={"seat": event.seat})
        if spot != NO:
            yield from game.peek(seat, [(event.seat, spot)])


@revealed("white_rabbit")
def white_rabbit(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Draw one."""
    yield from game.draw(seat)


@carried_out("white_rabbit")
def white_rabbit_replays(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """A program of the owner's may have its effect once more, with new choices, which nobody can counter (A62)."""
    if event.seat != seat or not game.lives[seat]:
        return
    card, against = event.data["card"], event.data["against"]
    found = game.uses(seat, card, *against)
    if card in found:
        form = Tree(Branch("white_rabbit", {NO: None, YES: found[card]}))
        if form.single():  # there is nothing left that it could be used on
            return
        again, *path = yield from game.ask(seat, "white_rabbit", form, about={"card": card})
        if again == YES:
            game.tell(ALL, "replayed", seat=seat, card=card)
            yield from programs.play(card, game, seat, *path, *against)


@revealed("seer")
def seer(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Peek at two loyalty cards and a role."""
    seen: list[tuple[int, str]] = []
    for _ in range(2):
        places = [game.place(*one) for one in seen]  # neighbours may share a card
        closed = {
            other: [spot for spot in game.closed_loyalty(other) if game.place(other, spot) not in places]
            for other in game.others(seat)
        }
        if any(closed.values()):
            target, spot = yield from game.ask(seat, "seer-loyalty", Tree(whose(closed)))
            seen.append((target, spot))
    roles = closed_of(game, game.others(seat))
    if any(roles.values()):
        target, *path = yield from game.ask(seat, "seer-role", Tree(whose_role(roles)))
        seen.append((target, pick_role(tuple(path), roles[target])))
    yield from game.peek(seat, seen)


# --- the Legion and the fallen ------------------------------------------------------------------------------------


@revealed("mind_eater")
def mind_eater(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Convert another in secret, in a larger game two (A37)."""
    others = game.others(seat)
    count = min(len(others), 2 if len(game.seats) >= LIMITS["two-converts"] else 1)
    targets: tuple[Any, ...] = yield from choose(game.ask(seat, "mind_eater", Choose(others, count, of=SEAT)))
    game.tell(ALL, "converting", seat=seat, count=count)
    for target in targets:
        game.see((), note=(CONVERTED, target, LEGION, seat, tuple(others)))
        game.convert(target, LEGION)
        game.tell((seat, target), "converted", seat=seat, target=target)


@revealed("deathbringer")
def deathbringer(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """All dead come back with one life, as fallen unless they are of the Legion (A44)."""
    for target in game.clockwise(seat, game.dead()):
        game.see((), note=(CONVERTED, target, FALLEN))
        game.convert(target, FALLEN)
        if not game.is_immune(target):
            game.tell(ALL, "joins-the-fallen", seat=target)
    for target in game.clockwise(seat, game.dead()):
        if not game.lives[target]:  # one of them may have brought another back
            yield from game.revive(target, 1, covered=True)


@revealed("ono")
def ono(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Another who was converted is so no more; anybody else is hurt."""
    target = yield from choose(game.ask(seat, "ono", Pick(game.others(seat), SEAT)))
    if game.cure(target):
        game.tell(ALL, "cured", seat=target)
    else:
        yield from game.harm({target: 1}, "role")
