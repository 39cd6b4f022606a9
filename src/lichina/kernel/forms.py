"""The forms a question can have. Legal answers are data: a form can be answered without knowing the rules.

Answers are plain: an option (a number or a word), or a tuple of them. `accept` returns the answer in its one canonical
form, so that the way a client wrote it carries no meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from .answers import ANSWERS, NOTES, SIZES
from .dice import Dice
from .errors import IllegalAnswer
from .kinds import AMOUNT, WORD, Kind

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    A_co = TypeVar("A_co", covariant=True, default=Any)
    O_co = TypeVar("O_co", bound=int | str, covariant=True, default=Any)
else:
    from typing import TypeVar

    A_co, O_co = TypeVar("A_co"), TypeVar("O_co")

Option: TypeAlias = int | str
Answer: TypeAlias = Option | tuple[Option, ...]

_OPTION = frozenset((int, str))


class _Gone:
    """The answer to an ask whose last option has vanished while it was open."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "GONE"

    def __bool__(self) -> bool:
        return False

    def __reduce__(self) -> str:
        return "GONE"


GONE = _Gone()


def shown(value: object) -> str:
    """Any value in a few words: errors repeat what was given, and it may be huge."""
    try:
        text = repr(value)
    except ValueError:  # a whole number too long to be written
        text = "a huge number"
    return text if len(text) <= 60 else text[:57] + "..."


def _refuse(code: str, message: str, value: object, **data: Any) -> IllegalAnswer:
    return IllegalAnswer(code, f"{shown(value)} {message}", value=shown(value), **data)


def closed_option(option: Option, reason: str) -> IllegalAnswer:
    """The error for an option that exists but cannot be taken now."""
    return IllegalAnswer(
        "closed-option", f"{option!r} cannot be chosen now: {reason}", value=str(option), reason=reason
    )


def _listed(options: Iterable[Option]) -> str:
    return ", ".join(str(option) for option in options)


def _told(of: Kind) -> dict[str, Any]:
    """What a client is told of the kind of options: nothing where they are words."""
    return {} if of is WORD else {"of": of}


def _sequence(value: object) -> tuple[Any, ...]:
    if isinstance(value, list | tuple) and _OPTION.issuperset(map(type, value)):
        return tuple(value)
    raise _refuse("not-a-list", "is not a list of options", value)


class Form(Generic[A_co]):
    """What an answer may be: a `Form[T]` is answered with a `T`."""

    __slots__ = ("empty", "of")
    kind = ""
    empty: bool
    """Whether nothing at all can be answered."""
    of: Kind
    """What the options are: numbers are seats or amounts, and words next to them are just words."""

    def accept(self, value: object) -> A_co:
        """The answer in canonical form; IllegalAnswer says why it is not one."""
        raise NotImplementedError  # pragma: no cover

    def single(self) -> bool:
        """Whether only one answer is possible: an ask, but not a decision."""
        return False

    def fallback(self) -> A_co:
        """A legal answer that is always the same: what happens when nobody answers."""
        raise NotImplementedError  # pragma: no cover

    def draw(self, dice: Dice) -> A_co:
        """A legal answer at random."""
        raise NotImplementedError  # pragma: no cover

    def seen(self) -> dict[str, Any]:
        """The form as plain data for a client."""
        raise NotImplementedError  # pragma: no cover

    @property
    def size(self) -> int | None:
        """How many different answers there are, tones left aside; None for free text."""
        return SIZES[self.kind](self)

    def answers(self, limit: int | None = None) -> list[A_co]:
        """The different answers in their order, or the first `limit` of them; the first is the fallback.

        Of free text only the empty line is given, and paths are given without a tone.
        """
        return list(islice(ANSWERS[self.kind](self), limit))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {NOTES[self.kind](self)}>" if self.kind else "<Form>"


class Pick(Form[O_co]):
    """One of the options."""

    __slots__ = ("options",)
    kind = "pick"

    def __init__(self, options: Iterable[O_co], of: Kind = WORD) -> None:
        self.options = tuple(options)
        self.of = of
        self.empty = not self.options

    def accept(self, value: object) -> O_co:
        if value.__class__ in _OPTION and value in self.options:
            return value
        raise _refuse(
            "not-an-option", f"is not among the options: {_listed(self.options)}", value, allowed=_listed(self.options)
        )

    def single(self) -> bool:
        return len(self.options) == 1

    def fallback(self) -> O_co:
        return self.options[0]

    def draw(self, dice: Dice) -> O_co:
        return self.options[dice.below(len(self.options))]

    def seen(self) -> dict[str, Any]:
        return {"kind": self.kind, "options": self.options, **_told(self.of)}


class Choose(Form[tuple[O_co, ...]], Generic[O_co]):
    """Between `low` and `high` different options, in no order; with one number, exactly that many."""

    __slots__ = ("high", "low", "options")
    kind = "choose"

    def __init__(self, options: Iterable[O_co], low: int, high: int | None = None, of: Kind = WORD) -> None:
        self.options = tuple(options)
        self.of = of
        self.low = low
        self.high = min(low if high is None else high, len(self.options))
        self.empty = self.high < low

    def accept(self, value: object) -> tuple[O_co, ...]:
        chosen = _sequence(value)
        for option in chosen:
            if option not in self.options:
                raise _refuse(
                    "not-an-option",
                    f"is not among the options: {_listed(self.options)}",
                    option,
                    allowed=_listed(self.options),
                )
        if len(set(chosen)) != len(chosen):
            raise _refuse("twice", "names something twice", value)
        if not self.low <= len(chosen) <= self.high:
            raise _refuse(
                "wrong-count", f"has not between {self.low} and {self.high} items", value, low=self.low, high=self.high
            )
        return tuple(option for option in self.options if option in chosen)

    def single(self) -> bool:
        return self.high == 0 or self.low == len(self.options)

    def fallback(self) -> tuple[O_co, ...]:
        return self.options[: self.low]

    def draw(self, dice: Dice) -> tuple[O_co, ...]:
        count = self.low + dice.below(self.high - self.low + 1)
        chosen = dice.sample(self.options, count)
        return tuple(option for option in self.options if option in chosen)

    def seen(self) -> dict[str, Any]:
        return {"kind": self.kind, "options": self.options, "low": self.low, "high": self.high, **_told(self.of)}


class Number(Form[int]):
    """A whole number from `low` to `high`."""

    __slots__ = ("high", "low")
    kind = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.of = AMOUNT
        self.empty = high < low

    def accept(self, value: object) -> int:
        if value.__class__ is int and self.low <= value <= self.high:
            return value
        raise _refuse(
            "out-of-range",
            f"is not a whole number from {self.low} to {self.high}",
            value,
            low=self.low,
            high=self.high,
        )

    def single(self) -> bool:
        return self.high == self.low

    def fallback(self) -> int:
        return self.low

    def draw(self, dice: Dice) -> int:
        return self.low + dice.below(self.high - self.low + 1)

    def seen(self) -> dict[str, Any]:
        return {"kind": self.kind, "low": self.low, "high": self.high}


class Text(Form[str]):
    """A line of free text, possibly none, of at most `longest` characters."""

    __slots__ = ("longest",)
    kind = "text"

    def __init__(self, longest: int = 200) -> None:
        self.longest = longest
        self.of = WORD
        self.empty = False

    def accept(self, value: object) -> str:
        if value.__class__ is not str:
            raise _refuse("not-text", "is not text", value)
        assert isinstance(value, str)
        if len(value) > self.longest:
            raise _refuse("too-long", f"is longer than {self.longest} characters", value, high=self.longest)
        if not all(character.isprintable() for character in value):
            raise _refuse("not-printable", "has characters that cannot be shown", value)
        return value

    def fallback(self) -> str:
        return ""

    def draw(self, dice: Dice) -> str:
        return "".join(dice.choice("абвгдежз ") for _ in range(dice.below(min(self.longest, 12) + 1)))

    def seen(self) -> dict[str, Any]:
        return {"kind": self.kind, "longest": self.longest}


class Order(Form[tuple[O_co, ...]], Generic[O_co]):
    """All the items, in an order that the player chooses."""

    __slots__ = ("items",)
    kind = "order"

    def __init__(self, items: Iterable[O_co], of: Kind = WORD) -> None:
        self.items = tuple(items)
        self.of = of
        self.empty = not self.items

    def accept(self, value: object) -> tuple[O_co, ...]:
        order = _sequence(value)
        if len(order) != len(self.items) or set(order) != set(self.items):
            raise _refuse(
                "not-an-order", f"does not put in order: {_listed(self.items)}", value, allowed=_listed(self.items)
            )
        return order

    def single(self) -> bool:
        return len(self.items) == 1

    def fallback(self) -> tuple[O_co, ...]:
        return self.items

    def draw(self, dice: Dice) -> tuple[O_co, ...]:
        return tuple(dice.sample(self.items, len(self.items)))

    def seen(self) -> dict[str, Any]:
        return {"kind": self.kind, "items": self.items, **_told(self.of)}


class Share(Form[tuple[int, ...]]):
    """`total` pieces shared out among the targets, each with its cap; the answer is the count for each, in order."""

    __slots__ = ("caps", "targets", "total")
    kind = "share"

    def __init__(
        self, total: int, targets: Iterable[Option], caps: Sequence[int] | None = None, of: Kind = WORD
    ) -> None:
        self.total = total
        self.of = of
        self.targets = tuple(targets)
        self.caps = tuple(caps) if caps is not None else (total,) * len(self.targets)
        self.empty = sum(self.caps) < total

    def accept(self, value: object) -> tuple[int, ...]:
        counts = _sequence(value)
        if len(counts) != len(self.targets) or any(count.__class__ is not int for count in counts):
            raise _refuse(
                "not-a-share",
                f"is not a count for each of: {_listed(self.targets)}",
                value,
                allowed=_listed(self.targets),
            )
        if any(not 0 <= count <= cap for count, cap in zip(counts, self.caps, strict=True)):
            raise _refuse("over-cap", f"goes beyond what each may get: {_listed(self.caps)}", value)
        if sum(counts) != self.total:
            raise _refuse("wrong-sum", f"does not add up to {self.total}", value, total=self.total)
        return counts

    def single(self) -> bool:
        return len(self.targets) <= 1 or sum(self.caps) == self.total or self.total == 0

    def _lay(self, order: Iterable[int], counts: list[int], left: int) -> tuple[int, ...]:
        for i in order:
            counts[i] = min(self.caps[i], left)
            left -= counts[i]
        return tuple(counts)

    def fallback(self) -> tuple[int, ...]:
        return self._lay(range(len(self.targets)), [0] * len(self.targets), self.total)

    def draw(self, dice: Dice) -> tuple[int, ...]:
        counts = [0] * len(self.targets)
        for _ in range(self.total):
            counts[dice.choice([i for i, cap in enumerate(self.caps) if counts[i] < cap])] += 1
        return tuple(counts)

    def seen(self) -> dict[str, Any]:
        seen = {"kind": self.kind, "total": self.total, "targets": self.targets, "caps": self.caps}
        return seen | _told(self.of)


_SETTLED: frozenset[Option] = frozenset()
_NONE_CLOSED: Mapping[Option, str] = MappingProxyType({})


class Branch:
    """One question on the way down a tree: its key, and what each option leads to (None: the path ends there).

    Options that are merely listed, in a tuple, all lead to the same place: `to`.

    If what an option leads to is given as a function, it is built once, when somebody looks at it. The function must
    not hold on to the game: its result must be the same whenever it is called, and nobody may reach the match through
    the form.

    Trees may share a branch: it does not change once it is part of one.
    """

    __slots__ = ("_below", "_options", "closed", "key", "of", "unsettled", "ways")

    def __init__(
        self,
        key: str,
        options: Mapping[Option, Below] | tuple[Option, ...],
        closed: Mapping[Option, str] | None = None,
        of: Kind = WORD,
        to: Below = None,
    ) -> None:
        self.key = key
        self.of = of
        self.closed: Mapping[Option, str] = dict(closed) if closed else _NONE_CLOSED
        self.unsettled: frozenset[Option] = _SETTLED
        """Options below which something is yet to be built, when it is looked at; until then they may lead nowhere."""
        self._options: dict[Option, Branch | None] | None = None
        self._below: dict[Option, Any]
        self.ways: tuple[Option, ...]
        """The options in their order; none if one of them, here or below, surely leads nowhere: it is to be pruned."""
        if options.__class__ is tuple:
            self._below = dict.fromkeys(options, to)
            self.ways = options
            if to is None or (to.__class__ is Branch and to.ways and not to.unsettled):
                return
        else:
            self._below = dict(options)  # type: ignore[arg-type]
            self.ways = tuple(self._below)
        known: Any = None  # many options often lead to the same branch, or to the end
        growing = False
        for below in self._below.values():
            if below is not known and below is not None:
                known = below
                if below.__class__ is not Branch:
                    growing = True
                    continue
                if below.unsettled:
                    growing = True
                if not below.ways:
                    self.ways = ()
        if growing:
            self.unsettled = frozenset([option for option, below in self._below.items() if _grows(below)])

    @property
    def options(self) -> dict[Option, Branch | None]:
        """What each option leads to, fully built."""
        if not self.unsettled:
            return self._below
        if self._options is None:
            self._options = dict(self._leading())
        return self._options

    def below(self, option: Option) -> Branch | None:
        """What an option leads to; if nothing can be chosen there, a branch that leads nowhere."""
        below = self._below[option]
        if below is None or below.__class__ is Branch:
            return below
        built = below()
        if built is not None and not built.ways:
            built = built.prune() or built
        same = [other for other, one in self._below.items() if one is below]
        self._below.update(dict.fromkeys(same, built))
        if built is None or (built.ways and not built.unsettled):
            self.unsettled = self.unsettled.difference(same)
        return built  # type: ignore[no-any-return]

    def _leading(self) -> Iterator[tuple[Option, Branch | None]]:
        """The options that lead somewhere, with what they lead to, built one by one."""
        for option in self._below:
            below = self.below(option)
            if below is None or below._leads():
                yield option, below

    def _leads(self) -> bool:
        """Whether anything can be chosen here."""
        return len(self.ways) > len(self.unsettled) or any(True for _ in self._leading())

    def seen(self, rows: list[dict[str, Any]], places: dict[int, int]) -> int:
        """Write the branch and everything below it into rows for a client, each once; return its row."""
        if id(self) not in places:
            place = places[id(self)] = len(rows)
            options: list[Any] = []
            rows.append({"key": self.key, "options": options, "closed": list(self.closed.items()), **_told(self.of)})
            for option, branch in self.options.items():
                options.append([option, branch.seen(rows, places) if branch else None])
            return place
        return places[id(self)]

    def prune(self, done: dict[int, Branch | None] | None = None) -> Branch | None:
        """The same branch without options that lead nowhere; None if nothing is left. A shared branch stays shared."""
        if self.ways:
            return self
        done = {} if done is None else done
        kept: dict[Option, Below] = {}
        for option, branch in self._below.items():
            if branch.__class__ is not Branch:  # the end of a path, or not built yet
                kept[option] = branch
                continue
            if id(branch) not in done:
                done[id(branch)] = branch.prune(done)
            if (pruned := done[id(branch)]) is not None:
                kept[option] = pruned
        return Branch(self.key, kept, self.closed, self.of) if kept else None


def _grows(below: Any) -> bool:
    """Whether something here is only built when it is looked at."""
    return bool(below.unsettled) if below.__class__ is Branch else below is not None


Below: TypeAlias = Branch | Callable[[], Branch | None] | None
"""What an option leads to."""


class Tree(Form[A_co]):
    """Several choices in one, with nothing learned in between: the answer is the path. Going back is up to the client.

    One of the `tones` may follow the path: it is not a choice but the way the choice is put. No path ends in an option
    with such a name.
    """

    __slots__ = ("_rows", "root", "tones")
    kind = "tree"

    def __init__(self, root: Branch, tones: tuple[str, ...] = ()) -> None:
        self.tones = tones
        self._rows: list[dict[str, Any]] | None = None
        self.of = WORD
        pruned = root if root.ways else root.prune()
        self.root = pruned if pruned is None or not pruned.unsettled or pruned._leads() else None
        self.empty = self.root is None

    def accept(self, value: object) -> A_co:
        path: Any = value if value.__class__ is tuple else _sequence(value)
        branch = self.root
        for option in path:
            if branch is None:
                return self._put_so(path, value)
            if option.__class__ not in _OPTION or option not in branch._below or option in branch.closed:
                raise self._off_the_path(branch, option, value)
            below = branch._below[option]
            if branch.unsettled and option in branch.unsettled:
                below = branch.below(option)
                if below is not None and not below._leads():
                    raise self._off_the_path(branch, option, value)
            branch = below
        if branch is not None:
            raise _refuse("path-too-short", f"stops before “{branch.key}” is chosen", value, key=branch.key)
        return path  # type: ignore[no-any-return]

    def _put_so(self, path: tuple[Any, ...], value: object) -> A_co:
        """A path that goes on where the choice has ended: by one of the tones, or not at all."""
        if self.root is not None and path[-1] in self.tones and path[-2] not in self.tones:
            self.accept(path[:-1])
            return path  # type: ignore[return-value]
        raise self._off_the_path(None, path[-1], value)

    def _off_the_path(self, branch: Branch | None, option: Any, value: object) -> IllegalAnswer:
        _sequence(value)
        if branch is None:
            return _refuse("path-too-long", "goes on where the choice has ended", value)
        if option in branch.closed:
            return closed_option(option, branch.closed[option])
        allowed = _listed(branch.options)
        return _refuse("not-an-option", f"is not among the options: {allowed}", option, allowed=allowed)

    def single(self) -> bool:
        branch = self.root
        while branch is not None:
            ways: Sequence[Option] = branch.ways
            if branch.unsettled:
                if len(ways) > len(branch.unsettled) + 1:
                    return False
                ways = [way for way, _ in islice(branch._leading(), 2)]
            if len(ways) != 1:
                return False
            branch = branch.below(ways[0])
        return True

    def fallback(self) -> A_co:
        path: list[Option] = []
        branch = self.root
        while branch is not None:
            option, branch = next(branch._leading() if branch.unsettled else iter(branch.options.items()))
            path.append(option)
        return tuple(path)  # type: ignore[return-value]

    def draw(self, dice: Dice) -> A_co:
        path: list[Option] = []
        below = dice.below
        branch = self.root
        while branch is not None:
            ways = branch.ways
            option = ways[below(len(ways))]
            found = branch._below[option]
            if branch.unsettled and option in branch.unsettled:
                found = branch.below(option)
                if found is not None and not found._leads():
                    continue  # drawn again among all: whether somebody has looked before makes no difference
            branch = found
            path.append(option)
        return tuple(path)  # type: ignore[return-value]

    def seen(self) -> dict[str, Any]:
        """All branches in one list, the root first; an option names the row it leads to, or None if the path ends."""
        if self._rows is None:
            rows: list[dict[str, Any]] = []
            if self.root is not None:
                self.root.seen(rows, {})
            self._rows = rows
        return {"kind": self.kind, "branches": self._rows}


FORMS = frozenset((Pick, Choose, Number, Text, Order, Share, Tree))
