"""The bots of «Находка для шпиона»: what they may and may not do, and that `belief` is worth playing against.

The strength is measured in single rounds of the basic game with 4, 6 and 8 players. The spy's side has won a round if
the spy has two points or more, the locals have if they have any. A side is given one kind of bot, everybody else plays
another; what a side gains by `belief` is the difference of its win rates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import Any

import pytest

from lichina.bots import Driver, Move, Sight, seated
from lichina.games.spyfall import Spyfall
from lichina.games.spyfall.bot import BOTS, Belief
from lichina.games.spyfall.mind import Mind
from lichina.games.spyfall.packs import shipped
from lichina.kernel import Match, Told
from lichina.registry import find
from lichina.testing import check_bot, run_seed, soak
from lichina.testing.cases import positions
from tests.games.spyfall.table import Table, laid_out

KINDS = find("spyfall").usual_bots()
ROUNDS = 40
"""Rounds in a cell; a soak of 50 makes 2,000 of them."""
TRAITS = {place.id: place.traits for place in shipped("everyday")}


def played(seats: int, seed: str, spy: str = "belief", locals_: str = "belief", **options: Any) -> Match:
    """A match in which the spy and the ally of its first round are of one kind, all others of another."""
    match = Match(Spyfall, seats, seed, {"rounds": 1, **options}, checkpoints=False)
    game: Any = match.game
    side = [card == "spy" or seat == game.ally for seat, card in enumerate(game.card)]
    driver = Driver(match, seated([KINDS[spy if one else locals_] for one in side], seed))
    while match.outcome is None:
        driver.step()
    return match


def sheets(match: Match) -> list[dict[str, Any]]:
    return list(match.game.sheets)  # type: ignore[attr-defined]


@lru_cache(maxsize=64)
def rate(seats: int, spy: str, locals_: str, rounds: int) -> float:
    """How often the spy's side wins."""
    won = 0
    for number in range(rounds):
        (sheet,) = sheets(played(seats, f"{run_seed()} {seats} {number}", spy, locals_))
        won += sheet["points"][sheet["cards"].index("spy")] >= 2
    return won / rounds


at_one_table = [pytest.param(seats, marks=pytest.mark.xdist_group(f"spyfall-{seats}")) for seats in (4, 6, 8)]
"""Those who compare the same rounds are in one process: each is played once."""


@pytest.mark.parametrize("others", ["simple", "belief"])
@pytest.mark.parametrize("side", ["spy", "locals"])
@pytest.mark.parametrize("seats", at_one_table)
def test_a_side_gains_by_thinking(seats: int, side: str, others: str) -> None:
    rounds = ROUNDS * soak()
    if side == "spy":
        rates = {kind: rate(seats, kind, others, rounds) for kind in KINDS}
    else:
        rates = {kind: 1 - rate(seats, others, kind, rounds) for kind in KINDS}
    luck = 3 * sqrt(0.5 / rounds)
    print(f"{side} at {seats} against {others}: {rates}")
    assert rates["belief"] - rates["random"] > 0.15 - luck, rates
    assert rates["belief"] - rates["simple"] > 0.05 - luck, rates


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_spy_names_the_right_place_three_times_as_often_as_by_chance(seats: int) -> None:
    rounds = ROUNDS * soak()
    reasons = Counter(
        sheets(played(seats, f"{run_seed()} guess {seats} {number}"))[0]["reason"] for number in range(rounds)
    )
    right, wrong = reasons["guessed-right"], reasons["guessed-wrong"]
    print(f"{seats}: {right} right, {wrong} wrong of {rounds} rounds")
    assert right > 3 / len(TRAITS) * (right + wrong)


# --- what they may and may not do -------------------------------------------------------------------------------------


def rounds_of(count: int, seats: int = 6, **options: Any) -> Iterator[tuple[dict[str, Any], list[Told]]]:
    """Rounds between belief bots: the sheet, and the story up to it."""
    for number in range(count):
        match = played(seats, f"{run_seed()} story {number}", **options)
        yield sheets(match)[0], match.told(None)


@pytest.mark.parametrize("kind", BOTS)
def test_bots_play_the_same_again_and_know_no_more_than_their_seats(kind: str) -> None:
    powers_and_ally = {"rounds": 1, "mission": True, "ally": True}
    all_modes = {**powers_and_ally, "joke": True, "madness": True}
    check_bot(KINDS[kind], positions(Spyfall, {"powers": (6, powers_and_ally), "all": (5, all_modes)}))


@pytest.mark.parametrize("kind", ["belief", "simple"])
def test_bots_play_every_mode_with_any_number_of_players_and_packs(kind: str) -> None:
    own = [{"en": f"Room {number}", "traits": {"cold": 2, "dark": 1, "food": 1 + number % 2}} for number in range(8)]
    packs: list[dict[str, Any]] = [{}, {"pack": "dc", "talk": "spoken"}, {"pack": "own", "own": {"places": own}}]
    for number, (name, mode) in enumerate(Spyfall.MODES.items()):
        sizes = mode.players or Spyfall.PLAYERS
        for seats in (sizes[0], sizes[-1]):
            options = {"rounds": 3, **mode.options, **packs[number % 2 if mode.options.get("madness") else number % 3]}
            match = played(seats, f"{run_seed()} {name}", kind, kind, **options)
            assert len(sheets(match)) == 3


def test_a_match_of_all_bags_is_played_to_its_end() -> None:
    """In the last rounds no place is left that could be named."""
    modes = {"rounds": 23, "joke": True, "madness": True}
    for kind in ("belief", "simple"):
        assert len(sheets(played(4, f"{run_seed()} all", kind, kind, **modes))) == 23


def test_those_who_know_the_place_joke_now_and_then_and_nobody_twice_in_a_round() -> None:
    told = jokes = 0
    for sheet, story in rounds_of(20):
        joked: Counter[int] = Counter()
        for event in story:
            if event.key == "answered" and sheet["cards"][event.data["seat"]] != "spy":
                value = TRAITS[sheet["bag"]].get(event.data["about"], 0)
                joked[event.data["seat"]] += (value, event.data["reply"]) in ((2, "no"), (0, "yes"))
                told += 1
        assert max(joked.values(), default=0) <= 1
        jokes += joked.total()
    assert told > 20
    assert jokes < 0.1 * told


def test_the_spy_is_not_known_by_how_often_he_says_neither_yes_nor_no() -> None:
    replies: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    for sheet, story in rounds_of(200):
        for event in story:
            if event.key == "answered":
                replies[sheet["cards"][event.data["seat"]] == "spy"][event.data["reply"]] += 1
    rates = [counts["partly"] / counts.total() for counts in replies.values()]
    assert all(0.1 < rate < 0.5 for rate in rates), rates  # of the spy's there are few, and those of a round are alike
    assert abs(rates[0] - rates[1]) < 0.2


def test_questions_are_about_what_is_there_and_what_is_not_and_never_thrice_about_the_same() -> None:
    values: Counter[int] = Counter()
    for sheet, story in rounds_of(20):
        asked = [event for event in story if event.key == "asked"]
        topics = Counter(event.data["about"] for event in asked)
        assert max(topics.values()) <= 2
        for event in asked:
            if sheet["cards"][event.data["seat"]] != "spy":
                values[TRAITS[sheet["bag"]].get(event.data["about"], 0)] += 1
    assert values[2] > 8 and values[0] > 8
    assert not values[1]


def test_nobody_repeats_a_question_in_a_round() -> None:
    for _, story in rounds_of(5):
        lines = [event.data["line"] for event in story if event.key == "asked"]
        assert len(lines) == len(set(lines)) > 0


def test_in_an_evening_hardly_a_question_is_heard_twice() -> None:
    """In two matches of five rounds: a bot does not ask about what was asked in all six ways."""
    said: dict[str, Any] = {}
    asked: list[str] = []
    for number in range(2):
        match = played(6, f"{run_seed()} evening {number}", rounds=5, said=said)
        asked += [event.data["line"] for event in match.told(None) if event.key == "asked"]
        said = match.game.handed_on()["said"]
    assert len(asked) > 30
    assert len(asked) - len(set(asked)) <= len(asked) // 20


def test_everybody_is_asked_before_long() -> None:
    for _, story in rounds_of(10):
        targets = [event.data["target"] for event in story if event.key == "asked"]
        assert len(targets) < 12 or set(targets) == set(range(6))


def test_nobody_is_accused_again_and_again() -> None:
    for _, story in rounds_of(20, ally=True):
        accused = Counter(event.data["target"] for event in story if event.key == "accused")
        assert max(accused.values(), default=0) <= 2


def test_nobody_is_accused_for_one_contradiction_and_nothing_else() -> None:
    """It may have been a joke, or a slip: it takes another, or two answers more."""
    accusations = 0
    for sheet, story in rounds_of(60):
        untrue, answers = Counter[int](), Counter[int]()
        for event in story:
            data = event.data
            if event.key == "answered" and data["about"] is not None:
                value = TRAITS[sheet["bag"]].get(data["about"], 0)
                untrue[data["seat"]] += (value, data["reply"]) in ((2, "no"), (0, "yes"))
                answers[data["seat"]] += 1
            elif event.key == "accused" and sheet["cards"][data["seat"]] != "spy":
                accusations += 1
                assert untrue[data["target"]] >= 2 or answers[data["target"]] >= 3, event
    assert accusations


def last_talks(count: int) -> Iterator[tuple[list[Told], dict[int, int | str]]]:
    """What bots say when the time is up, which is soon here, and at whom each points then."""
    for _, story in rounds_of(count, minutes=2):
        keys = [event.key for event in story]
        if "time-up" in keys and "pointed" in keys:
            begin, end = keys.index("time-up"), keys.index("pointed")
            pairs = {int(seat): target for seat, target in story[end].data["pairs"].items()}
            yield [event for event in story[begin:end] if event.key.startswith("said-")], pairs


def test_whoever_is_named_or_asked_when_the_time_is_up_answers_before_all_point() -> None:
    spoken_to = 0
    for said, _ in last_talks(30):
        for place, event in enumerate(said):
            target = event.data.get("target")
            knows = any(one.key in ("said-know", "said-joked") and one.data["seat"] == target for one in said)
            if event.key in ("said-suspect", "said-who"):
                spoken_to += 1
                assert knows, (target, said)
            if event.key == "said-why":
                assert any(one.data["seat"] == target for one in said[place + 1 :]), (target, said)
    assert spoken_to > 4


def test_everybody_points_at_the_player_they_have_named_last_and_nobody_repeats_a_sentence() -> None:
    named = 0
    for said, pairs in last_talks(30):
        suspects: dict[int, Any] = {}
        for event in said:
            by, target = event.data["seat"], event.data.get("target")
            if event.key == "said-suspect":
                suspects[by] = target
            elif event.key in ("said-relent", "said-trust") and suspects.get(by) == target:
                del suspects[by]
        named += len(suspects)
        assert suspects.items() <= pairs.items()
        sentences = [(event.key, tuple(sorted(event.data.items()))) for event in said]
        assert len(sentences) == len(set(sentences))
    assert named > 4


def test_acting_powers_are_acted_in_most_lines() -> None:
    acted: Counter[bool] = Counter()
    for sheet, story in rounds_of(15, mission=True):
        for event in story:
            spoke = event.key in ("asked", "answered")
            if spoke and sheet["powers"][event.data["seat"]] in ("shadow", "backwards", "alter"):
                acted[event.data["manner"] is not None] += 1
    assert acted[True] > acted[False] > 0


def test_powers_are_used_in_play() -> None:
    opened: Counter[str] = Counter()
    for _, story in rounds_of(60, mission=True):
        opened.update(event.data["power"] for event in story if event.key == "power-opened")
    assert {"lasso", "pass-on"} <= set(opened)


def test_a_bot_shields_itself_asks_a_second_time_and_has_the_last_word() -> None:
    table = Table("Anna Ivan Maria Dmitry", "Maria", powers={"Anna": "override", "Ivan": "second", "Maria": "shield"})
    answer = table.match.answer
    answer(0, (2, "tickets"))
    answer(2, ("no",))
    answer(2, (3, "cold"))
    answer(3, ("no",))
    answer(3, (1, "cold"))
    answer(1, ("no",))
    answer(1, (2, "animals"))
    assert move_of(table, "Ivan") == ("second", "second")
    answer(2, ("no",))
    answer(3, 2, "accuse")
    assert answers(table, "Maria") == "shield"
    answer(2, "pass")
    table.match.lapse()
    answer(0, "for")
    answer(1, "against")
    assert answers(table, "Anna") == "override"


def test_the_ally_votes_against_an_accusation_of_the_spy() -> None:
    votes: Counter[bool] = Counter()
    for sheet, story in rounds_of(120, seats=8, ally=True):
        for event in story:
            if event.key == "verdicts" and sheet["cards"][event.data["target"]] == "spy":
                votes[sheet["ally"] in event.data["seats"]] += 1
    assert votes[True] > votes[False]


def test_the_joke_is_called_where_all_are_spies_and_seldom_elsewhere() -> None:
    spies = {"cards": ["spy"] * 5, "dealer": 0}
    found = Counter(
        sheets(played(5, f"{run_seed()} joke {number}", joke=True, deal=[spies]))[0]["reason"] for number in range(40)
    )
    assert found["joke-called"] > 5
    wrong = Counter(
        sheets(played(5, f"{run_seed()} no joke {number}", joke=True, deal=[laid_out("abcde", "c")]))[0]["reason"]
        for number in range(40)
    )
    assert wrong["joke-wrong"] < 12


def test_madness_is_found_where_all_are_elsewhere_and_seldom_elsewhere() -> None:
    found = Counter(
        sheets(played(5, f"{run_seed()} mad {number}", madness=True, deal=[laid_out("abcde", bag="mixed")]))[0][
            "reason"
        ]
        for number in range(30)
    )
    assert found["madness-found"] > 12
    wrong = Counter(
        sheets(played(5, f"{run_seed()} sane {number}", madness=True, deal=[laid_out("abcde", "c")]))[0]["reason"]
        for number in range(30)
    )
    assert wrong["madness-wrong"] < 6


# --- what they make of what is said -----------------------------------------------------------------------------------


def mind_of(table: Table, name: str) -> Mind:
    """What a bot thinks that sits down there now."""
    seat = table.seat(name)
    view: Any = table.match.view(seat)
    options: Any = Sight(table.match, seat, 1).options
    mind = Mind(seat, options, view.public)
    mind.hear(view.public)
    return mind


def move_of(table: Table, name: str) -> Move | None:
    (bot,) = seated([Belief], "one")
    return bot.decide(Sight(table.match, table.seat(name), 1))


def answers(table: Table, name: str) -> Any:
    """What a bot answers there to what it is asked."""
    move = move_of(table, name)
    assert move is not None
    return move[1]


def test_a_wrong_answer_makes_suspect_and_a_right_one_clears() -> None:
    table = Table("Anna Ivan Maria Dmitry", "Maria")
    table.match.answer(0, (2, "animals"))
    table.match.answer(2, ("no",))
    table.match.answer(2, (1, "animals"))
    table.match.answer(1, ("yes",))
    mind = mind_of(table, "Anna")
    place = mind.atlas.numbers["zoo"]
    anna, ivan, maria, dmitry = mind.suspicion(place, 0)
    assert anna == 0.0
    assert maria > 0.6 > dmitry > ivan


def test_one_slip_convicts_nobody_and_two_do() -> None:
    """It may have been a joke."""
    table = Table("Anna Ivan Maria Dmitry", "Maria")
    answer = table.match.answer
    answer(0, (2, "animals"))
    answer(2, ("no",))
    answer(2, (1, "cold"))
    answer(1, ("no",))
    assert all(key != "accuse" for key, _ in filter(None, (move_of(table, name) for name in ("Anna", "Ivan"))))
    answer(0, 2, "accuse")
    assert [answers(table, name) for name in ("Ivan", "Dmitry")] == ["against", "against"]
    answer(1, "against")
    answer(3, "against")
    answer(1, (3, "cold"))
    answer(3, ("no",))
    answer(3, (2, "tickets"))
    answer(2, ("no",))
    answer(3, 2, "accuse")
    assert [answers(table, name) for name in ("Anna", "Ivan")] == ["for", "for"]


def test_a_spy_learns_where_everybody_is_and_says_so() -> None:
    table = Table("Anna Ivan Maria Dmitry", "Dmitry", dealer="Anna")
    talk = [(0, 1, "animals"), (1, 2, "outdoors"), (2, 0, "locked-up"), (0, 1, "children"), (1, 2, "tickets")]
    for seat, target, trait in talk:
        table.match.answer(seat, (target, trait))
        table.match.answer(target, ("yes",))
    assert move_of(table, "Dmitry") == ("guess", "zoo")


def test_typed_words_are_evidence_too() -> None:
    said = {}
    for words in ("Звери кругом, и за билет платишь", "Тишина, зверей нет"):
        table = Table("Anna Ivan Maria Dmitry", "Dmitry", dealer="Anna")
        table.match.answer(0, (1, "own"))
        table.match.answer(0, "Ну и как тебе тут?")
        table.match.answer(1, ("own",))
        table.match.answer(1, words)
        said[words] = mind_of(table, "Dmitry").crowd(3)[table_number("zoo")]
    first, second = said.values()
    assert first > 0.15
    assert second < 0.02


def test_a_word_that_belongs_to_a_place_gives_it_away() -> None:
    table = Table("Anna Ivan Maria Dmitry", "Dmitry", dealer="Anna")
    table.match.answer(0, (1, "own"))
    table.match.answer(0, "Ну и как тебе тут?")
    table.match.answer(1, ("own",))
    table.match.answer(1, "Люблю наш зоопарк!")
    crowd = mind_of(table, "Dmitry").crowd(3)
    assert max(crowd) == crowd[table_number("zoo")] > 0.2


def table_number(place: str) -> int:
    return list(TRAITS).index(place)


def test_a_typed_question_is_answered_by_a_hint_about_what_was_read_in_it() -> None:
    table = Table("Anna Ivan Maria Dmitry", "Dmitry", dealer="Anna")
    table.match.answer(0, (1, "own"))
    table.match.answer(0, "Холодно тут?")
    assert answers(table, "Ivan") == ("hint", "cold", "no")


def test_a_question_that_was_spoken_is_answered_vaguely() -> None:
    table = Table("Anna Ivan Maria Dmitry", "Dmitry", dealer="Anna", talk="spoken")
    table.match.answer(0, (1, "aloud"))
    assert answers(table, "Ivan") == ("partly",)


def test_whoever_types_nonsense_without_end_does_no_harm() -> None:
    table = Table("Anna Ivan Maria", "Maria", dealer="Anna", minutes=20)
    places = "зоопарк школа библиотека музей цирк банк метро пляж кино ресторан каток бассейн дача маяк"
    seat = 0
    for _ in range(60):
        target = (seat + 1) % 3
        for who, value in ((seat, (target, "own")), (seat, places), (target, ("own",)), (target, places)):
            table.match.answer(who, value)
        seat = target
    assert move_of(table, table.names[seat]) is not None


def test_a_holder_of_a_place_that_was_played_knows_that_all_are_elsewhere() -> None:
    first, second = laid_out("abcd", "a"), {"cards": ["zoo", "bank", "school", "pool"], "dealer": 0}
    match = Match(Spyfall, 4, 1, {"rounds": 2, "madness": True, "deal": [first, second]})
    while match.phase == "deal":
        match.answer(match.asks[0].seat, "seen")
    match.answer(0, "zoo", "guess")
    while match.asks and match.asks[0].key in ("next", "look"):
        match.answer(match.asks[0].seat, "next" if match.asks[0].key == "next" else "seen")
    (bot,) = seated([Belief], 1)
    assert bot.decide(Sight(match, 0, 1)) == ("madness", "call")
    assert bot.decide(Sight(match, 1, 1)) is None


def test_a_bot_that_sits_down_late_thinks_as_one_that_was_there() -> None:
    table = Table("Anna Ivan Maria Dmitry", "Maria", dealer="Anna")
    (there,) = seated([Belief], "there")
    talk = [(0, 1, "animals", "yes"), (1, 2, "cold", "partly"), (2, 0, "dark", "no"), (0, 1, "tickets", "yes")]
    for seat, target, trait, reply in talk:
        table.match.answer(seat, (target, trait))
        table.match.answer(target, (reply,))
        there.decide(Sight(table.match, 3, 1))
    late = mind_of(table, "Dmitry")
    assert isinstance(there, Belief) and there.mind is not None
    assert there.mind.heard == late.heard == 4
    assert there.mind.crowd() == late.crowd()
    assert there.mind.blind == late.blind
