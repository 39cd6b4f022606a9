"""An old match in words: as long as its game is here, every event of its story has a sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel import Told
from ..registry import BadGame, find, known
from ..table.forms import forms
from ..table.live import Transcript
from ..table.texts import GameTexts


class _Start(msgspec.Struct):
    """Of a record, what the words of its match hang on."""

    options: dict[str, Any] = {}


def sentences(transcript: bytes, record: bytes, language: str) -> list[str] | None:
    """What was told, a sentence for each event; None if there are no words for this game any more."""
    story = msgspec.json.decode(transcript, type=Transcript)
    if story.game not in known():
        return None
    try:
        cases = [forms(name) for name in story.names]
        texts = GameTexts(find(story.game), language, story.names, cases, _options(record))
    except BadGame:
        return None
    return [texts.narrator.told(Told(key, data)) for _, (_, key, data) in story.events]


def _options(record: bytes) -> dict[str, Any] | None:
    """Those of the match; None where its record is damaged."""
    try:
        return msgspec.json.decode(record, type=_Start).options
    except msgspec.DecodeError:
        return None
