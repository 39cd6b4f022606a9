"""What lies on the table at the start, positions, options, and what can be said."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

import lichina
from lichina.games.doomsday import Doomsday
from lichina.games.doomsday.box import LOYALTY, ROLES
from lichina.testing import check_options
from lichina.testing.options import refusal

from .table import Table


def begun(seats: int, seed: int = 1, **options: Any) -> Any:
    """The state of a match at its start."""
    return lichina.start(Doomsday, seats=seats, seed=seed, options=options).game


def symbols(game: Any, cards: list[int]) -> tuple[int, ...]:
    """How many roles of humans, machines and outcasts there are."""
    found = Counter(ROLES[game.face[card]].symbol for card in cards)
    return found["human"], found["machine"], found["outcast"]


WEAPONS = {
    4: "pistol rifle", 5: "pistol rifle rifle", 6: "pistol rifle sidekick", 7: "pistol rifle rifle sidekick",
    8: "pistol rifle rifle sidekick", 9: "pistol rifle rifle sidekick rocket", 10: "pistol rifle rifle sidekick rocket",
    11: "pistol rifle rifle sidekick rocket laser", 12: "pistol rifle rifle sidekick rocket laser",
    **dict.fromkeys((13, 14, 15, 16), "pistol pistol rifle rifle sidekick rocket laser"),
}  # fmt: skip
NUMBERS = {
    4: (2, 2, 1), 5: (2, 2, 2), 6: (3, 2, 2), 7: (3, 3, 2), 8: (4, 3, 2), 9: (4, 3, 3), 10: (4, 4, 3), 11: (5, 4, 3),
    12: (5, 5, 3), 13: (6, 6, 4), 14: (6, 6, 4), 15: (6, 6, 4), 16: (6, 6, 5),
}  # fmt: skip


@pytest.mark.parametrize("seats", range(4, 17))
def test_every_number_of_players_takes_its_row_of_the_table(seats: int) -> None:
    """§1.2, A1, A3."""
    game = begun(seats)
    free = [kind for kind, locked in zip(game.arms, game.locked, strict=True) if not locked]
    assert " ".join(free) == WEAPONS[seats]
    assert {kind for kind, locked in zip(game.arms, game.locked, strict=True) if locked} == {"rocket", "laser"} - set(
        free
    )
    assert symbols(game, game.drawn_roles) == NUMBERS[seats]
    assert len(game.slots) == (2 * seats if seats < 9 else seats)
    assert sum(map(len, game.hands)) + len(game.deck) == (66 if seats < 9 else 58)
    assert all(ROLES[game.face[cards[0]]].pool == "base" for cards in game.role)


@pytest.mark.parametrize(("row6", "doubles"), [("scan", (1, 2)), ("copies", (2, 1))])
def test_row_six_can_be_read_in_two_ways(row6: str, doubles: tuple[int, int]) -> None:
    """A2."""
    game = begun(6, row6=row6)
    found = Counter(game.face[card] for card in game.slots)
    assert (found["loyalty_human_x2"], found["loyalty_machine_x2"]) == doubles


@pytest.mark.parametrize(
    ("seats", "weapons"), [(5, "pistol rifle sidekick"), (6, "pistol rifle rifle"), (7, WEAPONS[7])]
)
def test_with_five_and_six_players_there_is_another_set_of_weapons(seats: int, weapons: str) -> None:
    """A4."""
    game = begun(seats, arsenal="other")
    assert " ".join(kind for kind, locked in zip(game.arms, game.locked, strict=True) if not locked) == weapons


@pytest.mark.parametrize(("seats", "card"), [(6, 0), (7, 1), (8, 1), (16, 1)])
def test_the_legion_has_a_loyalty_card_from_seven_players_on(seats: int, card: int) -> None:
    """A37, A38: among those that are dealt or not."""
    game = begun(seats, legion=True)
    cards = [game.face[number] for number in (*game.slots, *game.box) if game.face[number] in LOYALTY]
    assert cards.count("loyalty_legion") == card
    assert len(cards) == (2 * seats if seats < 9 else 16)


@pytest.mark.parametrize(
    ("with_ono", "added"), [(True, {"mind_eater", "deathbringer", "ono"}), (False, {"mind_eater", "deathbringer"})]
)
def test_the_roles_of_the_legion_are_added_to_those_of_the_table(with_ono: bool, added: set[str]) -> None:
    """A32, A33, A70."""
    game = begun(6, legion=True, with_ono=with_ono)
    roles = {game.face[card] for card in game.drawn_roles}
    assert (len(roles), {role for role in roles if ROLES[role].pool == "legion"}) == (7 + len(added), added)


def test_the_owner_of_a_legion_card_belongs_to_the_legion_from_the_start() -> None:
    """§1.12; O.N.O. apart."""
    for seed in range(40):
        game = begun(8, seed, legion=True)
        for seat in game.seats:
            mine = {game.face[card] for card in (*game.role[seat], *(game.slots[place] for place in game.places(seat)))}
            expected = "legion" if mine & {"mind_eater", "loyalty_legion"} and "ono" not in mine else None
            expected = expected or ("fallen" if "deathbringer" in mine else None)
            assert expected is None or game.team(seat) == expected


def test_everybody_starts_with_two_lives_a_program_and_closed_cards() -> None:
    public: Any = lichina.start(Doomsday, seats=5, seed=3).view(None).public
    assert (public.lives, public.laid) == ((2,) * 5, ((),) * 5)
    assert {card for pair in public.loyalty for card in pair} == {None}


def roles_drawn(seats: int, seed: int) -> set[str]:
    """The roles that were taken out of the box for a first game."""
    game = begun(seats, seed, first_roles=True)
    return {game.face[card] for card in game.drawn_roles}


def test_a_first_game_takes_its_roles_before_all_others() -> None:
    first = {"photographer", "informant", "trespassers_w", "joke", "thief", "seer"}
    assert [roles_drawn(5, seed) for seed in range(5)] == [first] * 5
    assert all(roles_drawn(8, seed) > first for seed in range(5))
    assert {frozenset(roles_drawn(4, seed) - first) for seed in range(5)} == {frozenset()}


def test_in_a_first_game_nobody_imagines_that_one_of_its_roles_was_left_in_the_box() -> None:
    match = lichina.start(Doomsday, seats=7, seed=1, options={"first_roles": True})
    drawn: set[str] = set()
    for world in islice(match.worlds(0, "first"), 20):
        game: Any = world.game
        found = {game.face[card] for card in game.drawn_roles}
        assert found > {"photographer", "informant", "trespassers_w", "joke", "thief", "seer"}
        drawn |= found
    assert len(drawn) > len(match.game.drawn_roles)


# --- talk -------------------------------------------------------------------------------------------------------------


def test_the_dead_are_silent_until_they_come_back() -> None:
    """A24"""
    table = Table(Ann="seer +backup", Bob="joke", Cat="sniper", Dan="virus 0")
    (channel,) = table.game.channels()
    assert list(channel.writers) == [0, 1, 2]
    table.play("Ann", "backup", "Dan").tell("Dan", "cover", "left")
    (channel,) = table.game.channels()
    assert list(channel.writers) == [0, 1, 2, 3]


# --- options and positions --------------------------------------------------------------------------------------------


def test_wrong_options_are_refused_in_words() -> None:
    wrong: dict[str, list[Any]] = {
        "first_roles": ["yes"], "legion": ["yes", 2],
        "with_ono": ["no"], "arsenal": ["all"], "weapon_text": ["card"], "row6": [6],
        "may_pass": [1], "stalemate_rounds": [0, 51], "window": [-1, 61],
        "turn": [9, 601], "answer": [4, 301], "moment": [-1, 31], "deal": ["none", {}],
    }  # fmt: skip
    check_options(Doomsday, wrong, range(4, 17))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"turn": 9}, "there are 4 seats"),
        ({"deck": ["spam"] * 4}, "there are 3 cards “spam”"),
        ({"deck": ["sniper"]}, "there are 1 cards “sniper”"),
        ({"deck": ["loyalty_legion"]}, "a card lies where it does not belong"),
        (
            {"gaps": [{"id": "loyalty_human"}]},
            "from nine players on a loyalty card lies between each two neighbours, before not",
        ),
    ],
)
def test_a_position_from_which_the_rules_cannot_go_on_is_refused(change: dict[str, Any], why: str) -> None:
    place = {"left": "loyalty_human", "right": "loyalty_outcast"}
    seats = [{"role": [role], **place} for role in ("sniper", "joke", "seer", "virus")]
    error = refusal(Doomsday, 4, {"deal": {"seats": seats, **change}})
    assert (error.code, error.data["why"]) == ("impossible-deal", why)


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ({"lives": 3}, "there are up to 2 lives"),
        ({"role": []}, "everybody has a role, and leaders have two cards"),
        ({"permanents": [{"id": "charge"}]}, "only permanent programs lie on the table"),
        ({"weapons": [{"id": "sidekick"}]}, "there are 0 weapons “sidekick”"),
        ({"weapons": [{"id": "rifle", "aim": [0]}]}, "the living aim at others who live"),
        (
            {"left": None},
            "up to eight players everybody has a left and a right loyalty card, from nine on they are shared",
        ),
    ],
)
def test_a_player_who_cannot_sit_there_so_is_refused(player: dict[str, Any], why: str) -> None:
    place = {"left": "loyalty_human", "right": "loyalty_outcast"}
    seats = [{"role": [role], **place} for role in ("sniper", "joke", "seer", "virus")]
    seats[0] |= player
    assert refusal(Doomsday, 4, {"deal": {"seats": seats}}).data["why"] == why


# --- talk -------------------------------------------------------------------------------------------------------------


def test_people_say_who_they_are_what_others_have_and_whom_to_shoot_true_or_not() -> None:
    table = Table(Ann="seer", Bob="joke", Cat="sniper", Dan="virus 0")
    assert table.options("Bob", "say") == ["am", "card", "shoot", "spare", "have", "have-not", "trust"]
    assert table.options("Bob", "say", "am") == ["human", "machine", "outcast"]
    table.say("Bob", "am", "human").say("Bob", "card", "Cat", "left", "loyalty_machine").say("Bob", "shoot", "Cat")
    assert table.heard(None, "said-am") == [{"seat": "Bob", "team": "human", "tone": "curt"}]
    assert table.heard(None, "said-card") == [
        {"seat": "Bob", "target": "Cat", "spot": "left", "card": "loyalty_machine", "tone": "warm"}
    ]
    assert [(claim.topic, claim.target, claim.what) for claim in table.public("claims")] == [
        ("am", None, "human"), ("card", 2, "loyalty_machine"), ("shoot", 2, None),
    ]  # fmt: skip


def test_people_say_four_things_in_a_turn_and_the_dead_none() -> None:
    table = Table(Ann="seer", Bob="joke", Cat="sniper", Dan="virus 0")
    table.say("Ann", "trust").say("Ann", "have", "charge").say("Ann", "have-not", "spam").say("Ann", "spare", "Bob")
    assert (table.options("Ann", "say"), table.options("Dan", "say")) == ([], [])
    assert table.act("Ann", "end").options("Ann", "say")[0] == "am"


def test_people_may_speak_while_others_choose() -> None:
    table = Table(Ann="seer @rifle>Bob", Bob="joke", Cat="sniper", Dan="virus")
    table.act("Ann", "shoot", "rifle").say("Cat", "spare", "Bob")
    assert table.waiting() == {"Bob": "answer"}
    assert table.heard(None, "said-spare") == [{"seat": "Cat", "target": "Bob", "tone": "warm"}]


def test_people_who_say_the_same_say_it_in_other_words() -> None:
    table = Table(Ann="seer", Bob="joke", Cat="sniper", Dan="virus")
    for name in ("Ann", "Ann", "Ann", "Ann", "Bob", "Bob"):
        table.say(name, "trust")
    tones = [said["tone"] for said in table.heard(None, "said-trust")]
    assert tones == ["plain", "curt", "warm", "stern", "weary", "wry"]


def test_the_legion_is_named_where_it_plays() -> None:
    table = Table(Ann="seer", Bob="joke", Cat="sniper", Dan="virus", legion=True)
    assert table.options("Bob", "say", "am") == ["human", "machine", "outcast", "legion", "fallen"]
