"""Cards by number: who has seen which, who has lost track of them, and what a seat may take for true."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lichina.kernel import Cards, Dice, numbered, redeal
from lichina.kernel.dice import key_of

ROUNDS = 600


class Deck(Cards):
    """Cards in hands, and no rules at all."""

    id = "deck"

    def __init__(self, *hands: str) -> None:
        self.face = list("".join(hands))
        numbers = iter(range(len(self.face)))
        self.hands = [[next(numbers) for _ in hand] for hand in hands]
        self.trail = []
        self.seats = range(len(hands))

    def lying(self) -> list[list[int]]:
        return self.hands

    def look(self, seat: int) -> str:
        return "".join(self.face[card] for card in self.hands[seat])


def imagined(make: Any, seat: int, **tests: Any) -> list[Deck]:
    """Many worlds that this seat thinks possible."""
    worlds = []
    for number in range(ROUNDS):
        world = make()
        world.doubt(seat, Dice(key_of(number)), **{name: test(world) for name, test in tests.items()})
        worlds.append(world)
    return worlds


def shares(worlds: list[Deck], seat: int) -> dict[str, float]:
    found = Counter(world.look(seat) for world in worlds)
    return {hand: count / len(worlds) for hand, count in found.items()}


def near(found: dict[str, float], expected: dict[str, float]) -> bool:
    return found.keys() == expected.keys() and all(abs(found[one] - expected[one]) < 0.08 for one in expected)


def test_numbers_tell_nothing_and_lead_to_the_faces_in_their_order() -> None:
    face, numbers = numbered("abcde", Dice(key_of(1)))
    assert [face[number] for number in numbers] == list("abcde")
    first = Counter(numbered("abcde", Dice(key_of(seed)))[1][0] for seed in range(1000))
    assert all(abs(first[number] - 200) < 60 for number in range(5))


def test_faces_are_dealt_anew_among_the_cards_that_are_named() -> None:
    face = list("abcd")
    redeal(face, [1, 2, 3], Dice(key_of(2)))
    assert (face[0], sorted(face[1:])) == ("a", ["b", "c", "d"])


def test_what_a_seat_has_seen_stays_and_all_else_may_be_anything() -> None:
    def make() -> Deck:
        deck = Deck("a", "b", "c")
        deck.see(0, 0)
        return deck

    worlds = imagined(make, 0)
    assert near(shares(worlds, 0), {"a": 1})
    assert near(shares(worlds, 1), {"b": 1 / 2, "c": 1 / 2})


def test_what_lies_open_everybody_knows() -> None:
    def make() -> Deck:
        deck = Deck("a", "b", "c")
        deck.open(1)
        return deck

    assert near(shares(imagined(make, 0), 1), {"b": 1})
    assert near(shares(imagined(make, 0), 2), {"a": 1 / 2, "c": 1 / 2})


def test_cards_of_another_back_are_never_taken_for_one_another() -> None:
    class Backs(Deck):
        def pools(self) -> list[range]:
            return [range(2), range(2, 4)]

    assert near(shares(imagined(lambda: Backs("a", "b", "xy"), 0), 2), {"xy": 1 / 2, "yx": 1 / 2})


def test_what_must_fit_and_hold_does_in_every_world() -> None:
    def never_c(deck: Deck) -> Any:
        return lambda *_: deck.look(1) != "c"

    def not_with_the_last(deck: Deck) -> Any:
        return lambda one, other: 3 not in (one, other)

    worlds = imagined(lambda: Deck("a", "b", "c", "d"), 0, holds=never_c, fits=not_with_the_last)
    assert near(shares(worlds, 1), {"a": 1 / 2, "b": 1 / 2})
    assert near(shares(worlds, 3), {"d": 1})


def placed(seen_later: bool = False) -> Deck:
    """Seat 0 has seen the two cards of seat 1, which has then laid one of them down, as hand 2."""
    deck = Deck("m", "ab", "")
    deck.see(0, 0, 1, 2)
    deck.see(1, 1, 2, note=(1, "dealt"))
    deck.mix(deck.hands[1], 1)
    deck.hands[2].append(deck.hands[1].pop())
    if seen_later:
        deck.see(0, *deck.hands[2])
    return deck


def test_where_cards_were_mixed_each_may_be_the_other_until_it_is_seen_again() -> None:
    assert near(shares(imagined(placed, 0), 2), {"a": 1 / 2, "b": 1 / 2})
    assert near(shares(imagined(placed, 1), 2), {"b": 1}), "whoever has mixed them knows"
    assert near(shares(imagined(lambda: placed(seen_later=True), 0), 2), {"b": 1})


def test_a_seat_knows_where_a_card_is_until_somebody_else_mixes_it() -> None:
    assert [placed().traced(seat, 2) for seat in (0, 1, 2)] == [False, True, False]
    assert [placed(seen_later=True).traced(seat, 2) for seat in (0, 1, 2)] == [True, True, False]


def test_a_note_keeps_its_cards_for_its_owner_wherever_they_went() -> None:
    for world in imagined(placed, 1):
        assert [(note, [world.face[card] for card in cards]) for note, cards in world.notes(1)] == [
            ((1, "dealt"), ["a", "b"])
        ]
    assert list(placed().notes(0)) == []


def test_a_card_on_its_own_cannot_be_mixed() -> None:
    deck = Deck("a", "b")
    deck.mix([0])
    assert deck.trail == []


def traded(peeked: bool = False) -> Deck:
    """Seats 1 and 2 have exchanged a card each; then seat 1 has shown one of its two, an `a`, to seat 0.

    There are two `a` and two `b` in the two hands: seat 1 was dealt both `a`, which seat 0 cannot know, unless it has
    peeked at one of them at the start.
    """
    deck = Deck("m", "aa", "bb")
    deck.see(0, 0)
    if peeked:
        deck.see(0, 2, note=(0, "peeked"))
    for seat in (1, 2):
        deck.see(seat, *deck.hands[seat])
        deck.mix(deck.hands[seat], seat)
    deck.hands[1][1], deck.hands[2][1] = deck.hands[2][1], deck.hands[1][1]
    deck.see((1, 2), deck.hands[1][1], deck.hands[2][1], note=(1, "traded"))
    deck.mix(deck.hands[1], 1)
    deck.see(0, deck.hands[1][0], note=(1, "shown"))
    return deck


def dealt(deck: Deck, seat: int) -> str:
    """What this seat was dealt, in these worlds."""
    return "".join(sorted(deck.face[card] for card in (2 * seat - 1, 2 * seat)))


def test_what_was_dealt_to_whom_is_as_likely_as_it_should_be_after_an_exchange() -> None:
    """Of the six deals of aabb two have equal cards in each hand; in every deal an `a` is shown half of the time."""
    worlds = imagined(traded, 0)
    assert all("a" in world.look(1) for world in worlds)
    found = Counter(dealt(world, 1) for world in worlds)
    assert near({hand: count / ROUNDS for hand, count in found.items()}, {"aa": 1 / 6, "ab": 4 / 6, "bb": 1 / 6})


def test_what_was_seen_before_an_exchange_is_not_forgotten_after_it() -> None:
    for world in imagined(lambda: traded(peeked=True), 0):
        assert [(note, [world.face[card] for card in cards]) for note, cards in world.notes(0)] == [
            ((0, "peeked"), ["a"]),
            ((1, "shown"), ["a"]),
        ]


def test_a_deal_that_could_not_be_is_not_imagined_after_an_exchange() -> None:
    def an_a_for_seat_1(deck: Deck) -> Any:
        def fits(one: int, other: int) -> bool:
            face = list(deck.face)
            face[one], face[other] = face[other], face[one]
            return "a" in (face[1], face[2])

        return fits

    worlds = imagined(traded, 0, fits=an_a_for_seat_1)
    assert {dealt(world, 1) for world in worlds} == {"aa", "ab"}


def test_a_card_cannot_have_gone_where_it_would_contradict_what_is_known() -> None:
    worlds = imagined(placed, 0, holds=lambda deck: lambda *_: deck.look(2) == "b")
    assert near(shares(worlds, 2), {"b": 1})
