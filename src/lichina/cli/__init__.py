"""The command line: lichina games | simulate | watch | replay | check."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from io import TextIOWrapper

from ..kernel import LichinaError
from ..registry import BadGame, find
from ..words import LANGUAGES, Words
from .parser import build, early

__all__ = ["main"]

ELSEWHERE = "en"
"""The language where the environment speaks none of ours."""
WRONG = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the code that the process ends with."""
    argv = sys.argv[1:] if argv is None else argv
    language, debug = early(argv)
    words = Words(language if language in LANGUAGES else _own_language())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a screen without these letters is no reason to stop
    try:
        if language is not None:
            Words(language)  # refuses one that is not there
        arguments = build(words).parse(argv)
        words = _with_game(words, getattr(arguments, "game", None))
        code: int | None = arguments.run(arguments, words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _failed(words("error-interrupted"), INTERRUPTED, debug)
    except LichinaError as error:
        return _failed(words.error(error), WRONG, debug)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still to be written goes nowhere
        return 0
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        return _failed(words("error-unexpected", detail=detail), WRONG, debug)
    return code or 0


def _with_game(words: Words, name: object) -> Words:
    """The same words and those of the game that is asked for: what its rules refuse, they say themselves."""
    try:
        return find(name).words(words.language) if isinstance(name, str) else words
    except BadGame:
        return words  # the command itself will say so


def _own_language() -> str:
    """The language of the environment, if it is one of ours; English otherwise."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = locale.partition(".")[0].partition("_")[0]
    return language if language in LANGUAGES else ELSEWHERE


def _failed(sentence: str, code: int, debug: bool) -> int:
    if debug:
        traceback.print_exc()
    print(" ".join(sentence.split()), file=sys.stderr)
    return code
