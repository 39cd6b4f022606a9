"""The state of a table of «Судный день», and what can be read from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NotRequired, TypedDict, TypeVar

from lichina.kernel import Ask, Cards, Effects, Event, Form, Steps, Told

from .box import LIMITS, PROGRAMS, ROLES
from .moments import programs
from .options import Choices

T = TypeVar("T")

ROLE, SECOND, LEFT, RIGHT = "role", "second", "left", "right"
"""Where a card lies before a player; only a leader has a second role card."""
PROGRAM = "program"
"""Where a program lies that was seen in a hand."""
ADVANCED = LIMITS["advanced"]
"""With this many players or more, the game is advanced."""
CENTRE = -1
"""Who holds a weapon that lies in the centre."""
NO_SEAT = -1

ORDER = {program: number for number, program in enumerate(PROGRAMS)}
"""In this order programs are named; it tells nothing."""
LASTING = frozenset(role.id for role in ROLES.values() if role.dead)
"""Roles that work for the dead."""
HIDDEN = frozenset(program.id for program in PROGRAMS.values() if program.kind == "hidden")
"""Programs that are held in secret and count for a team."""


class TurnClaim(TypedDict):
    """What somebody has said: `view.Claim`."""

    turn: int
    seat: int
    topic: str
    target: NotRequired[int]
    spot: NotRequired[str]
    what: NotRequired[str]


class Decided(Exception):
    """A check has found that the match is over: nothing else happens."""


class DoomsdayState(Cards):
    """Cards, lives, weapons and whose turn it is."""

    options: Choices
    role: list[list[int]]
    role_up: list[list[bool]]
    opener: list[list[int]]
    """For each role card, by whom it was last opened."""
    slots: list[int]
    """Loyalty cards: two for each seat, or in the advanced game one between each seat and the next."""
    slot_up: list[bool]
    hands: list[list[int]]
    laid: list[list[int]]
    """Programs that stay on the table."""
    chosen: list[list[int]]
    """Whom each of them names."""
    deck: list[int]
    box: list[int]
    """Cards that are out of the game; leaders come from here."""
    drawn_roles: list[int]
    """The role cards that were taken out of the box for this match, dealt or not: how many of each symbol, all know."""
    stack: list[int]
    """Programs that are being carried out, the latest last."""
    aside: list[list[int]]
    """Programs that are being exchanged, and whom each names that lay on the table."""
    aside_names: list[int]
    lives: list[int]
    buried: list[int]
    graves: list[int]
    """Who has died in this turn."""
    arms: list[str]
    """The weapons."""
    locked: list[bool]
    holder: list[int]
    aims: list[list[int]]
    fixed: list[bool]
    """Which weapons may not be aimed by their holders."""
    marks: list[str]
    """Who belongs to the Legion or the fallen by what has happened; nothing for the others."""
    inverted: bool
    no_humans: bool
    checked: bool
    """Whether there has been a check."""
    turn: int
    turns: int
    """How many turns have begun."""
    quiet: int
    """How many turns have passed since somebody died."""
    ready: list[int]
    """The weapons that were held when the turn began, and are still."""
    spent: str
    """The action of this turn."""
    used: list[int]
    """The weapons that it was done with."""
    acting: list[str]
    """Cards that are being carried out because something has set them off."""
    shot: list[int]
    """While a shot is announced: the shooter, the weapon, and at whom."""
    pending: dict[int, int]
    """Damage that has been dealt and not yet taken."""
    announced: str
    """While a window is open: what it answers, a shot, a program, damage or a death."""
    result: str
    """The side that has won; `nobody` if none has."""
    unmasked: bool
    """Whether all teams have been told, as the match is over."""
    looking: bool
    """Whether everybody looks at something that has just happened: nothing is played or said meanwhile."""
    words: list[int]
    claims: list[TurnClaim]
    tones: dict[str, list[str]]
    """In which tones things of each kind were said lately."""

    # --- who and where --------------------------------------------------------------------------------------------

    @property
    def advanced(self) -> bool:
        """Whether neighbours share their loyalty cards, and all that goes with it."""
        return len(self.seats) >= ADVANCED

    def living(self) -> list[int]:
        return [seat for seat in self.seats if self.lives[seat]]

    def dead(self) -> list[int]:
        """Who lies dead; a player who has just lost their last life dies once the effect is over (A6)."""
        return sorted(self.buried)

    def others(self, seat: int) -> list[int]:
        """All others who live, clockwise."""
        lives, count = self.lives, len(self.seats)
        return [other % count for other in range(seat + 1, seat + count) if lives[other % count]]

    def places(self, seat: int) -> tuple[int, int]:
        """Where the left and the right loyalty card of a seat lie among all."""
        if self.advanced:
            return seat, (seat - 1) % len(self.seats)
        return 2 * seat, 2 * seat + 1

    def owners(self, place: int) -> tuple[int, ...]:
        """Whose loyalty card lies there: a shared one belongs to both neighbours (A30)."""
        if self.advanced:
            return place, (place + 1) % len(self.seats)
        return (place // 2,)

    def place(self, seat: int, spot: str) -> int:
        """Where the left or the right loyalty card of a seat lies among all."""
        return self.places(seat)[spot == RIGHT]

    def spot_of(self, seat: int, place: int) -> str:
        """The same the other way round."""
        return RIGHT if place == self.places(seat)[1] else LEFT

    def roles(self, seat: int) -> tuple[str, ...]:
        """Where the role cards of a seat lie."""
        return (ROLE, SECOND)[: len(self.role[seat])]

    def card(self, seat: int, spot: str) -> int:
        """The card that lies there."""
        if spot in (ROLE, SECOND):
            return self.role[seat][spot == SECOND]
        return self.slots[self.place(seat, spot)]

    def is_up(self, seat: int, spot: str) -> bool:
        if spot in (ROLE, SECOND):
            return self.role_up[seat][spot == SECOND]
        return self.slot_up[self.place(seat, spot)]

    def closed_roles(self, seat: int) -> list[str]:
        """The spots of role cards that lie face down."""
        return [spot for spot, up in zip((ROLE, SECOND), self.role_up[seat], strict=False) if not up]

    def open_roles(self, seat: int) -> list[str]:
        return [spot for spot, up in zip((ROLE, SECOND), self.role_up[seat], strict=False) if up]

    def closed_loyalty(self, seat: int) -> list[str]:
        left, right = self.places(seat)
        up = self.slot_up
        if up[left]:
            return [] if up[right] else [RIGHT]
        return [LEFT] if up[right] else [LEFT, RIGHT]

    def open_loyalty(self, seat: int) -> list[str]:
        left, right = self.places(seat)
        return [spot for spot, place in ((LEFT, left), (RIGHT, right)) if self.slot_up[place]]

    def closed(self, seat: int) -> list[str]:
        """All spots that lie face down."""
        return [*self.closed_roles(seat), *self.closed_loyalty(seat)]

    # --- programs -------------------------------------------------------------------------------------------------

    def named(self, cards: Iterable[int]) -> list[str]:
        """Programs by their words, in an order that tells nothing."""
        return sorted((self.face[card] for card in cards), key=ORDER.__getitem__)

    def held(self, seat: int) -> list[str]:
        """The different programs in a hand."""
        return list(dict.fromkeys(self.named(self.hands[seat])))

    def find(self, seat: int, face: str) -> int:
        """A program in a hand."""
        return next(card for card in self.hands[seat] if self.face[card] == face)

    def blank(self, face: str) -> bool:
        """Whether a program does nothing: it has no effect at all, or the weapon that it brings is free to all."""
        row = PROGRAMS[face]
        if row.weapon is None:
            return face not in programs and row.kind == "instant"
        return not any(locked for kind, locked in zip(self.arms, self.locked, strict=True) if kind == row.weapon)

    def names(self, seat: int, face: str) -> int:
        """Whom a program on the table names: nobody if that is its owner, or somebody who is dead (A48, A49)."""
        for card, chosen in zip(self.laid[seat], self.chosen[seat], strict=True):
            if self.face[card] == face:
                return chosen if chosen != seat and chosen >= 0 and self.lives[chosen] else NO_SEAT
        return NO_SEAT

    def opened_by(self, seat: int, face: str) -> int:
        """Who has made a seat open this role."""
        for card, by in zip(self.role[seat], self.opener[seat], strict=True):
            if self.face[card] == face:
                return by
        return NO_SEAT

    # --- what works, and what it is set off by --------------------------------------------------------------------

    def in_force(self, seat: int) -> list[str]:
        """Roles that lie open, and programs on the table; of the dead only what works for them."""
        if True not in self.role_up[seat] and not self.laid[seat]:
            return []
        face = self.face
        found = [face[card] for card, up in zip(self.role[seat], self.role_up[seat], strict=True) if up]
        if not self.lives[seat]:
            return [name for name in found if name in LASTING]
        return found + [face[card] for card in self.laid[seat]]

    def with_cards(self) -> list[int]:
        """Who has cards in force, perhaps: a role that lies open, or a program on the table."""
        laid = self.laid
        return [seat for seat, up in enumerate(self.role_up) if True in up or laid[seat]]

    def unmoved(self, registry: Effects[Any]) -> bool:
        """Whether no card that lies open is in a registry: mostly so, and then nobody need be looked at."""
        face = self.face
        cards = [card for cards, up in zip(self.role, self.role_up, strict=True) if True in up for card in cards]
        for laid in self.laid:
            if laid:
                cards += laid
        return registry.none_of([face[card] for card in cards])

    def set_off(self, registry: Effects[Any], event: Event) -> Steps[None]:
        """Let an event set off the cards in force, clockwise from whose turn it is.

        A card that is still being carried out is not set off again by what comes of it (A27).
        """
        if self.unmoved(registry):
            return
        for seat in self.clockwise(self.turn, self.with_cards()):
            for card in self.in_force(seat):
                name = f"{card}-{seat}"
                if card in registry and name not in self.acting:
                    self.acting.append(name)
                    try:
                        yield from registry.play(card, self, seat, event)
                    finally:
                        self.acting.remove(name)

    def ask(self, seat: int, key: str, form: Form[T] | Callable[[], Form[T]], **more: Any) -> Ask[T]:
        """A question with the usual time to answer."""
        return Ask(seat, key, form, limit=self.options.answer, **more)

    def moment(self, *told: Told) -> Steps[None]:
        """Let everybody look at this; where nothing has come of it, there is nothing to look at."""
        if told:
            self.looking = True
            yield from super().moment(*told)
            self.looking = False

    # --- for imagining --------------------------------------------------------------------------------------------

    def lying(self) -> list[list[int]]:
        return [*self.role, self.slots, *self.hands, *self.laid, self.deck, self.box, self.stack, *self.aside]
