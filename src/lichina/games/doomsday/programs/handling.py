"""Programs about programs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from lichina.kernel import ALL, CARD, Branch, Fizzle, Pick, Steps, choose

from ..choices import two_seats
from ..moments import TURN, programs

if TYPE_CHECKING:
    from ..rules import Doomsday

UNSEEN = "unseen"
"""A program that lies face down, whichever."""


@programs("new_password", when=TURN)
def new_password(game: Doomsday, seat: int) -> Steps[None]:
    """All put all their programs under the deck, those on the table too, and draw one."""
    everybody = game.clockwise(seat, game.living())
    for one in everybody:
        if game.hands[one]:
            game.put_under(one, list(game.hands[one]))
        for face in game.named(game.laid[one]):
            game.remove_laid(one, face)
    for one in everybody:
        yield from game.draw(one)


def two_with_programs(game: Doomsday, seat: int) -> Branch:
    """Two players who have programs other than the one that is played."""
    found = [one for one in game.living() if game.laid[one] or set(game.held(one)) - {"dealing_newbie"}]
    return two_seats("whom", tuple(found))


@programs("dealing_newbie", when=TURN, offer=two_with_programs)
def dealing_newbie(game: Doomsday, seat: int, one: int, other: int) -> Steps[None]:
    """Two players exchange a program each; what lies open stays open, and of another's hand the lot decides."""
    if swappable(game, seat, one).empty or swappable(game, seat, other).empty:
        raise Fizzle  # one of them has played the last program meanwhile
    for owner, taker in ((one, other), (other, one)):
        yield from pick_program(game, seat, owner, taker)
    game.tell(ALL, "programs-swapped", seat=one, target=other)
    game.take_aside(other)
    game.take_aside(one)


def pick_program(game: Doomsday, seat: int, owner: int, taker: int) -> Steps[None]:
    """Choose what goes from one player to the other."""
    form = partial(swappable, game, seat, owner)
    game.set_aside(owner, (yield from choose(game.ask(seat, "dealing_newbie", form, about={"seat": owner}))), taker)


def swappable(game: Doomsday, seat: int, owner: int) -> Pick[str]:
    """What can be taken from somebody: a chosen program from the player's own hand, an unseen one from another's."""
    hand = game.held(owner) if owner == seat else [UNSEEN] if game.hands[owner] else []
    return Pick([*hand, *game.named(game.laid[owner])], CARD)
