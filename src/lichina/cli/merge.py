"""lichina merge: the files of shares that were simulated apart, as one."""

from __future__ import annotations

from argparse import Namespace

from ..kernel import LichinaError
from ..registry import find
from ..research import merge
from ..words import Words
from .screen import console
from .simulate import show


def run(arguments: Namespace, words: Words) -> None:
    """Write all matches into one file, and show what they come to."""
    results = merge(arguments.out, arguments.files)
    for result in results:
        try:
            own = find(result.game).words(words.language)
        except LichinaError:  # a game that is not known here has no words, but its numbers can be shown
            own = words
        show(result, own, several=len(results) > 1)
    console().print(words("rows-written", path=arguments.out), style="dim")
