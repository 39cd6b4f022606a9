"""What a phase may yield, and what comes of it."""

from __future__ import annotations

from typing import Any, assert_type

import pytest

from lichina.kernel import (
    ALL,
    GONE,
    SEAT,
    SOME,
    All,
    Ask,
    Branch,
    First,
    IllegalAnswer,
    Match,
    Number,
    Pick,
    RuleError,
    Steps,
    Tale,
    Tree,
    Wait,
    replay,
    window,
)
from tests.kernel.probe import Probe, noted, only, probe


def pick(seat: int, key: str = "pick", **extra: Any) -> Ask:
    return Ask(seat, key, Pick(["a", "b", "c"]), **extra)


# --- one ask --------------------------------------------------------------------------------------------------------


def test_an_ask_resumes_with_its_answer() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield pick(1))

    match = probe(body)
    assert [(ask.seat, ask.key, ask.number) for ask in match.asks] == [(1, "pick", 1)]
    match.answer(1, "b")
    assert noted(match) == ["b"]


def test_ask_numbers_count_per_seat() -> None:
    def body(game: Probe) -> Steps[Any]:
        for _ in range(3):
            yield pick(0)
        yield All([pick(0), pick(1)])

    match = probe(body)
    for _ in range(3):
        match.answer(0, "a")
    assert [(ask.seat, ask.number) for ask in match.asks] == [(0, 4), (1, 1)]


# --- All --------------------------------------------------------------------------------------------------------------


def test_all_gives_results_in_the_order_of_its_children_whatever_the_order_of_answers() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield All([pick(0), pick(1), pick(2)]))

    match = probe(body)
    for seat, value in ((2, "c"), (0, "a"), (1, "b")):
        match.answer(seat, value)
    assert noted(match) == [["a", "b", "c"]]


def test_all_with_names_gives_results_by_name() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield All({"left": pick(0), "right": pick(1)}))

    match = probe(body)
    match.answer(1, "b")
    match.answer(0, "a")
    assert noted(match) == [{"left": "a", "right": "b"}]


def test_all_of_nothing_goes_on_at_once() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield All([])), (yield All({}))

    match = probe(body)
    assert match.outcome is not None
    assert noted(match) == [([], {})]


def test_sealed_answers_cannot_be_changed() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield All([pick(0), pick(1)]))

    match = probe(body)
    match.answer(0, "a", ask=1)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, "b", ask=1)
    assert refused.value.code == "closed-ask"


def test_amendable_answers_can_be_changed_until_the_gate_closes() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield All([pick(0), pick(1)], amend=True))

    match = probe(body)
    match.answer(0, "a", ask=1)
    assert [question.held for question in match.questions(0)] == ["a"]
    assert [ask.seat for ask in match.asks] == [1]
    match.answer(0, "c", ask=1)
    match.answer(1, "b")
    assert noted(match) == [["c", "b"]]


def test_two_asks_to_one_seat_are_told_apart_by_number() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield All([pick(0, "one"), pick(0, "two")]))

    match = probe(body)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, "a")
    assert refused.value.code == "which-ask"
    match.answer(0, "b", ask=2)
    match.answer(0, "a", ask=1)
    assert noted(match) == [["a", "b"]]


# --- flows ----------------------------------------------------------------------------------------------------------


def test_flows_run_side_by_side_and_the_order_of_answers_decides() -> None:
    def steps(game: Probe, seat: int) -> Steps[str]:
        for turn in range(2):
            answer = yield pick(seat)
            game.seen.append((seat, turn, answer))
        return f"{seat} done"

    def body(game: Probe) -> Steps[Any]:
        return (yield All({seat: steps(game, seat) for seat in (0, 1)}))

    match = probe(body)
    for seat, value in ((1, "a"), (1, "b"), (0, "c"), (0, "a")):
        match.answer(seat, value)
    assert noted(match) == [(1, 0, "a"), (1, 1, "b"), (0, 0, "c"), (0, 1, "a"), {0: "0 done", 1: "1 done"}]


def test_gates_nest_in_flows_at_will() -> None:
    def inner(game: Probe) -> Steps[Any]:
        first = yield First([pick(0), pick(1)])
        both = yield All([pick(0), pick(2)])
        return first, both

    def body(game: Probe) -> Steps[Any]:
        return (yield All([inner(game), pick(1, "other")]))

    match = probe(body)
    match.answer(1, "c", ask=next(ask.number for ask in match.asks_of(1) if ask.key == "other"))
    match.answer(1, "b")
    match.answer(2, "a")
    match.answer(0, "c")
    assert noted(match) == [[((1, "b"), ["c", "a"]), "c"]]


# --- First ------------------------------------------------------------------------------------------------------------


def test_first_resumes_with_whoever_comes_first_and_withdraws_the_rest() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield First([pick(0), pick(1)])), (yield pick(2))

    match = probe(body)
    match.answer(1, "b")
    assert [ask.seat for ask in match.asks] == [2]
    match.answer(2, "c")
    assert noted(match) == [((1, "b"), "c")]


def test_a_gate_yielded_again_keeps_the_numbers_of_those_who_have_not_answered() -> None:
    def body(game: Probe) -> Steps[Any]:
        gate = First({seat: pick(seat) for seat in game.seats})
        box: dict[int, str] = {}
        while len(box) < 3:
            who, answer = yield gate
            box[who] = answer
        return box

    match = probe(body)
    match.answer(1, "a")
    assert sorted((ask.seat, ask.number) for ask in match.asks) == [(0, 1), (1, 2), (2, 1)]
    match.answer(1, "b", ask=2)
    match.answer(0, "c", ask=1)
    match.answer(2, "a", ask=1)
    assert noted(match) == [{1: "b", 0: "c", 2: "a"}]


def test_offers_are_taken_by_key_while_the_table_waits_for_another() -> None:
    def body(game: Probe) -> Steps[Any]:
        gate = All([pick(0), pick(1)])
        while True:
            taken, value = yield First([gate], standing=only(Ask(2, "ring", Number(1, 3))))
            if taken == 0:
                return value
            game.seen.append((taken, value))

    match = probe(body)
    match.answer(0, "a")
    assert [(question.key, question.number) for question in match.chances(2)] == [("ring", 0)]
    assert match.chances(1) == []
    match.answer(2, 3, ask="ring")
    assert [(ask.seat, ask.number) for ask in match.asks] == [(1, 1)], "the answer of seat 0 is kept"
    match.answer(1, "b", ask=1)
    assert noted(match) == [((2, "ring"), 3), ["a", "b"]]


def test_an_offer_for_another_seat_than_was_asked_for_is_a_mistake_of_the_rules_and_changes_nothing() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield First([pick(0)], standing=lambda seat: [Ask(2, "ring", Number(1, 3))])

    match = probe(body)
    assert [offer.key for offer in match.offers_of(2)] == ["ring"]
    with pytest.raises(RuleError, match="asked for the offers of seat 1, the rules offer <Ask 0 to seat 2: ring"):
        match.answer(1, 3, ask="ring", at=5)
    assert (match.now, match.entries()) == (0, [])


def test_nobody_else_than_a_seat_has_offers() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield First([pick(0)], standing=lambda seat: [Ask(seat, "ring", Number(1, 3))])

    match = probe(body)
    assert [len(match.offers_of(seat)) for seat in (0, 2, 3, -1, True)] == [1, 1, 0, 0, 0]


def ringing(game: Probe) -> Steps[Any]:
    """A bell that can be rung from the fifth second on, and before the tenth; nothing here is ever due."""

    def bell(seat: int) -> list[Ask]:
        return [Ask(2, "ring", Number(1, 3))] if seat == 2 and 5 <= game.now < 10 else []

    while True:
        taken, value = yield First([pick(0)], standing=bell)
        if taken == 0:
            return value
        game.seen.append((taken, value, game.now))


@pytest.mark.parametrize(
    ("at", "value", "code"), [(4, 1, "no-such-offer"), (10, 1, "no-such-offer"), (9, 4, "out-of-range")]
)
def test_an_offer_that_hangs_on_time_is_refused_at_any_other_moment_and_nothing_changes(
    at: float, value: int, code: str
) -> None:
    match = probe(ringing)
    before = (match.record, [match.glimpse(viewer) for viewer in (None, 0, 1, 2)])
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(2, value, ask="ring", at=at)
    assert caught.value.code == code
    assert (match.now, noted(match)) == (0, [])
    assert (match.record, [match.glimpse(viewer) for viewer in (None, 0, 1, 2)]) == before
    match.answer(2, 3, ask="ring", at=6)
    assert noted(match) == [((2, "ring"), 3, 6)]


def test_an_offer_that_comes_with_time_is_taken_at_its_moment_and_a_fork_after_it_stands_the_same() -> None:
    match = probe(ringing)
    assert match.chances(2) == []
    match.answer(2, 1, ask="ring", at=5)
    match.answer(2, 2, ask="ring", at=9)
    fork = match.fork()
    for one in (match, fork, replay(match.record, type(match.game))):
        assert (one.now, noted(one)) == (9, [((2, "ring"), 1, 5), ((2, "ring"), 2, 9)])
    assert [question.key for question in fork.chances(2)] == ["ring"]
    with pytest.raises(IllegalAnswer, match="has no offer"):
        fork.answer(2, 1, ask="ring", at=10)
    fork.answer(0, "a", at=12)
    assert fork.outcome is not None
    assert match.outcome is None


def test_interruptible_lays_offers_over_every_gate_of_a_phase() -> None:
    def body(game: Probe) -> Steps[Any]:
        def inner() -> Steps[Any]:
            one = yield pick(0)
            two = yield All([pick(0), pick(1)])
            return one, two

        return (yield from game.interruptible(inner()))

    def offers(game: Probe, seat: int) -> list[Ask]:
        return [Ask(2, "shout", Pick(["hey"]))] if seat == 2 else []

    def interrupt(game: Probe, seat: int, key: str, value: Any) -> Steps[None]:
        game.seen.append((key, (yield pick(1, "why"))))

    match = probe(body, offers=offers, interrupt=interrupt)
    match.answer(2, "hey", ask="shout")
    assert [(ask.seat, ask.key) for ask in match.asks] == [(1, "why")]
    assert match.offers == [], "an interrupt is not interrupted"
    match.answer(1, "a")
    match.answer(0, "b")
    match.answer(0, "c")
    match.answer(2, "hey", ask="shout")
    match.answer(1, "b", ask=3)
    match.answer(1, "a", ask=2)
    assert noted(match) == [("shout", "a"), ("shout", "b"), ("b", ["c", "a"])]


def test_an_interruption_that_breaks_a_phase_off_closes_it_cleanly() -> None:
    def body(game: Probe) -> Steps[Any]:
        def inner() -> Steps[Any]:
            try:
                yield pick(0)
            finally:
                game.seen.append("closed")

        return (yield from game.interruptible(inner()))

    def offers(game: Probe, seat: int) -> list[Ask]:
        return [Ask(2, "shout", Pick(["hey", "stop"]))] if seat == 2 else []

    def interrupt(game: Probe, seat: int, key: str, value: Any) -> Steps[None]:
        yield from ()
        game.seen.append(value)

    def broken(game: Probe) -> bool:
        return game.seen[-1:] == ["stop"]

    match = probe(body, offers=offers, interrupt=interrupt, broken=broken)
    match.answer(2, "hey", ask="shout")
    assert [ask.seat for ask in match.asks] == [0]
    match.answer(2, "stop", ask="shout")
    assert noted(match) == ["hey", "stop", "closed", None]
    assert match.outcome is not None and match.asks == []


# --- questions that depend on the state -----------------------------------------------------------------------------


def test_options_are_looked_at_again_after_every_step() -> None:
    def body(game: Any) -> Steps[Any]:
        game.row = [1, 2, 3]

        def take(seat: int) -> Steps[int]:
            card = yield Ask(seat, "take", lambda: Pick(game.row))
            game.row.remove(card)
            return card  # type: ignore[no-any-return]

        return (yield All([take(0), take(1)]))

    match = probe(body)
    match.answer(0, 2)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(1, 2)
    assert refused.value.data["allowed"] == "1, 3"
    match.answer(1, 3)
    assert noted(match) == [[2, 3]]


def test_an_ask_whose_last_option_is_gone_ends_with_gone() -> None:
    def body(game: Any) -> Steps[Any]:
        game.row = [1]

        def take(seat: int) -> Steps[Any]:
            card = yield Ask(seat, "take", lambda: Pick(game.row))
            if card is not GONE:
                game.row.remove(card)
            return card

        return (yield All([take(0), take(1), take(2)]))

    match = probe(body)
    match.answer(1, 1)
    assert match.outcome is not None
    assert noted(match) == [[GONE, 1, GONE]]


def test_a_held_answer_that_has_become_impossible_is_asked_for_again() -> None:
    def body(game: Any) -> Steps[Any]:
        game.row = [1, 2]

        def thief() -> Steps[str]:
            game.row.remove((yield Ask(2, "steal", Pick([1, 2]))))
            return "stolen"

        asks = [Ask(seat, "want", lambda: Pick(game.row)) for seat in (0, 1)]
        return (yield All([*asks, thief()], amend=True))

    match = probe(body)
    match.answer(0, 1)
    match.answer(2, 1)
    assert [(ask.seat, ask.number) for ask in match.asks] == [(0, 1), (1, 1)]
    match.answer(0, 2)
    match.answer(1, 2)
    assert noted(match) == [[2, 2, "stolen"]]


def test_what_an_interruption_makes_impossible_is_asked_anew_or_gone() -> None:
    def body(game: Any) -> Steps[Any]:
        game.row = [1, 2]
        gate = All([Ask(seat, "want", lambda: Pick(game.row)) for seat in (0, 1)], amend=True)
        while True:
            taken, value = yield First([gate], standing=only(Ask(2, "sell", Pick([1, 2, "all"]))))
            if taken == 0:
                return value
            game.row = [] if value == "all" else [one for one in game.row if one != value]

    match = probe(body)
    match.answer(0, 1)
    match.answer(2, 1, ask="sell")
    assert [(ask.seat, ask.number) for ask in match.asks] == [(0, 1), (1, 1)]
    match.answer(0, 2)
    match.answer(2, "all", ask="sell")
    assert noted(match) == [[GONE, GONE]]


# --- time -----------------------------------------------------------------------------------------------------------


def test_an_ask_takes_its_default_when_its_time_is_up() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield pick(0, limit=30, default="c")), game.now

    match = probe(body)
    assert match.deadline == 30
    assert match.lapse(29.9) is False
    assert match.lapse(30) is True
    assert noted(match) == [("c", 30.0)]


def test_without_a_default_of_its_own_an_ask_takes_the_first_option() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield pick(0, limit=30))

    match = probe(body)
    match.lapse()
    assert noted(match) == ["a"]


def test_all_keeps_the_answers_given_and_feeds_defaults_for_the_rest() -> None:
    def body(game: Probe) -> Steps[Any]:
        def flow() -> Steps[Any]:
            return [(yield pick(2, default="b")), (yield pick(2, default="c"))]

        return (yield All([pick(0), pick(1), flow()], limit=10))

    match = probe(body)
    match.answer(0, "c")
    match.lapse()
    assert noted(match) == [["c", "a", ["b", "c"]]]


def test_first_ends_with_nothing_when_its_time_is_up() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield First([pick(0)], until=12))

    match = probe(body)
    match.lapse()
    assert noted(match) == [(None, None)]


def test_a_first_yielded_again_keeps_its_deadline() -> None:
    def body(game: Probe) -> Steps[Any]:
        gate = First([pick(0)], limit=30)
        while True:
            who, _ = yield gate
            if who is None:
                return game.now

    match = probe(body)
    match.answer(0, "a", at=10)
    match.answer(0, "b", at=20)
    assert match.deadline == 30
    match.lapse()
    assert noted(match) == [30.0]


def test_the_clock_of_a_gate_stands_still_while_it_is_interrupted() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield from game.interruptible(iter_one())), game.now

    def iter_one() -> Steps[Any]:
        return (yield pick(0, limit=30, default="c"))

    def offers(game: Probe, seat: int) -> list[Ask]:
        return [Ask(1, "stop", Pick(["stop"]))] if seat == 1 else []

    def interrupt(game: Probe, seat: int, key: str, value: Any) -> Steps[None]:
        yield Wait(100)

    match = probe(body, offers=offers, interrupt=interrupt)
    match.answer(1, "stop", ask="stop", at=20)
    assert match.deadline == 120
    match.lapse()
    assert match.deadline == 130, "ten of the thirty seconds are left"
    match.lapse()
    assert noted(match) == [("c", 130.0)]


def test_wait_passes_time_and_asks_nobody() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield Wait(5)
        yield Wait(until=9)
        yield Wait(0)
        return game.now

    match = probe(body)
    assert match.asks == []
    match.lapse()
    assert match.deadline == 9
    match.lapse()
    assert noted(match) == [9.0]


def test_one_lapse_lets_everything_happen_that_is_due_in_its_order() -> None:
    def body(game: Probe) -> Steps[Any]:
        def flow(name: str, limit: float) -> Steps[None]:
            for _ in range(2):
                yield Wait(limit)
                game.seen.append((name, game.now))

        yield All([flow("slow", 4), flow("quick", 3)])

    match = probe(body)
    match.lapse(100)
    assert noted(match) == [("quick", 3), ("slow", 4), ("quick", 6), ("slow", 8), None]
    assert match.now == 100


def test_the_outer_of_two_gates_due_at_once_ends_first() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield First([pick(0, limit=5)], limit=5))

    match = probe(body)
    match.lapse()
    assert noted(match) == [(None, None)]


def test_an_answer_at_the_deadline_is_too_late() -> None:
    def body(game: Probe) -> Steps[Any]:
        one = yield pick(0, limit=10, default="c")
        return one, (yield pick(0))

    match = probe(body)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, "a", ask=1, at=10)
    assert refused.value.code == "closed-ask"
    match.answer(0, "b", at=11)
    assert noted(match) == [("c", "b")]


def test_a_window_is_always_exactly_so_long() -> None:
    def body(game: Probe) -> Steps[Any]:
        answers = yield from window([pick(0, default="c"), pick(1, default="c")], 5)
        return answers, game.now

    eager = probe(body)
    eager.answer(0, "a", at=1)
    eager.answer(1, "b", at=2)
    assert eager.deadline == 5, "all have answered, and still it stays open"
    eager.lapse()
    idle = probe(body)
    idle.lapse()
    assert noted(eager) == [(["a", "b"], 5.0)]
    assert noted(idle) == [(["c", "c"], 5.0)]


def test_that_a_window_is_open_is_seen_while_it_is_whether_or_not_anybody_is_asked_any_more() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield pick(0, limit=5, default="c")
        yield First([window([pick(0, default="c"), pick(1, default="c")], 5), Wait(9)])
        return (yield pick(0))

    match = probe(body)
    seen = [match.reacting]
    match.answer(0, "a")
    seen.append(match.reacting)
    match.answer(0, "a")
    match.answer(1, "a")
    seen.append(match.reacting)
    match.lapse()
    assert [*seen, match.reacting] == [False, True, True, False]


def test_a_window_of_no_time_asks_only_those_who_have_a_choice() -> None:
    def body(game: Probe) -> Steps[Any]:
        def live() -> Pick:
            return Pick(["pass", "parry"])

        asks = [Ask(0, "react", Pick(["pass"])), Ask(1, "react", live), Ask(2, "react", lambda: Pick([]))]
        return (yield from window(asks, 0)), (yield from window({"x": asks[0]}, 0)), game.now

    match = probe(body)
    assert [(ask.seat, match.owed(ask)) for ask in match.asks] == [(1, True)]
    assert match.deadline is None
    match.answer(1, "parry", at=3)
    assert noted(match) == [(["pass", "parry", GONE], {"x": "pass"}, 3.0)]


def test_every_ask_knows_when_it_is_due_whatever_gate_it_is_in() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield All([pick(0, limit=3), All([pick(1)], limit=4), pick(2)], until=7)

    match = probe(body)
    assert [match.questions(seat)[0].deadline for seat in range(3)] == [3, 4, 7]


def test_what_has_no_time_at_all_is_over_at_once() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield pick(0, limit=0, default="b"))

    assert noted(probe(body)) == ["b"]


# --- rules that are wrong -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("not a gate", "bad-yield"),
        (Ask(0, "empty", Pick([])), "empty-ask"),
        (Ask(9, "nobody", Pick([1])), "bad-seat"),
        (Ask(-1, "nobody", Pick([1])), "bad-seat"),
        (Ask(0, "form", "no form"), "bad-form"),  # type: ignore[arg-type]
        (All(["no gate"]), "bad-yield"),  # type: ignore[list-item]
        (First([]), "stuck"),
    ],
)
def test_a_phase_that_yields_nonsense_is_a_rule_error(wrong: Any, code: str) -> None:
    def body(game: Probe) -> Steps[Any]:
        yield pick(0)
        yield wrong

    match = probe(body)
    before = match.glimpse(0)
    with pytest.raises(RuleError) as failed:
        match.answer(0, "a")
    assert failed.value.code == code
    assert match.glimpse(0) == before
    assert match.record.entries == ()


def test_a_phase_that_is_called_instead_of_named_is_a_rule_error() -> None:
    class Called(Probe):
        def play(self) -> Steps[Any]:
            yield pick(0)
            return self.play()

    match = Match(Called, 2, 1)
    with pytest.raises(RuleError, match=r"name the phase, do not call it"):
        match.answer(0, "a")


def test_an_ask_has_nothing_that_it_does_not_know() -> None:
    with pytest.raises(TypeError, match="an ask has no limt"):
        pick(0, limt=3)


def test_an_event_can_only_be_told_to_somebody_who_is_there() -> None:
    for to in ("everybody", 99, [0, 3]):

        def body(game: Probe, to: Any = to) -> Steps[Any]:
            yield pick(0)
            game.tell(to, "news")

        match = probe(body, EVENTS=(Tale("news", ALL, SOME),))
        with pytest.raises(RuleError, match="an audience is ALL, a seat, some seats, or NOBODY"):
            match.answer(0, "a")


def test_a_default_that_is_not_legal_is_a_rule_error() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield pick(0, limit=5, default="x")

    match = probe(body)
    with pytest.raises(RuleError) as failed:
        match.lapse()
    assert failed.value.code == "bad-default"
    assert match.now == 0


def test_a_flow_that_never_ends_although_its_time_is_up_is_a_rule_error() -> None:
    def body(game: Probe) -> Steps[Any]:
        def endless() -> Steps[None]:
            while True:
                yield pick(0)

        yield All([endless()], limit=5)

    with pytest.raises(RuleError) as failed:
        probe(body).lapse()
    assert failed.value.code == "endless"


# --- hands that go up -----------------------------------------------------------------------------------------------


def show_of_hands(game: Any) -> Steps[Any]:
    asks = [Ask(seat, "hand", Pick(["yes", "no"]), shown=True) for seat in game.seats]
    yield All([*asks, Wait(10)], limit=10, amend=True, each=lambda *hand: game.seen.append(hand))


def test_each_hand_is_seen_as_it_goes_up_and_when_it_changes() -> None:
    match = probe(show_of_hands)
    match.answer(1, "yes")
    match.answer(0, "no")
    match.answer(1, "no")
    assert noted(match) == [(1, "hand", "yes"), (0, "hand", "no"), (1, "hand", "no")]
    assert [ask.seat for ask in match.asks] == [2]


def test_who_lets_time_run_out_or_is_skipped_has_raised_no_hand() -> None:
    match = probe(show_of_hands)
    match.answer(1, "yes")
    match.skip(0)
    match.lapse()
    assert noted(match)[:-1] == [(1, "hand", "yes")]
    assert match.outcome is not None


def test_hands_can_only_be_seen_where_they_may_be_changed() -> None:
    with pytest.raises(ValueError, match="amend=True"):
        All([], each=lambda *hand: None)


# --- answers have types ---------------------------------------------------------------------------------------------


def test_an_answer_has_the_type_that_its_form_gives_it() -> None:
    def body(game: Probe) -> Steps[Any]:
        one = yield from Ask(0, "seat", Pick([1, 2], SEAT))
        assert_type(one, int)
        several = yield from All({seat: Ask(seat, "word", Pick(["a", "b"])) for seat in (0, 1)})
        assert_type(several, dict[int, str])
        path: Tree[tuple[str, int]] = Tree(Branch("deed", {"hit": Branch("whom", {1: None}, of=SEAT)}))
        deed, whom = yield from Ask(0, "deed", path)
        assert_type(deed, str)
        assert_type(whom, int)
        return one, several, deed, whom

    match = probe(body)
    match.answer(0, 2)
    match.answer(0, "b")
    match.answer(1, "a")
    match.answer(0, ["hit", 1])
    assert noted(match) == [(2, {0: "b", 1: "a"}, "hit", 1)]
