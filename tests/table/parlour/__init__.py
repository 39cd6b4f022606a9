"""A parlour game to look at a table with: in every round each says a word in secret, or all race for one thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec import Struct

from lichina.kernel import (
    ALL,
    SOME,
    All,
    Amount,
    Ask,
    Dice,
    First,
    Game,
    MomentSeconds,
    Next,
    Outcome,
    Pick,
    Seat,
    Steps,
    Tale,
    Wait,
    Word,
    window,
)

SECRET = "the butler did it"
"""What the rules cry out when they fail: nobody at a table may read it."""


class Room(Struct, frozen=True):
    """What everybody sees."""

    round: int
    words: tuple[str, ...]


class Own(Struct, frozen=True):
    """What one player sees besides."""

    word: str


class Parlour(Game):
    id = "parlour"
    PLAYERS = range(2, 7)
    MODES: ClassVar[Mapping[str, Any]] = {}
    EVENTS = (
        Tale("noted", SOME, word=Word),
        Tale("round", words=tuple[Word, ...]),
        Tale("taken", seat=Seat | None),
        Tale("waited", round=Amount),
        Tale("struck", moment=1, round=Amount),
    )
    LIVE: ClassVar[Mapping[str, Any]] = {"moment": 6}
    WITH_BOTS: ClassVar[Mapping[str, Any]] = {"rounds": 2}
    SEATED = frozenset({"first", "pair", "weights"})

    class Options(Game.Options, frozen=True):
        rounds: int = 3
        kind: Literal["words", "race", "offer", "wait", "late", "window", "moment"] = "words"
        choosers: tuple[int, ...] = ()
        ways: int = 1
        limit: int = 30
        moment: MomentSeconds = 0
        first: int | None = None
        pair: tuple[int, ...] = ()
        weights: dict[str, int] = {}  # noqa: RUF012
        said: tuple[str, ...] = ()

    round: int
    words: list[str]
    own: list[str]

    def handed_on(self) -> dict[str, Any]:
        return {"said": (*self.options.said, *self.words)}

    def setup(self) -> Next:
        self.round = 0
        self.words = []
        self.own = [""] * len(self.seats)
        return getattr(self, self.options.kind + "_round")  # type: ignore[no-any-return]

    def words_round(self) -> Steps[Next]:
        """Everybody says a word; those who say «boom» break the rules."""
        self.round += 1
        form = Pick(["yes", "no", "boom"])
        asks = [Ask(seat, "word", form) for seat in self.seats]
        self.own = yield All(asks, limit=self.options.limit)
        if "boom" in self.own:
            raise RuntimeError(SECRET)
        for seat in self.seats:
            self.tell(seat, "noted", word=self.own[seat])
        self.words += self.own
        self.tell(ALL, "round", words=self.own)
        return self.words_round if self.round < self.options.rounds else self.end()

    def race_round(self) -> Steps[Next]:
        """There is one thing, and the first who takes it has it."""
        self.round += 1
        winner, _ = yield First([Ask(seat, "take", Pick(["take"])) for seat in self.seats], limit=self.options.limit)
        self.tell(ALL, "taken", seat=winner)
        return Outcome(() if winner is None else (winner,), "taken")

    def offer_round(self) -> Steps[Next]:
        """Whoever wants ends it; nobody has to."""
        self.round += 1
        taken, _ = yield First([Wait(self.options.limit)], standing=self.stop)
        return Outcome((), "stopped" if taken else "waited")

    def late_round(self) -> Steps[Next]:
        """For five seconds nobody has to do anything; then everybody is asked."""
        yield First([Wait(5)], standing=self.stop)
        return self.words_round

    def stop(self, seat: int) -> list[Ask]:
        return [Ask(seat, "stop", Pick(["stop"]))]

    def window_round(self) -> Steps[Next]:
        """Something is announced, and some could react to it, in one way or in many."""
        self.round += 1
        ways = ["react", *(f"react-{way}" for way in range(1, self.options.ways))]
        forms = [Pick(["pass", *ways] if seat in self.options.choosers else ["pass"]) for seat in self.seats]
        self.words += yield from window([Ask(seat, "react", forms[seat]) for seat in self.seats], self.options.limit)
        return self.window_round if self.round < self.options.rounds else self.end()

    def moment_round(self) -> Steps[Next]:
        """A bell rings, and everybody hears it; then each says a word."""
        if self.round == self.options.rounds:
            return self.end()
        self.round += 1
        yield from self.moment(self.tell(ALL, "struck", round=self.round))
        self.words += yield All([Ask(seat, "word", Pick(["yes", "no"])) for seat in self.seats], limit=30)
        return self.moment_round

    def wait_round(self) -> Steps[Next]:
        """Time passes, and nobody is asked."""
        self.round += 1
        yield Wait(self.options.limit)
        self.tell(ALL, "waited", round=self.round)
        return self.wait_round if self.round < self.options.rounds else self.end()

    def end(self) -> Outcome:
        counts = tuple(sum(word == "yes" for word in self.words[seat :: len(self.seats)]) for seat in self.seats)
        best = max(counts)
        return Outcome(tuple(seat for seat in self.seats if counts[seat] == best), "counted", scores=counts)

    def public(self) -> Room:
        return Room(self.round, tuple(self.words))

    def private(self, seat: int) -> Own:
        return Own(self.own[seat])

    def imagine(self, seat: int, dice: Dice) -> None:
        """Words are sealed by the kernel until they are told."""
