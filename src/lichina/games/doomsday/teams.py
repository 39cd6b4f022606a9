"""Which team a seat is on: worked out from its cards every time, never stored."""

from __future__ import annotations

from collections.abc import Iterable

from lichina.kernel import Part

from .box import LOYALTY, PROGRAMS, ROLES, SYMBOLS, Team
from .questions import immune
from .state import HIDDEN, DoomsdayState

HUMAN, MACHINE, OUTCAST = SYMBOLS
LEGION: Team = "legion"
FALLEN: Team = "fallen"

WEIGHTS: dict[str, tuple[str, int]] = {
    **{card.id: (card.team, card.weight) for card in LOYALTY.values() if card.weight},
    **{name: (team, PROGRAMS[name].weight) for name in PROGRAMS if (team := PROGRAMS[name].team)},
}
"""For whom a loyalty card or a hidden program counts, and how much."""
CONVERTS: dict[str, Team] = {
    **{role.id: role.always for role in ROLES.values() if role.always in (LEGION, FALLEN)},
    **{card.id: card.team for card in LOYALTY.values() if card.team == LEGION},
}
"""Cards that convert anybody who sees them in secret (A34)."""
ALWAYS: dict[str, Team] = {role.id: role.always for role in ROLES.values() if role.always}

# What the trail says in addition to what was seen: it is renamed with the cards, so that it stays true of them.
SAW, OWNS, CONVERTED, CURED, ANSWERED, GOES_ON, LACKS, HIDES = (
    "saw",
    "owns",
    "converted",
    "cured",
    "answered",
    "goes-on",
    "lacks",
    "hides",
)


def team_of(roles: Iterable[str], others: Iterable[str], inverted: bool, mark: str) -> str:
    """The team of somebody with these roles, loyalty cards and programs.

    Legion is above all else, then the fallen (A35), then what a role always is; else what most of the cards count for,
    and outcasts if two teams have as much.
    """
    if mark:
        return mark
    weights: dict[str, int] = dict.fromkeys(SYMBOLS, 0)
    for role in roles:
        if role in ALWAYS:
            return ALWAYS[role]
        weights[ROLES[role].symbol] += 1
    for face in others:
        if face in WEIGHTS:
            team, weight = WEIGHTS[face]
            if inverted and team != OUTCAST:
                team = MACHINE if team == HUMAN else HUMAN
            weights[team] += weight
    top = max(weights.values())
    first = [team for team, weight in weights.items() if weight == top]
    return first[0] if len(first) == 1 else OUTCAST


class Teams(DoomsdayState):
    """Teams, and how people come to the Legion and the fallen."""

    def counted(self, seat: int) -> tuple[list[int], list[int]]:
        """The cards that make up a seat's team: roles, and all else."""
        left, right = self.places(seat)
        return self.role[seat], [self.slots[left], self.slots[right], *self.hands[seat]]

    def team(self, seat: int) -> str:
        roles, others = self.counted(seat)
        face = self.face
        return team_of([face[card] for card in roles], [face[card] for card in others], self.inverted, self.marks[seat])

    def cast(self) -> list[Part]:
        """The role of each, of a leader both with a + between them, and the team at this moment."""
        return [Part("+".join(self.face[card] for card in self.role[seat]), self.team(seat)) for seat in self.seats]

    def answered_team(self, seat: int) -> str:
        """What somebody says who is asked for humans, machines or outcasts: Legion and fallen are outcasts."""
        team = self.team(seat)
        return OUTCAST if team in (LEGION, FALLEN) else team

    # --- Legion and fallen ----------------------------------------------------------------------------------------

    def is_immune(self, seat: int) -> bool:
        """Whether a role of this seat keeps it from being converted, open or not."""
        return any(immune[name](self, seat, False) for card in self.role[seat] if (name := self.face[card]) in immune)

    def convert(self, seat: int, team: Team) -> None:
        """Somebody belongs to the Legion or the fallen from now on; nobody leaves the Legion for the fallen (A35)."""
        if self.marks[seat] != LEGION and not self.is_immune(seat):
            self.marks[seat] = team

    def cure(self, seat: int) -> bool:
        """Whether somebody was converted without a card that does so; then it is over. Everybody sees which it was."""
        cards = (*self.role[seat], *(self.slots[place] for place in self.places(seat)))
        cured = bool(self.marks[seat]) and not any(self.face[card] in CONVERTS for card in cards)
        self.see((), *cards, note=(CURED, seat, cured))
        if cured:
            self.marks[seat] = ""
        return cured

    def learn(self, seat: int, *cards: int, note: tuple[object, ...] = ()) -> None:
        """A seat sees cards in secret, which may convert it (A34)."""
        self.see(seat, *cards, note=note)
        for card in cards:
            if (face := self.face[card]) in CONVERTS:
                self.convert(seat, CONVERTS[face])

    def own_roles(self, seat: int) -> None:
        """A seat looks at its role cards, which it did not have before."""
        self.learn(seat, *self.role[seat], note=(OWNS, seat))

    # --- what is known for certain --------------------------------------------------------------------------------

    def swear(self, kind: str, knowers: int, seats: Iterable[int], *said: object) -> None:
        """Something true has been said about teams: those who heard it imagine no world in which it was false."""
        cards: list[int] = []
        parts: list[tuple[int, int, int]] = []
        for seat in seats:
            roles, others = self.counted(seat)
            cards += [*roles, *others]
            parts.append((seat, len(roles), len(others)))
        self.see((), *cards, note=(kind, knowers, self.inverted, tuple(parts), *said))

    def hidden_held(self, seat: int) -> int:
        """How many programs of a hand are hidden loyalty."""
        return sum(self.face[card] in HIDDEN for card in self.hands[seat])
