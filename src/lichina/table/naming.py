"""Who is called what at a table, people before bots and no two alike; and who the bots are."""

from __future__ import annotations

from ..bots.persons import Temper, draw
from ..kernel import Dice, LichinaError
from ..kernel.dice import key_of
from ..words import Words
from .names import clean, distinct, look
from .state import Refused, TableState

_BOT_NAMES = 64


def names_at(state: TableState, but: int | None = None) -> list[str]:
    """All names at the table, but for one person's."""
    people = [person.name for person in state.people if person.id != but]
    return people + [seat.name for seat in state.seats if seat.bot]


def take_name(state: TableState, name: str) -> None:
    """This name is a newcomer's; before a match, a bot that has it takes another."""
    namesake = next((seat for seat in state.seats if seat.bot and look(seat.name) == look(name)), None)
    if namesake is None or state.stage == "match" or any(look(one.name) == look(name) for one in state.people):
        distinct(name, names_at(state))
    else:
        namesake.name = bot_name(state, None, besides=name)


def bot_name(state: TableState, name: object, besides: str | None = None) -> str:
    """The name that is wanted for a bot, else the first that nobody has, not even somebody about to come in."""
    others = names_at(state) + ([] if besides is None else [besides])
    if name is not None:
        checked = clean(name)
        distinct(checked, others)
        return checked
    for candidate in Words(state.settings.language).names(_BOT_NAMES):
        try:
            distinct(candidate, others)
        except LichinaError:
            continue
        return candidate
    raise Refused("no-seat-free", "all seats are taken")


def bot_temper(state: TableState, name: str) -> Temper:
    """Who a bot of this name is for the evening: by the table's own dice, and fair to those who sit there already."""
    others = [seat.temper for seat in state.seats if seat.temper is not None]
    return draw(Dice(key_of(f"temper {state.id} {name}")), others)


def is_free(state: TableState, name: str) -> bool:
    """Whether nobody at the table has a name that looks like this one."""
    try:
        distinct(name, names_at(state))
    except LichinaError:
        return False
    return True
