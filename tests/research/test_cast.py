"""Who is who: what a simulation learns of each seat at the deal and at the end."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.bots import RandomBot, play, seated
from lichina.kernel import Match, Part
from lichina.registry import find
from tests.games.toy import Toy


def parts(match: Match) -> dict[int, Part]:
    return dict(enumerate(match.game.cast()))


def test_a_card_and_its_side_in_mafia() -> None:
    cards = ("don", "mafioso", "doctor", "citizen", "citizen", "citizen", "detective", "maniac")
    deal = {"cards": cards, "start": "night"}
    match = Match(find("mafia").game, 8, 1, {"loners": ["maniac"], "deal": deal})
    assert parts(match)[0] == Part("don", "mafia")
    assert parts(match)[2] == Part("doctor", "town")
    assert parts(match)[7] == Part("maniac", "maniac")


def test_an_infection_changes_sides_and_not_cards() -> None:
    cards = ("don", "mafioso", "doctor", "citizen", "citizen", "citizen", "detective", "patient0")
    deal = {"cards": cards, "start": "night", "nights": 1, "infected": [4]}
    match = Match(find("mafia").game, 8, 1, {"loners": ["patient0"], "deal": deal})
    assert parts(match)[4] == Part("citizen", "patient0")
    assert parts(match)[3] == Part("citizen", "town")


def test_a_moderator_has_no_part() -> None:
    match = Match(find("mafia").game, 7, 1, {"moderator": 0})
    assert parts(match)[0] == Part("", None)
    assert parts(match)[1].side in ("town", "mafia")


@pytest.mark.parametrize(
    ("cards", "ally", "roles"),
    [
        (["zoo", "spy", "zoo", "zoo", "zoo"], 2, ["local", "spy", "ally", "local", "local"]),
        (["spy"] * 5, None, ["spy"] * 5),
        (["zoo", "bank", "school", "beach", "hospital"], None, ["local"] * 5),
    ],
)
def test_spies_allies_and_locals_of_a_round(cards: list[str], ally: int | None, roles: list[str]) -> None:
    laid_out: dict[str, Any] = {"cards": cards, "dealer": 0} | ({} if ally is None else {"ally": ally})
    options = {"ally": ally is not None, "joke": True, "madness": True, "deal": [laid_out]}
    match = Match(find("spyfall").game, 5, 1, options)
    assert [part.role for part in match.game.cast()] == roles
    assert {part.side for part in match.game.cast()} == {None}


def test_sides_of_passengers_and_later_their_gifts() -> None:
    match = Match(find("passengers").game, 6, "x")
    dealt = match.game.cast()
    assert sorted(str(part.side) for part in dealt) == ["guides"] * 3 + ["jaster"] + ["smugglers"] * 2
    assert {part.role for part in dealt} == {""}
    play(match, seated([RandomBot] * 6, "x"))
    gifts = {gift for gifts in ("one", "two", "three") for gift in match.game.CARDS[gifts]}
    assert all(part.role in gifts for part in match.game.cast())
    assert [part.side for part in match.game.cast()] == [part.side for part in dealt]


def test_roles_and_teams_of_doomsday() -> None:
    match = Match(find("doomsday").game, 6, "x")
    assert all(part.role in match.game.CARDS["roles"] for part in match.game.cast())
    assert {part.side for part in match.game.cast()} <= {"human", "machine", "outcast"}


@pytest.mark.parametrize(("game", "seats"), [("mafia", 9), ("passengers", 7), ("doomsday", 6)])
def test_whoever_is_on_the_winning_side_at_the_end_has_won(game: str, seats: int) -> None:
    for seed in range(6):
        match = Match(find(game).game, seats, seed)
        outcome = play(match, seated([RandomBot] * seats, seed))
        if outcome.winners:
            assert [seat for seat in match.game.seats if parts(match)[seat].side == outcome.side] == [*outcome.winners]


def test_secret_objectives_and_colonies() -> None:
    match = Match(find("colonies").game, 5, "x")
    assert list(match.game.cast()) == [
        Part("so_germaphobe", "blue"),
        Part("so_firekeeper", "blue"),
        Part("so_new_destination", "yellow"),
        Part("so_shepherd", "yellow"),
        Part("lw_ash", "den"),
    ]


def test_a_game_without_parts_has_no_cast() -> None:
    assert list(Match(Toy, 3, 1).game.cast()) == []
