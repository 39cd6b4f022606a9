"""The sounds of the table: the files are what the script makes, none is distorted, none louder than the others."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from pathlib import Path

import pytest

from lichina import registry
from tools.sounds import BRIGHT, FOLDER, LOUD, SEAM, SOUNDS, compressed, expanded, listing, made, unpacked
from tools.synth import Partial, Synth, Wave, biquad, loudness, peak

CLIENT = Path(__file__).parents[1] / "web" / "src"
NAMES = list(SOUNDS)
LOOPS = [name for name in NAMES if SOUNDS[name].loops]


def kept(name: str) -> tuple[int, Wave]:
    """A file as a browser reads it: its rate, and its samples."""
    rate, data = unpacked((FOLDER / f"{name}.wav").read_bytes())
    return rate, [expanded(byte) for byte in data]


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_what_the_script_makes(name: str) -> None:
    rate, data = unpacked((FOLDER / f"{name}.wav").read_bytes())
    wave = made(name)
    assert (rate, len(data)) == (SOUNDS[name].rate, len(wave))
    # Where a machine rounds a sine otherwise, a sample may fall on the other side of a step, and of no other.
    other = [at for at, value in enumerate(wave) if data[at] != compressed(value)]
    assert len(other) < len(wave) / 500, f"{name} is old: make sounds"
    assert max((abs(expanded(data[at]) - wave[at]) for at in other), default=0) < 0.04


def test_the_list_of_the_client_names_every_file_and_no_other() -> None:
    assert (FOLDER / "made.ts").read_text(encoding="utf-8") == listing(), "made.ts is old: make sounds"
    assert sorted(path.stem for path in FOLDER.glob("*.wav")) == sorted(NAMES)


def test_all_of_them_together_are_small() -> None:
    sizes = {name: (FOLDER / f"{name}.wav").stat().st_size for name in NAMES}
    assert sum(sizes.values()) < 190_000
    assert max(size for name, size in sizes.items() if name not in LOOPS) < 22_000


@pytest.mark.parametrize("name", NAMES)
def test_no_sound_is_distorted_and_each_is_as_loud_as_the_others(name: str) -> None:
    rate, wave = kept(name)
    assert peak(wave) < 0.9
    assert peak(wave) * 10 ** (SOUNDS[name].level / 20) < 0.9
    assert abs(loudness(wave, rate) - LOUD) < 0.5
    assert abs(sum(wave) / len(wave)) < 0.005


def on_a_small_speaker(wave: Wave, rate: int) -> Wave:
    """What the loudspeaker of a phone leaves of it: next to nothing below 250 hertz."""
    turn = math.tan(math.pi * 250 / rate)
    below = (1 + math.sqrt(2) * turn + turn**2, 2 * (turn**2 - 1), 1 - math.sqrt(2) * turn + turn**2)
    return biquad(wave, (1, -2, 1), below)


@pytest.mark.parametrize("name", NAMES)
def test_a_small_loudspeaker_plays_a_sound_hardly_less_loudly(name: str) -> None:
    rate, wave = kept(name)
    assert loudness(on_a_small_speaker(wave, rate), rate) > LOUD - 4


@pytest.mark.parametrize("name", [name for name in NAMES if name not in LOOPS])
def test_a_sound_is_over_before_the_moment_is(name: str) -> None:
    rate, wave = kept(name)
    assert 0.05 < len(wave) / rate < 2.5


@pytest.mark.parametrize("name", [name for name in NAMES if name not in LOOPS])
def test_a_sound_comes_from_silence_and_goes_back_into_it(name: str) -> None:
    _, wave = kept(name)
    assert abs(wave[0]) < 0.001
    assert max(map(abs, wave[-8:])) < 0.002


@pytest.mark.parametrize("name", LOOPS)
def test_a_sound_that_goes_on_has_no_seam(name: str) -> None:
    rate, wave = kept(name)
    seam = round(SEAM * rate)
    turn = len(wave) - 2 * seam
    around = [abs(wave[at] - wave[at + turn]) for at in range(2 * seam)]
    assert max(around) < 0.02  # the same on both sides, but for a step of the file
    steps = [abs(one - two) for one, two in pairwise(wave)]
    across = [abs(wave[seam + at] - wave[seam + turn + at - 1]) for at in range(-20, 20)]
    assert max(across) <= max(steps)


# --- the instruments --------------------------------------------------------------------------------------------------


def test_a_sample_comes_back_from_its_byte_almost_as_it_was() -> None:
    assert [compressed(value) for value in (0.0, 1.0, -1.0)] == [0xFF, 0x80, 0x00]
    for value in (0.9, 0.25, 0.03, 0.002, -0.5, -0.01):
        assert abs(expanded(compressed(value)) - value) < max(0.03 * abs(value), 0.0003)


def test_the_meter_reads_a_tone_of_997_hertz_as_the_standard_says() -> None:
    tone = Synth(48_000, 1).tone(0.5, lambda now: 997.0, lambda now: 1.0)
    assert abs(loudness(tone, 48_000) - -3.01) < 0.05


def test_what_is_struck_falls_to_a_third_in_its_time() -> None:
    wave = Synth(BRIGHT, 1).struck(0.3, [Partial(500, 1.0, 0.1)])
    first, later = peak(wave[:160]), peak(wave[1600:1760])
    assert abs(later / first - 0.368) < 0.01


@pytest.mark.parametrize("game", sorted(registry.BUILT_IN))
def test_every_moment_of_a_game_has_a_sound(game: str) -> None:
    rows = (CLIENT / "games" / game / "sounds.ts").read_text(encoding="utf-8")
    told = re.search(r"told: \{(.*?)\}", rows, re.DOTALL)
    assert told is not None
    heard = set(re.findall(r"\"?([a-z-]+)\"?: \"", told[1]))
    moments = {tale.key for tale in registry.find(game).game.EVENTS if tale.moment}
    assert moments and moments - heard == set()
