"""What a seat takes for possible: never what contradicts what it was told, and all else as often as it should."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

from lichina.kernel import Match

from .table import FIVE, FOUR, SHORT, SIX, Table


def worlds(table: Table, name: str, count: int = 100) -> list[Match]:
    """So many worlds that this player cannot tell from the true one."""
    return list(islice(table.match.worlds(table.number(name), "worlds"), count))


def riders(found: list[Match], rider: int) -> Counter[str]:
    """What a rider is in these worlds."""
    return Counter(SHORT[face_of(world, rider)] for world in found)


def face_of(world: Match, rider: int) -> str:
    game: Any = world.game
    return str(game.shown_face(rider))


def sides(table: Table, found: list[Match]) -> dict[str, set[str]]:
    """On which sides people are in these worlds."""
    return {name: {side(world, seat) for world in found} for seat, name in enumerate(table.names)}


def side(world: Match, seat: int) -> str:
    hand: Any = world.view(seat).private
    return str(hand.side)


def until(table: Table, name: str, gift: str) -> Table:
    while table.waiting() != {name: gift}:
        table.match.lapse()
    return table


SEATED = {
    "Anna": "hamsa-hand Sg",
    "Ivan": "vessel Sr",
    "Maria": "candle Dg",
    "Dmitry": "scroll Sb",
    "Elena": "raven-5 Db",
}
SECOND = {
    "Anna": "wolf-1 Sr",
    "Ivan": "wolf-3 Db",
    "Maria": "raven-2 Dr",
    "Dmitry": "raven-3 Sb",
    "Elena": "raven-5 Sg",
}


# --- sides ------------------------------------------------------------------------------------------------------------


def test_a_smuggler_is_sure_of_the_others_and_a_guide_of_nobody() -> None:
    table = Table(SIX)
    either = {"guides", "smugglers", "jaster"}
    assert sides(table, worlds(table, "Anna")) == dict.fromkeys(SIX.split(), either) | {"Anna": {"guides"}}
    others = {"guides", "jaster"}
    assert sides(table, worlds(table, "Maria")) == dict.fromkeys(SIX.split(), others) | {
        "Maria": {"smugglers"},
        "Elena": {"smugglers"},
    }
    both = {"guides", "smugglers"}
    assert sides(table, worlds(table, "Pavel")) == dict.fromkeys(SIX.split(), both) | {"Pavel": {"jaster"}}


def test_in_every_world_the_deal_is_one_that_can_be() -> None:
    kinds = {"guides": "DSS", "smugglers": "DDS", "jaster": "DJS"}
    for table in (Table(SIX), Table(FOUR)):
        for name in table.names:
            for world in worlds(table, name, 25):
                game: Any = world.game
                found = [side(world, seat) for seat in range(len(table.names))]
                assert Counter(found) == Counter(table.private(one, "side") for one in table.names)
                for seat, one in enumerate(found):
                    hand: Any = world.view(seat).private
                    assert "".join(sorted(SHORT[card][0] for card in hand.cards)) == kinds[one]
                assert all(count == 4 for face, count in Counter(game.face).items() if face != "jaster")


# --- hands ------------------------------------------------------------------------------------------------------------


def shown() -> Table:
    """Ivan and Maria have shown Anna a green and a red soul; in the next round all have placed another passenger."""
    table = until(Table(FIVE).seat(**SEATED), "Anna", "hamsa-hand")
    table.answer("Anna", "hamsa-hand", ("Ivan", "Maria"))
    table.answer("Ivan", "show", "Sg")
    table.answer("Maria", "show", "Sr")
    return table


def test_a_card_that_was_shown_is_in_the_hand_and_was_not_placed_before() -> None:
    table = shown()
    for world in worlds(table, "Anna"):
        ivan, maria = (world.view(seat).private.cards for seat in (1, 2))  # type: ignore[union-attr]
        assert "soul-green" in ivan
        assert "soul-red" in maria
    assert set(riders(worlds(table, "Anna"), 2)) == {"Sr", "Sg", "Sb", "Dr", "Dg", "Db"}


def test_whether_a_card_that_was_shown_is_the_next_to_be_placed_nobody_knows() -> None:
    table = shown().sail("raven").seat(**SECOND)
    (riding,) = (n for n, rider in enumerate(table.public("riders")) if (rider.by, rider.round) == (2, 2))
    seen = riders(worlds(table, "Anna", 200), riding)
    assert 0.35 < seen["Sr"] / 200 < 0.7
    assert len(seen) > 3
    for world in worlds(table, "Anna"):
        hand: Any = world.view(2).private
        assert "soul-red" in (face_of(world, riding), *hand.cards)


def test_of_what_was_shown_to_another_a_third_knows_nothing() -> None:
    table = shown()
    hands = {world.view(1).private.cards for world in worlds(table, "Dmitry")}  # type: ignore[union-attr]
    assert any("soul-green" not in cards for cards in hands)
    assert any("soul-green" in cards for cards in hands)


def traded(**second: str) -> Table:
    """Anna has given Elena a red soul for a green demon; in the next round all have placed another passenger."""
    table = Table(FIVE, gifts="three").seat(
        Anna="raven-2 Sg", Ivan="raven-3 Sr", Maria="wolf-1 Dg", Dmitry="wolf-2 Sb", Elena="wolf-3 Db"
    )
    until(table, "Anna", "bundle").answer("Anna", "bundle", ("Elena", "Sr"))
    table.answer("Elena", "give", "Dg")
    table.sail("raven")
    return table.seat(**(SECOND | {"Anna": "wolf-1 Dg"} | second))


def test_whether_a_card_that_was_given_away_is_the_next_to_be_placed_nobody_knows() -> None:
    table = traded()
    (riding,) = (n for n, rider in enumerate(table.public("riders")) if (rider.by, rider.round) == (4, 2))
    seen = riders(worlds(table, "Anna", 200), riding)
    assert 0.35 < seen["Sr"] / 200 < 0.7
    assert len(seen) > 3
    for world in worlds(table, "Anna"):
        hand: Any = world.view(4).private
        assert "soul-red" in (face_of(world, riding), *hand.cards)


def test_what_two_others_have_exchanged_may_have_been_anything() -> None:
    table = traded()
    (riding,) = (n for n, rider in enumerate(table.public("riders")) if (rider.by, rider.round) == (0, 2))
    assert set(riders(worlds(table, "Ivan"), riding)) == {"Sr", "Sg", "Sb", "Dr", "Dg", "Db"}
    gave = {glimpse(world, 0, "gave") for world in worlds(table, "Ivan")}
    assert gave == {"Sr", "Sg", "Sb", "Dr", "Dg", "Db"}
    assert {glimpse(world, 0, "got") for world in worlds(table, "Elena")} == {"Dg"}


def test_whose_card_it_was_that_is_seen_after_an_exchange_nobody_knows() -> None:
    """Anna had one card of her own left, and one from Elena; so a demon of hers tells as much about either."""
    table = traded(Ivan="raven-3 Db", Dmitry="wolf-3 Sb")
    until(table, "Ivan", "all-seeing-eye").answer("Ivan", "all-seeing-eye", ("raven-2", "wolf-1"))
    assert table.heard("Ivan", "saw")[-1] == {"cell": "wolf-1", "face": "Dg"}
    found = worlds(table, "Ivan", 400)
    assert {glimpse(world, 0, "got") for world in found} == {"Sr", "Sg", "Sb", "Dr", "Dg", "Db"}
    assert {glimpse(world, 0, "gave") for world in found} == {"Sr", "Sg", "Sb", "Dr", "Dg", "Db"}
    assert abs(rate(found, 0, "guides") - rate(found, 4, "guides")) < 0.1


def glimpse(world: Match, seat: int, how: str) -> str:
    hand: Any = world.view(seat).private
    (face,) = (one.face for one in hand.glimpses if one.how == how)
    return SHORT[face]


# --- riders -----------------------------------------------------------------------------------------------------------


def test_who_was_seen_stays_and_who_was_not_may_be_anybody() -> None:
    table = until(Table(FIVE).seat(**SEATED), "Dmitry", "scroll")
    table.answer("Dmitry", "scroll", "raven-3")
    assert riders(worlds(table, "Dmitry"), 1) == {"Sr": 100}
    assert riders(worlds(table, "Ivan"), 1) == {"Sr": 100}
    assert set(riders(worlds(table, "Anna"), 1)) == {"Sr", "Sg", "Sb", "Dr", "Dg", "Db"}


def test_true_answers_hold_in_every_world() -> None:
    table = Table(FIVE).seat(**(SEATED | {"Elena": "colour-lore Db"}))
    table.answer("Elena", "colour-lore", "red")
    found = worlds(table, "Dmitry")
    assert set(riders(found, 1)) == {"Sr", "Dr"}
    assert set(riders(found, 0)) == set(riders(found, 2)) == {"Sg", "Sb", "Dg", "Db"}
    assert set(riders(found, 4)) == {"Sr", "Sg", "Sb", "Dr", "Dg", "Db"}


def test_a_count_of_a_boat_holds_in_every_world_and_says_not_who() -> None:
    table = Table(FIVE, gifts="three").seat(
        Anna="raven-3 Sg", Ivan="raven-1 Sr", Maria="wolf-1 Dg", Dmitry="wolf-2 Sb", Elena="wolf-4 Db"
    )
    until(table, "Elena", "stained-glass").answer("Elena", "stained-glass", ("raven", "green"))
    found = worlds(table, "Dmitry")
    assert all([face_of(world, rider)[-5:] for rider in (0, 1)].count("green") == 1 for world in found)
    assert {face_of(world, 0).endswith("green") for world in found} == {True, False}


def test_mystery_passengers_may_be_anybody_but_jaster_and_are_as_many_souls_as_demons() -> None:
    table = Table(FOUR)
    table.answer("Dmitry", "mystery", "raven-1")
    table.answer("Maria", "mystery", "wolf-1")
    for name in table.names:
        found = worlds(table, name)
        for rider in (0, 1):
            assert set(riders(found, rider)) == {"Sr", "Sg", "Sb", "Dr", "Dg", "Db"}
        for world in found:
            game: Any = world.game
            mystery = Counter(game.face[card][0] for card, owner in enumerate(game.owner) if owner == -1)
            assert mystery == {"s": 3, "d": 3}


def test_who_was_lost_stays_unknown_to_the_end() -> None:
    """A28"""
    table = Table(FIVE).seat(**SEATED).sail("raven").to("scoring")
    (lost,) = (row for row in table.public("lost") if row.round == 1)
    (maria,) = (rider for rider in lost.riders if rider is not None and table.public("riders")[rider].by == 2)
    peeked = {one["cell"] for one in table.heard("Anna", "saw")}
    assert "wolf-1" not in peeked
    assert len(riders(worlds(table, "Anna"), maria)) > 1


# --- how often --------------------------------------------------------------------------------------------------------


def rate(found: list[Match], seat: int, wanted: str) -> float:
    return sum(side(world, seat) == wanted for world in found) / len(found)


def test_before_anything_has_happened_each_of_four_smuggles_half_of_the_time() -> None:
    """Two of Anna's four fellow players do."""
    table = Table(FIVE)
    found = worlds(table, "Anna", 600)
    assert all(abs(rate(found, seat, "smugglers") - 1 / 2) < 0.08 for seat in (1, 2, 3, 4))


def test_a_demon_that_was_seen_makes_a_smuggler_twice_as_likely_as_a_guide() -> None:
    """A smuggler has two demons to place and a guide one; so it is 2 of 3, and 4 of 9 for each of the three others."""
    table = Table(FIVE).seat(
        Anna="scroll Sg", Ivan="raven-3 Db", Maria="candle Dg", Dmitry="mask Sb", Elena="raven-1 Dg"
    )
    until(table, "Anna", "scroll").answer("Anna", "scroll", "raven-3")
    found = worlds(table, "Anna", 600)
    assert abs(rate(found, 1, "smugglers") - 2 / 3) < 0.08
    assert all(abs(rate(found, seat, "smugglers") - 4 / 9) < 0.08 for seat in (2, 3, 4))


def test_of_a_guide_two_of_three_passengers_are_souls() -> None:
    """Maria knows Elena, so all others are guides; none of what they hold was seen."""
    table = Table(FIVE).seat(**SEATED)
    found = worlds(table, "Maria", 600)
    for rider in (0, 1, 3):
        souls = sum(count for face, count in riders(found, rider).items() if face[0] == "S")
        assert abs(souls / 600 - 2 / 3) < 0.08


def test_the_worlds_do_not_lean_to_the_truth_where_it_is_narrow() -> None:
    """Ivan's passenger is red, and Maria has shown a red soul.

    Of red souls Anna knows two, of red demons one, so that two souls and three demons are left. With a red soul placed
    and the green one shown, the third card is a demon; with a red demon placed it is a demon or a soul, and Ivan
    smuggles or not. Of whole deals and choices drawn at random until twenty thousand fitted, 71 % had the demon.
    """
    table = Table(FIVE).seat(**(SEATED | {"Elena": "colour-lore Db"}))
    table.answer("Elena", "colour-lore", "red")
    until(table, "Anna", "hamsa-hand").answer("Anna", "hamsa-hand", ("Ivan", "Maria"))
    table.answer("Ivan", "show", "Sg")
    table.answer("Maria", "show", "Sr")
    demons = riders(worlds(table, "Anna", 600), 1)["Dr"]
    assert abs(demons / 600 - 0.714) < 0.06
