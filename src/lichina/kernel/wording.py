"""In which words something is said: the rules see to it that a table does not hear the same twice.

A kind of statement has a wording for each of the tones, in every language: the texts choose by `$tone`. Whoever says
something may wish for a tone, at the end of the path of a `Tree` that allows it. A tone means nothing: it tells how
somebody talks, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

TONES = ("plain", "curt", "warm", "stern", "wry", "weary")
"""How something can be put."""


def fresh(used: Sequence[str], tones: Sequence[str] = TONES) -> list[str]:
    """The tones that may be used next: those before whose last use all others have not yet come again.

    `used` are the tones in which things of this kind were said, the latest last.
    """
    recent = used[-(len(tones) - 1) :] if len(tones) > 1 else ()
    return [tone for tone in tones if tone not in recent]


def worded(used: list[str], wishes: Sequence[str], tones: Sequence[str] = TONES) -> str:
    """The tone in which something is said now, written down in `used`: the first wish that is fresh, else the first."""
    free = fresh(used, tones)
    tone = next((wish for wish in wishes if wish in free), free[0])
    used.append(tone)
    del used[: -(len(tones) - 1)]
    return tone


def turned(number: int, tones: Sequence[str] = TONES) -> tuple[str, ...]:
    """All tones, beginning with another one for each number: for those who have no wish."""
    start = number % len(tones)
    return (*tones[start:], *tones[:start])
