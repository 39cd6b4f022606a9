"""What holds for the guided match of every game: it ends with any newcomer, and the coach always has words."""

from __future__ import annotations

import random
import re
from typing import Any, NamedTuple

import pytest

from lichina.bots import Sight, seated
from lichina.bots.lesson import PUPIL, Lesson, legal, moment_of
from lichina.kernel import Dice, Match, Question
from lichina.kernel.game import PASS
from lichina.registry import BUILT_IN, FoundGame, find
from lichina.table.inflection import cases_of
from lichina.table.texts import GameTexts
from lichina.testing import run_seed
from lichina.words import LANGUAGES, messages

LESSONS = {f"{game}/{name}": lesson for game in BUILT_IN for name, lesson in find(game).lessons.items()}
MOST_ENTRIES = 160
POINTS = {"card", "grid", "ask", "story", "vote", "stop", None}


class Played(NamedTuple):
    """A lesson that is over, and what the coach has said in it."""

    match: Match
    cues: list[str]


def play(course: str, newcomer: Any, seed: int = 1, late: float = 0.0) -> Played:
    """Let the bots and a newcomer play a lesson, in any order; so often time runs out."""
    lesson = LESSONS[course]
    match = Match(entry_of(course).game, lesson.seats, lesson.seed, {**lesson.options, "deal": lesson.deal})
    dice = random.Random(f"{run_seed()} {seed}")
    bots = seated([lesson.bot] * lesson.seats, str(seed))
    sights = [Sight(match, seat, f"{seed} {seat}") for seat in range(lesson.seats)]
    cues: list[str] = []
    for _ in range(20_000):
        said = cue_of(lesson, match)
        if cues[-1:] != [said]:
            cues.append(said)
        if match.outcome is not None:
            return Played(match, cues)
        seat = dice.randrange(lesson.seats)
        if dice.random() < late or (not match.asks and (match.reacting or not match.offers)):
            match.lapse()  # a window in which all have answered is over when its time is, and so is a pause
            continue
        move = newcomer(match, said, dice) if seat == PUPIL else bots[seat].decide(sights[seat])
        if move is not None:
            match.answer(seat, move[1], move[0])
    raise AssertionError(f"the lesson does not end: {match.view(None).public}")


def entry_of(course: str) -> FoundGame:
    """The game of a lesson."""
    return find(course.partition("/")[0])


def cue_of(lesson: Lesson, match: Match) -> str:
    cue = lesson.cue(moment_of(match))
    assert cue is not None, match.view(PUPIL)
    return cue.key


def question(match: Match) -> Question | None:
    return next((ask for ask in match.questions(PUPIL) if ask.held is None), None)


def at_random(match: Match, said: str, dice: random.Random) -> Any:
    """Any legal answer, sooner or later, and now and then an offer."""
    chances = match.chances(PUPIL)
    if chances and dice.random() < 0.05:
        offer = dice.choice(chances)
        return offer.key, offer.form.draw(Dice(dice.randbytes(16)))
    ask = question(match)
    return None if ask is None or dice.random() < 0.3 else (ask.number, ask.form.draw(Dice(dice.randbytes(16))))


def advised(**wishes: Any) -> Any:
    """Does what the coach has just advised: an offer taken or a question answered, by the key of the cue."""

    def newcomer(match: Match, said: str, dice: random.Random) -> Any:
        ask = question(match)
        wish = wishes.get(said.replace("-", "_"))
        if wish == "wait":
            return None
        if isinstance(wish, dict):
            return next(((offer.key, wish[offer.key]) for offer in match.chances(PUPIL) if offer.key in wish), None)
        if ask is None or (wish is not None and not legal(ask, wish)):
            return None
        return ask.number, ask.form.fallback() if wish is None else wish

    return newcomer


def words(course: str, language: str) -> GameTexts:
    lesson = LESSONS[course]
    names = ["Ёж", *lesson.names[language][: lesson.seats - 1]]
    return GameTexts(entry_of(course), language, names, [cases_of(name) for name in names], lesson.options)


# --- every lesson -----------------------------------------------------------------------------------------------------


def test_every_game_is_taught_one_of_them_in_two_lessons() -> None:
    assert set(LESSONS) == {*(f"{game}/first" for game in BUILT_IN), "mafia/gangs"}


@pytest.mark.parametrize("course", LESSONS)
@pytest.mark.parametrize("seed", range(15))
def test_with_any_newcomer_a_lesson_ends_soon(course: str, seed: int) -> None:
    deeds = [entry for entry in play(course, at_random, seed).match.entries() if entry.value != (PASS,)]
    assert len(deeds) < MOST_ENTRIES


@pytest.mark.parametrize("course", LESSONS)
@pytest.mark.parametrize("seed", range(5))
def test_a_lesson_ends_even_where_time_runs_out(course: str, seed: int) -> None:
    assert play(course, at_random, seed, late=0.1).match.outcome is not None


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cue_has_a_text_and_every_text_a_cue(game: str, language: str) -> None:
    locale = find(game).locale
    assert locale is not None
    texts = {key for key in messages(locale / f"{language}-lesson.ftl")[0] if key.startswith("lesson-")}
    assert texts == {f"lesson-{cue.key}" for lesson in find(game).lessons.values() for cue in lesson.cues}


@pytest.mark.parametrize("course", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cue_is_short_and_has_no_gap(course: str, language: str) -> None:
    for cue in LESSONS[course].cues:
        said = words(course, language).cue(cue, LESSONS[course].cast)["text"]
        assert 1 <= len(re.split(r"(?<=[.!?])\s+", said)) <= 4, said
        assert "$" not in said and "⟨" not in said and "  " not in said
        assert len(said) <= 280, said


@pytest.mark.parametrize("course", LESSONS)
def test_a_cue_points_at_something_that_a_client_has(course: str) -> None:
    seats = {f"seat:{seat}" for seat in range(LESSONS[course].seats)}
    assert {cue.point for cue in LESSONS[course].cues} <= POINTS | seats


@pytest.mark.parametrize("course", LESSONS)
def test_the_names_of_the_bots_can_be_inflected_and_none_is_there_twice(course: str) -> None:
    lesson = LESSONS[course]
    assert all(cases_of(name) for name in lesson.names["ru"])
    for names in lesson.names.values():
        assert len(set(names)) == len(names) > lesson.seats - 1


# --- «Находка для шпиона» ---------------------------------------------------------------------------------------------


SPY_ADVISED = advised(
    answer=("yes",),
    ask=(2, "smell"),
    slip={"accuse": 2},
    spy_answer=("partly",),
    spy_ask=(1, "cold"),
    spy_knows={"guess": "lighthouse"},
)


def votes_only(match: Match, said: str, dice: random.Random) -> Any:
    """Asks and answers anything, is for every accusation, and takes no offer."""
    ask = question(match)
    if ask is None:
        return None
    return ask.number, "for" if ask.key == "verdict" else ask.form.draw(Dice(dice.randbytes(16)))


@pytest.mark.parametrize("seed", range(5))
def test_who_follows_the_coach_catches_the_spy_and_then_names_the_place(seed: int) -> None:
    played = play("spyfall/first", SPY_ADVISED, seed)
    assert [sheet.reason for sheet in played.match.view(None).public.sheets] == [  # type: ignore[attr-defined]
        "spy-caught-early",
        "guessed-right",
    ]
    assert [cue for cue in played.cues if cue in ("slip", "caught", "spy", "spy-knows")] == [
        "slip",
        "caught",
        "spy",
        "spy-knows",
    ]
    assert played.cues[-1] == "end-named"


def test_who_never_accuses_sees_the_others_do_it_and_who_never_guesses_is_exposed() -> None:
    played = play("spyfall/first", votes_only, 2)
    assert {"trial", "caught", "spy-trial"} <= set(played.cues)
    assert played.cues[-1] == "end-exposed"


# --- «Пассажиры» ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_who_follows_the_coach_sees_the_liars_card_hears_the_lie_and_votes_for_the_raven(seed: int) -> None:
    newcomer = advised(
        place=("demon-blue", "wolf-2"), scroll="wolf-1", talk="wait", claims="wait", lie="wait", vote="raven"
    )
    played = play("passengers/first", newcomer, seed)
    story = ["scroll", "seen", "lie", "ready-lie", "vote", "sailed"]
    assert [cue for cue in played.cues if cue in story] == story
    assert played.match.view(None).public.sailings[0].boat == "raven"  # type: ignore[attr-defined]


def test_whatever_the_newcomer_votes_the_raven_sails_first() -> None:
    for seed in range(5):
        match = play("passengers/first", at_random, seed).match
        assert match.view(None).public.sailings[0].boat == "raven"  # type: ignore[attr-defined]


# --- «Судный день» ----------------------------------------------------------------------------------------------------


def fighter(match: Match, said: str, dice: random.Random) -> Any:
    """Does what the coach says: looks, aims, steps in against the shot, shoots."""
    ask = question(match)
    wishes = {
        "welcome": ("peek", 2, "left"),
        "arm": ("arm", "pistol", 2),
        "shoot": ("shoot", "pistol"),
        "react": ("underground", 2, "rifle"),
        "answer": ("reveal", "role"),
    }
    if ask is None:
        return None
    wish = wishes.get(said)
    return ask.number, wish if wish is not None and legal(ask, wish) else ask.form.fallback()


@pytest.mark.parametrize("seed", range(3))
def test_who_follows_the_coach_looks_steps_in_shoots_and_wins_with_the_humans(seed: int) -> None:
    played = play("doomsday/first", fighter, seed)
    story = ["welcome", "seen", "aimed-at", "arm", "react", "shoot", "half", "won"]
    assert [cue for cue in dict.fromkeys(played.cues) if cue in story] == story
    assert played.match.outcome is not None and played.match.outcome.side == "human"
    assert {"no-shot", "died", "decided"} <= {event.key for event in played.match.told(PUPIL)}


def test_if_the_newcomer_does_nothing_the_friend_ends_it() -> None:
    def idle(match: Match, said: str, dice: random.Random) -> Any:
        ask = question(match)
        return None if ask is None else (ask.number, ask.form.fallback())

    outcome = play("doomsday/first", idle).match.outcome
    assert outcome is not None and outcome.side == "human"


# --- «Война колоний» --------------------------------------------------------------------------------------------------

ERRAND: dict[str, Any] = {
    "welcome": ("brian_lee", "school", "fuel"),
    "moved": ("pass",),
    "act": ("brian_lee", "search", 5),
    "found": "junk",
    "give": ("contribute", "food_1"),
    "finish": ("done",),
}
"""What the coach advises for each step of the turn."""


def settler(match: Match, said: str, dice: random.Random) -> Any:
    """Does what the coach says, and otherwise whatever is taken without an answer."""
    ask = question(match)
    if ask is None:
        return None
    wish = ERRAND.get(said)
    return ask.number, wish if wish is not None and legal(ask, wish) else ask.form.fallback()


@pytest.mark.parametrize("seed", range(3))
def test_who_follows_the_coach_moves_searches_gives_and_ends_the_turn(seed: int) -> None:
    played = play("colonies/first", settler, seed)
    assert [cue for cue in played.cues if cue in ERRAND] == ["welcome", "moved", "act", "found", "give", "finish"]
    told = [event.key for event in played.match.told(PUPIL) if event.data.get("seat") == PUPIL]
    steps = ["moved", "searched", "contributed", "ready"]
    assert [key for key in told if key in steps] == steps
    assert played.cues[-1] in ("end", "end-won")


# --- «Мафия», the second lesson ---------------------------------------------------------------------------------------


JUST = advised(
    gangs_first_vote="abstain",
    gangs_court=2,
    gangs_vote=2,
    gangs_vote_jail=2,
    **{
        name: "wait"
        for name in ("gangs_day", "gangs_quarrel", "gangs_morning", "gangs_seen", "gangs_jail", "gangs_loner")
    },
    gangs_ready=("ready",),
    gangs_decide=("ready",),
)


@pytest.mark.parametrize("seed", range(3))
def test_a_judge_who_follows_the_coach_jails_the_don_and_wins_with_the_town(seed: int) -> None:
    played = play("mafia/gangs", JUST, seed)
    story = ["gangs-court", "gangs-jail", "gangs-loner", "gangs-decide", "gangs-vote-jail", "gangs-won"]
    assert [cue for cue in played.cues if cue in story] == story
    assert played.match.outcome is not None and played.match.outcome.side == "town"


def test_in_the_first_night_the_gangs_shoot_each_other_and_the_maniac_one_of_the_mafia() -> None:
    played = play("mafia/gangs", JUST)
    morning = next(event for event in played.match.told(PUPIL) if event.key == "morning")
    assert sorted(morning.data["dead"]) == [3, 6, 7]
