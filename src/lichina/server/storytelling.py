"""An old match in words: as long as its game is here, every event of its story has a sentence."""

from __future__ import annotations

import msgspec

from ..kernel import Told
from ..registry import BadGame, find, known
from ..table.forms import forms
from ..table.live import Transcript
from ..table.texts import GameTexts


def sentences(transcript: bytes, language: str) -> list[str] | None:
    """What was told, a sentence for each event; None if there are no words for this game any more."""
    story = msgspec.json.decode(transcript, type=Transcript)
    if story.game not in known():
        return None
    try:
        texts = GameTexts(find(story.game), language, story.names, [forms(name) for name in story.names])
    except BadGame:
        return None
    return [texts.narrator.told(Told(key, data)) for _, (_, key, data) in story.events]
