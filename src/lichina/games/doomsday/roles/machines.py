"""What the roles of machines do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from lichina.kernel import ALL, PLACE, SEAT, Branch, Event, Pick, Steps, Tree, choose

from ..box import ROLES
from ..choices import whose, whose_role
from ..moments import died, dropped, laid_off, manners, peeked, revealed
from ..state import NO_SEAT, PROGRAM, ROLE
from ..teams import HUMAN, MACHINE
from .humans import NO, YES, maybe

if TYPE_CHECKING:
    from ..rules import Doomsday


def closed_of(game: Doomsday, targets: list[int]) -> dict[int, list[str]]:
    return {one: game.closed_roles(one) for one in targets}


def pick_role(path: tuple[Any, ...], found: list[str]) -> str:
    """The spot that a path names, or the only one that there is."""
    return path[0] if path else found[0]


@peeked("trespassers_w")
def trespassers_w(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """When somebody has peeked at another's role or loyalty card, the owner may turn any role over."""
    if all(target == event.seat or spot == PROGRAM for target, spot in event.data["seen"]):
        return
    roles = whose_role({one: game.roles(one) for one in game.living()})
    form = Tree(Branch("trespassers_w", {NO: None, "turn": roles}))
    answer, *path = yield from game.ask(seat, "trespassers_w", form)
    if answer != NO:
        target, *spots = path
        spot = spots[0] if spots else ROLE
        if game.is_up(target, spot):
            game.hide_role(target, spot)
        else:
            yield from game.reveal_role(target, spot, seat)


@manners("assassin", when="pistol")
def assassin(game: Doomsday, seat: int, shot: Event) -> Steps[None]:
    """Shown with a pistol: a loyalty card and the role, or two lives, and one more program if anybody was hurt."""
    shot.data.update(both=True, draw=1, damage=max(2, shot.data["damage"]))
    for spot in game.closed_roles(seat):
        if game.face[game.card(seat, spot)] == "assassin":
            yield from game.reveal_role(seat, spot, seat)


@revealed("bounty_hunter")
def bounty_hunter(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Turn another's role up: a human is hurt and loses a program, with a machine both draw, else draw two."""
    form = Tree(whose_role(closed_of(game, game.others(seat))))
    target, *path = yield from choose(game.ask(seat, "bounty_hunter", form))
    spot = pick_role(tuple(path), game.closed_roles(target))
    yield from game.moment(game.turn_up(target, spot, seat))
    symbol = ROLES[game.face[game.card(target, spot)]].symbol
    if symbol == HUMAN:
        yield from game.harm({target: 1}, "role")
        game.discard_any(target)
    elif symbol == MACHINE:
        yield from game.draw(seat)
        yield from game.draw(target)
    else:
        yield from game.draw(seat, 2)
    yield from game.opened(target, spot)


@revealed("joke")
def joke(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Draw three, then discard one."""
    yield from game.draw(seat, 3)
    if game.hands[seat]:
        face = yield from game.ask(seat, "joke", partial(game.own_hand, seat))
        game.put_under(seat, [game.find(seat, face)])


@revealed("brainless_bot")
def brainless_bot(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Turn up a loyalty card of one, the role of a second, and perhaps hurt a third; whom it cannot be, is skipped."""
    left = game.others(seat)
    if any(game.closed_loyalty(one) for one in left):
        closed = {one: game.closed_loyalty(one) for one in left}
        target, spot = yield from choose(game.ask(seat, "brainless-loyalty", Tree(whose(closed))))
        left.remove(target)
        yield from game.reveal_loyalty(target, spot)
    left = [one for one in left if game.lives[one]]
    if any(game.closed_roles(one) for one in left):
        form = Tree(whose_role(closed_of(game, left)))
        target, *path = yield from choose(game.ask(seat, "brainless-role", form))
        left.remove(target)
        yield from game.reveal_role(target, pick_role(tuple(path), game.closed_roles(target)), seat)
    left = [one for one in left if game.lives[one]]
    if left:
        victim = yield from game.ask(seat, "brainless-damage", maybe(left))
        if isinstance(victim, int):
            yield from game.harm({victim: 1}, "role")


@revealed("firewall")
def firewall(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """All but the owner and the one who made it open discard a random program; the latter drops rifle and laser."""
    for other in game.others(seat):
        if other != by:
            game.discard_any(other)
    if by not in (NO_SEAT, seat):
        for weapon in game.armed(by):
            if game.arms[weapon] in game.banned(by):
                yield from game.drop(weapon)


@died("mercenary")
def mercenary(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """Killed, it costs anybody two lives, before the check (A50)."""
    if event.seat == seat:
        target = yield from choose(game.ask(seat, "mercenary", Pick(game.living(), SEAT)))
        yield from game.harm({target: 2}, "role")


@dropped("executor")
def executor(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """When another drops a weapon, the owner may take it, if unarmed."""
    weapon = event.data["weapon"]
    if event.seat != seat and game.may_take(seat, weapon) and game.others(seat):
        yield from game.may_arm(seat, "executor", {game.arms[weapon]: weapon})


@laid_off("executor")
def executor_retrieves(game: Doomsday, seat: int, event: Event) -> Steps[None]:
    """When another's program has had its effect, the owner may take it into the hand (A60)."""
    if event.seat == seat:
        return
    about = {"seat": event.seat, "card": event.data["card"]}
    if (yield from game.ask(seat, "executor-retrieve", Pick((NO, YES)), about=about)) == YES:
        game.hands[seat].append(game.stack.pop())
        game.see(seat, game.hands[seat][-1])
        game.tell(ALL, "retrieved", seat=seat, card=event.data["card"])


@revealed("unit_010011012")
def unit_010011012(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Up to two free weapons may be taken at once."""
    while game.room(seat) > 0:
        free = {word: weapon for word, weapon in game.takeable(seat).items() if has_aim(game, seat, weapon)}
        if not free or (yield from game.may_arm(seat, "unit_010011012", free)) is None:
            return


def has_aim(game: Doomsday, seat: int, weapon: int) -> bool:
    return bool(game.legal_aims(seat, game.arms[weapon], game.besides(seat, weapon)))


@revealed("virus")
def virus(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Two loyalty cards on the table change places."""
    found = [(one, spot) for one in game.living() for spot in ("left", "right")]
    if game.advanced:  # a shared card is named once
        found = list({game.place(one, spot): (one, spot) for one, spot in reversed(found)}.values())[::-1]
    first = whose(grouped(found), (("whose", SEAT), ("spot", PLACE)))
    one = yield from choose(game.ask(seat, "virus", Tree(first)))
    rest = [item for item in found if item != one]
    about = {"seat": one[0], "spot": one[1]}
    other = yield from choose(game.ask(seat, "virus-other", Tree(whose(grouped(rest))), about=about))
    game.swap_loyalty(one, other)
    owners = [owner for item in (one, other) for owner in game.owners(game.place(*item))]
    yield from game.lie_otherwise(*owners)


def grouped(found: list[tuple[int, str]]) -> dict[int, list[str]]:
    """Spots by their seats."""
    groups: dict[int, list[str]] = {}
    for seat, spot in found:
        groups.setdefault(seat, []).append(spot)
    return groups


@revealed("sleeper")
def sleeper(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Take the role of somebody dead, which is carried out, and leave this one there; or turn it down."""
    target = (yield from game.ask(seat, "sleeper", maybe(game.dead()))) if game.dead() else NO
    if isinstance(target, int):
        game.swap_roles(seat, target)
        for spot in game.open_roles(seat):
            yield from game.ability(seat, spot)
        yield from game.lie_otherwise(seat)
    else:
        game.hide_own(seat, "sleeper")
