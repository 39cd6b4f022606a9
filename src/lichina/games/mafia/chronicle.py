"""The story of a match of «Мафия», read once when everything is open: votes, nights and words, each with its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .roles import GANGS
from .state import MafiaState
from .town import SIDE

TAKES = {"hunted": "maniac", "poisoned": "poison"}
"""How the orders of those are told who kill alone, and of what their victims die."""


class ToldAt(NamedTuple):
    """Something that happened, with its place in the story."""

    at: int
    data: Mapping[str, Any]


class Vote:
    """A vote of the town: hands as they stood in the end, and whom it sent away."""

    def __init__(self, day: int, hands: dict[int, tuple[int, int | None]], at: int) -> None:
        self.day = day
        self.at = at
        self.hands = {seat: target for seat, (_, target) in hands.items() if target is not None}
        self.raised = {seat: place for seat, (place, _) in hands.items()}
        """Where in the story each hand went up."""
        self.out: list[ToldAt] = []
        self.nobody = False

    def gone(self) -> list[int]:
        return [one.data["seat"] for one in self.out]


class NightOutcome(NamedTuple):
    """What came of a night."""

    number: int
    at: int
    dead: tuple[int, ...]
    saved: list[ToldAt]
    killed: dict[int, str]
    """Of what each victim died."""
    aims: dict[tuple[str, int], ToldAt]
    """Who was the first to point at somebody, by the gang, or by what alone kills."""


class Chronicle:
    """What is retold of a match."""

    def __init__(self, game: MafiaState) -> None:
        self.card, self.side_of = game.card, game.side_of
        self.votes: list[Vote] = []
        self.nights: list[NightOutcome] = []
        self.accused: list[ToldAt] = []
        self.claims: list[ToldAt] = []
        self.reports: list[ToldAt] = []
        self.found: list[ToldAt] = []
        """Criminals whom a check has shown."""
        self.jailed: list[ToldAt] = []
        self.end = len(game.story) - 1
        self._day = 0
        self._hands: dict[int, tuple[int, int | None]] = {}
        self._saved: list[ToldAt] = []
        self._killed: dict[int, str] = {}
        self._aims: dict[tuple[str, int], ToldAt] = {}
        for at, (_, event) in enumerate(game.story.since(0)):
            if (read := READERS.get(event.key)) is not None:
                read(self, event.key, ToldAt(at, event.data))

    # --- who is who, by the card that was dealt -----------------------------------------------------------------------

    def side(self, seat: int) -> str:
        """`town`, a gang, or `loner`."""
        return SIDE[self.card[seat]]

    def criminal(self, seat: int) -> bool:
        return self.side(seat) in GANGS

    def town(self, seat: int) -> bool:
        return self.side(seat) == "town"

    # --- what the story tells -----------------------------------------------------------------------------------------

    def day(self, key: str, said: ToldAt) -> None:
        self._day = said.data["day"]

    def hand(self, key: str, said: ToldAt) -> None:
        self._hands[said.data["seat"]] = (said.at, said.data.get("target"))

    def raised(self, key: str, said: ToldAt) -> None:
        self._hands |= {seat: (said.at, said.data["seat"]) for seat in said.data["voters"]}

    def counted(self, key: str, said: ToldAt) -> None:
        """A vote is over; a tie is followed by what comes of it."""
        if self._hands or not self.votes or self.votes[-1].day != self._day:
            self.votes.append(Vote(self._day, self._hands, said.at))
            self._hands = {}
        if key == "voted-out":
            self.votes[-1].out.append(said)
        self.votes[-1].nobody = key == "nobody-out"

    def spared(self, key: str, said: ToldAt) -> None:
        if said.data["reason"] in ("healed", "shielded", "visited"):
            self._saved.append(said)

    def struck(self, key: str, said: ToldAt) -> None:
        self._killed[said.data["target"]] = said.data["cause"]

    def aimed(self, key: str, said: ToldAt) -> None:
        by = said.data["gang"] if key == "pointed" else TAKES[key]
        self._aims.setdefault((by, said.data["target"]), said)

    def morning(self, key: str, said: ToldAt) -> None:
        """A night is over; poison takes its time, so whom it was given to is kept."""
        dead = tuple(said.data["dead"])
        self.nights.append(NightOutcome(said.data["night"], said.at, dead, self._saved, self._killed, self._aims))
        slow = {pair: aim for pair, aim in self._aims.items() if pair[0] == "poison"}
        self._saved, self._killed, self._aims = [], {}, slow

    def checked(self, key: str, said: ToldAt) -> None:
        if self.criminal(said.data["target"]) and said.data["answer"] != "town":
            self.found.append(said)


Reader = Callable[[Chronicle, str, ToldAt], None]


def _kept(name: str) -> Reader:
    return lambda chronicle, key, said: getattr(chronicle, name).append(said)


READERS: dict[str, Reader] = {
    "day": Chronicle.day,
    **dict.fromkeys(("hand", "abstained"), Chronicle.hand),
    "raised": Chronicle.raised,
    **dict.fromkeys(("tied", "nobody-out", "voted-out"), Chronicle.counted),
    "spared": Chronicle.spared,
    "struck": Chronicle.struck,
    **dict.fromkeys(("pointed", *TAKES), Chronicle.aimed),
    "morning": Chronicle.morning,
    **dict.fromkeys(("checked", "judged"), Chronicle.checked),
    "accused": _kept("accused"),
    "claimed": _kept("claims"),
    **dict.fromkeys(("said-found", "said-saw"), _kept("reports")),
    "jailed": _kept("jailed"),
}
