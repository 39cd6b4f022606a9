"""What a phase may yield: the points at which the rules wait for people or for time.

A gate is opened when it is yielded. Yielded again, it continues where it was: numbers, held answers and the time left
are kept, and a part of it that has been answered is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypedDict, TypeVar, Unpack, overload

from .forms import GONE, Answer, Form
from .history import Told

T = TypeVar("T")
K = TypeVar("K")

if TYPE_CHECKING:
    from typing_extensions import TypeVar as Defaulted

    A = Defaulted("A", default=Any)
    R = Defaulted("R", default=Any)
else:
    A, R = TypeVar("A"), TypeVar("R")

TIMED = -1
"""The number of an ask with its own clock before it is first opened: it needs more than the flat path."""

Until: TypeAlias = float | Callable[[], float | None]


class Node:
    """Anything that can be open. The defaults are on the class: an ask sets only what it has.

    Gates are read more often than they are made, and Python finds a set attribute sooner than a default.
    """

    parent: Node | None = None
    slot: Any = None
    limit: float | None = None
    until: Until | None = None
    deadline: float | None = None
    """Where `limit` ends, while open."""
    rest: float | None = None
    """What is left of `limit` while the gate is set aside."""
    finished: bool = False
    optional: bool = False
    """Letting its time pass means missing nothing: a window to react, a moment."""
    moment: tuple[Told, ...] = ()
    """What everybody looks at while it is open, which makes it a moment."""
    times: int = 0
    """How often it was finished and asked again."""
    value: Any = None


class Together(TypedDict, total=False):
    """Optional parts of a gate with several children."""

    limit: float | None
    until: Until | None
    amend: bool
    each: Callable[[int, str, Any], None] | None


class Extra(TypedDict, total=False):
    """Optional parts of an ask."""

    default: Answer | Callable[[], Answer]
    limit: float | None
    until: Until | None
    about: Mapping[str, Any] | Callable[[], Mapping[str, Any]]
    closed: Mapping[Any, str]
    shown: bool | Collection[int]


_EXTRA = frozenset(Extra.__annotations__)


class Ask(Node, Generic[A]):
    """A question to one seat.

    `form` says what may be answered. If it is a function, it is called again whenever a rule has run, and if nothing is
    left to answer, the ask ends with GONE. `default` is what happens when time runs out. `about` is context for the
    asked seat alone; anything hidden from others is given by a function, because an imagined match takes over the
    question and not what was true. `closed` are options that cannot be taken now, each with the key of the reason.
    `shown` means that the answer is seen at once, by everybody or by these seats.
    """

    default: Answer | Callable[[], Answer] | None = None
    about: Mapping[str, Any] | Callable[[], Mapping[str, Any]] | None = None
    closed: Mapping[Any, str] | None = None
    shown: bool | Collection[int] = False
    live: Callable[[], Form[A]] | None = None
    looked: int = -1
    """After how many rules `live` was last called."""
    held: Answer | None = None
    """An answer that was given but not yet read, and may still be changed."""

    def __init__(self, seat: int, key: str, form: Form[A] | Callable[[], Form[A]], **extra: Unpack[Extra]) -> None:
        self.seat = seat
        self.key = key
        self.form: Form[A] = form  # type: ignore[assignment]  # a function is replaced by its form when the ask opens
        self.number = 0
        """Counts per seat: a number that a client sees must not count what others got. Not above 0: never open yet."""
        if extra:
            if not extra.keys() <= _EXTRA:
                raise TypeError(
                    f"an ask has no {', '.join(extra.keys() - _EXTRA)}; it may have {', '.join(sorted(_EXTRA))}"
                )
            self.__dict__.update(extra)
            if "limit" in extra or "until" in extra:
                self.number = TIMED

    def __iter__(self) -> Generator[Gate, Any, A]:
        """`answer = yield from Ask(…)`: the answer, with the type that its form gives it."""
        return (yield self)  # type: ignore[no-any-return]

    def context(self) -> dict[str, Any]:
        """What the asked seat is told along with the question at this moment."""
        about = self.about
        return dict((about() if callable(about) else about) or {})

    def seen_by(self, seat: int) -> bool:
        """Whether this seat sees the answer as soon as it is given."""
        return self.shown if self.shown.__class__ is bool else seat in self.shown  # type: ignore[operator]

    def __repr__(self) -> str:
        return f"<Ask {self.number} to seat {self.seat}: {self.key} {self.form!r}>"


class Question(NamedTuple):
    """An ask as the asked seat sees it: plain data that leads to nothing else."""

    number: int
    key: str
    form: Form
    about: Mapping[str, Any]
    closed: Mapping[Any, str]
    held: Answer | None
    deadline: float | None

    def seen(self) -> dict[str, Any]:
        """The question written out for a client."""
        return {
            "ask": self.number,
            "key": self.key,
            "form": self.form.seen(),
            "about": dict(self.about),
            "closed": list(self.closed.items()),
            "held": self.held,
            "deadline": self.deadline,
        }


def _parts(children: Iterable[GatePart] | Mapping[Any, GatePart]) -> list[Any] | dict[Any, Any]:
    if children.__class__ is list or children.__class__ is dict:
        return children
    return dict(children) if isinstance(children, Mapping) else list(children)


class Wait(Node):
    """Time passes; nobody is asked."""

    def __init__(self, limit: float | None = None, *, until: Until | None = None) -> None:
        if (limit is None) == (until is None):
            raise ValueError("Wait takes a limit or an until")
        self.limit = limit
        self.until = until
        self.deadline = None
        self.finished = False


class All(Node, Generic[R]):
    """Ends with every result when all are in; answers are sealed until then.

    With `amend`, a seat may change its answer until the gate closes. With `each` as well, every answer is passed to a
    method of the game as it comes, with the seat, the key and the answer: a show of hands. A seat that lets time run
    out has then answered nothing.
    """

    children: list[Any] | dict[Any, Any]

    @overload
    def __init__(self: All[dict[K, A]], children: Mapping[K, Ask[A]], **more: Unpack[Together]) -> None: ...

    @overload
    def __init__(self: All[list[A]], children: Iterable[Ask[A]], **more: Unpack[Together]) -> None: ...

    @overload
    def __init__(
        self: All[Any], children: Iterable[GatePart] | Mapping[Any, GatePart], **more: Unpack[Together]
    ) -> None: ...

    def __init__(
        self,
        children: Iterable[GatePart] | Mapping[Any, GatePart],
        *,
        limit: float | None = None,
        until: Until | None = None,
        amend: bool = False,
        each: Callable[[int, str, Any], None] | None = None,
    ) -> None:
        self.children = _parts(children)
        if limit is not None:
            self.limit = limit
        if until is not None:
            self.until = until
        if each is not None and not amend:
            raise ValueError("`each` is for a gate whose answers may be changed: amend=True")
        self.plain = limit is None and until is None and not amend
        self.amend = amend
        self.each = each
        self.left = -1
        self.results: Any = None

    def finish(self) -> Any:
        """All is in, and the gate needs no more of the kernel: its results."""
        self.left = 0
        self.finished = True
        return self.results

    def __iter__(self) -> Generator[Gate, Any, R]:
        """`answers = yield from All(…)`: all the answers, with their types."""
        return (yield self)  # type: ignore[no-any-return]


class First(Node):
    """Ends with `(child, result)` of the first child to finish; `(None, None)` when time runs out.

    `standing` are the offers that a seat may take while this is open, built only when somebody looks, and only for that
    seat. When one is taken, the gate ends with `((seat, key), answer)`.
    """

    children: list[Any] | dict[Any, Any]

    def __init__(
        self,
        children: Iterable[GatePart] | Mapping[Any, GatePart] = (),
        *,
        limit: float | None = None,
        until: Until | None = None,
        standing: Callable[[int], Iterable[Ask]] | None = None,
    ) -> None:
        self.children = _parts(children)
        self.limit = limit
        self.until = until
        self.deadline = None
        self.finished = False
        self.standing = standing


class Flow(Node):
    """A generator that runs beside others inside a gate."""

    def __init__(self, generator: Generator[Any, Any, Any]) -> None:
        self.generator = generator
        self.gate: Node | None = None
        self.finished = False


Gate: TypeAlias = Ask | All | First | Wait
GatePart: TypeAlias = Ask | All | First | Wait | Generator[Any, Any, Any]
Steps: TypeAlias = Generator[Gate, Any, T]
"""The type of a phase or flow that ends with a T."""


def window(asks: Iterable[GatePart] | Mapping[Any, GatePart], seconds: float) -> Steps[Any]:
    """A time for others to react: always exactly this long, whether or not anybody can react, so that it tells nothing.

    `answers = yield from window(asks, 5)`, as from an `All`. If two seats react, the order of the asks decides, not the
    faster thumb. With 0 seconds nobody waits, and only those who have a choice are asked: that reveals who has one, and
    is for simulations.
    """
    if not seconds:
        return (yield from _choices(_parts(asks)))
    gate = All([All(asks), Wait(seconds)], limit=seconds)
    gate.optional = True
    answers, _ = yield gate
    return answers


def _choices(parts: list[Any] | dict[Any, Any]) -> Steps[Any]:
    """As from an `All`, but what can only be answered in one way is not asked."""
    named = dict(enumerate(parts)) if isinstance(parts, list) else parts
    answers = {slot: _lone_answer(part) for slot, part in named.items()}
    if asked := {slot: part for slot, part in named.items() if answers[slot] is None}:
        answers |= yield All(asked)
    return list(answers.values()) if isinstance(parts, list) else answers


def _lone_answer(part: GatePart) -> Any:
    """The only answer that an ask can have; None if there are several, or it is more than an ask."""
    if part.__class__ is not Ask:
        return None
    form: Any = part.form() if callable(part.form) else part.form
    if form.empty:
        return GONE
    return form.fallback() if form.single() else None


def _introduce(node: Node) -> None:
    """Show Python all that a node of this kind may ever have: it keeps those small whose attributes it expects."""
    for kind in type(node).__mro__:
        for name in get_annotations(kind):
            setattr(node, name, getattr(node, name, None))


for _node in (Ask(0, "", Form()), Wait(0), All(()), First(), Flow(_ for _ in ())):
    _introduce(_node)
