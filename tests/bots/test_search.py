"""A bot that thinks ahead wins more than the one it thinks for, within its budget, and knows no more than its seat."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, islice
from typing import Any, ClassVar

import pytest

from benchmarks.ahead import Comparison
from lichina.bots import Bot, Driver, Move, RandomBot, Sight, Temper, seated
from lichina.bots.search import Ahead, SearchBot, _Race, searching, worth
from lichina.games.mafia import Mafia
from lichina.kernel import BadOptions, Dice, Game, Match, Outcome
from lichina.kernel.dice import key_of
from lichina.registry import BUILT_IN, SEARCH, BadGame, find
from lichina.research import simulate, tournament
from lichina.research.lineup import maker
from lichina.table.lobby import levels
from lichina.table.minds import Errand, MatchStart, Replica
from lichina.testing import Case, check_bot, soak
from tests.games.duel import Duel
from tests.games.market import Market
from tests.games.toy import Toy


class Counting(RandomBot):
    """Counts the matches that it has played to the end."""

    ends: ClassVar[list[int]] = []

    def over(self, outcome: Outcome) -> None:
        self.ends.append(1)


class Lowest(RandomBot):
    """Gives the first answer to all questions."""

    def decide(self, sight: Sight) -> Move | None:
        waiting = [ask for ask in sight.asks if ask.held is None]
        return (waiting[0].number, waiting[0].form.fallback()) if waiting else None


class Sure(Lowest):
    """Is sure that the mole sits in seat 3."""

    def explains(self, sight: Sight) -> Callable[[Match[Any]], float]:
        return lambda world: float(world.game.mole == 3)


class Crowd(RandomBot):
    """Points at the mole, wherever it is: imagined matches have no secrets."""

    def decide(self, sight: Sight) -> Move | None:
        (ask,) = sight.asks
        game: Any = sight._match.game
        return ask.number, ask.form.fallback() if sight.seat in (0, game.mole) else game.mole


def thinker(game: type[Game], base: type[Bot] = RandomBot, quick: type[Bot] = RandomBot, **chosen: Any) -> SearchBot:
    return searching(game, Ahead(base, quick))(Dice(bytes(16)), **chosen)


def first_decision(bot: SearchBot, seats: int, seed: int) -> Move | None:
    """What it does in seat 0 in a match that has just begun."""
    return bot.decide(Sight(Match(bot.game, seats, seed), 0, seed))


# --- it is worth it ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_duel_it_beats_the_bot_it_thinks_for(seed: int) -> None:
    games = 16 * soak()
    found = simulate(Duel, 2, games, bots=["search:matches=24", "random"], seed=seed)
    assert found.by_bot["search:matches=24"].count >= 10 * soak()
    assert found.by_bot["random"].count <= 5 * soak()


def test_at_a_market_of_three_it_wins_more_than_half() -> None:
    games = 8 * soak()
    bots = ["search:matches=50", "random", "random"]
    found = simulate(Market, 3, games, bots=bots, seed=2, options={"rounds": 2})
    assert found.by_bot["search:matches=50"].count >= 5 * soak()


def test_what_it_brings_is_measured_where_it_does_otherwise_than_its_base() -> None:
    found = list(islice(Comparison(find("tests/games/duel"), 2, None, 24, None).gains("gain", 4), 10))
    changed = sum(one.changed for one in found)
    assert 0 < changed < sum(one.decided for one in found)
    assert sum(one.gain for one in found) > 0.5
    assert {one.gain for one in found if not one.changed} <= {0.0}


@pytest.mark.parametrize(("moves", "most"), [(2, 60), (7, 140)])
def test_a_move_that_is_no_better_is_taken_once_in_twenty_times_or_where_six_are_tried_in_ten(
    moves: int, most: int
) -> None:
    dice = Dice(key_of("no better"))
    taken = 0
    for _ in range(1000):
        race, left = _Race(moves), 50
        while len(race.running) > 1 and left >= len(race.running):
            left -= len(race.running)
            race.run([float(dice.below(2)) for _ in race.running])
        taken += bool(race.winner)
    assert most / 2 < taken < most


def test_the_worlds_it_plays_are_those_that_explain_what_was_said() -> None:
    match = next(match for seed in count() if (match := Match(Toy, 4, seed)).game.mole == 1)
    moves = [thinker(Toy, base, Crowd, matches=200).decide(Sight(match, 0, 1)) for base in (Lowest, Sure)]
    assert [move and move[1] for move in moves] == [1, 3]


@pytest.mark.parametrize("game", ["mafia", "spyfall", "passengers", "doomsday"])
def test_those_who_weigh_what_they_hear_say_which_worlds_explain_it(game: str) -> None:
    known = find(game)
    match = Match(known.game, 8, 1, known.between_bots(None))
    bots = seated([known.bot("belief")] * 8, 1)
    driver = Driver(match, bots)
    found: set[float] = set()
    while match.outcome is None and len(found) < 2:
        seat = driver.step()
        if seat is not None and driver.decisions > 50 and match.outcome is None:
            sight = Sight(match, seat, driver.decisions)
            explains = bots[seat].explains(sight)
            found = set(map(explains, islice(sight.worlds(), 12))) if explains else found
    assert len(found) > 1
    assert min(found) >= 0


def test_what_a_match_is_worth_is_victory_and_where_there_are_scores_half_of_it_is_scores() -> None:
    assert worth(Outcome((0,), "caught", "town"), 0) == 1
    assert worth(Outcome((0,), "caught", "town"), 1) == 0
    scored = Outcome((2,), "points", scores=(3, 5, 11))
    assert [worth(scored, seat) for seat in range(3)] == [0, 0.125, 1]
    assert worth(Outcome((0, 1), "points", scores=(4, 4)), 1) == 1


# --- it keeps to its budget -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("matches", [1, 2, 9, 50])
def test_no_decision_takes_more_matches_than_were_given(matches: int) -> None:
    most = 0
    for seed in range(6):
        bot = thinker(Duel, quick=Counting, matches=matches)
        Counting.ends.clear()
        first_decision(bot, 4, seed)
        assert bot.played == len(Counting.ends) / 4 <= matches
        most = max(most, bot.played)
    assert most > matches / 2 or matches == 1


def test_in_no_decision_is_a_match_begun_that_could_not_be_over_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("lichina.bots.search.monotonic", lambda: next(ticks) / 8)
    bot = thinker(Duel, seconds=1)
    first_decision(bot, 4, 1)
    assert 1 <= bot.played <= 6


def test_it_plays_up_to_fifty_matches_if_nothing_is_chosen() -> None:
    found = []
    for seed in range(4):
        bot = thinker(Duel)
        first_decision(bot, 4, seed)
        found.append(bot.played)
    assert 40 < max(found) <= 50


@pytest.mark.parametrize("chosen", [{"matches": 0}, {"matches": 1.5}, {"seconds": 0}, {"depth": 2}])
def test_wrong_settings_are_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        thinker(Duel, **chosen)


def test_what_leaves_no_choice_costs_nothing() -> None:
    match = Match(Mafia, 8, 1)
    bot = thinker(Mafia, Lowest)
    asked = Sight(match, 0, 1)
    assert asked.asks[0].form.single()
    assert bot.decide(asked) is not None
    assert bot.played == 0


def test_talk_is_left_to_the_other_bot() -> None:
    match = Match(Mafia, 8, 1, Mafia.WITH_BOTS)
    driver = Driver(match, seated([Lowest] * 8, 1))
    while "say" not in {ask.key for ask in match.asks}:
        driver.step()
    seat = match.asks[0].seat
    bot = thinker(Mafia, Lowest)
    assert bot.decide(Sight(match, seat, 1)) == Lowest(Dice(bytes(16))).decide(Sight(match, seat, 1))
    assert bot.played == 0


# --- it is fair, and the same again -----------------------------------------------------------------------------------


class Brief(searching(Duel, Ahead(RandomBot, RandomBot))):  # type: ignore[misc]  # a class that is made at run time
    """Plays out few matches."""

    class Settings(SearchBot.Settings, frozen=True):
        matches: int = 5


def test_it_plays_the_same_again_and_knows_no_more_than_its_seat() -> None:
    check_bot(Brief, [Case(Duel, "basic", 3), Case(Duel, "bare", 4)])


def test_with_the_same_seed_simulations_are_the_same_however_many_processes_there_are() -> None:
    bots = ["search:matches=12", "random"]
    alone, shared = (simulate(Duel, 2, 4, bots=bots, seed=5, workers=workers) for workers in (1, 2))
    assert alone.by_bot == shared.by_bot


@pytest.mark.parametrize("game", BUILT_IN)
def test_its_answers_are_legal_in_every_game(game: str) -> None:
    found = find(game)
    seats = found.game.PLAYERS[0] + 1
    thinks = maker(found, "search:matches=4")
    played, seeds = 0, count()
    while played < 30 * soak():
        seed = next(seeds)
        match = Match(found.game, seats, seed, found.between_bots(None))
        bots = seated([thinks, *[found.bot("simple")] * (seats - 1)], seed)
        driver, search = Driver(match, bots, seed=seed), bots[0]
        assert isinstance(search, SearchBot)
        while match.outcome is None and search.played < 30:
            driver.step()
        played += search.played


# --- where it can be chosen -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*BUILT_IN, "tests/games/market"])
def test_every_game_has_it_after_all_its_other_bots(game: str) -> None:
    assert list(find(game).bots())[-1] == SEARCH


def test_it_plays_many_matches_only_where_it_is_named() -> None:
    assert list(find("mafia").usual_bots()) == ["belief", "simple", "random"]
    with pytest.raises(BadOptions, match="two different bots are needed at least, not random"):
        tournament(Duel, 2, deals=1, seed=1)


def test_at_tables_it_is_offered_where_it_thinks_no_longer_than_a_bot_looks_ahead() -> None:
    for game in BUILT_IN:
        ahead = find(game).ahead
        assert (SEARCH in levels(find(game))) == (ahead.seconds is not None)
        assert ahead.seconds is None or 0 < ahead.seconds < 1
        assert find(game).player(SEARCH).patience == ahead.seconds  # type: ignore[attr-defined]


def test_a_worker_of_a_table_lets_it_think_over_its_copy_of_the_match() -> None:
    began = MatchStart("mafia", 8, 1, Mafia.WITH_BOTS)
    match = Match(Mafia, 8, 1, Mafia.WITH_BOTS)
    driver = Driver(match, seated([find("mafia").bot("belief")] * 8, 1))
    while not any(ask.key == "vote" for ask in match.asks):
        driver.step()
    (seat, *_), replica = [ask.seat for ask in match.asks], Replica(began)
    errand = Errand(1, began, match.entries(), [], False, seat, SEARCH, Temper(bold=1), "seed")
    replica.follow(errand)
    move = replica.decide(errand)
    assert move is not None
    match.answer(seat, move[1], move[0])


def test_a_game_that_says_wrongly_who_thinks_ahead_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lichina.games.mafia.bot.AHEAD", "belief", raising=False)
    with pytest.raises(BadGame, match=r"AHEAD in .*bot\.py must be an Ahead"):
        find("mafia").bots()
