"""The options of a game: wrong values are refused under the option's name and in words for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lichina.kernel import BadOptions, Game, Match, describe
from lichina.registry import find
from lichina.words import LANGUAGES


def refusal(game: type[Game], seats: int, options: Mapping[str, Any]) -> BadOptions:
    """Why a match cannot begin like this; checks that every language says so in words for people."""
    try:
        Match(game, seats, 1, options)
    except BadOptions as error:
        said = [find(game).words(language).error(error) for language in LANGUAGES]
        assert len({*said, str(error)}) == len(said) + 1, f"{error.code} has no words of its own: {said}"
        return error
    raise AssertionError(f"“{game.id}” with {seats} seats takes the options {options}")


def check_options(game: type[Game], wrong: Mapping[str, Sequence[Any]], players: range) -> None:
    """Check that every option refuses, under its own name, values that it does not take.

    `wrong` has such values for all options in order, with `deal` last. Unknown options are refused as well, and so are
    more or fewer people than `players`.
    """
    known = [option.name for option in describe(game.Options)]
    known += [name for name in game.Options.__struct_fields__ if name not in known]
    assert [*wrong] == known, f"there are wrong values for {[*wrong]}, but the options are {known}"
    assert all(wrong.values()), "an option without a wrong value proves nothing"
    for name, values in wrong.items():
        for value in values:
            error = refusal(game, players[0], {name: value})
            assert (error.code, error.data.get("name")) == ("bad-option", name), f"{name}={value!r}: {error}"
    error = refusal(game, players[0], {"no_such_option": True})
    assert error.code == "unknown-option", f"an unknown option: {error}"
    for seats in (0, players[0] - 1, players[-1] + 1):
        error = refusal(game, seats, {})
        assert error.code == "wrong-seats", f"{seats} seats: {error}"
    for seats in (players[0], players[-1]):
        Match(game, seats, 1)
