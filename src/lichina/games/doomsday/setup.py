"""What lies on the table before the first turn: by the set-up table, or a position that was laid out on purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from lichina.kernel import numbered

from .box import LIMITS, LOYALTY, PROGRAMS, ROLES, SUPPLIES, SYMBOLS, WEAPONS
from .options import Deal, PlacedSeat
from .shots import Shots
from .state import CENTRE, LEFT, NO_SEAT, RIGHT, ROLE, SECOND
from .teams import CONVERTED, FALLEN, LEGION

LEGION_CARD = next(card.id for card in LOYALTY.values() if card.team == LEGION)


class Setup(Shots):
    """How a match begins."""

    # --- what the table takes out of the box ----------------------------------------------------------------------

    def chosen_roles(self) -> list[str]:
        """As many of each symbol as the table says, drawn by lot, plus the Legion's (A32, A70)."""
        numbers = SUPPLIES[len(self.seats)].roles
        base = {
            symbol: [role.id for role in ROLES.values() if role.pool == "base" and role.symbol == symbol]
            for symbol in SYMBOLS
        }
        roles = [role for symbol in SYMBOLS for role in self.some_roles(base[symbol], numbers[symbol])]
        if self.options.legion:
            special = [role for role in ROLES.values() if role.pool == "legion"]
            roles += [role.id for role in special if self.options.with_ono or not role.optional]
        return self.dice.sample(roles, len(roles))

    def some_roles(self, among: list[str], count: int) -> list[str]:
        """Some of these by lot; if the table wants it, those for a first game before all others."""
        marked = [role for role in among if self.options.first_roles and ROLES[role].first]
        others = [role for role in among if role not in marked]
        first = self.dice.sample(marked, min(count, len(marked)))
        return first + self.dice.sample(others, count - len(first))

    def chosen_loyalty(self) -> list[str]:
        """The loyalty cards of the table; with the Legion its card is one of them from seven players on.

        It need not be dealt (A38).
        """
        row = SUPPLIES[len(self.seats)]
        copied = row.copied if self.options.row6 == "copies" else None
        cards = spread(copied or row.loyalty)
        if self.options.legion and row.legion:
            cards[cards.index(row.legion)] = LEGION_CARD
        return self.dice.sample(cards, len(cards))

    def chosen_programs(self) -> list[str]:
        """All programs, in the advanced game without those that have a dot."""
        kept = {name: program.copies for name, program in PROGRAMS.items() if not (self.advanced and program.dot)}
        cards = spread(kept)
        return self.dice.sample(cards, len(cards))

    def lay_weapons(self) -> None:
        """The weapons of the table lie in the centre, the other special ones locked beside them."""
        row = SUPPLIES[len(self.seats)]
        taken = row.others if self.options.arsenal == "other" and row.others else row.weapons
        locked = [kind for kind, weapon in WEAPONS.items() if weapon.special and kind not in taken]
        self.arms = [kind for kind in WEAPONS for _ in range(taken.get(kind, 0))] + locked
        self.locked = [kind in locked for kind in self.arms]
        self.holder = [CENTRE for _ in self.arms]
        self.aims = [[] for _ in self.arms]
        self.fixed = [False for _ in self.arms]

    # --- dealing --------------------------------------------------------------------------------------------------

    def deal_cards(self) -> None:
        """A role, loyalty cards and a program for everybody; what is left over nobody sees (A3)."""
        count = len(self.seats)
        roles, loyalty, programs = self.chosen_roles(), self.chosen_loyalty(), self.chosen_programs()
        dealt = count if self.advanced else 2 * count
        self.lay_cards(
            [[role] for role in roles[:count]],
            loyalty[:dealt],
            [[program] for program in programs[:count]],
            programs[count:],
            [*roles[count:], *loyalty[dealt:]],
        )
        self.turn = self.dice.choice(self.seats)

    def lay_cards(
        self, roles: list[list[str]], loyalty: list[str], hands: list[list[str]], deck: list[str], left: list[str]
    ) -> None:
        """Give all cards numbers that tell nothing; roles that are not in play lie in the box."""
        used = {role for held in roles for role in held} | set(left)
        box = [role for role in ROLES if role not in used and ROLES[role].pool != "legion"]
        piles = [*roles, loyalty, *hands, deck, left, box]
        self.face, numbers = numbered([face for pile in piles for face in pile], self.dice)
        numbers.reverse()
        laid = [[numbers.pop() for _ in pile] for pile in piles]
        count = len(self.seats)
        self.role, self.slots = laid[:count], laid[count]
        self.hands, self.deck = laid[count + 1 : 2 * count + 1], laid[2 * count + 1]
        self.box = laid[-2] + laid[-1]
        self.drawn_roles = sorted(
            card for card in (*laid[-2], *(card for held in self.role for card in held)) if self.face[card] in ROLES
        )
        self.role_up = [[False for _ in held] for held in self.role]
        self.opener = [[NO_SEAT for _ in held] for held in self.role]
        self.slot_up = [False for _ in self.slots]
        self.laid = [[] for _ in self.seats]
        self.chosen = [[] for _ in self.seats]
        self.lives = [LIMITS["lives"] for _ in self.seats]
        self.marks = ["" for _ in self.seats]

    def look_at_cards(self) -> None:
        """Everybody sees their own cards."""
        for seat in self.seats:
            self.own_roles(seat)
            self.learn(seat, *(self.slots[place] for place in self.places(seat)))
            self.see(seat, *self.hands[seat])
            loyalty = [self.face[self.card(seat, spot)] for spot in (LEFT, RIGHT)]
            roles = [self.face[card] for card in self.role[seat]]
            self.tell(seat, "dealt", roles=roles, loyalty=loyalty, cards=self.named(self.hands[seat]))

    # --- a position -----------------------------------------------------------------------------------------------

    def lay_out(self, deal: Deal) -> None:
        """A position that was laid out on purpose."""
        if fault := self.fault(deal):
            raise self.refuse_deal(fault)
        loyalty = [gap.id for gap in deal.gaps] or [
            card for place in deal.seats for card in (place.left, place.right) if card is not None
        ]
        hands = [[*place.programs, *(laid.id for laid in place.permanents)] for place in deal.seats]
        self.lay_cards([list(place.role) for place in deal.seats], loyalty, hands, list(deal.deck), [])
        for seat, place in enumerate(deal.seats):
            self.lay_place(seat, place)
        if deal.gaps:
            self.slot_up = [gap.up for gap in deal.gaps]
        self.inverted, self.no_humans, self.turn = deal.inverted, deal.no_humans, deal.turn
        self.checked = deal.no_humans or any(not lives for lives in self.lives)
        self.buried = [seat for seat in self.seats if not self.lives[seat]]

    def lay_place(self, seat: int, place: PlacedSeat) -> None:
        """What lies before one seat."""
        count = len(place.programs)
        self.hands[seat], self.laid[seat] = self.hands[seat][:count], self.hands[seat][count:]
        self.chosen[seat] = [NO_SEAT if laid.chosen is None else laid.chosen for laid in place.permanents]
        self.role_up[seat] = [spot in place.up for spot in (ROLE, SECOND)[: len(place.role)]]
        if not self.advanced:
            for number, spot in enumerate((LEFT, RIGHT)):
                self.slot_up[2 * seat + number] = spot in place.up
        self.lives[seat] = place.lives
        for held in place.weapons:
            weapon = next(one for one, kind in enumerate(self.arms) if kind == held.id and self.holder[one] == CENTRE)
            self.holder[weapon], self.aims[weapon] = seat, list(held.aim)

    def mark_position(self, deal: Deal) -> None:
        """Whom a position has in the Legion or among the fallen, and what lies open in it."""
        for seat, place in enumerate(deal.seats):
            for mark in (FALLEN, LEGION):
                if mark in place.marks:
                    self.see((), note=(CONVERTED, seat, mark))
                    self.convert(seat, mark)
            self.open(*(card for card, up in zip(self.role[seat], self.role_up[seat], strict=True) if up))
            self.open(*self.laid[seat])
        self.open(*(card for card, up in zip(self.slots, self.slot_up, strict=True) if up))

    def fault(self, deal: Deal) -> str | None:
        """Why the rules do not allow this position, if they do not."""
        count = len(self.seats)
        if len(deal.seats) != count or deal.turn not in self.seats:
            return f"there are {count} seats"
        if len(deal.gaps) != (count if self.advanced else 0):
            return "from nine players on a loyalty card lies between each two neighbours, before not"
        if any((place.left is None or place.right is None) != self.advanced for place in deal.seats):
            return "up to eight players everybody has a left and a right loyalty card, from nine on they are shared"
        return self.fault_of_cards(deal) or self.fault_of_weapons(deal)

    def fault_of_cards(self, deal: Deal) -> str | None:
        roles = [role for place in deal.seats for role in place.role]
        loyalty = [gap.id for gap in deal.gaps] or [
            card for one in deal.seats for card in (one.left, one.right) if card
        ]
        laid = [laid.id for place in deal.seats for laid in place.permanents]
        programs = [*deal.deck, *laid, *(name for place in deal.seats for name in place.programs)]
        counts = {
            **dict.fromkeys(ROLES, 1),
            **{name: card.copies for name, card in LOYALTY.items()},
            **{name: program.copies for name, program in PROGRAMS.items()},
        }
        for card, number in Counter([*roles, *loyalty, *programs]).items():
            if number > counts.get(card, 0):
                return f"there are {counts.get(card, 0)} cards “{card}”"
        if not (set(roles) <= ROLES.keys() and set(loyalty) <= LOYALTY.keys() and set(programs) <= PROGRAMS.keys()):
            return "a card lies where it does not belong"
        if any(not 1 <= len(place.role) <= 2 for place in deal.seats):
            return "everybody has a role, and leaders have two cards"
        if any(PROGRAMS[name].kind != "permanent" for name in laid):
            return "only permanent programs lie on the table"
        if any(not 0 <= place.lives <= LIMITS["lives"] for place in deal.seats):
            return f"there are up to {LIMITS['lives']} lives"
        return None

    def fault_of_weapons(self, deal: Deal) -> str | None:
        held = Counter(weapon.id for place in deal.seats for weapon in place.weapons)
        for kind, number in held.items():
            if number > self.arms.count(kind):
                return f"there are {self.arms.count(kind)} weapons “{kind}”"
        living = {seat for seat, place in enumerate(deal.seats) if place.lives}
        for seat, place in enumerate(deal.seats):
            for weapon in place.weapons:
                if seat not in living or seat in weapon.aim or not living.issuperset(weapon.aim):
                    return "the living aim at others who live"
        return None


def spread(counts: Mapping[str, int]) -> list[str]:
    """Each card as often as the content says."""
    return [name for name, count in counts.items() for _ in range(count)]
