"""The rule vectors: a position, what people do in it, and what must come of it; and what no vector can say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

import lichina
from lichina.cli import main
from lichina.games.doomsday import Doomsday
from lichina.games.doomsday.box import CONTENT, PROGRAMS, ROLES
from lichina.kernel import Match
from lichina.vectors import Vector, check_one, load
from tests.games.rulebook import events_of, spoiled

FILE = Path(__file__).parent / "vectors.json"
PAGE = (Path(__file__).parents[3] / "docs" / "doomsday.md").read_text("utf-8")
VECTORS = load(FILE)


@pytest.mark.parametrize("vector", VECTORS.vectors, ids=lambda vector: vector.id)
def test_it_comes_as_the_rules_say(vector: Vector) -> None:
    assert check_one(Doomsday, vector) == []


def test_all_the_vectors_are_there() -> None:
    numbers = [int(vector.id.removeprefix("D")) for vector in VECTORS.vectors]
    assert (len(numbers), numbers[0], numbers[-1]) == (101, 1, 151)
    assert numbers == sorted(numbers)


def attempts(vector: Vector) -> Iterator[Any]:
    """What somebody tries in a vector, or could: each is taken, or is refused."""
    for order in vector.orders:
        if order.refused is not UNSET:
            yield order
        if order.expect is not UNSET:
            for found in (order.expect.may, order.expect.may_not, order.expect.not_asks):
                yield from found or ()


def test_the_vectors_say_what_may_and_what_may_not_be_done() -> None:
    assert sum(1 for vector in VECTORS.vectors for _ in attempts(vector)) == 56


def test_the_command_checks_the_same_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(CONTENT.parent), str(FILE), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Vectors: 101, passed: 101, failed: 0.\n"


def test_the_command_names_a_vector_that_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = spoiled(FILE, tmp_path, "D89", side="human")
    assert main(["check", str(CONTENT.parent), str(wrong), "--lang", "en"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith('D89: expected outcome side = "human"')
    assert last == "Vectors: 1, passed: 0, failed: 1."


def test_the_page_of_the_rules_names_every_event_and_all_that_it_tells() -> None:
    written = events_of(PAGE)
    assert set(written) == set(Doomsday.TALES)
    assert [tale.key for tale in Doomsday.EVENTS if not written[tale.key].issuperset(tale.fields)] == []


def test_the_page_of_the_rules_names_every_option_and_its_default() -> None:
    table = PAGE.split("| option | default | meaning |")[1].split("\n\n", maxsplit=1)[0]
    rows = [row.split("|")[1:3] for row in table.splitlines()[2:]]
    written = {name.strip(" `"): default.strip(" `") for name, default in rows}
    said = {True: "yes", False: "no", None: "–"}
    usual = Doomsday.Options()
    assert written == {
        name: f"{value:g}"
        if isinstance(value, float)
        else str(value)
        if value.__class__ is int
        else said.get(value, value)
        for name in usual.__struct_fields__
        for value in [getattr(usual, name)]
    }


# --- what no vector can say -------------------------------------------------------------------------------------------


def test_a_program_that_is_discarded_goes_under_the_deck() -> None:
    """D65: with one program left in the deck, whoever draws second draws what was discarded."""
    seats: list[dict[str, Any]] = [
        {"role": [role], "left": "loyalty_human", "right": "loyalty_machine"}
        for role in ("sniper", "joke", "seer", "seeker")
    ]
    seats[0]["programs"] = ["spam", "charge", "prog_loyalty_human"]
    match = lichina.start(Doomsday, 4, 1, {"deal": {"seats": seats, "deck": ["old_firewall"]}})
    match.answer(0, ["end"])
    match.answer(0, "spam")
    for seat in (1, 2):
        match.answer(seat, ["draw"])
        match.answer(seat, ["end"])
    assert [own.programs for own in everybody(match)[1:3]] == [("old_firewall",), ("spam",)]


def everybody(match: Match) -> list[Any]:
    """What each player sees of their own cards."""
    return [match.view(seat).private for seat in match.game.seats]


def dealt(seats: int, seed: int, **options: Any) -> list[Any]:
    """What each player is dealt."""
    return everybody(lichina.start(Doomsday, seats, seed, options))


def symbols(hands: list[Any]) -> Counter[str]:
    """How many roles of each symbol were dealt."""
    return Counter(ROLES[own.roles[0]].symbol for own in hands)


def test_six_are_dealt_all_loyalty_cards_of_their_row_and_all_but_one_of_its_roles() -> None:
    """D149."""
    for seed in range(20):
        hands = dealt(6, seed)
        assert Counter(card for own in hands for card in own.loyalty) == {
            "loyalty_human": 3,
            "loyalty_machine": 4,
            "loyalty_outcast": 2,
            "loyalty_human_x2": 1,
            "loyalty_machine_x2": 2,
        }
        assert {ROLES[own.roles[0]].pool for own in hands} == {"base"}
        assert symbols(hands) <= Counter(human=3, machine=2, outcast=2)


def test_nine_share_nine_of_sixteen_loyalty_cards_and_have_no_program_with_a_dot() -> None:
    """D151."""
    most = {
        "loyalty_human": 6,
        "loyalty_machine": 5,
        "loyalty_human_x2": 2,
        "loyalty_machine_x2": 2,
        "loyalty_outcast_x2": 1,
    }
    for seed in range(20):
        hands = dealt(9, seed)
        assert [own.loyalty[0] for own in hands] == [own.loyalty[1] for own in (*hands[1:], hands[0])]
        assert Counter(own.loyalty[0] for own in hands) <= Counter(most)
        assert not any(PROGRAMS[card].dot for own in hands for card in own.programs)
        assert symbols(hands) <= Counter(human=4, machine=3, outcast=3)


def test_the_legion_has_its_roles_and_from_seven_on_its_loyalty_card() -> None:
    """A32, A33, A70: there are more roles than players, and any of them may be left over."""
    met: set[str] = set()
    for seed in range(40):
        hands = dealt(7, seed, legion=True, with_ono=False)
        cards = [card for own in hands for card in own.loyalty]
        assert (cards.count("loyalty_legion"), cards.count("loyalty_outcast")) == (1, 2)
        met |= {own.roles[0] for own in hands if ROLES[own.roles[0]].pool == "legion"}
    assert met == {"mind_eater", "deathbringer"}
    assert any(own.roles == ("ono",) for seed in range(40) for own in dealt(7, seed, legion=True))
