"""What the roles of humans do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from lichina.kernel import PLACE, SEAT, Branch, Choose, Event, Pick, Steps, Tree, choose

from ..box import LIMITS
from ..choices import Found, aimed, whose
from ..moments import fired, laid_otherwise, loyalty_opened, revealed, role_opened, started, turn_begun
from ..state import LEFT, RIGHT, ROLE
from ..teams import HUMAN, MACHINE, WEIGHTS

if TYPE_CHECKING:
    from ..rules import Doomsday

NO, YES = "no", "yes"


def maybe(among: Iterable[int]) -> Pick[int | str]:
    """One of these players, or nobody."""
    return Pick([NO, *among], SEAT)


@loyalty_opened("photographer")
def photographer(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """When a loyalty card is turned up, the owner may heal somebody."""
    if any(game.lives[one] < LIMITS["lives"] for one in game.living()):
        target = yield from game.ask(seat, "photographer", maybe(game.living()))
        if isinstance(target, int):
            game.heal(target)


@role_opened("photographer")
def photographer_hides(game: Doomsday, seat: int, event: Event) -> None:
    """When another's role is turned up, this one is turned down."""
    if event.seat != seat:
        game.hide_own(seat, "photographer")


@turn_begun("grunwald")
def grunwald(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """At the start of the turn one or two programs of the hand may be exchanged for any of another's (A31)."""
    rich = {other: len(game.hands[other]) for other in game.others(seat) if game.hands[other]}
    if event.seat != seat or not game.hands[seat] or not rich:
        return
    counts: Found = {
        other: Branch("count", {str(k): None for k in range(1, min(2, count, len(game.hands[seat])) + 1)})
        for other, count in rich.items()
    }
    target, *word = yield from game.ask(seat, "grunwald", Tree(Branch("grunwald", {NO: None, **counts}, of=SEAT)))
    if target == NO:
        return
    count = int(word[0])
    for _ in range(count):
        yield from offer_program(game, seat, target)
    for _ in range(count):
        game.steal_any(seat, target)
    for _ in range(count):
        game.take_aside(target)


def offer_program(game: Doomsday, seat: int, target: int) -> Steps[None]:
    """Choose a program of one's hand for another player."""
    form = partial(game.own_hand, seat)
    game.set_aside(seat, (yield from game.ask(seat, "grunwald-give", form, about={"seat": target})), target)


@revealed("paramedic")
def paramedic(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Bring somebody dead back with two lives; if nobody is, turn this role down."""
    target = (yield from game.ask(seat, "paramedic", maybe(game.dead()))) if game.dead() else NO
    if isinstance(target, int):
        yield from game.revive(target, 2, covered=False)
    else:
        game.hide_own(seat, "paramedic")


@started("midnighter")
def midnighter(game: Doomsday, seat: int) -> Steps[None]:
    """Dealt at the start, it is turned up at once and draws three (A28)."""
    yield from game.moment(game.turn_up(seat, ROLE, seat))
    yield from game.draw(seat, 3)


@revealed("sniper")
def sniper(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """One's weapon may be dropped for the laser, if that is free."""
    free = game.free(seat, ("laser",))
    if "laser" in free:
        answer = yield from game.ask(seat, "sniper", Pick((NO, YES)))
        if answer == YES:
            yield from game.drop_all(seat)
            if "laser" in game.free(seat, ("laser",)) and game.room(seat) > 0:
                game.arm(seat, free["laser"], ())


@revealed("waitress")
def waitress(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Two others get a program each from the deck, which nobody else sees; then take any program of somebody's."""
    others = game.others(seat)
    if game.deck and others:
        form = Choose(others, min(2, len(others)), of=SEAT)
        targets = yield from game.ask(seat, "waitress", form)
        for target in game.clockwise(seat, targets) * (3 - len(targets)):
            if game.deck:
                game.take_top(target, 1)
    rich = tuple(other for other in game.others(seat) if game.hands[other])
    if rich:
        game.steal_any(seat, (yield from choose(game.ask(seat, "waitress-steal", Pick(rich, SEAT)))))


@revealed("seeker")
def seeker(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Turn loyalty cards up one by one until a machine's shows; then draw one for each of them.

    A card that somebody has turned down again meanwhile is not turned up a second time: that would have no end (A75).
    """
    turned: list[int] = []
    found = False
    while not found and (closed := not_yet(game, turned)):
        target, spot = yield from choose(game.ask(seat, "seeker", Tree(whose(closed))))
        found = counts_for_machines(game, target, spot)
        turned.append(game.place(target, spot))
        yield from game.reveal_loyalty(target, spot)
    if turned:
        yield from game.draw(seat, len(turned))


def not_yet(game: Doomsday, turned: list[int]) -> dict[int, list[str]]:
    """The loyalty cards of the living that lie face down, except those in these places."""
    closed = {
        one: [spot for spot in game.closed_loyalty(one) if game.place(one, spot) not in turned] for one in game.living()
    }
    return {one: spots for one, spots in closed.items() if spots}


def counts_for_machines(game: Doomsday, seat: int, spot: str) -> bool:
    """Whether a loyalty card is a machine's, as it counts now: an inversion makes machines' cards of humans' (A76)."""
    wanted = HUMAN if game.inverted else MACHINE
    return WEIGHTS.get(game.face[game.card(seat, spot)], ("", 0))[0] == wanted


@revealed("fixer")
def fixer(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Draw one."""
    yield from game.draw(seat)


@fired("fixer")
def fixer_keeps(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """The weapon may be kept, and is then aimed at somebody else, if there is anybody."""
    if event.seat != seat:
        return
    weapon = event.data["weapon"]
    below = aimed(game.new_aims(weapon)) if game.new_aims(weapon) else None
    keep, *aim = yield from game.ask(seat, "fixer", Tree(Branch("fixer", {"drop": None, "keep": below})))
    if keep == "keep":
        event.data["kept"] = True
        if aim:
            game.aim(weapon, aim)


@loyalty_opened("invisible")
@role_opened("invisible")
@laid_otherwise("invisible")
def invisible(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """When the role and both loyalty cards lie open, by whatever (A74), any of them may be turned down."""
    if concerns(game, seat, event) and not game.closed(seat):
        spots = [*game.roles(seat), LEFT, RIGHT]
        hidden: tuple[Any, ...] = yield from game.ask(seat, "invisible", Choose(spots, 0, len(spots), PLACE))
        game.hide_loyalty(seat, [spot for spot in hidden if spot in (LEFT, RIGHT)])
        for spot in hidden:
            if spot in game.roles(seat):
                game.hide_role(seat, spot)


@revealed("undercover_agent")
def undercover_agent(game: Doomsday, seat: int, by: int) -> None:
    """Turn both loyalty cards down."""
    game.hide_loyalty(seat)


@loyalty_opened("undercover_agent")
@laid_otherwise("undercover_agent")
def undercover_agent_hides(game: Doomsday, seat: int, event: Event) -> None:
    """When both loyalty cards lie open, by whatever (A74), turn the role down."""
    if concerns(game, seat, event) and not game.closed_loyalty(seat):
        game.hide_own(seat, "undercover_agent")


def concerns(game: Doomsday, seat: int, event: Event) -> bool:
    """Whether a card of this seat was turned up; a shared one is a card of both (A30)."""
    place = event.data.get("place")
    return event.seat == seat if place is None else seat in game.owners(place)
