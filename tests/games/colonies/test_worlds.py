"""What a seat takes for possible: never what contradicts what it knows, and all else as often as it should."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import lichina
from lichina.games.colonies import Colonies
from lichina.games.colonies.box import INFLUENCE, KIND, ROADS, SPARE, TOWN
from lichina.games.colonies.crossroads import met_by
from lichina.games.colonies.options import Deal
from lichina.kernel import Match
from lichina.testing import check_imagining

from .table import Winter


def told(match: Match, seat: int) -> list[Any]:
    """What a seat has heard: numbers of cards, which mean nothing, are in none of it."""
    return [(event.key, event.data) for event in match.told(seat)]


def worlds(match: Match, seat: int, count: int = 60) -> list[Any]:
    """So many states that this seat cannot tell from the true one."""
    return [world.game for world in islice(match.worlds(seat, "worlds"), count)]


def test_hands_and_decks_of_others_may_be_anything_of_their_back() -> None:
    """Everybody knows where a card came from."""
    table = Winter("act", "mike_cho b1 blue", hands={"b1": ["junk"], "b2": ["fuel"], "y1": ["medicine"]})
    found = Counter(game.face[game.hands[1][0]] for game in worlds(table.match, 0, 200))
    assert set(found) == {"fuel", "medicine"}
    assert abs(found["fuel"] - found["medicine"]) < 70
    assert {game.face[game.hands[0][0]] for game in worlds(table.match, 0)} == {"junk"}


def test_what_was_seen_on_a_deck_stays_there_until_somebody_may_have_taken_it() -> None:
    deck = ["wrench", "junk", "fuel", "medicine"]
    people = ("sophie_robinson b1 blue", "brian_lee y1 school")
    table = Winter("act", *people, dice={"y1": [6]}, decks={"school": deck})
    table.act("b1", "sophie_robinson", "ability", "school")
    assert {game.face[game.decks["school"][0]] for game in worlds(table.match, 0)} == {"wrench"}
    table.act("y1", "brian_lee", "search", 6).answer("y1", "found", "noise")
    table.answer("y1", "found", "wrench")
    where = Counter(game.face[game.hands[2][0]] == "wrench" for game in worlds(table.match, 0, 200))
    assert 60 < where[True] < 140, "it was kept, or it lies under the deck"
    for game in worlds(table.match, 0):
        assert "wrench" in (game.face[game.hands[2][0]], game.face[game.decks["school"][-1]])


def test_cards_of_two_backs_in_a_hand_are_never_taken_for_each_other() -> None:
    """Everybody sees the backs: who saw the hand before it was mixed does not see them change."""
    people = ("nadia_rivers b1 school", "charlotte_ross y1 blue-1")
    hands = {"b1": ["junk", "medicine"], "b2": ["fuel"]}
    table = Winter("act", *people, dice={"b1": [6]}, hands=hands, decks={"school": ["wrench", "mop"]})
    table.act("b1", "nadia_rivers", "search", 6).answer("b1", "found", "wrench")
    table.act("y1", "charlotte_ross", "ability", "b1").answer("y1", "take", "medicine")
    table.act("b1", "nadia_rivers", "ability", "b2").answer("b1", "give", "wrench")
    backs = [player.hand for player in table.seen("players")]
    assert backs[:2] == [{"starters": 1}, {"school": 1, "starters": 1}]
    for number in range(60):
        world: Any = table.match.imagine(2, number)
        assert [player.hand for player in world.view(2).public.players] == backs


def test_an_item_shuffled_into_a_deck_lies_anywhere_in_it() -> None:
    """R122: its back shows only when it comes to the top; so it is in matches that were dealt until they fit."""
    deal = {
        "phase": "zombies",
        "survivors": [
            {"id": "sparky", "owner": 0, "place": "school", "equipment": ["mop"]},
            {"id": "rod_miller", "owner": 0, "place": "blue"},
        ],
        "spots": {"school": {"zombies": 4}},
        "decks": {"school": ["junk", "food_1", "medicine", "scissors"], "crossroads": []},
    }
    match = lichina.start(Colonies, seats=4, seed=5, options={"deal": deal})
    assert match.view(2).public.tops["school"] == "school"  # type: ignore[attr-defined]

    def place(one: Match) -> int:
        game: Any = one.game
        return [game.back(card) for card in game.decks["school"]].index("hospital")

    check_imagining(match, 2, place)
    places = Counter(place(world) for world in islice(match.worlds(2, "deck"), 200))
    assert set(places) == {1, 2, 3, 4}


def test_what_lies_on_top_of_a_deck_is_imagined_as_often_as_it_is_so() -> None:
    """Random items among others, a fifth of every deck."""
    match = lichina.start(Colonies, seats=4, seed=9)

    def top(one: Match) -> str:
        game: Any = one.game
        face = game.face[game.decks["school"][0]]
        return "random" if face in SPARE else KIND[face]

    check_imagining(match, 0, top, eyes=lambda one, seat: [])


def test_a_crossroads_card_that_passed_was_not_met_by_what_was_done() -> None:
    table = Winter("act", "brian_lee b1 school", dice={"b1": [6]}, decks={"school": ["junk", "fuel"]})
    game: Any = table.match.game
    game.road, game.reader = {0: game.roads.pop(0)}, {0: 1}
    table.act("b1", "brian_lee", "search", 6).answer("b1", "found", "junk")
    table.act("b1", "done").act("y1", "done")
    while table.waiting() and "move" not in table.waiting().values():
        table.match.lapse()
    for one in worlds(table.match, 2):
        for card, deeds, highs, met in one.log("passed"):
            assert (met_by(one.face[card], deeds, highs) is not None) == met


def test_random_items_may_lie_in_any_deck_but_five_are_in_each() -> None:
    match = lichina.start(Colonies, seats=4, seed=4)
    spare = frozenset(SPARE)
    firsts = Counter()  # type: ignore[var-annotated]
    for game in worlds(match, 0, 40):
        for town in TOWN:
            faces = [game.face[card] for card in game.decks[town]]
            assert sum(face in spare for face in faces) == 5
        firsts.update(face for face in (game.face[card] for card in game.decks["school"]) if face in spare)
    assert len(firsts) > 15


def test_the_wolfs_objective_is_one_that_begins_as_his_did() -> None:
    """Food, cards, recruits and missions at the start lie open."""
    options = {"wolf": 4}
    seeds = range(14)
    for seed in seeds:
        match = lichina.start(Colonies, seats=5, seed=seed, options=options)
        game: Any = match.game
        goal = game.face[game.secret[4]]
        guesses = {one.face[one.secret[4]] for one in worlds(match, 0, 30)}
        if goal in ("lw_balance", "lw_kingmaker", "lw_avenger"):
            assert guesses == {"lw_balance", "lw_kingmaker", "lw_avenger"}
        else:
            assert guesses == {goal}
    assert {one.favoured for one in worlds(match, 4)} == {match.game.favoured}


def test_the_secret_objective_of_a_friend_is_imagined_as_often_as_it_is_so() -> None:
    match = lichina.start(Colonies, seats=4, seed=9)
    goals = ("so_hope", "so_leader", "so_safety", "so_raider", "so_hoarder", "so_loner")

    def group(one: Match) -> str:
        game: Any = one.game
        face = game.face[game.secret[1]]
        return face if face in goals else "another"

    check_imagining(match, 0, group, eyes=lambda one, seat: [])


def test_what_a_rival_has_kept_of_a_search_is_imagined_as_often_as_it_is_so() -> None:
    """Of a small deck that somebody looked through and shuffled, the rival may have kept any card."""
    deck = ["junk", "fuel", "medicine", "food_1", "pistol"]
    people = ("gabriel_diaz b1 school", "brian_lee y1 school")
    table = Winter("act", *people, dice={"y1": [6]}, decks={"school": deck, "crossroads": []})
    table.act("b1", "gabriel_diaz", "ability").act("y1", "brian_lee", "search", 6)
    table.answer("y1", "found", table.options("y1")[0])

    def kept(one: Match) -> str:
        game: Any = one.game
        return KIND[game.face[game.hands[2][0]]]

    check_imagining(table.match, 0, kept, eyes=told, samples=100)
    assert {kept(world) for world in islice(table.match.worlds(0, "kept"), 90)} == {KIND[item] for item in deck}


def test_a_card_that_somebody_saw_and_that_may_have_been_given_away_is_either_as_often_as_it_should() -> None:
    """One of two cards with the same back went on to a friend; the other is still there."""
    table = Winter(
        "act", "nadia_rivers b1 blue", "charlotte_ross y1 blue-1", hands={"b1": ["junk", "fuel", "medicine"]}
    )
    table.act("y1", "charlotte_ross", "ability", "b1").answer("y1", "take", "junk")
    table.act("b1", "nadia_rivers", "ability", "b2").answer("b1", "give", "fuel")

    def given(one: Match) -> str:
        game: Any = one.game
        return str(game.face[game.hands[1][0]])

    check_imagining(table.match, 2, given, eyes=told)
    assert {given(world) for world in islice(table.match.worlds(2, "given"), 60)} == {"fuel", "medicine"}


class Shuffled(Colonies):
    """A position in which the crossroads lie in any order."""

    def lay_out(self, position: Deal) -> None:
        super().lay_out(position)
        cards = self.pool_of("crossroads")
        faces = [self.face[card] for card in cards]
        self.dice.shuffle(faces)
        self.face[cards.start : cards.stop] = faces


def test_a_crossroads_card_that_passed_is_imagined_as_often_as_it_is_so() -> None:
    """Leaders without survivors do nothing in their turns: cards that wait for a leader would have been met."""
    people = ("rod_miller b2 blue", "sparky y2 yellow")
    laid = Winter("turn", *people, players=6, rounds=5, blue={"morale": 4}).match.record.options
    for seed in range(20):
        match = lichina.start(Shuffled, seats=6, seed=seed, options=laid)
        for key, answer in (("move", ("pass",)), ("act", ("done",))):
            for seat in (0, 3):
                if key in [ask.key for ask in match.asks_of(seat)]:
                    match.answer(seat, answer)
        if len([event for event in match.told(0) if event.key == "crossroads-passed"]) == 2:
            break

    def waits(one: Match) -> str:
        game: Any = one.game
        card, *_ = game.log("passed")[0]
        return ROADS[game.face[card]].trigger.split()[0].split("(")[0]

    reads_nothing = 1
    check_imagining(match, reads_nothing, waits, eyes=told)
    assert "leader" not in {waits(world) for world in islice(match.worlds(reads_nothing, "passed"), 100)}


def test_the_survivors_that_others_choose_from_are_imagined_as_often_as_they_are_so() -> None:
    match = lichina.start(Colonies, seats=4, seed=3)

    def strongest(one: Match) -> str:
        game: Any = one.game
        most = max(INFLUENCE[name] for name in game.dealt[1])
        return "high" if most > 65 else "middle" if most > 55 else "low"

    check_imagining(match, 0, strongest, eyes=lambda one, seat: [])
