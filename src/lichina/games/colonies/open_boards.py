"""What can be read off the boards: the same for the rules, and for a player's questions that are built later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from .box import BOARD, COLONIES, DEN, ENTRANCES, INFLUENCE, LIMITS, ROOM, SPACES, TOWN


class OpenBoards(Protocol):
    """All that lies open."""

    @property
    def home(self) -> Sequence[str]: ...
    @property
    def owner(self) -> Mapping[str, int]: ...
    @property
    def place(self) -> Mapping[str, str]: ...
    @property
    def down(self) -> Sequence[str]: ...
    @property
    def wounds(self) -> Mapping[str, int]: ...
    @property
    def frost(self) -> Mapping[str, int]: ...
    @property
    def zombies(self) -> Mapping[str, int]: ...
    @property
    def barricades(self) -> Mapping[str, int]: ...
    @property
    def traps(self) -> Mapping[str, int]: ...
    @property
    def helpless(self) -> Mapping[str, int]: ...
    @property
    def deeds(self) -> Mapping[int, Iterable[tuple[str, str, str]]]: ...


# --- survivors --------------------------------------------------------------------------------------------------------


def group(board: OpenBoards, seat: int) -> list[str]:
    """The survivors of a player."""
    return [one for one, owner in board.owner.items() if owner == seat]


def standing(board: OpenBoards, seat: int) -> list[str]:
    """Those of them who do not lie on their sides."""
    down = board.down
    return [one for one, owner in board.owner.items() if owner == seat and one not in down]


def side(board: OpenBoards, survivor: str) -> str:
    """The colony of a survivor, or the den."""
    return board.home[board.owner[survivor]]


def at(board: OpenBoards, where: str) -> list[str]:
    """Everybody on a board, guests before its entrances among them; at an entrance, those who stand there."""
    if where in COLONIES:
        return [one for one, place in board.place.items() if BOARD[place] == where]
    return [one for one, place in board.place.items() if place == where]


def friends(board: OpenBoards, where: str, colony: str) -> list[str]:
    """The survivors of a colony on a board."""
    return [one for one in at(board, where) if side(board, one) == colony]


def strangers(board: OpenBoards, where: str, colony: str) -> list[str]:
    """All others there."""
    return [one for one in at(board, where) if side(board, one) != colony]


def together(board: OpenBoards, one: str, other: str) -> bool:
    """Whether two survivors share a place: a board, or for guests the same entrance."""
    here, there = board.place[one], board.place[other]
    return here == there


def near(board: OpenBoards, seat: int) -> list[str]:
    """A player's survivors, and all who share a place with one of them."""
    places = {board.place[one] for one in group(board, seat)}
    return [one for one, place in board.place.items() if place in places and one not in board.down]


def lowest(survivors: Sequence[str]) -> str:
    """The one with the least influence: no two have the same."""
    return min(survivors, key=INFLUENCE.__getitem__)


def used_as(survivor: str, whose: str) -> str:
    """Under which name it is kept that an ability was used: the student may use those of others, each apart (R131)."""
    return survivor if survivor == whose else f"{survivor}/{whose}"


def hurt(board: OpenBoards, survivor: str) -> int:
    """The wounds and frostbites of a survivor, which can be healed."""
    return board.wounds[survivor] + board.frost[survivor]


# --- spaces -----------------------------------------------------------------------------------------------------------


def free(board: OpenBoards, gate: str) -> int:
    """The empty spaces of an entrance: zombies, barricades, traps and guests take one each."""
    taken = board.zombies[gate] + board.barricades[gate] + board.traps[gate]
    if gate not in ROOM:
        taken += list(board.place.values()).count(gate)
    return SPACES[gate] - taken


def gates(board: OpenBoards, survivor: str) -> tuple[str, ...]:
    """Where a survivor fights and builds: all entrances at home, of others' only where it stands (R40, R41)."""
    where = board.place[survivor]
    return ENTRANCES.get(where, (where,))


def infested(board: OpenBoards, gates: Sequence[str]) -> list[str]:
    """Entrances with zombies."""
    return [gate for gate in gates if board.zombies[gate]]


def open_gates(board: OpenBoards, gates: Sequence[str]) -> list[str]:
    """Entrances with an empty space."""
    return [gate for gate in gates if free(board, gate) > 0]


def room(board: OpenBoards, where: str) -> int:
    """How many more survivors a board takes."""
    inside = list(board.place.values()).count(where)
    if where in ROOM:
        return ROOM[where] - inside
    if where == DEN:
        return LIMITS["den_room"] - inside
    return LIMITS["colony_room"] - inside - board.helpless[where]


def crowd(board: OpenBoards, where: str) -> int:
    """The zombies on a board."""
    return sum(board.zombies[gate] for gate in ENTRANCES[where])


def in_town(board: OpenBoards, survivor: str) -> bool:
    """Whether a survivor is at a place of the town."""
    return board.place[survivor] in TOWN


def at_rival(board: OpenBoards, survivor: str) -> bool:
    """Whether a survivor stands before the entrance of a colony."""
    return board.place[survivor] not in ENTRANCES
