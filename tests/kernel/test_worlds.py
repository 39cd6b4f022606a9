"""What a seat can imagine, and that imagination carries nothing of the truth."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from benchmarks.refmafia import RefMafia
from lichina.kernel import All, Ask, Clock, Dice, Game, IllegalAnswer, Match, Outcome, Pick, Steps, replay, window
from lichina.kernel.dice import key_of
from tests.games.duel import Duel, Hand
from tests.games.market import Market
from tests.games.standoff import Standoff
from tests.games.toy import Toy
from tests.kernel.probe import Probe, noted, probe


def state(match: Match) -> Any:
    return match.game


def test_all_that_a_seat_does_not_know_is_possible_and_nothing_else() -> None:
    match = Match(Toy, 5, 3)
    mole = state(match).mole
    other = (mole + 1) % 5
    assert {state(world).mole for world in islice(match.worlds(other, "x"), 60)} == {*range(5)} - {other}
    assert {state(world).mole for world in islice(match.worlds(mole, "x"), 20)} == {mole}


def test_an_imagined_match_has_not_heard_what_others_were_told() -> None:
    match = Match(Toy, 5, 3)
    mole = state(match).mole
    world = match.imagine((mole + 1) % 5, "x")
    assert world is not None
    assert [event.key for event in match.told(mole)] == ["you-are-the-mole"]
    assert world.told(mole) == []
    assert world.fork().told(mole) == []
    pages = world.game.story
    while pages is not None:
        assert pages.items == [], "nor is it anywhere behind the story that the imagined match has"
        pages = pages.parent  # type: ignore[assignment]


def test_an_imagined_match_gives_away_neither_seed_nor_record_nor_story() -> None:
    match = Match(Toy, 3, 3)
    world = match.imagine(0, "x")
    assert world is not None
    assert world.seed == ""
    assert world.game.dice.key != match.game.dice.key
    with pytest.raises(IllegalAnswer, match="no record"):
        _ = world.record
    world.lapse()
    with pytest.raises(IllegalAnswer):
        _ = world.story


def test_sealed_answers_of_others_are_drawn_anew_and_own_ones_kept() -> None:
    match = Match(Toy, 4, 3)
    match.answer(0, 1)
    match.answer(1, 3)
    ballots = set()
    for world in islice(match.worlds(0, "x"), 60):
        world.lapse()
        ballots.add(world.told(None)[0].data["seats"][:2])
    assert ballots == {(1, 0), (1, 2), (1, 3)}


def test_sealed_answers_of_a_window_are_drawn_anew_even_when_all_have_answered() -> None:
    def body(game: Any) -> Steps[Any]:
        return (yield from window([Ask(seat, "react", Pick(range(100))) for seat in game.seats], 5))

    match = probe(body)
    for seat in range(3):
        match.answer(seat, 7)
    seen = set()
    for world in islice(match.worlds(0, "x"), 10):
        world.lapse()
        own, *others = noted(world)[0]
        assert own == 7
        seen.add(tuple(others))
    assert len(seen) > 5


def test_hands_and_deck_are_dealt_anew_and_own_cards_kept() -> None:
    match = Match(Duel, 3, 3)
    own = state(match).hands[0]
    faces = [state(world).face for world in islice(match.worlds(0, "x"), 30)]
    assert len({tuple(face) for face in faces}) > 10
    assert all([face[number] for number in own] == [state(match).face[number] for number in own] for face in faces)
    assert all(sorted(face) == sorted(state(match).face) for face in faces)


def test_a_fork_of_an_imagined_match_is_the_same_imagined_match() -> None:
    match = Match(Duel, 3, 3)
    match.answer(0, ["strike", 1])
    world = match.imagine(2, "x")
    assert world is not None
    fork = world.fork()
    assert state(fork).face == state(world).face != state(match).face
    assert [fork.glimpse(seat) for seat in range(3)] == [world.glimpse(seat) for seat in range(3)]


class Heavy(Market):
    """A market that counts how often it is imagined, and deals in every way there is: in place, as a new list, away."""

    imagined = 0

    def imagine(self, seat: int, dice: Dice) -> None:
        Heavy.imagined += 1
        super().imagine(seat, dice)
        self.glass.add(dice.below(1000))  # a gate holds on to this clock
        self.coins = [*self.coins[:1], *(dice.below(9) for _ in self.coins[1:])]
        del self.hands


def test_copies_of_an_imagined_match_take_over_what_was_imagined() -> None:
    match = Match(Heavy, 4, 3)
    match.answer(1, 2)
    match.answer(2, 3)
    world = match.imagine(0, "x")
    assert world is not None
    Heavy.imagined = 0
    copies = [world.fork() for _ in range(3)]
    world.answer(3, 0)
    copies.append(world.fork())
    copies.append(copies[-1].fork())
    assert Heavy.imagined == 0
    for copy in copies[:3]:
        copy.answer(3, 0)
    for copy in copies:
        assert vars(state(copy)).keys() == vars(state(world)).keys()
        assert [copy.asks_of(seat)[0].held for seat in (1, 2)] == [world.asks_of(seat)[0].held for seat in (1, 2)]
    for one in (world, *copies):
        while one.outcome is None:
            one.lapse()
    assert [[copy.glimpse(seat) for seat in range(4)] for copy in copies] == [
        [world.glimpse(seat) for seat in range(4)] for _ in copies
    ]


@pytest.mark.parametrize(("kind", "seats"), [(Toy, 5), (Duel, 4), (Market, 4), (RefMafia, 10)])
def test_a_copy_of_an_imagined_match_plays_on_as_that_would(kind: type[Game], seats: int) -> None:
    match = Match(kind, seats, 3)
    dice = Dice(key_of("answers"))
    while match.outcome is None:
        world = match.imagine(dice.below(seats), dice.below(1000))
        if world is not None:
            for copy in (world.fork(), world.fork(checkpoints=False).fork()):
                follow(world.fork(), copy)
        step(match, dice)


def follow(world: Match, copy: Match) -> None:
    """Let the same happen to two matches for a while: everybody always sees the same in both."""
    dice, same = Dice(key_of("others")), Dice(key_of("others"))
    for _ in range(8):
        for viewer in (None, *world.game.seats):
            assert world.glimpse(viewer) == copy.glimpse(viewer)
        if world.outcome is not None:
            return
        step(world, dice)
        step(copy, same)


def step(match: Match, dice: Dice) -> None:
    """Something happens: an answer by lot, or time passes."""
    asks = match.asks
    if not asks or (match.deadline is not None and not dice.below(9)):
        match.lapse()
        return
    ask = dice.choice(asks)
    match.answer(ask.seat, ask.form.draw(dice), ask.number)


def test_what_was_imagined_is_imagined_once_more_if_the_match_went_on_before_it_was_copied() -> None:
    class Chain(Probe):
        hidden: dict[str, Any]
        imagined = 0

        def body(self) -> Steps[Any]:
            self.hidden = {"card": 0, "seen": [], "other": 1}
            for _ in range(4):
                self.hidden["seen"].append((yield Ask(0, "next", Pick(range(9)))))

        def imagine(self, seat: int, dice: Dice) -> None:
            Chain.imagined += 1
            self.hidden = {"other": True, "card": dice.below(1000), "seen": self.hidden["seen"]}

    match = Match(Chain, 3, 1)
    match.answer(0, 4)
    world = match.imagine(1, "x")
    assert world is not None
    world.answer(0, 5)
    copies = [world.fork(), world.fork().fork()]
    assert Chain.imagined == 2
    for one in (world, *copies):
        one.answer(0, 6)
    assert state(world).hidden["card"] and state(world).hidden["seen"] == [4, 5, 6]
    assert [repr(state(copy).hidden) for copy in copies] == [repr(state(world).hidden)] * 2, "in the same order, too"


def test_a_gate_in_a_copy_of_an_imagined_match_goes_by_the_clock_that_was_imagined() -> None:
    class Timed(Probe):
        clock: Clock

        def body(self) -> Steps[Any]:
            self.clock = Clock("round", 60)
            self.clock.run(self.now)
            yield Ask(0, "first", Pick([1]), until=self.clock.ends)
            yield Ask(0, "second", Pick([1]), until=self.clock.ends)

        def imagine(self, seat: int, dice: Dice) -> None:
            self.clock.add(40)

    match = Match(Timed, 3, 1)
    match.answer(0, 1, at=5)
    world = match.imagine(1, "x")
    assert world is not None
    assert (match.deadline, world.deadline, world.fork().deadline) == (60.0, 100.0, 100.0)
    fork = world.fork()
    state(fork).clock.add(7)
    assert (fork.deadline, world.deadline) == (107.0, 100.0)


def test_where_who_is_asked_is_secret_the_phase_is_played_again() -> None:
    match = Match(RefMafia, 10, 4)
    gang = state(match).mafia
    town = next(seat for seat in range(10) if seat not in gang)
    match.answer(gang[0], match.asks_of(gang[0])[0].form.fallback())
    asked = {tuple(sorted(ask.seat for ask in world.asks)) for world in islice(match.worlds(town, "x"), 30)}
    assert len(asked) > 5
    assert all(len(seats) == 3 and town not in seats for seats in asked)


class Watch(Probe):
    """A day that time ends, and a night in which who is asked is secret."""

    RESTARTS = frozenset({"night"})

    def play(self) -> Steps[Any]:
        yield All([Ask(seat, "day", Pick([1])) for seat in self.seats], limit=10)
        return self.night

    def night(self) -> Steps[Any]:
        yield Ask(0, "first", Pick([1, 2]), limit=2)
        yield Ask(0, "second", Pick([1, 2]), limit=2)
        return Outcome((0,), "dawn")


@pytest.mark.parametrize(("at", "deadline"), [(10, 12.0), (11, 12.0), (13, 14.0)])
def test_a_secret_phase_that_began_while_time_passed_is_played_again_up_to_that_time(at: int, deadline: float) -> None:
    match = Match(Watch, 3, 1)
    match.lapse(at)
    assert (match.phase, match.deadline) == ("night", deadline)
    world = match.imagine(1, "x")
    assert world is not None
    assert (world.phase, world.deadline, world.now) == ("night", deadline, at)
    assert next(match.worlds(1, "y"), None) is not None


def test_the_seats_own_answers_are_given_again_in_a_phase_played_again() -> None:
    match = Match(RefMafia, 10, 4)
    gang = state(match).mafia
    victim = match.asks_of(gang[0])[0].form.fallback()
    match.answer(gang[0], victim)
    for world in islice(match.worlds(gang[0], "x"), 5):
        assert world.asks_of(gang[0]) == []
        assert sorted(ask.seat for ask in world.asks) == sorted(gang[1:])


def test_an_imagined_match_can_be_played_to_its_end() -> None:
    match = Match(Market, 4, 9)
    for world in islice(match.worlds(1, "x"), 10):
        while world.outcome is None:
            world.lapse()
        assert world.outcome.scores is not None


def test_imagining_with_the_games_own_dice_is_refused() -> None:
    class Wrong(Toy):
        def imagine(self, seat: int, dice: Dice) -> None:
            self.mole = self.dice.choice(self.seats)

    with pytest.raises(RuntimeError, match="rolls the dice that it is given"):
        Match(Wrong, 3, 1).imagine(0, "x")


def test_imagining_leaves_the_truth_alone() -> None:
    match = Match(Duel, 4, 2)
    before = [match.glimpse(seat) for seat in range(4)]
    count = match.game.dice.count
    for world in islice(match.worlds(3, "x"), 5):
        world.lapse()
    assert [match.glimpse(seat) for seat in range(4)] == before
    assert match.game.dice.count == count


def test_without_checkpoints_nothing_can_be_imagined() -> None:
    for match in (Match(Toy, 3, 1, checkpoints=False), Match(Toy, 3, 1).fork(checkpoints=False)):
        with pytest.raises(ValueError, match="keeps checkpoints"):
            match.imagine(0, "x")


CONTRIVED = {"contrived": True, "roles": ["human"] * 3, "hands": [["trojan"], ["rollback"], ["defender"]]}


def test_in_a_contrived_position_nothing_is_imagined_unless_the_game_says_so() -> None:
    match = Match(Standoff, 3, 1, {"deal": CONTRIVED})
    with pytest.raises(ValueError, match="“standoff” imagines nothing in a contrived position"):
        match.imagine(0, 1)
    with pytest.raises(ValueError, match="contrived"):
        next(match.worlds(0, 1))
    assert match.fork().glimpse(0) == match.glimpse(0)
    assert replay(match.record, Standoff).glimpse(0) == match.glimpse(0)


def test_where_the_game_says_so_a_contrived_position_is_imagined_as_any_other() -> None:
    deal = {"contrived": True, "hands": [["potion"] * 5, ["bomb"], []], "deck": ["parry"]}
    match = Match(Duel, 3, 1, {"deal": deal})
    others = {world.view(1).private for world in islice(match.worlds(0, 1), 40)}
    assert others == {Hand(("bomb",)), Hand(("parry",))}
    assert {world.view(0).private for world in islice(match.worlds(0, 1), 40)} == {Hand(("potion",) * 5)}


def test_an_answer_shown_to_some_is_the_same_in_their_worlds_and_another_in_those_of_others() -> None:
    def body(game: Any) -> Steps[Any]:
        ask = Ask(0, "point", Pick(range(1000)), shown=[1])
        yield All([ask, Ask(3, "wait", Pick([1]))], amend=True)

    match = probe(body, seats=4)
    match.answer(0, 777)
    for seat, same in ((1, True), (2, False)):
        worlds = [match.imagine(seat, number) for number in range(5)]
        held = [world.asks_of(0)[0].held for world in worlds if world is not None]
        assert (seat, all(value == 777 for value in held)) == (seat, same)


def test_what_a_question_is_about_is_imagined_with_the_rest() -> None:
    def body(game: Any) -> Steps[Any]:
        game.secret = 7
        yield Ask(1, "peek", Pick(["seen"]), about=lambda: {"secret": game.secret})

    def imagine(game: Any, seat: int, dice: Dice) -> None:
        if seat != 1:
            game.secret = dice.below(3)

    match = probe(body, imagine=imagine)
    assert match.questions(1)[0].about == {"secret": 7}
    found = {world.questions(1)[0].about["secret"] for world in islice(match.worlds(0, "x"), 30)}
    assert found == {0, 1, 2}
    assert {world.questions(1)[0].about["secret"] for world in islice(match.worlds(1, "x"), 5)} == {7}
