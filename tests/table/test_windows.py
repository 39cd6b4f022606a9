"""Windows: by the sizes of frames nobody can tell who may react."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lichina import registry
from lichina.games.doomsday import Doomsday
from lichina.games.spyfall import Spyfall
from lichina.kernel import Game, Match
from lichina.table.frames import Lens, SentClock, Showing
from lichina.table.texts import GameTexts
from lichina.testing.cases import run_seed, soak
from lichina.testing.chosen import proving
from lichina.testing.play import play

from .tabletop import home, seated

PROVING = proving(Path(__file__).parent.parent / "games")


@pytest.fixture
def known() -> Iterator[None]:
    """The proving games can be found by their ids."""
    for game in PROVING:
        registry.register(game)
    yield
    for game in PROVING:
        registry._registered.pop(game.id)


# --- two worlds -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ways", "text", "whole"), [(200, False, 4096), (60, True, 16_384)])
async def test_who_sees_sizes_alone_cannot_tell_who_may_react_in_a_window(ways: int, text: bool, whole: int) -> None:
    one, other = [await _window(chooser, ways, text) for chooser in (1, 2)]
    assert one == other
    assert all(whole < first < whole + 1024 for first, *_ in one)
    assert {size // 4096 * 4096 for sizes in one for size in sizes} == {whole, 4096}


async def test_who_sees_sizes_alone_could_tell_who_may_react_if_a_window_had_no_floor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Match, "reacting", False)
    one, other = [await _window(chooser, 500, text=False) for chooser in (1, 2)]
    assert [seat for seat in range(3) if one[seat] != other[seat]] == [1, 2]


async def _window(chooser: int, ways: int, text: bool) -> list[list[int]]:
    """The sizes of all that each of three gets of the match while a window is open, in which one of them may react."""
    async with home() as place:
        options = {"kind": "window", "choosers": [chooser], "ways": ways}
        devices = await seated(place, 3, options=options)
        readers = [await device.twin(text=text).attach() for device in devices]
        await devices[0].must("start")
        for device in devices:
            await device.answer("pass")
        await readers[0].detach()
        await readers[0].attach()
        return [
            [len(raw) for raw, frame in zip(one.raw, one.frames, strict=True) if frame["t"] in ("match", "step")]
            for one in readers
        ]


# --- the games that have them -----------------------------------------------------------------------------------------


REACTIVE = [(game, mode) for game in PROVING if game.id in ("duel", "standoff") for mode in game.MODES]
REACTIVE += [(Spyfall, "mission"), (Spyfall, "everything")]
REACTIVE += [(Doomsday, mode) for mode in Doomsday.MODES]


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("text", [False, True])
@pytest.mark.parametrize(("game", "mode"), REACTIVE, ids=lambda value: value if isinstance(value, str) else value.id)
def test_window_or_not_all_seats_get_frames_of_one_size(game: type[Game], mode: str, text: bool) -> None:
    compared = number = 0
    while compared < 100 * soak():
        compared += _compare(game, mode, text, f"{run_seed()} window {number}")
        number += 1


def _compare(game: type[Game], mode: str, text: bool, seed: str) -> int:
    """Play a match, and look at what all seats are sent; how often that was while a window was open."""
    way = game.MODES[mode]
    seats = (way.players or game.PLAYERS)[-1]
    names = [f"Игрок {seat}" for seat in range(seats)]
    texts = GameTexts(registry.find(game.id), "ru", names, options=way.options) if text else None
    lenses = [Lens(seat, texts) for seat in range(seats)]
    scenes: list[Showing] = []
    compared = 0

    def look(match: Match, entry: object) -> None:
        nonlocal compared
        clock = SentClock(match.now, match.outcome is None, 1.0, match.deadline)
        if entry is None:
            scenes.append(Showing(match, lambda channel: True))
            for lens in lenses:
                scenes[0].whole(lens, 0, clock, b'"match":1')
            return
        sizes = {len(frame) for frame in scenes[0].news(lenses, clock) if frame is not None}
        assert len(sizes) <= 1, sizes
        compared += match.reacting and bool(sizes)

    play(game, seats, way.options, seed, look)
    return compared
