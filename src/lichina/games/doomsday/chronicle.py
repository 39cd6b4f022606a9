"""The story of a match of «Судный день», read once when everything is open: who shot, killed, saved and lied."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .rules import Doomsday


class Deed(NamedTuple):
    """Something that somebody did, with its place in the story."""

    at: int
    data: Mapping[str, Any]

    @property
    def seat(self) -> int:
        return int(self.data["seat"])


class Death(NamedTuple):
    """Somebody has died: in which turn, by whom and by what; by nobody if a card did it that nobody has played."""

    at: int
    turn: int
    target: int
    seat: int | None
    card: str | None
    role: str


class Chronicle:
    """What is retold of a match."""

    def __init__(self, game: Doomsday) -> None:
        self.teams = [game.team(seat) for seat in game.seats]
        self.shots: list[Deed] = []
        """Shots that were fired to hurt, each with its targets."""
        self.deaths: list[Death] = []
        self.saved: list[Deed] = []
        """Damage averted from somebody else, and lives given back: by `seat`, for `target`."""
        self.revived: list[Deed] = []
        self.countered: list[Deed] = []
        """Programs that were cancelled: `seat` has cancelled the `card` of `target`."""
        self.stepped_in: list[Deed] = []
        """Programs played in the turns of others."""
        self.peeks: list[Deed] = []
        self.claims: list[Deed] = []
        """What people have said they are."""
        self.leaders: list[Deed] = []
        self.end = len(game.story) - 1
        self._turn, self._whose = 0, -1
        self._shot: Deed | None = None
        self._program: Deed | None = None
        self._threat: Deed | None = None
        """What has dealt the damage that is about to be taken."""
        self._fatal: dict[int, Deed | None] = {}
        """By what each has lost the last life."""
        self._read(game)

    def _read(self, game: Doomsday) -> None:
        readers: dict[str, Callable[[Deed], None]] = {
            "turn": self._begin_turn,
            "shot": self._fire,
            "no-shot": lambda deed: self._misfire(),
            "played": self._play,
            "countered": self._counter,
            "in-danger": self._threaten,
            "prevented": self._save,
            "healed": self._save,
            "hurt": self._hurt,
            "died": self._die,
            "revived": self.revived.append,
            "peeked": self.peeks.append,
            "said-am": self.claims.append,
            "leader": self.leaders.append,
        }
        for at, (_, event) in enumerate(game.story.since(0)):
            if (read := readers.get(event.key)) is not None:
                read(Deed(at, event.data))

    # --- event by event -------------------------------------------------------------------------------------------

    def _begin_turn(self, deed: Deed) -> None:
        self._turn, self._whose = self._turn + 1, deed.seat
        self._shot = self._program = None

    def _fire(self, deed: Deed) -> None:
        self._shot, self._program = deed, None
        if deed.data["way"] != "heal":
            self.shots.append(deed)

    def _misfire(self) -> None:
        """The weapon was lost before: there was no shot."""
        if self.shots and self.shots[-1] is self._shot:
            self.shots.pop()
        self._shot = None

    def _play(self, deed: Deed) -> None:
        self._program = deed
        if deed.seat != self._whose:
            self.stepped_in.append(deed)

    def _counter(self, deed: Deed) -> None:
        if self._program is not None and self._program.seat != deed.seat:
            data = {"seat": self._program.seat, "target": deed.seat, "card": deed.data["card"]}
            self.countered.append(Deed(self._program.at, data))

    def _threaten(self, deed: Deed) -> None:
        self._threat = {"weapon": self._shot, "program": self._program}.get(deed.data["how"])

    def _save(self, deed: Deed) -> None:
        by = self._program or self._shot
        if by is not None and by.seat != deed.seat:
            self.saved.append(Deed(deed.at, {"seat": by.seat, "target": deed.seat}))

    def _hurt(self, deed: Deed) -> None:
        if not deed.data["lives"]:
            self._fatal[deed.seat] = self._threat

    def _die(self, deed: Deed) -> None:
        cause = self._fatal.pop(deed.seat, None)
        by = None if cause is None or cause.seat == deed.seat else cause
        card = None if by is None else by.data.get("weapon") or by.data["card"]
        seat = None if by is None else by.seat
        self.deaths.append(Death(deed.at, self._turn, deed.seat, seat, card, deed.data["roles"][0]))
