"""What the rulebook and the cards list: the box, the table of the set-up, and where each row comes from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from pathlib import Path

import pytest

from lichina.games.doomsday.box import CONTENT, LIMITS, LOYALTY, PLAYERS, PROGRAMS, ROLES, SUPPLIES, SYMBOLS, WEAPONS
from lichina.words import LANGUAGES, Words, files_in
from tests.games.rulebook import rulings

DOCUMENT = Path(__file__).parents[3] / "docs" / "doomsday.md"
LEADERS = ["machine_leader_a", "machine_leader_b", "human_leader_a", "human_leader_b"]
DOTS = [
    "defragmentation",
    "working_virus",
    "new_password",
    "fog_of_war_off",
    "hilbert_effect",
    "small_update",
    "orellana_effect",
    "loyalty_inversion",
]

# --- the box ----------------------------------------------------------------------------------------------------------


def test_there_are_38_roles() -> None:
    assert len(ROLES) == 38
    assert Counter((role.pool, role.symbol) for role in ROLES.values()) == {
        ("base", "human"): 11,
        ("base", "machine"): 11,
        ("base", "outcast"): 9,
        ("legion", "outcast"): 3,
        ("leader", "human"): 2,
        ("leader", "machine"): 2,
    }


def test_leaders_and_the_roles_of_the_legion_are_not_in_the_usual_pool() -> None:
    assert [role.id for role in ROLES.values() if role.pool == "leader"] == LEADERS
    assert [role.id for role in ROLES.values() if role.pool == "legion"] == ["mind_eater", "deathbringer", "ono"]


def test_some_roles_have_their_team_for_good() -> None:
    assert {role.id: role.always for role in ROLES.values() if role.always} == {
        "seeker": "human",
        "fixer": "human",
        "mercenary": "machine",
        "virus": "machine",
        "homeless": "outcast",
        "lightbringer": "outcast",
        "sloy_watson": "outcast",
        "mind_eater": "legion",
        "deathbringer": "fallen",
        "ono": "outcast",
        "machine_leader_a": "machine",
        "machine_leader_b": "machine",
        "human_leader_a": "human",
        "human_leader_b": "human",
    }


def test_a_first_game_has_two_roles_of_each_symbol() -> None:
    first = [role for role in ROLES.values() if role.first]
    assert [role.id for role in first] == ["photographer", "informant", "trespassers_w", "joke", "thief", "seer"]
    assert Counter(role.symbol for role in first) == dict.fromkeys(SYMBOLS, 2)


def test_there_are_66_programs_of_51_kinds() -> None:
    assert len(PROGRAMS) == 51
    assert sum(program.copies for program in PROGRAMS.values()) == 66
    copies = Counter({kind: 0 for kind in ("instant", "permanent", "hidden")})
    for program in PROGRAMS.values():
        copies[program.kind] += program.copies
    assert copies == {"instant": 49, "permanent": 9, "hidden": 8}


def test_the_advanced_game_has_58_programs() -> None:
    assert [program.id for program in PROGRAMS.values() if program.dot] == DOTS
    assert sum(program.copies for program in PROGRAMS.values() if not program.dot) == 58


def test_two_programs_bring_a_weapon_and_are_blank_where_it_is_free() -> None:
    assert {program.id: program.weapon for program in PROGRAMS.values() if program.weapon} == {
        "prog_rocket": "rocket",
        "prog_laser": "laser",
    }


def test_programs_that_count_for_a_team_are_never_played() -> None:
    hidden = [program for program in PROGRAMS.values() if program.kind == "hidden"]
    assert {program.id: (program.team, program.weight) for program in hidden} == {
        "prog_loyalty_human": ("human", 1),
        "prog_loyalty_human_x2": ("human", 2),
        "prog_loyalty_machine": ("machine", 1),
        "prog_loyalty_machine_x2": ("machine", 2),
        "prog_loyalty_outcast_x2": ("outcast", 2),
    }
    assert [program for program in PROGRAMS.values() if program.when == "never" or program.team] == hidden


def test_two_programs_only_answer_something() -> None:
    answers = {program.id: program.when for program in PROGRAMS.values() if program.when in ("played", "damage")}
    assert answers == {"rollback": "played", "defender": "damage"}


def test_there_are_22_loyalty_cards() -> None:
    assert sum(card.copies for card in LOYALTY.values()) == 22
    assert {card.id: (card.copies, card.team, card.weight) for card in LOYALTY.values()} == {
        "loyalty_human": (6, "human", 1),
        "loyalty_human_x2": (2, "human", 2),
        "loyalty_machine": (6, "machine", 1),
        "loyalty_machine_x2": (2, "machine", 2),
        "loyalty_outcast": (4, "outcast", 1),
        "loyalty_outcast_x2": (1, "outcast", 2),
        "loyalty_legion": (1, "legion", 0),
    }


def test_there_are_7_weapons() -> None:
    assert {weapon.id: weapon.copies for weapon in WEAPONS.values()} == {
        "pistol": 2,
        "rifle": 2,
        "sidekick": 1,
        "rocket": 1,
        "laser": 1,
    }


def test_what_a_shot_does() -> None:
    shots = {w.id: (w.targets, w.damage, w.heals, w.answer, w.draws) for w in WEAPONS.values()}
    assert shots == {
        "pistol": (1, 1, 0, "loyalty", 1),
        "rifle": (1, 2, 0, "role", 0),
        "sidekick": (1, 1, 1, "role", 1),
        "rocket": (2, 1, 0, "loyalty", 1),
        "laser": (1, 2, 0, "loyalty", 0),
    }
    assert {w.id: w.printed for w in WEAPONS.values() if w.printed} == {"sidekick": "loyalty", "laser": "role"}
    assert [w.id for w in WEAPONS.values() if not w.aims] == ["laser"]
    assert [w.id for w in WEAPONS.values() if w.special] == ["rocket", "laser"]


# --- the set-up -------------------------------------------------------------------------------------------------------


def test_four_to_sixteen_play() -> None:
    assert list(SUPPLIES) == list(PLAYERS) == list(range(4, 17))


def test_weapons_in_the_centre() -> None:
    kinds = ("rifle", "pistol", "sidekick", "rocket", "laser")
    assert {n: tuple(row.weapons.get(kind, 0) for kind in kinds) for n, row in SUPPLIES.items()} == {
        4: (1, 1, 0, 0, 0),
        5: (2, 1, 0, 0, 0),
        6: (1, 1, 1, 0, 0),
        7: (2, 1, 1, 0, 0),
        8: (2, 1, 1, 0, 0),
        9: (2, 1, 1, 1, 0),
        10: (2, 1, 1, 1, 0),
        11: (2, 1, 1, 1, 1),
        12: (2, 1, 1, 1, 1),
        13: (2, 2, 1, 1, 1),
        14: (2, 2, 1, 1, 1),
        15: (2, 2, 1, 1, 1),
        16: (2, 2, 1, 1, 1),
    }


def test_five_and_six_may_take_the_weapons_of_each_other() -> None:
    assert {n: row.others for n, row in SUPPLIES.items() if row.others} == {
        5: SUPPLIES[6].weapons,
        6: SUPPLIES[5].weapons,
    }


def test_loyalty_cards_of_the_table() -> None:
    kinds = [card.id for card in LOYALTY.values() if card.team != "legion"]
    assert kinds[::2] == ["loyalty_human", "loyalty_machine", "loyalty_outcast"]
    assert {n: tuple(row.loyalty.get(kind, 0) for kind in kinds[::2] + kinds[1::2]) for n, row in SUPPLIES.items()} == {
        4: (3, 2, 0, 1, 1, 1),
        5: (4, 3, 0, 1, 1, 1),
        6: (3, 4, 2, 1, 2, 0),
        7: (4, 3, 3, 2, 2, 0),
    } | dict.fromkeys(range(8, 17), (6, 5, 0, 2, 2, 1))


def test_loyalty_cards_are_enough_for_two_each_or_one_between_neighbours() -> None:
    for n, row in SUPPLIES.items():
        assert sum(row.loyalty.values()) == (2 * n if n < LIMITS["advanced"] else 16)
        assert all(copies <= LOYALTY[card].copies for card, copies in row.loyalty.items())


def test_six_have_a_second_reading_with_two_double_cards_of_humans() -> None:
    assert [n for n, row in SUPPLIES.items() if row.copied] == [6]
    assert SUPPLIES[6].copied == {
        "loyalty_human": 3,
        "loyalty_machine": 4,
        "loyalty_outcast": 2,
        "loyalty_human_x2": 2,
        "loyalty_machine_x2": 1,
    }


def test_from_seven_on_the_legion_takes_the_place_of_a_card_of_outcasts() -> None:
    assert {n: row.legion for n, row in SUPPLIES.items() if row.legion} == {7: "loyalty_outcast"} | dict.fromkeys(
        range(8, 17), "loyalty_outcast_x2"
    )
    assert all(row.loyalty[row.legion] for row in SUPPLIES.values() if row.legion)


def test_roles_of_the_table() -> None:
    assert {n: tuple(row.roles[symbol] for symbol in SYMBOLS) for n, row in SUPPLIES.items()} == {
        4: (2, 2, 1),
        5: (2, 2, 2),
        6: (3, 2, 2),
        7: (3, 3, 2),
        8: (4, 3, 2),
        9: (4, 3, 3),
        10: (4, 4, 3),
        11: (5, 4, 3),
        12: (5, 5, 3),
        13: (6, 6, 4),
        14: (6, 6, 4),
        15: (6, 6, 4),
        16: (6, 6, 5),
    }


# --- the words --------------------------------------------------------------------------------------------------------

KINDS: dict[str, Collection[str]] = {"role": ROLES, "program": PROGRAMS, "loyalty": LOYALTY, "weapon": WEAPONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_its_rule(language: str) -> None:
    words = Words(language, CONTENT.parent / "locale", strict=True)
    names = [words(f"card-{card}") for cards in KINDS.values() for card in cards]
    assert len(set(names)) == 38 + 51 + 7 + 5
    assert all(words(f"{kind}-{card}").endswith(".") for kind, cards in KINDS.items() for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_program_and_weapon_stands_in_one_chapter_of_the_rules(language: str) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in files_in(CONTENT.parent / "locale", language))
    for kind in ("role", "program", "weapon"):
        for card in KINDS[kind]:
            assert text.count(f"{{ {kind}-{card} }}") == 1, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_that_the_cards_print_differently_has_its_own_text(language: str) -> None:
    words = Words(language, CONTENT.parent / "locale", strict=True)
    for weapon in ("sidekick", "laser"):
        assert words(f"weapon-{weapon}-cards") != words(f"weapon-{weapon}")


def test_every_ruling_that_a_row_cites_is_in_the_document() -> None:
    cited = {
        int(number)
        for file in CONTENT.glob("*.toml")
        for number in re.findall(r"ruling A(\d+)", file.read_text(encoding="utf-8"))
    }
    assert rulings(DOCUMENT.read_text(encoding="utf-8"), "A") == set(range(1, 77))
    assert {1, 2, 3, 4, 5, 37, 69} <= cited <= set(range(1, 77))


# --- a card and its rule stand in one place ---------------------------------------------------------------------------


GAME = CONTENT.parent
KINDS_OF_CARDS = ("roles", "programs", "questions.py")
"""The rooms of cards: what they do, and how they answer the named questions of all mechanisms."""
LISTS = ("events.py", "lesson.py")
"""What is declared of questions, and a match that is told beforehand."""
SAID = {("talk.py", "trust"), ("speech.py", "trust")}
"""“Trust me” is something to say."""


def test_no_role_or_program_stands_in_the_code_of_another_mechanism() -> None:
    paths = [path for path in GAME.glob("*.py") if path.name not in (*KINDS_OF_CARDS, *LISTS)]
    assert len(paths) > 20
    words = {(path.name, word) for path in paths for word in re.findall(r'"([a-z_0-9]+)"', path.read_text("utf-8"))}
    assert {(name, word) for name, word in words if word in ROLES or word in PROGRAMS} == SAID


def test_every_role_program_and_weapon_has_a_test_of_its_own_by_name() -> None:
    source = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    told = " ".join(re.findall(r"^def (test_\w+)", source, re.M))
    hidden = {card for card, program in PROGRAMS.items() if program.kind == "hidden"}
    assert [card for card in (*ROLES, *PROGRAMS, *WEAPONS) if card not in told and card not in hidden] == []
    assert all(f'("{card}", ' in source for card in hidden), "these are tested by one sentence"


def test_every_ruling_is_cited_by_a_test_or_a_vector() -> None:
    here = Path(__file__).parent
    cited = "\n".join(path.read_text("utf-8") for path in (*here.glob("test_*.py"), here / "vectors.json"))
    assert [number for number in range(1, 77) if not re.search(rf"\bA{number}\b", cited)] == []
