"""Rule vectors: what is expected is checked, what is not understood is refused."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from lichina.kernel import ALL, SEAT, SOME, All, Amount, Ask, Game, Next, Number, Outcome, Pick, Seat, Steps, Tale, Word
from lichina.vectors import BadVectors, Failure, check, check_one, load, read
from tests.games.duel import Duel


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    colours: list[str]
    first: int = 0
    friends: dict[int, int] = {}


class Seen(Struct, frozen=True):
    turn: int
    points: tuple[int, ...]
    by_name: dict[str, int]


class Own(Struct, frozen=True):
    colour: str


class Bell(Game):
    """Everybody names a number in secret; then one points at another, and anybody may ring a bell meanwhile."""

    id = "bell"
    PLAYERS = range(2, 5)
    EVENTS = (
        Tale("friend", SOME, who=Seat),
        Tale("numbers", numbers=tuple[Amount, ...], by=dict[Seat, Amount]),
        Tale("hint", SOME, colour=Word),
        Tale("rang", who=Seat, how=Word),
    )

    class Options(Game.Options, frozen=True):
        deal: Deal | None = None
        fragile: bool = False

    def setup(self) -> Next:
        deal = self.options.deal or Deal(["red"] * len(self.seats))
        if len(deal.colours) != len(self.seats):
            raise self.refuse_deal("a colour for each")
        self.colours = list(deal.colours)
        self.turn = deal.first
        self.points = [0 for _ in self.seats]
        for seat, friend in deal.friends.items():
            self.tell(seat, "friend", who=friend)
        return self.name_numbers

    def name_numbers(self) -> Steps[Next]:
        asks = {seat: Ask(seat, "number", Number(1, 3), default=2) for seat in self.seats}
        self.points = list((yield All(asks, limit=60)).values())
        self.tell(ALL, "numbers", numbers=self.points, by={seat: n for seat, n in enumerate(self.points)})
        return self.aim

    def aim(self) -> Steps[Next]:
        return (yield from self.interruptible(self.point()))

    def point(self) -> Steps[Next]:
        others = [seat for seat in self.seats if seat != self.turn]
        target = yield Ask(self.turn, "point", Pick(others, SEAT), closed={self.turn: "yourself"}, limit=30)
        self.tell([self.turn, target], "hint", colour=self.colours[target])
        if self.options.fragile:
            raise ZeroDivisionError("broken")
        return Outcome((target,), "pointed", self.colours[target])

    def offers(self, seat: int) -> list[Ask]:
        return [Ask(seat, "ring", Pick(["loud", "soft"]))] if seat != self.turn else []

    def interrupt(self, seat: int, key: str, value: str) -> Steps[None]:
        yield from ()
        self.tell(ALL, "rang", who=seat, how=value)

    def public(self) -> Seen:
        return Seen(self.turn, tuple(self.points), {str(seat): n for seat, n in enumerate(self.points)})

    def private(self, seat: int) -> Own:
        return Own(self.colours[seat])


ALL_THREE: list[dict[str, Any]] = [
    {"seat": "@A", "ask": "number", "value": 1},
    {"seat": "@B", "ask": "number", "value": 2},
    {"seat": "@C", "ask": "number", "value": 3},
]

VECTOR: dict[str, Any] = {
    "id": "B01",
    "note": "@anything may stand in a note",
    "source": "designed",
    "cast": ["A", "B", "C"],
    "seed": 4,
    "deal": {"colours": ["red", "green", "blue"], "first": "@B", "friends": {"@A": "@C"}},
    "orders": ALL_THREE,
}


def failures(**changes: Any) -> list[Failure]:
    vector = {**deepcopy(VECTOR), **changes}
    return check_one(Bell, read({"game": "bell", "vectors": [vector]}).vectors[0])


def expecting(expect: dict[str, Any]) -> list[Failure]:
    return failures(expect=expect)


def refused(**changes: Any) -> str:
    with pytest.raises(BadVectors) as caught:
        failures(**changes)
    return str(caught.value.data["detail"])


# --- expectations -----------------------------------------------------------------------------------------------------

NUMBERS = {"to": None, "key": "numbers"}


@pytest.mark.parametrize(
    ("right", "wrong", "expected", "found"),
    [
        (
            {"told": [{**NUMBERS, "data": {"numbers": [1, 2, 3], "by": {"@A": 1, "@B": 2, "@C": 3}}}]},
            {"told": [{**NUMBERS, "data": {"numbers": [1, 2, 2]}}]},
            'told spectator numbers {"numbers":[1,2,2]}',
            'numbers {"numbers":[1,2,3],"by":{"0":1,"1":2,"2":3}}',
        ),
        (
            {"told": [{"to": "@A", "key": "friend", "data": {"who": "@C"}}]},
            {"told": [{"to": "spectator", "key": "friend"}]},
            "told spectator friend {}",
            'numbers {"numbers":[1,2,3],"by":{"0":1,"1":2,"2":3}}',
        ),
        (
            {"not_told": [{"to": "@B", "key": "friend"}]},
            {"not_told": [{"to": "@A", "key": "friend", "data": {"who": "@C"}}]},
            'not told @A friend {"who":2}',
            'friend {"who":2}',
        ),
        (
            {"view": {"for": "@C", "private.colour": "blue", "public.turn": "@B", "public.points.@C": 3}},
            {"view": {"for": "@C", "private.colour": "green"}},
            'view for @C private.colour = "green"',
            '"blue"',
        ),
        (
            {"view": [{"for": None, "public.points": [1, 2, 3]}, {"public.by_name.@A": 1, "private": None}]},
            {"view": [{"for": None, "private.colour": "blue"}]},
            'view for spectator private.colour = "blue"',
            "no such thing: there is null",
        ),
        (
            {"asks": [{"seat": "@B", "key": "point"}]},
            {"asks": [{"seat": "@A", "key": "point"}]},
            "asks @A point",
            "nothing",
        ),
        (
            {"asks": [{"seat": "@B", "key": "point", "options": ["@A", "@C"], "closed": {"@B": "yourself"}}]},
            {"asks": [{"seat": "@B", "key": "point", "options": ["@C", "@A"]}]},
            "asks @B point options [2,0]",
            'point options [0,2] closed {"1":"yourself"}',
        ),
        (
            {"asks": [{"seat": "@B", "key": "point", "closed": {"@B": "yourself"}}]},
            {"asks": [{"seat": "@B", "key": "point", "closed": {}}]},
            "asks @B point closed {}",
            'point options [0,2] closed {"1":"yourself"}',
        ),
        (
            {"not_asks": [{"seat": "@A"}, {"seat": "@B", "key": "number"}]},
            {"not_asks": [{"seat": "@B"}]},
            "not_asks @B",
            'point options [0,2] closed {"1":"yourself"}',
        ),
        (
            {"offers": [{"seat": "@A", "key": "ring", "options": ["loud", "soft"]}]},
            {"offers": [{"seat": "@B", "key": "ring"}]},
            "offers @B ring",
            "nothing",
        ),
        (
            {"not_offers": [{"seat": "@B"}]},
            {"not_offers": [{"seat": "@A", "key": "ring"}]},
            "not_offers @A ring",
            'ring options ["loud","soft"]',
        ),
        ({"phase": "aim"}, {"phase": "name_numbers"}, "phase name_numbers", "phase aim"),
        ({"outcome": None}, {"outcome": {"side": "red"}}, 'outcome {"side":"red"}', "not over"),
    ],
)
def test_an_expectation_is_met_or_it_is_said_what_was_there(
    right: dict[str, Any], wrong: dict[str, Any], expected: str, found: str
) -> None:
    assert expecting(right) == []
    assert expecting(wrong) == [Failure("B01", "", expected, found)]


POINTED = [*ALL_THREE, {"seat": "@B", "ask": "point", "value": "@C"}]


def test_an_outcome_is_checked_in_part() -> None:
    assert failures(orders=POINTED, expect={"outcome": {"winners": ["@C"], "side": "blue"}, "asks": []}) == []
    shown = '{"winners":[2],"reason":"pointed","side":"blue","scores":null}'
    assert failures(orders=POINTED, expect={"outcome": {"winners": ["@A"]}}) == [
        Failure("B01", "", "outcome winners = [0]", shown)
    ]
    assert failures(orders=POINTED, expect={"outcome": {"wimmers": ["@C"]}}) == [
        Failure("B01", "", "outcome wimmers = [2]", shown)
    ]
    assert failures(orders=POINTED, expect={"outcome": None}) == [Failure("B01", "", "outcome not over", shown)]


def test_that_nobody_is_asked_can_fail() -> None:
    assert expecting({"asks": []}) == [Failure("B01", "", "no asks", "1: point")]


def test_every_unmet_expectation_is_a_failure() -> None:
    assert len(expecting({"phase": "x", "asks": [{"seat": "@A", "key": "y"}], "outcome": {}})) == 3


def test_an_order_expects_what_came_of_itself() -> None:
    told = {"told": [{"to": "@A", "key": "numbers"}]}
    orders = [*ALL_THREE[:2], {**ALL_THREE[2], "expect": told}, {"seat": "@A", "offer": "ring", "value": "loud"}]
    assert failures(orders=orders) == []
    orders[-1] = {**orders[-1], "expect": told}
    assert failures(orders=orders) == [Failure("B01", "orders[3]", "told @A numbers {}", 'rang {"who":0,"how":"loud"}')]


def test_an_order_may_only_expect_something() -> None:
    assert failures(orders=[{"expect": {"phase": "name_numbers"}}]) == []
    assert failures(orders=[{"expect": {"phase": "aim"}}])[0].where == "orders[0]"


# --- steps ------------------------------------------------------------------------------------------------------------


def test_an_offer_is_taken() -> None:
    ring = {"seat": "@C", "offer": "ring", "value": "soft"}
    told = [{"to": None, "key": "rang", "data": {"who": "@C", "how": "soft"}}]
    assert failures(orders=[*ALL_THREE, ring], expect={"told": told}) == []


def test_a_lapse_goes_to_the_next_deadline() -> None:
    told = [{"to": None, "key": "numbers", "data": {"numbers": [2, 2, 2]}}]
    assert failures(orders=[{"lapse": True}], expect={"told": told}) == []


def test_seconds_pass_even_where_nothing_is_due() -> None:
    before, after = {"phase": "name_numbers"}, {"phase": "aim"}
    assert failures(orders=[{"lapse": 30, "expect": before}, {"lapse": 30, "expect": after}]) == []
    assert failures(orders=[{"lapse": 30}, {"lapse": 29.5}], expect=before) == []


def test_the_rest_takes_defaults_while_the_gate_stands() -> None:
    orders = [ALL_THREE[0], {"rest": "default"}]
    assert failures(orders=orders, expect={"view": {"public.points": [1, 2, 2]}, "phase": "aim"}) == []


def test_the_rest_takes_defaults_until_a_phase() -> None:
    assert failures(orders=[{"rest": "default", "until": "aim"}], expect={"view": {"public.points": [2, 2, 2]}}) == []
    failed = failures(orders=[{"rest": "default", "until": "night"}], expect={"phase": "night"})
    assert failed[0].expected == "phase night"
    assert failed[0].found.startswith("the match is over")


def test_a_rest_of_nothing_fails() -> None:
    assert failures(orders=[*POINTED, {"rest": "default"}], expect={"asks": []}) == [
        Failure("B01", "orders[4]", "somebody is asked", "nobody is")
    ]


def test_a_seat_is_skipped() -> None:
    orders = [*ALL_THREE[:2], {"skip": "@C"}]
    assert failures(orders=orders, expect={"view": {"public.points": [1, 2, 2]}}) == []


def test_an_answer_is_taken_back() -> None:
    orders = [ALL_THREE[0], {"undo": "@A"}]
    assert failures(orders=orders, expect={"asks": [{"seat": "@A", "key": "number", "options": [1, 3]}]}) == []


def test_a_refused_step_must_be_refused_with_that_code() -> None:
    step = {"seat": "@B", "ask": "point", "value": "@B", "refused": "closed-option"}
    assert failures(orders=[*ALL_THREE, step]) == []
    shown = '{"seat":"@B","ask":"point","value":"@B"}'
    assert failures(orders=[*ALL_THREE, {**step, "refused": "not-an-option"}]) == [
        Failure(
            "B01",
            "orders[3]",
            f"{shown} refused with “not-an-option”",
            "closed-option: 1 cannot be chosen now: yourself",
        )
    ]


def test_a_step_that_is_taken_although_it_should_be_refused_fails() -> None:
    step = {"seat": "@B", "ask": "point", "value": "@A", "refused": "closed-option"}
    shown = '{"seat":"@B","ask":"point","value":"@A"}'
    assert failures(orders=[*ALL_THREE, step]) == [
        Failure("B01", "orders[3]", f"{shown} refused with “closed-option”", "it was taken")
    ]


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ({"seat": "@A", "ask": "point", "value": "@C"}, "not-asked"),
        ({"seat": "@B", "ask": "number", "value": 1}, "not-asked"),
        ({"seat": "@B", "offer": "ring", "value": "loud"}, "no-such-offer"),
        ({"seat": "@A", "offer": "ring", "value": "shrill"}, "not-an-option"),
        ({"skip": "@A"}, "not-asked"),
        ({"undo": "@C"}, "nothing-to-undo"),
    ],
)
def test_every_kind_of_step_can_be_refused(step: dict[str, Any], code: str) -> None:
    assert failures(orders=[*ALL_THREE, {**step, "refused": code}]) == []


def test_a_step_that_is_refused_unexpectedly_ends_the_vector() -> None:
    step = {"seat": "@A", "ask": "number", "value": 9}
    assert failures(orders=[step, {"lapse": True}], expect={"phase": "nowhere"}) == [
        Failure(
            "B01",
            "orders[0]",
            '{"seat":"@A","ask":"number","value":9} taken',
            "out-of-range: 9 is not a whole number from 1 to 3",
        )
    ]


def test_rules_that_fail_are_a_failure() -> None:
    failed = failures(orders=POINTED, options={"fragile": True}, expect={"outcome": {}})
    assert failed[0].where == "orders[3]"
    assert failed[0].found.startswith("rule-failed: the rules of “bell” failed in phase “aim”")


def test_a_start_can_be_refused() -> None:
    bad = {"deal": {"colours": ["red"]}, "orders": []}
    assert failures(**bad, refused="impossible-deal") == []
    assert failures(**bad, expect={"phase": "aim"}) == [
        Failure("B01", "", "a start", "impossible-deal: this deal is impossible: a colour for each")
    ]
    assert failures(**bad, refused="unknown-option")[0].expected == "the start refused with “unknown-option”"
    assert failures(orders=[], refused="impossible-deal")[0].found == "it started"


@pytest.mark.parametrize("refused", [True, "closed-option"])
def test_a_step_may_be_refused_whatever_the_code(refused: str | bool) -> None:
    step = {"seat": "@B", "ask": "point", "value": "@B", "refused": refused}
    assert failures(orders=[*ALL_THREE, step]) == []
    taken = {**step, "value": "@A", "refused": True}
    assert failures(orders=[*ALL_THREE, taken]) == [
        Failure("B01", "orders[3]", '{"seat":"@B","ask":"point","value":"@A"} refused', "it was taken")
    ]


def test_a_start_may_be_refused_whatever_the_code() -> None:
    assert failures(deal={"colours": ["red"]}, orders=[], refused=True) == []
    assert failures(orders=[], refused=True) == [Failure("B01", "", "the start refused", "it started")]


# --- what may be done -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "attempt",
    [
        {"seat": "@B", "key": "point", "value": "@A"},
        {"seat": "@A", "key": "ring", "value": "loud"},
    ],
)
def test_what_would_be_taken_now_may_be_done_and_trying_does_nothing(attempt: dict[str, Any]) -> None:
    assert expecting({"may": [attempt], "phase": "aim", "outcome": None}) == []
    shown = f'may_not {attempt["seat"]} {attempt["key"]} "{attempt["value"]}"'
    assert expecting({"may_not": [attempt]}) == [Failure("B01", "", shown, "it would be taken")]


@pytest.mark.parametrize(
    ("attempt", "found"),
    [
        ({"seat": "@B", "key": "point", "value": "@B"}, "not-an-option: 1 is not among the options: 0, 2"),
        (
            {"seat": "@A", "key": "ring", "value": "shrill"},
            "not-an-option: 'shrill' is not among the options: loud, soft",
        ),
        ({"seat": "@A", "key": "point", "value": "@B"}, "there is no such ask or offer"),
    ],
)
def test_what_would_be_refused_now_may_not_be_done(attempt: dict[str, Any], found: str) -> None:
    assert expecting({"may_not": [attempt]}) == []
    (failure,) = expecting({"may": [attempt]})
    assert failure.found == found


# --- what is not understood -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "detail"),
    [
        ({"expekt": {}}, "Object contains unknown field `expekt`"),
        ({"expect": {"tolt": []}}, "Object contains unknown field `tolt`"),
        ({"expect": {"told": [{"to": None, "kee": "x"}]}}, "unknown field `kee`"),
        ({"expect": {"told": [{"key": "numbers"}]}}, "missing required field `to`"),
        ({"orders": [{"seat": "@A", "ask": "number", "val": 1}]}, "Object contains unknown field `val`"),
        ({"expect": {}}, "an expectation is empty"),
        ({"expect": {"told": []}}, "“told” is empty"),
        ({"expect": {"view": []}}, "“view” is empty"),
        ({"expect": {"asks": [{"seat": "@A"}]}}, "“asks” needs the key of each"),
        ({}, "nothing is expected"),
        ({"orders": [{}], "expect": {"phase": "x"}}, "a step is one of ask, offer, lapse, rest, skip, undo"),
        ({"orders": [{"skip": "@A", "undo": "@A"}]}, "nothing is expected"),
        ({"orders": [{"skip": "@A", "undo": "@A"}], "expect": {"phase": "x"}}, "a step is one of"),
        ({"orders": [{"seat": "@A", "ask": "number"}], "expect": {"phase": "x"}}, "“seat” and “value” belong to"),
        ({"orders": [{"skip": "@A", "value": 1}], "expect": {"phase": "x"}}, "“seat” and “value” belong to"),
        ({"orders": [{"lapse": True, "until": "x"}], "expect": {"phase": "x"}}, "“until” belongs to “rest”"),
        ({"orders": [{"lapse": False}], "expect": {"phase": "x"}}, "“lapse” is true, or a number of seconds"),
        ({"orders": [{"lapse": -1}], "expect": {"phase": "x"}}, "“lapse” is true, or a number of seconds"),
        ({"orders": [{"rest": "windows", "until": "x"}], "expect": {"phase": "x"}}, "“until” belongs to “rest”"),
        ({"orders": [{"dice": []}], "expect": {"phase": "x"}}, "“dice” is empty"),
        ({"orders": [{"dice": [1], "refused": True}]}, "nothing here that could be refused"),
        ({"orders": [{"lapse": True, "refused": False}]}, "“refused” is true, or the code of the error"),
        ({"orders": [], "refused": False}, "“refused” is true, or the code of the error"),
        ({"expect": {"may": []}}, "“may” is empty"),
        ({"expect": {"may_not": [{"seat": "@A", "key": "ring"}]}}, "missing required field `value`"),
        ({"orders": [{"rest": "all"}], "expect": {"phase": "x"}}, "Invalid enum value 'all'"),
        ({"orders": [{"rest": "default", "refused": "x"}]}, "nothing here that could be refused"),
        ({"refused": "impossible-deal"}, "what is refused has no orders and no expectations"),
        ({"cast": ["A", "A"]}, "the names of a cast are different single words"),
        ({"cast": ["A", "B.C"]}, "the names of a cast are different single words"),
        ({"options": {"deal": None}, "expect": {"phase": "x"}}, "“deal” stands there and in “options”"),
        ({"deal": {"first": "@D"}, "expect": {"phase": "x"}}, "“@D” is none of the cast: @A, @B, @C"),
        ({"expect": {"view": {"for": "@A", "public.points.@D": 1}}}, "“@D” is none of the cast"),
        ({"expect": {"told": [{"to": "A", "key": "numbers"}]}}, "“A” is none of the cast"),
    ],
)
def test_what_is_not_understood_is_refused(changes: dict[str, Any], detail: str) -> None:
    assert detail in refused(**changes)


def test_two_at_signs_stand_for_one() -> None:
    failed = failures(expect={"told": [{"to": "@A", "key": "friend", "data": {"who": "@@C"}}]})
    assert failed[0].expected == 'told @A friend {"who":"@C"}'


# --- files ------------------------------------------------------------------------------------------------------------


def write(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file_is_played_vector_by_vector(tmp_path: Path) -> None:
    good = {**VECTOR, "expect": {"phase": "aim"}}
    bad = {**VECTOR, "id": "B02", "expect": {"phase": "night"}}
    file = write(tmp_path / "bell.json", json.dumps({"game": "bell", "vectors": [good, bad]}))
    found = {vector.id: failed for vector, failed in check(Bell, load(file))}
    assert found == {"B01": [], "B02": [Failure("B02", "", "phase night", "phase aim")]}


def test_a_file_may_be_toml(tmp_path: Path) -> None:
    text = """
game = "bell"
[[vectors]]
id = "T1"
cast = ["A", "B"]
orders = [{ lapse = true }]
[vectors.expect]
told = [{ to = "spectator", key = "numbers" }]
"""
    ((vector, failed),) = check(Bell, load(write(tmp_path / "bell.toml", text)))
    assert (vector.id, failed) == ("T1", [])


def test_vectors_of_another_game_are_refused(tmp_path: Path) -> None:
    vectors = read({"game": "gong", "vectors": [{**VECTOR, "expect": {"phase": "aim"}}]})
    with pytest.raises(BadVectors, match="these are vectors of “gong”, not of “bell”"):
        list(check(Bell, vectors))


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("{", "broken-file", "Expecting property name"),
        ('{"game": "bell", "game": "bell"}', "broken-file", "“game” is there twice"),
        ('{"game": "bell", "vectors": []}', "bad-vectors", "there are no vectors in it"),
        ('{"game": "bell"}', "bad-vectors", "missing required field `vectors`"),
        ("[]", "bad-vectors", "Expected `object`, got `array`"),
    ],
)
def test_a_file_that_is_not_one_of_vectors_is_refused(tmp_path: Path, text: str, code: str, detail: str) -> None:
    with pytest.raises(BadVectors) as caught:
        load(write(tmp_path / "bell.json", text))
    assert caught.value.code == code
    assert detail in caught.value.data["detail"]


def test_two_vectors_with_one_id_are_refused() -> None:
    with pytest.raises(BadVectors, match="there are several vectors “B01”"):
        read({"game": "bell", "vectors": [{**VECTOR, "expect": {"phase": "aim"}}] * 2})


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadVectors, match="cannot be read: No such file or directory"):
        load(tmp_path / "nowhere.json")


def test_the_example_in_the_documentation_passes() -> None:
    page = (Path(__file__).parent.parent / "docs" / "vectors.md").read_text(encoding="utf-8")
    example = json.loads(page.split("```json\n")[1].split("```")[0])
    ((vector, failed),) = check(Duel, read(example))
    assert (vector.id, failed) == ("D07", [])


def test_a_refusal_that_changes_something_fails() -> None:
    class Restless(Bell):
        def private(self, seat: int) -> Own:
            self.colours[seat] += "!"
            return Own(self.colours[seat])

    step = {"seat": "@A", "ask": "number", "value": 9, "refused": "out-of-range"}
    (vector,) = read({"game": "bell", "vectors": [{**VECTOR, "orders": [step]}]}).vectors
    assert check_one(Bell, vector) == []
    assert [failure.found for failure in check_one(Restless, vector)] == ["something has changed"]
