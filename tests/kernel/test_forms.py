from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from lichina.kernel import Branch, Choose, Dice, Form, IllegalAnswer, Number, Option, Order, Pick, Share, Text, Tree
from lichina.kernel.dice import key_of

MENU = Tree(
    Branch(
        "action",
        {
            "search": Branch("place", {1: None, 2: None}, closed={3: "snowed-in"}),
            "attack": Branch("whom", {}),
            "rest": None,
        },
    )
)


@pytest.mark.parametrize(
    ("form", "given", "taken"),
    [
        (Pick[Option]([1, 2, "pass"]), 2, 2),
        (Pick[Option]([1, 2, "pass"]), "pass", "pass"),
        (Choose(["a", "b", "c"], 2), ["c", "a"], ("a", "c")),
        (Choose(["a", "b", "c"], 0, 2), [], ()),
        (Choose(["a"], 0, 5), ("a",), ("a",)),
        (Number(-1, 3), -1, -1),
        (Text(5), "ёлка", "ёлка"),
        (Order([3, 1, 2]), [1, 2, 3], (1, 2, 3)),
        (Share(3, ["x", "y"], [2, 3]), [2, 1], (2, 1)),
        (MENU, ["search", 2], ("search", 2)),
        (MENU, ["rest"], ("rest",)),
    ],
)
def test_a_legal_answer_is_taken_in_its_canonical_form(form: Form, given: Any, taken: Any) -> None:
    assert form.accept(given) == taken


@pytest.mark.parametrize(
    ("form", "given", "code"),
    [
        (Pick([0, 1]), 2, "not-an-option"),
        (Pick([0, 1]), True, "not-an-option"),
        (Pick([0, 1]), 1.0, "not-an-option"),
        (Pick([0, 1]), None, "not-an-option"),
        (Pick([0, 1]), [1], "not-an-option"),
        (Pick([0, 1]), {"a": 1}, "not-an-option"),
        (Choose([1, 2, 3], 2), 1, "not-a-list"),
        (Choose([1, 2, 3], 2), [1, [2]], "not-a-list"),
        (Choose([1, 2, 3], 2), [1, True], "not-a-list"),
        (Choose([1, 2, 3], 2), [1, 4], "not-an-option"),
        (Choose([1, 2, 3], 2), [1, 1], "twice"),
        (Choose([1, 2, 3], 2), [1], "wrong-count"),
        (Choose([1, 2, 3], 1, 2), [1, 2, 3], "wrong-count"),
        (Number(0, 3), 4, "out-of-range"),
        (Number(0, 3), -1, "out-of-range"),
        (Number(0, 3), True, "out-of-range"),
        (Number(0, 3), 2.0, "out-of-range"),
        (Number(0, 3), float("nan"), "out-of-range"),
        (Text(3), 7, "not-text"),
        (Text(3), "длинно", "too-long"),
        (Text(9), "a\x00b", "not-printable"),
        (Text(9), "a\u202eb", "not-printable"),
        (Order([1, 2]), [1], "not-an-order"),
        (Order([1, 2]), [1, 1], "not-an-order"),
        (Order([1, 2]), "12", "not-a-list"),
        (Share(3, ["x", "y"]), [3], "not-a-share"),
        (Share(3, ["x", "y"]), ["3", 0], "not-a-share"),
        (Share(3, ["x", "y"]), [2, 2], "wrong-sum"),
        (Share(3, ["x", "y"]), [4, -1], "over-cap"),
        (Share(3, ["x", "y"], [1, 3]), [2, 1], "over-cap"),
        (MENU, [], "path-too-short"),
        (MENU, ["search"], "path-too-short"),
        (MENU, ["search", 9], "not-an-option"),
        (MENU, ["search", 3], "closed-option"),
        (MENU, ["attack"], "not-an-option"),
        (MENU, ["rest", 1], "path-too-long"),
    ],
)
def test_an_illegal_answer_is_refused_with_its_reason(form: Form, given: Any, code: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        form.accept(given)
    assert refused.value.code == code


def test_a_refusal_never_repeats_a_long_answer() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        Pick([1]).accept("x" * 10_000)
    assert len(str(refused.value)) < 120


FORMS = [
    Pick[Option]([4, 5, "six"]),
    Choose(range(5), 2),
    Choose(range(5), 0, 5),
    Number(2, 6),
    Text(8),
    Order(["a", "b", "c"]),
    Share(4, [1, 2, 3], [1, 2, 3]),
    MENU,
]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.kind)
def test_fallback_and_random_draws_are_always_legal(form: Form) -> None:
    dice = Dice(key_of("draw"))
    drawn = [form.draw(dice) for _ in range(200)]
    assert [form.accept(value) for value in drawn] == drawn
    assert form.accept(form.fallback()) == form.fallback()
    assert len(set(drawn)) > 1


@pytest.mark.parametrize(
    ("form", "empty", "single"),
    [
        (Pick([]), True, False),
        (Pick([1]), False, True),
        (Pick([1, 2]), False, False),
        (Choose([1], 2), True, False),
        (Choose([1, 2], 2), False, True),
        (Choose([1, 2], 0, 0), False, True),
        (Choose([1, 2], 1), False, False),
        (Number(3, 2), True, False),
        (Number(2, 2), False, True),
        (Order([]), True, False),
        (Order([1]), False, True),
        (Share(3, [1, 2], [1, 1]), True, False),
        (Share(2, [1, 2], [1, 1]), False, True),
        (Share(2, [1, 2]), False, False),
        (Tree(Branch("a", {1: Branch("b", {})})), True, False),
        (Tree(Branch("a", {1: Branch("b", {2: None})})), False, True),
        (MENU, False, False),
        (Text(5), False, False),
    ],
)
def test_a_form_knows_whether_it_has_none_or_one_answer(form: Form, empty: bool, single: bool) -> None:
    assert form.empty is empty
    assert empty or form.single() is single


def test_a_branch_that_leads_nowhere_is_not_offered() -> None:
    assert MENU.seen() == {
        "kind": "tree",
        "branches": [
            {"key": "action", "options": [["search", 1], ["rest", None]], "closed": []},
            {"key": "place", "options": [[1, None], [2, None]], "closed": [(3, "snowed-in")]},
        ],
    }


def test_a_branch_that_is_shared_is_written_once() -> None:
    whom = Branch("whom", {1: None, 2: None})
    tree = Tree(Branch("what", {"accuse": whom, "defend": whom}))
    assert [row["key"] for row in tree.seen()["branches"]] == ["what", "whom"]
    assert tree.seen()["branches"][0]["options"] == [["accuse", 1], ["defend", 1]]


# --- trees that grow when somebody looks ----------------------------------------------------------------------------


class Grown:
    """Functions for what is below an option, which note that they were called."""

    def __init__(self) -> None:
        self.built: list[str] = []

    def __call__(self, key: str, *options: int | str) -> Callable[[], Branch]:
        def build() -> Branch:
            self.built.append(key)
            return Branch(key, dict.fromkeys(options))

        return build


def orchard() -> tuple[Tree, Grown]:
    """A tree with a dry branch, one that goes deeper, one under two options, and a way that ends at once."""
    grow = Grown()
    fork = Branch("fork", {"dry": grow("dry"), "green": grow("green", 1, 2)})
    shared = grow("shared", 5, 6)
    root = Branch("root", {"dead": grow("dead"), "fork": lambda: fork, "left": shared, "right": shared, "stop": None})
    return Tree(root), grow


def test_options_that_are_listed_all_lead_to_the_same() -> None:
    how = Branch("how", ("loud", "soft"))
    form = Tree(Branch("whom", (1, 2), to=how))
    written = Tree(Branch("whom", {1: how, 2: how}))
    assert form.seen() == written.seen()
    assert form.accept([2, "soft"]) == (2, "soft")


def test_listed_options_that_lead_nowhere_are_none() -> None:
    assert Tree(Branch("whom", (1, 2), to=Branch("how", ()))).empty
    assert Tree(Branch("whom", ())).empty


def test_listed_options_may_lead_to_what_is_built_once_when_it_is_looked_at() -> None:
    built = []

    def how() -> Branch:
        built.append("how")
        return Branch("how", ("loud", "soft"))

    form = Tree(Branch("whom", (1, 2), to=how))
    assert [form.accept([seat, "loud"]) for seat in (1, 2, 1)] == [(1, "loud"), (2, "loud"), (1, "loud")]
    assert built == ["how"]


TONED = Tree(Branch("say", {"hello": None, "name": Branch("whom", (1, 2))}), ("plain", "wry"))


@pytest.mark.parametrize("path", [("hello",), ("hello", "wry"), ("name", 2), ("name", 2, "plain")])
def test_one_of_the_tones_may_follow_a_path(path: tuple[Any, ...]) -> None:
    assert TONED.accept(list(path)) == path


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (("hello", "wry", "wry"), "path-too-long"),
        (("hello", "loud"), "path-too-long"),
        (("hello", 1, "wry"), "path-too-long"),
        (("name", "wry"), "not-an-option"),
        (("wry",), "not-an-option"),
    ],
)
def test_a_tone_comes_once_and_at_the_end_of_a_whole_path(path: tuple[Any, ...], code: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        TONED.accept(path)
    assert refused.value.code == code


def test_what_is_below_an_option_is_built_when_somebody_goes_there_and_once() -> None:
    tree, grow = orchard()
    assert (tree.empty, grow.built) == (False, [])
    assert tree.accept(["stop"]) == ("stop",)
    assert grow.built == []
    assert tree.accept(["left", 6]) == ("left", 6)
    assert tree.accept(["right", 5]) == ("right", 5)
    assert grow.built == ["shared"]
    assert tree.accept(["fork", "green", 2]) == ("fork", "green", 2)
    assert grow.built == ["shared", "dry", "green"], "whether the fork leads anywhere, its first branch did not tell"


def test_a_branch_that_turns_out_to_lead_nowhere_is_no_option() -> None:
    for looked in (False, True):
        tree, _ = orchard()
        if looked:
            tree.seen()
        for path in (["dead"], ["dead", 1], ["fork", "dry"]):
            with pytest.raises(IllegalAnswer) as refused:
                tree.accept(path)
            assert refused.value.code == "not-an-option"
        with pytest.raises(IllegalAnswer, match="is not among the options: fork, left, right, stop"):
            tree.accept(["dead", 1])
        with pytest.raises(IllegalAnswer, match="stops before “green” is chosen"):
            tree.accept(["fork", "green"])
        assert tree.fallback() == ("fork", "green", 1)
        assert not tree.single()


def test_a_grown_tree_is_written_like_one_that_was_built_at_once() -> None:
    tree, grow = orchard()
    shared = Branch("shared", {5: None, 6: None})
    fork = Branch("fork", {"green": Branch("green", {1: None, 2: None})})
    assert tree.seen() == Tree(Branch("root", {"fork": fork, "left": shared, "right": shared, "stop": None})).seen()
    assert tree.root is not None
    assert list(tree.root.options) == ["fork", "left", "right", "stop"]
    assert sorted(grow.built) == ["dead", "dry", "green", "shared"]


def test_what_is_drawn_from_a_growing_tree_does_not_hang_on_who_has_looked() -> None:
    drawn = []
    for looked in (False, True):
        tree, _ = orchard()
        if looked:
            tree.seen()
        dice = Dice(key_of(1))
        drawn.append([tree.draw(dice) for _ in range(400)])
    assert drawn[0] == drawn[1]
    counts = Counter(path[0] for path in drawn[0])
    assert counts.keys() == {"fork", "left", "right", "stop"}
    assert min(counts.values()) > 60, "each as likely as the next"


@pytest.mark.parametrize(
    ("options", "empty", "single"),
    [
        ({1: ()}, True, False),
        ({1: (), 2: ()}, True, False),
        ({1: (), 2: (7,)}, False, True),
        ({1: (7, 8)}, False, False),
        ({1: (7,), 2: (8,)}, False, False),
    ],
)
def test_a_growing_tree_knows_whether_there_is_anything_to_choose(
    options: dict[int, tuple[int, ...]], empty: bool, single: bool
) -> None:
    grow = Grown()
    tree = Tree(Branch("root", {option: grow("below", *below) for option, below in options.items()}))
    assert tree.empty == empty
    assert (tree.root is None) == empty
    if not empty:
        assert tree.single() == single
    nested = Tree(
        Branch("top", {0: Branch("root", {option: grow("below", *ways) for option, ways in options.items()})})
    )
    assert nested.empty == empty


def test_what_is_dead_for_certain_is_pruned_from_beside_what_grows() -> None:
    grow = Grown()
    tree = Tree(Branch("root", {1: Branch("dead", {}), 2: grow("two", 5), 3: Branch("b", {4: grow("x"), 5: None})}))
    assert tree.draw(Dice(key_of(1))) in ((2, 5), (3, 5))
    assert tree.seen()["branches"][0]["options"] == [[2, 1], [3, 2]]


def test_a_function_may_say_that_the_path_ends_there() -> None:
    tree = Tree(Branch("root", {1: lambda: None}))
    assert (tree.accept([1]), tree.fallback(), tree.single(), tree.empty) == ((1,), (1,), True, False)


# --- asking a form ----------------------------------------------------------------------------------------------------

TOWNS = Branch("town", {"here": None, "there": None})
TRIP = Tree(Branch("how", {"walk": TOWNS, "ride": TOWNS, "stay": None, "fly": lambda: Branch("sky", {})}), ("plain",))


@pytest.mark.parametrize(
    ("form", "answers"),
    [
        (Pick[Option]([1, 2, "pass"]), [1, 2, "pass"]),
        (Pick([]), []),
        (Choose(["a", "b", "c"], 1, 2), [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]),
        (Choose(["a"], 0, 5), [(), ("a",)]),
        (Choose(["a"], 2), []),
        (Number(-1, 1), [-1, 0, 1]),
        (Number(1, 0), []),
        (Order([1, 2, 3]), [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)]),
        (Order([]), []),
        (Share(3, ["x", "y", "z"], [2, 1, 3]), [(2, 1, 0), (2, 0, 1), (1, 1, 1), (1, 0, 2), (0, 1, 2), (0, 0, 3)]),
        (Share(3, ["x", "y"], [1, 1]), []),
        (Share(0, []), [()]),
        (MENU, [("search", 1), ("search", 2), ("rest",)]),
        (TRIP, [("walk", "here"), ("walk", "there"), ("ride", "here"), ("ride", "there"), ("stay",)]),
        (Tree(Branch("none", {})), []),
    ],
)
def test_a_form_counts_and_lists_its_answers_the_fallback_first(form: Form, answers: list[Any]) -> None:
    assert form.answers() == answers
    assert form.size == len(answers)
    assert form.empty == (not answers)
    assert not answers or form.fallback() == answers[0]
    assert [form.accept(answer) for answer in answers] == answers


def test_only_so_many_answers_are_given_as_are_asked_for() -> None:
    assert Order(range(50)).answers(2) == [tuple(range(50)), (*range(48), 49, 48)]
    assert Order(range(50)).size == 30414093201713378043612608166064768844377641568960512000000000000
    assert Pick([1, 2]).answers(0) == []


def test_nobody_counts_free_text() -> None:
    assert Text(5).size is None
    assert Text(5).answers() == [""]


def test_all_that_is_drawn_is_among_the_answers() -> None:
    for form in (Choose([1, 2, 3, 4], 1, 3), Share(4, ["x", "y", "z"], [2, 2, 3]), Order(["a", "b", "c"]), MENU):
        drawn = {form.draw(Dice(key_of(str(number)))) for number in range(200)}
        assert drawn == set(form.answers())


@pytest.mark.parametrize(
    ("form", "shown"),
    [
        (Pick[Option]([1, 2, "pass"]), "<Pick 1, 2, pass>"),
        (Pick(range(11)), "<Pick 0, 1, 2, 3, 4, 5, 6, 7 and 3 more>"),
        (Pick([]), "<Pick nothing>"),
        (Choose(["a", "b"], 1), "<Choose 1 of a, b>"),
        (Choose(["a", "b"], 0, 2), "<Choose 0–2 of a, b>"),
        (Number(0, 5), "<Number 0–5>"),
        (Text(80), "<Text of at most 80 characters>"),
        (Order(["a", "b"]), "<Order a, b>"),
        (Share(3, ["x", "y"], [2, 3]), "<Share 3 among x (at most 2), y (at most 3)>"),
        (MENU, "<Tree action: search, rest>"),
        (Tree(Branch("none", {})), "<Tree nothing>"),
    ],
)
def test_a_form_shows_what_it_asks_for(form: Form, shown: str) -> None:
    assert repr(form) == shown
