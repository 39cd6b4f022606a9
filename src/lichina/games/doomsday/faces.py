"""Looking at cards, turning them up and down, and exchanging them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from lichina.kernel import ALL, Event, Steps, Told

from .box import ROLES
from .hands import Hands
from .moments import laid_otherwise, loyalty_opened, peeked, revealed, role_opened
from .state import LEFT, NO_SEAT, RIGHT, SECOND
from .teams import SAW

T = TypeVar("T")


def swap(items: list[T], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]


def is_leader(face: str) -> bool:
    return face in ROLES and ROLES[face].pool == "leader"


class Faces(Hands):
    """What happens to roles and loyalty cards."""

    # --- peeking --------------------------------------------------------------------------------------------------

    def peek(self, seat: int, seen: Sequence[tuple[int, str]]) -> Steps[None]:
        """A seat looks at cards of others in secret, all by one effect."""
        for target, spot in seen:
            self.look(seat, target, spot)
        if seen:
            cards = tuple([self.card(target, spot) for target, spot in seen])
            yield from self.set_off(peeked, Event("peeked", seat, {"seen": tuple(seen), "cards": cards}))

    def look(self, seat: int, target: int, spot: str) -> None:
        """A seat sees a card of another and keeps a note of it."""
        card = self.card(target, spot)
        self.learn(seat, card, note=(SAW, self.turns, target, spot))
        self.tell(ALL, "peeked", seat=seat, target=target, spot=spot)
        self.tell(seat, "saw", target=target, spot=spot, card=self.face[card])

    # --- roles ----------------------------------------------------------------------------------------------------

    def turn_up(self, seat: int, spot: str, by: int) -> Told:
        """A role card is turned up, and nothing else happens yet."""
        number = int(spot == SECOND)
        self.role_up[seat][number] = True
        self.opener[seat][number] = by
        self.open(self.role[seat][number])
        return self.tell(ALL, "role-revealed", seat=seat, card=self.face[self.role[seat][number]])

    def reveal_role(self, seat: int, spot: str, by: int) -> Steps[None]:
        """A role is turned up: its ability is carried out at once, then those that its turning up sets off."""
        if self.lives[seat] and spot in self.closed_roles(seat):
            yield from self.moment(self.turn_up(seat, spot, by))
            yield from self.opened(seat, spot)

    def opened(self, seat: int, spot: str) -> Steps[None]:
        """What comes of a role that was turned up."""
        yield from self.ability(seat, spot)
        yield from self.set_off(role_opened, Event("role-opened", seat))

    def ability(self, seat: int, spot: str) -> Steps[None]:
        """What a role does when it is turned up: nothing if it lies so no more, or its owner has lost the last life."""
        if self.lives[seat] and spot in self.open_roles(seat):
            number = int(spot == SECOND)
            name, by = self.face[self.role[seat][number]], self.opener[seat][number]
            yield from revealed.play(name, self, seat, by)

    def hide_role(self, seat: int, spot: str) -> None:
        if spot in self.open_roles(seat):
            self.role_up[seat][spot == SECOND] = False
            self.opener[seat][spot == SECOND] = NO_SEAT
            self.tell(ALL, "role-hidden", seat=seat, card=self.face[self.card(seat, spot)])

    def hide_own(self, seat: int, face: str) -> None:
        """A role turns itself down, wherever it lies among those of its owner."""
        for spot in self.open_roles(seat):
            if self.face[self.card(seat, spot)] == face:
                self.hide_role(seat, spot)

    def swap_roles(self, one: int, other: int) -> None:
        """Two players exchange their roles, leaders the whole set (A26). Open cards stay open; nothing is set off."""
        swap(self.role, one, other)
        swap(self.role_up, one, other)
        swap(self.opener, one, other)
        self.tell(ALL, "roles-swapped", seat=one, target=other)
        for seat in (one, other):
            self.own_roles(seat)
            if self.options.legion:  # a role that kept from it is gone, perhaps
                self.learn(seat, *(self.slots[place] for place in self.places(seat)))
            self.tell(seat, "got-roles", cards=[self.face[card] for card in self.role[seat]])

    def lie_otherwise(self, *seats: int) -> Steps[None]:
        """What comes of cards that lie before these otherwise than before, though none of them was turned up."""
        for seat in dict.fromkeys(seats):
            yield from self.set_off(laid_otherwise, Event("laid-otherwise", seat))

    def leaders(self, team: str) -> list[int]:
        """The cards of a team's leader, if nobody has them."""
        return [card for card in self.box if is_leader(self.face[card]) and ROLES[self.face[card]].symbol == team]

    def become_leader(self, seat: int, team: str) -> None:
        """The leader's cards take the place of a role, face down, which goes into the box (A25)."""
        cards = self.leaders(team)
        self.dice.shuffle(cards)
        self.box = [card for card in (*self.box, *self.role[seat]) if card not in cards]
        self.role[seat] = cards
        self.role_up[seat] = [False for _ in cards]
        self.opener[seat] = [NO_SEAT for _ in cards]
        self.tell(ALL, "leader", seat=seat, team=team)
        self.own_roles(seat)
        self.tell(seat, "got-roles", cards=[self.face[card] for card in cards])

    # --- loyalty --------------------------------------------------------------------------------------------------

    def reveal_loyalty(self, seat: int, spot: str) -> Steps[None]:
        """A loyalty card is turned up, for both neighbours if they share it (A65)."""
        yield from self.reveal_all([(seat, spot)])

    def reveal_all(self, cards: Iterable[tuple[int, str]]) -> Steps[None]:
        """These loyalty cards are turned up; all look at them together, and then come those that this sets off."""
        opened: list[tuple[int, int]] = []
        told: list[Told] = []
        for seat, spot in cards:
            place = self.place(seat, spot)
            if not self.slot_up[place]:
                self.slot_up[place] = True
                self.open(self.slots[place])
                told.append(self.tell(ALL, "loyalty-revealed", seat=seat, spot=spot, card=self.face[self.slots[place]]))
                opened.append((seat, place))
        yield from self.moment(*told)
        for seat, place in opened:
            yield from self.set_off(loyalty_opened, Event("loyalty-opened", seat, {"place": place}))

    def hide_loyalty(self, seat: int, spots: Iterable[str] = (LEFT, RIGHT)) -> None:
        for spot in spots:
            if self.is_up(seat, spot):
                self.slot_up[self.place(seat, spot)] = False
                self.tell(ALL, "loyalty-hidden", seat=seat, spot=spot, card=self.face[self.card(seat, spot)])

    def swap_loyalty(self, one: tuple[int, str], other: tuple[int, str]) -> None:
        """Two loyalty cards change places; open ones stay open, and their new owners look at them."""
        first, second = self.place(*one), self.place(*other)
        swap(self.slots, first, second)
        swap(self.slot_up, first, second)
        spots = {"spot": one[1], "other": other[1]}
        self.tell(ALL, "loyalty-swapped", seat=one[0], target=other[0], **spots)
        for place in (first, second):
            for owner in self.owners(place):
                self.take_loyalty(owner, place)

    def take_loyalty(self, seat: int, place: int) -> None:
        """A seat looks at a loyalty card that has come to it."""
        self.learn(seat, self.slots[place])
        self.tell(seat, "got-loyalty", spot=self.spot_of(seat, place), card=self.face[self.slots[place]])
