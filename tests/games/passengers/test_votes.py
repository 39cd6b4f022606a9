"""The vote: weights, ties and the coin, open and sealed votes."""

from __future__ import annotations

from lichina.bots import RandomBot, seated
from lichina.bots import play as let_play

from .table import FIVE, Table

SEATED = {
    "Anna": "vessel Sg",
    "Ivan": "hourglass Sr",
    "Maria": "scroll Dg",
    "Dmitry": "colour-lore Dg",
    "Elena": "candle Db",
}
"""3, 2, 1, 2 and 2 votes; nothing changes them."""


def voting(coin: str = "Anna", opener: str = "Elena") -> Table:
    """A table about to vote."""
    table = Table(FIVE, coin=coin).seat(**SEATED)
    while table.waiting() != {"Ivan": "hourglass"}:
        table.match.lapse()
    table.answer("Ivan", "hourglass", opener)
    return table.to("vote")


def test_votes_weigh_what_their_voters_have() -> None:
    """In the vote vector fewer heads have more votes."""
    table = voting()
    table.vote("Maria Dmitry Elena Ivan")
    assert table.heard(None, "sailed") == [
        {"round": 1, "boat": "raven", "raven": 7, "wolf": 3, "how": "votes", "seat": "Anna"}
    ]
    table = voting()
    table.vote("Maria Dmitry")
    (sailing,) = table.public("sailings")
    assert (sailing.votes, sailing.tokens) == (("wolf", "wolf", "raven", "raven", "wolf"), (3, 2, 1, 2, 2))
    assert (sailing.raven, sailing.wolf, sailing.boat, sailing.coin) == (3, 7, "wolf", None)


def test_if_it_is_even_the_boat_sails_for_which_the_holder_of_the_coin_has_voted() -> None:
    for coin, boat in (("Anna", "raven"), ("Maria", "wolf"), ("Dmitry", "raven")):
        table = voting(coin)
        table.vote("Anna Dmitry")
        (sailed,) = table.heard(None, "sailed")
        assert sailed == {"round": 1, "boat": boat, "raven": 5, "wolf": 5, "how": "coin", "seat": coin}
        assert table.public("sailings")[0].coin == table.number(coin)


def test_whoever_has_the_coin_and_no_vote_breaks_a_tie_all_the_same() -> None:
    """A19: Ivan's only vote was taken by an obol."""
    table = Table(FIVE, coin="Ivan").seat(
        Ivan="wolf-2 Sr", Maria="raven-2 Dg", Dmitry="wolf-1 Sb", Elena="wolf-4 Db", Anna="raven-5 Sg"
    )
    while table.waiting() != {"Anna": "obol"}:
        table.match.lapse()
    table.answer("Anna", "obol", "Ivan")
    assert table.tokens() == {"Anna": 2, "Ivan": 0, "Maria": 2, "Dmitry": 2, "Elena": 2}
    table.vote("Ivan Anna Maria")
    assert table.heard(None, "sailed") == [
        {"round": 1, "boat": "raven", "raven": 4, "wolf": 4, "how": "coin", "seat": "Ivan"}
    ]


def test_an_open_vote_is_seen_at_once_and_the_others_are_sealed_until_all_have_voted() -> None:
    table = voting()
    assert table.waiting() == {"Elena": "open-vote"}
    table.answer("Elena", "open-vote", "raven")
    assert table.heard(None, "open-voted") == [{"seat": "Elena", "boat": "raven"}]
    assert (table.public("opener"), table.public("opened")) == (4, "raven")
    before = {name: table.match.glimpse(table.number(name)) for name in ("Maria", "Dmitry", "Elena")}
    spectator = table.match.glimpse(None)
    table.answer("Anna", "vote", "raven")
    table.answer("Ivan", "vote", "wolf")
    assert {name: table.match.glimpse(table.number(name)) for name in before} == before
    assert table.match.glimpse(None) == spectator
    table.answer("Maria", "vote", "wolf")
    assert table.heard(None, "voted") == []
    table.answer("Dmitry", "vote", "wolf")
    pairs = {"Anna": "raven", "Ivan": "wolf", "Maria": "wolf", "Dmitry": "wolf", "Elena": "raven"}
    assert table.heard(None, "voted") == [{"pairs": pairs}]


def test_the_open_vote_counts_like_any_other() -> None:
    table = voting()
    table.answer("Elena", "open-vote", "raven")
    for name in ("Anna", "Ivan", "Maria", "Dmitry"):
        table.answer(name, "vote", "wolf")
    assert table.heard(None, "sailed")[0]["raven"] == 2


def test_an_open_vote_and_the_sealed_ones_after_it_each_have_the_time_of_a_vote() -> None:
    table = Table(FIVE, voting=10).seat(**SEATED)
    while table.waiting() != {"Ivan": "hourglass"}:
        table.match.lapse()
    table.answer("Ivan", "hourglass", "Elena")
    table.to("vote")
    began = table.match.now
    assert (table.waiting(), table.match.deadline) == ({"Elena": "open-vote"}, began + 10)
    table.match.answer(4, "wolf", table.question("Elena").number, began + 4)
    assert table.match.deadline == began + 14


def test_who_had_to_vote_openly_votes_with_all_others_in_the_next_round() -> None:
    table = voting()
    table.vote("Anna")
    table.to("place")
    assert (table.public("round"), table.public("opener"), table.public("opened")) == (2, None, None)
    table.seat(Anna="raven-1 Sr", Ivan="raven-2 Sg", Maria="raven-3 Sr", Dmitry="wolf-1 Sb", Elena="wolf-2 Sg")
    table.to("vote")
    assert table.waiting() == dict.fromkeys(table.names, "vote")


def test_nobody_abstains_or_votes_for_anything_else_or_twice() -> None:
    """A30"""
    table = voting()
    assert table.refusal("Anna", "raven") == "not-asked"
    table.answer("Elena", "open-vote", "raven")
    assert table.options("Anna") == ["raven", "wolf"]
    for value in (None, "nobody", "", "raven-1", 0):
        assert table.refusal("Anna", value) == "not-an-option"
    table.answer("Anna", "vote", "raven")
    assert table.refusal("Anna", "wolf") == "not-asked"


def test_whoever_is_late_votes_by_lot() -> None:
    """A30: over many matches both boats come, and all votes are counted."""
    seen = set()
    for seed in range(20):
        table = Table(FIVE, seed=seed).seat(**SEATED).to("sailed")
        (votes,) = table.heard(None, "voted")
        assert set(votes["pairs"]) == set(table.names)
        seen |= set(votes["pairs"].values())
    assert seen == {"raven", "wolf"}


def test_whoever_leaves_is_played_on_by_a_bot_and_nothing_is_dealt_anew() -> None:
    """A30"""
    table = voting()
    let_play(table.match, seated([RandomBot] * 5, "left"))
    assert table.match.outcome is not None
    assert table.public("round") == 3
    assert [(one["seat"], one["cell"]) for one in table.heard(None, "placed")[:5]] == [
        ("Anna", "raven-3"),
        ("Ivan", "raven-4"),
        ("Maria", "wolf-2"),
        ("Dmitry", "wolf-4"),
        ("Elena", "wolf-1"),
    ]
