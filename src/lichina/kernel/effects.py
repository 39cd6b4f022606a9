"""Cards and roles as small functions found by id: when each may be used, what on, and what it does.

Every registry can replace an entry with nothing: that is how mutants are made.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from inspect import isgenerator, isgeneratorfunction
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .forms import GONE
from .gates import Ask, Steps

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


class Fizzle(Exception):
    """There is nothing that the card could be used on: it ends here without effect."""


def _is_empty(form: Any) -> bool:
    """Whether nothing can be answered; what could be may be hidden, so nobody who waits holds on to it."""
    return bool((form() if callable(form) else form).empty)


def choose(ask: Ask[T]) -> Steps[T]:
    """What a seat chooses for a card; if there is nothing to choose from, or nothing any longer, the card fizzles."""
    if _is_empty(ask.form):
        raise Fizzle(ask.key)
    answer = yield ask
    if answer is GONE:
        raise Fizzle(ask.key)
    return answer  # type: ignore[no-any-return]


class Event(Struct):
    """Something that happens: it may set off cards, and in a window others may react to it and change its data.

    `cause` names the cards that led to it: none of them fires again.
    """

    name: str
    seat: int
    data: dict[str, Any] = {}
    cause: tuple[str, ...] = ()


class Effects(Generic[F]):
    """Functions found by the id of their card or role: `@effects("rescue_bot", when="died")`.

    `when` is the moment at which a card may be played, or the event that sets it off, or several of these. `offer` says
    what it may then be used on; it is called with the game, the seat and the event if there is one, and returns False
    if the card cannot be played.
    """

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._found: dict[str, F] = {}
        self.cards: Container[str] = self._found
        """Those that stand here; to look a card up in it is faster than to call anything."""
        self._offers: dict[str, dict[str, Callable[..., Any] | None]] = {}
        """For each moment the cards that come then."""

    def __call__(
        self, *ids: str, when: str | tuple[str, ...] = "", offer: Callable[..., Any] | None = None
    ) -> Callable[[F], F]:
        moments = (when,) if isinstance(when, str) else when

        def register(function: F) -> F:
            for name in ids:
                if name in self._found:
                    raise ValueError(f"{self.kind} “{name}” is there already")
                self._found[name] = function
                for moment in moments:
                    self._offers.setdefault(moment, {})[name] = offer
            return function

        return register

    def __getitem__(self, name: str) -> F:
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def none_of(self, names: Iterable[str]) -> bool:
        """Whether none of the named cards is here."""
        return self._found.keys().isdisjoint(names)

    def at(self, when: str, names: Iterable[str]) -> list[str]:
        """Those of the named cards that can be used at this moment."""
        here = self._offers.get(when, ())
        return [name for name in names if name in here]

    def offers(self, when: str, names: Iterable[str], game: Any, seat: int, *event: Event) -> dict[Any, Any]:
        """Those of the named cards that a seat may play at this moment, each with what it may be used on."""
        here = self._offers.get(when, {})
        found = {}
        for name in names:
            if name in here:
                offer = here[name]
                use = None if offer is None else offer(game, seat, *event)
                if use is not False:
                    found[name] = use
        return found

    def play(self, name: str, game: Any, *how: Any) -> Steps[bool]:
        """Let a card have its effect, if it has any. False if it fizzled."""
        try:
            steps = self._found[name](game, *how) if name in self._found else None
            if isgenerator(steps):
                yield from steps
        except Fizzle:
            return False
        return True

    def silence(self, name: str) -> None:
        """Make this entry do nothing at all from now on."""
        self._found[name] = self._nothing(self._found[name])

    def _nothing(self, function: F) -> F:
        if isgeneratorfunction(function):

            def no_steps(*_args: Any, **_names: Any) -> Any:
                return
                yield

            return no_steps  # type: ignore[return-value]

        def no_effect(*_args: Any, **_names: Any) -> None:
            return None

        return no_effect  # type: ignore[return-value]


class Modifiers(Effects[Callable[..., Any]]):
    """The cards that change the answer to a named question (`hand_limit`, `damage`), without asking anybody.

    Each is called with the game, the seat that the question is about, the answer so far, and anything else that
    matters; it returns the new answer.
    """

    def ask(self, game: Any, seat: int, value: T, *context: Any) -> T:
        """The answer for a seat, after all the cards in force for it."""
        found = self._found
        for name in game.in_force(seat):
            if name in found:
                value = found[name](game, seat, value, *context)
        return value

    def _nothing(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda _game, _seat, value, *_context: value
