"""Properties, searched by hypothesis: any legal answers in any order, and no illegal one ever changes anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from hypothesis import HealthCheck, Phase, Verbosity, given, note, seed, settings
from hypothesis import strategies as st

from lichina.kernel import (
    Ask,
    Branch,
    Choose,
    Form,
    IllegalAnswer,
    Match,
    Number,
    Option,
    Order,
    Pick,
    Share,
    Text,
    Tree,
)

from .cases import Case
from .copies import check_replay
from .play import RandomPeople, telling
from .snapshot import compare, snapshot

Draw: TypeAlias = Callable[[st.SearchStrategy[Any]], Any]
IllegalCall: TypeAlias = tuple[str, Callable[[], None]]

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([1 << 63, -(1 << 64), 10**30]),
    st.floats(),
    st.text(max_size=5),
    st.text(min_size=300, max_size=300),
    st.binary(max_size=3),
    st.lists(st.integers(-2, 9), max_size=4),
    st.lists(st.one_of(st.lists(st.integers(), max_size=2), st.none(), st.booleans(), st.floats()), max_size=3),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    st.frozensets(st.integers(0, 3), max_size=2),
)
"""Things that a broken or hostile client might send; some are legal answers by chance."""

NOT_A_SEAT: st.SearchStrategy[Any] = st.sampled_from([-1, 99, None, True, False, 1.0, float("nan"), "0", [], {}, (0,)])
NOT_A_NUMBER = st.sampled_from([0, -1, 10**6, True, 1.0, float("nan"), [], {}, b"1"])
NOT_A_TIME = st.sampled_from(
    [True, False, "now", float("nan"), float("inf"), -float("inf"), -1.0, -1, 10**400, [], {}, 1 + 1j]
)


def legal(form: Form) -> st.SearchStrategy[Any]:
    """All the answers that a form allows."""
    answers: st.SearchStrategy[Any]
    match form:
        case Pick():
            answers = st.sampled_from(form.options)
        case Choose():
            several = st.lists(st.sampled_from(form.options), min_size=form.low, max_size=form.high, unique=True)
            answers = several if form.options else st.just([])
        case Number():
            answers = st.integers(form.low, form.high)
        case Text():
            answers = st.text(st.characters(categories=["L", "N", "P"]), max_size=form.longest)
        case Order():
            answers = st.permutations(form.items)
        case Share():
            answers = st.permutations(range(len(form.targets))).map(lambda order: _laid(form, order))
        case _:
            assert isinstance(form, Tree) and form.root is not None
            answers = _path(form.root)
    return answers


def _laid(form: Share, order: list[int]) -> list[int]:
    counts = [0] * len(form.targets)
    left = form.total
    for index in order:
        counts[index] = min(left, form.caps[index])
        left -= counts[index]
    return counts


def _path(branch: Branch) -> st.SearchStrategy[list[Option]]:
    def below(option: Option) -> st.SearchStrategy[list[Option]]:
        next_branch = branch.options[option]
        if next_branch is None:
            return st.just([option])
        return _path(next_branch).map(lambda rest: [option, *rest])

    return st.sampled_from(list(branch.options)).flatmap(below)


def allows(seen: dict[str, Any], value: Any) -> bool:
    """Whether a form allows an answer, by what a client sees of the form and nothing else."""
    kind = seen["kind"]
    if kind == "pick":
        return _is_option(value) and value in seen["options"]
    if kind == "number":
        return type(value) is int and bool(seen["low"] <= value <= seen["high"])
    if kind == "text":
        return type(value) is str and len(value) <= seen["longest"] and value.isprintable()
    if not isinstance(value, list | tuple) or not all(_is_option(item) for item in value):
        return False
    return _ALLOWS_LIST[kind](seen, value)


def _allows_choice(seen: dict[str, Any], value: Sequence[Any]) -> bool:
    fits = seen["low"] <= len(value) <= seen["high"] and len(set(value)) == len(value)
    return bool(fits and set(value) <= set(seen["options"]))


def _allows_order(seen: dict[str, Any], value: Sequence[Any]) -> bool:
    return sorted(map(repr, value)) == sorted(map(repr, seen["items"]))


def _allows_share(seen: dict[str, Any], value: Sequence[Any]) -> bool:
    counted = len(value) == len(seen["targets"]) and all(type(item) is int for item in value)
    capped = counted and all(0 <= item <= cap for item, cap in zip(value, seen["caps"], strict=True))
    return bool(capped and sum(value) == seen["total"])


def _allows_path(seen: dict[str, Any], value: Sequence[Any]) -> bool:
    row: int | None = 0
    for option in value:
        options = dict(seen["branches"][row]["options"]) if row is not None else {}
        if option not in options:
            return False
        row = options[option]
    return row is None


_ALLOWS_LIST: Mapping[str, Callable[[dict[str, Any], Sequence[Any]], bool]] = {
    "choose": _allows_choice,
    "order": _allows_order,
    "share": _allows_share,
    "tree": _allows_path,
}


def _is_option(value: Any) -> bool:
    return type(value) in (int, str)


def check_answers(case: Case, run: int | str, examples: int = 20, steps: int = 20) -> None:
    """Let hypothesis search for a sequence of legal and illegal answers that breaks a match of this case."""

    @seed(run)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.normal,
        print_blob=False,
    )
    @given(st.data())
    def attempt(data: st.DataObject) -> None:
        number = data.draw(st.integers(0, 1000), "seed of the match")
        match = case.start(number)
        crowd = RandomPeople(number)
        with telling(match):
            for _ in range(data.draw(st.integers(0, 10 * max(case.seats, 6)), "entries before")):
                if match.outcome is None:
                    match.enter(crowd.decide(match))
            for _ in range(data.draw(st.integers(1, steps), "steps")):
                if data.draw(st.booleans(), "illegal"):
                    _try_illegal(match, data.draw)
                elif match.outcome is None:
                    _go_on(match, data.draw)
            _try_illegal(match, data.draw)
            check_replay(match)

    attempt()


def _go_on(match: Match, draw: Draw) -> None:
    """Anything that may happen: an answer, an offer taken, time running out, somebody skipped."""
    doors: list[Ask | str] = [*match.asks, *match.offers]
    if match.deadline is not None:
        doors.append("lapse")
    if match.asks:
        doors.append("skip")
    door = draw(st.sampled_from(doors))
    if door == "lapse":
        match.lapse()
    elif door == "skip":
        match.skip(draw(st.sampled_from(match.asks)).seat)
    else:
        value = draw(legal(door.form))
        assert allows(door.form.seen(), value), f"{value!r} was taken for a legal answer to {door!r}"
        note(f"seat {door.seat} answers {door.key}: {value!r}")
        match.answer(door.seat, value, door.number or door.key)


def _try_illegal(match: Match, draw: Draw) -> None:
    """Something that is not allowed is refused with a code, and nothing at all has changed."""
    what, attempt = draw(st.sampled_from(_ILLEGAL))(match, draw)
    if attempt is None:
        return
    note(what)
    before = snapshot(match)
    try:
        attempt()
    except IllegalAnswer as error:
        assert error.code and str(error), f"{what}: refused without a word"
    else:
        raise AssertionError(f"{what}: this was accepted")
    lines = compare(before, snapshot(match))
    assert not lines, f"{what}: refused, yet something has changed:\n  " + "\n  ".join(lines[:12])


Illegal: TypeAlias = Callable[[Match, Draw], tuple[str, Callable[[], None] | None]]


def _wrong_value(match: Match, draw: Draw) -> tuple[str, Callable[[], None] | None]:
    asks = [ask for seat in match.game.seats for ask in match.asks_of(seat)] + match.offers
    if not asks:
        return "", None
    ask = draw(st.sampled_from(asks))
    value = draw(JUNK)
    if allows(ask.form.seen(), value):
        return "", None
    return f"{value!r} to {ask!r}", lambda: match.answer(ask.seat, value, ask.number or ask.key)


def _closed_option(match: Match, draw: Draw) -> tuple[str, Callable[[], None] | None]:
    pairs = [(ask, option) for ask in match.asks for option in [*(ask.closed or ()), *_closed_paths(ask.form)]]
    if not pairs:
        return "", None
    ask, option = draw(st.sampled_from(pairs))
    return f"closed {option!r} to {ask!r}", lambda: match.answer(ask.seat, option, ask.number)


def _closed_paths(form: Form) -> Iterator[list[Option]]:
    """The ways into a tree that end at something closed."""
    waiting: list[tuple[list[Option], Branch]] = []
    if isinstance(form, Tree) and form.root is not None:
        waiting.append(([], form.root))
    for path, branch in waiting:
        yield from ([*path, option] for option in branch.closed)
        waiting.extend(([*path, option], below) for option, below in branch.options.items() if below is not None)


def _wrong_seat(match: Match, draw: Draw) -> tuple[str, Callable[[], None] | None]:
    seat = draw(NOT_A_SEAT)
    asks = match.asks
    number = asks[0].number if asks else None
    value = asks[0].form.fallback() if asks else 0
    doors: list[IllegalCall] = [
        (f"an answer of seat {seat!r}", lambda: match.answer(seat, value, number)),
        (f"skip({seat!r})", lambda: match.skip(seat)),
        (f"undo({seat!r})", lambda: match.undo(seat)),
    ]
    return draw(st.sampled_from(doors))  # type: ignore[no-any-return]


def _not_asked(match: Match, draw: Draw) -> tuple[str, Callable[[], None] | None]:
    """A seat that is asked nothing answers what another is asked."""
    idle = [seat for seat in match.game.seats if not match.asks_of(seat)]
    if not idle:
        return "", None
    seat = draw(st.sampled_from(idle))
    value = match.asks[0].form.fallback() if match.asks else 0
    return f"an answer of seat {seat}, which is asked nothing", lambda: match.answer(seat, value)


def _wrong_number(match: Match, draw: Draw) -> tuple[str, Callable[[], None] | None]:
    """A number that was never given, is closed, or belongs to the ask of another."""
    seat = draw(st.sampled_from(match.game.seats))
    asks = match.asks_of(seat)
    taken = {ask.number for ask in asks}
    others = [ask.number for other in match.game.seats for ask in match.asks_of(other) if ask.number not in taken]
    stale = [number for number in range(1, max(taken, default=1)) if number not in taken]
    number = draw(st.one_of(NOT_A_NUMBER, st.sampled_from([*others, *stale, 10**9])))
    value = asks[0].form.fallback() if asks else 0
    return f"an answer of seat {seat} to ask {number!r}", lambda: match.answer(seat, value, number)


def _unknown_offer(match: Match, draw: Draw) -> tuple[str, Callable[[], None] | None]:
    seat = draw(st.sampled_from(match.game.seats))
    others = [offer.key for offer in match.offers if offer.seat != seat]
    own = {offer.key for offer in match.offers_of(seat)}
    keys = [key for key in ["", "no such offer", *(ask.key for ask in match.asks), *others] if key not in own]
    key = draw(st.sampled_from(keys))
    return f"seat {seat} takes the offer {key!r}", lambda: match.answer(seat, draw(JUNK), key)


def _wrong_time(match: Match, draw: Draw) -> tuple[str, Callable[[], None] | None]:
    at = draw(NOT_A_TIME)
    doors: list[IllegalCall] = [(f"lapse({at!r})", lambda: _lapsed(match, at))]
    if asks := match.asks:
        ask = asks[0]
        doors.append((f"an answer at {at!r}", lambda: match.answer(ask.seat, ask.form.fallback(), ask.number, at)))
        doors.append((f"a skip at {at!r}", lambda: match.skip(ask.seat, at)))
    return draw(st.sampled_from(doors))  # type: ignore[no-any-return]


def _lapsed(match: Match, at: Any) -> None:
    match.lapse(at)


def _nothing_due(match: Match, draw: Draw) -> tuple[str, Callable[[], None] | None]:
    if match.deadline is not None:
        return "", None
    return "lapse() without a deadline", lambda: _lapsed(match, None)


_ILLEGAL: tuple[Illegal, ...] = (
    _wrong_value,
    _closed_option,
    _wrong_seat,
    _not_asked,
    _wrong_number,
    _unknown_offer,
    _wrong_time,
    _nothing_due,
)
