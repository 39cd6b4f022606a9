"""Programs that stay on the table, and what sets them off or lets them be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichina.kernel import ALL, CARD, SEAT, Branch, Event, Pick, Steps

from ..choices import Found, seats
from ..moments import TURN, actions, drawn, hurt, peeked, programs
from ..state import PROGRAM
from .arming import special, take_special
from .looking import others

if TYPE_CHECKING:
    from ..rules import Doomsday


@programs("hidden_camera", "dupe", "gewers_attack", when=TURN, offer=others)
def lay_naming(game: Doomsday, seat: int, target: int) -> None:
    """It stays on the table and names another player."""
    game.lay(seat, target)


@programs("weapon_upgrades", "doctor_moreau", "menyatut_net", "spy_net", when=TURN)
def lay_open(game: Doomsday, seat: int) -> None:
    """It stays on the table."""
    game.lay(seat)


def may_take(game: Doomsday, seat: int, kind: str) -> Branch:
    """Take the weapon at once, or not."""
    found = special(game, seat, kind)
    return Branch("take", {"no": None, "yes": found})


@programs("prog_rocket", when=TURN, offer=lambda game, seat: may_take(game, seat, "rocket"))
def prog_rocket(game: Doomsday, seat: int, take: str, kind: str = "", *aim: int) -> Steps[None]:
    """It stays on the table; one's weapon may be dropped for the rocket launcher."""
    game.lay(seat)
    if kind:
        yield from take_special(game, seat, kind, aim)


@programs("prog_laser", when=TURN, offer=lambda game, seat: may_take(game, seat, "laser"))
def prog_laser(game: Doomsday, seat: int, take: str, kind: str = "", *aim: int) -> Steps[None]:
    """It stays on the table; one's weapon may be dropped for the laser."""
    game.lay(seat)
    if kind:
        yield from take_special(game, seat, kind, aim)


# --- what they do there -------------------------------------------------------------------------------------------


@peeked("hidden_camera")
def hidden_camera(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """Whatever the named player peeks at, the owner may peek at, if it still lies there face down (A34)."""
    if event.seat == game.names(seat, "hidden_camera"):
        for (target, spot), card in zip(event.data["seen"], event.data["cards"], strict=True):
            if target != seat and lies_hidden(game, target, spot, card):
                about = {"seat": event.seat, "target": target, "spot": spot}
                if (yield from game.ask(seat, "hidden_camera", Pick(("no", "yes")), about=about)) == "no":
                    continue
                if spot == PROGRAM:
                    game.tell(ALL, "peeked", seat=seat, target=target, spot=spot)
                    yield from game.peek_drawn(seat, target, card)
                else:
                    yield from game.peek(seat, [(target, spot)])


def lies_hidden(game: Doomsday, target: int, spot: str, card: int) -> bool:
    """Whether a card still lies there face down."""
    if spot == PROGRAM:
        return card in game.hands[target]
    return game.card(target, spot) == card and not game.is_up(target, spot)


@drawn("dupe")
def dupe(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """When the named player draws, the owner draws one; not if that was a copied draw (A27)."""
    if event.seat == game.names(seat, "dupe") and not event.data["copied"]:
        yield from game.draw(seat, copied=True)


@hurt("gewers_attack")
def gewers_attack(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """When the owner is hurt, the named player is hurt as much, by a program (A63)."""
    target = game.names(seat, "gewers_attack")
    if event.seat == seat and target >= 0:
        yield from game.harm({target: event.data["points"]}, "program")


def with_programs(game: Doomsday, seat: int) -> Branch:
    """Others who have programs face down."""
    return seats("whom", tuple(one for one in game.others(seat) if game.hands[one]))


@actions("doctor_moreau", offer=with_programs)
def doctor_moreau(game: Doomsday, seat: int, target: int) -> None:
    """Take any program out of another's hand."""
    game.steal_any(seat, target)


def weapons_to_take(game: Doomsday, seat: int) -> Branch:
    """If unarmed, a weapon of another and at whom to aim it."""
    if game.room(seat) < 1 or game.armed(seat):
        return Branch("holder", {})
    banned = game.banned(seat)
    found: Found = {}
    for holder in game.holders():
        here = game.weapon_words(weapon for weapon in game.armed(holder) if game.arms[weapon] not in banned)
        below: Found = {word: game.aiming(seat, one) for word, one in here.items()}
        found[holder] = Branch("weapon", below, of=CARD)
    return Branch("holder", found, of=SEAT)


@actions("menyatut_net", offer=weapons_to_take)
def menyatut_net(game: Doomsday, seat: int, holder: int, word: str, *aim: int) -> None:
    """Take a weapon of another and aim it."""
    game.seize(game.weapon(holder, word), seat, aim)
