"""The table of «Мафия»: its state, its moderator, who hears what, who leaves, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from lichina.kernel import ALL, All, Ask, First, Game, Next, Outcome, Part, Pick, Steps, Wait

from .options import Choices
from .roles import ROLES
from .town import Town
from .victory import CheckTime, winner

MODERATED_SECONDS = 3600
"""Where a person moderates, a stage lasts until he ends it, and not longer than this."""
STIRRED = -1
"""How quiet it is when a death, an infection or a jailing has happened since the last morning."""
QUIET = 3
"""After this many days and nights without a death, an infection or a jailing, nobody wins (A50)."""

NO_PART = Part("", None)

OnAnswer: TypeAlias = Callable[[int, str, Any], None]


class MafiaState(Town, Game):
    """What day and night have in common.

    Who has accused or defended whom, and how hands stood when they were counted, is kept in the logs `stands` and
    `hands`: everybody knows it, and it only grows.
    """

    options: Choices
    players: list[int]
    """The seats with a card: all but the moderator's."""
    deck: dict[str, int]
    day: int
    stage: str
    half: int
    gone: list[tuple[int, bool, int]]
    """Who has left: the seat, whether by a vote, and in which day or night."""
    quiet: int
    """For how many days nothing has happened that keeps the game alive."""
    wakes: list[tuple[int, str, list[int]]]
    """Who was awake together: the night, the gang, the seats."""
    rooms: dict[str, list[int]]
    """Tonight's, by gang: its members who can act, and the spy."""
    orders: dict[str, int | None]
    ballots: dict[str, dict[int, int | None]]
    again: dict[str, dict[int, int | None]]
    """The second ballots of a gang that has shot the spy."""
    shots: dict[str, int | None]
    exposed: list[str]
    checks: list[tuple[int, int, list[int], str | None]]
    """What checkers have learned: the seat, the night, whom, the answer."""
    notes: list[tuple[int, int, int, int]]
    """Whom players suspect: the seat, the night, its half, whom."""
    candidates: list[int]
    called: int
    hands: dict[int, int | str]
    ready: list[int]
    ending: tuple[list[int], str, str] = ([], "", "")
    """When the match is over: who has won, why, and for which side."""
    words: list[int]
    """How many statements each seat has left today."""
    answers: list[int]
    """How many answers each has left when there are no more of them."""
    tones: dict[str, list[str]]
    """For each kind of statement, how it was worded lately."""
    spoke: dict[int, int]
    """On which day each seat last said something."""
    owing: Sequence[tuple[int, str]] = ()
    """Where a person moderates, who has not tapped yet, and what."""
    overtime: bool = False
    """Where a person moderates, whether a stage has lasted as long as it would without him."""

    def begin(self) -> Steps[None]:
        """Where a person moderates, the stage begins when he says so."""
        if self.options.moderator is not None:
            about = {"stage": self.stage, "half": self.half}
            yield Ask(self.options.moderator, "begin", Pick(["begin"]), about=about, limit=MODERATED_SECONDS)

    def lasting(self, seconds: float) -> float:
        """How long a stage may last: where a person moderates, until he ends it."""
        return seconds if self.options.moderator is None else MODERATED_SECONDS

    def ended(self, gate: Ask | All | First) -> Steps[Any]:
        """What comes of a gate; None if a person moderates, and ends it before it is done."""
        if self.options.moderator is None:
            return (yield gate)
        about = {"stage": self.stage, "half": self.half}
        slot, value = yield First([gate, Ask(self.options.moderator, "end", Pick(["end"]), about=about)])
        return value if slot == 0 else None

    def taps(self, asks: list[Any], seconds: int, each: OnAnswer, constant: bool = False) -> Steps[None]:
        """Ask all these at once; `each` is handed what is answered as it comes, and it may be changed until the end.

        It ends when all have answered, or, `constant`, with the time; where a person moderates, when he ends it.
        """
        limit = self.lasting(seconds)
        pause: list[Any] = [Wait(limit)] if constant else []
        if self.options.moderator is not None:
            pause = [self.fair_time(seconds)]
            self.owing = [(ask.seat, ask.key) for ask in asks]
            each = self.noting(each)
        yield from self.ended(All(asks + pause, limit=limit, amend=True, each=each))
        if self.owing:
            self.owing = ()

    def noting(self, each: OnAnswer) -> OnAnswer:
        """The moderator sees who has tapped."""

        def taken(seat: int, key: str, value: Any) -> None:
            self.owing = [one for one in self.owing if one != (seat, key)]
            each(seat, key, value)

        return taken

    def fair_time(self, seconds: float) -> Steps[None]:
        """Where a person moderates, he sees when as much time is over as the stage would have without him."""
        self.overtime = False
        yield Wait(seconds)
        self.overtime = True
        yield Wait(MODERATED_SECONDS)

    def overseers(self) -> list[int]:
        """Who sees everything: the moderator, and the dead where the table lets them."""
        seats = [] if self.options.moderator is None else [self.options.moderator]
        return seats + [seat for seat, _, _ in self.gone] if self.options.dead_see == "everything" else seats

    def heard_by(self, *seats: int) -> set[int]:
        """These seats, and those who see everything."""
        return {*seats, *self.overseers()}

    def leave(self, seat: int, by_vote: bool) -> None:
        self.quiet = STIRRED
        self.gone.append((seat, by_vote, self.day if by_vote else self.night))
        if seat in self.alive:
            self.alive.remove(seat)
        if seat in self.jailed:
            self.jailed.remove(seat)
        self.poison.pop(seat, None)

    def tell_cured(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.tell(self.heard_by(seat), "cured", seat=seat)

    def tell_heirs(self, heirs: dict[str, int]) -> None:
        for gang, seat in heirs.items():
            self.tell(self.heard_by(seat), "heir", gang=gang, seat=seat)

    def over(self, moment: CheckTime) -> bool:
        """Whether the match is over, and who has won, including the dead of the winning side."""
        side = winner(self, moment, self.options.win_mode)
        if side is None and (moment != "day" or self.quiet < QUIET):
            return False
        if side is None:
            self.ending = ([], "quiet", "draw")
        elif side == "draw":
            self.ending = ([], "nobody-left", "draw")
        else:
            reasons = {"town": "criminals-dead", "mafia": "parity", "triads": "parity", "patient0": "infection"}
            won = [seat for seat in self.players if self.side_of(seat) == side]
            self.ending = (won, reasons.get(side, "last-two"), side)
        return True

    def finale(self) -> Steps[Next]:
        """All cards are turned, and everybody sees who has won."""
        yield from self.moment(self.tell(ALL, "unmasked", cards={seat: self.card[seat] for seat in self.players}))
        won, reason, side = self.ending
        return Outcome(tuple(won), reason, side)

    def side_of(self, seat: int) -> str:
        """With whom this player wins: the infected with patient zero (A22), every other loner alone."""
        if seat in self.infected:
            return "patient0"
        side = ROLES[self.card[seat]].side
        return self.card[seat] if side == "loner" else side

    def cast(self) -> list[Part]:
        """The card of each player, and with whom they win now: an infection changes that. A moderator has neither."""
        return [Part(self.card[seat], self.side_of(seat)) if seat in self.players else NO_PART for seat in self.seats]

    def sunrise(self) -> Next:
        """A day begins."""
        raise NotImplementedError  # pragma: no cover

    def nightfall(self) -> Steps[Next]:
        """A night begins."""
        raise NotImplementedError  # pragma: no cover
