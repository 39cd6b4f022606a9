"""Games that are broken on purpose: the harness finds each fault and says what it is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from lichina.kernel import (
    ALL,
    AMOUNT,
    CARD,
    SEAT,
    All,
    Amount,
    Ask,
    Branch,
    Card,
    Choose,
    Clock,
    First,
    Form,
    Game,
    Highlight,
    Next,
    Number,
    Option,
    Order,
    Outcome,
    Pick,
    Seat,
    Share,
    Steps,
    Tale,
    Told,
    Tree,
    Word,
)
from lichina.registry import find
from lichina.testing import (
    Case,
    check_answers,
    check_copies,
    check_declared,
    check_game,
    check_play,
    check_silence,
    play,
)
from lichina.testing.declared import Declared
from lichina.testing.play import RESTLESS

from .sound import Board, Sound


def case(game: type[Game]) -> Case:
    return Case(game, "basic", 3)


def test_sound_game_passes_everything() -> None:
    check_game(Sound, effort=1)


def test_game_without_end_is_found() -> None:
    class Endless(Sound):
        def score(self, answers: list[int]) -> None:
            self.round = 0

    with pytest.raises(AssertionError, match="the match is not over after 200 entries"):
        check_play(case(Endless), longest=200)


def test_game_that_waits_for_offers_only_never_ends_in_silence() -> None:
    class Patient(Sound):
        def name_numbers(self) -> Steps[Next]:
            yield First(standing=lambda seat: [Ask(0, "go", Pick(["on"]))] if seat == 0 else [])
            return Outcome((0,), "gone")

    check_play(case(Patient))
    with pytest.raises(AssertionError, match="nobody answers, no clock runs and nobody is asked"):
        check_silence(case(Patient))


def test_seat_asked_the_same_twice_at_a_time_is_found() -> None:
    class Insistent(Sound):
        def name_numbers(self) -> Steps[Next]:
            yield All([self.ask(0), self.ask(0)])
            return Outcome((0,), "done")

    with pytest.raises(AssertionError, match="seat 0 is asked “number” twice at a time"):
        check_play(case(Insistent))


def test_illegal_default_is_found_before_time_runs_out() -> None:
    class Wrong(Sound):
        def ask(self, seat: int) -> Any:
            return Ask(seat, "number", Pick([1, 2, 3], AMOUNT), default=4)

    with pytest.raises(AssertionError, match=r"the default of .* is not legal: 4 is not among the options: 1, 2, 3"):
        check_play(case(Wrong))


def test_secret_that_a_flow_brings_an_open_gate_is_found() -> None:
    class Flowing(Sound):
        def ask(self, seat: int) -> Any:
            return self.flow(seat)

        def flow(self, seat: int) -> Steps[int]:
            number: int = yield super().ask(seat)
            return number

    with pytest.raises(
        AssertionError, match=r"a flow in phase “name_numbers” has ended with \d while its gate is open"
    ):
        check_play(case(Flowing))


def test_option_both_open_and_closed_is_found() -> None:
    class Torn(Sound):
        def ask(self, seat: int) -> Any:
            return Ask(seat, "number", Pick([1, 2, 3], AMOUNT), closed={2: "used"})

    with pytest.raises(AssertionError, match="has 2 both closed and among the options"):
        check_play(case(Torn))


@pytest.mark.parametrize("data", [{1, 2}, b"bytes", float("nan"), object()], ids=["set", "bytes", "nan", "object"])
def test_told_event_that_is_not_plain_is_found(data: Any) -> None:
    class Obscure(Sound):
        EVENTS: ClassVar = (Tale("odd", data=str),)

        def score(self, answers: list[int]) -> None:
            self.tell(ALL, "odd", data=data)

    with pytest.raises(AssertionError, match="told “odd”"):
        check_play(case(Obscure))


@pytest.mark.parametrize(
    ("form", "closed", "line"),
    [
        (Pick([1, 2, 3]), {}, "“number” has the option 1, and says of its numbers only: word"),
        (Pick([1, 2, 3], CARD), {}, "“number” has the option 1, and says of its numbers only: card"),
        (Choose([0, 1], 1), {}, "“number” has the option 0, and says of its numbers only: word"),
        (Order([1, 0]), {}, "“number” has the option 1, and says of its numbers only: word"),
        (Share(1, [0, 1]), {}, "“number” has the option 0, and says of its numbers only: word"),
        (Pick(["no"]), {1: "spent"}, "“number” has the option 1, and says of its numbers only: word"),
        (Pick([0, 3], SEAT), {}, "“number” has the option 3, and there is no such seat"),
        (Pick([0], SEAT), {3: "spent"}, "“number” has the option 3, and there is no such seat"),
        (
            Tree(Branch("deed", {"aim": Branch("whom", {2: None})})),
            {},
            "“whom” has the option 2, and says of its numbers only: word",
        ),
        (
            Tree(Branch("deed", {"aim": Branch("whom", {2: None}, {4: "gone"}, SEAT)})),
            {},
            "“whom” has the option 4, and there is no such seat",
        ),
    ],
    ids=[
        "words",
        "cards",
        "choose",
        "order",
        "share",
        "closed",
        "no-seat",
        "no-closed-seat",
        "branch",
        "no-seat-in-branch",
    ],
)
def test_number_among_options_that_stands_for_nothing_is_found(form: Form, closed: dict[Any, str], line: str) -> None:
    class Undeclared(Sound):
        def ask(self, seat: int) -> Any:
            return Ask(seat, "number", form, closed=closed)

    with pytest.raises(AssertionError, match=line):
        check_play(case(Undeclared))


def test_options_that_say_what_they_are_pass() -> None:
    forms = [
        Pick[Option]([0, 2, "nobody"], SEAT),
        Choose([7, 9], 1, of=AMOUNT),
        Tree(Branch("card", {"bomb": None}, of=CARD)),
    ]

    class Declared(Sound):
        def ask(self, seat: int) -> Any:
            return Ask(seat, "number", forms[seat])

        def score(self, answers: list[Any]) -> None:
            """Nothing is counted."""

    check_play(case(Declared))


@pytest.mark.parametrize(
    ("about", "line"),
    [
        ({"round": 1, "left": 2}, "“number” is about left, and ABOUT does not say what that is"),
        (
            {"round": "last"},
            "what “number” is about: round is 'last', and declared otherwise: Expected `int`",
        ),
        ({"seat": 3}, "what “number” is about: seat names seat 3, and there is none"),
        ({"seat": -1}, "what “number” is about: seat names seat -1, and there is none"),
    ],
    ids=["undeclared", "other type", "no seat", "below the seats"],
)
def test_question_about_what_was_not_declared_is_found(about: dict[str, Any], line: str) -> None:
    class Vague(Sound):
        ABOUT: ClassVar = {"round": Amount, "seat": Seat}

        def ask(self, seat: int) -> Any:
            return Ask(seat, "number", Pick([1, 2, 3], AMOUNT), about=about)

    with pytest.raises(AssertionError, match=line):
        check_play(case(Vague))


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ({"seat": 3}, "told “hit”: seat names seat 3, and there is none"),
        ({"seat": "Bob"}, "told “hit”: seat is 'Bob', and declared otherwise: Expected `int | null`, got `str`"),
        ({"seats": [0, 5]}, "told “hit”: seats names seat 5, and there is none"),
        ({"cards": {0: "bomb", 7: "bomb"}}, "told “hit”: cards names seat 7, and there is none"),
        ({"cards": {0: 4}}, "told “hit”: cards is {'0': 4}, and declared otherwise: Expected `str`, got `int`"),
    ],
    ids=["no seat", "other type", "no seat in a list", "no seat among names", "a number for a card"],
)
def test_event_told_with_what_was_not_declared_is_found(data: dict[str, Any], line: str) -> None:
    class Wild(Sound):
        EVENTS: ClassVar = (Tale("hit", seat=Seat | None, seats=tuple[Seat, ...], cards=dict[Seat, Card]),)

        def score(self, answers: list[int]) -> None:
            self.tell(ALL, "hit", **{"seat": None, "seats": [], "cards": {}, **data})

    with pytest.raises(AssertionError, match=re.escape(line)):
        check_play(case(Wild))


@pytest.mark.parametrize(
    ("key", "data", "line"),
    [
        ("shot", {"count": 1}, "the fact “shot” is not declared in FACTS"),
        ("shots", {"shots": 1}, "the fact “shots” has ['shots'], not ['count', 'seat']"),
        ("shots", {"seat": 3, "count": 1}, "fact “shots”: seat names seat 3, and there is none"),
        ("shots", {"seat": 0, "count": "1"}, "fact “shots”: count is '1', and declared otherwise"),
    ],
    ids=["undeclared", "other fields", "no seat", "other type"],
)
def test_fact_that_was_not_declared_is_found(key: str, data: dict[str, Any], line: str) -> None:
    class Counting(Sound):
        FACTS: ClassVar = (Tale("shots", seat=Seat, count=Amount),)

        def facts(self) -> list[Told]:
            return [Told(key, data)]

    with pytest.raises(AssertionError, match=re.escape(line)):
        check_play(case(Counting))


@pytest.mark.parametrize(
    ("award", "line"),
    [
        (Highlight("shot", {"seat": 0}, 0), "the award “shot” is not declared in AWARDS"),
        (Highlight("aim", {"seat": 9}, 0), "award “aim”: seat names seat 9, and there is none"),
        (Highlight("aim", {"seat": 0}, 10_000), "the award “aim” is shown by event 10000, and there is none"),
        (Highlight("aim", {"seat": 0}, 0, merit=6), "the award “aim” has the merit 6, not 1 to 5"),
        (Highlight("all", {"count": 1}, 0), "the award “all” is nobody's: it needs a seat"),
    ],
    ids=["undeclared", "no seat", "no event", "too much merit", "nobody's"],
)
def test_award_that_cannot_be_given_is_found(award: Highlight, line: str) -> None:
    class Giving(Sound):
        AWARDS: ClassVar = (Tale("aim", seat=Seat), Tale("all", count=Amount))

        def awards(self, outcome: Outcome) -> list[Highlight]:
            return [award]

    with pytest.raises(AssertionError, match=re.escape(line)):
        check_play(case(Giving))


def test_view_that_cannot_be_read_back_is_found() -> None:
    class Loose(Struct, frozen=True):
        anything: Any

    class Shapeless(Sound):
        def public(self) -> Any:
            return Loose((1, 2))

    with pytest.raises(AssertionError, match="the public view is not the same when it is read back"):
        check_play(case(Shapeless))


def test_view_that_changes_after_it_was_handed_out_is_found() -> None:
    class Aliased(Sound):
        def public(self) -> Board:
            return Board(self.points)

    with pytest.raises(AssertionError, match=r"the view handed out to seat 0 before has changed since: public\.points"):
        check_play(case(Aliased))


def test_die_that_rolls_when_somebody_looks_is_found() -> None:
    class Nervous(Sound):
        def private(self, seat: int) -> None:
            self.dice.roll()

    with pytest.raises(AssertionError, match="a die rolls when somebody looks"):
        check_play(case(Nervous))


def test_view_that_counts_its_looks_is_found() -> None:
    class Counting(Sound):
        def public(self) -> Board:
            self.points[0] += 1
            return Board(list(self.points))

    with pytest.raises(AssertionError, match="the public view is different when it is built again"):
        check_play(case(Counting))


@pytest.mark.parametrize(
    ("value", "place", "kind"),
    [
        ({1, 2}, "extra", "set"),
        (frozenset(), "extra", "frozenset"),
        ([max], r"extra\[0\]", "builtin_function_or_method"),
        ({"a": [0, object()]}, r"extra\['a'\]\[1\]", "object"),
        ((1, Pick([1])), r"extra\[1\]", "Pick"),
        ({frozenset(): 1}, "extra", "frozenset"),
    ],
    ids=["set", "frozenset", "function", "object", "form", "name"],
)
def test_state_that_is_not_plain_is_found_where_it_is(value: Any, place: str, kind: str) -> None:
    class Live(Sound):
        def score(self, answers: list[int]) -> None:
            self.extra = value

    with pytest.raises(AssertionError, match=rf"not plain at {place}: .*\({kind}\); numbers, words, lists"):
        check_play(case(Live))


def test_plain_state_passes() -> None:
    class Plain(Sound):
        def setup(self) -> Next:
            self.extra = [1, 2.5, "word", True, None, (1, 2), {1: [2], "a": {}, (1, 2): 3}, Clock("glass", 5)]
            return super().setup()

    check_play(case(Plain))


@pytest.mark.parametrize(
    ("declaration", "line"),
    [
        ('HIDDEN = ("points", "pionts")', "HIDDEN has “pionts”: no such attribute"),
        ('HIDDEN = ("score",)', "HIDDEN has “score”: no such attribute"),
        ('RESTARTS = frozenset({"name_number"})', "RESTARTS has “name_number”: no such phase"),
        ('EVENTS = (*Sound.EVENTS, Tale("soared"))', "EVENTS has “soared”: no such event is ever told"),
        ('FACTS = (Tale("aces", count=Amount),)', "FACTS has “aces”: no such fact is ever counted"),
        ('AWARDS = (Tale("medal", seat=Seat),)', "AWARDS has “medal”: no such award is ever given"),
        ('TURNS = (Tale("flood"),)', "TURNS has “flood”: no match ever takes such a turn"),
        ('ABOUT = {"hidding": Amount}', "ABOUT has “hidding”: no question is ever about it"),
    ],
    ids=["attribute", "method", "phase", "event", "fact", "award", "turn", "about"],
)
def test_declaration_of_what_does_not_exist_is_found(declaration: str, line: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text(f"""
from lichina.kernel import Amount, Seat, Tale
from tests.harness.sound import Sound

class Wrong(Sound):
    id = "wrong"
    {declaration}
""")
    with pytest.raises(AssertionError, match="“wrong” declares what does not exist:\n") as caught:
        check_game(find(file).game)
    assert [text.strip() for text in str(caught.value).splitlines()[1:]] == [line]


def test_declaration_of_what_is_rare_passes() -> None:
    class Rare(Sound):
        RESTARTS = frozenset({"feast"})
        EVENTS: ClassVar = (Tale("comet", reveals=True),)
        FACTS: ClassVar = (Tale("wishes", count=Amount),)
        ABOUT: ClassVar = {"sky": Word}

        def score(self, answers: list[int]) -> None:
            if self.dice.below(10**9) == 0:
                self.tell(ALL, "comet")

        def name_numbers(self) -> Steps[Next]:
            return self.feast if self.dice.below(10**9) == 0 else (yield from super().name_numbers())

        def feast(self) -> Next:
            return self.name_numbers

        def ask(self, seat: int) -> Any:
            return Ask(seat, "number", Number(1, 3), about={"sky": "clear"} if self.round > 99 else {})

        def facts(self) -> list[Told]:
            return [Told("wishes", {"count": 1})] if self.round > 99 else []

    check_declared([case(Rare)], patience=2)


def test_what_is_told_in_a_folder_of_the_game_may_be_rare_too() -> None:
    declared = Declared(find("doomsday").game)
    assert "replayed" not in declared.events, "one of the roles tells it, and they have a folder of their own"


def test_invariant_of_the_game_itself_is_checked() -> None:
    class Strict(Sound):
        def invariants(self) -> None:
            assert sum(self.points) < 6, "too many points"

    with pytest.raises(AssertionError, match="too many points") as caught:
        check_play(case(Strict))
    line = r"\n  (seat \d answers “number”: \d|seat \d is skipped|time passes until [\d.]+)"
    assert re.search(rf"after \d+ entries; the last:({line}){{1,3}}$", caught.value.__notes__[0])


COUNTER = [0]


def test_state_outside_the_game_makes_a_fork_different() -> None:
    class Elsewhere(Sound):
        def score(self, answers: list[int]) -> None:
            COUNTER[0] += 1
            self.points[0] += COUNTER[0]

    with pytest.raises(AssertionError, match=r"(fork|replay|match changed|undo).*\n.*points"):
        check_copies(case(Elsewhere))


def test_rule_that_raises_is_a_failure_and_names_the_match() -> None:
    class Faulty(Sound):
        def score(self, answers: list[int]) -> None:
            raise ZeroDivisionError

    with pytest.raises(Exception, match="failed in phase “name_numbers”") as caught:
        check_play(case(Faulty))
    notes = "\n".join(caught.value.__notes__)
    assert "in “sound” with 3 seats" in notes
    assert re.search(r"^at this: (seat \d (answers “number”: \d|is skipped)|time passes until [\d.]+)$", notes, re.M)
    assert "Entry(" not in notes
    assert "to see it again: LICHINA_SEED=" in notes


def test_hypothesis_finds_the_one_answer_that_breaks_a_rule() -> None:
    class Rare(Sound):
        def score(self, answers: list[int]) -> None:
            if answers == [3, 1, 2]:
                raise ZeroDivisionError
            super().score(answers)

    with pytest.raises(Exception, match="failed in phase “name_numbers”"):
        check_answers(case(Rare), effort=40)


def test_same_seed_plays_the_same_match() -> None:
    records = [play(Sound, 3, None, 7, habits=RESTLESS).record for _ in range(2)]
    assert records[0] == records[1]
    assert play(Sound, 3, None, 8, habits=RESTLESS).record != records[0]
