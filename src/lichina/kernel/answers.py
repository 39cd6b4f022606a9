"""How many answers a form has, which ones, and how it shows itself to a programmer.

Each is worked out by the kind of the form when somebody asks: a match that is played asks for none of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from math import comb, factorial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .forms import Branch, Choose, Number, Order, Pick, Share, Text, Tree

_LISTED = 8
"""How many options are shown of a form that has more."""


def _different(options: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(options))


# --- how many ---------------------------------------------------------------------------------------------------------


def _ways_to_choose(form: Choose[Any]) -> int:
    count = len(_different(form.options))
    return sum(comb(count, chosen) for chosen in range(form.low, form.high + 1))


def _ways_to_share(form: Share) -> int:
    """Target by target: in how many ways each number of pieces has been given out so far."""
    ways = [1, *[0] * form.total]
    for cap in form.caps:
        ways = [sum(ways[max(0, given - cap) : given + 1]) for given in range(form.total + 1)]
    return ways[form.total]


def _paths(form: Tree[Any]) -> int:
    """Branches that several options lead to are counted once."""
    found: dict[int, int] = {}

    def below(branch: Branch) -> int:
        if id(branch) not in found:
            found[id(branch)] = sum(1 if one is None else below(one) for one in branch.options.values())
        return found[id(branch)]

    return 0 if form.root is None else below(form.root)


def _numbers(form: Number) -> int:
    return max(0, form.high - form.low + 1)


SIZES: Mapping[str, Callable[[Any], int | None]] = MappingProxyType(
    {
        "pick": lambda form: len(_different(form.options)),
        "choose": _ways_to_choose,
        "number": _numbers,
        "text": lambda form: None,
        "order": lambda form: factorial(len(form.items)) if form.items else 0,
        "share": _ways_to_share,
        "tree": _paths,
    }
)
"""By the kind of a form, how many different answers it has; None where nobody could count them."""


# --- which ------------------------------------------------------------------------------------------------------------


def _chosen(form: Choose[Any]) -> Iterator[tuple[Any, ...]]:
    options = _different(form.options)
    for count in range(form.low, form.high + 1):
        yield from combinations(options, count)


def _shared_out(form: Share) -> Iterator[tuple[int, ...]]:
    """As many pieces as may be for the first target, then one fewer."""

    @cache
    def room(place: int) -> int:
        return sum(form.caps[place:])

    def from_here(place: int, left: int) -> Iterator[tuple[int, ...]]:
        if place == len(form.caps):
            yield ()
            return
        for count in range(min(form.caps[place], left), max(0, left - room(place + 1)) - 1, -1):
            for rest in from_here(place + 1, left - count):
                yield (count, *rest)

    return iter(()) if form.empty else from_here(0, form.total)


def _walked(form: Tree[Any]) -> Iterator[tuple[Any, ...]]:
    def from_here(branch: Branch, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        for option, below in branch.options.items():
            if below is None:
                yield (*path, option)
            else:
                yield from from_here(below, (*path, option))

    return iter(()) if form.root is None else from_here(form.root, ())


ANSWERS: Mapping[str, Callable[[Any], Iterator[Any]]] = MappingProxyType(
    {
        "pick": lambda form: iter(_different(form.options)),
        "choose": _chosen,
        "number": lambda form: iter(range(form.low, form.high + 1)),
        "text": lambda form: iter([""]),
        "order": lambda form: permutations(form.items) if form.items else iter(()),
        "share": _shared_out,
        "tree": _walked,
    }
)
"""By the kind of a form, all its answers, each once, beginning with what happens when nobody answers."""


# --- to be read by a programmer ---------------------------------------------------------------------------------------


def _few(options: Sequence[Any]) -> str:
    shown = ", ".join(str(option) for option in options[:_LISTED])
    return f"{shown} and {len(options) - _LISTED} more" if len(options) > _LISTED else shown or "nothing"


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _of_pick(form: Pick[Any]) -> str:
    return _few(form.options)


def _of_choose(form: Choose[Any]) -> str:
    return f"{_range(form.low, form.high)} of {_few(form.options)}"


def _of_text(form: Text) -> str:
    return f"of at most {form.longest} characters"


def _of_order(form: Order[Any]) -> str:
    return _few(form.items)


def _of_share(form: Share) -> str:
    caps = [f"{target} (at most {cap})" for target, cap in zip(form.targets, form.caps, strict=True)]
    return f"{form.total} among {_few(caps)}"


def _of_tree(form: Tree[Any]) -> str:
    """What may be chosen first, without building what lies below."""
    return "nothing" if form.root is None else f"{form.root.key}: {_few(tuple(form.root.ways))}"


NOTES: Mapping[str, Callable[[Any], str]] = MappingProxyType(
    {
        "pick": _of_pick,
        "choose": _of_choose,
        "number": lambda form: _range(form.low, form.high),
        "text": _of_text,
        "order": _of_order,
        "share": _of_share,
        "tree": _of_tree,
    }
)
"""By the kind of a form, what it asks for, in a few words."""
