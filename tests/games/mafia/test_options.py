"""The options: each has an effect, each is checked, and what cannot be is refused with a code.

Other files show the effect of: tie, require_majority, vote (test_day); lawyer_jails_innocent, gangs_are_one,
journalist_self, blocked_check (test_lies); infection_survives_p0 (test_infection); win_mode (test_winning);
constant_night, first_night (test_night_frames); statements (test_talk); dead_see (test_channels); moderator
(test_moderator); loners, checker, counts, strict_box, triads, style (test_deck).
"""

from __future__ import annotations

from typing import Any

import pytest

import lichina
from lichina import testing
from lichina.games.mafia import Mafia
from lichina.kernel import BadOptions

from .table import Table

WRONG: dict[str, list[Any]] = {
    "style": ["hard", 1],
    "triads": ["yes", 1],
    "loners": ["maniac", ["vampire"]],
    "checker": ["spy"],
    "strict_box": ["no"],
    "counts": [["citizen"], {"citizen": "three"}],
    "reveal_deck_list": [0],
    "moderator": [-1, 33, "Ann"],
    "dead_see": ["nothing"],
    "vote": ["secret"],
    "tie": ["both"],
    "require_majority": ["always"],
    "win_mode": ["first"],
    "blocked_check": ["silence"],
    "lawyer_jails_innocent": [None],
    "gangs_are_one": [2],
    "journalist_self": [""],
    "infection_survives_p0": ["never"],
    "statements": [-1, 10],
    "discussion": [9, 3601],
    "voting": [4, 3601],
    "night": [9, 601],
    "constant_night": ["often"],
    "first_night": [-1, 301],
    "moment": [-1, 31, "long"],
    "deal": [{"cards": ["citizen"], "moon": "full"}, {"start": "noon", "cards": []}, "fair"],
    "said": [["wry"], {"greeted": 1}],
}
SEVEN = ["mafioso", *["citizen"] * 6]


def refusal(seats: int = 7, **options: Any) -> BadOptions:
    return testing.refusal(Mafia, seats, options)


# --- what is refused ------------------------------------------------------------------------------------------------


def test_every_option_is_checked_and_six_to_thirty_two_play() -> None:
    testing.check_options(Mafia, WRONG, range(6, 33))


@pytest.mark.parametrize(
    "deal",
    [
        {"cards": SEVEN[:6]},
        {"cards": ["wizard", *SEVEN[1:]]},
        {"cards": ["doctor", "doctor", *SEVEN[2:]]},
        {"cards": SEVEN, "nights": -1},
        {"cards": SEVEN, "dead": [7]},
        {"cards": SEVEN, "dead": [1, 1]},
        {"cards": SEVEN, "last_heal": 9},
        {"cards": SEVEN, "jailed": [0]},
        {"cards": ["judge", *SEVEN[:6]], "jailed": [1], "dead": [0]},
        {"cards": ["judge", *SEVEN[:6]], "jailed": [1], "dead": [1]},
        {"cards": SEVEN, "dead": [1], "poisoned": [1]},
        {"cards": SEVEN, "infected": [1]},
        {"cards": ["patient0", *SEVEN[:6]], "infected": [0]},
        {"cards": SEVEN, "chief": {"mafia": 0}},
        {"cards": ["don", *SEVEN[:6]], "chief": {"yakuza": 1}},
        {"cards": ["don", *SEVEN[:6]], "chief": {"mafia": 2}},
        {"cards": ["don", *SEVEN[:6]], "chief": {"mafia": 7}},
        {"cards": ["don", *SEVEN[:6]], "chief": {"mafia": 1}, "dead": [1]},
    ],
)
def test_a_position_that_cannot_be_is_refused(deal: dict[str, Any]) -> None:
    assert refusal(deal=deal).code == "impossible-deal"


# --- what the options do --------------------------------------------------------------------------------------------


def criminals(**options: Any) -> int:
    match = lichina.start(Mafia, seats=12, seed=1, options=options)
    deck = match.view(None).public.deck  # type: ignore[attr-defined]
    return sum(deck.get(role, 0) for role in ("mafioso", "don", "lawyer", "triad", "boss"))


def test_the_style_says_how_many_criminals_there_are() -> None:
    assert (criminals(), criminals(style="soft"), criminals(style="max")) == (4, 3, 4)


def test_the_deck_is_known_unless_it_is_kept_secret() -> None:
    table = Table("M1 C1 C2 C3 C4 Doctor", "day")
    deck = {"citizen": 4, "doctor": 1, "mafioso": 1}
    assert table.public("deck") == deck
    assert table.heard(None, "deck") == [{"deck": deck}]
    secret = Table("M1 C1 C2 C3 C4 Doctor", "day", reveal_deck_list=False)
    assert (secret.public("deck"), secret.heard(None, "deck")) == (None, [])


def test_the_times_are_as_agreed() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "introduction", discussion=100, voting=20, night=40)
    ends = []
    for _ in range(5):
        ends.append(table.match.deadline)
        table.lapse()
    assert ends == [40, 140, 160, 180, 200]
    assert table.match.phase == "discussion"


def test_how_often_one_may_speak_is_as_agreed() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "day", statements=1)
    table.say("C1", "claim", "citizen")
    assert table.options("C1") == ["ready", "answer", "relent"]


def test_the_dead_see_everything_only_where_it_was_agreed() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 C6", dead="C6", dead_see="everything")
    assert table.private("C6", "everything").cards[0] == "mafioso"
    assert Table("M1 C1 C2 C3 C4 C5 C6", dead="C6").private("C6", "everything") is None


# --- where a match may begin ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "phase", "day", "night"),
    [
        ("introduction", "introduction", 2, 2),
        ("day", "discussion", 3, 2),
        ("vote", "vote", 3, 2),
        ("dusk", "nightfall", 3, 3),
        ("night", "nightfall", 3, 3),
    ],
)
def test_a_position_begins_at_the_moment_it_names(start: str, phase: str, day: int, night: int) -> None:
    table = Table("M1 C1 C2 C3 C4 C5", start, nights=2)
    assert (table.match.phase, table.public("day"), table.public("night")) == (phase, day, night)


def test_a_position_holds_what_has_happened_before() -> None:
    table = Table(
        "Don M1 Judge Doctor C1 C2 C3 C4 Widow Zero",
        dead="C4 Don",
        jailed="M1",
        infected="C1",
        poisoned="C2",
        chief={"mafia": "M1"},
        last_heal="C3",
        nights=3,
    )
    assert (table.alive, table.jailed) == ("M1 Judge Doctor C1 C2 C3 Widow Zero", "M1")
    assert (table.private("C1", "infected"), table.private("M1", "chief")) == (True, True)
    assert table.closed("Doctor") == {"C3": "healed-last-night"}
    assert [(gone.card, gone.by_vote, gone.number) for gone in table.public("gone")] == [
        ("citizen", False, 3),
        ("don", False, 3),
    ]
    assert table.night() == "C2"


def test_at_a_first_evening_a_blocked_checker_is_not_told_of_it() -> None:
    """The rulebook: the host does not count what the blocked does, and does not tell."""
    assert "blocked_check" not in Mafia.PRESETS["first"].options
    assert Mafia.Options().blocked_check == "neutral"
