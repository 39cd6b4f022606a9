"""What the rulebook lists: bags, powers, the time and the points of a round, and where each comes from."""

from __future__ import annotations

import re
from pathlib import Path

from lichina.games.spyfall import Spyfall
from lichina.games.spyfall.box import (
    ACTING,
    BAGS,
    CONTENT,
    ENDINGS,
    EXTRA,
    LIMITS,
    MINUTES,
    POWERS,
    TIMES,
    WITH_ALLY,
    Power,
)
from lichina.games.spyfall.packs import shipped
from lichina.kernel.content import rows
from lichina.registry import find

DOCUMENT = Path(__file__).parents[3] / "docs" / "spyfall.md"


def test_the_box_holds_196_cards() -> None:
    places = len(shipped("dc"))
    bags = {name: bag.places + bag.spies for name, bag in BAGS.items()}
    powers = [power for power in rows(CONTENT / "box.toml", "power", Power) if not power.source.startswith("ours")]
    assert (places * bags["place"], bags["joke"], 2 * bags["mixed"], len(powers)) == (160, 8, 16, 12)
    assert places * bags["place"] + bags["joke"] + 2 * bags["mixed"] + len(powers) == 196


def test_every_pack_has_as_many_extra_cards_as_the_mixed_bags_hold() -> None:
    for pack in find(Spyfall).packs:
        assert sum(place.extra for place in shipped(pack)) == EXTRA == 16


def test_tables_of_content_are_no_packs() -> None:
    assert sorted(file.name for file in CONTENT.glob("*.toml")) == ["box.toml", "points.toml", "traits.toml"]
    assert set(find(Spyfall).packs) == {"dc", "everyday"}


def test_a_bag_has_a_card_for_everybody() -> None:
    most = Spyfall.PLAYERS[-1]
    assert {bag.places + bag.spies for bag in BAGS.values()} == {most} == {8}


def test_six_to_eight_minutes_are_for_three_to_eight_players() -> None:
    assert MINUTES == {3: 6, 4: 6, 5: 7, 6: 7, 7: 8, 8: 8}
    assert [time.players for time in TIMES] == sorted(time.players for time in TIMES)
    assert list(WITH_ALLY) == [5, 6, 7, 8]


def test_the_cards_of_the_game_are_signs_bags_powers_and_the_places_of_each_pack() -> None:
    groups = dict(Spyfall.CARDS)
    places = {pack: groups.pop(pack) for pack in find(Spyfall).packs}
    assert groups == {"signs": ("spy", "ally", "local"), "bags": ("joke", "mixed"), "powers": POWERS}
    assert {pack: len(ids) for pack, ids in places.items()} == {"everyday": 20, "dc": 20}
    assert (places["everyday"][0], places["dc"][0]) == ("hospital", "asylum")
    assert Spyfall.COPIES == {"joke": 1, "mixed": 2}


def test_three_powers_are_nothing_but_a_manner_of_speaking() -> None:
    assert ACTING == ("shadow", "backwards", "alter")


def test_only_an_exposed_spy_gives_a_point_to_his_first_accuser() -> None:
    assert [worth.id for worth in ENDINGS.values() if worth.accuser] == ["spy-caught-early", "spy-caught"]


def test_the_loop_takes_less_than_a_round_and_leaves_less_than_the_last_call() -> None:
    assert LIMITS["loop-leaves"] < LIMITS["hurry"] < LIMITS["loop"] < 60 * min(MINUTES.values())


def test_every_ruling_that_a_row_cites_is_in_the_document() -> None:
    rulings = set(re.findall(r"^\| (B\d+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))
    cited = {
        number
        for file in CONTENT.glob("*.toml")
        for number in re.findall(r'source = ".*?ruling (B\d+)', file.read_text(encoding="utf-8"))
    }
    assert cited == {"B16", "B17", "B23", "B24", "B25", "B26", "B31", "B32", "B37"}
    assert cited <= rulings
