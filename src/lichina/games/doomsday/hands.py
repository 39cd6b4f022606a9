"""Programs in people's hands: drawn, discarded, stolen and swapped. Who cannot follow a card has lost track of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from lichina.kernel import ALL, CARD, Event, Pick, Steps

from .moments import drawn, peeked
from .questions import draw_ban
from .state import NO_SEAT, PROGRAM
from .teams import SAW, Teams

FACE_DOWN = -2
"""Whom a program names that was laid aside out of a hand."""


class Hands(Teams):
    """What happens to programs."""

    def may_draw(self, seat: int) -> bool:
        """Whether there is a program to draw, and nobody forbids it."""
        if not self.deck or self.unmoved(draw_ban):
            return bool(self.deck)
        return not any(draw_ban.ask(self, other, False, seat) for other in self.with_cards())

    def draw(self, seat: int, count: int = 1, *, copied: bool = False) -> Steps[None]:
        """Draw programs; with a draw ban or an empty deck nothing happens (A29, A39).

        Copied draws, which follow the draw of another, are not copied again (A27).
        """
        if self.lives[seat] and self.may_draw(seat):
            count = self.take_top(seat, count)
            yield from self.set_off(drawn, Event("drawn", seat, {"count": count, "copied": copied}))

    def take_top(self, seat: int, count: int) -> int:
        """Take programs from the deck into the hand; how many there were."""
        cards = self.deck[:count]
        del self.deck[:count]
        self.hands[seat] += cards
        self.see(seat, *cards)
        self.tell(ALL, "drew", seat=seat, count=len(cards))
        self.tell(seat, "drew-cards", cards=self.named(cards))
        return len(cards)

    def put_under(self, seat: int, cards: Iterable[int]) -> None:
        """Programs of a hand go under the deck, face down: which, only their owner knows."""
        gone = list(cards)
        self.mix(self.hands[seat], seat)
        for card in gone:
            self.hands[seat].remove(card)
        self.deck += gone
        self.tell(ALL, "discarded", seat=seat, count=len(gone))
        self.tell(seat, "discarded-cards", cards=self.named(gone))

    def own_hand(self, seat: int) -> Pick[str]:
        """A program of one's hand."""
        return Pick(self.held(seat), CARD)

    def discard_one(self, seat: int) -> Steps[None]:
        """A seat puts a program of its choice under the deck."""
        face = yield from self.ask(seat, "discard", partial(self.own_hand, seat))
        self.put_under(seat, [self.find(seat, face)])

    def discard_any(self, seat: int) -> None:
        """A program of a hand, drawn by lot, goes under the deck."""
        if self.hands[seat]:
            self.put_under(seat, [self.dice.choice(self.hands[seat])])

    def hand_over(self, giver: int, taker: int, cards: Iterable[int], among: Iterable[int] = ()) -> None:
        """Programs change hands: only these two know which of the hand, or of these, they are."""
        moved = list(cards)
        self.mix(list(among) or self.hands[giver], (giver, taker))
        for card in moved:
            self.hands[giver].remove(card)
        self.hands[taker] += moved
        self.see(taker, *moved)
        self.tell(ALL, "handed", seat=taker, target=giver, count=len(moved))
        self.tell((giver, taker), "handed-cards", seat=taker, target=giver, cards=self.named(moved))

    def steal_any(self, seat: int, target: int) -> None:
        """Take a program, drawn by lot, from somebody's hand."""
        if self.hands[target]:
            self.hand_over(target, seat, [self.dice.choice(self.hands[target])])

    def give_one(self, giver: int, taker: int, count: int) -> Steps[None]:
        """Of the programs that came last into a hand, its owner gives one away."""
        if count > 0:
            form = partial(self.latest, giver, count)
            face = yield from self.ask(giver, "give", form, about={"seat": taker})
            latest = self.hands[giver][-count:]
            card = next(card for card in latest if self.face[card] == face)
            self.hand_over(giver, taker, [card], latest)

    def latest(self, seat: int, count: int) -> Pick[str]:
        """The programs that came last into a hand."""
        return Pick(dict.fromkeys(self.named(self.hands[seat][-count:])), CARD)

    def set_aside(self, owner: int, word: str, taker: int) -> None:
        """A program of a hand (any, if the word is none of them) or from the table is taken, to be exchanged."""
        laid = [self.face[card] for card in self.laid[owner]]
        if word in laid:
            card, chosen = self.lift(owner, laid.index(word))
            self.aside.append([card])
            self.aside_names.append(chosen)
            return
        self.mix(self.hands[owner], (owner, taker))
        known = word in self.held(owner)
        card = self.find(owner, word) if known else self.dice.choice(self.hands[owner])
        self.hands[owner].remove(card)
        self.aside.append([card])
        self.aside_names.append(FACE_DOWN)

    def take_aside(self, seat: int) -> None:
        """A seat gets the program that was laid aside first."""
        (card,), names = self.aside.pop(0), self.aside_names.pop(0)
        if names == FACE_DOWN:
            self.hands[seat].append(card)
            self.see(seat, card)
            self.tell(seat, "got-program", card=self.face[card])
        else:
            self.laid[seat].append(card)
            self.chosen[seat].append(names)

    def peek_drawn(self, seat: int, owner: int, card: int) -> Steps[None]:
        """A seat peeks at a program that another has drawn."""
        self.see(seat, card, note=(SAW, self.turns, owner, PROGRAM))
        self.tell(seat, "saw-program", target=owner, card=self.face[card])
        yield from self.set_off(peeked, Event("peeked", seat, {"seen": ((owner, PROGRAM),), "cards": (card,)}))

    def replace_drawn(self, owner: int, number: int) -> None:
        """A program that was drawn goes under the deck, and another comes for it, unless draws are forbidden (A67)."""
        place = len(self.hands[owner]) + number
        self.deck.append(self.hands[owner].pop(place))
        self.tell(ALL, "replaced", seat=owner)
        if self.may_draw(owner):
            self.hands[owner].insert(place, self.deck.pop(0))
            self.see(owner, self.hands[owner][place])
            self.tell(owner, "drew-cards", cards=[self.face[self.hands[owner][place]]])

    # --- programs on the table ------------------------------------------------------------------------------------

    def lay(self, seat: int, chosen: int = NO_SEAT) -> None:
        """The program that is being carried out stays on the table."""
        self.laid[seat].append(self.stack.pop())
        self.chosen[seat].append(chosen)

    def lift(self, seat: int, number: int) -> tuple[int, int]:
        """Take a program from the table: it, and whom it names."""
        return self.laid[seat].pop(number), self.chosen[seat].pop(number)

    def remove_laid(self, seat: int, face: str) -> None:
        """A program on the table goes under the deck, before everybody's eyes."""
        number = next(number for number, card in enumerate(self.laid[seat]) if self.face[card] == face)
        self.deck.append(self.lift(seat, number)[0])
        self.tell(ALL, "taken-off", seat=seat, card=face)
