"""What is dealt to how many, what the boats and the sets of gifts are, and what cannot be laid out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lichina
from lichina.games.passengers import Passengers
from lichina.games.passengers.box import SETS
from lichina.kernel import BadOptions, Match
from lichina.registry import find

from .table import EIGHT, FIVE, FOUR, SHORT, SIX, Table, faces, laid_out, short

SIDES = {
    4: {"guides": 2, "smugglers": 1, "jaster": 1},
    5: {"guides": 3, "smugglers": 2},
    6: {"guides": 3, "smugglers": 2, "jaster": 1},
    7: {"guides": 4, "smugglers": 3},
    8: {"guides": 4, "smugglers": 3, "jaster": 1},
}
BOX = {4: (3, 4), 5: (4, 5), 6: (3, 4), 7: (1, 2), 8: (0, 1)}
"""How many souls and demons are left over."""
HELD = {"guides": "demon soul soul", "smugglers": "demon demon soul", "jaster": "demon jaster soul"}


def dealt(players: int, seed: int, **options: Any) -> Match:
    return lichina.start(Passengers, seats=players, seed=seed, options=options)


def hands(match: Match) -> list[tuple[str, list[str]]]:
    """The side and the cards of everybody."""
    found: list[Any] = [match.view(seat).private for seat in match.game.seats]
    return [(hand.side, list(hand.cards)) for hand in found]


def kinds(cards: list[str]) -> str:
    return " ".join(sorted(card.partition("-")[0] for card in cards))


# --- dealing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SIDES)
def test_each_number_of_players_has_its_sides_and_everybody_three_cards_that_fit(players: int) -> None:
    for seed in range(40):
        found = hands(dealt(players, seed))
        assert Counter(side for side, _ in found) == SIDES[players]
        assert all(kinds(cards) == HELD[side] for side, cards in found)
        everything = Counter(card for _, cards in found for card in cards)
        assert all(count <= 4 for count in everything.values())


@pytest.mark.parametrize("players", SIDES)
def test_the_rest_stays_in_the_box(players: int) -> None:
    """There are 12 souls, 12 demons, and Jaster where there are as many as four, six or eight."""
    for seed in range(20):
        game: Any = dealt(players, seed).game
        colours = Counter(game.face)
        assert colours.pop("jaster", 0) == SIDES[players].get("jaster", 0)
        assert len(colours) == 6
        assert set(colours.values()) == {4}
        box = Counter(face[0] for face, owner in zip(game.face, game.owner, strict=True) if owner == -2)
        assert (box["s"], box["d"], box["j"]) == (*BOX[players], 0)


def test_four_players_have_three_souls_and_three_demons_more_shuffled() -> None:
    orders = set()
    for seed in range(40):
        match = dealt(4, seed)
        game: Any = match.game
        pile = [game.face[card] for card in game.pile]
        assert kinds(pile) == "demon demon demon soul soul soul"
        assert game.public().mystery == 6
        orders.add(tuple(card[0] for card in pile))
    assert len(orders) > 10
    assert all(dealt(players, 1).game.public().mystery == 0 for players in (5, 6, 7, 8))  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", SIDES)
def test_any_seat_may_be_on_any_side_and_have_the_coin(players: int) -> None:
    sides: dict[str, set[int]] = {}
    coins = set()
    for seed in range(150):
        match = dealt(players, seed)
        public: Any = match.view(None).public
        coins.add(public.coin)
        for seat, (side, _) in enumerate(hands(match)):
            sides.setdefault(side, set()).add(seat)
    everybody = set(range(players))
    assert sides == dict.fromkeys(SIDES[players], everybody)
    assert coins == everybody


def test_the_faction_card_is_like_all_others_and_does_not_stand_out() -> None:
    table = Table(SIX, hands=["Sg Sr Dr", "Sr Sg Db", "Dr Sr Dg", "Sb Sb Dg", "Db Sg Dg", "J Sb Db"])
    assert table.hand("Anna") == "Sr Sg Dr"
    assert table.hand("Maria") == "Sr Dr Dg"
    assert table.hand("Pavel") == "Sb Db J"
    assert table.heard("Pavel", "dealt") == [{"seat": "Pavel", "side": "jaster", "cards": "Sb Db J"}]
    assert table.heard("Maria", "dealt") == [{"seat": "Maria", "side": "smugglers", "cards": "Sr Dr Dg"}]
    assert table.heard(None, "dealt") == []


@pytest.mark.parametrize(
    ("names", "fellows"),
    [
        (FIVE, {"Maria": "Elena", "Elena": "Maria"}),
        (SIX, {"Maria": "Elena", "Elena": "Maria"}),
        (EIGHT, {"Maria": "Elena Pavel", "Elena": "Maria Pavel", "Pavel": "Maria Elena"}),
    ],
)
def test_smugglers_learn_who_the_others_are_and_nothing_else(names: str, fellows: dict[str, str]) -> None:
    table = Table(names)
    for name in table.names:
        known = fellows.get(name, "")
        assert table.heard(name, "fellows") == ([{"seats": known}] if known else [])
        assert table.named(table.private(name, "fellows")) == known
        assert len(table.heard(name, "dealt")) == 1
    assert table.heard(None, "fellows") == []


def test_with_four_players_there_is_no_gaze_of_demons() -> None:
    """A29"""
    table = Table(FOUR)
    assert table.private("Maria", "side") == "smugglers"
    assert table.private("Maria", "fellows") == ()
    assert all(table.heard(name, "fellows") == [] for name in table.names)


def test_all_look_at_their_cards_for_a_minute_at_most() -> None:
    table = Table(FIVE, look=False)
    assert (table.stage, table.match.deadline) == ("deal", 60)
    assert table.waiting() == dict.fromkeys(table.names, "look")
    for name in table.names[:4]:
        table.answer(name, "look", "seen")
    assert table.stage == "deal"
    table.answer("Elena", "look", "seen")
    assert (table.stage, table.public("round")) == ("place", 1)


# --- boats and gifts --------------------------------------------------------------------------------------------------

BOATS = {
    1: ("9:1 3:2 0:3 4:2 6:1", "2:2 5:1 8:2 1:2 7:1"),
    2: ("8:1 1:2 5:1 9:2 2:2", "0:3 7:1 4:2 3:1 6:2"),
    3: ("4:2 7:1 2:1 5:1 0:3", "3:3 6:1 9:2 8:1 1:2"),
}


def reach(table: Table, number: int) -> None:
    """Nobody answers until a passenger is to be placed in this round."""
    while (table.public("round"), table.stage) != (number, "place"):
        table.match.lapse()


@pytest.mark.parametrize("number", BOATS)
def test_every_boat_has_five_seats_with_a_gift_and_votes(number: int) -> None:
    """A1 and A2: ten gifts, each on one seat, and all 17 votes."""
    for names in (FOUR, FIVE, EIGHT):
        table = Table(names)
        reach(table, number)
        found = [
            " ".join(f"{gift}:{votes}" for gift, votes in zip(boat.gifts, boat.votes, strict=True))
            for boat in table.public("boats")
        ]
        assert [boat.animal for boat in table.public("boats")] == ["raven", "wolf"]
        assert tuple(found) == BOATS[number]
        pairs = [pair.split(":") for pair in " ".join(found).split()]
        assert sorted(int(gift) for gift, _ in pairs) == list(range(10))
        assert sum(int(votes) for _, votes in pairs) == 17


@pytest.mark.parametrize("gifts", ["one", "two", "three"])
def test_a_set_has_ten_gifts_by_their_numbers(gifts: str) -> None:
    """A31"""
    table = Table(FIVE, gifts=gifts)
    assert table.public("set") == gifts
    assert table.public("gifts") == SETS[gifts]


@pytest.mark.parametrize("gifts", ["one", "two", "three", "vote", "random"])
def test_four_players_always_have_their_own_set(gifts: str) -> None:
    """A31"""
    table = Table(FOUR, gifts=gifts)
    for number in (1, 2, 3):
        reach(table, number)
        assert (table.public("set"), table.public("gifts")) == ("four", SETS["four"])
    assert table.heard(None, "gifts-laid") == [{"set": "four"}] * 3


# --- mystery passengers -----------------------------------------------------------------------------------------------


def test_the_last_and_the_last_but_one_place_mystery_passengers_in_different_boats() -> None:
    """A16: in the order of turns, which begins with the coin."""
    table = Table(FOUR, coin="Maria")
    assert (table.stage, table.waiting(), table.public("turn")) == ("mystery", {"Ivan": "mystery"}, 1)
    every = [f"{boat}-{number}" for boat in ("raven", "wolf") for number in range(1, 6)]
    assert table.options("Ivan") == every
    table.answer("Ivan", "mystery", "wolf-2")
    assert table.waiting() == {"Anna": "mystery"}
    assert table.options("Anna") == [f"raven-{number}" for number in range(1, 6)]
    table.answer("Anna", "mystery", "raven-5")
    assert (table.stage, table.waiting()) == ("place", {"Maria": "place"})
    assert table.heard(None, "mystery-placed") == [
        {"seat": "Ivan", "cell": "wolf-2"},
        {"seat": "Anna", "cell": "raven-5"},
    ]
    assert table.public("mystery") == 4


def test_nobody_sees_a_mystery_passenger_and_nobody_has_its_gift_and_votes() -> None:
    """A17"""
    table = Table(FOUR)
    table.answer("Dmitry", "mystery", "raven-3")
    table.answer("Maria", "mystery", "wolf-3")
    assert [(rider.by, rider.face) for rider in table.public("riders")] == [(None, None), (None, None)]
    assert all(table.known(name) == {} for name in table.names)
    assert table.public("held") == {}
    assert table.public("tokens") == (0, 0, 0, 0)
    for cell in ("raven-3", "wolf-3"):
        assert table.refusal("Anna", ("Sg", cell)) == "not-an-option"


def test_mystery_passengers_come_in_their_order_and_count_towards_three_in_a_boat() -> None:
    table = Table(FOUR, mystery="Sb Dr Sb Db Sg Dg")
    table.answer("Dmitry", "mystery", "wolf-1")
    table.answer("Maria", "mystery", "raven-1")
    table.seat(Anna="wolf-2 Sg", Ivan="wolf-3 Sr", Maria="raven-2 Dg", Dmitry="raven-3 Sb")
    assert [boat.full for boat in table.public("boats")] == [True, True]
    game: Any = table.match.game
    assert [SHORT[game.shown_face(rider)] for rider in (0, 1)] == ["Sb", "Dr"]
    reach(table, 2)
    reach(table, 3)
    assert table.public("mystery") == 0
    mystery = (game.shown_face(rider) for rider, by in enumerate(game.by) if by is None)
    assert short(mystery) == "Sb Dr Sb Db Sg Dg"


# --- what cannot be laid out ------------------------------------------------------------------------------------------


def refusal(players: int, deal: dict[str, Any]) -> str:
    with pytest.raises(BadOptions) as caught:
        dealt(players, 1, deal=deal)
    said = [find("passengers").words(language).error(caught.value) for language in ("ru", "en")]
    assert len({*said, str(caught.value)}) == 3, "it is said in both languages, in words for people"
    return caught.value.code


@pytest.mark.parametrize(
    "hands",
    [
        ["Sg Sr Dr", "Sr Sg Db", "Dg Sr Dr", "Sb Sb Dg"],
        ["Sg Sr Dr", "Sr Sg Db", "Dg Sr Dr", "Sb Sb Dg", "Db Sg"],
        ["Sg Sr Dr", "Sr Sg Db", "Dg Sr Dr", "Sb Sb Dg", "Db Sg Dg Sb"],
        ["Sg Sr Sr", "Sr Sg Db", "Dg Sr Dr", "Sb Sb Dg", "Db Sg Dg"],
        ["Sg Dr Dg", "Sr Sg Db", "Dg Sr Dr", "Sb Sb Dg", "Db Sg Dg"],
        ["Sg Sr Dr", "Sr Sg Db", "Sg Sr Dr", "Sb Sb Dg", "Db Sg Dg"],
        ["Dg Sr Dr", "Sr Sg Db", "Dg Sr Dr", "Sb Sb Dg", "Db Sg Dg"],
        ["J Sr Dr", "Sr Sg Db", "Dg Sr Dr", "Sb Sb Dg", "Db Sg Dg"],
        ["Sr Sr Dr", "Sr Sr Db", "Dg Sr Dr", "Sb Sb Dg", "Db Sg Dg"],
    ],
    ids=["four hands", "two cards", "four cards", "no demon", "no soul", "one smuggler", "three", "Jaster", "five red"],
)
def test_hands_that_cannot_be_are_refused(hands: list[str]) -> None:
    assert refusal(5, {"hands": [faces(hand) for hand in hands], "coin": 0}) == "impossible-deal"


def test_faces_and_seats_that_do_not_exist_are_refused() -> None:
    deal = laid_out(5)
    assert refusal(5, deal | {"coin": 5}) == "impossible-deal"
    assert refusal(5, deal | {"coin": -1}) == "impossible-deal"
    assert (
        refusal(5, deal | {"hands": [["soul-pink", "soul-red", "demon-red"], *deal["hands"][1:]]}) == "impossible-deal"
    )
    assert refusal(5, deal | {"moon": "full"}) == "bad-option"
    assert refusal(6, deal) == "impossible-deal"


@pytest.mark.parametrize(
    "mystery", ["", "Sb Dr Sb Db Sg", "Sb Sr Sb Db Sg Dg", "Sb Dr Sb Db Sg Dg Dr", "Sr Sr Sb Db Dr Dg"]
)
def test_four_players_need_three_souls_and_three_demons_more(mystery: str) -> None:
    """Of red souls there are no more than four."""
    assert refusal(4, laid_out(4, mystery=mystery)) == "impossible-deal"


def test_others_have_no_mystery_passengers() -> None:
    assert refusal(5, laid_out(5) | {"mystery": faces("Sb Dr Sb Db Sg Dg")}) == "impossible-deal"
    assert refusal(5, laid_out(5) | {"mystery": faces("Sb Dr")}) == "impossible-deal"


@pytest.mark.parametrize("players", [3, 9, 0, 1])
def test_four_to_eight_play(players: int) -> None:
    with pytest.raises(BadOptions) as caught:
        dealt(players, 1)
    assert caught.value.code == "wrong-seats"


def test_hands_that_are_laid_out_are_dealt_as_they_are() -> None:
    for players, names in ((4, FOUR), (5, FIVE), (6, SIX), (8, EIGHT)):
        table = Table(names, coin="Ivan")
        assert table.coin == "Ivan"
        for name, hand in zip(table.names, laid_out(players)["hands"], strict=True):
            assert sorted(table.hand(name).split()) == sorted(short(hand).split())
