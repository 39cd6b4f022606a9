"""What numbers and words stand for is said by their types; what could be anything is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest

from lichina.kernel import (
    AMOUNT,
    CARD,
    PLACE,
    SEAT,
    WORD,
    Amount,
    Branch,
    Card,
    Choose,
    Form,
    Meaning,
    Number,
    Option,
    Order,
    Pick,
    Place,
    Seat,
    Share,
    Text,
    Tree,
    Word,
)
from lichina.kernel.kinds import meaning


@pytest.mark.parametrize(
    ("hint", "means"),
    [
        (Seat, Meaning(numbers=SEAT)),
        (Amount, Meaning(numbers=AMOUNT)),
        (Card, Meaning(words=CARD)),
        (Place, Meaning(words=PLACE)),
        (Word, Meaning(words=WORD)),
        (Seat | None, Meaning(numbers=SEAT)),
        (Seat | Word, Meaning(numbers=SEAT, words=WORD)),
        (tuple[Seat, ...], Meaning(numbers=SEAT)),
        (list[Card], Meaning(words=CARD)),
        (tuple[tuple[Card, ...], ...], Meaning(words=CARD)),
        (dict[Seat, Card], Meaning(words=CARD, keys=SEAT)),
        (dict[Card, Amount], Meaning(numbers=AMOUNT, keys=CARD)),
        (dict[Seat, Seat | Word], Meaning(numbers=SEAT, words=WORD, keys=SEAT)),
        (dict[Seat, dict[Seat, Amount]], Meaning(numbers=AMOUNT, keys=SEAT)),
        (bool, Meaning()),
        (float | None, Meaning()),
        (str, Meaning()),
        (dict[str, bool], Meaning()),
        (Literal["up", "down"], Meaning()),
    ],
)
def test_a_type_says_what_its_numbers_words_and_names_stand_for(hint: Any, means: Meaning) -> None:
    assert meaning(hint) == means


@pytest.mark.parametrize("hint", [int, tuple[int, ...], int | None, dict[str, int], dict[int, str], Any, object, list])
def test_a_number_that_could_be_anything_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match="does not say what it stands for: a Seat, a Card, a Place, a Word or"):
        meaning(hint)


@pytest.mark.parametrize(
    ("hint", "what"),
    [
        (Seat | Amount, "numbers: amount, seat"),
        (tuple[Card, Place], "words: card, place"),
        (dict[Seat, dict[Card, Amount]], "keys: card, seat"),
        (tuple[dict[Seat, bool], dict[Place, bool]], "keys: place, seat"),
    ],
)
def test_a_field_that_means_two_things_by_the_same_is_refused(hint: Any, what: str) -> None:
    with pytest.raises(TypeError, match=f"means two things by its {what}$"):
        meaning(hint)


@pytest.mark.parametrize(
    ("hint", "line"),
    [
        (Annotated[str, SEAT], "a seat is int, not <class 'str'>"),
        (Annotated[int, CARD], "a card is str, not <class 'int'>"),
    ],
)
def test_a_seat_is_a_number_and_a_card_is_a_word(hint: Any, line: str) -> None:
    with pytest.raises(TypeError, match=line):
        meaning(hint)


@pytest.mark.parametrize(
    "form",
    [
        Pick[Option]([0, 1, "pass"], SEAT),
        Choose([0, 1], 1, of=SEAT),
        Order([0, 1], SEAT),
        Share(2, [0, 1], of=SEAT),
    ],
)
def test_a_client_is_told_what_options_are(form: Form) -> None:
    assert form.seen()["of"] == SEAT


def test_a_client_is_told_what_the_options_of_each_branch_are() -> None:
    tree = Tree(Branch("card", {"bomb": Branch("whom", {0: None}, of=SEAT), "potion": None}, of=CARD))
    assert [(row["key"], row["of"]) for row in tree.seen()["branches"]] == [("card", CARD), ("whom", SEAT)]


@pytest.mark.parametrize("form", [Pick(["on", "off"]), Number(0, 3), Text()])
def test_of_mere_words_and_whole_numbers_there_is_nothing_to_tell(form: Form) -> None:
    assert "of" not in form.seen()


def test_a_branch_that_is_pruned_keeps_what_its_options_are() -> None:
    pruned = Branch("whom", {0: None, 1: Branch("how", {})}, of=SEAT).prune()
    assert pruned is not None
    assert (pruned.options, pruned.of) == ({0: None}, SEAT)
