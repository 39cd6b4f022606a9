"""What is said of every bot and of all options: bots and games that are wrong on purpose are found."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import pytest
from msgspec import Meta

from lichina.bots import Move, RandomBot, Sight
from lichina.testing import Case, check_bot, check_options

from .leaks import Ambush
from .sound import Sound

CASES = [Case(Ambush, "basic", 3), Case(Ambush, "basic", 5)]


class Seer(RandomBot):
    """Knows the traitor, however it came to know."""

    def decide(self, sight: Sight) -> Move | None:
        if not sight.asks or sight.asks[0].key not in ("strike", "point"):
            return super().decide(sight)
        game: Any = sight._match.game
        known = game.traitor in sight.asks[0].form.seen()["options"]
        return (sight.asks[0].number, game.traitor) if known else super().decide(sight)


class Moody(RandomBot):
    """Does not play the same again with the same seed."""

    moods: ClassVar[list[int]] = []

    def decide(self, sight: Sight) -> Move | None:
        self.moods.append(1)
        for _ in range(len(self.moods) % 7):
            self.dice.below(2)
        return super().decide(sight)


class Idle(RandomBot):
    """Never does anything."""

    def decide(self, sight: Sight) -> Move | None:
        return None


def test_bot_that_plays_as_it_should_passes() -> None:
    check_bot(RandomBot, CASES)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (Seer, r"Seer in seat \d of ambush-basic-\d does .* in a world that looks the same to it"),
        (Moody, r"Moody plays ambush-basic-\d otherwise with the same seed"),
        (Idle, "Idle was never seen to do anything: nothing was compared"),
    ],
)
def test_bot_that_knows_too_much_or_is_never_the_same_is_found(
    kind: type[RandomBot], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lichina.testing.bots.LOOKS", 30)  # what it knows shows where it is asked: look often enough
    with pytest.raises(AssertionError, match=complaint):
        check_bot(kind, CASES * 4)


class Chosen(Sound):
    """A game with options."""

    class Options(Sound.Options, frozen=True):
        rounds: Annotated[int, Meta(ge=1, le=3)] = 3
        deal: list[int] | None = None


@pytest.mark.parametrize(
    ("wrong", "players", "complaint"),
    [
        (
            {"deal": ["x"]},
            range(2, 4),
            r"there are wrong values for \['deal'\], but the options are \['rounds', 'deal'\]",
        ),
        ({"rounds": [], "deal": ["x"]}, range(2, 4), "an option without a wrong value proves nothing"),
        ({"rounds": [0, 2], "deal": ["x"]}, range(2, 4), r"with 2 seats takes the options \{'rounds': 2\}"),
        ({"rounds": [0], "deal": ["x"]}, range(2, 3), r"with 3 seats takes the options \{\}"),
    ],
)
def test_options_that_are_not_checked_are_found(wrong: dict[str, list[Any]], players: range, complaint: str) -> None:
    check_options(Chosen, {"rounds": [0, 4, "x"], "deal": ["x"]}, range(2, 4))
    with pytest.raises(AssertionError, match=complaint):
        check_options(Chosen, wrong, players)
