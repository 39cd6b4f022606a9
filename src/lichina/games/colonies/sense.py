"""The boards with the eyes of a bot: who is where, what comes next to its colony, and what a blow would cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil

from .box import BOARD, COLONIES, DEN, ENTRANCES, INFLUENCE, KIND, LIMITS, RIVAL, SPACES, SURVIVORS, TOWN
from .view import Camp, Private, Public, SurvivorInPlay

MORALE, DIRE = 2.5, 4.0
"""What one morale is worth, and what it is worth to a colony that is about to fall."""
LIFE = 1.5
"""What a survivor is worth on top of the morale that its death costs."""
LATER = 0.4
"""What comes in the next round but one matters as much less."""
LOW = 2
"""From this morale on a colony is about to fall."""


class Sense:
    """What one player sees, read for what matters."""

    def __init__(self, seat: int, board: Public, own: Private) -> None:
        self.seat = seat
        self.board = board
        self.own = own
        self.home = board.players[seat].home
        self.wolf = self.home == DEN
        self.rivals = COLONIES if self.wolf else (RIVAL[self.home],)
        self.camp: Camp = board.camps[self.home]
        self.people: Mapping[str, SurvivorInPlay] = board.people
        self.group = [name for name, person in self.people.items() if person.seat == seat]
        self.dice = sorted(board.players[seat].dice)
        self.morale = DIRE if self.camp.morale <= LOW else MORALE
        self.death = self.morale + LIFE

    # --- people -----------------------------------------------------------------------------------------------------

    def side(self, name: str) -> str:
        """The colony of somebody, or the den."""
        return self.board.players[self.people[name].seat].home

    def friend(self, name: str) -> bool:
        """Whether somebody is of the bot's own colony."""
        return name in self.people and self.side(name) == self.home

    def at(self, where: str) -> list[str]:
        """Everybody on a board, or at one entrance."""
        if where in COLONIES:
            return [name for name, person in self.people.items() if BOARD[person.place] == where]
        return [name for name, person in self.people.items() if person.place == where]

    def allies(self, where: str) -> list[str]:
        """The seat's own colony there."""
        return [name for name in self.at(where) if self.friend(name)]

    def foes(self, where: str) -> list[str]:
        """The rivals there; the wolf is nobody's."""
        return [name for name in self.at(where) if self.side(name) in self.rivals]

    def tokens(self, name: str) -> int:
        """Wounds of all kinds."""
        person = self.people[name]
        return person.wounds + person.frostbite + person.despair

    def hurt(self, name: str) -> int:
        """Those that can be healed."""
        return self.people[name].wounds + self.people[name].frostbite

    def armed(self, name: str) -> bool:
        """Whether somebody carries a weapon."""
        return any(KIND[item] == "weapon" for item in self.people[name].equipment)

    def force(self, names: Iterable[str]) -> int:
        """How strong they are in combat."""
        return sum(1 + self.armed(name) for name in names)

    def exposure(self, name: str, where: str = "") -> float:
        """What the exposure die costs on the average, there or where somebody is; a bite spreads among friends."""
        there = where or self.people[name].place
        near = sum(one != name for one in self.allies(BOARD.get(there, there)))
        spread = self.death * (1 - 0.5**near)
        left = LIMITS["deadly"] - self.tokens(name)
        if left <= 1:
            return (6 * self.death + spread) / 12
        wound, frost = (0.5, 1.8) if left > 2 else (1.0, 3.0)
        return (self.death + spread + 3 * wound + 2 * frost) / 12

    def value(self, name: str) -> float:
        """How much one would miss somebody, next to others."""
        row = SURVIVORS[name]
        return (14 - row.attack - row.search) / 10 + INFLUENCE[name] / 200 + 0.3 * len(self.people[name].equipment)

    # --- the colony -------------------------------------------------------------------------------------------------

    def heads(self) -> int:
        """Who eats at home."""
        inside = sum(person.place == self.home for person in self.people.values())
        return inside + self.camp.helpless + self.camp.unruly

    def hungry(self) -> int:
        """How much food is missing for the next meal; less than nothing is left over."""
        return ceil(self.heads() / 2) - self.camp.food

    def guests(self) -> int:
        """How many strangers stand before the bot's own entrances."""
        return sum(not self.friend(name) for name in self.at(self.home)) if not self.wolf else 0

    def undefended(self, colony: str) -> bool:
        """Whether nobody of a colony is at home."""
        return not any(person.place == colony for person in self.people.values())

    # --- zombies ----------------------------------------------------------------------------------------------------

    def arrivals(self, where: str, more: int = 0) -> int:
        """How many zombies come there at the end of the round, with this many more people."""
        if where in TOWN:
            return len(self.at(where)) + more + ceil(self.board.noise[where] / 2)
        camp = self.board.camps[where]
        return ceil((len(self.at(where)) + camp.helpless + camp.unruly + more) / 2)

    def breaches(self, where: str, more: int = 0, killed: str = "", built: str = "", count: int = 1) -> float:
        """How many will break in there, in the next two rounds; if zombies were killed, or barricades built."""
        gates = ENTRANCES[where]
        if not gates or not self.at(where):
            return 0.0
        free, bars = self._state(where, killed, built, count)
        found, weight = 0.0, 1.0
        for _ in range(2):
            for number in range(self.arrivals(where, more)):
                gate = gates[number % len(gates)]
                if free[gate] > 0:
                    free[gate] -= 1
                elif bars[gate]:
                    bars[gate] -= 1
                    free[gate] += 1
                else:
                    found += weight
            weight = LATER
        return found

    def _state(self, where: str, killed: str, built: str, count: int) -> tuple[dict[str, int], dict[str, int]]:
        free: dict[str, int] = {}
        bars: dict[str, int] = {}
        for gate in ENTRANCES[where]:
            stands = self.board.gates[gate]
            guests = 0 if where in TOWN else len(self.at(gate))
            free[gate] = SPACES[gate] - stands.zombies - stands.barricades - stands.traps - guests
            bars[gate] = stands.barricades + stands.traps
        if killed:
            free[killed] += min(count, self.board.gates[killed].zombies)
        if built:
            free[built] -= 1
            bars[built] += 1
        return free, bars

    def relief(self, where: str, killed: str = "", built: str = "", count: int = 1) -> float:
        """What it is worth to kill zombies at an entrance, or to build there."""
        before, after = self.breaches(where), self.breaches(where, 0, killed, built, count)
        return self.death * (before - after)
