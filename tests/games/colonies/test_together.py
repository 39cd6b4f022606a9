"""Two who act at once: whoever they have, in whatever order they answer, and whenever the glass runs out."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.colonies.box import ITEMS, SURVIVORS
from lichina.kernel import Dice, IllegalAnswer, Match
from lichina.kernel.dice import key_of
from lichina.testing import run_seed, soak
from lichina.testing.harness import reproducible

from .table import Winter

STOCKS: dict[str, Any] = {
    "blue": {"food": 5, "bullets": 3, "helpless": 2, "unruly": 1, "waste": ["junk", "wrench", "fuel", "mop"]},
    "yellow": {"food": 5, "bullets": 3, "helpless": 2, "waste": ["junk", "fuel"]},
    "spots": {
        "school": {"zombies": 3},
        "blue-1": {"zombies": 1},
        "yellow-1": {"zombies": 1},
        "library": {"zombies": 1},
    },
}


def crowded(dice: Dice) -> Match:
    """Both have any four survivors, most at one place with a friend and a small deck, all dice, hands of anything."""
    people = dice.sample([one for one in SURVIVORS if one != "charlotte_ross"], 8)
    school = [f"{one} {'b1' if number % 2 else 'y1'} school w1 pistol" for number, one in enumerate(people[:5])]
    home = [f"{people[5]} b1 blue lighter", f"{people[6]} y1 yellow w2", f"{people[7]} b2 school w1 f1"]
    guest = "charlotte_ross y1 blue-1 w1"
    items = list(ITEMS)
    hands = {name: ["medicine", *(dice.choice(items) for _ in range(3))] for name in ("b1", "b2", "y1", "y2")}
    pools = {"b1": [1, 2, 4, 6, 6], "y1": [1, 3, 5, 6, 6], "b2": [3], "y2": [2]}
    decks = {"school": [dice.choice(items) for _ in range(2 + dice.below(5))]}
    options = {"glass": 30, "turn": 600, "quick": not dice.below(2)}
    more: dict[str, Any] = {"hands": hands, "dice": pools, "decks": decks, "options": options, **STOCKS}
    return Winter("act", *school, *home, guest, **more).match


def run_out(match: Match) -> None:
    """The glass runs out in a copy: the stage is over, and nothing is lost."""
    fork = match.fork()
    late = [(ask.seat, ask.form.fallback(), ask.number) for ask in fork.asks]
    while fork.phase == "act_together":
        fork.lapse()
    fork.game.invariants()  # type: ignore[attr-defined]
    for seat, answer, number in late:
        with pytest.raises(IllegalAnswer):
            fork.answer(seat, answer, number)


def answer_one(match: Match, dice: Dice) -> None:
    """Anybody who is asked answers; who could go on is seldom ready."""
    ask = dice.choice(match.asks)
    answer = ask.form.draw(dice)
    while answer == ("done",) and dice.below(5):
        answer = ask.form.draw(dice)
    match.answer(ask.seat, answer, ask.number)


@pytest.mark.parametrize("part", range(4))
def test_any_two_groups_act_at_once_in_any_order_and_the_glass_may_run_out_in_every_state(part: int) -> None:
    """1,000 orders in a soak. The glass stands still while, and only while, somebody else is asked (R23)."""
    thirds = 0
    enough = 8 if soak() == 1 else 1000
    for number in range(part, 1000, 4):
        if number >= enough and thirds:
            break  # somebody else was asked, too
        with reproducible():
            dice = Dice(key_of(f"{run_seed()} together {number}"))
            match = crowded(dice)
            while match.phase == "act_together":
                third = any(ask.seat not in match.game.active for ask in match.asks)  # type: ignore[attr-defined]
                thirds += third
                view: Any = match.view(None).public
                assert not (third and view.glass is not None), "it runs although a third is asked"
                run_out(match)
                answer_one(match, dice)
                match.game.invariants()  # type: ignore[attr-defined]
    assert thirds, "nobody was asked for anything"


def test_what_was_laid_open_off_a_deck_is_not_found_by_the_other_meanwhile() -> None:
    people = ("gabriel_diaz b1 school", "brian_lee y1 school")
    deck = ["outsider_1", "junk", "fuel", "medicine", "mop"]
    table = Winter("act", *people, dice={"y1": [6]}, decks={"school": deck})
    table.act("b1", "gabriel_diaz", "ability").act("y1", "brian_lee", "search", 6)
    assert table.options("y1") == ["mop"], "it comes from below them"
    table.answer("y1", "found", "mop")
    table.answer("b1", "take", "outsider_1")
    assert (table.hand("b1"), table.hand("y1")) == (["outsider_1"], ["mop"])
    assert sorted(table.deck("school")) == ["fuel", "junk", "medicine"]


def test_what_two_heal_at_once_is_healed_once() -> None:
    """R23: whose survivor it is says twice what is healed; the second time that is gone, and the other token goes."""
    people = ("olivia_brown b1 school", "fatima_maktabi y1 school", "mike_cho b2 school w1 f1")
    table = Winter("act", *people, dice={"y1": [6]})
    table.act("b1", "olivia_brown", "ability", "mike_cho").act("y1", "fatima_maktabi", "ability", 6, "mike_cho")
    assert table.asked("b2") == ["heal", "heal"]
    left = []
    for question in table.match.questions(1):
        table.match.answer(1, "frost", question.number)
        left.append(table.whole("mike_cho"))
    assert left == ["school w1", "school"]
    table.match.game.invariants()  # type: ignore[attr-defined]


def test_who_is_bitten_before_it_is_said_what_is_healed_is_not_healed() -> None:
    """R20."""
    people = ("olivia_brown b1 school", "brian_lee y1 school w1 f1")
    table = Winter("act", *people, dice={"y1": [6]}, spots={"school": {"zombies": 1}}).roll("bite")
    table.act("b1", "olivia_brown", "ability", "brian_lee").act("y1", "brian_lee", "attack", 6)
    table.answer("y1", "heal", "frost")
    assert (table.whole("brian_lee"), table.seen("people", "brian_lee").down) == ("school w1 f1", True)


@pytest.mark.parametrize(("noise", "cards"), [(3, 6), (0, 3)])
def test_noise_is_made_only_while_there_are_a_space_and_a_card_for_it(noise: int, cards: int) -> None:
    """§0.4: a rival who searches there may take the last of either meanwhile."""
    spots, decks = {"school": {"noise": noise}}, {"school": ["junk", "fuel", "mop", "wrench", "scissors", "medicine"]}
    table = Winter(
        *("act", "brian_lee b1 school", "olivia_brown y1 school"),
        dice={"b1": [6], "y1": [6]},
        spots=spots,
        decks={"school": decks["school"][:cards]},
    )
    table.act("b1", "brian_lee", "search", 6).act("y1", "olivia_brown", "search", 6)
    assert table.options("b1") == ["junk", "noise"]
    table.answer("y1", "found", "noise")
    assert table.options("b1") == ["junk"]


@pytest.mark.parametrize(("stolen", "zombies"), [(False, 1), (True, 4)])
def test_what_a_rival_has_taken_pays_for_nothing(stolen: bool, zombies: int) -> None:
    """§3.1: what must be paid is paid in full."""
    people = ("emma_han b1 school", "charlotte_ross y1 blue-1")
    table = Winter("act", *people, hands={"b1": ["medicine"]}, spots={"school": {"zombies": 4}})
    table.act("b1", "emma_han", "ability")
    if stolen:
        table.act("y1", "charlotte_ross", "ability", "b1").answer("y1", "take", "medicine")
    table.answer("b1", "shed", "nothing" if stolen else "medicine")
    assert table.gate("school") == (zombies, 0)


def test_a_card_that_a_rival_has_taken_cannot_be_exchanged_any_more() -> None:
    people = ("ezra_quill b1 school", "charlotte_ross y1 blue-1")
    table = Winter("act", *people, dice={"b1": [6]}, decks={"school": ["mop", "junk", "fuel"]})
    table.act("b1", "ezra_quill", "ability", 6).answer("b1", "found", "mop")
    assert table.options("b1") == ["keep", "exchange"]
    table.act("y1", "charlotte_ross", "ability", "b1").answer("y1", "take", "mop")
    assert table.options("b1") == ["keep"]
    table.answer("b1", "exchange", "keep")
    assert (table.hand("b1"), table.hand("y1"), table.deck("school")) == ([], ["mop"], ["junk", "fuel"])
