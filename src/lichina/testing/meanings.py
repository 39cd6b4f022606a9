"""What numbers and words stand for is declared: of every option, of what questions are about, of what is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from lichina.kernel import AMOUNT, SEAT, Ask, Game, Highlight, Kind, Match, Meaning, Option, Tale, Told, Tree
from lichina.kernel.kinds import meaning

from .texts import branches


def check_options(ask: Ask, game: Game) -> None:
    """Numbers among the options are seats or amounts, as their form or branch says; seats are those of the match."""
    for key, of, options in _offered(ask):
        _check_numbers(key, of, options, game)


def check_closed(ask: Ask, game: Game) -> None:
    """Numbers among what is closed are of the same kind as those among the options."""
    _check_numbers(ask.key, ask.form.of, ask.closed or (), game)


def _check_numbers(key: str, of: Kind, options: Iterable[Any], game: Game) -> None:
    for option in options:
        if isinstance(option, int):
            assert of in (SEAT, AMOUNT), f"“{key}” has the option {option}, and says of its numbers only: {of}"
            assert of != SEAT or option in game.seats, f"“{key}” has the option {option}, and there is no such seat"


def _offered(ask: Ask) -> Iterator[tuple[str, Kind, Iterable[Option]]]:
    """Every question in a form, with what its options are."""
    if isinstance(ask.form, Tree):
        for branch in branches(ask.form):
            yield branch.key, branch.of, (*branch.options, *branch.closed)
        return
    seen = ask.form.seen()
    yield ask.key, ask.form.of, next((seen[name] for name in ("options", "items", "targets") if name in seen), ())


def check_about(ask: Ask, game: Game) -> None:
    """What a question is about is declared, and is what it was declared to be."""
    about = ask.context()
    unknown = about.keys() - game.ABOUT.keys()
    assert not unknown, f"“{ask.key}” is about {', '.join(sorted(unknown))}, and ABOUT does not say what that is"
    for name, value in about.items():
        check_value(value, game.ABOUT[name], f"what “{ask.key}” is about: {name}", game)


def check_told(event: Told, game: Game) -> None:
    """An event is told with what was declared."""
    _check_data(event, game.TALES[event.key], "told", game)


def check_end(match: Match) -> None:
    """What is counted and retold when a match is over is what was declared, and shown by an event of its story."""
    game = match.game
    for fact in match.facts:
        _check_counted(fact, game.FACTS, "fact", game)
    told = len(game.story)
    for what, tales, found in (("award", game.AWARDS, match.awards), ("turn", game.TURNS, match.retelling)):
        for one in found:
            _check_counted(one, tales, what, game)
            assert one.at in range(told), f"the {what} “{one.key}” is shown by event {one.at}, and there is none"
            assert 1 <= one.merit <= 5, f"the {what} “{one.key}” has the merit {one.merit}, not 1 to 5"
    for award in match.awards:
        assert award.data.get("seat") in game.seats, f"the award “{award.key}” is nobody's: it needs a seat"


def _check_counted(found: Told | Highlight, tales: tuple[Tale, ...], what: str, game: Game) -> None:
    tale = next((tale for tale in tales if tale.key == found.key), None)
    assert tale is not None, f"the {what} “{found.key}” is not declared in {what.upper()}S"
    has, wanted = sorted(found.data), sorted(tale.names)
    assert has == wanted, f"the {what} “{found.key}” has {has}, not {wanted}"
    _check_data(found, tale, what, game)


def _check_data(event: Told | Highlight, tale: Tale, what: str, game: Game) -> None:
    for name, value in event.data.items():
        check_value(value, tale.fields[name], f"{what} “{event.key}”: {name}", game)


def check_value(value: Any, hint: Any, where: str, game: Game) -> None:
    """A value is of its declared type, and its seats are those of the match."""
    try:
        msgspec.convert(value, hint, str_keys=True)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{where} is {value!r}, and declared otherwise: {error}") from None
    for seat in _seats(value, meaning(hint)):
        assert seat in game.seats, f"{where} names seat {seat}, and there is none"


def _seats(value: Any, means: Meaning) -> Iterator[int]:
    """All seats in a value."""
    if isinstance(value, Mapping):
        yield from (int(name) for name in value if means.keys == SEAT)
        for item in value.values():
            yield from _seats(item, means)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _seats(item, means)
    elif isinstance(value, int) and not isinstance(value, bool) and means.numbers == SEAT:
        yield value
