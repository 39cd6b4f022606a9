"""From where a match starts: a deck dealt by chance, or a position laid out on purpose."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .roles import GANGS, ROLES

Start = Literal["introduction", "day", "vote", "dusk", "night"]


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A position: who holds which card, what has happened to whom, and at which moment the match begins."""

    cards: list[str]
    """A card for every seat; for the moderator's an empty word."""
    start: Start = "introduction"
    dead: list[int] = []
    jailed: list[int] = []
    infected: list[int] = []
    poisoned: list[int] = []
    """They die at the dawn after the coming night."""
    chief: dict[str, int] = {}
    """Who has the last word in a gang, where it is not its Don or Boss."""
    last_heal: int | None = None
    nights: int = 0
    """How many nights have passed."""

    def fault(self, players: list[int]) -> str | None:
        """Why the rules do not allow this position, if they do not."""
        seats = range(len(self.cards))
        if any((seat in players) != bool(self.cards[seat]) for seat in seats) or not set(players) <= set(seats):
            return "every player has one card, and the moderator none"
        unknown = [card for card in self.cards if card and card not in ROLES]
        if unknown:
            return f"there is no role {unknown[0]}"
        twice = [role.id for role in ROLES.values() if role.unique and self.cards.count(role.id) > 1]
        if twice:
            return f"there is only one {twice[0]}"
        if self.nights < 0:
            return "fewer than no nights have passed"
        return self._wrong_status(players) or self._wrong_chief()

    def _wrong_status(self, players: list[int]) -> str | None:
        last = [] if self.last_heal is None else [self.last_heal]
        for seats in (self.dead, self.jailed, self.infected, self.poisoned, last):
            if not set(seats) <= set(players) or len(set(seats)) != len(seats):
                return "a status belongs to players, to each once"
        if set(self.dead) & {*self.jailed, *self.poisoned}:
            return "the dead are neither in jail nor poisoned"
        if self.jailed and not any(self.cards[seat] == "judge" and seat not in self.dead for seat in players):
            return "without a living judge nobody is in jail"
        if self.infected and "patient0" not in self.cards:
            return "without patient zero nobody is infected"
        if any(self.cards[seat] == "patient0" for seat in self.infected):
            return "patient zero is not infected himself"
        return None

    def _wrong_chief(self) -> str | None:
        for gang, seat in self.chief.items():
            if gang not in GANGS or GANGS[gang].chief not in self.cards:
                return f"there is no gang {gang} with a chief"
            gone = {*self.dead, *self.infected}
            if not 0 <= seat < len(self.cards) or ROLES[self.cards[seat]].side != gang or seat in gone:
                return "a chief is a living member of his gang"
        return None
