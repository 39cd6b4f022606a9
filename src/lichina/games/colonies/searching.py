"""A search: cards are turned up, noise shows more, and what is not kept goes under the deck (§1.5, §2.6)."""

from __future__ import annotations

from functools import partial

from lichina.kernel import ALL, Ask, Pick, Steps

from . import open_boards, questions
from .box import ITEMS, KIND, LIMITS
from .choices import items
from .moving import Moving
from .sketch import items_of


class Searching(Moving):
    """Somebody looks for items."""

    def rummage(self, seat: int, survivor: str, shown: int = 1, kept: int = 1, quiet: bool = False) -> Steps[None]:
        """The top card is taken at once; it is kept, or noise shows another one (§1.5, R24, R25, R107)."""
        where = self.place[survivor]
        self.note(seat, "search", survivor, where)
        if where not in self.searched[seat]:
            self.searched[seat].append(where)
        self.tell(ALL, "searched", seat=seat, survivor=survivor, place=where)
        self.found[seat] = []
        self.turn_up(seat, where, self.question(questions.sees, survivor, shown))
        noisy = False
        more: tuple[str, ...] = ()
        while kept and self.found[seat]:
            loud = not noisy and not more
            form = partial(self.turned_up, seat, where, survivor, loud, *more)
            answer = yield Ask(seat, "found", form, default=partial(self.first_found, seat, *more))
            if loud and answer in self.noises(where, survivor):
                noisy = True
                yield from self.make_racket(seat, survivor, where, answer, quiet)
            elif answer in more:
                break
            else:
                self.keep(seat, answer)
                kept, more = kept - 1, ("enough",)
            answer = ""  # what was kept is hidden from others, and a variable that waits is not
        if not noisy and open_boards.at(self, where) == [survivor]:
            self.note(seat, "search_alone", survivor, where)
        self.put_back(seat, where)

    def turned_up(self, seat: int, where: str, survivor: str, loud: bool, *more: str) -> Pick[str]:
        """What was found, and how noise can still be made: others search and make noise at the same time."""
        return self.findings(seat, "any", *more, *(self.noises(where, survivor) if loud else ()))

    def first_found(self, seat: int, *more: str) -> str:
        """What is kept when time runs out: the first card that was seen, and nothing else."""
        return more[0] if more else self.face[self.found[seat][0]]

    def turn_up(self, seat: int, where: str, count: int) -> None:
        """The player who searches sees the next cards of a deck."""
        cards = self.take_top(where, count)
        self.found[seat] += cards
        self.see(seat, *cards)
        self.tell(seat, "found", place=where, cards=[self.face[card] for card in cards])

    def noises(self, where: str, survivor: str) -> tuple[str, ...]:
        """How noise can be made, as long as there are a space for it and a card to see: at most once in a search."""
        if self.noise[where] >= LIMITS["noise"] or not self.decks[where]:
            return ()
        fresh = items_of(self, [card for card in self.gear.get(survivor, ()) if card not in self.spent])
        return ("noise", *items.at("noise", fresh))

    def make_racket(self, seat: int, survivor: str, where: str, how: str, quiet: bool) -> Steps[None]:
        """Noise is made, and the next card is seen, or more with a flashlight."""
        count = 1
        if how in ITEMS:
            self.wear(survivor, how)
            count = items[how](self) or 1
        self.note(seat, "noise", survivor, where)
        self.tell(ALL, "noisy", seat=seat, place=where)
        if not quiet:
            yield from self.make_noise(where)
        self.turn_up(seat, where, count)

    def wear(self, survivor: str, item: str) -> None:
        """A piece of equipment is used, once in a round (§1.7)."""
        cards = [card for card in self.gear[survivor] if self.face[card] == item and card not in self.spent]
        self.spent.append(cards[0])
        self.tell(ALL, "used", seat=self.owner[survivor], survivor=survivor, item=item)
        if KIND[item] == "weapon":
            self.note(self.owner[survivor], "wield", survivor, self.place[survivor])
