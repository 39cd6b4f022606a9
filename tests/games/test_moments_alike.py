"""Every moment lasts as long as it is declared, and as long in a world that somebody could not tell from the match."""

from __future__ import annotations

import pytest

from lichina import registry
from lichina.kernel import IllegalAnswer, Match
from tests.browser.moment_positions import SCENES, Scene, Step

SECONDS = 6
EACH = [pytest.param(game, scene, id=f"{game}-{name}") for game, some in SCENES.items() for name, scene in some.items()]
ONLOOKER = 2
"""Who does nothing in any scene."""
WORLDS = 30


def begun(game: str, scene: Scene) -> Match:
    options = {**scene.options, "moment": SECONDS}
    if game == "doomsday":
        options["window"] = 0
    return Match(registry.find(game).game, scene.seats, 1, options)


def take(match: Match, step: Step) -> None:
    if step is None:
        match.lapse()
        return
    seat, key, value = step
    asked = {ask.key: ask.number for ask in match.asks if ask.seat == seat}
    match.answer(seat, tuple(value) if isinstance(value, list) else value, asked.get(key, key))


def looked_at(match: Match, scene: Scene) -> list[tuple[str, float, float]]:
    """What comes of the steps: all moments, how long each lasts, and how long the table waits."""
    found = []
    for step in scene.steps:
        take(match, step)
        while (moment := match.moment) is not None:
            assert match.deadline is not None
            found.append((moment.key, moment.seconds, round(match.deadline - match.now, 3)))
            match.lapse()
    return found


@pytest.mark.parametrize(("game", "scene"), EACH)
def test_a_moment_lasts_as_long_as_it_is_declared(game: str, scene: Scene) -> None:
    declared = {tale.key: SECONDS * tale.moment for tale in registry.find(game).game.EVENTS if tale.moment}
    assert looked_at(begun(game, scene), scene) == [(key, declared[key], declared[key]) for key in scene.shows]


@pytest.mark.parametrize(("game", "scene"), EACH)
def test_a_moment_is_as_long_where_others_hold_other_cards(game: str, scene: Scene) -> None:
    match = begun(game, scene)
    here = {key: lasts for key, *lasts in looked_at(begun(game, scene), scene)}
    compared = 0
    for number in range(WORLDS):
        world = match.imagine(ONLOOKER, number)
        try:
            there = looked_at(world, scene) if world is not None else []
        except IllegalAnswer:
            continue  # in that world somebody does not hold the card for it
        assert [(key, lasts) for key, *lasts in there if here.get(key, lasts) != lasts] == []
        compared += bool(there)
    assert compared
