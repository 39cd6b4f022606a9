"""What can be counted when a match is over and everything is open: a few numbers, each of them true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from lichina.kernel import Told

from .roles import GANGS
from .state import MafiaState
from .town import SIDE


class FactCount:
    """The story of a match, read once from its beginning."""

    def __init__(self, game: MafiaState) -> None:
        self.card = game.card
        self.nights = self.days = self.quiet = 0
        self.shots = self.missed = 0
        self.heals = 0
        self.saved: set[int] = set()
        """The nights in which a heal saved somebody."""
        self.checks = self.lies = 0
        self.accused: Counter[int] = Counter()
        self.cast: Counter[int] = Counter()
        """How often each of the town has voted against somebody; and, of that, against a criminal."""
        self.hits: Counter[int] = Counter()
        self._hands: dict[int, int | None] = {}
        self._sick: set[int] = set()
        self._answer: str | None = None
        for _, event in game.story.since(0):
            read = READERS.get(event.key)
            if read is not None:
                read(self, event.data)
        self.days -= game.stage == "day"  # decided at dawn, the last day did not come

    def criminal(self, seat: int) -> bool:
        """By the card that was dealt."""
        return SIDE[self.card[seat]] in GANGS

    def town(self, seat: int) -> bool:
        return SIDE[self.card[seat]] == "town"

    # --- what the story tells ---------------------------------------------------------------------------------------

    def day(self, data: Mapping[str, Any]) -> None:
        self.days += 1

    def morning(self, data: Mapping[str, Any]) -> None:
        self.nights += 1
        self.quiet += not data["dead"]

    def infected(self, data: Mapping[str, Any]) -> None:
        self._sick |= set(data["seats"])

    def cured(self, data: Mapping[str, Any]) -> None:
        self._sick.discard(data["seat"])

    def healed(self, data: Mapping[str, Any]) -> None:
        self.heals += 1

    def struck(self, data: Mapping[str, Any]) -> None:
        self.shots += data["cause"] != "poison"

    def spared(self, data: Mapping[str, Any]) -> None:
        if data["reason"] == "healed":
            self.saved.add(self.nights)
        if data["reason"] != "shielded" and data["cause"] != "poison":  # a shielded shot goes on to the bodyguard
            self.shots += 1
            self.missed += 1

    def answered(self, data: Mapping[str, Any]) -> None:
        self.checks += 1
        self._answer = data["answer"]

    def unanswered(self, data: Mapping[str, Any]) -> None:
        self._answer = None

    def misled(self, data: Mapping[str, Any]) -> None:
        """It follows its answer, which may be true by chance."""
        self.lies += self._answer not in (None, data["truth"])

    def accuse(self, data: Mapping[str, Any]) -> None:
        self.accused[data["target"]] += 1

    def hand(self, data: Mapping[str, Any]) -> None:
        self._hands[data["seat"]] = data.get("target")

    def raised(self, data: Mapping[str, Any]) -> None:
        self._hands |= dict.fromkeys(data["voters"], data["seat"])

    def counted(self, data: Mapping[str, Any]) -> None:
        """A vote is over: the hands as they were in the end."""
        for seat, target in self._hands.items():
            if target is not None and self.town(seat) and seat not in self._sick:
                self.cast[seat] += 1
                self.hits[seat] += self.criminal(target)
        self._hands = {}


READERS: dict[str, Callable[[FactCount, Mapping[str, Any]], None]] = {
    "day": FactCount.day,
    "morning": FactCount.morning,
    "infected": FactCount.infected,
    "cured": FactCount.cured,
    "healed": FactCount.healed,
    "struck": FactCount.struck,
    "spared": FactCount.spared,
    **dict.fromkeys(("checked", "judged", "compared"), FactCount.answered),
    **dict.fromkeys(("no-answer", "no-answer-pair"), FactCount.unanswered),
    "misled": FactCount.misled,
    "accused": FactCount.accuse,
    **dict.fromkeys(("hand", "abstained"), FactCount.hand),
    "raised": FactCount.raised,
    **dict.fromkeys(("tied", "nobody-out", "voted-out"), FactCount.counted),
}


def facts(game: MafiaState) -> Iterator[Told]:
    """What is worth saying about a match: what did not come up in it is left out."""
    tally = FactCount(game)
    yield Told("length", {"days": tally.days, "nights": tally.nights})
    if tally.nights:
        yield Told("quiet", {"nights": tally.nights, "quiet": tally.quiet})
    if tally.shots:
        yield Told("shots", {"shots": tally.shots, "missed": tally.missed})
    if tally.heals:
        yield Told("heals", {"heals": tally.heals, "saved": len(tally.saved)})
    if tally.checks:
        yield Told("checks", {"checks": tally.checks, "lies": tally.lies})
    if tally.cast:
        yield Told("votes", {"votes": tally.cast.total(), "hits": tally.hits.total()})
        best = sorted(tally.cast, key=lambda seat: (-tally.hits[seat], tally.cast[seat], seat))
        yield Told("aim", {"each": {str(seat): f"{tally.hits[seat]}/{tally.cast[seat]}" for seat in best}})
    wronged = {seat: count for seat, count in tally.accused.items() if tally.town(seat)}
    most = max(wronged.values(), default=0)
    if most > 1:
        seats = tuple(seat for seat in game.players if wronged.get(seat) == most)
        yield Told("wronged", {"seats": seats, "times": most})
