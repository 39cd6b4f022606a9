"""Make the sounds of the table: every one is put together here, out of tones and noise.

python -m tools.sounds            writes the files under web/src/lib/sounds, and the list of them for the client
python -m tools.sounds --print    prints how long, how large and how loud each is
"""

from __future__ import annotations

import math
import struct
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from .synth import Partial, Synth, Wave, bump, glide, loudness, peak, swell

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "sounds"
LOUD = -20.0
"""Every file is as loud as this, in decibels; how loud it is played is a row of its own."""
SEAM = 0.1
"""A looped sound has this many seconds of its end before its beginning, and of its beginning after its end: a
browser that changes the rate of a file knows nothing of what lies beyond it."""

BRIGHT, MIDDLE, DARK = 16_000, 11_025, 8_000


class Sound(NamedTuple):
    """How a sound is made, at which rate, and by how many decibels less or more than the others it is played."""

    make: Callable[[Synth], Wave]
    rate: int
    level: float = 0.0
    loops: bool = False


# --- the sounds -------------------------------------------------------------------------------------------------------


def snap(synth: Synth, pitch: float) -> Wave:
    """The edge of a card on another."""
    return synth.band(synth.noise(0.05, lambda now: math.exp(-now / 0.009)), pitch, 0.9)


def deal(synth: Synth) -> Wave:
    """Six cards leave the pack, each a little sooner after the last, and slide over the cloth."""
    slide = synth.band(synth.noise(0.09, bump(0.045, 0.028)), 1500, 0.7)
    parts: list[tuple[float, float, Sequence[float]]] = []
    begins = 0.01
    for number in range(6):
        parts += [(begins, 1.0 - 0.08 * number, snap(synth, 2100 + 170 * number)), (begins + 0.004, 0.35, slide)]
        begins += 0.105 - 0.009 * number
    return synth.ended(synth.room(synth.mix(0.6, parts), 0.22, 0.35))


def hand(synth: Synth) -> Wave:
    """A knuckle on wood: a hand is up."""
    wood = synth.struck(0.2, [Partial(392, 1.0, 0.045), Partial(784, 0.45, 0.022), Partial(1410, 0.18, 0.010)])
    touch = synth.low(synth.noise(0.012, lambda now: math.exp(-now / 0.003)), lambda now: 1800)
    return synth.ended(synth.room(synth.mix(0.2, [(0, 1.0, wood), (0, 0.5, touch)]), 0.18, 0.25))


def tick(synth: Synth) -> Wave:
    """A wooden clock: two small blocks that ring for a moment."""
    wood = synth.struck(0.09, [Partial(1180, 1.0, 0.014), Partial(1890, 0.4, 0.008), Partial(590, 0.35, 0.02)])
    return synth.ended(wood, 0.02)


def stop(synth: Synth) -> Wave:
    """A palm on the bell of a counter."""
    base = 740.0
    bell = [(0.5, 0.25, 0.3), (1.0, 1.0, 0.26), (1.003, 0.5, 0.3), (2.76, 0.34, 0.12), (5.4, 0.12, 0.05)]
    ring = synth.struck(0.8, [Partial(base * ratio, volume, decay) for ratio, volume, decay in bell])
    palm = synth.low(synth.noise(0.03, lambda now: math.exp(-now / 0.006)), lambda now: 1200)
    return synth.ended(synth.room(synth.mix(0.8, [(0, 1.0, ring), (0, 0.9, palm)]), 0.25, 0.5), 0.15)


def shot(synth: Synth) -> Wave:
    """A shot, streets away: a crack that is dark at once, a thump, and two walls that answer."""
    crack = synth.low(synth.noise(0.5, lambda now: math.exp(-now / 0.045)), glide(3800, 350, 0.09))
    thump = synth.tone(0.3, glide(150, 52, 0.12), lambda now: math.exp(-now / 0.07))
    answer = synth.low(crack, lambda now: 900)
    parts = [(0, 1.0, crack), (0, 0.55, thump), (0.13, 0.55, answer), (0.27, 0.3, answer)]
    return synth.ended(synth.room(synth.mix(1.0, parts), 0.4, 0.9), 0.3)


def dawn(synth: Synth) -> Wave:
    """A chord opens, a note after the other, and a bird is up already."""
    parts: list[tuple[float, float, Sequence[float]]] = []
    for place, pitch in enumerate((293.66, 440.0, 587.33, 739.99)):
        for ratio, volume in ((0.9985, 0.5), (1.0015, 0.5), (2.0, 0.16), (3.0, 0.05)):
            wave = synth.tone(2.2, lambda now, at=pitch * ratio: at, swell(0.45, 0.75))  # type: ignore[misc]
            parts.append((0.13 * place, volume * (1 - 0.12 * place), wave))
    for begins, low, high in ((0.95, 2300, 2950), (1.09, 2350, 2900), (1.3, 2700, 2250)):
        parts.append((begins, 0.13, synth.tone(0.1, glide(low, high, 0.08), bump(0.045, 0.022))))
    return synth.ended(synth.room(synth.mix(2.2, parts), 0.35, 0.9), 0.5)


def boat(synth: Synth) -> Wave:
    """A bell over black water, and two strokes of the oars."""
    bell = [(1.0, 0.8, 0.9), (1.004, 0.5, 0.8), (2.0, 0.3, 0.5), (2.41, 0.34, 0.45), (3.9, 0.12, 0.2), (5.2, 0.06, 0.1)]
    ring = synth.struck(2.3, [Partial(233 * ratio, volume, decay) for ratio, volume, decay in bell])
    water = synth.band(synth.noise(2.3, lambda now: bump(0.75, 0.24)(now) + 0.8 * bump(1.65, 0.26)(now)), 620, 0.6)
    drops = synth.band(synth.noise(2.3, lambda now: bump(0.62, 0.07)(now) + 0.8 * bump(1.53, 0.07)(now)), 2100, 1.2)
    parts = [(0, 1.0, ring), (0.95, 0.45, ring), (0, 0.85, water), (0, 0.3, drops)]
    return synth.ended(synth.room(synth.mix(2.3, parts), 0.35, 0.9), 0.6)


def card(synth: Synth) -> Wave:
    """A card is turned: it is lifted with a breath of air, and falls on its face."""
    air = synth.noise(0.15, bump(0.08, 0.04))
    lift = synth.mix(0.15, [(0, 0.6, synth.band(air, 900, 0.8)), (0.03, 0.5, synth.band(air, 2200, 0.9))])
    table = synth.struck(0.1, [Partial(240, 0.5, 0.025), Partial(520, 0.2, 0.012)])
    parts = [(0, 0.8, lift), (0.14, 1.0, snap(synth, 2400)), (0.141, 0.5, table)]
    return synth.ended(synth.room(synth.mix(0.34, parts), 0.2, 0.3))


def knell(synth: Synth) -> Wave:
    """A great bell, struck once and far away: somebody is dead."""
    bell = [(0.5, 0.4, 1.0), (1.0, 1.0, 0.8), (1.19, 0.45, 0.7), (1.5, 0.25, 0.5), (2.0, 0.4, 0.45), (2.67, 0.15, 0.2)]
    ring = synth.struck(2.2, [Partial(293.66 * ratio, volume, decay) for ratio, volume, decay in bell])
    blow = synth.low(synth.noise(0.05, lambda now: math.exp(-now / 0.012)), lambda now: 700)
    return synth.ended(synth.room(synth.mix(2.2, [(0, 1.0, ring), (0, 0.6, blow)]), 0.4, 0.9), 0.6)


def rise(synth: Synth) -> Wave:
    """A current comes back: a hum that climbs, and three sparks."""
    parts: list[tuple[float, float, Sequence[float]]] = [
        (0, 1.0, synth.tone(1.2, glide(98, 392, 0.8), swell(0.7, 0.25))),
        (0, 0.4, synth.tone(1.2, glide(147, 587, 0.8), swell(0.8, 0.2))),
    ]
    spark = synth.band(synth.noise(0.06, lambda now: math.exp(-now / 0.012)), 2600, 1.0)
    parts += [(begins, 0.35, spark) for begins in (0.15, 0.42, 0.6)]
    return synth.ended(synth.room(synth.mix(1.3, parts), 0.3, 0.6), 0.4)


def win(synth: Synth) -> Wave:
    """Four plucked strings upwards, and all of them once more together."""
    pitches = (293.66, 369.99, 440.0, 587.33)
    strings = [synth.struck(1.6, plucked(pitch, 0.55)) for pitch in pitches]
    parts = [(0.13 * place, 0.8, wave) for place, wave in enumerate(strings)]
    parts += [(0.58 + 0.012 * place, 0.9, wave) for place, wave in enumerate(strings)]
    return synth.ended(synth.room(synth.mix(1.9, parts), 0.3, 0.8), 0.5)


def plucked(pitch: float, decay: float) -> list[Partial]:
    """A string: the higher a partial, the sooner it is gone."""
    return [Partial(pitch * part, 1 / part**1.6, decay / part**0.8) for part in range(1, 6)]


def call(synth: Synth) -> Wave:
    """Two bars of wood, the second higher: it is your turn."""
    bars = [
        synth.struck(
            0.45, [Partial(pitch, 1.0, 0.14), Partial(pitch * 3.93, 0.22, 0.03), Partial(pitch * 2, 0.1, 0.08)]
        )
        for pitch in (523.25, 783.99)
    ]
    return synth.ended(synth.room(synth.mix(0.5, [(0, 0.8, bars[0]), (0.13, 1.0, bars[1])]), 0.22, 0.4), 0.1)


def night(synth: Synth) -> Wave:
    """Wind around the roofs, two notes far below, crickets. Whatever swings, swings in whole turns."""
    turn = 6.0
    air = synth.noise(turn)
    wind = synth.endless(air, lambda wave: synth.band(wave, 240, 0.7))
    whistle = synth.endless(air, lambda wave: synth.band(wave, 640, 4.0))

    def slow(now: float, turns: int, phase: float) -> float:
        return 0.5 + 0.5 * math.sin(2 * math.pi * (turns * now / turn + phase))

    hum = synth.tone(turn, lambda now: 110, lambda now: 0.10 + 0.06 * slow(now, 1, 0.6))
    fifth = synth.tone(turn, lambda now: 165, lambda now: 0.05 + 0.05 * slow(now, 2, 0.1))
    chirps = synth.tone(turn, lambda now: 2900, lambda now: sum(0.012 * bump(one, 0.012)(now) for one in CHIRPS))
    return [
        0.9 * wind[at] * (0.45 + 0.4 * slow(at / synth.rate, 1, 0.0) + 0.15 * slow(at / synth.rate, 3, 0.4))
        + 0.5 * whistle[at] * slow(at / synth.rate, 2, 0.7) ** 2
        + hum[at]
        + fifth[at]
        + chirps[at]
        for at in range(len(air))
    ]


CHIRPS = [begins + 0.055 * pulse for begins in (1.1, 2.3, 3.4, 4.7) for pulse in range(3)]

SOUNDS: dict[str, Sound] = {
    "boat": Sound(boat, DARK),
    "call": Sound(call, BRIGHT, -2),
    "card": Sound(card, BRIGHT, -2),
    "dawn": Sound(dawn, DARK, -1),
    "deal": Sound(deal, BRIGHT, -3),
    "hand": Sound(hand, BRIGHT, -5),
    "knell": Sound(knell, DARK),
    "night": Sound(night, DARK, -14, loops=True),
    "rise": Sound(rise, DARK, -2),
    "shot": Sound(shot, MIDDLE, 1),
    "stop": Sound(stop, BRIGHT, -1),
    "tick": Sound(tick, BRIGHT, -8),
    "win": Sound(win, MIDDLE),
}


# --- files ------------------------------------------------------------------------------------------------------------


def made(name: str) -> Wave:
    """A sound as loud as all of them."""
    sound = SOUNDS[name]
    wave = sound.make(Synth(sound.rate, seed=len(name)))
    if sound.loops:
        seam = round(SEAM * sound.rate)
        wave = wave[-seam:] + wave + wave[:seam]
    gain = 10 ** ((LOUD - loudness(wave, sound.rate)) / 20)
    return [gain * value for value in wave]


def compressed(value: float) -> int:
    """A byte for a sample, as in ITU-T G.711 (µ-law): quiet samples are kept as exactly as loud ones."""
    whole = min(32635, round(abs(value) * 32768)) + 132
    octave = whole.bit_length() - 8
    return ~((0x80 if value < 0 else 0) | octave << 4 | whole >> octave + 3 & 0xF) & 0xFF


def expanded(byte: int) -> float:
    """The sample of a byte."""
    code = ~byte & 0xFF
    whole = ((code & 0xF) << 3 | 132) << (code >> 4 & 7)
    return (132 - whole if code & 0x80 else whole - 132) / 32768


def packed(wave: Sequence[float], rate: int) -> bytes:
    """A WAV file that every browser reads."""
    data = bytes(map(compressed, wave))
    about = struct.pack("<HHIIHHH", 7, 1, rate, rate, 1, 8, 0)
    chunks = [(b"fmt ", about), (b"fact", struct.pack("<I", len(data))), (b"data", data + b"\xff" * (len(data) % 2))]
    lengths = [len(data) if name == b"data" else len(part) for name, part in chunks]
    body = b"".join(name + struct.pack("<I", size) + part for (name, part), size in zip(chunks, lengths, strict=True))
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WAVE" + body


def unpacked(file: bytes) -> tuple[int, list[int]]:
    """The rate and the bytes of such a file."""
    (rate,) = struct.unpack_from("<I", file, 24)
    begins = file.index(b"data") + 8
    (size,) = struct.unpack_from("<I", file, begins - 4)
    return rate, list(file[begins : begins + size])


def listing() -> str:
    """The list of them for the client."""
    lines = ["// generated, do not edit: make sounds", ""]
    lines += [f'import {name} from "./{name}.wav?url";' for name in SOUNDS]
    lines += ["", "/** Where a sound is, how loud it is played, and between which seconds it goes on. */"]
    fields = ("url: string", "gain: number", "loop?: readonly [number, number]")
    lines += ["export interface Made {", *(f"  {field};" for field in fields), "}"]
    lines += ["", "export const SOUNDS = {"]
    for name, sound in SOUNDS.items():
        seconds = len(unpacked((FOLDER / f"{name}.wav").read_bytes())[1]) / sound.rate
        loop = f", loop: [{SEAM}, {round(seconds - SEAM, 3)}]" if sound.loops else ""
        lines.append(f"  {name}: {{ url: {name}, gain: {round(10 ** (sound.level / 20), 2):g}{loop} }},")
    lines += ["} satisfies Record<string, Made>;", "", "export type Sound = keyof typeof SOUNDS;", ""]
    return "\n".join(lines)


def main(arguments: Iterable[str]) -> int:
    for name, sound in SOUNDS.items():
        wave = made(name)
        if "--print" in arguments:
            seconds, decibels = len(wave) / sound.rate, 20 * math.log10(peak(wave))
            print(
                f"{name:6} {seconds:5.2f} s {len(wave) / 1000:5.1f} kB, peak {decibels:5.1f} dB, {sound.level:+.0f} dB"
            )
        else:
            (FOLDER / f"{name}.wav").write_bytes(packed(wave, sound.rate))
    if "--print" not in arguments:
        (FOLDER / "made.ts").write_text(listing(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
