"""Every event is declared once, and is told as it was declared or not at all."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from lichina.kernel import ALL, NOBODY, SOME, Amount, Ask, Card, Match, Meaning, Pick, RuleError, Seat, Steps, Tale
from lichina.kernel.tales import by_key

from .probe import Probe, probe

STRUCK = Tale("struck", seat=Seat, points=Amount)
SAW = Tale("saw", SOME, card=Card)
PLOT = Tale("plot", NOBODY)


def telling(to: Any, key: str, **data: Any) -> Match:
    """A match in which this is told at the first answer."""

    def body(game: Probe) -> Steps[Any]:
        yield Ask(0, "go", Pick(["on"]))
        game.tell(to, key, **data)

    match = probe(body, EVENTS=(STRUCK, SAW, PLOT))
    match.answer(0, "on")
    return match


def test_what_is_declared_can_be_told() -> None:
    assert telling(ALL, "struck", seat=1, points=2).told(None)[0].data == {"seat": 1, "points": 2}
    assert telling([1, 2], "saw", card="bomb").told(2)[0].data == {"card": "bomb"}
    assert telling(0, "saw", card="bomb").told(0)[0].data == {"card": "bomb"}
    assert telling(NOBODY, "plot").told(0) == []


@pytest.mark.parametrize(
    ("fields", "named"), [({"seat": 1, "points": 2}, {}), ({"seat": 1}, {"points": 2})], ids=["all", "some"]
)
def test_the_fields_of_an_event_may_be_handed_over_in_a_dict(fields: dict[str, Any], named: dict[str, Any]) -> None:
    def body(game: Probe) -> Steps[Any]:
        game.tell(ALL, "struck", fields, **named)
        yield Ask(0, "go", Pick(["on"]))

    assert probe(body, EVENTS=(STRUCK,)).told(None)[0].data == {"seat": 1, "points": 2}


@pytest.mark.parametrize(
    ("to", "key", "data", "line"),
    [
        (ALL, "stuck", {}, "“stuck” is told, and not declared in EVENTS"),
        (ALL, "struck", {"seat": 1}, r"“struck” is told with \['seat'\], and declared with \['points', 'seat'\]"),
        (ALL, "struck", {"seat": 1, "points": 2, "by": 0}, r"“struck” is told with \['by', 'points', 'seat'\]"),
        (2, "struck", {"seat": 1, "points": 2}, "“struck” is told to 2, and declared for ALL"),
        (NOBODY, "struck", {"seat": 1, "points": 2}, "“struck” is told to NOBODY, and declared for ALL"),
        (ALL, "saw", {"card": "bomb"}, "“saw” is told to ALL, and declared for SOME"),
        ([], "saw", {"card": "bomb"}, r"“saw” is told to \[\], and declared for SOME"),
        (0, "plot", {}, "“plot” is told to 0, and declared for NOBODY"),
        (ALL, "plot", {}, "“plot” is told to ALL, and declared for NOBODY"),
    ],
    ids=["key", "too little", "too much", "one", "nobody", "all", "no seats", "a secret to one", "a secret to all"],
)
def test_what_is_not_declared_so_is_a_rule_error_and_is_not_told(
    to: Any, key: str, data: dict[str, Any], line: str
) -> None:
    with pytest.raises(RuleError, match=line):
        telling(to, key, **data)


def test_an_event_may_be_for_several_kinds_of_hearers() -> None:
    class Herald(Probe):
        EVENTS = (Tale("news", ALL, SOME),)

        def body(self) -> Steps[Any]:
            self.tell(ALL, "news")
            self.tell(1, "news")
            yield Ask(0, "go", Pick(["on"]))

    match = Match(Herald, 3, 1)
    assert [len(match.told(seat)) for seat in range(3)] == [1, 2, 1]


def test_an_event_is_declared_once() -> None:
    with pytest.raises(ValueError, match="“struck” is declared twice"):
        type("Twice", (Probe,), {"EVENTS": (STRUCK, SAW, Tale("struck"))})
    with pytest.raises(ValueError, match="“saw” is declared twice"):
        by_key([SAW, SAW])


@pytest.mark.parametrize("hearers", [0, "everybody", [1, 2]])
def test_an_event_is_declared_for_all_for_some_or_for_nobody(hearers: Any) -> None:
    with pytest.raises(ValueError, match=r"“news” is declared for .*; an event is for ALL, SOME or NOBODY"):
        Tale("news", hearers)


def test_a_field_whose_numbers_could_be_anything_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="“hurt” has the field points: <class 'int'> does not say what it stands for"):
        Tale("hurt", seat=Seat, points=int)


def test_a_tale_knows_what_its_fields_stand_for_and_what_shape_they_have() -> None:
    assert STRUCK.meanings == {"seat": Meaning(numbers="seat"), "points": Meaning(numbers="amount")}
    tale = Tale("laid-open", seat=Seat, cards=tuple[Card, ...])
    assert tale.shape.__name__ == "LaidOpen"
    assert msgspec.convert({"seat": 1, "cards": ["bomb"]}, tale.shape) == tale.shape(1, ("bomb",))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seat": "Bob", "cards": []}, tale.shape)


def test_a_tale_says_what_it_is_in_the_story() -> None:
    tale = Tale("killed", reveals=True, spoken=True, news=True, seat=Seat)
    assert [name for name, is_so in tale.flags.items() if is_so] == ["spoken", "news"]
    assert set(tale.flags) == {"spoken", "said", "news", "decides", "chapter"}


def test_what_reveals_is_taken_from_the_declarations() -> None:
    class Cards(Probe):
        EVENTS: ClassVar[tuple[Tale, ...]] = (
            Tale("drew", SOME, reveals=True, card=Card),
            Tale("struck", seat=Seat),
            Tale("shown", reveals=True),
        )

    class More(Cards):
        EVENTS = (*Cards.EVENTS, Tale("opened", reveals=True))

    assert {"drew", "shown"} == Cards.REVEALS
    assert {"drew", "shown", "opened"} == More.REVEALS
    assert More.TALES["struck"] is Cards.TALES["struck"]
