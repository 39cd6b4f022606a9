"""Who bots are: fair by type, for the evening, and nothing to do with the cards."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from lichina.bots import EVEN, RandomBot, Temper, seated
from lichina.bots.persons import TRAITS, company, draw, liked, tone
from lichina.games.mafia import Mafia
from lichina.kernel import TONES, Dice, IllegalAnswer, Match, Tree, fresh, turned, worded
from lichina.kernel.dice import key_of
from lichina.kernel.forms import Branch


def dice(seed: int | str) -> Dice:
    return Dice(key_of(seed))


@pytest.mark.parametrize("count", [1, 2, 5, 12, 33])
def test_a_table_has_as_many_of_one_kind_as_of_the_other(count: int) -> None:
    for seed in range(20):
        for field in TRAITS:
            assert abs(sum(getattr(one, field) for one in company(count, dice(seed)))) == count % 2


def test_every_place_gets_every_temper_as_often() -> None:
    first = Counter(company(4, dice(seed))[0] for seed in range(3200))
    assert len(first) == 16
    assert all(140 < count < 260 for count in first.values()), first


def test_one_more_at_the_table_evens_it_out() -> None:
    bold = Temper(1, 1, 1, 1)
    assert draw(dice(1), [bold]) == Temper(-1, -1, -1, -1)
    assert draw(dice(1), [bold, EVEN]) == Temper(-1, -1, -1, -1)


def test_a_temper_does_not_hang_on_the_cards() -> None:
    """The same bots sit down to any deal: their tempers come from their own seed, and no card is near."""
    deals = {tuple(Match(Mafia, 10, seed).game.card) for seed in range(5)}
    tempers = {tuple(bot.temper for bot in seated([RandomBot] * 10, "evening")) for _ in range(5)}
    assert len(deals) == 5
    assert len(tempers) == 1


def test_a_temper_has_a_word_for_each_lean_and_is_plain_data() -> None:
    somebody = Temper(bold=1, talkative=-1, trusting=-1, sly=1)
    assert somebody.traits() == ("bold", "terse", "wary", "sly")
    assert EVEN.traits() == ()
    assert msgspec.json.decode(msgspec.json.encode(somebody), type=Temper) == somebody
    assert somebody.level("bold", 0.2, 0.8) == pytest.approx(0.8)
    assert EVEN.level("bold", 0.2, 0.8) == pytest.approx(0.5)


def test_no_wording_comes_again_before_the_five_others() -> None:
    used: list[str] = []
    said = [worded(used, turned(number * number)) for number in range(60)]
    for place in range(len(said) - 5):
        assert len(set(said[place : place + 6])) == 6


def test_the_first_wish_that_is_fresh_is_granted() -> None:
    used = ["plain"]
    assert worded(used, ("plain", "wry")) == "wry"
    assert used == ["plain", "wry"]
    assert worded(used, ("wry",)) == "curt"
    assert fresh(used) == ["warm", "stern", "weary"]


def test_the_terse_are_curt_and_the_trusting_warm() -> None:
    assert {liked(Temper(talkative=-1), dice(seed))[0] for seed in range(20)} == {"curt"}
    assert {liked(Temper(trusting=1), dice(seed))[0] for seed in range(20)} == {"warm"}
    assert {liked(EVEN, dice(seed))[0] for seed in range(60)} == set(TONES)
    assert tone(Temper(talkative=-1), ["curt"], dice(1)) != "curt"


def test_a_tone_may_follow_a_path_and_nothing_else_may() -> None:
    tree: Tree[tuple[str | int, ...]] = Tree(Branch("say", {"accuse": Branch("whom", {1: None})}), TONES)
    assert tree.accept(("accuse", 1)) == ("accuse", 1)
    assert tree.accept(["accuse", 1, "wry"]) == ("accuse", 1, "wry")
    for wrong in (
        ("accuse", 1, "loud"),
        ("accuse", "wry"),
        ("accuse", 1, "wry", "wry"),
        ("wry",),
        ("accuse", 1, ["wry"]),
    ):
        with pytest.raises(IllegalAnswer):
            tree.accept(wrong)
    with pytest.raises(IllegalAnswer):
        Tree(Branch("say", {"accuse": None})).accept(("accuse", "wry"))
