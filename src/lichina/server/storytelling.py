"""An old match in words: as long as its game is here, every event of its story has a sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from ..journal import Finished
from ..kernel import Told
from ..registry import BadGame, find, known
from ..table.inflection import cases_of
from ..table.livematch import Transcript
from ..table.replay import cannot_replay
from ..table.rows import encode
from ..table.texts import GameTexts


class _Chosen(msgspec.Struct):
    """Of a record, what the words of its match hang on."""

    options: dict[str, Any] = {}


def transcript(row: Finished) -> Transcript:
    """A match that is over as it was told; Refused if what is kept of it is damaged."""
    try:
        return msgspec.json.decode(row.transcript, type=Transcript)
    except msgspec.DecodeError as error:
        raise cannot_replay("record") from error


def story(row: Finished, language: str | None) -> bytes:
    """The story of a match that is over as JSON; with a language, also its sentences."""
    told = transcript(row)
    texts = None if language is None else sentences(told, row.record, language)
    return row.transcript if texts is None else row.transcript[:-1] + b',"texts":' + encode(texts) + b"}"


def sentences(story: Transcript, record: bytes, language: str) -> list[str] | None:
    """What was told, a sentence for each event; None if there are no words for this game any more."""
    if story.game not in known():
        return None
    try:
        cases = [cases_of(name) for name in story.names]
        texts = GameTexts(find(story.game), language, story.names, cases, _options(record))
    except BadGame:
        return None
    return [texts.narrator.told(Told(key, data)) for _, (_, key, data) in story.events]


def _options(record: bytes) -> dict[str, Any] | None:
    """Those of the match; None where its record is damaged."""
    try:
        return msgspec.json.decode(record, type=_Chosen).options
    except msgspec.DecodeError:
        return None
