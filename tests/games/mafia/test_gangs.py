"""The gangs: how they agree, who sees it, who decides, and what happens when they meet the spy.

Vectors show besides: N19 N20 N22 N23 blocked gangsters, N25 N26 the chief, N28 N29 two gangs, N37 to N46 the spy.
"""

from __future__ import annotations

import pytest

from .table import Table

ROOM = "M1 M2 Don Spy C1 C2 C3 C4 C5"


def told_at_night(table: Table, name: str) -> list[str]:
    """The keys of all that somebody heard since the night began."""
    keys = [event.key for event in table.match.told(table.seat(name))]
    return keys[len(keys) - keys[::-1].index("night") :]


# --- who wakes together ---------------------------------------------------------------------------------------------


def test_partners_and_the_spy_see_each_other_on_the_first_night() -> None:
    table = Table("M1 Don Lawyer T1 Boss Spy C1 C2 C3 C4 C5 C6", "introduction")
    assert table.heard("M1", "room") == [{"gang": "mafia", "seats": "M1 Don Lawyer Spy"}]
    assert table.heard("T1", "room") == [{"gang": "triads", "seats": "T1 Boss Spy"}]
    assert [event["gang"] for event in table.heard("Spy", "room")] == ["mafia", "triads"]
    assert table.hearers("room") == "M1 Don Lawyer T1 Boss Spy"
    assert table.private("C1", "rooms") == {}


def test_the_gang_sees_a_pair_of_eyes_too_many_and_not_whose() -> None:
    """A20: the room names those who are awake, and nobody's card."""
    table = Table(ROOM)
    assert table.heard("M1", "room")[-1] == {"gang": "mafia", "seats": "M1 M2 Don Spy"}
    room = table.private("M1", "rooms")
    assert {gang: table.named(seats) for gang, seats in room.items()} == {"mafia": "M1 M2 Don Spy"}


def test_the_spy_alone_does_not_wake() -> None:
    table = Table("Judge M1 Spy C1 C2 C3 C4", jailed="M1")
    assert table.asked("Spy") == ["suspect"]
    assert len(table.heard("Spy", "room")) == 0


def test_prisoners_do_not_wake_with_their_gang() -> None:
    table = Table("Judge M1 M2 C1 C2 C3", jailed="M1")
    assert table.heard("M2", "room")[-1] == {"gang": "mafia", "seats": "M2"}


# --- ballots --------------------------------------------------------------------------------------------------------


def test_ballots_are_seen_as_they_come_by_the_gang_and_the_spy_and_nobody_else() -> None:
    table = Table(ROOM)
    table.answer("M1", "shoot", "C1")
    table.answer("Spy", "shoot", "C2")
    table.answer("Don", "shoot", "pass")
    for name in ("M1", "M2", "Don", "Spy"):
        assert table.heard(name, "pointed") == [
            {"gang": "mafia", "seat": "M1", "target": "C1"},
            {"gang": "mafia", "seat": "Spy", "target": "C2"},
        ]
        assert table.heard(name, "held-fire") == [{"gang": "mafia", "seat": "Don"}]
        (ballots,) = table.private(name, "ballots").values()
        seen = {table.names[seat]: None if target is None else table.names[target] for seat, target in ballots.items()}
        assert seen == {"M1": "C1", "Spy": "C2", "Don": None}
    assert (table.hearers("pointed"), table.hearers("held-fire")) == ("M1 M2 Don Spy", "M1 M2 Don Spy")
    assert table.private("C1", "ballots") == {}


def test_a_ballot_may_be_changed_until_half_time() -> None:
    table = Table("M1 M2 C1 C2 C3 C4")
    table.answer("M1", "shoot", "C1")
    table.answer("M2", "shoot", "C2")
    table.answer("M1", "shoot", "C2")
    assert [event["target"] for event in table.heard("M2", "pointed")] == ["C1", "C2", "C2"]
    table.lapse()
    assert table.asked("M1") == ["suspect"], "half-time"
    assert table.second_half() == "C2"


def test_the_gang_and_the_spy_hear_whom_it_aims_at() -> None:
    table = Table(ROOM)
    table.first_half(mafia="C1")
    assert table.heard("Spy", "aimed") == [{"gang": "mafia", "target": "C1"}]
    assert table.hearers("aimed") == "M1 M2 Don Spy"


def test_the_spys_ballot_is_a_sham() -> None:
    """A20: it is shown in the room, but does not count."""
    table = Table("M1 Spy C1 C2 C3 C4")
    assert table.night(mafia={"M1": "pass", "Spy": "C1"}) == ""
    assert table.night(mafia={"M1": "C2", "Spy": "C1"}) == "C2"
    assert Table("M1 M2 Spy C1 C2 C3 C4").night(mafia={"M1": "C1", "M2": "C1", "Spy": "C2"}) == "C1"


def test_the_room_is_not_told_that_a_ballot_was_void() -> None:
    """A9: what the ballots show is what the room hears, blocked or not."""
    blocked, free = Table("M1 M2 C1 C2 C3 Beauty"), Table("M1 M2 C1 C2 C3 Beauty")
    blocked.first_half(beauty="M1", mafia={"M1": "C1"})
    free.first_half(mafia={"M1": "C1"})
    for name in ("M1", "M2"):
        assert told_at_night(blocked, name) == told_at_night(free, name) == ["room", "pointed", "aimed"]
        assert blocked.heard(name, "aimed") == [{"gang": "mafia", "target": "C1"}]
    assert (blocked.second_half(), free.second_half()) == ("", "C1")


# --- agreeing -------------------------------------------------------------------------------------------------------


def test_most_of_the_ballots_decide_and_outvote_the_chief() -> None:
    """A34: it is no dispute; also N25."""
    assert Table(ROOM).night(mafia={"Don": "C1", "M1": "C2", "M2": "C2"}) == "C2"


@pytest.mark.parametrize(
    "ballots",
    [
        {"Don": "C1", "M1": "C2"},
        {"Don": "C1", "M1": "C2", "M2": "C3"},
        {"Don": "C1", "M1": "C2", "M2": "C2", "Lawyer": "C3"},
    ],
)
def test_without_most_of_the_ballots_the_chief_decides(ballots: dict[str, str]) -> None:
    """A34: every dispute is his, not only a tie; also N26."""
    assert Table("M1 M2 Don Lawyer C1 C2 C3 C4 C5").night(mafia=ballots) == "C1"


def test_half_of_the_ballots_is_not_most_of_them() -> None:
    """A34: two of four, and the chief is of another mind."""
    table = Table("Boss T1 T2 T3 C1 C2 C3 C4 C5")
    assert table.night(triads={"Boss": "C1", "T1": "C2", "T2": "C2", "T3": "C3"}) == "C1"


def test_a_chief_who_holds_fire_does_not_decide() -> None:
    """A34: the most ballots then do."""
    ballots = {"Don": "pass", "M1": "C1", "M2": "C1", "M3": "C2", "Lawyer": "C3"}
    assert Table("M1 M2 M3 Don Lawyer C1 C2 C3 C4 C5 C6").night(mafia=ballots) == "C1"


def test_a_chief_in_jail_stays_chief_and_decides_nothing() -> None:
    """A35: a dispute goes to the most ballots, then to the lot."""
    shot = set()
    for seed in range(12):
        table = Table("Judge Don M1 M2 C1 C2 C3 C4", jailed="Don", seed=seed)
        shot.add(table.night(mafia={"M1": "C1", "M2": "C2"}))
        assert table.private("Don", "chief")
        assert not (table.private("M1", "chief") or table.private("M2", "chief"))
    assert shot == {"C1", "C2"}


def test_a_gang_without_a_chief_goes_by_the_most_ballots_and_then_by_lot() -> None:
    """A36: with no Don in the deck nobody decides a dispute."""
    four = {"M1": "C1", "M2": "C1", "M3": "C2", "M4": "C3"}
    assert Table("M1 M2 M3 M4 C1 C2 C3 C4 C5").night(mafia=four) == "C1"
    two = {"M1": "C1", "M2": "C2"}
    assert {Table("M1 M2 C1 C2 C3 C4", seed=seed).night(mafia=two) for seed in range(12)} == {"C1", "C2"}


def test_a_gang_may_shoot_one_of_its_own() -> None:
    """A38: it may be hunting the spy."""
    table = Table("M1 M2 C1 C2 C3 C4")
    assert table.options("M1") == ["M1", "M2", "C1", "C2", "C3", "C4", "pass"]
    assert table.night(mafia={"M1": "M2"}) == "M2"
    assert Table("M1 M2 C1 C2 C3 C4").night(mafia={"M1": "M1"}) == "M1"


def test_one_ballot_is_enough_for_a_shot() -> None:
    """A38: a gang holds fire only if all its ballots are empty."""
    assert Table("M1 M2 C1 C2 C3 C4").night(mafia={"M1": "C1", "M2": "pass"}) == "C1"
    table = Table("M1 M2 C1 C2 C3 C4")
    assert table.night(mafia="pass") == ""
    assert table.hearers("aimed") == ""


# --- chiefs ---------------------------------------------------------------------------------------------------------


def test_the_heir_is_an_ordinary_member_by_lot_and_he_alone_is_told() -> None:
    """A37: the lawyer inherits only where nobody else is left."""
    heirs = set()
    for seed in range(16):
        table = Table("Don M1 M2 Lawyer C1 C2 C3 C4 C5 C6", "vote", seed=seed)
        table.vote(C1="Don")
        (heir,) = table.hearers("heir").split()
        assert table.heard(heir, "heir") == [{"gang": "mafia", "seat": heir}]
        assert table.private(heir, "chief")
        assert table.private(heir, "card") == "mafioso", "the card stays what it was"
        heirs.add(heir)
    assert heirs == {"M1", "M2"}


def test_the_lawyer_inherits_where_nobody_else_is_left_and_keeps_his_ability() -> None:
    """A37: he then has the last word and a client."""
    table = Table("Don Lawyer Detective C1 C2 C3 C4", "vote")
    table.vote(C1="Don")
    assert table.hearers("heir") == "Lawyer"
    assert table.night(lawyer="Lawyer", mafia="C1", detective="Lawyer") == "C1"
    assert table.found("Detective") == "town"


def test_an_heir_decides_a_dispute() -> None:
    for heir, victim in (("M1", "C1"), ("M2", "C2"), ("M3", "C3")):
        table = Table("Don M1 M2 M3 C1 C2 C3 C4 C5 C6", dead="Don", chief={"mafia": heir})
        assert table.night(mafia={"M1": "C1", "M2": "C2", "M3": "C3"}) == victim


def test_a_gang_whose_chief_died_before_the_match_has_an_heir_from_the_start() -> None:
    table = Table("Don M1 T1 C1 C2 C3 C4 C5", dead="Don")
    assert table.private("M1", "chief")


def test_a_chief_who_is_killed_at_night_has_an_heir_in_the_morning() -> None:
    """A37: also N29, and N98 for one who is infected."""
    table = Table("Don M1 T1 C1 C2 C3 C4")
    assert table.night(triads="Don") == "Don"
    assert table.hearers("heir") == "M1"


def test_a_gang_that_never_had_a_chief_gets_none() -> None:
    """A36: the duty passes on, it does not come from nowhere."""
    table = Table("M1 M2 M3 C1 C2 C3 C4 C5", "vote")
    table.vote(C1="M1")
    assert table.hearers("heir") == ""


def test_the_last_of_a_gang_has_no_heir() -> None:
    table = Table("Don T1 C1 C2 C3 C4", "vote")
    table.vote(C1="Don")
    assert table.hearers("heir") == ""


# --- the spy --------------------------------------------------------------------------------------------------------


def test_the_gang_that_shoots_the_spy_sees_his_card_at_once_and_shoots_once_more() -> None:
    """A21: it points again in the second half of the night, at somebody else, or not at all."""
    table = Table("M1 M2 Spy C1 C2 C3 C4 C5")
    table.first_half(mafia="Spy")
    assert table.heard("M1", "exposed") == [{"gang": "mafia", "seat": "Spy"}]
    assert table.hearers("exposed") == "M1 M2 Spy"
    for name in ("M1", "M2"):
        assert table.asked(name) == ["again"]
        assert table.closed(name) == {"Spy": "shot-already"}
        assert table.options(name)[-1] == "pass"
    assert table.asked("Spy") == ["suspect"]
    assert table.second_half(again={"M1": "C1", "M2": "C1"}) == "Spy C1"


def test_a_gang_need_not_shoot_again() -> None:
    table = Table("M1 Spy C1 C2 C3 C4")
    table.first_half(mafia="Spy")
    assert table.second_half(again={"M1": "pass"}) == "Spy"


def test_the_second_ballot_is_counted_like_the_first() -> None:
    """A34: most of the ballots, or else the chief's."""
    table = Table("M1 M2 Don Spy C1 C2 C3 C4 C5 C6")
    table.first_half(mafia="Spy")
    assert table.second_half(again={"M1": "C1", "M2": "C2", "Don": "C3"}) == "Spy C3"


def test_the_second_ballot_is_seen_by_the_gang_and_not_by_the_spy() -> None:
    table = Table("M1 M2 Spy C1 C2 C3 C4 C5")
    table.first_half(mafia="Spy")
    table.answer("M1", "again", "C1")
    table.answer("M2", "again", "pass")
    for name in ("M1", "M2"):
        assert table.heard(name, "pointed")[-1] == {"gang": "mafia", "seat": "M1", "target": "C1"}
        assert table.heard(name, "held-fire") == [{"gang": "mafia", "seat": "M2"}]
    assert len(table.heard("Spy", "pointed")) == 2
    assert table.heard("Spy", "held-fire") == []


def test_a_blocked_gangsters_second_ballot_is_void() -> None:
    """A9: he is blocked for the whole night."""
    table = Table("M1 M2 Spy C1 C2 C3 C4 Beauty")
    table.first_half(mafia="Spy", beauty="M1")
    assert table.second_half(again={"M1": "C1"}) == "Spy"


def test_neither_doctor_nor_bodyguard_saves_the_spy_from_a_gang() -> None:
    """A19: he has shown his card; also N38."""
    table = Table("M1 Spy C1 C2 C3 Doctor Bodyguard")
    assert table.night(mafia="Spy", doctor="Spy", bodyguard="Spy") == "Spy"


def test_the_beauty_saves_the_spy_and_nobody_sees_his_card() -> None:
    """A19: whoever cannot be killed has nothing to show; also N40."""
    table = Table("M1 Spy C1 C2 C3 Beauty")
    table.first_half(mafia="Spy", beauty="Spy")
    assert (table.hearers("exposed"), table.asked("M1")) == ("", ["suspect"])
    assert table.second_half() == ""


def test_the_spy_does_not_show_his_card_to_a_maniac() -> None:
    table = Table("M1 Spy C1 C2 C3 Maniac Doctor")
    assert table.night(maniac="Spy", doctor="Spy") == ""
    assert table.hearers("exposed") == ""
    assert table.night(maniac="Spy") == "Spy"


def test_each_gang_that_shoots_the_spy_shoots_once_more() -> None:
    """A21: the Triads as the Mafia, each for itself; also N43, N44."""
    table = Table("M1 T1 Spy C1 C2 C3 C4 C5")
    table.first_half(mafia="C1", triads="Spy")
    assert (table.asked("T1"), table.asked("M1")) == (["again"], ["suspect"])
    assert table.hearers("exposed") == "T1 Spy"
    assert table.second_half(again={"T1": "C2"}) == "Spy C1 C2"


def test_an_infected_spy_is_shot_like_anybody() -> None:
    """A19: without his ability he has no card to show, and can be healed."""
    table = Table("M1 Spy C1 C2 C3 Doctor Zero", infected="Spy")
    assert table.night(mafia="Spy", doctor="Spy") == ""
    assert table.hearers("exposed") == ""


def test_the_spy_in_jail_is_shot_like_anybody() -> None:
    """A51: a prisoner has no abilities, so there is no card to show, no second shot, and a heal helps."""
    table = Table("M1 Spy C1 C2 C3 Doctor Judge", jailed="Spy")
    table.first_half(mafia="Spy", doctor="Spy")
    assert (table.hearers("exposed"), table.asked("M1")) == ("", ["suspect"])
    assert table.second_half() == ""
    assert table.night(mafia="Spy") == "Spy"


# --- two gangs ------------------------------------------------------------------------------------------------------


def test_two_gangs_shoot_at_the_same_moment() -> None:
    """A44: each may still shoot in the moment of its death; also N28."""
    table = Table("M1 T1 C1 C2 C3 C4")
    assert table.night(mafia="T1", triads="M1") == "M1 T1"


def test_two_gangs_with_one_victim_kill_once() -> None:
    table = Table("M1 T1 C1 C2 C3 C4")
    assert table.night(mafia="C1", triads="C1") == "C1"
    assert len(table.heard(None, "killed")) == 1


def test_one_gang_does_not_see_the_ballots_of_the_other_and_the_spy_sees_both() -> None:
    """A20: the spy's one sham ballot is shown in both rooms."""
    table = Table("M1 T1 Spy C1 C2 C3 C4")
    table.answer("M1", "shoot", "C1")
    table.answer("T1", "shoot", "C2")
    table.answer("Spy", "shoot", "C3")
    assert [event["seat"] for event in table.heard("M1", "pointed")] == ["M1", "Spy"]
    assert [event["seat"] for event in table.heard("T1", "pointed")] == ["T1", "Spy"]
    assert [(event["gang"], event["seat"]) for event in table.heard("Spy", "pointed")] == [
        ("mafia", "M1"),
        ("triads", "T1"),
        ("mafia", "Spy"),
        ("triads", "Spy"),
    ]
