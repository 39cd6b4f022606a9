"""In which words something is said: the rules see to it that a table does not hear the same twice.

A kind of statement has a wording for each of the tones, in every language: the texts choose by `$tone`. Whoever says
something may wish for a tone, at the end of the path of a `Tree` that allows it. A tone means nothing: it tells how
somebody talks, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

TONES = ("plain", "curt", "warm", "stern", "wry", "weary")
"""How something can be put."""


_TURNED = tuple((*TONES[start:], *TONES[:start]) for start in range(len(TONES)))


def fresh(used: Sequence[str]) -> list[str]:
    """The tones that may be used next: those before whose last use all others have not yet come again.

    `used` are the tones in which things of this kind were said, the latest last.
    """
    recent = used[1 - len(TONES) :]
    return [tone for tone in TONES if tone not in recent]


def worded(used: list[str], wishes: Sequence[str]) -> str:
    """The tone in which something is said now, the first wish that is fresh, else the first.

    It is written down in `used`, which is kept here, and no longer than it matters.
    """
    for wish in wishes:
        if wish not in used:
            tone = wish
            break
    else:
        tone = fresh(used)[0]
    used.append(tone)
    if len(used) == len(TONES):
        del used[0]
    return tone


def turned(number: int) -> tuple[str, ...]:
    """All tones, beginning with another one for each number: for those who have no wish."""
    return _TURNED[number % len(TONES)]
