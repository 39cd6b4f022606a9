"""What must hold in every match of every game, checked after every entry."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any, TypeAlias

import msgspec

from lichina.kernel import All, Ask, Clock, Entry, First, Form, Game, IllegalAnswer, Match, Told
from lichina.kernel.gates import Flow

from .meanings import check_about, check_closed, check_end, check_options, check_told
from .onlookers import in_turn
from .snapshot import changes, name_of, shown, viewers

_STATE = (int, float, str, type(None), list, dict, tuple, Clock)
"""What a state is made of; a bool is an int."""
_ATOMS = frozenset((int, float, str, bool, type(None)))

Forms: TypeAlias = dict[int, Form]
"""Forms that were found to be plain, by their identity: many asks share one, and large ones are slow to read."""


class Invariants:
    """Observes one match and raises AssertionError as soon as something does not hold."""

    def __init__(self) -> None:
        self._told: dict[int | None, list[Told]] = {}
        """What each viewer has heard so far."""
        self._written: dict[int | None, list[bytes]] = {}
        self._numbers: dict[tuple[int, int], str] = {}
        self._highest: dict[int, int] = {}
        self._views: list[tuple[str, msgspec.Struct, bytes]] = []
        self._phase: str | None = None
        self._forms: Forms = {}

    def __call__(self, match: Match, entry: Entry | None) -> None:
        self._check_old_views()
        self._check_told(match, whole=match.phase != self._phase or match.outcome is not None)
        self._check_asks(match)
        check_position(match, self._forms)
        self._keep_views(match)
        check_state(match)
        check_flows(match)
        if match.phase != self._phase:
            self._phase = match.phase
            self._forms = {}
            check_strangers(match)
        if match.outcome is not None:
            self._check_end(match)
        own = getattr(match.game, "invariants", None)
        if own is not None:
            own()

    def _check_told(self, match: Match, whole: bool) -> None:
        """What was told stays told; a spectator hears nothing that a seat does not."""
        fresh: dict[int | None, list[Told]] = {}
        for viewer in viewers(match):
            known = self._told.setdefault(viewer, [])
            fresh[viewer] = match.told(viewer, len(known))
            for event in fresh[viewer]:
                check_plain(event.data, f"told “{event.key}”")
                check_told(event, match.game)
                self._written.setdefault(viewer, []).append(msgspec.json.encode(event))
            known += fresh[viewer]
            if whole:
                told = match.told(viewer)
                assert told == known, f"{name_of(viewer)} was told other things before: {told} after {known}"
        for seat in match.game.seats:
            heard = iter(fresh[seat])
            for event in fresh[None]:
                assert event in heard, f"the spectator was told {event}, seat {seat} was not"

    def _check_asks(self, match: Match) -> None:
        """An ask is known by its number, and a new one has a higher number than all before it."""
        for seat in match.game.seats:
            highest = self._highest.get(seat, 0)
            for ask in match.asks_of(seat):
                known = self._numbers.get((seat, ask.number))
                if known is None:
                    assert ask.number > highest, f"seat {seat} is asked number {ask.number} after number {highest}"
                    self._numbers[seat, ask.number] = ask.key
                    self._highest[seat] = max(self._highest.get(seat, 0), ask.number)
                else:
                    assert known == ask.key, f"ask {ask.number} of seat {seat} was “{known}” and is now “{ask.key}”"

    def _keep_views(self, match: Match) -> None:
        views = [(name_of(viewer), match.view(viewer)) for viewer in some_viewers(match)]
        self._views = [(name, view, msgspec.json.encode(view)) for name, view in views]

    def _check_old_views(self) -> None:
        """A view that was handed out is a moment kept: what comes later must not reach into it."""
        for name, view, text in self._views:
            again = msgspec.json.encode(view)
            if again != text:
                lines = "; ".join(changes(msgspec.json.decode(text), msgspec.json.decode(again)))
                raise AssertionError(f"the view handed out to {name} before has changed since: {lines}")

    def _check_end(self, match: Match) -> None:
        """The end ends everything, and nothing that was told has changed on the way to it."""
        assert not match.asks, f"the match is over, yet {match.asks} is open"
        assert not match.offers, f"the match is over, yet {match.offers} stands"
        assert match.deadline is None, f"the match is over, yet something is due at {match.deadline}"
        outcome = match.outcome
        assert outcome is not None
        check_round_trip(outcome, "the outcome")
        check_end(match)
        assert all(seat in match.game.seats for seat in outcome.winners), f"a winner is no seat: {outcome}"
        cast = match.game.cast()
        assert not cast or len(cast) == len(match.game.seats), f"a cast has a part for each seat: {cast}"
        scores = outcome.scores
        assert scores is None or len(scores) == len(match.game.seats), f"not a score for each seat: {outcome}"
        for viewer, written in self._written.items():
            for event, text in zip(match.told(viewer), written, strict=True):
                assert msgspec.json.encode(event) == text, f"an event has changed after it was told: {text!r} → {event}"


def some_viewers(match: Match) -> list[int | None]:
    """At a large table, a few of the viewers, in turn."""
    return in_turn(viewers(match), len(match._entries))


def check_position(match: Match, forms: Forms | None = None) -> None:
    """Check what must hold in any position, whatever led to it; forms known to be plain are not read again."""
    deadline = match.deadline
    assert deadline is None or deadline >= match.now, f"it is {match.now}, and the next deadline is {deadline}"
    names: set[tuple[int, str]] = set()
    for seat in match.game.seats:
        for ask in match.asks_of(seat):
            assert (seat, ask.key) not in names, f"seat {seat} is asked “{ask.key}” twice at a time"
            names.add((seat, ask.key))
            check_ask(ask, match.game, forms)
    for offer in match.offers:
        assert offer.seat in match.game.seats, f"an offer goes to seat {offer.seat}, which does not exist"
        check_ask(offer, match.game, forms)
    _check_looking(match)
    for viewer in some_viewers(match):
        view = match.view(viewer)
        check_round_trip(view.public, "the public view")
        if view.private is not None:
            check_round_trip(view.private, f"the private view of {name_of(viewer)}")


def check_ask(ask: Ask, game: Game, forms: Forms | None = None) -> None:
    """Check that an ask can be answered, that its default is legal, and that closed options cannot be taken."""
    form = ask.form
    assert not form.empty, f"{ask!r} has no legal answer"
    defaults = [form.fallback()]
    if ask.default is not None:
        defaults.append(ask.default() if callable(ask.default) else ask.default)
    for value in defaults:
        try:
            form.accept(value)
        except IllegalAnswer as error:
            raise AssertionError(f"the default of {ask!r} is not legal: {error}") from error
    for option in ask.closed or ():
        try:
            form.accept(option)
        except IllegalAnswer:
            continue
        raise AssertionError(f"{ask!r} has {option!r} both closed and among the options")
    if forms is None or id(form) not in forms:
        check_plain(form.seen(), f"the form of “{ask.key}”")
        check_options(ask, game)
        if forms is not None:
            forms[id(form)] = form
    check_plain(ask.context(), f"what “{ask.key}” is about")
    check_about(ask, game)
    check_closed(ask, game)
    check_plain(list((ask.closed or {}).items()), f"what is closed in “{ask.key}”")


def _check_looking(match: Match) -> None:
    """To look changes nothing: a second look shows the same, and no die has rolled."""
    dice = match.game.dice.count
    for viewer in some_viewers(match):
        since = len(match.told(viewer))
        first, second = match.glimpse(viewer, since), match.glimpse(viewer, since)
        if first != second:
            lines = "; ".join(changes(msgspec.json.decode(first), msgspec.json.decode(second)))
            raise AssertionError(f"{name_of(viewer)} looks twice and sees different things: {lines}")
    public, again = match.view(None).public, match.game.public()
    assert public == again, f"the public view is different when it is built again: {public} → {again}"
    for name in ("asks", "offers"):
        looks = [[(ask.seat, ask.key, ask.number) for ask in getattr(match, name)] for _ in range(2)]
        assert looks[0] == looks[1], f"{name} looked at twice: {looks[0]} → {looks[1]}"
    assert match.game.dice.count == dice, "a die rolls when somebody looks"


def check_strangers(match: Match) -> None:
    """Check that anyone who is not a seat of the match gets what spectators get."""
    for stranger in (-1, len(match.game.seats)):
        assert match.told(stranger) == match.told(None), f"seat {stranger} is told more than a spectator"
        assert match.glimpse(stranger) == match.glimpse(None), f"seat {stranger} sees more than a spectator"


def check_flows(match: Match) -> None:
    """Check that no flow or First has given an open gate a result: imagining could not reach it."""
    if match._root is None or match.phase in match.game.RESTARTS:
        return
    for gate in match._walk(match._root):
        if isinstance(gate, All):
            pairs = enumerate(gate.children) if isinstance(gate.children, list) else gate.children.items()
            for slot, child in pairs:
                if isinstance(child, Flow | First) and child.finished:
                    result = gate.results[slot]
                    assert result is None, (
                        f"a flow in phase “{match.phase}” has ended with {result!r} while its gate is open: imagined "
                        "matches cannot change that; keep it in the state, or name the phase in RESTARTS"
                    )


def check_state(match: Match) -> None:
    """Check that the state is numbers, words, lists and dicts of them, and clocks: no sets, functions or objects."""
    for name, value in vars(match.game).items():
        if _is_state(value):
            continue
        for place, item in _walk(value, name):
            keys = [key for key in item if not isinstance(key, _STATE)] if isinstance(item, dict) else []
            for wrong in ([] if isinstance(item, _STATE) else [item]) + keys:
                kind = type(wrong).__name__
                raise AssertionError(
                    f"the state holds something that is not plain at {place}: {shown(wrong)} ({kind}); "
                    "numbers, words, lists, tuples, dicts and clocks are"
                )


def _is_state(value: Any) -> bool:
    """Whether this is certainly plain: most is, and then nobody needs to know where what lies."""
    kind = type(value)
    if kind is list or kind is tuple:
        return _ATOMS.issuperset(map(type, value)) or all(map(_is_state, value))
    if kind is dict:
        return _ATOMS.issuperset(map(type, value)) and all(map(_is_state, value.values()))
    return kind in _ATOMS


def _is_plain(value: Any) -> bool:
    """The same for JSON."""
    kind = type(value)
    if kind is list or kind is tuple:
        return all(map(_is_plain, value))
    if kind is dict:
        return all(type(name) is str for name in value) and all(map(_is_plain, value.values()))
    return isfinite(value) if kind is float else kind in _ATOMS


def _walk(value: Any, place: str) -> Iterator[tuple[str, Any]]:
    yield place, value
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _walk(item, f"{place}[{key!r}]")
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _walk(item, f"{place}[{index}]")


def check_plain(value: Any, where: str) -> None:
    """Check that this is plain JSON: written and read again, it is the same."""
    if _is_plain(value):
        return
    for place, item in _walk(value, where):
        if isinstance(item, dict):
            wrong = [key for key in item if not isinstance(key, str)]
            assert not wrong, f"{place} has names that are not text: {wrong}"
        elif isinstance(item, float):
            assert isfinite(item), f"{place} is {item}, which JSON cannot say"
        else:
            assert item is None or isinstance(item, str | int | list | tuple), f"{place} is not plain: {item!r}"


def check_round_trip(value: msgspec.Struct, what: str) -> None:
    """Check that a view, written as JSON and read again by its own type, is the same."""
    text = msgspec.json.encode(value)
    try:
        again = msgspec.json.decode(text, type=type(value))
    except (msgspec.MsgspecError, TypeError) as error:
        raise AssertionError(f"{what} cannot be read back as {type(value).__name__}: {error}") from error
    if again != value:
        raise AssertionError(f"{what} is not the same when it is read back: {value} → {again}")
