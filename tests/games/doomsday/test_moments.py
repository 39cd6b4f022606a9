"""Moments: a shot, cards that are turned, a death with its check, a return and the end are looked at by all."""

from __future__ import annotations

from typing import Any

from lichina.games.doomsday import Doomsday
from lichina.games.doomsday.events import AWAITED
from lichina.kernel import Entry, Match
from lichina.testing import check_moments, play, run_seed
from tests.moments import LIVE

from .table import Table

WINDOWS = {"shot", "played", "damage", "death"}


class Watched(Table):
    """A table where people look at what happens for four seconds; what they have looked at is kept."""

    def __init__(self, **more: Any) -> None:
        self.looked: list[tuple[list[str], float]] = []
        super().__init__(moment=4, **more)

    def answer(self, name: str, key: str, value: Any) -> None:
        super().answer(name, key, value)
        self.look()

    def look(self) -> None:
        while (moment := self.match.moment) is not None:
            assert self.match.offers == [], "nobody plays or says anything meanwhile"
            self.looked.append(([event.key for event in moment.told], moment.seconds))
            self.match.lapse()

    def last(self, count: int = 1) -> list[tuple[list[str], float]]:
        return self.looked[-count:]


def test_a_shot_is_looked_at_before_it_can_be_answered() -> None:
    table = Watched(Ann="sniper @rifle>Bob", Bob="joke", Cat="seeker", Dan="fixer")
    table.act("Ann", "shoot", "rifle")
    assert table.looked == [(["shot"], 2)]
    assert table.options("Bob", "answer") == ["damage", "reveal"]


def test_a_role_that_is_opened_is_looked_at_before_it_does_anything() -> None:
    table = Watched(Ann="sniper @rifle>Bob", Bob="joke", Cat="seeker", Dan="fixer")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("reveal", "role"))
    assert table.last() == [(["role-revealed"], 4)]
    assert table.options("Bob", "joke") != []


def test_roles_that_are_opened_at_once_are_looked_at_together() -> None:
    table = Watched(Ann="^sniper +hilbert_effect", Bob="informant", Cat="homeless", Dan="^fixer")
    table.play("Ann", "hilbert_effect")
    table.look()
    assert table.looked == [(["role-revealed", "role-revealed"], 4)]


def test_a_loyalty_card_that_is_opened_is_looked_at() -> None:
    table = Watched(Ann="sniper @pistol>Bob", Bob="joke", Cat="seeker", Dan="fixer")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("reveal", "left"))
    assert table.last() == [(["loyalty-revealed"], 2)]


def test_a_death_is_looked_at_with_what_the_check_has_found() -> None:
    table = Watched(Ann="sniper @rifle>Bob", Bob="joke 1", Cat="^mercenary", Dan="fixer")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert table.last() == [(["died", "goes-on"], 6)]
    assert table.match.outcome is None


def test_the_last_death_is_looked_at_and_then_who_was_who() -> None:
    table = Watched(Ann="^sniper human/human @rifle>Bob", Bob="^joke 1 machine/machine", Cat="^seeker", Dan="fixer")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert table.last(2) == [(["died", "decided"], 6), (["unmasked"], 6)]
    assert table.winners == "Ann Cat Dan"
    end = table.match.told(None)[-1]
    assert (end.key, end.data["side"]) == ("unmasked", "human")
    assert end.data["teams"] == {"0": "human", "1": "machine", "2": "human", "3": "human"}


def test_whoever_comes_back_is_looked_at() -> None:
    table = Watched(Ann="sniper +backup", Bob="joke 0", Cat="seeker", Dan="fixer")
    table.play("Ann", "backup", "Bob")
    table.look()
    assert table.looked == [(["revived"], 4)]


def test_a_draw_ends_with_who_was_who() -> None:
    table = Watched(Ann="sniper", Bob="joke", Cat="seeker", Dan="fixer", stalemate_rounds=1)
    for name in ("Ann", "Bob", "Cat", "Dan"):
        table.act(name, "end")
    assert table.looked == [(["unmasked"], 6)]
    assert table.match.told(None)[-1].data["side"] == "stalemate"


def test_every_moment_is_as_long_as_was_chosen_and_nothing_goes_on_beside_it() -> None:
    check_moments(Doomsday)


def test_a_table_with_people_looks_for_six_seconds() -> None:
    assert LIVE["doomsday"] == {"moment": 6}


def test_outside_of_windows_everybody_sees_for_whom_the_table_waits() -> None:
    asked: set[str] = set()

    def look(match: Match, entry: Entry | None) -> None:
        if not match.reacting:
            asked.update(ask.key for ask in match.asks)
            assert match.awaited == sorted({ask.seat for ask in match.asks})
        else:
            assert match.awaited == []

    for number in range(4):
        play(Doomsday, 8, {"legion": True}, f"{run_seed()} awaited {number}", look)
    assert asked - WINDOWS <= AWAITED
