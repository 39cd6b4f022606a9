"""Whom a match of «Находка для шпиона» has shown in a special light, and the turns that it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from lichina.kernel import Highlight, Outcome

from .scoring import CAUGHT

if TYPE_CHECKING:
    from .rules import Spyfall

HIDDEN = frozenset(("spy-hidden", "local-voted", "local-accused"))
"""Endings in which the spy was not found."""
FEW = 4
"""How few questions are hardly enough for a spy to know where he is."""
MANY = 3
"""This many points in one round are worth a mention."""


class Round:
    """A round, read once when everything is open: what was done in it, each with its place in the story."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.accused: list[tuple[int, int, int]] = []
        """The place, who, and whom."""
        self.ballots: list[tuple[int, Mapping[str, Any]]] = []
        self.pointed: tuple[int, Mapping[Any, Any]] | None = None
        self.guess: tuple[int, Mapping[str, Any]] | None = None
        self.call: tuple[int, int] | None = None
        """Where somebody called madness or a joke, and who."""
        self.asked: list[tuple[int, int]] = []
        self.applauded: list[int] = []
        self.at = 0
        self.over: Mapping[str, Any] = {}

    @property
    def spy(self) -> int | None:
        found: int | None = self.over["seat"]
        return found

    @property
    def reason(self) -> str:
        return str(self.over["reason"])

    def caught_by(self) -> int | None:
        """Who was the first to accuse the spy that was exposed."""
        first = (seat for _, seat, target in self.accused if target == self.spy)
        return next(first, None) if self.reason in CAUGHT else None


def rounds(game: Spyfall) -> list[Round]:
    """All rounds of a match that is over."""
    found: list[Round] = []
    for at, (_, event) in enumerate(game.story.since(0)):
        if event.key == "round-begins":
            found.append(Round(event.data["round"]))
        elif found and (read := READERS.get(event.key)) is not None:
            read(found[-1], at, event.data)
    return [one for one in found if one.over]


def _accused(one: Round, at: int, data: Mapping[str, Any]) -> None:
    one.accused.append((at, data["seat"], data["target"]))


def _verdicts(one: Round, at: int, data: Mapping[str, Any]) -> None:
    one.ballots.append((at, data))


def _pointed(one: Round, at: int, data: Mapping[str, Any]) -> None:
    one.pointed = (at, data["pairs"])


def _guessed(one: Round, at: int, data: Mapping[str, Any]) -> None:
    one.guess = (at, data)


def _called(one: Round, at: int, data: Mapping[str, Any]) -> None:
    one.call = (at, data["seat"])


def _asked(one: Round, at: int, data: Mapping[str, Any]) -> None:
    one.asked.append((at, data["target"]))


def _applauded(one: Round, at: int, data: Mapping[str, Any]) -> None:
    one.applauded = list(data["winners"])


def _over(one: Round, at: int, data: Mapping[str, Any]) -> None:
    one.at, one.over = at, data


READERS: dict[str, Callable[[Round, int, Mapping[str, Any]], None]] = {
    "accused": _accused,
    "verdicts": _verdicts,
    "pointed": _pointed,
    "guessed": _guessed,
    **dict.fromkeys(("madness-called", "joked"), _called),
    "asked": _asked,
    "applauded": _applauded,
    "round-over": _over,
}


def awards(game: Spyfall, outcome: Outcome) -> Iterator[Highlight]:
    """All that somebody might have an award for."""
    played = rounds(game)
    for one in played:
        yield from of_round(one)
    yield from blamed(played)
    yield from hasty(played)
    yield from agents(played)
    yield from applauded(played)
    yield from questioned(played)


def of_round(one: Round) -> Iterator[Highlight]:
    """What somebody has done in a single round."""
    yield from spies(one)
    catcher = one.caught_by()
    if catcher is not None:
        at = next(at for at, seat, target in one.accused if target == one.spy)
        merit = 5 if one.reason == "spy-caught-early" else 4
        yield Highlight("eye", {"seat": catcher, "target": one.spy, "round": one.number}, at, merit)
    yield from lone_voices(one)
    if one.call is not None and one.reason in ("joke-called", "madness-found"):
        yield Highlight("nose", {"seat": one.call[1], "round": one.number, "reason": one.reason}, one.call[0], 5)
    for seat, points in sorted((int(name), points) for name, points in one.over["points"].items()):
        if points >= MANY:
            yield Highlight("round", {"seat": seat, "round": one.number, "points": points}, one.at, 2)


def spies(one: Round) -> Iterator[Highlight]:
    """How the spy fared who was one alone."""
    spy = one.spy
    if spy is None:
        return
    if one.guess is not None and one.guess[1]["seat"] == spy:
        at, guess = one.guess
        data = {"seat": spy, "place": guess["place"], "round": one.number}
        if guess["right"]:
            questions = len(one.asked)
            yield Highlight("ears", {**data, "questions": questions}, at, 5 if questions <= FEW else 4)
        else:
            yield Highlight("miss", data, at, 2)
    elif one.reason in HIDDEN:
        suspected = any(target == spy for _, _, target in one.accused)
        yield Highlight("shadow", {"seat": spy, "round": one.number}, one.at, 3 if suspected else 4)


def lone_voices(one: Round) -> Iterator[Highlight]:
    """One alone was right: against a false accusation, or with a finger on a spy whom nobody else saw."""
    for at, data in one.ballots:
        if len(data["seats"]) == 1 and data["target"] != one.spy and one.spy not in data["seats"]:
            yield Highlight("reason", {"seat": data["seats"][0], "target": data["target"]}, at, 3)
    if one.pointed is not None and one.spy is not None:
        at, pairs = one.pointed
        right = [int(seat) for seat, target in pairs.items() if target == one.spy]
        if len(right) == 1:
            yield Highlight("finger", {"seat": right[0], "target": one.spy, "round": one.number}, at, 3)


def blamed(played: list[Round]) -> Iterator[Highlight]:
    """Who was accused most though no spy then."""
    counts: dict[int, list[int]] = {}
    for one in played:
        for at, _, target in one.accused:
            if target != one.spy:
                counts.setdefault(target, []).append(at)
    for seat, places in counts.items():
        if len(places) > 1:
            yield Highlight("blamed", {"seat": seat, "count": len(places)}, places[0], min(1 + len(places), 4))


def hasty(played: list[Round]) -> Iterator[Highlight]:
    """Who has accused the wrong people."""
    wrong: dict[int, list[tuple[int, int]]] = {}
    for one in played:
        for at, seat, target in one.accused:
            if one.spy is not None and one.spy not in (target, seat):
                wrong.setdefault(seat, []).append((at, target))
    for seat, deeds in wrong.items():
        data = {"seat": seat, "target": deeds[0][1], "count": len(deeds)}
        yield Highlight("hasty", data, deeds[0][0], min(len(deeds), 3))


def agents(played: list[Round]) -> Iterator[Highlight]:
    """Who was the spy more often than anybody else."""
    counts = Counter(one.spy for one in played if one.spy is not None).most_common(2)
    if counts and counts[0][1] > 1 and (len(counts) == 1 or counts[0][1] > counts[1][1]):
        seat, count = counts[0]
        last = next(one for one in reversed(played) if one.spy == seat)
        yield Highlight("agent", {"seat": seat, "count": count}, last.at, 2)


def applauded(played: list[Round]) -> Iterator[Highlight]:
    """Whose power was applauded."""
    for seat, count in Counter(seat for one in played for seat in one.applauded).items():
        at = next(one.at for one in played if seat in one.applauded)
        yield Highlight("actor", {"seat": seat, "count": count}, at, 2 if count == 1 else 3)


def questioned(played: list[Round]) -> Iterator[Highlight]:
    """Whom the table asked more than anybody else."""
    asked = [pair for one in played for pair in one.asked]
    counts = Counter(target for _, target in asked).most_common(2)
    if counts and counts[0][1] > 2 and (len(counts) == 1 or counts[0][1] > counts[1][1]):
        seat, count = counts[0]
        at = next(at for at, target in asked if target == seat)
        yield Highlight("questioned", {"seat": seat, "count": count}, at, 1)


# --- the story in a paragraph -----------------------------------------------------------------------------------------


def turns(game: Spyfall, outcome: Outcome) -> Iterator[Highlight]:
    """How each round ended, and who has the most points."""
    played = rounds(game)
    for one in played:
        spy, catcher = one.spy, one.caught_by()
        data: dict[str, Any] = {"round": one.number, "reason": one.reason, "bag": one.over["bag"]}
        seats = {"seat": one.call[1] if spy is None and one.call else spy, "target": catcher}
        yield Highlight("round", data | seats, one.at, 3 if one.reason in ("spy-hidden", "guessed-wrong") else 4)
    best = max(outcome.scores or (0,))
    data = {"seats": outcome.winners if best else (), "points": best}
    yield Highlight("end", data, len(game.story) - 1, 5)
