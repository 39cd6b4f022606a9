"""Cards and roles as small functions found by id, and what sets them off.

Every registry can put nothing in the place of one entry: that is how mutants are made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from inspect import isgeneratorfunction
from typing import Any, Generic, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Effects(Generic[F]):
    """Functions found by the id of their card or role: `@effects("rescue_bot")`."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._found: dict[str, F] = {}

    def __call__(self, *ids: str) -> Callable[[F], F]:
        def register(function: F) -> F:
            for name in ids:
                if name in self._found:
                    raise ValueError(f"{self.kind} “{name}” is there already")
                self._found[name] = function
            return function

        return register

    def __getitem__(self, name: str) -> F:
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def silence(self, name: str) -> None:
        """From now on this entry does nothing at all."""
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
    """Plain functions that change a value and never ask: called with `(game, seat, value)`, they return the new one."""

    def fold(self, names: Iterable[str], game: Any, seat: int, value: Any) -> Any:
        """The value after every one of the named modifiers that is registered here."""
        for name in names:
            if name in self._found:
                value = self._found[name](game, seat, value)
        return value

    def _nothing(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda _game, _seat, value: value


class Event(NamedTuple):
    """Something that has happened and may set off cards. `cause` names the cards that led to it: none fires twice."""

    name: str
    seat: int
    cause: tuple[str, ...] = ()

    def by(self, card: str, name: str, seat: int) -> Event:
        """What follows when this event sets off a card."""
        return Event(name, seat, (*self.cause, card))
