"""The public API of the rules: what it refuses, what it keeps, what it shares."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct

from lichina.kernel import (
    ALL,
    NOBODY,
    SOME,
    All,
    Amount,
    Ask,
    BadOptions,
    Channel,
    First,
    Game,
    IllegalAnswer,
    Match,
    OpenChannel,
    Pick,
    RuleError,
    Steps,
    Tale,
    Told,
    Wait,
    replay,
    window,
)
from lichina.kernel.match import CHANGES
from tests.games.duel import Duel
from tests.games.market import Market
from tests.games.toy import Toy
from tests.kernel.probe import Probe, noted, probe


def everything(match: Match) -> tuple[Any, ...]:
    """All that anybody could see of a match, and its record."""
    viewers = [*match.game.seats, None]
    return tuple(match.glimpse(viewer) for viewer in viewers), match.record, match.game.dice.count, match.now


# --- starting -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "seed", "options", "code"),
    [
        (1, 1, {}, "wrong-seats"),
        (7, 1, {}, "wrong-seats"),
        ("3", 1, {}, "wrong-seats"),
        (True, 1, {}, "wrong-seats"),
        (3, 1.5, {}, "bad-seed"),
        (3, None, {}, "bad-seed"),
        (3, 1 << 63, {}, "bad-seed"),
        (3, 1, {"lifes": 2}, "unknown-option"),
        (3, 1, {"lives": 4}, "bad-option"),
        (3, 1, {"lives": "2"}, "bad-option"),
        (3, 1, {"charms": 1}, "bad-option"),
        (3, 1, {"deal": {"hand": []}}, "bad-option"),
        (3, 1, ["lives"], "options-not-a-map"),
        (3, 1, {"deal": {"hands": [["parry"], []]}}, "impossible-deal"),
        (3, 1, {"deal": {"hands": [["sword"], [], []]}}, "impossible-deal"),
        (3, 1, {"deal": {"hands": [["bomb"] * 5, [], []]}}, "impossible-deal"),
        (3, 1, {"deal": {"hands": [[], [], []], "lives": [1, 0, 0]}}, "impossible-deal"),
        (3, 1, {"deal": {"hands": [[], [], []], "charms": ["blade", "", "horse"]}}, "impossible-deal"),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_the_reason(seats: Any, seed: Any, options: Any, code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Match(Duel, seats, seed, options)
    assert refused.value.code == code


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match="“lifes”; known: lives, hand, window, charms, deal"):
        Match(Duel, 2, 1, {"lifes": 2})


def test_a_wrong_value_is_answered_with_the_allowed_ones() -> None:
    with pytest.raises(BadOptions, match="“lives” takes 1–3"):
        Match(Duel, 2, 1, {"lives": 9})


def test_rules_that_fail_at_the_start_are_a_rule_error() -> None:
    class Broken(Probe):
        def setup(self) -> Any:
            raise KeyError("no such card")

    with pytest.raises(RuleError, match="failed at the start"):
        Match(Broken, 2, 1)


def test_same_seed_and_answers_same_match() -> None:
    one, other = Match(Duel, 4, "seed"), Match(Duel, 4, "seed")
    assert everything(one) == everything(other)
    assert everything(Match(Duel, 4, "other seed"))[0] != everything(one)[0]


# --- answering ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "value", "ask", "at", "code"),
    [
        (5, 1, None, None, "no-such-seat"),
        (-1, 1, None, None, "no-such-seat"),
        ("0", 1, None, None, "no-such-seat"),
        (True, 2, None, None, "no-such-seat"),
        (None, 1, None, None, "no-such-seat"),
        ([0], 1, None, None, "no-such-seat"),
        (0, 0, None, None, "not-an-option"),
        (0, None, 1, None, "not-an-option"),
        (0, {"seat": 1}, 1, None, "not-an-option"),
        (0, 1, 2, None, "no-such-ask"),
        (0, 1, 0, None, "no-such-ask"),
        (0, 1, -3, None, "no-such-ask"),
        (0, 1, 1.0, None, "no-such-ask"),
        (0, 1, [1], None, "no-such-ask"),
        (0, 1, "vote", None, "no-such-offer"),
        (0, 1, 1, float("nan"), "bad-time"),
        (0, 1, 1, float("inf"), "bad-time"),
        (0, 1, 1, "now", "bad-time"),
        (0, 1, 1, True, "bad-time"),
        (0, 1, 1, False, "bad-time"),
        (0, 1, 1, 10**400, "bad-time"),
        (0, 1, 1, -1, "time-runs-back"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat: Any, value: Any, ask: Any, at: Any, code: str) -> None:
    match = Match(Toy, 3, 1)
    before = everything(match)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(seat, value, ask, at)
    assert refused.value.code == code
    assert everything(match) == before


def test_the_second_answer_to_one_ask_is_refused() -> None:
    match = Match(Toy, 3, 1)
    match.answer(0, 1, ask=1)
    before = everything(match)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, 2, ask=1)
    assert refused.value.code == "closed-ask"
    assert everything(match) == before


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    match = Match(Duel, 2, 1)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(1, ["strike", 0])
    assert refused.value.code == "not-asked"


def test_when_the_match_is_over_nothing_is_answered() -> None:
    match = Match(Toy, 3, 1)
    match.lapse()
    assert match.outcome is not None
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, 1)
    assert refused.value.code == "over"
    with pytest.raises(IllegalAnswer) as refused:
        match.lapse()
    assert refused.value.code == "no-deadline"


def test_a_closed_option_is_refused_with_its_reason() -> None:
    def body(game: Probe) -> Steps[Any]:
        asks = [Ask(seat, "heal", Pick([1, 2]), closed={0: "healed-yesterday"}) for seat in game.seats]
        yield All(asks)

    match = probe(body)
    for ask in (1, None):
        with pytest.raises(IllegalAnswer) as refused:
            match.answer(1, 0, ask)
        assert (refused.value.code, refused.value.data["reason"]) == ("closed-option", "healed-yesterday")


# --- rules that fail ------------------------------------------------------------------------------------------------


def test_a_rule_that_raises_leaves_the_match_as_it_was_and_open_to_other_answers() -> None:
    def body(game: Any) -> Steps[Any]:
        game.total = 0
        for _ in range(3):
            value = yield Ask(0, "count", Pick([1, 2, 3]))
            game.tell(ALL, "counted", value=value)
            game.total += value
            if value == 3:
                game.dice.below(6)
                raise ZeroDivisionError("no rule for three")
        return game.total

    match = probe(body, EVENTS=(Tale("counted", value=Amount),))
    match.answer(0, 2)
    before = everything(match)
    with pytest.raises(RuleError, match="no rule for three"):
        match.answer(0, 3)
    assert everything(match) == before
    match.answer(0, 1)
    match.answer(0, 1)
    assert noted(match) == [4]


@pytest.mark.parametrize("checkpoints", [True, False])
def test_a_rule_that_raises_in_a_later_phase_puts_the_match_back_too(checkpoints: bool) -> None:
    class TwoPhases(Probe):
        id = "two"
        EVENTS = (Tale("later"),)

        def play(self) -> Steps[Any]:
            self.seen.append((yield Ask(0, "one", Pick(["good", "bad"]))))
            return self.later

        def later(self) -> Steps[Any]:
            self.tell(ALL, "later")
            if self.seen == ["bad"]:
                raise LookupError
            yield Ask(1, "two", Pick([1]))

    match = Match(TwoPhases, 2, 1, checkpoints=checkpoints)
    before = everything(match)
    with pytest.raises(RuleError, match="LookupError"):
        match.answer(0, "bad")
    assert everything(match) == before
    match.answer(0, "good")
    assert (match.phase, [event.key for event in match.told(None)]) == ("later", ["later"])


def test_a_rule_that_raises_when_time_runs_out_leaves_the_match_as_it_was() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield Wait(5)
        raise ValueError("midnight")

    match = probe(body)
    with pytest.raises(RuleError, match="midnight"):
        match.lapse()
    assert (match.now, match.deadline, match.record.entries) == (0, 5, ())


# --- told -----------------------------------------------------------------------------------------------------------


class Gossip(Probe):
    """Tells a little of everything at each step."""

    EVENTS = (
        Tale("public", step=Amount),
        Tale("pair", SOME, step=Amount),
        Tale("alone", SOME, step=Amount),
        Tale("secret", NOBODY, step=Amount),
    )

    def body(self) -> Steps[Any]:
        for step in range(3):
            self.tell(ALL, "public", step=step)
            self.tell([1, 2], "pair", step=step)
            self.tell(0, "alone", step=step)
            self.tell(NOBODY, "secret", step=step)
            yield Ask(0, "next", Pick([1]))
        return None


def keys(match: Match, viewer: Any, since: int = 0) -> list[str]:
    return [f"{event.key}{event.data['step']}" for event in match.told(viewer, since)]


def test_everybody_hears_what_is_told_to_them_in_order() -> None:
    match = Match(Gossip, 3, 1)
    match.answer(0, 1)
    assert keys(match, 0) == ["public0", "alone0", "public1", "alone1"]
    assert keys(match, 1) == keys(match, 2) == ["public0", "pair0", "public1", "pair1"]
    assert keys(match, None) == ["public0", "public1"]


def test_a_seat_asks_for_what_is_new_by_its_own_count() -> None:
    match = Match(Gossip, 3, 1)
    heard = len(match.told(0))
    match.answer(0, 1)
    assert keys(match, 0, heard) == ["public1", "alone1"]
    assert keys(match, 0, heard + 1) == ["alone1"]
    assert keys(match, 0, 99) == []
    assert keys(match, 0, -5) == keys(match, 0)


@pytest.mark.parametrize("viewer", [7, -1, "0", None, 0.5, 1.0, True, [1]])
def test_an_unknown_viewer_sees_and_hears_what_a_spectator_does(viewer: Any) -> None:
    match = Match(Gossip, 3, 1)
    assert match.told(viewer) == match.told(None)
    assert match.view(viewer) == match.view(None)
    assert match.view(viewer).private is None


def test_a_fork_hears_the_same_and_counts_on_from_there() -> None:
    match = Match(Gossip, 3, 1)
    match.answer(0, 1)
    fork = match.fork().fork()
    fork.answer(0, 1)
    for viewer in (0, 1, None):
        assert fork.told(viewer)[: len(match.told(viewer))] == match.told(viewer)
    assert keys(fork, 1, 4) == ["public2", "pair2"]
    assert keys(match, 1, 4) == []


def test_the_whole_story_with_its_audiences_is_told_only_at_the_end() -> None:
    match = Match(Gossip, 3, 1)
    with pytest.raises(IllegalAnswer) as refused:
        _ = match.story
    assert refused.value.code == "not-over"
    for _ in range(3):
        match.answer(0, 1)
    audiences = [(to, event.key) for to, event in match.story][:4]
    assert audiences == [(ALL, "public"), (frozenset({1, 2}), "pair"), (frozenset({0}), "alone"), (NOBODY, "secret")]


def test_a_game_counts_nothing_unless_it_says_so_and_nothing_before_the_end() -> None:
    class Counting(Gossip):
        FACTS = (Tale("events", count=Amount),)

        def facts(self) -> list[Told]:
            return [Told("events", {"count": len(self.story)})]

    found = []
    for game in (Gossip, Counting):
        match = Match(game, 3, 1)
        with pytest.raises(IllegalAnswer) as refused:
            _ = match.facts
        assert refused.value.code == "not-over"
        for _ in range(3):
            match.answer(0, 1)
        found.append(match.facts)
    assert found == [[], [Told("events", {"count": 12})]]


def test_what_was_told_does_not_change_when_the_state_does() -> None:
    def body(game: Any) -> Steps[Any]:
        game.hand = [1, 2]
        game.tell(ALL, "hand", cards=game.hand, by={"seat": game.hand})
        game.hand.append(3)
        yield Ask(0, "go", Pick([1]))

    cards = tuple[Amount, ...]
    match = probe(body, EVENTS=(Tale("hand", cards=cards, by=dict[str, cards]),))
    assert match.told(None)[0].data == {"cards": (1, 2), "by": {"seat": (1, 2)}}


# --- views ----------------------------------------------------------------------------------------------------------


def test_the_public_part_of_a_view_is_built_once_a_step_and_shared() -> None:
    built = []

    class Counted(Toy):
        def public(self) -> Struct:  # type: ignore[override]
            built.append(1)
            return super().public()

    match = Match(Counted, 5, 1)
    views = [match.view(seat) for seat in (*range(5), None)]
    assert len(built) == 1
    assert all(view.public is views[0].public for view in views)
    match.answer(0, 1)
    match.view(0)
    assert len(built) == 2


# --- skip, undo -----------------------------------------------------------------------------------------------------


def test_skip_lets_one_seat_take_its_default_now() -> None:
    match = Match(Toy, 3, 1)
    match.skip(1)
    assert [ask.seat for ask in match.asks] == [0, 2]
    with pytest.raises(IllegalAnswer) as refused:
        match.skip(1)
    assert refused.value.code == "not-asked"


def trading(wares: int = 3) -> Match:
    """A market in which seats 0 and 1 stand at the stall."""
    deal = {"shelves": [["salt"] * wares, [], []], "row": ["fur"], "deck": ["fur", "fur"], "coins": [2, 1, 0]}
    match = Match(Market, 3, 1, {"deal": deal})
    for seat in range(3):
        match.answer(seat, 0)
    assert match.phase == "trade"
    return match


NOTHING = "nothing-to-undo"
"""What anybody hears whose answer cannot be taken back, whatever the reason."""


def refused_undo(match: Match, seat: int) -> str:
    """How the undo of a seat is refused; nothing has changed then."""
    before = everything(match)
    with pytest.raises(IllegalAnswer) as refused:
        match.undo(seat)
    assert everything(match) == before
    return refused.value.code


def test_an_answer_that_a_rule_has_seen_cannot_be_taken_back() -> None:
    match = trading()
    match.answer(0, ["tidy"])
    match.answer(0, tuple(reversed(match.asks_of(0)[0].form.items)))  # type: ignore[attr-defined]
    assert refused_undo(match, 0) == NOTHING
    match.answer(1, ["draw"])
    assert refused_undo(match, 1) == NOTHING


def test_an_answer_by_which_others_see_another_deadline_cannot_be_taken_back() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield Ask(0, "slow", Pick([1]), limit=60)
        yield Ask(0, "quick", Pick([1]), limit=10)

    match = probe(body)
    match.answer(0, 1)
    assert match.deadline == 10
    assert refused_undo(match, 0) == NOTHING


def test_an_answer_that_stopped_a_clock_of_its_own_cannot_be_taken_back() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield All([Ask(0, "timed", Pick([1]), limit=10), Ask(1, "free", Pick([1]))], limit=60)

    match = probe(body)
    match.answer(0, 1)
    assert match.deadline == 60
    assert refused_undo(match, 0) == NOTHING


def test_an_answer_that_is_shown_cannot_be_taken_back() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield All([Ask(0, "open", Pick([1]), shown=True), Ask(1, "some", Pick([1]), shown=[2]), Ask(2, "x", Pick([1]))])

    match = probe(body)
    match.answer(0, 1)
    match.answer(1, 1)
    assert refused_undo(match, 0) == refused_undo(match, 1) == NOTHING


def test_an_answer_that_was_handed_on_as_it_came_cannot_be_taken_back() -> None:
    def body(game: Probe) -> Steps[Any]:
        asks = [Ask(seat, "hand", Pick([1, 2])) for seat in (0, 1)]
        yield All(asks, amend=True, each=lambda seat, key, value: game.seen.append((seat, value)))

    match = probe(body)
    match.answer(0, 1)
    assert refused_undo(match, 0) == NOTHING
    match.answer(0, 2)
    assert match.game.seen == [(0, 1), (0, 2)]  # type: ignore[attr-defined]


def test_what_others_see_cannot_be_taken_back_although_nothing_was_told() -> None:
    class Board(Struct, frozen=True):
        ready: tuple[int, ...]

    def body(game: Probe) -> Steps[Any]:
        while True:
            seat, _ = yield First({seat: Ask(seat, "ready", Pick(["yes"])) for seat in game.seats})
            game.seen.append(seat)

    match = probe(body, public=lambda game: Board(tuple(game.seen)))
    match.answer(0, "yes")
    assert refused_undo(match, 0) == NOTHING


def test_the_answer_that_ends_a_match_cannot_be_taken_back() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield Ask(0, "guess", Pick(["heads", "tails"]))

    match = probe(body)
    match.answer(0, "heads")
    assert refused_undo(match, 0) == NOTHING
    assert match.outcome is not None


def test_whoever_has_answered_nothing_has_nothing_to_take_back() -> None:
    match = Match(Toy, 3, 1)
    match.answer(0, 1)
    assert refused_undo(match, 1) == NOTHING
    match.skip(1)
    assert refused_undo(match, 1) == NOTHING


def test_a_sealed_answer_can_be_taken_back_before_the_gate_closes() -> None:
    match = Match(Toy, 3, 1)
    start = everything(match)[0]
    match.answer(2, 0)
    match.undo(2)
    assert everything(match)[0] == start


def test_a_sealed_answer_can_be_taken_back_whatever_others_have_done_since() -> None:
    match = Match(Toy, 3, 1)
    match.answer(2, 0)
    match.answer(0, 1)
    match.undo(2)
    assert [ask.seat for ask in match.asks] == [1, 2]
    match.answer(1, 2)
    match.undo(0)
    match.undo(1)
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    assert everything(match.fork()) == everything(match)
    assert replay(match.record, Toy).glimpse(0) == match.glimpse(0)


def test_in_a_window_that_all_have_answered_an_answer_is_still_sealed() -> None:
    def body(game: Probe) -> Steps[Any]:
        return (yield from window({seat: Ask(seat, "react", Pick(["pass", "parry"])) for seat in (0, 1)}, 5))

    match = probe(body)
    match.answer(0, "parry")
    match.answer(1, "pass")
    match.undo(0)
    assert [ask.seat for ask in match.asks] == [0]
    match.answer(0, "pass")
    match.lapse()
    assert match.game.seen == [{0: "pass", 1: "pass"}]  # type: ignore[attr-defined]


def test_a_changed_answer_goes_back_to_what_it_was_before() -> None:
    match = Match(Market, 3, 1)
    match.answer(1, 3)
    match.answer(0, 2)
    match.answer(1, 5)
    match.undo(1)
    assert match.asks_of(1)[0].held == 3
    match.undo(1)
    assert [ask.seat for ask in match.asks] == [1, 2]


def test_an_answer_is_too_late_to_be_taken_back_when_its_time_has_run_out() -> None:
    match = Match(Toy, 3, 1)
    match.answer(0, 1)
    with pytest.raises(IllegalAnswer, match="no answer of yours"):
        match.undo(0, at=60)
    assert match.outcome is not None and match.now == 60


def test_one_answer_is_changed_or_taken_back_a_limited_number_of_times() -> None:
    match = Match(Market, 3, 1)
    for number in range(CHANGES + 1):
        match.answer(0, number % 4)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, 1)
    assert (refused.value.code, match.asks_of(0)[0].held) == ("changed-enough", CHANGES % 4)
    assert refused_undo(match, 0) == "changed-enough"
    for _ in range(CHANGES):
        match.answer(1, 2)
        match.undo(1)
    match.answer(1, 1)
    assert refused_undo(match, 1) == "changed-enough"
    assert len(match.record.entries) == 3 * CHANGES + 2


# --- forks ----------------------------------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way() -> None:
    match = Match(Duel, 3, 5)
    before = everything(match)
    fork = match.fork()
    assert everything(fork) == before
    fork.answer(fork.asks[0].seat, ["draw"])
    assert everything(match) == before
    match.answer(match.asks[0].seat, ["draw"])
    assert everything(match) == everything(fork)


def test_a_fork_with_a_seed_has_another_future() -> None:
    def body(game: Probe) -> Steps[Any]:
        first = game.dice.below(1 << 30)
        yield Ask(0, "roll", Pick([1]))
        return first, game.dice.below(1 << 30)

    match = probe(body)
    same, other, again = match.fork(), match.fork("x"), match.fork("x")
    for one in (match, same, other, again):
        one.answer(0, 1)
    (truth, alike, apart, twin) = (noted(one)[0] for one in (match, same, other, again))
    assert alike == truth
    assert apart[0] == truth[0] and apart[1] != truth[1]
    assert twin == apart


@pytest.mark.parametrize("at", [60, 64, 65, 119, 1_000, 100_000])
def test_a_fork_stands_where_time_has_carried_the_match_through_many_phases_at_once(at: float) -> None:
    match = Match(Duel, 3, 5)
    match.lapse(at)
    assert match.now == at
    assert everything(match.fork()) == everything(match)
    assert everything(match.fork().fork()) == everything(match)


def test_time_does_not_go_back_with_an_answer_that_is_taken_back() -> None:
    match = Match(Toy, 3, 1)
    match.answer(0, 1, at=20)
    match.undo(0)
    assert match.now == match.fork().now == 20
    assert match.deadline == 60


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_is_copied_and_pickled_as_what_it_is(copied: Callable[[Match], Match]) -> None:
    match = Match(Duel, 3, 5)
    match.answer(0, ["draw"])
    again = copied(match)
    assert everything(again) == everything(match)
    before = everything(match)
    again.lapse()
    assert everything(match) == before != everything(again)
    match.lapse()
    assert everything(again) == everything(match)


@pytest.mark.parametrize("checkpoints", [True, False])
def test_a_pickled_match_keeps_checkpoints_if_it_kept_them_before(checkpoints: bool) -> None:
    again = pickle.loads(pickle.dumps(Match(Toy, 3, 5, checkpoints=checkpoints)))
    assert [again._checkpoint is not None] == [checkpoints]


def test_an_imagined_match_is_copied_but_says_why_it_cannot_be_pickled() -> None:
    world = Match(Duel, 3, 5).imagine(0, "x")
    assert world is not None
    for again in (copy.copy(world), copy.deepcopy(world)):
        assert [again.glimpse(seat) for seat in range(3)] == [world.glimpse(seat) for seat in range(3)]
    with pytest.raises(TypeError, match="an imagined match has no record, so it cannot be pickled; it can be forked"):
        pickle.dumps(world)


def test_a_match_without_checkpoints_forks_by_playing_from_the_start() -> None:
    match = Match(Duel, 3, 5, checkpoints=False)
    match.answer(match.asks[0].seat, ["draw"])
    assert everything(match.fork()) == everything(match)


def test_games_share_no_state() -> None:
    one, other = Match(Market, 3, 1), Match(Market, 3, 1)
    one.answer(0, 3)
    assert other.asks[0].held is None
    assert isinstance(one.game, Game) and one.game is not other.game


# --- channels, sizes ------------------------------------------------------------------------------------------------


def test_a_seat_learns_where_it_may_talk_and_never_who_else_is_there() -> None:
    def body(game: Probe) -> Steps[Any]:
        yield Ask(0, "wait", Pick([1]))

    def channels(game: Probe) -> list[Channel]:
        return [Channel("table", ALL, [0, 1]), Channel("gang", [1, 2], [2])]

    match = probe(body, channels=channels)
    assert match.channels(None) == match.channels(7) == match.channels(True) == [OpenChannel("table", False)]
    assert match.channels(0) == [OpenChannel("table", True)]
    assert match.channels(1) == [OpenChannel("table", True), OpenChannel("gang", False)]
    assert match.channels(2) == [OpenChannel("table", False), OpenChannel("gang", True)]
    assert b'"gang"' in match.glimpse(2)
    assert b'"gang"' not in match.glimpse(0)


def test_without_a_word_of_the_game_everybody_reads_at_the_table_and_every_seat_writes() -> None:
    match = Match(Toy, 3, 1)
    assert match.channels(0) == [OpenChannel("table", True)]
    assert match.channels(None) == [OpenChannel("table", False)]


def test_options_may_change_for_how_many_it_is() -> None:
    class Larger(Toy):
        class Options(Game.Options, frozen=True):
            guest: bool = False

        @classmethod
        def table_sizes(cls, options: Any) -> range:
            return range(9, 10) if options.guest else cls.PLAYERS

    with pytest.raises(BadOptions) as refused:
        Match(Larger, 9, 1)
    assert refused.value.data == {"low": 3, "high": 8, "given": "9"}
    assert len(Match(Larger, 9, 1, {"guest": True}).game.seats) == 9
    with pytest.raises(BadOptions) as refused:
        Match(Larger, 8, 1, {"guest": True})
    assert refused.value.data == {"low": 9, "high": 9, "given": "8"}
