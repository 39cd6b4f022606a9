"""Whatever people do, in whatever modes: rounds are as the rules say, matches end, and records replay."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, ClassVar

import pytest

from lichina.bots import RandomBot, seated
from lichina.bots import play as let_play
from lichina.games.spyfall import Spyfall
from lichina.games.spyfall.box import ENDINGS
from lichina.games.spyfall.packs import shipped
from lichina.kernel import Dice, Entry, Match, Mode
from lichina.kernel.dice import key_of
from lichina.testing import (
    Case,
    Invariants,
    cases,
    check_copies,
    check_memory,
    check_worlds,
    play,
    play_silently,
    run_seed,
    soak,
)
from lichina.testing.cases import one_each
from lichina.testing.copies import check_replay

from .table import FOUR, Table

SWITCHES = ("mission", "ally", "joke", "madness")
COMBINED = {
    "-".join(name for name, on in zip(SWITCHES, chosen, strict=True) if on) or "basic": Mode(
        {**dict(zip(SWITCHES, chosen, strict=True)), "rounds": 3, "minutes": 2},
        range(5, 9) if chosen[1] else range(3, 9),
    )
    for chosen in product((False, True), repeat=4)
}
"""All ways to combine the modes."""


class Combined(Spyfall):
    """The game in all combinations of its modes."""

    MODES: ClassVar = COMBINED


class Sound:
    """What must hold after every entry of a match, besides what holds in every game."""

    def __init__(self) -> None:
        self.invariants = Invariants()

    def __call__(self, match: Match, entry: Entry | None) -> None:
        self.invariants(match, entry)
        public: Any = match.view(None).public
        hands: list[Any] = [match.view(seat).private for seat in match.game.seats]
        self.check_cards(match, [hand.card for hand in hands])
        powers = [hand.power for hand in hands if hand.power is not None]
        assert len(set(powers)) == len(powers) == (len(hands) if match.game.options.mission else 0)
        assert sum(hand.ally for hand in hands) <= 1
        assert public.scores == tuple(sum(sheet.points[seat] for sheet in public.sheets) for seat in match.game.seats)
        assert Counter(public.used) == Counter(sheet.bag for sheet in public.sheets)
        accusers = [accuser for accuser, _ in public.accusations]
        assert len(set(accusers)) == len(accusers)
        assert all(accuser != target for accuser, target in public.accusations)
        assert all(one.seat != one.target for one in public.exchanges)
        for before, after in zip(public.exchanges, public.exchanges[1:], strict=False):
            assert after.seat in (before.target, before.seat)
            passed_on = match.game.options.mission  # anybody but the asker may get it then
            assert passed_on or after.target != before.seat or after.seat != before.target
        glass = public.glass
        assert glass is None or 0 <= glass.left <= glass.whole + 60

    def check_cards(self, match: Match, cards: list[str]) -> None:
        """One spy among the same places, nothing but spies, or a place for each."""
        kinds = Counter(cards)
        options = match.game.options
        if kinds["spy"] == len(cards):
            assert options.joke
        elif kinds.get("spy"):
            assert kinds["spy"] == 1
            assert len(kinds) == 2
        else:
            assert options.madness
            assert max(kinds.values()) == 1
            assert set(cards) <= {place.id for place in shipped("everyday") if place.extra}


# --- random matches -------------------------------------------------------------------------------------------------


def test_there_are_sixteen_combinations_of_the_modes() -> None:
    assert len(COMBINED) == 16
    assert all((one.players == range(5, 9)) == ("ally" in mode) for mode, one in COMBINED.items())


@pytest.mark.parametrize("number", range(16))
def test_every_combination_of_modes_plays_soundly_to_its_end(number: int) -> None:
    for case in one_each(Combined)[number::16]:
        seed = f"{run_seed()} {case}"
        match = play(case.game, case.seats, case.options, seed, Sound())
        assert match.outcome is not None
        public: Any = match.view(None).public
        assert len(public.sheets) == 3
        assert {sheet.reason for sheet in public.sheets} <= set(ENDINGS)
        assert match.outcome.scores == public.scores


@pytest.mark.parametrize("number", range(4))
def test_in_combined_modes_copies_are_true_and_nobody_imagines_what_cannot_be(number: int) -> None:
    for case in one_each(Combined)[number :: 4 if soak() > 1 else 16]:
        check_copies(case, 1)
        check_memory(case, 1)


def test_in_combined_modes_no_seat_sees_a_difference_between_two_worlds() -> None:
    """Everything at once, and two others, drawn by the seed of the run; in a soak a dozen."""
    every = one_each(Combined)
    chosen = [case for case in every if case.mode == "mission-ally-joke-madness"][:1]
    others = [case for case in every if case not in chosen]
    chosen += Dice(key_of(f"{run_seed()} worlds")).sample(others, 12 if soak() > 1 else 2)
    check_worlds(chosen, 1)


@pytest.mark.parametrize("pack", ["dc", "own"])
def test_other_packs_play_as_well(pack: str) -> None:
    held = {"food": 2, "smell": 1, "cold": 1}
    own = {"places": [{"en": f"Room {number}", "traits": held} for number in range(16)]}
    options = {"pack": pack, "own": own, "mission": True, "joke": True, "madness": True, "rounds": 4}
    match = play(Spyfall, 6, options, f"{run_seed()} {pack}", Invariants())
    assert match.outcome is not None


@pytest.mark.parametrize("talk", ["typed", "spoken"])
def test_typed_and_spoken_matches_end_and_replay_to_the_byte(talk: str) -> None:
    options = {"talk": talk, "mission": True, "madness": True, "madness_calls": "free", "rounds": 3}
    check_replay(play(Spyfall, 5, options, f"{run_seed()} {talk}"))


@pytest.mark.parametrize("case", cases(Spyfall, thorough=True)[:: 1 if soak() > 1 else 5], ids=str)
def test_a_match_in_which_nobody_ever_answers_ends_and_every_spy_stays_hidden(case: Case) -> None:
    match = play_silently(case.game, case.seats, case.options, run_seed())
    public: Any = match.view(None).public
    for sheet in public.sheets:
        hidden = {"joke": "joke-missed", "mixed": "madness-missed"}.get(sheet.bag, "spy-hidden")
        assert sheet.reason == hidden


def test_whoever_leaves_is_played_on_by_a_bot_and_nothing_is_dealt_anew() -> None:
    """B35: the round goes on as it was."""
    table = Table(FOUR, "Anna", rounds=2)
    table.exchange("Anna", "Ivan")
    table.accuse("Ivan", "Anna", against="Maria")
    let_play(table.match, seated([RandomBot] * 4, "left"))
    first, _ = table.public("sheets")
    assert (first.bag, first.cards) == ("zoo", ("spy", "zoo", "zoo", "zoo"))
    assert [key for key in table.story() if key in ("round-begins", "round-over")] == ["round-begins", "round-over"] * 2
