"""The harness over every game, player count and mode."""

import pytest

from lichina.kernel import Game
from lichina.testing import (
    Case,
    cases,
    check_answers,
    check_copies,
    check_declared,
    check_memory,
    check_moments,
    check_play,
    check_silence,
    check_texts,
    check_worlds,
    soak,
)

from .all_games import ALSO, CASES, GAMES, LONG, imagined

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_case
def test_random_play_ends_and_keeps_every_invariant(case: Case) -> None:
    check_play(case, soak())


@every_case
def test_match_ends_if_nobody_ever_answers(case: Case) -> None:
    check_silence(case, soak())


@every_case
def test_forks_replays_undo_lapse_and_skip_work_in_every_state(case: Case) -> None:
    check_copies(case, soak())


@every_case
def test_illegal_answers_change_nothing_in_any_sequence_of_legal_ones(case: Case) -> None:
    check_answers(case, soak())


@pytest.mark.parametrize("case", [case for game in GAMES for case in imagined(game)], ids=str)
def test_seat_never_imagines_what_contradicts_what_it_was_told(case: Case) -> None:
    check_memory(case, soak())


@every_game
def test_what_the_game_declares_exists(game: type[Game]) -> None:
    check_declared(cases(game, also=ALSO.get(game.id)), soak())


@every_game
def test_moments_are_everybodys_and_as_long_whatever_is_hidden(game: type[Game]) -> None:
    check_moments(game, soak())


@every_game
def test_everything_that_is_said_has_its_words(game: type[Game]) -> None:
    check_texts(game, soak(), also=ALSO.get(game.id))


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.id not in LONG or soak() > 1], ids=lambda game: game.id
)
def test_no_seat_sees_a_difference_between_two_worlds(game: type[Game]) -> None:
    check_worlds(imagined(game), soak())
