"""Where a person moderates: a seat without a card, who begins and ends every stage and sees everything."""

from __future__ import annotations

import pytest

import lichina
from lichina.games.mafia import Mafia
from lichina.kernel import BadOptions

from .table import Table

CAST = "Host M1 C1 C2 C3 C4 Doctor Detective"


def begin(table: Table) -> None:
    table.answer("Host", "begin", "begin")


def end(table: Table) -> None:
    table.answer("Host", "end", "end")


def test_nothing_begins_before_the_moderator_says_so() -> None:
    for start, stage in (("introduction", "introduction"), ("day", "discussion"), ("vote", "vote"), ("night", "night")):
        table = Table(CAST, start)
        assert [ask.key for ask in table.match.asks] == ["begin"]
        assert (table.question("Host").about, table.match.deadline) == ({"stage": stage, "half": 0}, 3600)
        begin(table)
        assert len(table.match.asks) > 1


def test_an_evening_goes_as_the_moderator_leads_it() -> None:
    table = Table(CAST, "introduction")
    begin(table)
    for name in table.names[1:]:
        table.answer(name, "look", "seen")
    begin(table)
    assert table.match.phase == "discussion"
    end(table)
    begin(table)
    table.answer("C1", "vote", "C2")
    end(table)
    assert table.heard(None, "voted-out") == [{"seat": "C2", "card": "citizen"}]
    begin(table)
    assert (table.public("night"), table.question("Host", "end").about) == (1, {"stage": "night", "half": 1})
    table.answer("M1", "shoot", "C1")
    end(table)
    assert table.question("Host", "end").about == {"stage": "night", "half": 2}
    end(table)
    assert table.heard(None, "killed") == [{"seat": "C1", "card": "citizen"}]
    assert table.asked("Host") == ["begin"]


def test_the_moderator_has_no_card_no_vote_and_nobody_names_him() -> None:
    table = Table(CAST, "vote")
    begin(table)
    assert table.asked("Host") == ["end"]
    assert "Host" not in table.options("C1")
    assert table.private("Host", "card") == ""
    assert "Host" not in table.alive


def test_a_discussion_ends_when_the_moderator_ends_it_and_not_before() -> None:
    table = Table(CAST, "day")
    begin(table)
    for name in table.names[1:]:
        table.say(name, "ready")
    assert (table.match.phase, table.match.deadline) == ("discussion", 180)
    table.lapse()
    assert (table.match.phase, table.match.deadline) == ("discussion", 3600)
    end(table)
    assert table.match.phase == "vote"


def test_a_vote_stays_open_until_the_moderator_ends_it() -> None:
    table = Table(CAST, "vote")
    begin(table)
    for name in table.names[1:]:
        table.answer(name, "vote", "abstain")
    table.answer("C1", "vote", "M1")
    assert table.match.phase == "vote"
    end(table)
    assert table.winner == "town"


def test_a_stage_that_nobody_ends_is_over_after_an_hour() -> None:
    table = Table(CAST, "vote")
    begin(table)
    table.answer("C1", "vote", "C2")
    assert (table.match.deadline, table.private("Host", "everything").overtime) == (60, False)
    table.lapse()
    assert (table.match.deadline, table.private("Host", "everything").overtime) == (3600, True)
    table.lapse()
    assert table.heard(None, "voted-out") == [{"seat": "C2", "card": "citizen"}]


def test_the_moderator_sees_everything_as_it_happens() -> None:
    table = Table("Host M1 Lawyer C1 C2 C3 Doctor Detective Widow Zero", "night", infected="C3", poisoned="C2")
    assert len(table.heard("Host", "dealt")) == 9
    begin(table)
    table.answer("M1", "shoot", "C1")
    table.answer("Doctor", "heal", "Doctor")
    assert table.heard("Host", "pointed") == [{"gang": "mafia", "seat": "M1", "target": "C1"}]
    all_of_it = table.private("Host", "everything")
    assert all_of_it.cards == ("", "mafioso", "lawyer", *["citizen"] * 3, "doctor", "detective", "widow", "patient0")
    assert all_of_it.orders == {"heal": table.seat("Doctor")}
    assert all_of_it.ballots == {"mafia": {table.seat("M1"): table.seat("C1")}}
    assert (table.named(all_of_it.infected), table.named(all_of_it.poisoned)) == ("C3", "C2")
    assert all_of_it.chiefs == {}
    assert table.named(all_of_it.owing) == "Lawyer C1 C2 C3 Detective Widow Zero"
    assert table.private("C1", "everything") is None
    end(table)
    table.answer("Detective", "check", "M1")
    table.answer("Zero", "infect", "C1")
    table.answer("C3", "advise", "M1")
    end(table)
    assert table.heard("Host", "checked") == [{"night": 1, "target": "M1", "answer": "criminal"}]
    assert table.heard("Host", "advised") == [{"seat": "C3", "target": "M1"}]
    assert table.heard("Host", "room") and table.heard("Host", "aimed")


def test_the_moderator_hears_of_heirs_and_infections() -> None:
    table = Table("Host Don M1 C1 C2 C3 C4 Zero", "night")
    begin(table)
    end(table)
    table.answer("Zero", "infect", "Don")
    end(table)
    assert table.heard("Host", "infected") == [{"seats": "Don", "players": "Don Zero"}]
    assert table.heard("Host", "heir") == [{"gang": "mafia", "seat": "M1"}]


def test_the_moderators_seat_is_besides_those_of_the_players() -> None:
    """A2: seven to thirty-three seats then."""
    for seats in (7, 33):
        match = lichina.start(Mafia, seats=seats, seed=1, options={"moderator": 0})
        assert len(match.view(None).public.players) == seats - 1  # type: ignore[attr-defined]
    for seats in (6, 34):
        with pytest.raises(BadOptions) as caught:
            lichina.start(Mafia, seats=seats, seed=1, options={"moderator": 0})
        assert caught.value.code == "wrong-seats"


def test_the_moderator_must_sit_at_the_table() -> None:
    with pytest.raises(BadOptions) as caught:
        lichina.start(Mafia, seats=7, seed=1, options={"moderator": 7})
    assert caught.value.code == "no-moderator"


def test_a_deal_gives_the_moderator_no_card() -> None:
    for cards in (["citizen"] * 6 + ["mafioso"], ["", "", *["citizen"] * 4, "mafioso"]):
        with pytest.raises(BadOptions) as caught:
            lichina.start(Mafia, seats=7, seed=1, options={"moderator": 0, "deal": {"cards": cards}})
        assert caught.value.code == "impossible-deal"


def test_the_moderator_closes_a_sealed_vote_and_who_has_not_voted_abstains() -> None:
    table = Table(CAST, "vote", vote="sealed")
    assert [ask.key for ask in table.match.asks] == ["begin"]
    begin(table)
    table.answer("C1", "vote", "C2")
    assert table.match.told(None)[-1].key != "hand", "nobody sees it yet"
    end(table)
    assert table.heard(None, "hand") == [{"seat": "C1", "target": "C2"}]
    assert len(table.heard(None, "abstained")) == 6
    assert table.heard(None, "voted-out") == [{"seat": "C2", "card": "citizen"}]


def test_the_moderator_calls_one_name_after_another() -> None:
    table = Table(CAST, "vote", vote="in_turn")
    begin(table)
    table.answer("C1", "hand", "up")
    end(table)
    assert table.heard(None, "raised") == [{"seat": "M1", "voters": "C1"}]
    assert table.asked("Host") == ["end"], "he begins the vote once"
    for _ in range(6):
        end(table)
    assert table.heard(None, "voted-out") == [{"seat": "M1", "card": "mafioso"}]


def test_the_moderator_ends_the_introduction_and_a_plea() -> None:
    table = Table(CAST, "introduction")
    begin(table)
    end(table)
    assert table.match.phase == "discussion"
    end_of_talk = Table(CAST, "vote")
    begin(end_of_talk)
    end_of_talk.answer("C1", "vote", "M1")
    end_of_talk.answer("C2", "vote", "C1")
    end(end_of_talk)
    assert end_of_talk.asked("M1") == ["plead"]
    end(end_of_talk)
    assert (end_of_talk.asked("M1"), end_of_talk.asked("C1")) == ([], ["plead"])
    end(end_of_talk)
    assert end_of_talk.asked("Host") == ["begin"], "the runoff"
