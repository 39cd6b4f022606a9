"""What a game may tell, declared once for each event: its fields, who may hear it, and what it is in the story."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

from .history import ALL, NOBODY, Everybody
from .kinds import Meaning, may_hold, meaning

SOME: Final = "some"
"""In the declaration of an event: it is told to certain seats, which are named when it is told."""

DeclaredHearers: TypeAlias = Everybody | frozenset[int] | Literal["some"]
"""In the declaration of an event: ALL, SOME or NOBODY."""

_HEARERS: Mapping[str, DeclaredHearers] = {"ALL": ALL, "SOME": SOME, "NOBODY": NOBODY}


class Tale:
    """An event that a game may tell, or a fact that it may count at the end.

        Tale("placed", ALL, reveals=True, news=True, seat=Seat, cell=Place, votes=Amount)

    Who may hear it: ALL (the default), SOME or NOBODY before the end, or several of these. It `reveals` if it
    lawfully tells a seat something hidden. A narrator speaks it aloud if it is `spoken`; if it is `said`, it is
    somebody's own words. `news` is listed among the latest events; an event that `decides` says how something ends; a
    `chapter` begins a new part of the story. It is a `moment` if everybody gets time to look at it: the time that the
    table has chosen, multiplied by this number. All other arguments are its fields with their types, which say what
    they stand for.
    """

    __slots__ = (
        "fields",
        "flags",
        "key",
        "meanings",
        "moment",
        "names",
        "nested",
        "open",
        "order",
        "public",
        "reveals",
        "shape",
        "to",
    )

    def __init__(
        self,
        key: str,
        /,
        *to: DeclaredHearers,
        reveals: bool = False,
        spoken: bool = False,
        said: bool = False,
        news: bool = False,
        decides: bool = False,
        chapter: bool = False,
        moment: float = 0,
        **fields: Any,
    ) -> None:
        self.key = key
        self.to: Collection[DeclaredHearers] = to or (ALL,)
        if not all(one in _HEARERS.values() for one in self.to):
            raise ValueError(f"“{key}” is declared for {_listed(to)}; an event is for ALL, SOME or NOBODY")
        self.open = ALL in self.to
        self.public = tuple(self.to) == (ALL,)
        """Whether it is told to all and never to fewer."""
        self.reveals = reveals
        self.moment = moment
        if moment and not self.open:
            raise ValueError(f"“{key}” is a moment and declared for {_listed(to)}; a moment is for ALL")
        self.flags: Mapping[str, bool] = {
            "spoken": spoken,
            "said": said,
            "news": news,
            "decides": decides,
            "chapter": chapter,
        }
        """What it is for whoever tells the story."""
        self.fields: Mapping[str, Any] = fields
        self.names = fields.keys()
        self.order = tuple(fields)
        self.nested = tuple(name for name, hint in fields.items() if may_hold(hint))
        """The fields that may hold a list or a mapping."""
        self.meanings: Mapping[str, Meaning] = {name: self._meaning(name) for name in fields}
        self.shape = msgspec.defstruct(_title(key), list(fields.items()), forbid_unknown_fields=True)
        """The data of the event as a struct: what a client gets of it."""

    def __repr__(self) -> str:
        return f"<Tale {self.key}>"

    def _meaning(self, name: str) -> Meaning:
        try:
            return meaning(self.fields[name])
        except TypeError as error:
            raise TypeError(f"“{self.key}” has the field {name}: {error}") from None


def _title(key: str) -> str:
    return "".join(part.capitalize() for part in key.split("-"))


def _named(to: Any) -> str:
    """An audience as it is written in rules."""
    return next((name for name, one in _HEARERS.items() if one == to), repr(to))


def _listed(hearers: Iterable[Any]) -> str:
    return ", ".join(_named(one) for one in hearers)


def undeclared(key: str, data: Mapping[str, Any], tale: Tale | None, to: Any = None) -> ValueError:
    """The error for an event that is told but was not declared that way."""
    if tale is None:
        return ValueError(f"“{key}” is told, and not declared in EVENTS")
    if to is not None:
        return ValueError(f"“{key}” is told to {_named(to)}, and declared for {_listed(tale.to)}")
    return ValueError(f"“{key}” is told with {sorted(data)}, and declared with {sorted(tale.names)}")


def by_key(tales: Iterable[Tale]) -> dict[str, Tale]:
    """Tales by their keys; ValueError if one is declared twice."""
    found: dict[str, Tale] = {}
    for tale in tales:
        if tale.key in found:
            raise ValueError(f"“{tale.key}” is declared twice")
        found[tale.key] = tale
    return found
