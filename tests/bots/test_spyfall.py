"""The bots of «Находка для шпиона»: that `belief` is worth playing against, plays every seat, and reads what is typed.

The strength is measured at 4, 6 and 8 seats over single rounds. A side is given one kind of bot, everybody else plays
another; what a side gains by `belief` is the difference of its win rates.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from lichina.bots import Bot, Driver, RandomBot, play, seated
from lichina.games.spyfall import Spyfall
from lichina.games.spyfall.bot import BOTS
from lichina.games.spyfall.packs import shipped
from lichina.games.spyfall.reading import read
from lichina.kernel import Dice, Match
from lichina.kernel.dice import key_of
from lichina.testing import run_seed, soak

KINDS: dict[str, type[Bot]] = {**BOTS, "random": RandomBot}
ROUNDS = 40
"""Rounds in a cell; a soak of 50 makes 2,000 of them."""
PLACES = shipped("everyday")
FOR_THE_SPY = frozenset({"local-accused", "local-voted", "spy-hidden", "guessed-right"})


def played(seats: int, seed: str, spy: str, others: str) -> tuple[str, int]:
    """How a round ended in which the spy is played by one kind of bot and all others by another."""
    dice = Dice(key_of(seed))
    number = dice.below(seats)
    cards = [dice.choice(PLACES).id] * seats
    cards[number] = "spy"
    match = Match(Spyfall, seats, seed, {"rounds": 1, "deal": [{"cards": cards, "dealer": dice.below(seats)}]})
    kinds = [KINDS[others]] * seats
    kinds[number] = KINDS[spy]
    driver = Driver(match, seated(kinds, seed))
    while match.outcome is None:
        driver.step()
    return match.game.sheets[0]["reason"], number  # type: ignore[attr-defined]


def rate(side: str, seats: int, kind: str, others: str, rounds: int) -> float:
    """How often a side wins that is played by this kind, against those."""
    spy, rest = (kind, others) if side == "spy" else (others, kind)
    ends = [played(seats, f"{run_seed()} {seats} {number}", spy, rest)[0] for number in range(rounds)]
    won = sum(end in FOR_THE_SPY for end in ends) / rounds
    return won if side == "spy" else 1 - won


@pytest.mark.parametrize("others", ["simple", "belief"])
@pytest.mark.parametrize("side", ["spy", "locals"])
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_side_gains_by_thinking(seats: int, side: str, others: str) -> None:
    rounds = ROUNDS * soak()
    rates = {kind: rate(side, seats, kind, others, rounds) for kind in ("belief", "simple", "random")}
    luck = 3 * sqrt(0.5 / rounds)
    print(f"{side} at {seats} against {others}: {rates}")
    assert rates["belief"] - rates["random"] > 0.15 - luck, rates
    assert rates["belief"] - rates["simple"] > 0.05 - luck, rates


def test_the_spys_guesses_are_right_three_times_as_often_as_chance() -> None:
    rounds = 3 * ROUNDS * soak()
    ends = [played(6, f"{run_seed()} guess {number}", "belief", "belief")[0] for number in range(rounds)]
    right, wrong = ends.count("guessed-right"), ends.count("guessed-wrong")
    assert right > 3 / len(PLACES) * (right + wrong), (right, wrong)
    assert right + wrong > rounds / 10


@pytest.mark.parametrize("kind", ["belief", "simple"])
@pytest.mark.parametrize("mode", list(Spyfall.MODES))
def test_bots_fill_every_seat_of_every_mode(mode: str, kind: str) -> None:
    sizes = Spyfall.MODES[mode].players or Spyfall.PLAYERS
    for seats in (sizes[0], sizes[-1]):
        for talk in ("typed", "spoken"):
            options = {**Spyfall.MODES[mode].options, "rounds": 3, "talk": talk}
            match = Match(Spyfall, seats, f"{run_seed()} {mode}", options)
            play(match, seated([KINDS[kind]] * seats, 1))
            assert len(match.game.sheets) == 3  # type: ignore[attr-defined]


def test_nobody_repeats_a_question_in_a_round() -> None:
    match = Match(Spyfall, 5, f"{run_seed()} questions", {"rounds": 4})
    play(match, seated([KINDS["belief"]] * 5, 1))
    asked: list[str] = []
    for event in match.told(None):
        if event.key == "round-begins":
            asked = []
        if event.key == "asked":
            assert event.data["line"] not in asked
            asked.append(event.data["line"])
    assert asked


def test_the_same_seed_makes_the_same_match() -> None:
    records = []
    for _ in range(2):
        match = Match(Spyfall, 6, "again", dict(Spyfall.MODES["everything"].options))
        play(match, seated([KINDS["belief"]] * 6, 1))
        records.append(match.record.to_json())
    assert records[0] == records[1]


@pytest.mark.parametrize(
    ("text", "traits"),
    [
        ("Тут холодно", {"cold": "yes"}),
        ("Здесь совсем не холодно", {"cold": "no"}),
        ("Иногда бывает холодно", {"cold": "partly"}),
        ("Без шубы не обойтись", {"cold": "yes"}),
        ("It is not cold here", {"cold": "no"}),
        ("Sometimes it is cold", {"cold": "partly"}),
        ("Что скажешь?", {}),
    ],
)
def test_what_is_typed_is_read_as_a_trait_that_holds_or_not(text: str, traits: dict[str, str]) -> None:
    assert read(text, PLACES).traits == traits


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("Да", "yes"),
        ("Нет, конечно", "no"),
        ("Да нет", "no"),
        ("Как когда", "partly"),
        ("Yes, of course", "yes"),
        ("Not really", "no"),
        ("It depends", "partly"),
        ("Посмотрим", None),
    ],
)
def test_a_typed_answer_is_read_as_yes_or_no(text: str, reply: str | None) -> None:
    assert read(text, PLACES).reply == reply


def test_a_word_of_a_place_gives_it_away_unless_it_is_denied() -> None:
    assert read("Тут же школа!", PLACES).places == {"school"}
    assert read("Это не школа", PLACES).places == frozenset()


def answered(text: str, place: str) -> dict[str, Any]:
    """What a bot replies that is asked this in typed words, and knows the place."""
    cards = ["spy", place, place]
    match = Match(Spyfall, 3, 1, {"rounds": 1, "deal": [{"cards": cards}]})
    for seat in range(3):
        match.answer(seat, "seen")
    match.answer(0, (1, "own"))
    match.answer(0, text)
    bots = seated([KINDS["belief"]] * 3, 1)
    driver = Driver(match, bots)
    while not any(event.key == "answered" for event in match.told(None)):
        driver.step()
    return dict(next(event.data for event in match.told(None) if event.key == "answered"))


def test_a_bot_that_is_asked_in_typed_words_answers_about_what_was_asked() -> None:
    reply = answered("А холодно ли тут?", "rink")
    assert reply["about"] == "cold"
    assert reply["line"].startswith("cold-")
