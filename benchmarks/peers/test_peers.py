"""Each peer plays what we play: the same rules, and where it has information states, the same to the byte."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import mean

import pytest

from benchmarks.peers import deduction, reference, secretmafia, werewolf
from benchmarks.peers.contest import One, ours
from benchmarks.refmafia import RefMafia
from lichina.kernel import Match


@pytest.mark.parametrize("seed", range(60))
def test_every_information_state_is_the_same_to_the_byte_as_open_spiels(seed: int) -> None:
    chance = random.Random(seed)
    match = Match(deduction.Deduction, deduction.SEATS, seed)
    state = deduction.game().new_initial_state()
    state.apply_action(sum(1 << seat for seat in match.game.imposters))
    while True:
        if not state.is_terminal() and state.current_player() < 0:
            target, suspicious = match.game.signal
            state.apply_action(2 * target + suspicious)
        for seat in match.game.seats:
            assert deduction.information(match, seat) == state.information_state_string(seat)
        if match.outcome is not None:
            break
        (ask,) = match.asks
        assert ask.seat == state.current_player()
        actions, options = state.legal_actions(), ask.form.answers()
        assert len(actions) == len(options)
        chosen = chance.randrange(len(actions))
        state.apply_action(actions[chosen])
        match.answer(ask.seat, options[chosen], ask.number)
    won = [1.0 if seat in match.outcome.winners else -1.0 for seat in match.game.seats]
    assert state.is_terminal() and state.returns() == won


def test_what_an_innocent_imagines_of_it_is_a_world_that_the_innocent_cannot_tell_from_the_true_one() -> None:
    match = Match(deduction.Deduction, deduction.SEATS, 3)
    innocent = next(seat for seat in match.game.seats if seat not in match.game.imposters)
    teams = set()
    for number in range(200):
        world = match.imagine(innocent, number)
        assert world is not None and deduction.information(world, innocent) == deduction.information(match, innocent)
        teams.add(world.game.imposters)
    assert len(teams) > 60 and all(innocent not in team for team in teams)


@pytest.mark.parametrize(
    ("mine", "theirs", "length"),
    [
        (ours(deduction.Deduction, 10), lambda chance, seed: deduction.theirs(chance, seed, ""), 143),
        (ours(RefMafia, 10), lambda chance, seed: reference.theirs(chance, seed, ""), 27),
        (ours(werewolf.Werewolf, 10), lambda chance, seed: werewolf.theirs(chance, seed, ""), 38.8),
        (ours(secretmafia.SecretMafia, 10), secretmafia.RAW, 114),
    ],
    ids=["social_deduction", "reference Mafia", "werewolf", "SecretMafia"],
)
def test_random_matches_are_as_long_on_both_sides(mine: One, theirs: One, length: float) -> None:
    for side in (mine, theirs):
        random.seed(1)  # two of the peers draw their cards from the common source
        chance: Callable[[], float] = random.Random(1).random
        assert mean(side(chance, seed) for seed in range(2000)) == pytest.approx(length, rel=0.03)
