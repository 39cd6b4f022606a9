"""What a seat may take for true: cards dealt otherwise, and others converted, as far as nothing speaks against it.

Who belongs to the Legion depends on what people have seen, so it is worked out again from the trail.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from lichina.kernel import Dice

from .box import LIMITS, LOYALTY, PROGRAMS, ROLES, Role
from .deaths import winner
from .faces import is_leader
from .questions import immune
from .state import HIDDEN
from .teams import (
    ANSWERED,
    CONVERTED,
    CONVERTS,
    CURED,
    FALLEN,
    GOES_ON,
    HIDES,
    HUMAN,
    LACKS,
    LEGION,
    OUTCAST,
    OWNS,
    team_of,
)

if TYPE_CHECKING:
    from .rules import Doomsday

EVERYBODY = -1
TRUTHS = frozenset((ANSWERED, GOES_ON, LACKS, HIDES))
COUNTED = frozenset((*ROLES, *LOYALTY, *HIDDEN))
"""What can make a difference to what is said of teams and hands."""
MARKING = frozenset((*CONVERTS, *immune))
known_team = lru_cache(maxsize=1 << 14)(team_of)
"""The same teams are asked for again and again while what is hidden is dealt."""
TRIES = 4
"""How often a secret conversion is imagined again."""


def redeal(game: Doomsday, seat: int, dice: Dice) -> None:
    """Deal again, in place, what this seat cannot know."""
    past = Past(game, seat)
    past.convert_anew(dice)
    game.doubt(seat, dice, past.fits, past.holds if past.entries else None, COUNTED.__contains__)
    past.convert_anew(dice)
    past.replay()
    game.marks, game.no_humans = past.marks, past.no_humans


class Past:
    """What has happened, as one seat knows it."""

    def __init__(self, game: Doomsday, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.drawn = frozenset(game.drawn_roles)
        deal = game.options.deal
        self.checked = deal is not None and (deal.no_humans or any(not place.lives for place in deal.seats))
        self.without_humans = deal is not None and deal.no_humans
        self.legion = game.options.legion or any(face in CONVERTS for face in game.face)
        self.entries = [number for number in range(len(game.trail)) if self._matters(number)]
        """Where something is said that must hold, and with the Legion where somebody was converted."""
        self.marks = list(game.marks)
        self.no_humans = game.no_humans
        self.marks_at: dict[int, list[str]] = {}
        """Who belonged to the Legion when something true was said."""
        self.first_check = -1
        self.spoken_of: dict[int, tuple[tuple[int, ...], frozenset[int]]] = {}
        """About which cards each of those things was said, as they are in the trail and as a set."""

    def _matters(self, number: int) -> bool:
        how, seats, cards, note = self.game.trail[number]
        kind = note[0] if note else ""
        if kind in TRUTHS:
            return bool(note[1] >> self.seat & 1)
        if kind in (CONVERTED, CURED):
            return True
        face = self.game.face
        return self.legion and how == "seen" and seats > 0 and any(face[card] not in PROGRAMS for card in cards)

    # --- what may be exchanged ------------------------------------------------------------------------------------

    def fits(self, one: int, other: int) -> bool:
        """Whether two faces could have been dealt the other way round: all know how many roles of a symbol are in."""
        face = self.game.face
        first, second = ROLES.get(face[one]), ROLES.get(face[other])
        if first is None or second is None:
            return True
        if is_leader(first.id) or is_leader(second.id):
            return is_leader(first.id) and is_leader(second.id) and first.symbol == second.symbol
        return (one in self.drawn) == (other in self.drawn) or self.alike(first, second)

    def alike(self, first: Role, second: Role) -> bool:
        """Whether two roles could both have been drawn, one as well as the other."""
        marked = self.game.options.first_roles
        return (first.pool, first.symbol, marked and first.first) == (
            second.pool,
            second.symbol,
            marked and second.first,
        )

    def convert_anew(self, dice: Dice) -> None:
        """Whom the Mind Eater has chosen, only those two know."""
        trail = self.game.trail
        secret = [number for number in self.entries if self._secret(trail[number][3])]
        for _ in range(TRIES if secret else 0):
            for number in secret:
                how, seats, cards, note = trail[number]
                _, _, team, by, among = note
                taken = {trail[other][3][1] for other in secret if other != number and trail[other][3][3:] == note[3:]}
                free = [one for one in among if one != self.seat and one not in taken]
                if free:
                    trail[number] = (how, seats, cards, (CONVERTED, dice.choice(free), team, by, among))
                    if not self.replay():
                        trail[number] = (how, seats, cards, note)

    def _secret(self, note: tuple[Any, ...]) -> bool:
        return bool(note) and note[0] == CONVERTED and len(note) > 3 and self.seat not in (note[1], note[3])

    # --- what must hold -------------------------------------------------------------------------------------------

    def holds(self, one: int, other: int) -> bool:
        """Whether all that the seat has heard for certain is so although something has happened to two cards."""
        faces = (self.game.face[one], self.game.face[other])
        if COUNTED.isdisjoint(faces):
            return True
        if not MARKING.isdisjoint(faces) or not self.marks_at:
            return self._replay_or_forget()
        for number in self.marks_at:
            inside = self._inside(number)
            if (one in inside or other in inside) and not self._still(number):
                return False
        return True

    def _inside(self, number: int) -> frozenset[int]:
        """Which cards something was said about; they are others where cards have been exchanged since."""
        cards = self.game.trail[number][2]
        found = self.spoken_of.get(number)
        if found is None or found[0] is not cards:
            found = self.spoken_of[number] = cards, frozenset(cards)
        return found[1]

    def replay(self) -> bool:
        """The same, looking at everything; on the way it is found who belongs to the Legion."""
        trail = self.game.trail
        self.marks = ["" for _ in self.game.seats]
        self.roles: dict[int, tuple[int, ...]] = {}
        self.no_humans, self.known = self.without_humans, self.checked
        so, self.marks_at = True, {}
        for number in self.entries:
            note = trail[number][3]
            if note and note[0] in TRUTHS:
                self.marks_at[number] = list(self.marks)
            so = self._replay(number, *trail[number]) and so
        return so

    def _replay_or_forget(self) -> bool:
        """Look at everything; if it does not hold, the step is taken back, and all is as it was."""
        before = self.marks_at, self.no_humans
        so = self.replay()
        if not so:
            self.marks_at, self.no_humans = before
        return so

    def _still(self, number: int) -> bool:
        """Whether something that was said is so although two cards have other faces, which convert nobody."""
        self.marks = self.marks_at[number]
        _, _, cards, note = self.game.trail[number]
        if number == self.first_check:
            without_humans = HUMAN not in self._teams(cards, *note[2:4]).values()
            if without_humans != self.no_humans:  # that also matters to later checks
                return self._replay_or_forget()
        return self._replay(number, *self.game.trail[number])

    def _replay(self, number: int, how: str, seats: int, cards: tuple[int, ...], note: tuple[Any, ...]) -> bool:
        kind = note[0] if note else ""
        if kind == ANSWERED:
            return self._answered(cards, *note[2:])
        if kind == GOES_ON:
            return self._went_on(number, cards, *note[2:])
        face = self.game.face
        if kind == LACKS:
            return all(face[card] not in note[2] for card in cards)
        if kind == HIDES:
            return bool((sum(face[card] in HIDDEN for card in cards) > LIMITS["hidden"]) == note[2])
        if kind == CURED:
            return self._cured(cards, *note[1:])
        if kind == CONVERTED:
            self._convert(note[1], note[2])
        else:
            self._saw(seats, cards, note if kind == OWNS else ())
        return True

    def _saw(self, seats: int, cards: Iterable[int], owned: tuple[Any, ...]) -> None:
        face = self.game.face
        if owned:
            self.roles[owned[1]] = tuple(cards)
        for card in cards:
            if face[card] in CONVERTS:
                for seat in self.game.seats:
                    if seats >> seat & 1:
                        self._convert(seat, CONVERTS[face[card]])

    def _convert(self, seat: int, team: str) -> None:
        face = self.game.face
        if self.marks[seat] != LEGION and not any(face[card] in immune for card in self.roles.get(seat, ())):
            self.marks[seat] = team

    def _cured(self, cards: Iterable[int], seat: int, cured: bool) -> bool:
        found = bool(self.marks[seat]) and not any(self.game.face[card] in CONVERTS for card in cards)
        if found:
            self.marks[seat] = ""
        return found == cured

    def _teams(self, cards: tuple[int, ...], inverted: bool, parts: tuple[tuple[int, int, int], ...]) -> dict[int, str]:
        """Which team each had then."""
        face, marks, start = self.game.face, self.marks, 0
        teams: dict[int, str] = {}
        for seat, roles, others in parts:
            middle, end = start + roles, start + roles + others
            first, rest = cards[start:middle], cards[middle:end]
            teams[seat] = known_team(
                tuple([face[card] for card in first]), tuple([face[card] for card in rest]), inverted, marks[seat]
            )
            start = end
        return teams

    def _answered(
        self,
        cards: tuple[int, ...],
        inverted: bool,
        parts: tuple[tuple[int, int, int], ...],
        claims: tuple[str, ...],
        yes: bool,
        folded: bool,
    ) -> bool:
        for team, claim in zip(self._teams(cards, inverted, parts).values(), claims, strict=True):
            said = OUTCAST if folded and team in (LEGION, FALLEN) else team
            if (said == claim) != yes:
                return False
        return True

    def _went_on(
        self,
        number: int,
        cards: tuple[int, ...],
        inverted: bool,
        parts: tuple[tuple[int, int, int], ...],
        living: int,
        side: str | None,
    ) -> bool:
        teams = self._teams(cards, inverted, parts)
        if not self.known:
            self.known, self.first_check = True, number
            self.no_humans = HUMAN not in teams.values()
        alive = dict(list(teams.items())[:living])
        return winner(alive, self.no_humans) == side
