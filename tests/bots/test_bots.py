"""Bots see what a person in their seat sees, answer legally, and play every match to its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial
from types import FrameType, GeneratorType
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest

from benchmarks.refmafia import RefMafia
from lichina.bots import BadBot, Bot, Driver, EndlessMatch, Move, RandomBot, Sight, play, seated
from lichina.games.spyfall import Spyfall
from lichina.kernel import (
    ALL,
    All,
    Ask,
    BadOptions,
    Dice,
    First,
    Game,
    IllegalAnswer,
    Match,
    Next,
    Outcome,
    Pick,
    Steps,
    Tale,
    Text,
    Word,
)
from lichina.kernel.dice import key_of
from lichina.kernel.gates import Node
from lichina.registry import find
from tests.games.duel import Duel
from tests.games.market import Market
from tests.games.toy import Toy


class Nothing(msgspec.Struct, frozen=True):
    """There is nothing to see."""


class Blind(Game):
    """What the small games here share."""

    PLAYERS = range(2, 9)

    def public(self) -> Nothing:
        return Nothing()

    def private(self, seat: int) -> None:
        return None


class Round(Blind):
    """Asks the first seat for ever."""

    id = "round"

    def setup(self) -> Next:
        return self.turn

    def turn(self) -> Steps[Next]:
        yield Ask(0, "go", Pick(["on"]))
        return self.turn


class Talk(Blind):
    """Everybody may talk for a minute, each as often as they like."""

    id = "talk"

    def setup(self) -> Next:
        return self.talk

    def talk(self) -> Steps[Next]:
        gate = First([Ask(seat, "say", Text(10)) for seat in self.seats], limit=60)
        while (yield gate)[0] is not None:
            pass
        return Outcome((), "talked")


class Bell(Blind):
    """Nobody is asked and no clock runs: it ends when somebody rings."""

    id = "bell"

    def setup(self) -> Next:
        return self.wait

    def wait(self) -> Steps[Next]:
        (seat, _), how = yield First(standing=self.bell)
        return Outcome((seat,), how)

    def bell(self, seat: int) -> list[Ask]:
        return [Ask(seat, "ring", Pick(["loud", "soft"]))] if seat == 1 else []


class Sleepy(Bot):
    """Never does anything."""

    def decide(self, sight: Sight) -> Move | None:
        return None


class Cheat(Bot):
    """Answers what cannot be answered."""

    def decide(self, sight: Sight) -> Move | None:
        return sight.asks[0].number, "everything"


class Dreamer(RandomBot):
    """Looks at two imagined matches before each answer."""

    imagines = True
    dreams = 0

    def decide(self, sight: Sight) -> Move | None:
        worlds = sight.worlds()
        for _ in range(2):
            assert next(worlds).view(sight.seat) == sight.view
            Dreamer.dreams += 1
        return super().decide(sight)


# --- sight ------------------------------------------------------------------------------------------------------------


def reached(start: object) -> Iterator[tuple[str, object]]:
    """All that can be got at by public names, items, and two calls without arguments; matches are not entered."""
    seen: set[int] = set()
    kept: list[object] = []  # so that no id is used twice
    todo = [("sight", start)]
    while todo:
        path, value = todo.pop()
        if id(value) in seen or isinstance(value, int | str | float | bytes | type(None) | type | type(len)):
            continue
        seen.add(id(value))
        kept.append(value)
        yield path, value
        if isinstance(value, Match | Dice):
            continue
        if isinstance(value, Iterator):
            todo += [(f"{path}→{i}", item) for i, item in zip(range(2), value, strict=False)]
        if isinstance(value, dict):
            todo += [(f"{path}[{key!r}]", item) for key, item in value.items()]
        if isinstance(value, list | tuple | set | frozenset):
            todo += [(f"{path}[{i}]", item) for i, item in enumerate(value)]
        if callable(value) and path.count("()") < 2:
            with suppress(TypeError):  # it needs arguments
                todo.append((f"{path}()", value()))
        todo += [(f"{path}.{name}", getattr(value, name)) for name in dir(value) if not name.startswith("_")]


def leaks(sight: Sight, match: Match) -> list[str]:
    """The paths by which the true match, or a part of its machinery, can be got at."""
    truth = (match, match.game, match.game.dice, match.game.story, match.game.__dict__)
    return [
        path
        for path, value in reached(sight)
        if any(value is part for part in truth) or isinstance(value, Node | GeneratorType | FrameType)
    ]


@pytest.mark.parametrize(("game", "seats"), [(Duel, 4), (Market, 4), (Toy, 4), (RefMafia, 10)])
def test_the_match_cannot_be_reached_from_a_sight(game: type[Game], seats: int) -> None:
    match = Match(game, seats, 11)
    driver = Driver(match, seated([RandomBot] * seats, 11))
    for _ in range(6):
        for seat in range(seats):
            assert leaks(Sight(match, seat, "dream"), match) == []
        if match.outcome is None:
            driver.step()


def test_the_walk_does_find_a_way_to_the_match() -> None:
    class Open(Sight):
        @property
        def secret(self) -> Any:
            return {"deep": [self._match.asks]}

        def whole(self) -> Match:
            return self._match

    match = Match(Duel, 3, 1)
    found = leaks(Open(match, 0, "dream"), match)
    assert "sight.whole()" in found
    assert "sight.secret['deep'][0][0]" in found


def test_a_sight_is_what_the_seat_sees() -> None:
    match = Match(Toy, 4, 3)
    sights = [Sight(match, seat, "dream") for seat in range(4)]
    mole = next(seat for seat in range(4) if match.told(seat))
    assert [event.key for event in sights[mole].told()] == ["you-are-the-mole"]
    assert sights[mole].told(1) == []
    assert [sight.view for sight in sights] == [match.view(seat) for seat in range(4)]
    assert [ask.key for ask in sights[0].asks] == ["point"]
    assert (sights[1].seats, sights[1].phase) == (range(4), "vote")
    assert sights[0].deadline == 60.0
    assert sights[0].offers == []
    match.answer(1, 0, at=7.5)
    assert sights[0].now == 7.5


def test_the_options_are_known_in_every_seat_but_not_what_was_laid_out() -> None:
    laid_out = {"cards": ["zoo", "zoo", "spy"], "dealer": 0}
    match = Match(Spyfall, 3, 3, {"rounds": 2, "pack": "everyday", "deal": [laid_out]})
    assert Sight(match, 0, "dream").options == Spyfall.Options(rounds=2)
    assert Sight(Match(Toy, 4, 3), 0, "dream").options == Toy.Options()


def test_offers_are_seen_by_the_seat_that_has_them() -> None:
    match = Match(Bell, 3, 3)
    assert [[offer.key for offer in Sight(match, seat, "").offers] for seat in range(3)] == [[], ["ring"], []]


def test_imagined_worlds_are_matches_of_their_own() -> None:
    match = Match(Duel, 3, 5)
    before = match.record
    worlds = Sight(match, 1, "dream").worlds()
    for _ in range(3):
        world = next(worlds)
        assert world.view(1) == match.view(1)
        assert world.game is not match.game
        play(world, seated([RandomBot] * 3, 0), seed="dream")
    assert match.record == before


def test_every_call_imagines_other_worlds_and_the_same_ones_with_the_same_seed() -> None:
    match = Match(Duel, 6, 5)

    def faces(sight: Sight) -> list[list[str]]:
        return [next(world).game.__dict__["face"] for world in (sight.worlds(), sight.worlds(), sight.worlds())]

    first = faces(Sight(match, 0, "dream"))
    assert len({tuple(face) for face in first}) == 3
    assert faces(Sight(match, 0, "dream")) == first


# --- the random bot ---------------------------------------------------------------------------------------------------


def test_the_random_bot_takes_each_option_and_only_those() -> None:
    match = Match(Toy, 4, 3)
    bot = RandomBot(Dice(key_of("bot")))
    assert {bot.decide(Sight(match, 2, "")) for _ in range(200)} == {(1, 0), (1, 1), (1, 3)}


def test_the_random_bot_takes_an_offer_now_and_then() -> None:
    sight = Sight(Match(Bell, 3, 3), 1, "")
    bot = RandomBot(Dice(key_of("bot")))
    moves = [bot.decide(sight) for _ in range(800)]
    assert {move for move in moves if move} == {("ring", "loud"), ("ring", "soft")}
    assert 60 <= sum(move is not None for move in moves) <= 140


def test_the_random_bot_changes_a_held_answer_now_and_then() -> None:
    match = Match(Market, 3, 3)
    match.answer(0, 2, 1)
    bot = RandomBot(Dice(key_of("bot")))
    moves = [bot.decide(Sight(match, 0, "")) for _ in range(800)]
    assert {move[0] for move in moves if move} == {1}
    assert 60 <= sum(move is not None for move in moves) <= 140


# --- the driver -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [(Duel, 2), (Duel, 6), (Market, 3), (Market, 6), (Toy, 8), (RefMafia, 10)])
def test_random_bots_play_to_the_end(game: type[Game], seats: int) -> None:
    for seed in range(5):
        match = Match(game, seats, seed)
        outcome = play(match, seated([RandomBot] * seats, seed))
        assert outcome is match.outcome


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    def record(seed: int) -> bytes:
        match = Match(Duel, 4, 9)
        play(match, seated([RandomBot] * 4, seed), seed=seed)
        return match.record.to_json()

    assert record(1) == record(1)
    assert record(1) != record(2)


def test_asks_are_answered_in_a_random_order() -> None:
    firsts = set()
    for seed in range(30):
        match = Match(Toy, 4, 9)
        firsts.add(Driver(match, seated([RandomBot] * 4, seed), seed=seed).step())
    assert firsts == {0, 1, 2, 3}


def test_a_clock_runs_while_bots_think() -> None:
    match = Match(Talk, 3, 1)
    driver = Driver(match, seated([RandomBot] * 3, 1), pace=3.0)
    while match.outcome is None:
        driver.step()
    assert match.now == 60.0
    assert 30 <= driver.decisions <= 100


def test_a_game_says_for_which_questions_bots_take_longer() -> None:
    class Slow(Talk):
        PACE: ClassVar[Mapping[str, float]] = {"say": 30.0, "ring": 0.1}

    driver = Driver(match := Match(Slow, 3, 1), seated([RandomBot] * 3, 1))
    while match.outcome is None:
        driver.step()
    assert match.now == 60.0
    assert 3 <= driver.decisions <= 10


def test_without_a_pace_answers_take_no_time() -> None:
    match = Match(Toy, 5, 1)
    play(match, seated([RandomBot] * 5, 1), pace=0)
    assert match.now == 0.0


def test_where_nobody_does_anything_time_runs_out() -> None:
    match = Match(Toy, 4, 1)
    play(match, seated([Sleepy] * 4, 1))
    assert match.now == 60.0
    assert [entry.lapse for entry in match.record.entries] == [True]


def test_where_nobody_does_anything_and_no_clock_runs_defaults_are_taken() -> None:
    class Shy(Blind):
        id = "shy"
        EVENTS = (Tale("answers", answers=tuple[Word, ...]),)

        def setup(self) -> Next:
            return self.ask

        def ask(self) -> Steps[Next]:
            answers = yield All([Ask(seat, "go", Pick(["on", "off"]), default="off") for seat in self.seats])
            self.tell(ALL, "answers", answers=answers)
            return Outcome((), "asked")

    match = Match(Shy, 2, 1)
    play(match, seated([Sleepy] * 2, 1))
    assert match.told(None)[0].data == {"answers": ("off", "off")}


def test_offers_are_looked_at_where_nothing_else_can_happen() -> None:
    match = Match(Bell, 3, 1)
    assert play(match, seated([RandomBot] * 3, 1)).winners == (1,)


def test_offers_are_taken_while_others_are_asked() -> None:
    taken = 0
    for seed in range(20):
        match = Match(Duel, 3, seed)
        play(match, seated([RandomBot] * 3, seed))
        taken += sum(entry.ask == "play" for entry in match.record.entries)
    assert taken > 5


def test_an_endless_match_is_given_up_with_a_clear_error() -> None:
    match = Match(Round, 2, 1)
    with pytest.raises(EndlessMatch, match="the match is not over after 500 steps; it is in phase “turn”"):
        play(match, seated([RandomBot] * 2, 1), limit=500)


def test_a_bot_that_answers_illegally_is_named() -> None:
    match = Match(Toy, 3, 1)
    with pytest.raises(BadBot, match=r"Cheat in seat \d answered 1: 'everything' is not among the options"):
        play(match, seated([Cheat] * 3, 1))


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="3 seats need as many bots, not 2"):
        play(Match(Toy, 3, 1), seated([RandomBot] * 2, 1))


@pytest.mark.parametrize(("game", "seats"), [(Duel, 3), (RefMafia, 10)])
def test_a_bot_that_imagines_plays_to_the_end(game: type[Game], seats: int) -> None:
    Dreamer.dreams = 0
    match = Match(game, seats, 2)
    play(match, seated([Dreamer] + [RandomBot] * (seats - 1), 2))
    assert Dreamer.dreams > 0


# --- turn by turn -----------------------------------------------------------------------------------------------------


def rehearse(match: Match, bots: list[Bot]) -> None:
    """The same as `play`, by hand."""
    driver = Driver(match)
    while sight := driver.turn():
        driver.take(bots[sight.seat].decide(sight))


@pytest.mark.parametrize(("game", "seats"), [(Duel, 5), (Market, 4), (Toy, 8), (Spyfall, 4)])
def test_turns_taken_by_hand_make_the_match_that_play_makes(game: type[Game], seats: int) -> None:
    played, by_hand = Match(game, seats, 3), Match(game, seats, 3)
    play(played, seated([RandomBot] * seats, 3))
    rehearse(by_hand, seated([RandomBot] * seats, 3))
    assert by_hand.record == played.record
    assert by_hand.outcome is not None


@pytest.mark.parametrize("game", ["mafia", "spyfall", "passengers", "doomsday", "colonies"])
def test_a_match_ends_if_every_turn_is_let_pass(game: str) -> None:
    kind = find(game).game
    driver = Driver(match := Match(kind, max(5, kind.PLAYERS[0]), 1, checkpoints=False))
    while driver.turn():
        driver.take(None)
    assert match.outcome is not None


def test_a_match_ends_if_whoever_is_asked_answers_and_nobody_does_more() -> None:
    driver = Driver(match := Match(Spyfall, 4, 1, checkpoints=False))
    while sight := driver.turn():
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        driver.take(ask and (ask.number, ask.form.fallback()))
    assert match.outcome is not None
    assert match.now > 60


def test_it_stays_somebodys_turn_until_it_is_taken() -> None:
    driver = Driver(match := Match(Toy, 4, 1))
    sight = driver.turn()
    assert sight is not None
    assert driver.turn() is sight
    with pytest.raises(IllegalAnswer, match="is not among the options"):
        driver.take((sight.asks[0].number, 99))
    assert driver.turn() is sight
    assert (driver.decisions, match.asks_of(sight.seat)[0].key) == (0, "point")
    driver.take((sight.asks[0].number, sight.asks[0].form.fallback()))
    assert (driver.decisions, sight.asks) == (1, [])
    following = driver.turn()
    assert following is not None and following.seat != sight.seat


def test_there_is_no_turn_to_take_when_the_match_is_over() -> None:
    driver = Driver(match := Match(Toy, 3, 1))
    rehearse(match, seated([RandomBot] * 3, 1))
    assert driver.turn() is None
    with pytest.raises(IllegalAnswer, match="the match is over"):
        driver.take(None)


def test_an_endless_match_is_given_up_every_time_somebody_goes_on_with_it() -> None:
    driver = Driver(Match(Round, 2, 1), limit=10)
    for _ in range(3):
        with pytest.raises(EndlessMatch):
            while driver.turn():
                driver.take(None)


def test_bots_are_told_how_it_ended_once() -> None:
    heard: list[tuple[int, Outcome]] = []

    class Listener(RandomBot):
        def over(self, outcome: Outcome) -> None:
            heard.append((self.seat, outcome))

        def decide(self, sight: Sight) -> Move | None:
            self.seat = sight.seat
            return super().decide(sight)

    outcome = play(Match(Toy, 3, 1), seated([Listener] * 3, 1))
    assert heard == [(0, outcome), (1, outcome), (2, outcome)]


def test_a_bot_is_told_how_it_ended_when_time_has_ended_it() -> None:
    heard: list[Outcome] = []

    class Waiting(Sleepy):
        def over(self, outcome: Outcome) -> None:
            heard.append(outcome)

    outcome = play(Match(Toy, 3, 1), seated([Waiting] * 3, 1))
    assert heard == [outcome] * 3


# --- settings ---------------------------------------------------------------------------------------------------------


class Deep(RandomBot):
    class Settings(Bot.Settings, frozen=True):
        depth: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2
        mood: Literal["calm", "wild"] = "calm"

    settings: Settings


def test_what_is_chosen_about_a_bot_is_checked_as_it_declares() -> None:
    dice = Dice(key_of("bot"))
    assert Deep(dice).settings == Deep.Settings(depth=2, mood="calm")
    assert Deep(dice, depth=5).settings == Deep.Settings(depth=5)
    with pytest.raises(BadOptions, match="Deep has no setting “dept”; known: depth, mood"):
        Deep(dice, dept=5)
    with pytest.raises(BadOptions, match="setting “depth” of Deep takes 1–9") as caught:
        Deep(dice, depth=10)
    assert (caught.value.code, caught.value.data["allowed"]) == ("wrong-bot-setting", "1–9")
    with pytest.raises(BadOptions, match="RandomBot has no setting “depth”; known: —"):
        RandomBot(dice, depth=1)


def test_whatever_makes_a_bot_may_take_a_seat() -> None:
    first, second = seated([partial(Deep, depth=4), Deep], 1)
    assert (first.settings.depth, second.settings.depth) == (4, 2)
