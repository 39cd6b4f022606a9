"""How something is worded: the rules make sure that a table does not hear the same words again too soon.

A kind of statement has a wording for each of the tones, in every language: the texts choose by `$tone`. A speaker may
wish for a tone at the end of the path of a `Tree` that allows it. A tone means nothing: it shows how somebody talks,
and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

TONES = ("plain", "curt", "warm", "stern", "wry", "weary")
"""How something can be put."""

_MANY = len(TONES)
_REMEMBERED = _MANY - 1
_TURNED = tuple((*TONES[start:], *TONES[:start]) for start in range(_MANY))


def fresh(used: Sequence[str]) -> list[str]:
    """The tones that may be used next: a tone comes again only after all the others.

    `used` are the tones in which things of this kind were said, the latest last.
    """
    recent = used[1 - len(TONES) :]
    return [tone for tone in TONES if tone not in recent]


def worded(used: list[str], wishes: Sequence[str]) -> str:
    """The tone in which something is said now: the first wish that is fresh, or else the first fresh tone.

    It is added to `used`, which is kept only as long as it matters.
    """
    for tone in wishes:
        if tone not in used:
            break
    else:
        tone = fresh(used)[0]
    used.append(tone)
    if len(used) > _REMEMBERED:
        used.pop(0)
    return tone


def turned(number: int) -> tuple[str, ...]:
    """All tones, starting with a different one for each number: for speakers who have no wish."""
    return _TURNED[number % _MANY]
