"""The guided match of «Война колоний» ends with any newcomer, and the coach always has words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from lichina.bots import Sight, seated
from lichina.bots.lesson import PUPIL, legal, moment_of
from lichina.games.colonies import Colonies
from lichina.games.colonies.box import CONTENT
from lichina.games.colonies.lesson import LESSON
from lichina.kernel import Dice, Match
from lichina.table.forms import forms
from lichina.testing import run_seed
from lichina.words import LANGUAGES, Words, messages

ADVICE: dict[str, Any] = {
    "welcome": ("brian_lee", "school", "fuel"),
    "moved": ("pass",),
    "act": ("brian_lee", "search", 5),
    "found": "junk",
    "give": ("contribute", "food_1"),
    "finish": ("done",),
}


def play(newcomer: Any, seed: int) -> tuple[Match, list[str]]:
    """The bots and a newcomer play the lesson, in any order; what the coach has said."""
    match = Match(Colonies, LESSON.seats, LESSON.seed, {**LESSON.options, "deal": LESSON.deal})
    dice = random.Random(f"{run_seed()} {seed}")
    bots = seated([LESSON.bot] * LESSON.seats, str(seed))
    sights = [Sight(match, seat, f"{seed} {seat}") for seat in range(LESSON.seats)]
    cues: list[str] = []
    for _ in range(20_000):
        cue = LESSON.cue(moment_of(match))
        assert cue is not None
        if cues[-1:] != [cue.key]:
            cues.append(cue.key)
        if match.outcome is not None:
            return match, cues
        if not match.asks:
            match.lapse()
            continue
        seat = dice.randrange(LESSON.seats)
        move = newcomer(match, cue.key, dice) if seat == PUPIL else bots[seat].decide(sights[seat])
        if move is not None:
            match.answer(seat, move[1], move[0])
    raise AssertionError(f"the lesson does not end: {cues}")


def at_random(match: Match, said: str, dice: random.Random) -> Any:
    ask = next((ask for ask in match.questions(PUPIL) if ask.held is None), None)
    return None if ask is None else (ask.number, ask.form.draw(Dice(dice.randbytes(16))))


def advised(match: Match, said: str, dice: random.Random) -> Any:
    """Does what the coach says, and otherwise whatever is taken without an answer."""
    ask = next((ask for ask in match.questions(PUPIL) if ask.held is None), None)
    if ask is None:
        return None
    wish = ADVICE.get(said)
    return ask.number, wish if wish is not None and legal(ask, wish) else ask.form.fallback()


@pytest.mark.parametrize("seed", range(10))
def test_with_any_newcomer_the_lesson_ends_soon(seed: int) -> None:
    match, _ = play(at_random, seed)
    assert match.outcome is not None
    assert len(match.entries()) < 130


@pytest.mark.parametrize("seed", range(5))
def test_who_follows_the_coach_moves_searches_gives_and_ends_the_turn(seed: int) -> None:
    match, cues = play(advised, seed)
    assert [cue for cue in cues if cue in ADVICE] == ["welcome", "moved", "act", "found", "give", "finish"]
    told = [event.key for event in match.told(PUPIL) if event.data.get("seat") == PUPIL]
    assert [key for key in told if key in ("moved", "searched", "contributed", "ready")] == [
        *("moved", "searched", "contributed", "ready")
    ]
    assert cues[-1] in ("end", "end-won")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cue_has_a_short_text_and_every_text_a_cue(language: str) -> None:
    folder = CONTENT.parent / "locale"
    texts = {key for key in messages(folder / f"{language}-lesson.ftl")[0] if key.startswith("lesson-")}
    assert texts == {f"lesson-{cue.key}" for cue in LESSON.cues}
    words = Words(language, folder, strict=True)
    for cue in LESSON.cues:
        said = words(f"lesson-{cue.key}", friend="Вера", rival="Тимур")
        assert 1 <= len(re.split(r"(?<=[.!?])\s+", said)) <= 4, said
        assert len(said) <= 280, said


def test_the_names_of_the_bots_can_be_inflected() -> None:
    assert all(forms(name) for name in LESSON.names["ru"])
    assert {cue.point for cue in LESSON.cues} <= {"grid", "ask", "story"}
