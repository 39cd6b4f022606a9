"""Whether somebody names a place in free text."""

from __future__ import annotations

from .lexicon import WORD, places_in, plain
from .packs import PackPlace


def given_away_by(text: str, places: tuple[PackPlace, ...]) -> str | None:
    """What in it belongs to one of the places, in whatever language and form, as it was written; None: nothing."""
    found = list(WORD.finditer(text))
    first = min(((start, end) for _, start, end in places_in([plain(one[0]) for one in found], places)), default=None)
    if first is not None:
        start, end = first
        return text[found[start].start() : found[end - 1].end()]
    signs = (sign for place in places for some in place.taboo.values() for sign in some if not WORD.search(sign))
    return next((sign for sign in signs if sign in text), None)
