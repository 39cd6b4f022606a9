from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import All, Ask, Effects, Event, Fizzle, Modifiers, Pick, Steps, choose
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
    assert changes["double"](None, 0, 7, "context") == 7


def test_cards_in_force_answer_a_named_question_one_after_another() -> None:
    limit = Modifiers("hand_limit")
    limit("plus")(lambda game, seat, value, *_: value + 1)
    limit("double")(lambda game, seat, value, kind: value * 2 if kind == "program" else value)

    def body(game: Probe) -> Steps[None]:
        yield from ()
        game.seen += [limit.ask(game, 0, 3, "program"), limit.ask(game, 0, 3, "weapon"), limit.ask(game, 1, 3)]

    in_force = {0: ["plus", "unknown", "double"], 1: []}
    match = probe(body, seats=2, in_force=lambda game, seat: in_force[seat])
    assert noted(match) == [8, 4, 3, None]


def test_an_event_goes_round_clockwise_and_sets_no_card_off_that_led_to_it() -> None:
    cards: Effects[Any] = Effects("card")

    @cards("echo", when="shot")
    def echo(game: Probe, seat: int, event: Event) -> Steps[None]:
        game.seen.append((seat, event.data["by"], event.cause))
        yield from game.fire(Event("shot", seat, {"by": "echo"}, event.cause), seat)

    @cards("deaf", when="died")
    def deaf(game: Probe, seat: int, event: Event) -> None:
        game.seen.append("heard")

    def body(game: Probe) -> Steps[None]:
        yield from game.fire(Event("shot", 0, {"by": "rifle"}), 1)

    match = probe(body, seats=2, EFFECTS=(cards,), in_force=lambda game, seat: ["echo", "deaf"])
    assert noted(match) == [
        (1, "rifle", ("echo of 1",)),
        (0, "echo", ("echo of 1", "echo of 0")),
        (0, "rifle", ("echo of 0",)),
        (1, "echo", ("echo of 0", "echo of 1")),
        None,
    ]


def test_of_the_cards_that_are_held_those_are_offered_whose_moment_it_is_and_that_can_be_used() -> None:
    cards: Effects[Any] = Effects("card")
    cards("bomb", when="any-time", offer=lambda game, seat: game[seat])(print)
    cards("potion", when="any-time")(print)
    cards("parry", when="announced", offer=lambda game, seat, event: event.data["card"] == "bomb")(print)
    held = ["parry", "potion", "bomb", "strange"]
    assert cards.offers("any-time", held, ["at 1", False], 0) == {"potion": None, "bomb": "at 1"}
    assert cards.offers("any-time", held, ["at 1", False], 1) == {"potion": None}
    assert cards.offers("announced", held, [], 0, Event("announced", 1, {"card": "bomb"})) == {"parry": True}
    assert cards.offers("announced", held, [], 0, Event("announced", 1, {"card": "potion"})) == {}
    assert cards.offers("never", held, [], 0) == {}


def test_a_card_with_nothing_to_choose_from_ends_there_and_has_fizzled() -> None:
    cards: Effects[Any] = Effects("card")

    @cards("aim")
    def aim(game: Probe, seat: int, targets: list[int]) -> Steps[None]:
        target = yield from choose(Ask(seat, "aim", lambda: Pick(targets)))
        game.seen.append(target)

    @cards("plain")
    def plain(game: Probe) -> None:
        raise Fizzle

    def body(game: Probe) -> Steps[None]:
        for how in ([0], []):
            game.seen.append((yield from cards.play("aim", game, 0, how)))
        game.seen.append((yield from cards.play("plain", game)))
        game.seen.append((yield from cards.play("no such card", game)))

    match = probe(body)
    match.answer(0, 0)
    assert noted(match) == [0, True, False, False, True, None]


def test_a_card_fizzles_when_its_last_target_is_gone_while_somebody_still_chooses() -> None:
    cards: Effects[Any] = Effects("card")
    targets = [7]

    @cards("aim")
    def aim(game: Probe) -> Steps[None]:
        yield from choose(Ask(0, "aim", lambda: Pick(targets)))

    def clear(game: Probe) -> Steps[None]:
        yield Ask(1, "clear", Pick(["all"]))
        targets.clear()

    def body(game: Probe) -> Steps[Any]:
        return (yield All([cards.play("aim", game), clear(game)]))

    match = probe(body, seats=2)
    match.answer(1, "all")
    assert noted(match) == [[False, None]]


def test_the_first_in_the_order_reacts_if_the_card_is_still_there_when_the_window_closes() -> None:
    held = {0: ["parry"], 1: ["parry"], 2: []}

    def body(game: Probe) -> Steps[Any]:
        return (yield from game.react("counter", [2, 1, 0], lambda seat: held[seat], 5))

    for lost, found in (([], (1, "parry")), ([1], (0, "parry")), ([0, 1], None)):
        held |= {0: ["parry"], 1: ["parry"]}
        match = probe(body, seats=3)
        match.answer(0, "parry")
        match.answer(1, "parry")
        for seat in lost:
            held[seat] = []
        assert noted(match) == [], "it is as long whoever has answered"
        match.lapse()
        assert noted(match) == [found]


def test_a_card_may_come_at_several_moments() -> None:
    cards: Effects[Any] = Effects("card")
    cards("backup", when=("any-time", "died"), offer=lambda game, seat, *event: [one.name for one in event])(
        lambda: None
    )
    assert cards.offers("any-time", ["backup"], None, 0) == {"backup": []}
    assert cards.offers("died", ["backup"], None, 0, Event("died", 1)) == {"backup": ["died"]}
    assert cards.at("shot", ["backup"]) == []
