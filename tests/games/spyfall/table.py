"""A table with named seats, so that a test reads like a story: `Table("Anna Ivan Maria", "Anna").guess("Anna", "zoo")`.

The second name is the spy's; all others are at the zoo, unless the bag is another, `joke` or `mixed`. Whoever is named
in `powers` has that power, all others have some that do nothing by themselves. With `ally="nobody"` the mode is on, and
the sign was left over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import lichina
from lichina.games.spyfall import Spyfall
from lichina.kernel import IllegalAnswer
from tests.games.named_table import NamedTable

FOUR = "Anna Ivan Maria Dmitry"
FIVE = f"{FOUR} Elena"
MIXED = ["zoo", "museum", "beach", "metro", "bank", "school", "pool", "train"]
QUIET = ["xray", "loop", "lasso", "second", "pass-on", "shadow", "backwards", "alter"]
"""Powers that change nothing while nobody uses them."""


def laid_out(
    names: Iterable[str],
    spy: str | None = None,
    bag: str = "zoo",
    ally: str | None = None,
    powers: Mapping[str, str] | None = None,
    dealer: str | None = None,
) -> dict[str, Any]:
    """A round as the option `deal` has it."""
    seats = list(names)
    cards = ["spy" if bag == "joke" or name == spy else bag for name in seats]
    if bag == "mixed":
        cards = MIXED[: len(seats)]
    held: list[str] = []
    if powers is not None:
        quiet = (power for power in QUIET if power not in powers.values())
        held = [powers[name] if name in powers else next(quiet) for name in seats]
    return {
        "cards": cards,
        "ally": seats.index(ally) if ally in seats else None,
        "powers": held,
        "dealer": 0 if dealer is None else seats.index(dealer),
    }


class Table(NamedTable):
    """A match in a round that is laid out, and what people do in it, by their names."""

    seat = NamedTable.number

    def __init__(
        self,
        names: str,
        spy: str | None = None,
        *,
        bag: str = "zoo",
        ally: str | None = None,
        powers: Mapping[str, str] | None = None,
        dealer: str | None = None,
        look: bool = True,
        seed: int | str = 1,
        **options: Any,
    ) -> None:
        self.names = names.split()
        self.at = 0.0
        deal = laid_out(self.names, spy, bag, ally, powers, dealer)
        modes = {"mission": powers is not None, "joke": bag == "joke", "madness": bag == "mixed"}
        chosen = {"rounds": 1, **modes, "ally": ally is not None, "deal": [deal], **options}
        self.match = lichina.start(Spyfall, seats=len(self.names), seed=seed, options=chosen)
        if look:
            self.look()

    # --- asking and answering -------------------------------------------------------------------------------------

    def offered(self, name: str) -> list[str]:
        """The keys of all that this player may do besides."""
        return [question.key for question in self.match.chances(self.seat(name))]

    def options(self, name: str, *path: Any) -> list[Any]:
        """What can be chosen, seats by their names; of a tree what can be said after this path."""
        return self.choices(self.question(name), *path)

    def offer_options(self, name: str, key: str) -> list[Any]:
        """What can be chosen in an offer."""
        (found,) = (one for one in self.match.chances(self.seat(name)) if one.key == key)
        return self.choices(found)

    def moment(self) -> float:
        """How late it is by the reckoning of the test."""
        self.at = max(self.at, self.match.now)
        return self.at

    def answer(self, name: str, key: str, value: Any) -> None:
        """Somebody answers a question; names stand for seats, and a tuple for a path."""
        self.match.answer(self.seat(name), self._value(value), self.question(name, key).number, self.moment())

    def take(self, name: str, key: str, value: Any) -> None:
        """Somebody takes an offer."""
        self.match.answer(self.seat(name), self._value(value), key, self.moment())

    def refusal(self, name: str, key: str, value: Any) -> str:
        """With which code an offer that is taken or a question that is answered is refused."""
        with pytest.raises(IllegalAnswer) as caught:
            (self.answer if key in self.asked(name) else self.take)(name, key, value)
        return caught.value.code

    # --- time -----------------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        """So many seconds pass."""
        self.at = self.moment() + seconds
        self.match.lapse(self.at)

    def lapse(self, times: int = 1) -> None:
        """Time passes to the next deadline."""
        for _ in range(times):
            self.match.lapse()
            self.moment()

    def left(self) -> float:
        """How many seconds the clock of the round has left."""
        glass = self.public("glass")
        return float(glass.left if glass.ends is None else glass.ends - self.moment())

    # --- a round --------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Everybody looks at the own card."""
        for name in self.names:
            self.answer(name, "look", "seen")

    def ask(self, name: str, target: str, *said: str) -> None:
        """Somebody asks somebody."""
        self.answer(name, "ask", (target, *said))

    def reply(self, name: str, *said: str) -> None:
        """Whoever is asked answers."""
        self.answer(name, "answer", said)

    def exchange(self, name: str, target: str, about: str = "crowds", reply: str = "yes") -> None:
        """A question and its answer."""
        self.ask(name, target, about)
        self.reply(target, reply)

    def accuse(self, name: str, target: str, against: str = "") -> None:
        """An accusation, and how all others vote; powers that could answer it are not used."""
        self.take(name, "accuse", target)
        if self.public("trial").part == "shield":
            self.wait(6)
        self.vote(against)
        if self.stage == "accusation":
            self.wait(6)

    def vote(self, against: str = "") -> None:
        """The ballots of an accusation: all are for it but these."""
        for name in [name for name in self.names if "verdict" in self.asked(name)]:
            self.answer(name, "verdict", "against" if name in against.split() else "for")

    def call(self, name: str, supporters: str = "") -> None:
        """A call of madness, and who is for it."""
        self.take(name, "madness", "call")
        for other in [other for other in self.names if other != name]:
            self.answer(other, "hands", "for" if other in supporters.split() else "against")

    def guess(self, name: str, place: str) -> None:
        """Somebody opens the spy's card, and names a place or calls the joke."""
        self.take(name, "guess", place)

    def run_out(self) -> None:
        """Nobody says anything until the time is up."""
        while self.stage == "questions":
            self.lapse()

    def point(self, **pairs: str) -> None:
        """The time is up, and these point at somebody."""
        self.run_out()
        self.lapse()
        for name, target in pairs.items():
            self.answer(name, "point", target)
        if self.stage == "final":
            self.lapse()

    def name_ally(self, **pairs: str) -> None:
        """The place was named, and these point at the one whom they take for the ally."""
        self.lapse()
        for name, target in pairs.items():
            self.answer(name, "name-ally", target)
        if self.stage == "ally-vote":
            self.lapse()

    def pass_on_to_next(self) -> None:
        """Nobody applauds, all have seen the points, and the next round is dealt."""
        while self.stage in ("applause", "score"):
            self.lapse()

    # --- what came of it ------------------------------------------------------------------------------------------

    @property
    def dealer(self) -> str:
        """Who deals, or will deal next."""
        return self.named([self.public("dealer")])

    @property
    def reason(self) -> str | None:
        """How the last round has ended."""
        over = self.heard(None, "round-over")
        return str(over[-1]["reason"]) if over else None

    @property
    def points(self) -> dict[str, int]:
        """What the last round was worth, to those to whom it was worth anything."""
        over: dict[str, Any] = self.heard(None, "round-over")[-1]
        return {name: points for name, points in over["points"].items() if points}
