"""Programs that are played and answered, and damage: one window for one effect, no matter who is hurt by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from typing import Any, TypeAlias

from lichina.kernel import ALL, CARD, Ask, Branch, Event, Option, Steps, Tree, window
from lichina.kernel.game import PASS

from .armoury import Armoury
from .box import LIMITS, PROGRAMS
from .moments import ANY, DAMAGE, PLAYED, TURN, carried_out, hurt, laid_off, programs
from .questions import damage_taken
from .teams import ANSWERED

Offers: TypeAlias = Callable[[int], dict[Any, Any]]
EVERYBODY = -1


@lru_cache(maxsize=16)
def _passing(key: str) -> Tree[tuple[Option, ...]]:
    """What somebody is asked who cannot react."""
    return Tree(Branch(key, {PASS: None}, of=CARD))


class Harm(Armoury):
    """Programs, windows, damage and healing."""

    # --- windows --------------------------------------------------------------------------------------------------

    def reaction(self, key: str, offers: Offers, seat: int) -> Tree[tuple[Option, ...]]:
        found = offers(seat) if self.hands[seat] else {}
        return Tree(Branch(key, {PASS: None, **found}, of=CARD)) if found else _passing(key)

    def reacting(self, key: str, order: list[int], offers: Offers) -> Steps[tuple[Any, ...] | None]:
        """The first in this order who plays a program in a window, and how; None if nobody does.

        Everybody sees who has no program face down: where nobody has one, there is no window (A12).
        """
        if not any(self.hands[seat] for seat in order):
            return None
        asks = {seat: Ask(seat, key, partial(self.reaction, key, offers, seat)) for seat in order}
        self.announced = key
        answers = yield from window(asks, self.options.window)
        self.announced = ""
        return next(((seat, *path) for seat, path in answers.items() if path[0] != PASS), None)

    def answering(self, event: Event, order: list[int], still: Callable[[], bool]) -> Steps[None]:
        """A window for programs against this, which opens again after each of them, as long as it makes sense."""
        while still():
            found = yield from self.reacting(event.name, order, partial(self.against, event))
            if found is None:
                return
            seat, card, *how = found
            yield from self.play(seat, card, how, event)

    def against(self, event: Event, seat: int) -> dict[Any, Any]:
        """What a seat may play in the window that an event opens."""
        return programs.offers(event.name, self.held(seat), self, seat, event)

    # --- playing --------------------------------------------------------------------------------------------------

    def playable(self, seat: int) -> dict[Any, Any]:
        """What a seat may play outside of windows."""
        held = self.held(seat)
        found = programs.offers(ANY, held, self, seat)
        if seat == self.turn:
            found |= programs.offers(TURN, held, self, seat)
        return found | {face: None for face in held if self.blank(face)}

    def uses(self, seat: int, card: str, *event: Event) -> dict[Any, Any]:
        """What a program could be used on once more, in the window in which it was played or outside."""
        if self.blank(card):
            return {}
        if event:
            return programs.offers(event[0].name, [card], self, seat, *event)
        return programs.offers(ANY, [card], self, seat) | programs.offers(TURN, [card], self, seat)

    def playable_any_time(self, seat: int) -> dict[Any, Any]:
        """What a seat may play when a shot is announced (A52)."""
        held = self.held(seat)
        found = programs.offers(ANY, held, self, seat)
        return found | {face: None for face in held if self.blank(face)}

    def play(self, seat: int, card: str, how: Iterable[Any], *event: Event) -> Steps[None]:
        """A program is announced and has its effect unless it is countered; then it goes under the deck (A11).

        So does a permanent one that was countered (A61).
        """
        path = tuple(how)
        self.announce(seat, card, path)
        deed = Event(PLAYED, seat, {"countered": False})
        order = self.clockwise(self.turn, self.living())
        yield from self.answering(deed, order, lambda: not deed.data["countered"])
        depth = len(self.stack)
        if deed.data["countered"]:
            self.tell(ALL, "countered", seat=seat, card=card)
        else:
            if not self.blank(card):
                yield from programs.play(card, self, seat, *path, *event)
            if len(self.stack) == depth:
                done = Event("carried-out", seat, {"card": card, "against": event})
                yield from self.set_off(carried_out, done)
                yield from self.set_off(laid_off, done)
        if len(self.stack) == depth:
            self.deck.append(self.stack.pop())

    def announce(self, seat: int, card: str, path: tuple[Any, ...]) -> None:
        """A program is laid open, and everybody hears what it is used on; that it could be played may prove a team."""
        self.mix(self.hands[seat], seat)
        number = self.find(seat, card)
        self.hands[seat].remove(number)
        self.stack.append(number)
        self.open(number)
        if (team := PROGRAMS[card].proves) is not None:
            self.swear(ANSWERED, EVERYBODY, [seat], (team,), True, False)
        targets = list(dict.fromkeys(step for step in path if isinstance(step, int)))
        words = [step for step in path if isinstance(step, str)]
        self.tell(ALL, "played", seat=seat, card=card, targets=targets, words=words)

    # --- damage ---------------------------------------------------------------------------------------------------

    def harm(self, points: Mapping[int, int], how: str) -> Steps[dict[int, int]]:
        """These are hurt by one effect, a weapon, a program or a role; how much each has taken in the end."""
        due = {seat: damage_taken.ask(self, seat, left, how) for seat, left in points.items() if self.lives[seat]}
        self.pending = {seat: left for seat, left in due.items() if left > 0}
        if self.pending:
            self.tell(ALL, "in-danger", seats=list(self.pending), how=how)
        order = self.clockwise(self.turn, self.living())
        yield from self.answering(Event(DAMAGE, self.turn), order, lambda: bool(self.pending))
        taken, self.pending = self.pending, {}
        for seat, left in taken.items():  # what lies before the dead does not work: it comes first
            yield from self.set_off(hurt, Event("hurt", seat, {"points": min(left, self.lives[seat])}))
        for seat, left in taken.items():
            taken[seat] = min(left, self.lives[seat])
            self.lives[seat] -= taken[seat]
            if taken[seat]:  # what was passed on has perhaps taken the last life already
                self.tell(ALL, "hurt", seat=seat, points=taken[seat], lives=self.lives[seat])
        return taken

    def prevent(self, seat: int) -> None:
        """One point of the damage that is due to somebody is averted."""
        self.pending[seat] -= 1
        if not self.pending[seat]:
            del self.pending[seat]
        self.tell(ALL, "prevented", seat=seat)

    def heal(self, seat: int) -> None:
        """A life is given back to somebody who lives and has lost one; it cannot be refused (A51)."""
        if 0 < self.lives[seat] < LIMITS["lives"]:
            self.lives[seat] += 1
            self.tell(ALL, "healed", seat=seat, lives=self.lives[seat])
