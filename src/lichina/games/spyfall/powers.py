"""The twelve powers: when each may be used, for what, and what it does.

A power that is used once is opened by it. The others lie face down and only bind or inform their holders, so that
nothing that is seen betrays them; three are nothing but a manner of speaking (see `talk`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from lichina.kernel import ALL, Effects, Event, Modifiers

from .box import HURRY_SECONDS, LOOP_LEAVES_SECONDS, LOOP_SECONDS

if TYPE_CHECKING:
    from .state import SpyfallState

DEALT, ASKING, ANSWERING, RUNNING, ACCUSED, OUTVOTED = "dealt", "asking", "answering", "running", "accused", "outvoted"
"""The moments of powers: with the cards, in the holder's own question or answer, while the clock runs, in a trial."""

BALLOTS = ("for", "against")

powers: Effects[Any] = Effects("power")
rights: Modifiers = Modifiers("right")
"""Whether its holder may accuse."""
ballots: Modifiers = Modifiers("ballot")
"""Which ballots its holder may cast, in the first early vote of a round and in later ones."""


def allows(power: str, game: SpyfallState, seat: int, *, accused: bool, against: bool) -> bool:
    """Whether a holder of this power could have accused somebody, or been against in the first early vote."""
    if accused and power in rights and not rights[power](game, seat, True):
        return False
    return not (against and power in ballots and "against" not in ballots[power](game, seat, BALLOTS, True))


@powers("override", when=OUTVOTED)
def override(game: SpyfallState, seat: int) -> None:
    """A majority for the accusation counts as unanimous."""
    game.unanimous = True
    game.tell(ALL, "overridden", seat=seat)


def has_just_asked(game: SpyfallState, seat: int) -> Literal[False] | tuple[str]:
    """The player who has asked may ask again: while waiting for the answer, or after getting it."""
    if game.target is not None:
        may = seat == game.asker and not game.armed and bool(game.others(seat, game.target))
    else:
        may = seat == game.spared and bool(game.exchanges) and bool(game.others(seat, game.asker))
    return may and ("second",)


@powers("second", when=RUNNING, offer=has_just_asked)
def second(game: SpyfallState, seat: int, _: str = "second") -> None:
    """A second question, to somebody else than the first."""
    game.spared = game.exchanges[-1]["target"]
    game.asker = seat
    game.turned = True


@powers("pass-on", when=ANSWERING, offer=lambda game, seat: game.others(seat, game.asker))
def pass_on(game: SpyfallState, seat: int, target: int) -> None:
    """Somebody else answers, and goes on asking."""
    game.target = target
    game.tell(ALL, "passed-on", seat=seat, target=target)


@powers("lasso", when=ASKING)
def lasso(game: SpyfallState, seat: int) -> None:
    """The answer must begin with yes or no."""
    game.lassoed = True


@powers("shield", when=ACCUSED)
def shield(game: SpyfallState, seat: int) -> None:
    """The vote fails before it is held."""
    game.shielded = True


@powers("loop", when=RUNNING, offer=lambda game, seat: not game.late and ("add", "remove"))
def loop(game: SpyfallState, seat: int, how: str) -> None:
    """A minute more or a minute less."""
    left = game.clock.remaining(game.now)
    seconds = LOOP_SECONDS if how == "add" else -min(LOOP_SECONDS, max(0, left - LOOP_LEAVES_SECONDS))
    game.clock.add(seconds)
    game.late = game.clock.remaining(game.now) <= HURRY_SECONDS
    game.tell(ALL, "time-changed", seat=seat, seconds=abs(round(seconds)), how=how)


@powers("xray", when=DEALT)
def xray(game: SpyfallState, seat: int, event: Event) -> None:
    """The power of the player on the left is seen."""
    if event.seat == seat:
        other = game.clockwise(seat + 1)[0]
        game.tell(seat, "saw-power", seat=seat, target=other, power=game.power[other])


@rights("mute")
def mute(game: SpyfallState, seat: int, allowed: bool) -> bool:
    """No early votes are called."""
    return False


@ballots("hothead")
def hothead(game: SpyfallState, seat: int, options: tuple[str, ...], first: bool) -> tuple[str, ...]:
    """The first ballot of the round is for, whatever one thinks."""
    return ("for",) if first else options
