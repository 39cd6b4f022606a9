"""What the box holds: counts, sources, and that every row can be read."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from lichina.games.colonies import Colonies
from lichina.games.colonies.box import (
    COMBAT,
    CONTENT,
    CRISES,
    EXPOSURE,
    ITEMS,
    KINDS,
    MISSIONS,
    OBJECTIVES,
    ROADS,
    SECRETS,
    SPARE,
    STARTERS,
    STOCKS,
    SURVIVORS,
    TACTICS,
    TOWN,
    WOLF_GOALS,
)
from tests.games.rulebook import docstrings, rulings

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "colonies.md"


def test_the_dice_have_twelve_faces() -> None:
    """§1.8, §3.2, V20: half of the exposures are harmless."""
    assert Counter(EXPOSURE) == {"blank": 6, "wound": 3, "frostbite": 2, "bite": 1}
    assert Counter(COMBAT) == {
        "strength-1": 3,
        "strength-2": 2,
        "strength-3": 1,
        "wound-1": 2,
        "wound-2": 1,
        "zombie-1": 2,
        "zombie-2": 1,
    }


def test_every_deck_of_the_town_has_twenty_cards_and_there_are_43_random_ones() -> None:
    """R4: those of the base game alone."""
    decks: Counter[str] = Counter()
    for stock in STOCKS:
        assert stock.item in ITEMS
        decks[stock.place] += stock.copies
    assert decks == dict.fromkeys(TOWN, 20)
    assert len(SPARE) == 43
    assert sum(starter.copies for starter in STARTERS) == 50


def test_items_have_one_of_seven_symbols_and_three_uses() -> None:
    assert set(KINDS) == {"weapon", "book", "tool", "medicine", "fuel", "food", "event"}
    assert {item.use for item in ITEMS.values()} == {"waste", "equip", "event"}
    assert all((item.kind == "event") == (item.use == "event") for item in ITEMS.values())


def test_no_two_survivors_have_the_same_influence() -> None:
    influences = [one.influence for one in SURVIVORS.values()]
    assert len(set(influences)) == len(influences)
    assert Counter(one.set for one in SURVIVORS.values())["base"] == 30
    assert {one.attack for one in SURVIVORS.values()} | {one.search for one in SURVIVORS.values()} <= set(range(1, 7))


def test_the_counts_of_goals_and_crises() -> None:
    """§0.3."""
    assert (len(OBJECTIVES), len(CRISES), len(TACTICS), len(SECRETS), len(WOLF_GOALS)) == (8, 11, 5, 46, 8)


def test_all_cards_of_the_game_are_listed() -> None:
    listed = [card for group in Colonies.CARDS.values() for card in group]
    assert len(set(listed)) == len(listed)
    assert set(listed) == {
        *SURVIVORS,
        *ITEMS,
        *CRISES,
        *TACTICS,
        *OBJECTIVES,
        *SECRETS,
        *ROADS,
        *WOLF_GOALS,
        *MISSIONS,
    }


def test_every_ruling_and_paragraph_that_is_cited_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    sources = [*HERE.glob("test_*.py"), *CONTENT.parent.glob("*.py"), *CONTENT.glob("*.toml"), HERE / "vectors.json"]
    text = "\n".join(file.read_text("utf-8") for file in sources)
    cited_rulings = {int(number) for number in re.findall(r"\bR(\d+)\b", text)}
    paragraphs = {cell for cell in re.findall(r"^\| (\d\.\d+) \|", page, re.MULTILINE)}
    assert rulings(page, "R") == set(range(1, 134))
    assert cited_rulings <= rulings(page, "R")
    assert {number for number in re.findall(r"§(\d\.\d+)", text)} <= paragraphs


def test_every_ruling_and_paragraph_on_the_page_has_a_test_or_a_vector_that_names_it() -> None:
    page = PAGE.read_text("utf-8")
    tested = "\n".join([*docstrings(HERE), (HERE / "vectors.json").read_text("utf-8")])
    paragraphs = re.findall(r"^\| (\d\.\d+) \|", page, re.MULTILINE)
    assert len(paragraphs) == 43
    assert [number for number in paragraphs if not re.search(rf"(?<![\d.]){re.escape(number)}\b", tested)] == []
    assert [number for number in rulings(page, "R") if not re.search(rf"\bR{number}\b", tested)] == []
