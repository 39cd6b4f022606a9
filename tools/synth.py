"""Sound from nothing: tones, noise, bells, filters, a room, and a meter. A sound is a list of numbers from -1 to 1."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

Wave = list[float]
Curve = Callable[[float], float]
"""A value for every second of a sound."""


class Partial(NamedTuple):
    """One of the tones that something struck sounds with; it is as loud as a third after `decay` seconds."""

    pitch: float
    volume: float
    decay: float


class Synth:
    """Everything at one rate, with dice of its own: the same sound every time."""

    def __init__(self, rate: int, seed: int) -> None:
        self.rate = rate
        self.dice = random.Random(seed)

    def samples(self, seconds: float) -> int:
        return round(seconds * self.rate)

    # --- sources ------------------------------------------------------------------------------------------------------

    def tone(self, seconds: float, pitch: Curve, volume: Curve) -> Wave:
        """A pure tone whose pitch and volume change."""
        made, phase = [], 0.0
        for at in range(self.samples(seconds)):
            now = at / self.rate
            phase += 2 * math.pi * pitch(now) / self.rate
            made.append(math.sin(phase) * volume(now))
        return made

    def struck(self, seconds: float, partials: Iterable[Partial]) -> Wave:
        """Wood, a bell, a string: tones that begin together and die away."""
        made = [0.0] * self.samples(seconds)
        for pitch, volume, decay in partials:
            turn, fall = 2 * math.pi * pitch / self.rate, math.exp(-1 / (decay * self.rate))
            one, two = 2 * fall * math.cos(turn), fall * fall
            last, before = 0.0, -volume * math.sin(turn) * fall
            for at in range(len(made)):
                last, before = one * last - two * before, last
                made[at] += last
        return made

    def noise(self, seconds: float, volume: Curve = lambda now: 1.0) -> Wave:
        count = self.samples(seconds)
        return [self.dice.uniform(-1, 1) * volume(at / self.rate) for at in range(count)]

    # --- filters ------------------------------------------------------------------------------------------------------

    def low(self, wave: Sequence[float], cutoff: Curve) -> Wave:
        """What is higher than the cutoff is taken away, twelve decibels for each octave."""
        made, one, two = [], 0.0, 0.0
        for at, value in enumerate(wave):
            share = 1 - math.exp(-2 * math.pi * cutoff(at / self.rate) / self.rate)
            one += share * (value - one)
            two += share * (one - two)
            made.append(two)
        return made

    def band(self, wave: Sequence[float], pitch: float, quality: float) -> Wave:
        """What is around this pitch; the better the quality, the narrower."""
        turn = 2 * math.pi * pitch / self.rate
        alpha = math.sin(turn) / (2 * quality)
        return biquad(wave, (alpha, 0.0, -alpha), (1 + alpha, -2 * math.cos(turn), 1 - alpha))

    def endless(self, wave: Wave, through: Callable[[Wave], Wave]) -> Wave:
        """A filter over something that repeats: what it remembers of the end is there at the beginning."""
        return through(wave + wave)[len(wave) :]

    # --- putting together ---------------------------------------------------------------------------------------------

    def mix(self, seconds: float, parts: Iterable[tuple[float, float, Sequence[float]]]) -> Wave:
        """Parts with the second at which each begins, and its volume."""
        made = [0.0] * self.samples(seconds)
        for begins, volume, wave in parts:
            first = self.samples(begins)
            for at, value in enumerate(wave[: len(made) - first]):
                made[first + at] += volume * value
        return made

    def room(self, wave: Sequence[float], wet: float, decay: float) -> Wave:
        """A small room: walls that answer four times in different rhythms, and smear the answers."""
        heard = [0.0] * len(wave)
        for wall in (0.0297, 0.0371, 0.0411, 0.0437):
            delay, back = self.samples(wall), 10 ** (-3 * wall / decay)
            echo = [0.0] * len(wave)
            damp = 0.0
            for at in range(delay, len(wave)):
                damp += 0.55 * (echo[at - delay] - damp)
                echo[at] = wave[at - delay] + back * damp
                heard[at] += echo[at] / 4
        for smear in (0.005, 0.0017):
            heard = self._smeared(heard, self.samples(smear))
        return [(1 - wet) * dry + wet * one for dry, one in zip(wave, heard, strict=True)]

    def _smeared(self, wave: Sequence[float], delay: int) -> Wave:
        made = [0.0] * len(wave)
        for at, value in enumerate(wave):
            past, out = (wave[at - delay], made[at - delay]) if at >= delay else (0.0, 0.0)
            made[at] = past - 0.6 * value + 0.6 * out
        return made

    def ended(self, wave: Wave, seconds: float = 0.03) -> Wave:
        """It comes in a millisecond from silence and goes back into it, so that nothing clicks."""
        first, last = self.samples(0.001), self.samples(seconds)
        count = len(wave)
        return [
            value * min(1.0, at / first) * 0.5 * (1 - math.cos(math.pi * min(1.0, (count - 1 - at) / last)))
            for at, value in enumerate(wave)
        ]


def swell(rise: float, fall: float) -> Curve:
    """From nothing to full in `rise` seconds, then down to a third in `fall` more."""
    return lambda now: 0.5 * (1 - math.cos(math.pi * now / rise)) if now < rise else math.exp((rise - now) / fall)


def bump(middle: float, width: float) -> Curve:
    """A rounded hill."""
    return lambda now: math.exp(-(((now - middle) / width) ** 2))


def glide(first: float, last: float, seconds: float) -> Curve:
    """From one pitch to another as the ear hears it: by equal steps."""
    return lambda now: first * (last / first) ** min(1.0, now / seconds)


def biquad(wave: Sequence[float], above: tuple[float, float, float], below: tuple[float, float, float]) -> Wave:
    """A filter of second order."""
    (b0, b1, b2), (a0, a1, a2) = above, below
    made, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for value in wave:
        out = (b0 * value + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0
        x1, x2, y1, y2 = value, x1, out, y1
        made.append(out)
    return made


# --- how loud it is ---------------------------------------------------------------------------------------------------

FAST = 0.125
"""Over how many seconds the ear adds up what it hears."""


def peak(wave: Sequence[float]) -> float:
    return max(map(abs, wave))


def loudness(wave: Sequence[float], rate: int) -> float:
    """How loud the loudest eighth of a second is, in decibels, weighted as in ITU-R BS.1770."""
    weighted = _weighted(wave, rate)
    window = round(FAST * rate)
    total = most = sum(value * value for value in weighted[:window])
    for at in range(window, len(weighted)):
        total += weighted[at] ** 2 - weighted[at - window] ** 2
        most = max(most, total)
    return -0.691 + 10 * math.log10(most / window)


def _weighted(wave: Sequence[float], rate: int) -> Wave:
    """The head makes high tones louder, and low ones hardly count."""
    turn = math.tan(math.pi * 1681.974 / rate)
    gain, quality = 10 ** (3.99984 / 20), 0.70718
    half = gain**0.499667
    above = (gain + half * turn / quality + turn**2, 2 * (turn**2 - gain), gain - half * turn / quality + turn**2)
    below = (1 + turn / quality + turn**2, 2 * (turn**2 - 1), 1 - turn / quality + turn**2)
    turn, quality = math.tan(math.pi * 38.1355 / rate), 0.500327
    high = (1 + turn / quality + turn**2, 2 * (turn**2 - 1), 1 - turn / quality + turn**2)
    return biquad(biquad(wave, above, below), (1, -2, 1), high)
