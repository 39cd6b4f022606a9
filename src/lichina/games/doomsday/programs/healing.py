"""Programs that hurt, heal, avert, counter and bring back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichina.kernel import Branch, Event, Steps

from ..choices import seats, several
from ..moments import ANY, DAMAGE, DEATH, PLAYED, TURN, programs
from .looking import living, others

if TYPE_CHECKING:
    from ..rules import Doomsday


def not_countered(game: Doomsday, seat: int, played: Event) -> bool | None:
    """Whether there is something to cancel."""
    return False if played.data["countered"] else None


@programs("rollback", when=PLAYED, offer=not_countered)
def rollback(game: Doomsday, seat: int, played: Event) -> None:
    """Cancel the program that has just been played, a rollback as well (A11)."""
    played.data["countered"] = True


def in_danger(game: Doomsday, seat: int, damage: Event) -> Branch:
    """Those who are about to be hurt."""
    return seats("whom", tuple(game.pending))


@programs("defender", when=DAMAGE, offer=in_danger)
def defender(game: Doomsday, seat: int, target: int, damage: Event) -> None:
    """Avert one point of damage."""
    game.prevent(target)


@programs("charge", when=ANY, offer=living)
def charge(game: Doomsday, seat: int, target: int) -> None:
    """Heal anybody who lives."""
    game.heal(target)


def one_or_two(game: Doomsday, seat: int) -> Branch:
    """One or two who live."""
    return several(tuple((one,) for one in game.living()), 2, 1, "whom")


@programs("rescue_bot", when=ANY, offer=one_or_two)
def rescue_bot(game: Doomsday, seat: int, *path: int | str) -> None:
    """Heal one or two who live."""
    for target in path:
        if isinstance(target, int):
            game.heal(target)


@programs("working_virus", when=ANY)
def working_virus(game: Doomsday, seat: int) -> Steps[None]:
    """All others draw one, then all are hurt by one."""
    for other in game.others(seat):
        yield from game.draw(other)
    yield from game.harm(dict.fromkeys(game.others(seat), 1), "program")


@programs("guard_bot", when=TURN, offer=others)
def guard_bot(game: Doomsday, seat: int, target: int) -> Steps[None]:
    """Take a life from another, who draws one; if that was the last, everybody else does instead."""
    taken = yield from game.harm({target: 1}, "program")
    if taken.get(target):
        game.heal(seat)
    drawers = [target] if game.lives[target] else game.others(seat)
    for other in drawers:
        yield from game.draw(other)


def the_dead(game: Doomsday, seat: int, *death: Event) -> Branch:
    """Anybody dead; for somebody who has just died, only that one (A23)."""
    return seats("whom", tuple(game.dead()) if game.lives[seat] else (seat,))


@programs("backup", when=(ANY, DEATH), offer=the_dead)
def backup(game: Doomsday, seat: int, target: int, *death: Event) -> Steps[None]:
    """Somebody dead comes back with one life and turns a loyalty card down."""
    yield from game.revive(target, 1, covered=True)
