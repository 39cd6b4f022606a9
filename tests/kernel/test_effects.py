from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import Ask, Effects, Event, Modifiers, Pick, Steps
from tests.kernel.probe import Probe, noted, probe


def test_an_id_is_registered_once() -> None:
    cards: Effects[Any] = Effects("card")

    @cards("bomb", "grenade")
    def bomb() -> str:
        return "boom"

    assert cards["grenade"]() == "boom"
    assert list(cards) == ["bomb", "grenade"]
    with pytest.raises(ValueError, match="card “bomb” is there already"):
        cards("bomb")(bomb)


def test_a_silenced_entry_does_nothing_in_its_own_way() -> None:
    cards: Effects[Any] = Effects("card")
    changes = Modifiers("damage")

    @cards("ask")
    def ask(seat: int) -> Steps[str]:
        return (yield Ask(seat, "x", Pick([1])))  # type: ignore[no-any-return]

    @cards("plain")
    def plain() -> int:
        return 5

    @changes("double")
    def double(game: Any, seat: int, value: int) -> int:
        return 2 * value

    for registry, name in ((cards, "ask"), (cards, "plain"), (changes, "double")):
        registry.silence(name)
    assert list(cards["ask"](0)) == []
    assert cards["plain"]() is None
    assert changes.fold(["double"], None, 0, 7) == 7


def test_modifiers_are_folded_in_the_order_named() -> None:
    changes = Modifiers("damage")
    changes("plus")(lambda game, seat, value: value + 1)
    changes("double")(lambda game, seat, value: value * 2)
    assert changes.fold(["plus", "unknown", "double"], None, 0, 3) == 8
    assert changes.fold(["double", "plus"], None, 0, 3) == 7


def test_an_event_goes_round_clockwise_and_sets_no_card_off_that_led_to_it() -> None:
    def echo(game: Probe, seat: int, event: Event) -> Steps[None]:
        game.seen.append((seat, event.name, event.cause))
        yield from game.fire(event.by(f"echo {seat}", "echo", seat), seat)

    def triggers(game: Probe, seat: int, event: Event) -> list[Any]:
        return [(f"echo {seat}", echo)]

    def body(game: Probe) -> Steps[None]:
        yield from game.fire(Event("shot", 0), 1)

    match = probe(body, seats=2, triggers=triggers)
    assert noted(match) == [
        (1, "shot", ()),
        (0, "echo", ("echo 1",)),
        (0, "shot", ()),
        (1, "echo", ("echo 0",)),
        None,
    ]
