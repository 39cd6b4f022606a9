"""Where people may talk: at the table by day, in their rooms at night, and the dead among themselves."""

from __future__ import annotations

import pytest

from .table import Table

CAST = "M1 M2 T1 Spy C1 C2 C3 C4 C5 Zero X1"


def doors(table: Table, name: str | None) -> dict[str, bool]:
    """The channels that somebody reads, and whether he may write there."""
    return {door.key: door.writes for door in table.match.channels(None if name is None else table.seat(name))}


@pytest.mark.parametrize("start", ["day", "vote"])
def test_by_day_the_living_talk_and_everybody_listens(start: str) -> None:
    table = Table(CAST, start, dead="X1", infected="C1")
    for name in ("M1", "Spy", "C1", "Zero"):
        assert doors(table, name) == {"table": True}
    assert doors(table, "X1") == {"table": False, "dead": True}
    assert doors(table, None) == {"table": False}


def test_a_prisoner_talks_by_day() -> None:
    table = Table("Judge M1 M2 C1 C2 C3", "day", jailed="M1")
    assert doors(table, "M1") == {"table": True}


def test_on_the_first_night_nobody_talks() -> None:
    table = Table(CAST, "introduction", dead="X1")
    for name in ("M1", "T1", "Spy", "C1", "Zero"):
        assert doors(table, name) == {"table": False}


def test_at_night_gangs_and_infected_have_rooms_and_the_spy_is_in_both_gangs() -> None:
    table = Table(CAST, dead="X1", infected="C1")
    assert doors(table, "M1") == doors(table, "M2") == {"table": False, "mafia": True}
    assert doors(table, "T1") == {"table": False, "triads": True}
    assert doors(table, "Spy") == {"table": False, "mafia": True, "triads": True}
    assert doors(table, "C1") == doors(table, "Zero") == {"table": False, "infected": True}
    assert doors(table, "C2") == doors(table, None) == {"table": False}
    assert doors(table, "X1") == {"table": False, "dead": True}


def test_patient_zero_alone_has_nobody_to_talk_to() -> None:
    table = Table(CAST)
    assert doors(table, "Zero") == {"table": False}


def test_an_infected_gangster_is_in_the_room_of_the_infected_and_not_in_his_gangs() -> None:
    table = Table(CAST, infected="M1")
    assert doors(table, "M1") == {"table": False, "infected": True}


def test_a_gangster_in_jail_is_in_no_room() -> None:
    table = Table("Judge M1 M2 C1 C2 C3", jailed="M1")
    assert doors(table, "M1") == {"table": False}
    assert doors(table, "M2") == {"table": False, "mafia": True}


def test_whoever_dies_joins_the_dead() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 X1", dead="X1")
    table.night(mafia="C1")
    assert doors(table, "C1") == {"table": False, "dead": True}
    assert doors(table, "C2") == {"table": True}


def test_the_dead_see_what_everybody_sees() -> None:
    table = Table(CAST, dead="X1", infected="C1")
    table.answer("M1", "shoot", "C2")
    assert table.heard("X1", "pointed") == []
    assert table.private("X1", "everything") is None


def test_the_dead_may_be_allowed_to_see_everything_and_still_write_only_among_themselves() -> None:
    table = Table(CAST, dead="X1", infected="C1", dead_see="everything")
    table.answer("M1", "shoot", "C2")
    assert table.heard("X1", "pointed") == [{"gang": "mafia", "seat": "M1", "target": "C2"}]
    assert table.private("X1", "everything").cards[0] == "mafioso"
    assert doors(table, "X1") == {"table": False, "mafia": False, "triads": False, "infected": False, "dead": True}
    assert table.private("C3", "everything") is None


def test_the_moderator_reads_every_room_and_speaks_at_the_table_only() -> None:
    table = Table("Host M1 M2 C1 C2 C3 C4 Zero", "night", infected="C1")
    assert doors(table, "Host") == {"table": True, "dead": False}
    table.answer("Host", "begin", "begin")
    assert doors(table, "Host") == {"table": True, "mafia": False, "infected": False, "dead": False}
    by_day = Table("Host M1 M2 C1 C2 C3 C4 Zero", "day")
    assert doors(by_day, "Host") == {"table": True, "dead": False}
