"""What a table is between two moments: plain data, written to the journal whole whenever it changes."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from ..bots.persons import Temper
from ..kernel import LichinaError
from ..registry import FIRST

Sitting: TypeAlias = Literal["together", "apart", "call"]
Door: TypeAlias = Literal["open", "knock", "closed"]
Stage: TypeAlias = Literal["lobby", "match", "ended"]
PersonKind: TypeAlias = Literal["player", "spectator", "tv"]

SPOKEN = frozenset(("together", "call"))
"""Ways of sitting in which talk is by voice."""


MASKS = 40
"""How many masks can be drawn, each from its number."""
MASK_ORDER = tuple(7 * place % MASKS for place in range(MASKS))
"""The order in which they are given out: neighbours in it are far apart, and look it."""
UNMASKED = -1
"""In rows from before there were masks."""


class Refused(LichinaError):
    """Somebody wanted what cannot be done now, or what he may not do."""


class OwnedProgram(msgspec.Struct, frozen=True):
    """What answers for somebody at the table who is no person: what it is called, and whose it is."""

    name: str
    owner: str


class Person(msgspec.Struct):
    """Somebody at the table. A token is kept as its hash alone."""

    id: int
    name: str
    kind: PersonKind = "player"
    tokens: list[str] = []
    muted: bool = False
    waits: bool = False
    """At the door, until the host lets this person in."""
    number: int | None = None
    """What a television that waits shows on its screen."""
    mask: int = UNMASKED
    beside: int | None = None
    """Whose device this person came in with, and passes round; None: an own one."""
    removed: bool = False
    """The host has removed this person before, who now asks to be let in again."""
    program: OwnedProgram | None = None
    """None: it is a person who answers."""


class Removed(msgspec.Struct, frozen=True):
    """Somebody whom the host has removed: the name, and the hashes of the tokens of his devices."""

    name: str
    tokens: tuple[str, ...]


class TableSeat(msgspec.Struct):
    """A place at the table: a person's, or a bot's."""

    person: int | None = None
    bot: str | None = None
    name: str = ""
    """The bot's; people have their own."""
    mask: int = UNMASKED
    """The bot's as well."""
    temper: Temper | None = None
    """Who the bot is for the evening; none for a person, and in a lesson."""


class TableSettings(msgspec.Struct):
    """What the host chooses."""

    game: str
    mode: str | None = None
    options: dict[str, Any] = {}
    sitting: Sitting = "apart"
    language: str = "ru"
    spectators: bool = True
    door: Door = "open"
    clocks: bool = True
    pace: float = 1.0
    bots: tuple[float, float] = (2.0, 8.0)
    """Between how many seconds a bot waits before it answers."""
    voice: int | None = None


class Result(msgspec.Struct, frozen=True):
    """One match of the evening. A player is known by his number, or a bot by its name."""

    match: int
    game: str
    players: tuple[str, ...]
    people: tuple[int | None, ...]
    winners: tuple[int, ...]
    side: str | None
    reason: str
    scores: tuple[int, ...] | None
    masks: tuple[int, ...] = ()
    """What each of them wore; empty in rows from before there were masks."""


class TableState(msgspec.Struct):
    """The whole of a table but for the match that is on."""

    id: str
    number: int
    """For logs: it opens nothing."""
    code: str
    created: float
    settings: TableSettings
    host: int = 0
    stage: Stage = "lobby"
    match: int = 0
    """How many matches have been begun."""
    people: list[Person] = []
    seats: list[TableSeat] = []
    newest: int = 0
    """The number of the last person who came in."""
    paused: str | None = None
    evening: list[Result] = []
    handed_on: dict[str, dict[str, Any]] = {}
    """For each game that was played here, what its next match takes over."""
    removed: list[Removed] = []
    """Whom only the host lets back, the latest last."""
    lesson: str | None = None
    """The game whose guided match is played here, and nothing else."""
    course: str = FIRST
    """Which of its guided matches it is."""

    def person(self, number: int | None) -> Person:
        """Somebody by number; Refused if there is no such person."""
        found = next((person for person in self.people if person.id == number), None)
        if found is None:
            raise Refused("no-such-person", f"there is no person {number} at this table", person=str(number))
        return found

    def one_device(self) -> bool:
        """Whether all people inside pass one device round."""
        inside = [person for person in self.people if person.kind != "tv" and not person.waits]
        return len(inside) > 1 and len({person.beside or person.id for person in inside}) == 1

    def seat_of(self, number: int) -> int | None:
        """Where this person sits."""
        return next((index for index, seat in enumerate(self.seats) if seat.person == number), None)

    def name_of(self, seat: TableSeat) -> str:
        """The name of the person or bot that sits here."""
        if seat.person is None:
            return seat.name
        return next((person.name for person in self.people if person.id == seat.person), seat.name)

    def names(self) -> list[str]:
        """The names round the table."""
        return [self.name_of(seat) for seat in self.seats]

    def mask_of(self, seat: TableSeat) -> int:
        """The mask of the person or bot that sits here."""
        if seat.person is None:
            return seat.mask
        return next((person.mask for person in self.people if person.id == seat.person), seat.mask)

    def masks(self) -> list[int]:
        """The masks round the table."""
        return [self.mask_of(seat) for seat in self.seats]


def totals(evening: list[Result]) -> list[dict[str, Any]]:
    """The score of the evening: who played, who won, who scored; the best first."""
    rows: dict[Any, dict[str, Any]] = {}
    for result in evening:
        for seat, name in enumerate(result.players):
            person = result.people[seat]
            row = rows.setdefault(name if person is None else person, {"person": person, "played": 0, "won": 0})
            row["name"] = name
            row["played"] += 1
            row["won"] += seat in result.winners
            if result.scores is not None:
                row["points"] = row.get("points", 0) + result.scores[seat]
    return sorted(rows.values(), key=lambda row: (-row["won"], -row.get("points", 0), row["played"], row["name"]))
