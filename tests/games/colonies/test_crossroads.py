"""Crossroads: when a card is met, who decides, and what every choice of every card does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lichina.games.colonies.box import ROADS, TOWN
from lichina.games.colonies.crossroads import LETTERS, PROGRAMS, WHERE, conditions, met_by, roads
from lichina.kernel import Dice
from lichina.kernel.dice import key_of

from .table import Winter


def resolving(road: str, *survivors: str, deeds: list[tuple[str, str, str]] | None = None, **position: Any) -> Winter:
    """The end of a turn of b1, who has done these deeds under this card."""
    done = [{"seat": 0, "what": what, "survivor": who, "place": place} for what, who, place in deeds or []]
    return Winter("crossroads", *survivors, roads={"blue": road}, deeds=done, **position)


# --- when a card is met -----------------------------------------------------------------------------------------------


def test_a_met_card_interrupts_nothing_and_is_resolved_when_the_turn_is_over() -> None:
    """R31: it leaves the game; one that was not met goes under the deck."""
    deck = {"school": ["junk", "fuel", "wrench"]}
    laid: dict[str, Any] = {"roads": {"blue": "cr_hidden_cache", "yellow": "cr_tripwire"}, "decks": deck}
    table = Winter("act", "brian_lee b1 school", dice={"b1": [6]}, **laid)
    under = table.seen("decks", "crossroads")
    table.act("b1", "brian_lee", "search", 6).answer("b1", "found", "junk")
    assert table.heard(None, "crossroads") == []
    table.act("b1", "done").act("y1", "done")
    assert table.heard(None, "crossroads") == [{"seat": "b1", "road": "cr_hidden_cache"}]
    table.answer("b1", "way", "a")
    assert table.hand("b1") == ["junk", "wrench", "fuel"]
    assert table.heard(None, "crossroads-passed") == [{"seat": "y1"}]
    assert table.seen("decks", "crossroads") == under + 1 - 2, "the next pair has drawn two"


def test_only_the_reader_knows_the_card() -> None:
    """R7, R9."""
    table = Winter("act", "brian_lee b1 school", roads={"blue": "cr_hidden_cache"})
    assert {name: table.own(name).reads for name in table.names} == {
        "b1": {},
        "b2": {0: "cr_hidden_cache"},
        "y1": {},
        "y2": {},
    }


def test_the_card_of_the_wolf_is_read_by_the_leader_of_the_weaker_colony() -> None:
    """R9, C143: blue if both are as strong."""
    table = Winter("turn", "sparky w den", players=5, active="w", blue={"leader": "b2"}, yellow={"leader": "y1"})
    table.answer("w", "exchange-mission", "keep")
    assert table.seen("readers") == {4: 1}
    table = Winter("turn", "sparky w den", players=5, active="w", yellow={"morale": 4, "leader": "y2"})
    table.answer("w", "exchange-mission", "keep")
    assert table.seen("readers") == {4: 3}


def test_a_state_is_remembered_if_it_was_so_at_any_moment() -> None:
    """R27, C139: a bullet that is spent does not undo it."""
    people = ("rod_miller b1 blue", "mike_cho b2 blue", "daniel_smith y2 gas_station", "ashley_ross y2 gas_station")
    laid: dict[str, Any] = {"blue": {"morale": 4, "bullets": 4}, "roads": {"blue": "cr_stray_shots"}}
    table = Winter("move", *people, **laid).move("b1", "rod_miller", "gas_station", "daniel_smith", "walk")
    assert table.camp("blue", "bullets") == 3
    for name in ("y1", "b1"):
        table.move(name, "pass")
    table.act("b1", "done").act("y1", "done")
    assert table.heard(None, "crossroads") == [{"seat": "b1", "road": "cr_stray_shots"}]


def test_an_empty_home_is_looked_at_when_all_have_moved() -> None:
    """R102."""
    table = Winter("move", "rod_miller b1 blue", blue={"morale": 4}, roads={"blue": "cr_open_gates"})
    table.move("b1", "rod_miller", "school").move("y1", "pass").move("b1", "pass")
    table.act("b1", "done").act("y1", "done")
    assert table.heard(None, "crossroads") == [{"seat": "b1", "road": "cr_open_gates"}]


def test_whether_a_card_is_met_follows_from_open_deeds() -> None:
    highs = {"ammo": 3, "food": 0, "help": 0, "hand": 0, "waste": 0, "group": 0, "left": 4}
    assert met_by("cr_black_market", [], highs) == []
    assert met_by("cr_black_market", [], highs | {"ammo": 2}) is None
    assert met_by("cr_tripwire", [("search", "sparky", "school")], highs) is None
    assert met_by("cr_tripwire", [("search", "sparky", "police_station")], highs) == [("sparky", "police_station")]
    once = [("move2", "sparky", "school")]
    assert met_by("cr_snow_blindness", once, highs) is None
    assert met_by("cr_snow_blindness", [*once, ("move2", "mike_cho", "school")], highs) == [
        ("sparky", "school"),
        ("mike_cho", "school"),
    ]


# --- who decides ------------------------------------------------------------------------------------------------------


def test_of_several_who_met_it_the_player_picks_one_who_lives() -> None:
    """R28."""
    deeds = [("move_to(lonely)", one, "school") for one in ("brian_lee", "daniel_smith", "sparky")]
    table = resolving("cr_rooftop_shooter", "brian_lee b1 school", "daniel_smith b1 library", deeds=deeds)
    assert table.options("b1") == ["brian_lee", "daniel_smith"]
    table.answer("b1", "met", "daniel_smith")
    table.answer("b1", "way", "b")
    assert (table.whole("daniel_smith"), table.whole("brian_lee")) == ("blue", "school")


def test_a_choice_that_cannot_be_paid_may_not_be_chosen() -> None:
    """R29."""
    deeds = [("at_rival", "brian_lee", "yellow-1")]
    table = resolving("cr_defector", "brian_lee b1 yellow-1", deeds=deeds, blue={"food": 1})
    assert table.options("b1") == ["b"]
    table = resolving("cr_spoiled_stores", "brian_lee b1 yellow-1", deeds=deeds)
    assert table.options("b1") == ["c"]


def test_an_option_that_means_nothing_to_the_wolf_may_not_be_chosen() -> None:
    laid: dict[str, Any] = {
        "players": 5,
        "active": "w",
        "hands": {"w": ["junk"]},
        "roads": {"den": "cr_homemade_rounds"},
    }
    deeds = [{"seat": 4, "what": "play(tool)"}]
    table = Winter("crossroads", "sparky w den", deeds=deeds, **laid)
    assert table.asked("w") == ["way"]
    assert table.options("w") == ["a"], "it costs him a tool, and he still has no bullets"


def test_a_thumb_vote_is_of_those_at_home_and_the_leader_breaks_a_tie() -> None:
    """R32."""
    people = ("rod_miller b1 blue", "mike_cho b2 blue", "brian_lee b3 school", "olivia_brown b4 library")
    laid: dict[str, Any] = {"players": 8, "blue": {"bullets": 4, "leader": "b3"}, "active": "b1 y1"}
    table = resolving("cr_stray_shots", *people, **laid, spots={"blue-1": {"zombies": 3}, "blue-2": {"zombies": 3}})
    assert table.waiting() == {"b1": "thumb", "b2": "thumb"}
    table.answer("b1", "thumb", "a")
    table.answer("b2", "thumb", "b")
    assert table.waiting() == {"b3": "break-tie"}
    table.answer("b3", "break-tie", "a")
    table.answer("b1", "clear", (3, 2))
    assert (table.camp("blue", "bullets"), sum(table.zombies("blue"))) == (2, 1)


# --- every choice of every card ---------------------------------------------------------------------------------------

RICH: dict[str, Any] = {
    "blue": {
        "morale": 4,
        "food": 8,
        "bullets": 6,
        "helpless": 6,
        "waste": ["junk", "wrench", "fuel", "junk", "junk"] * 2,
    },
    "yellow": {"morale": 6, "food": 5, "bullets": 5, "helpless": 2},
    "hands": {
        "b1": ["fuel", "medicine", "junk", "pistol", "food_1", "wrench", "fuel"],
        "b2": ["fuel", "medicine", "junk"],
        "y1": ["junk", "fuel"],
        "y2": ["junk", "fuel"],
    },
    "dice": {"b1": [1, 2], "b2": [3, 4]},
    "spots": {
        **{
            f"{colony}-{number}": {"zombies": 1, "barricades": 1}
            for number in range(1, 6)
            for colony in ("blue", "yellow")
        },
        **{town: {"zombies": 2, "noise": 1} for town in TOWN},
        "yellow-6": {"zombies": 1},
    },
    "rounds": 2,
    "removed": ["junk", "junk", "medicine", "fuel", "junk"],
    "dead": [{"id": "loretta_clay", "owner": 0, "place": "school"}],
}
"""Everything that a card could want."""


def place_of(road: str) -> str:
    """Where the survivor of a card is when it is met."""
    for trigger in conditions(road):
        if trigger.name in ("at_rival", "move_rival"):
            return "yellow-6"
        if trigger.arg in TOWN:
            return trigger.arg
        if trigger.name in ("home1", "build", "clean"):
            return "blue"
    return "school"


def people_for(road: str, letter: str) -> list[str]:
    """Friends and strangers where the card is met, and whoever it names."""
    place = place_of(road)
    stranger = "school" if place in ("blue", "yellow-6") else place
    named = [trigger.arg for trigger in conditions(road) if trigger.name == "in"]
    soldier = ["thomas_heart b2 blue"] if (road, letter) == ("bc_army", "c") else []
    return [
        f"brian_lee b1 {place} w1 f1",
        f"david_garcia b1 {place} w1",
        "maria_lopez b1 blue",
        *(f"{one} b1 {stranger}" for one in named),
        "carla_thompson b2 blue w1",
        f"arthur_thurston y1 {stranger} w1",
        "james_meyers y1 blue-6",
        "alexis_grey y2 yellow",
        *soldier,
    ]


def staged(road: str, letter: str) -> Winter:
    """A turn in which everything is there that a card could want, and it is met."""
    place = place_of(road)
    deeds = [("cured", "brian_lee", place)]
    for trigger in conditions(road):
        named = trigger.name if trigger.arg in WHERE else f"{trigger.name}({trigger.arg})"
        who = trigger.arg if trigger.name in ("in", "deck") else "brian_lee"
        deeds.append((named, who, place))
        if trigger.name in ("move2", "couple"):
            deeds += [(named, "david_garcia", place), ("move", "david_garcia", place)]
    return resolving(road, *people_for(road, letter), deeds=deeds, **RICH)


def choices() -> Iterator[tuple[str, str]]:
    for road in ROADS:
        yield from ((road, letter) for letter in LETTERS if f"{road}-{letter}" in {*roads, *PROGRAMS})


def told_since(table: Winter, key: str) -> list[str]:
    """What everybody was told after this, up to the end of the turn."""
    keys = [event.key for event in table.match.told(None)]
    after = keys[keys.index(key) + 1 :]
    return after[: after.index("turn")]


def sensible(form: Any, dice: Dice) -> Any:
    """An answer that takes something if anything can be taken."""
    if form.kind == "number":
        return form.high
    options = [option for option in getattr(form, "options", ()) if option not in ("nothing", "no")]
    return dice.choice(options) if form.kind == "pick" and options else form.draw(dice)


@pytest.mark.parametrize(("road", "letter"), list(choices()))
def test_every_choice_of_every_card_does_what_it_says(road: str, letter: str) -> None:
    """Chosen, something happens that everybody is told, unless it is nothing; and no card or survivor gets lost."""
    nothing = getattr(ROADS[road], letter) == "nil"
    table = staged(road, letter)
    dice = Dice(key_of(f"{road} {letter}"))
    if "met" in table.asked("b1"):
        table.answer("b1", "met", table.options("b1")[0])
    while table.heard(None, "chose") == []:
        for ask in table.match.asks:
            form: Any = ask.form
            assert letter in form.options, f"{road}: {letter} cannot be chosen"
            table.match.answer(ask.seat, letter, ask.number)
    while "move" not in table.waiting().values():
        ask = table.match.asks[0]
        table.match.answer(ask.seat, sensible(ask.form, dice), ask.number)
        table.match.game.invariants()  # type: ignore[attr-defined]
    done = [key for key in told_since(table, "chose") if key != "crossroads-passed"]
    assert bool(done) == (not nothing), f"{road}: {letter} has done {done or 'nothing'}"


def test_every_card_can_be_met_and_has_two_choices_at_least() -> None:
    for road in ROADS:
        assert conditions(road)
        assert {f"{road}-a", f"{road}-b"} <= {*roads, *PROGRAMS}
