"""The twelve powers, each a small function.

A power that is used once is opened by it. The others lie face down and only bind or inform whoever holds them, so that
nothing that is seen betrays them; three are nothing but a manner of speaking (see `talk`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lichina.kernel import ALL, Effects, Modifiers

from .box import HURRY, LOOP, LOOP_LEAVES

if TYPE_CHECKING:
    from .table import Table

used: Effects[Any] = Effects("power")
dealt: Effects[Any] = Effects("dealt")
rights: Modifiers = Modifiers("right")
ballots: Modifiers = Modifiers("ballot")


@used("override")
def override(game: Table, seat: int) -> None:
    """A majority for the accusation counts as unanimous."""
    game.unanimous = True
    game.tell(ALL, "overridden", seat=seat)


@used("second")
def second(game: Table, seat: int) -> None:
    """A second question, to somebody else than the first."""
    game.spared = game.exchanges[-1]["target"]
    game.asker = seat


@used("pass-on")
def pass_on(game: Table, seat: int, target: int) -> None:
    """Somebody else answers, and goes on asking."""
    game.target = target
    game.tell(ALL, "passed-on", seat=seat, target=target)


@used("lasso")
def lasso(game: Table, seat: int) -> None:
    """The answer must begin with yes or no."""
    game.lassoed = True


@used("shield")
def shield(game: Table, seat: int) -> None:
    """The vote fails before it is held."""
    game.shielded = True
    game.tell(ALL, "shielded", seat=seat)


@used("loop")
def loop(game: Table, seat: int, how: str) -> None:
    """A minute more or a minute less."""
    left = game.clock.remaining(game.now)
    seconds = LOOP if how == "add" else -min(LOOP, max(0, left - LOOP_LEAVES))
    game.clock.add(seconds)
    game.late = game.clock.remaining(game.now) <= HURRY
    game.tell(ALL, "time-changed", seat=seat, seconds=abs(round(seconds)), how=how)


@dealt("xray")
def xray(game: Table, seat: int) -> None:
    """The power of the player on the left is seen."""
    other = game.clockwise(seat + 1)[0]
    game.tell(seat, "saw-power", seat=seat, target=other, power=game.power[other])


@rights("mute")
def mute(game: Table, seat: int, allowed: bool) -> bool:
    """No early votes are called."""
    return False


@ballots("hothead")
def hothead(game: Table, seat: int, options: tuple[str, ...]) -> tuple[str, ...]:
    """The first ballot of the round is for, whatever one thinks."""
    return options if seat in game.voted else ("for",)
