"""The options: each has an effect, each is checked, and what cannot be is refused with a code.

Other files show the effect of: pack, own (test_packs); rounds, dealer (test_dealing); minutes, talk (test_questions);
mission (test_powers); ally, joke, madness (test_votes); madness_calls (test_interruptions).
"""

from __future__ import annotations

from typing import Any

import pytest

import lichina
from lichina import testing
from lichina.games.spyfall import Spyfall
from lichina.kernel import BadOptions

from .table import FIVE, FOUR, MIXED, Table, laid_out

WRONG: dict[str, list[Any]] = {
    "pack": ["moon", 1, None],
    "own": ["Дом", [], {"places": 3}, {"title": "Дом", "places": []}],
    "rounds": [0, 44, "many", 2.5, None],
    "minutes": [0, 21, "long"],
    "mission": ["yes", 1],
    "ally": ["Elena", 0],
    "joke": ["yes", None],
    "madness": ["yes", 2],
    "madness_calls": ["two", 1, True],
    "dealer": [-1, 8, "Anna"],
    "talk": ["aloud", False],
    "discussion": [4, 601],
    "ally_discussion": [4, 601],
    "voting": [4, 121],
    "moment": [-1, 31, "long"],
    "deal": [{"cards": ["zoo"]}, [{"cards": "zoo"}], [{"cards": [], "moon": "full"}], [{}]],
    "said": [["cold-q1"], {"lines": {"cold-q1": "twice"}}, {"tones": {"know": 1}}, {"moon": {}}],
}
ZOO = ["spy", "zoo", "zoo", "zoo"]
POWERS = ["shield", "loop", "mute", "xray"]


def refusal(seats: int = 4, **options: Any) -> BadOptions:
    return testing.refusal(Spyfall, seats, options)


# --- what is refused ------------------------------------------------------------------------------------------------


def test_every_option_is_checked_and_three_to_eight_play() -> None:
    testing.check_options(Spyfall, WRONG, range(3, 9))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_ally_is_not_to_be_had_with_three_or_four(seats: int) -> None:
    """B30"""
    error = refusal(seats, ally=True)
    assert (error.code, error.data["low"], error.data["high"]) == ("wrong-seats", 5, 8)
    assert [mode for mode, one in Spyfall.MODES.items() if one.players == range(5, 9)] == ["ally", "everything"]


@pytest.mark.parametrize(
    ("options", "bags"),
    [({}, 20), ({"joke": True}, 21), ({"madness": True}, 22), ({"joke": True, "madness": True, "pack": "dc"}, 23)],
)
def test_there_are_no_more_rounds_than_bags(options: dict[str, Any], bags: int) -> None:
    error = refusal(rounds=bags + 1, **options)
    assert (error.code, error.data) == ("too-many-rounds", {"high": bags})
    lichina.start(Spyfall, seats=4, seed=1, options={"rounds": bags, **options})


def test_a_dealer_must_be_at_the_table() -> None:
    error = refusal(dealer=4)
    assert (error.code, error.data) == ("no-dealer", {"seat": 4})
    lichina.start(Spyfall, seats=5, seed=1, options={"dealer": 4})


@pytest.mark.parametrize(
    ("deal", "options"),
    [
        ({"cards": ZOO[:3]}, {}),
        ({"cards": ["spy", "moon", "moon", "moon"]}, {}),
        ({"cards": ["zoo"] * 4}, {}),
        ({"cards": ["spy", "spy", "zoo", "zoo"]}, {}),
        ({"cards": ["spy", "zoo", "zoo", "bank"]}, {}),
        ({"cards": ["zoo", "zoo", "bank", "pool"]}, {"madness": True}),
        ({"cards": ["spy"] * 4}, {}),
        ({"cards": MIXED[:4]}, {}),
        ({"cards": ["zoo", "bank", "pool", "circus"]}, {"madness": True}),
        ({"cards": ZOO, "ally": 1}, {}),
        ({"cards": ZOO, "powers": POWERS}, {}),
        ({"cards": ZOO}, {"mission": True}),
        ({"cards": ZOO, "powers": POWERS[:3]}, {"mission": True}),
        ({"cards": ZOO, "powers": ["shield", "shield", "mute", "xray"]}, {"mission": True}),
        ({"cards": ZOO, "powers": ["shield", "loop", "mute", "flight"]}, {"mission": True}),
        ({"cards": ZOO, "dealer": 4}, {}),
        ({"cards": ZOO, "dealer": -1}, {}),
    ],
)
def test_a_round_that_cannot_be_is_refused(deal: dict[str, Any], options: dict[str, Any]) -> None:
    assert refusal(deal=[deal], **options).code == "impossible-deal"


@pytest.mark.parametrize(
    ("cards", "ally"), [(["spy", *["zoo"] * 4], 0), (["spy", *["zoo"] * 4], 5), (["spy"] * 5, 1), (MIXED[:5], 1)]
)
def test_only_somebody_who_knows_the_place_is_the_ally(cards: list[str], ally: int) -> None:
    modes = {"ally": True, "joke": True, "madness": True}
    assert refusal(5, deal=[{"cards": cards, "ally": ally}], **modes).code == "impossible-deal"


@pytest.mark.parametrize(
    "cards",
    [
        [ZOO, ZOO],
        [["spy"] * 4, ["spy"] * 4],
        [MIXED[:4], MIXED[3:7]],
        [MIXED[:4], MIXED[4:], ["airport", "cinema", "hospital", "library"]],
    ],
)
def test_a_bag_that_is_out_is_not_laid_out_again(cards: list[list[str]]) -> None:
    deals = [{"cards": one} for one in cards]
    assert refusal(deal=deals, rounds=3, joke=True, madness=True).code == "impossible-deal"


# --- what the options do --------------------------------------------------------------------------------------------


def test_the_modes_and_presets_are_those_of_the_rules() -> None:
    assert {name: dict(mode.options) for name, mode in Spyfall.MODES.items()} == {
        "basic": {},
        "mission": {"mission": True},
        "ally": {"ally": True},
        "joke": {"joke": True},
        "madness": {"madness": True},
        "everything": {"mission": True, "ally": True, "joke": True, "madness": True},
    }
    assert {name: (preset.mode, dict(preset.options)) for name, preset in Spyfall.PRESETS.items()} == {
        "first": ("basic", {"rounds": 5, "discussion": 90}),
        "short": ("basic", {"rounds": 3}),
        "usual": ("basic", {}),
        "everything": ("everything", {"rounds": 7}),
    }


def test_everybody_sees_which_modes_are_on() -> None:
    """Nobody may be surprised by a bag of spies."""
    assert Table(FOUR, "Anna").public("modes") == ()
    assert Table(FIVE, "Anna", ally="Elena", joke=True).public("modes") == ("ally", "joke")
    assert Table(FOUR, "Anna", powers={}, madness=True).public("modes") == ("mission", "madness")


def test_there_are_as_many_rounds_as_agreed() -> None:
    for rounds in (1, 3):
        match = lichina.start(Spyfall, seats=3, seed=1, options={"rounds": rounds})
        while match.outcome is None:
            match.lapse()
        assert len(match.view(None).public.sheets) == rounds  # type: ignore[attr-defined]


def test_a_first_match_has_five_rounds_unless_a_table_chooses_otherwise() -> None:
    assert Spyfall.Options().rounds == 5


def test_the_times_are_as_agreed() -> None:
    table = Table(FIVE, "Anna", ally="Elena", minutes=1, discussion=100, ally_discussion=20, voting=50, madness=True)
    table.take("Ivan", "accuse", "Anna")
    assert table.match.deadline == 50
    table.lapse()
    table.take("Ivan", "madness", "call")
    assert table.match.deadline == 100
    table.lapse()
    table.run_out()
    assert (table.match.now, table.match.deadline) == (160, 260)
    table.lapse()
    assert (table.stage, table.match.deadline) == ("final", 310)
    table = Table(FIVE, "Anna", ally="Elena", ally_discussion=20, voting=50)
    table.guess("Anna", "zoo")
    assert (table.stage, table.match.deadline) == ("unmasking", 20)
    table.lapse()
    assert (table.stage, table.match.deadline) == ("ally-vote", 70)


def test_rounds_are_laid_out_one_after_another_and_then_drawn() -> None:
    names = FOUR.split()
    deals = [laid_out(names, "Anna", dealer="Maria"), laid_out(names, "Dmitry", "bank", dealer="Ivan")]
    table = Table(FOUR, "Anna", rounds=3, deal=deals)
    for dealer, card, spy in (("Maria", "zoo", "Anna"), ("Ivan", "bank", "Dmitry")):
        assert table.dealer == dealer
        assert table.private(spy, "card") == "spy"
        assert table.private("Maria", "card") == card
        while table.stage == "deal":
            table.lapse()
        table.guess(spy, "museum")
        table.pass_on_to_next()
    assert (table.public("round"), table.public("used")) == (3, ("zoo", "bank"))
