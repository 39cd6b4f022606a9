"""A table with named seats, so that a test reads like a story: `Table("M1 C1 C2 Doctor").night(mafia="C1") == "C1"`.

A name says which card its owner holds: C1, C2 … are citizens, M1 … mafiosi, T1 … of the Triads, Zero is patient zero,
every other name is its role's. A table has at least six seats: smaller casts are filled with citizens who died before,
X1, X2 … Host is the moderator's seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import lichina
from lichina.games.mafia import Mafia
from lichina.games.mafia.roles import ASKS
from lichina.games.mafia.roles import ROLES as CARDS
from lichina.kernel import IllegalAnswer, Told
from tests.games.named_table import NamedTable

ROLES = {"C": "citizen", "X": "citizen", "M": "mafioso", "T": "triad", "Zero": "patient0", "Host": ""}
STATUSES = ("dead", "jailed", "infected", "poisoned")
FIRST_HALF, SECOND_HALF = (
    {ask.of: ask.id for ask in ASKS if ask.half == half and ask.of in CARDS and ask.of != "journalist"}
    for half in (1, 2)
)
"""What is asked of each card; the journalist names one player in each half."""
ORDERS = {*FIRST_HALF, *SECOND_HALF, "journalist", "mafia", "triads", "again"}
ANSWERS = {"checked", "judged", "compared", "no-answer", "no-answer-pair"}


def role_of(name: str) -> str:
    """The card that goes with a name."""
    kind = name.rstrip("0123456789")
    return ROLES.get(kind, kind.lower())


class Table(NamedTable):
    """A match in a position, and what people do in it, by their names."""

    seat = NamedTable.number

    def __init__(self, cast: str, start: str = "night", *, seed: int | str = 1, **given: Any) -> None:
        self.names = cast.split()
        fill = [f"X{number}" for number in range(1, 7 - len(self.names))]
        self.names += fill
        deal: dict[str, Any] = {"cards": [role_of(name) for name in self.names], "start": start}
        for status in STATUSES:
            deal[status] = self.seats(given.pop(status, ""))
        deal["dead"] += [self.seat(name) for name in fill]
        deal["chief"] = {gang: self.seat(name) for gang, name in given.pop("chief", {}).items()}
        deal["last_heal"] = self.seat(given.pop("last_heal")) if "last_heal" in given else None
        deal["nights"] = given.pop("nights", 0)
        if "Host" in self.names:
            given["moderator"] = self.seat("Host")
        self.match = lichina.start(Mafia, seats=len(self.names), seed=seed, options={**given, "deal": deal})

    # --- names ----------------------------------------------------------------------------------------------------

    def seats(self, names: str) -> list[int]:
        """The seats of several names."""
        return [self.seat(name) for name in names.split()]

    def named(self, seats: Iterable[int]) -> str:
        """Seats as names, in the order of the table."""
        return super().named(sorted(seats))

    # --- asking and answering -------------------------------------------------------------------------------------

    def options(self, name: str, key: str | None = None) -> list[Any]:
        """What can be chosen, seats by their names; of a tree what can be said first."""
        return self.choices(self.question(name, key))

    def closed(self, name: str, key: str | None = None) -> dict[str, str]:
        """What cannot be chosen, and why."""
        return {self._name(option): why for option, why in self.question(name, key).closed.items()}

    def refusal(self, name: str, key: str, value: Any) -> str:
        """With which code an answer is refused."""
        with pytest.raises(IllegalAnswer) as caught:
            self.answer(name, key, value)
        return caught.value.code

    def say(self, name: str, *words: Any) -> None:
        """Somebody says something in the discussion."""
        self.answer(name, "say", words)

    def lapse(self, times: int = 1) -> None:
        """Time passes to the next deadline."""
        for _ in range(times):
            self.match.lapse()

    # --- the night ------------------------------------------------------------------------------------------------

    def first_half(self, **orders: Any) -> None:
        """The orders of the first half of a night: `doctor="C1"`, `mafia="C1"` or `mafia={"M1": "C1"}`."""
        for role, key in FIRST_HALF.items():
            if role in orders:
                self.answer(self.holder(role), key, orders[role])
        if "journalist" in orders:
            self.answer("Journalist", "compare", orders["journalist"][0])
        for gang in ("mafia", "triads"):
            for name, target in self._ballots(orders.get(gang, {}), gang):
                self.answer(name, "shoot", target)
        self.lapse()

    def second_half(self, **orders: Any) -> str:
        """The orders of the second half; `again` is the second ballot. The names of those who are dead at dawn."""
        for name, target in orders.get("again", {}).items():
            self.answer(name, "again", target)
        if "journalist" in orders:
            self.answer("Journalist", "compare-with", orders["journalist"][1])
        for role, key in SECOND_HALF.items():
            if role in orders:
                self.answer(self.holder(role), key, orders[role])
        self.lapse()
        return str(self.heard(None, "morning")[-1]["dead"])

    def night(self, **orders: Any) -> str:
        """A whole night, after a day without a vote if it is day. The names of those who are dead at dawn."""
        assert set(orders) <= ORDERS, f"no such orders: {set(orders) - ORDERS}"
        self.to_night()
        self.first_half(**orders)
        return self.second_half(**orders)

    def to_night(self) -> None:
        """Let the day pass: nobody says anything and nobody votes."""
        while self.match.phase != "nightfall":
            self.lapse()

    def holder(self, role: str) -> str:
        """The name of the one with this card."""
        return next(name for name in self.names if role_of(name) == role)

    def _ballots(self, given: str | dict[str, str], gang: str) -> Iterable[tuple[str, str]]:
        if isinstance(given, dict):
            return given.items()
        cards = ("mafioso", "don", "lawyer") if gang == "mafia" else ("triad", "boss")
        members = (name for name in self.names if role_of(name) in cards)
        return [(name, given) for name in members if "shoot" in self.asked(name)]

    # --- the day --------------------------------------------------------------------------------------------------

    def to_vote(self) -> None:
        """Let the discussion pass in silence."""
        while self.match.phase != "vote":
            self.lapse()

    def vote(self, **hands: str) -> str:
        """Hands go up, and then time does the rest. The names of those who were voted out by it."""
        self.to_vote()
        before = len(self.heard(None, "voted-out"))
        for name, target in hands.items():
            self.answer(name, "vote", target)
        if self.match.phase == "vote" and self.match.outcome is None:
            self.lapse()
        return " ".join(event["seat"] for event in self.heard(None, "voted-out")[before:])

    # --- what came of it ------------------------------------------------------------------------------------------

    def words_of(self, event: Told) -> dict[str, Any]:
        """What an event says, seats by their names; how it is worded, and what it does not remind of, is left out."""
        found = super().words_of(event)
        if "tone" not in found:
            return found
        return {name: said for name, said in found.items() if name != "tone" and said is not None}

    def hearers(self, key: str) -> str:
        """Who was told something under this key."""
        return " ".join(name for name in self.names if self.heard(name, key))

    def found(self, name: str) -> str | None:
        """What a checker was told at the last dawn: None if that there is no answer, "nothing" if nothing at all."""
        heard = self.match.told(self.seat(name))
        dawns = [index for index, event in enumerate(heard) if event.key == "morning"]
        nights = [index for index, event in enumerate(heard[: dawns[-1]]) if event.key == "night"]
        answers = [event for event in heard[nights[-1] : dawns[-1]] if event.key in ANSWERS]
        return answers[0].data.get("answer") if answers else "nothing"

    @property
    def alive(self) -> str:
        """Who lives."""
        return self.named(self.public("alive"))

    @property
    def jailed(self) -> str:
        """Who is in jail."""
        return self.named(self.public("jailed"))

    @property
    def winner(self) -> str | None:
        """The side that has won, if the match is over."""
        return None if self.match.outcome is None else self.match.outcome.side

    @property
    def winners(self) -> str:
        """Those who have won."""
        assert self.match.outcome is not None
        return self.named(self.match.outcome.winners)
