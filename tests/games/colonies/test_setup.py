"""Set-up: teams, decks, hands, survivors, leaders and the lone wolf, and what a table may choose."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lichina
from lichina.games.colonies import Colonies
from lichina.games.colonies.box import OBJECTIVES, SURVIVORS, TOWN
from lichina.kernel import BadOptions, Match
from lichina.testing import check_options, refusal

from .table import Winter


def started(seats: int, **options: Any) -> Match:
    """A match in which all have chosen the first survivors that they were dealt."""
    match = lichina.start(Colonies, seats=seats, seed=5, options={"pause": 0, **options})
    for seat in range(seats):
        match.answer(seat, match.asks_of(seat)[0].form.fallback())
    return match


def boards(match: Match) -> Any:
    return match.view(None).public


@pytest.mark.parametrize(
    ("seats", "team", "kept", "items"),
    [(4, 2, 3, 5), (5, 2, 3, 5), (6, 3, 2, 5), (7, 3, 2, 5), (8, 4, 2, 5), (9, 4, 2, 5), (10, 5, 2, 5), (11, 5, 2, 4)],
)
def test_teams_are_equal_and_an_odd_player_is_the_lone_wolf(seats: int, team: int, kept: int, items: int) -> None:
    """§2.2, §2.16, R5, R85: C160, V17, V18."""
    match = started(seats, wolf=seats - 1 if seats % 2 else None)
    board = boards(match)
    assert [len(board.camps[colony].players) for colony in ("blue", "yellow")] == [team, team]
    assert ("den" in board.camps) == bool(seats % 2)
    groups = Counter(person.seat for person in board.people.values())
    assert all(groups[seat] == kept for seat in range(2 * team))
    starters = sum(player.hand.get("starters", 0) for player in board.players)
    assert starters == seats * items
    assert board.target == 2 * team
    if seats % 2:
        assert groups[seats - 1] in (3, 4), "one objective brings a survivor more"
        assert board.camps["den"].morale == 4
        assert board.active == (seats - 1,)


def test_every_deck_has_twenty_cards_and_five_random_ones() -> None:
    """C161."""
    board = boards(started(10))
    assert {town: board.decks[town] for town in TOWN} == dict.fromkeys(TOWN, 25)
    assert board.decks["crises"] == 10, "one of eleven is revealed"
    assert board.decks["crossroads"] == 102 - 2, "two are drawn"
    assert board.decks["survivors"] == len(SURVIVORS) - 20
    assert "missions" in board.decks
    game: Any = started(10).game
    assert len([card for card in game.pool_of("spare")]) == 13
    board = boards(started(10, random_items=False))
    assert {town: board.decks[town] for town in TOWN} == dict.fromkeys(TOWN, 20)


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_the_main_objective_says_what_both_colonies_begin_with(objective: str) -> None:
    """§3.5."""
    match = lichina.start(Colonies, seats=4, seed=1, options={"objective": objective})
    board, row = boards(match), OBJECTIVES[objective]
    for colony in ("blue", "yellow"):
        camp = board.camps[colony]
        assert (camp.morale, camp.food, camp.bullets) == (row.morale, row.food, row.bullets)
        assert sum(board.gates[f"{colony}-{number}"].zombies for number in range(1, 7)) == row.zombies
    assert (board.gates["school"].zombies, board.gates["school"].barricades) == (row.town_zombies, row.town_barricades)
    assert (board.rounds, board.objective) == (row.rounds, objective)


def test_a_main_objective_by_lot_is_any_of_eight() -> None:
    """R86."""
    found = {boards(lichina.start(Colonies, seats=4, seed=seed)).objective for seed in range(60)}
    assert found == set(OBJECTIVES)


def test_the_player_whose_group_leader_has_most_influence_leads_the_colony() -> None:
    """C136: step 15."""
    board = boards(started(8))
    for colony in ("blue", "yellow"):
        camp = board.camps[colony]
        heads = {person.seat: name for name, person in board.people.items() if person.leads}
        best = max(camp.players, key=lambda seat: SURVIVORS[heads[seat]].influence)
        assert camp.leader == best


def test_survivors_are_chosen_in_secret_and_the_others_go_back() -> None:
    match = lichina.start(Colonies, seats=6, seed=2)
    own: Any = match.view(0).private
    assert len(own.candidates) == 4
    lead, follower = own.candidates[2], own.candidates[0]
    match.answer(0, [lead, follower])
    assert match.told(1, since=2) == []
    for seat in range(1, 6):
        match.answer(seat, match.asks_of(seat)[0].form.fallback())
    board = boards(match)
    assert [name for name, person in board.people.items() if person.seat == 0] == [lead, follower]
    assert [board.people[name].leads for name in (lead, follower)] == [True, False]
    game: Any = match.game
    assert set(own.candidates) - {lead, follower} <= set(game.newcomers)


def test_teams_are_as_people_sit_or_by_lot() -> None:
    assert boards(started(6)).camps["blue"].players == (0, 1, 2)
    found = {
        boards(lichina.start(Colonies, seats=4, seed=seed, options={"teams": "random"})).camps["blue"].players
        for seed in range(30)
    }
    assert len(found) == 6


def test_the_wolf_is_chosen_or_drawn() -> None:
    """R6."""
    assert boards(started(5, wolf=2)).camps["den"].players == (2,)
    drawn = {boards(lichina.start(Colonies, seats=5, seed=seed)).camps["den"].players[0] for seed in range(40)}
    assert drawn == {0, 1, 2, 3, 4}
    assert refusal(Colonies, 5, {"wolf": 7}).code == "no-such-seat"
    assert Colonies.idle(6) == {"wolf"}
    assert Colonies.idle(7) == frozenset()


def test_the_modes_and_presets_are_those_of_the_rules() -> None:
    light = {"random_items": False, "more_crossroads": False}
    modes = {name: dict(mode.options) for name, mode in Colonies.MODES.items()}
    assert modes == {"basic": {}, "quick": {"quick": True}}
    assert {name: (preset.mode, dict(preset.options)) for name, preset in Colonies.PRESETS.items()} == {
        "first": ("basic", {**light, "objective": "mo_keep_the_fires", "glass": 180, "thinking": 120}),
        "short": ("quick", light),
        "usual": ("basic", {}),
    }


def test_wrong_options_are_refused_in_words() -> None:
    wrong: dict[str, tuple[Any, ...]] = {
        "objective": ("peace", 3),
        "teams": ("friends",),
        "wolf": (-1, 11, "b1"),
        "quick": ("yes", 2),
        "random_items": (3,),
        "more_crossroads": (3,),
        "leave_out": (3,),
        "collapse_wins": (3,),
        "glass": (5, 601),
        "turn": (59, 3601),
        "thinking": (9, 3601),
        "asking": (4, 301),
        "pause": (-1, 61),
        "moment": (-1, 31, 1.5),
        "deal": ({"phase": "lunch"}, {"nothing": 1}),
    }
    check_options(Colonies, wrong, range(4, 12))


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"hands": [["stone"]]}, "there is no item “stone”"),
        ({"survivors": [{"id": "nobody", "owner": 0, "place": "blue"}]}, "there is no survivor “nobody”"),
        ({"survivors": [{"id": "sparky", "owner": 0, "place": "moon"}]}, "there is no place “moon”"),
        ({"survivors": [{"id": "sparky", "owner": 9, "place": "blue"}]}, "every survivor belongs to a seat"),
        ({"survivors": [{"id": "sparky", "owner": 0, "place": "blue"}] * 2}, "every survivor is there once"),
        ({"spots": {"blue": {"zombies": 1}}}, "there is no entrance “blue”"),
        ({"decks": {"attic": []}}, "there is no deck “attic”"),
        ({"decks": {"school": ["stone"]}}, "there is no card “stone” for the deck “school”"),
        ({"crisis": "cs_rain"}, "there is no crisis “cs_rain”"),
        ({"roads": {"blue": "cr_nowhere"}}, "there is no crossroads card “cr_nowhere”"),
        ({"secrets": ["so_nothing"]}, "there is no secret objective “so_nothing”"),
        ({"active": [0, 1]}, "it is the turn of one player of each colony, blue first, or of the wolf"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions) as caught:
        lichina.start(Colonies, seats=4, seed=1, options={"deal": position})
    assert caught.value.data["why"] == why


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"hands": [["shotgun"] * 3]}, "there are 2 of “shotgun” for hands and piles, not 3"),
        ({"decks": {"school": ["pistol"]}}, "there are not that many of “pistol” in the deck “school”"),
        ({"blue": {"bullets": 20}, "yellow": {"bullets": 14}}, "there are 33 bullets"),
        ({"spots": {"library": {"zombies": 4}}}, "there are 3 spaces before “library”"),
        ({"spots": {"library": {"noise": 5}}}, "there are 4 spaces for noise"),
        ({"secrets": ["so_hope", "so_hope"]}, "there is one “so_hope”"),
        (
            {"survivors": [{"id": "sparky", "owner": 0, "place": "blue", "wounds": 3}]},
            "nobody lives with the wounds of “sparky”",
        ),
        (
            {
                "survivors": [
                    {"id": one, "owner": 0, "place": "gas_station"} for one in ("sparky", "mike_cho", "rod_miller")
                ]
            },
            "there is room for 2 at “gas_station”",
        ),
    ],
)
def test_a_position_that_nothing_leads_to_is_refused_unless_it_is_meant(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions) as caught:
        lichina.start(Colonies, seats=4, seed=1, options={"deal": position})
    assert caught.value.data["why"] == why
    match = lichina.start(Colonies, seats=4, seed=1, options={"deal": position | {"contrived": True}})
    assert match.imagine(0, 1) is not None


def test_an_item_of_a_position_comes_from_where_there_are_such() -> None:
    """A first item as long as there are any, then out of a deck, which has one fewer."""
    position = {"hands": [["junk", "pistol"], ["ri_skis"]]}
    board = boards(lichina.start(Colonies, seats=4, seed=1, options={"deal": position}))
    assert [player.hand for player in board.players[:2]] == [
        {"police_station": 1, "starters": 1},
        {"police_station": 1},
    ]
    assert board.decks["police_station"] == 19


def test_four_survivors_and_the_older_crossroads_may_be_left_out() -> None:
    board = boards(started(10, leave_out=True, more_crossroads=False))
    assert (board.decks["survivors"], board.decks["crossroads"]) == (61 - 20, 50 - 2)
    game: Any = started(4, leave_out=True).game
    there = {*game.newcomers, *game.owner}
    assert {"annaleigh_chan", "blue_chimp", "melissa_gupta", "jamie_gilmour"} == set(SURVIVORS) - there


def test_everybody_begins_with_a_die_and_one_for_each_survivor() -> None:
    """C160: four with three survivors; the wolf has three missions, or four with one of his objectives."""
    match = started(5, wolf=4)
    board = boards(match)
    groups = Counter(person.seat for person in board.people.values())
    extra = {
        seat: sum(name == "bernadette_wilson" for name, one in board.people.items() if one.seat == seat and one.leads)
        for seat in range(5)
    }
    assert [len(player.dice) for player in board.players] == [1 + groups[seat] + extra[seat] for seat in range(5)]
    own: Any = match.view(4).private
    assert len(own.missions) == (4 if own.goal == "lw_errand" else 3)


def test_the_leaders_of_an_example() -> None:
    """C136: 40 > 10 and 73 > 68."""
    people = ("sparky b1 blue", "rod_miller b2 blue", "brian_lee y1 yellow", "jonah_reyes y2 yellow")
    game: Any = Winter("round", *people).match.game
    game.name_leaders()
    assert game.leader == {"blue": 1, "yellow": 3}


def test_each_colony_has_a_room_of_its_own() -> None:
    table = Winter("act", "mike_cho b1 blue", players=5)
    rooms = {name: [door.key for door in table.match.channels(table.number(name))] for name in table.names}
    assert rooms == {
        "b1": ["table", "blue"],
        "b2": ["table", "blue"],
        "y1": ["table", "yellow"],
        "y2": ["table", "yellow"],
        "w": ["table"],
    }
