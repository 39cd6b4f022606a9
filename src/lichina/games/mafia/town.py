"""The state of a town, and the questions that its rules ask of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, TypeAlias

from lichina.kernel import SEAT, Pick

from . import powers
from .roles import ROLES

Category: TypeAlias = Literal["criminal", "town", "loner"]
SIDE = {role.id: role.side for role in ROLES.values()}


@lru_cache(maxsize=4096)
def anybody(seats: tuple[int, ...], but: tuple[int | str, ...], nobody: str) -> Pick:
    """One of these seats except some, or nobody, unless that is also barred and a seat is left."""
    options: list[int | str] = [seat for seat in seats if seat not in but]
    return Pick(options if nobody in but and options else [*options, nobody], SEAT)


class Town:
    """Who holds which card, who lives, who sits in jail, who is infected or poisoned."""

    card: list[str]
    alive: list[int]
    jailed: list[int]
    infected: dict[int, int]
    """For the infected, the night in which they were touched."""
    poison: dict[int, int]
    """For the poisoned, the night at whose dawn they die."""
    chief: dict[str, int]
    """For each gang, who has the last word; his card may be another than the Don's or the Boss's."""
    last_heal: int
    """Whom the doctor healed last night; -1: nobody."""
    night: int

    def able(self, seat: int) -> bool:
        """Whether this player can use the card at all."""
        return seat in self.alive and seat not in self.jailed and seat not in self.infected

    def in_force(self, seat: int) -> tuple[str, ...]:
        """The card of this player; the infected have lost their powers (A25)."""
        return () if seat in self.infected else (self.card[seat],)

    def holder(self, role: str) -> int | None:
        """The living player with this card."""
        if role in self.card:
            for seat in self.alive:
                if self.card[seat] == role:
                    return seat
        return None

    def gang_of(self, seat: int) -> str | None:
        """The gang that this card belongs to."""
        side = SIDE[self.card[seat]]
        return side if side in ("mafia", "triads") else None

    def members(self, gang: str) -> list[int]:
        """The living of a gang who still belong to it: the infected have left it, prisoners have not."""
        return [seat for seat in self.alive if SIDE[self.card[seat]] == gang and seat not in self.infected]

    def wakes_with(self, seat: int, gang: str) -> bool:
        """Whether this player opens his eyes when a gang does."""
        card = self.card[seat]
        usual = SIDE[card] == gang
        return powers.wakes_with.ask(self, seat, usual) if card in powers.wakes_with.cards else usual

    def immune(self, seat: int) -> bool:
        """Whether this player cannot be shot, poisoned or jailed."""
        return powers.immune.ask(self, seat, False)

    def source(self) -> int | None:
        """Patient zero, while he lives."""
        return next((seat for seat in self.alive if powers.infectious.ask(self, seat, False)), None)

    def is_sick(self, seat: int) -> bool:
        """Whether this player is infected, or patient zero."""
        return seat in self.infected or powers.infectious.ask(self, seat, False)

    def sick(self) -> list[int]:
        """Patient zero and the infected who live."""
        return [seat for seat in self.alive if self.is_sick(seat)]

    def category(self, seat: int) -> Category:
        """What a check finds: any infected counts as a loner."""
        side = SIDE[self.card[seat]]
        if seat in self.infected or side == "loner":
            return "loner"
        return "town" if side == "town" else "criminal"

    def votes(self, seat: int) -> int:
        """What this player's hand counts: a prisoner's nothing (A40), the leader's two, an infected leader's one."""
        if seat in self.jailed:
            return 0
        return powers.votes.ask(self, seat, 1) if self.card[seat] in powers.votes.cards else 1

    def strength(self, seats: Iterable[int]) -> int:
        """What the hands of these players count together."""
        return sum(map(self.votes, seats))

    def faction(self, seat: int) -> str:
        """What the journalist compares: the two gangs are factions of their own."""
        return "loner" if seat in self.infected else SIDE[self.card[seat]]
