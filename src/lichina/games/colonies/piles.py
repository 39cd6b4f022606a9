"""Cards: decks, hands, equipment and piles, and who sees what of them or loses track."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from lichina.kernel import ALL, CARD, Pick

from .box import ITEMS, KIND
from .state import ColoniesState

ORDER = {item: number for number, item in enumerate(ITEMS)}
"""In which order items are listed, so that it tells nothing."""


class Piles(ColoniesState):
    """All that lies face down or open somewhere."""

    def lay(self, back: str, faces: list[str]) -> list[int]:
        """New cards of one back, numbered as they lie: a number tells where a card lay, and not what it is."""
        start = len(self.face)
        self.backs.append((start, back))
        self.face += faces
        return list(range(start, len(self.face)))

    doubtful: list[str] | None = None
    """The backs of which somebody who imagines has lost track; None: all."""

    def pools(self) -> Iterator[range]:
        return (pool for (_, back), pool in zip(self.backs, self.ranges(), strict=True) if self.in_doubt(back))

    def in_doubt(self, back: str) -> bool:
        return self.doubtful is None or back in self.doubtful

    def ranges(self) -> Iterator[range]:
        """The cards of every back."""
        stops = [start for start, _ in self.backs[1:]] + [len(self.face)]
        return (range(start, stop) for (start, _), stop in zip(self.backs, stops, strict=True))

    def pool_of(self, back: str) -> range:
        """The cards with this back."""
        numbers = [number for number, (_, one) in enumerate(self.backs) if one == back]
        return list(self.ranges())[numbers[0]]

    def back(self, card: int) -> str:
        """Where a card came from: everybody knows it."""
        return self.backs[bisect_right(self.backs, card, key=lambda row: row[0]) - 1][1]

    def lying(self) -> list[list[int]]:
        held = (self.decks, self.gear, self.waste, self.storage, self.found, self.fresh)
        piles = [pile for piles in held for pile in piles.values()]
        return [*piles, *self.hands, self.removed, self.given, self.aside, self.crises, self.posed, self.spent]

    def faces(self, seat: int, kind: str | None = None) -> list[str]:
        """The different items of a hand, or those of one kind, in an order that tells nothing."""
        face = self.face
        held = {face[card] for card in self.hands[seat]}
        if kind is not None:
            held = {one for one in held if KIND[one] == kind}
        return sorted(held, key=ORDER.__getitem__)

    def lose_track(self, cards: Iterable[int], seat: int) -> None:
        """Of these cards only their holder knows which one goes where; it matters where somebody has seen one."""
        several = list(cards)
        if len(several) > 1 and not set(several).isdisjoint(self.spied):
            self.mix_alike(several, seat)

    def mix_alike(self, cards: Iterable[int], seats: int | Iterable[int] = ()) -> None:
        """Cards are mixed: everybody sees the backs, so one can only be taken for another with the same."""
        groups: dict[str, list[int]] = {}
        for card in cards:
            groups.setdefault(self.back(card), []).append(card)
        for group in groups.values():
            self.mix(group, seats)

    def take(self, seat: int, item: str) -> int:
        """An item out of a hand, for everybody to see."""
        hand = self.hands[seat]
        self.lose_track(hand, seat)
        card = next(card for card in hand if self.face[card] == item)
        hand.remove(card)
        self.open(card)
        return card

    def lay_aside(self, *cards: int) -> None:
        """Cards lie open until it is decided where they go."""
        self.aside += cards

    def pick_up(self, card: int) -> int:
        """A card that lay aside goes somewhere."""
        self.aside.remove(card)
        return card

    def unequip(self, survivor: str, item: str) -> int:
        """An item off a survivor; of two equal ones that which was not used."""
        held = [card for card in self.gear[survivor] if self.face[card] == item]
        card = min(held, key=self.spent.__contains__)
        self.gear[survivor].remove(card)
        return card

    def lay_off(self, card: int, colony: str) -> None:
        """An item goes to the waste pile of a colony."""
        self.waste[colony].append(card)

    def card_in(self, cards: Iterable[int], item: str) -> int:
        """One of these cards with this face."""
        return next(card for card in cards if self.face[card] == item)

    def listed(self, seat: int) -> list[str]:
        """A whole hand by its faces, in an order that tells nothing."""
        return sorted((self.face[card] for card in self.hands[seat]), key=ORDER.__getitem__)

    def in_hand(self, seat: int, kind: str) -> Pick[str]:
        """What can be taken out of a hand; `nothing` if nothing of this kind is in it."""
        return Pick(self.faces(seat, None if kind == "any" else kind) or ["nothing"], CARD)

    def findings(self, seat: int, kind: str = "any", *more: str) -> Pick[str]:
        """What somebody has found, all or of one kind, and the other answers they may give."""
        found = {self.face[card] for card in self.found[seat]}
        fitting = [item for item in found if kind in ("any", KIND[item])]
        return Pick([*sorted(fitting, key=ORDER.__getitem__), *more], CARD)

    def keep(self, seat: int, item: str) -> int:
        """Something that was found comes into the hand."""
        card = self.card_in(self.found[seat], item)
        self.lose_track(self.found[seat], seat)
        self.found[seat].remove(card)
        self.hands[seat].append(card)
        self.tell(ALL, "pocketed", seat=seat, back=self.back(card))
        self.tell(seat, "kept", item=item)
        return card

    def put_back(self, seat: int, deck: str) -> None:
        """What was found and not kept goes under the deck, in the order in which it was seen (R116)."""
        self.decks[deck] += self.found[seat]
        self.found[seat] = []

    def hand_over(self, seat: int, other: int, card: int) -> None:
        """A card goes from hand to hand, and only these two know which."""
        hand = self.hands[seat]
        if not set(hand).isdisjoint(self.spied):
            self.mix_alike(hand, (seat, other))
        hand.remove(card)
        if card in self.fresh[seat]:
            self.fresh[seat].remove(card)
        self.spied.append(card)
        self.tell(ALL, "handed-over", seat=seat, target=other, back=self.back(card))
        self.hands[other].append(card)
        self.see(other, card)
        self.tell((seat, other), "changed-hands", seat=seat, target=other, item=self.face[card])

    def show_goal(self, seat: int, other: int) -> None:
        """A player sees the secret objective of another."""
        card = self.secret[seat]
        self.see(other, card, note=("goal", str(seat), self.rounds))
        self.tell(ALL, "showed-goal", seat=seat, target=other)
        self.tell(other, "saw-goal", target=seat, goal=self.face[card])

    def gain(self, seat: int, cards: Iterable[int]) -> None:
        """Cards come into a hand, seen by their holder alone."""
        fresh = list(cards)
        if fresh:
            self.hands[seat] += fresh
            self.see(seat, *fresh)
            self.tell(seat, "gained", cards=[self.face[card] for card in fresh])

    def draw(self, seat: int, deck: str, count: int) -> list[int]:
        """The top cards of a deck come into a hand."""
        cards = self.take_top(deck, count)
        if cards:
            self.tell(ALL, "drew", seat=seat, place=deck, count=len(cards))
            self.gain(seat, cards)
        return cards

    def take_top(self, deck: str, count: int) -> list[int]:
        """Take the top cards off a deck, or as many as there are."""
        cards = self.decks[deck][:count]
        del self.decks[deck][: len(cards)]
        self.loose[deck] = max(0, self.loose[deck] - len(cards))
        self.uncover(deck)
        return cards

    def uncover(self, deck: str) -> None:
        """Everybody sees the back on top of a deck; where others lie among them, that is news (R122)."""
        loose = self.decks[deck][: self.loose[deck]]
        if len(set(map(self.back, loose))) > 1:
            self.tell(ALL, "uncovered", place=deck, back=self.back(loose[0]))

    def shuffle_in(self, deck: str, cards: Iterable[int]) -> None:
        """Cards are shuffled into a deck: nobody knows any more which is where."""
        self.decks[deck] += cards
        self.mix_alike(self.decks[deck])
        self.dice.shuffle(self.decks[deck])
        self.loose[deck] = len(self.decks[deck])
        self.uncover(deck)
