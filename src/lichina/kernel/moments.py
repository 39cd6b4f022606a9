"""Moments: a few seconds that belong to everybody, in the rules' own time, before anything else goes on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

import msgspec

from .forms import Pick
from .gates import All, Ask, Steps
from .history import Told

MOMENT: Final = "moment"
"""The key of what every seat is asked while a moment lasts, and the name of the option that says how long."""
SEEN: Final = "seen"
"""The only possible answer."""

MomentSeconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30)]
"""The option of a game with moments, `moment: MomentSeconds = 0`; with 0 nobody is asked, and nothing waits."""

_FORM = Pick([SEEN])


class Moment(msgspec.Struct, frozen=True):
    """What everybody looks at now: the events that make it, the first of which names it."""

    key: str
    told: tuple[Told, ...]
    seconds: float
    """How long it lasts, whatever is hidden, unless everybody has seen it sooner."""
    ends: float


def linger(seats: Iterable[int], told: tuple[Told, ...], seconds: float) -> Steps[None]:
    """Show this to everybody until all have said they saw it, or time runs out. Not saying so means missing nothing."""
    gate = All([Ask(seat, MOMENT, _FORM) for seat in seats], limit=seconds)
    gate.optional = True
    gate.moment = told
    yield gate
