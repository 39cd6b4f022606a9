"""The guided first match: whatever the newcomer does, it is legal, short, and the coach says why."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from lichina.bots import Bot, Sight, seated
from lichina.bots.lesson import PUPIL, Cue, moment_of
from lichina.games.mafia import Mafia
from lichina.games.mafia.lesson import ACCUSER, BOASTER, CARDS, DEBATER, DOUBTER, FRIEND, LESSON
from lichina.kernel import Dice, Match, Question
from lichina.registry import IN_LESSON, BadGame, find
from lichina.table.inflection import cases_of
from lichina.table.lobby import levels
from lichina.table.texts import GameTexts
from lichina.testing import run_seed
from lichina.words import LANGUAGES, messages

MOST_ENTRIES = 120
MOST_DAYS = 5

Newcomer = Callable[[Match, Question, random.Random], Any]
"""What the newcomer answers; None: nothing yet."""

STEMS = {
    "ru": {"citizen": "Обывател", "detective": "Детектив", "mafioso": "Мафиоз", "don": "Дон"},
    "en": {"citizen": "Citizen", "detective": "Detective", "mafioso": "Mafioso", "don": "Don"},
}


class Shown(NamedTuple):
    """A cue, and what the newcomer knew by then of whom: cards that lie open, and roles that were claimed."""

    cue: Cue
    known: frozenset[tuple[int, str]]
    over: bool


class Played(NamedTuple):
    """A lesson that is over."""

    match: Match
    shown: list[Shown]

    @property
    def cues(self) -> list[str]:
        return [one.cue.key for one in self.shown]


def begin() -> Match:
    return Match(Mafia, LESSON.seats, LESSON.seed, {**LESSON.options, "deal": LESSON.deal})


def play(newcomer: Newcomer, seed: object = 1, late: float = 0.0) -> Played:
    """Let the bots and a newcomer play the lesson, in any order; so often somebody is `late`, and time runs out."""
    match = begin()
    dice = random.Random(f"{run_seed()} {seed}")
    bots = seated([LESSON.bot] * LESSON.seats, str(seed))
    sights = [Sight(match, seat, f"{seed} {seat}") for seat in range(LESSON.seats)]
    shown = [look(match)]
    for _ in range(20_000):
        if match.outcome is not None:
            return Played(match, shown)
        seat = dice.randrange(LESSON.seats)
        if dice.random() < late:
            match.lapse()
        elif not act(match, seat, bots[seat], sights[seat], newcomer, dice):
            continue
        after = look(match)
        if after.cue is not shown[-1].cue:
            shown.append(after)
    raise AssertionError(f"the lesson does not end: {match.view(None).public}")


def act(match: Match, seat: int, bot: Bot, sight: Sight, newcomer: Newcomer, dice: random.Random) -> bool:
    """Let one of them do something; whether anything was done."""
    if seat != PUPIL:
        move = bot.decide(sight)
        if move is not None:
            match.answer(seat, move[1], move[0])
        return move is not None
    ask = next((ask for ask in match.questions(PUPIL) if ask.held is None), None)
    value = None if ask is None else newcomer(match, ask, dice)
    if ask is not None and value is not None:
        match.answer(PUPIL, value, ask.number)
    return value is not None


def look(match: Match) -> Shown:
    cue = LESSON.cue(moment_of(match))
    assert cue is not None, match.view(PUPIL)
    square: Any = match.view(None).public
    claims = {(event.data["seat"], event.data["role"]) for event in match.told(PUPIL) if event.key == "claimed"}
    return Shown(cue, frozenset(claims | {(one.seat, one.card) for one in square.gone}), match.outcome is not None)


def planned(
    heals: int, hands: Mapping[int, int], says: Mapping[int, tuple[Any, ...]] | None = None, patient: bool = True
) -> Newcomer:
    """Heals this player if possible, votes for those by day, makes a statement by day, and calls for the vote.

    Who is patient waits until everybody has spoken.
    """

    def newcomer(match: Match, ask: Question, dice: random.Random) -> Any:
        square: Any = match.view(PUPIL).public
        if ask.key == "say":
            said = [event for event in match.told(PUPIL) if event.data.get("seat") == PUPIL and event.key != "hand"]
            wish = (says or {}).get(square.day)
            if wish is not None and not any(event.data.get("target") == wish[1] for event in said):
                return wish
            wait = patient and len(square.ready) < len(square.alive) - 1
            return None if wait or PUPIL in square.ready else ("ready",)
        if ask.key == "vote":
            return hands.get(square.day, "abstain")
        if ask.key == "heal":
            return heals if heals in ask.form.options else "pass"  # type: ignore[attr-defined]
        return ask.form.fallback()

    return newcomer


def at_random(match: Match, ask: Question, dice: random.Random) -> Any:
    """Any legal answer, sooner or later."""
    return None if dice.random() < 0.3 else ask.form.draw(Dice(dice.randbytes(16)))


ADVISED = planned(DEBATER, {1: BOASTER, 2: ACCUSER})
BELIEVES_THE_LIAR = planned(DEBATER, {1: BOASTER, 2: DEBATER})
SAYS_NOTHING = planned(DEBATER, {})
HEALS_ANOTHER = planned(ACCUSER, {1: BOASTER, 2: ACCUSER})
ALL_WRONG = planned(ACCUSER, {1: ACCUSER, 2: FRIEND, 3: DOUBTER})
ENDS = {
    "advised": (ADVISED, "town", 2, "won"),
    "believes the liar": (BELIEVES_THE_LIAR, "town", 3, "won-late"),
    "abstains": (SAYS_NOTHING, "town", 3, "won-late"),
    "heals another": (HEALS_ANOTHER, "town", 2, "won-alone"),
    "heals another and abstains": (planned(ACCUSER, {}), "town", 3, "won-late-alone"),
    "heals another and believes the liar once": (
        planned(ACCUSER, {2: FRIEND, 3: ACCUSER}),
        "town",
        3,
        "won-late-alone",
    ),
    "all wrong": (ALL_WRONG, "mafia", 4, "defeat"),
}


def day_of(match: Match) -> int:
    square: Any = match.view(None).public
    return int(square.day)


def events(match: Match, key: str) -> list[dict[str, Any]]:
    return [event.data for event in match.told(PUPIL) if event.key == key]


# --- the plot ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("seed", range(3))
def test_what_the_newcomer_does_decides_how_the_lesson_ends(name: str, seed: int) -> None:
    newcomer, side, day, said = ENDS[name]
    played = play(newcomer, seed)
    assert played.match.outcome is not None
    assert (played.match.outcome.side, day_of(played.match), played.cues[-1]) == (side, day, said)


def test_the_mafioso_is_voted_out_on_the_first_day_whatever_the_newcomer_does() -> None:
    for seed in range(10):
        match = play(at_random, seed).match
        assert events(match, "voted-out")[0] == {"seat": BOASTER, "card": "mafioso"}


def test_whom_the_newcomer_heals_as_advised_the_mafia_has_shot_at() -> None:
    match = play(ADVISED).match
    assert events(match, "morning") == [{"night": 1, "dead": ()}]
    assert [page.data["target"] for to, page in match.story if page.key == "aimed"] == [DEBATER]


def test_don_and_detective_both_claim_to_be_the_detective_and_report_each_other() -> None:
    match = play(ADVISED).match
    claims = [(data["seat"], data["role"]) for data in events(match, "claimed")]
    assert claims == [(BOASTER, "doctor"), (ACCUSER, "detective"), (DEBATER, "detective")]
    assert [(data["seat"], data["target"], data["answer"]) for data in events(match, "said-found")] == [
        (ACCUSER, DEBATER, "criminal"),
        (DEBATER, ACCUSER, "criminal"),
    ]


def test_on_the_second_day_the_hands_are_even_without_the_newcomers() -> None:
    for newcomer in (ADVISED, HEALS_ANOTHER):
        match = play(newcomer).match
        second = [data for data in events(match, "hand") if data["seat"] != PUPIL][6:]
        others = [data["target"] for data in second]
        assert sorted(others.count(target) for target in set(others)) == [2, 2]


def test_the_newcomers_word_decides_the_hand_of_the_one_who_doubts() -> None:
    accuses = planned(DEBATER, {1: BOASTER}, {2: ("accuse", ACCUSER, "hunch")})
    match = play(accuses).match
    assert {"seat": DOUBTER, "target": ACCUSER} in events(match, "hand")[6:]
    assert match.outcome is not None and (match.outcome.side, day_of(match)) == ("town", 2)
    defends = play(planned(DEBATER, {1: BOASTER}, {2: ("defend", ACCUSER, "hunch")})).match
    assert {"seat": DOUBTER, "target": DEBATER} in events(defends, "hand")[6:]
    assert {"seat": DEBATER, "card": "detective"} in events(defends, "voted-out")


def test_whoever_calls_for_the_vote_at_once_still_hears_everything() -> None:
    hasty = planned(DEBATER, {1: BOASTER, 2: ACCUSER}, patient=False)
    heard = [event for event in play(hasty).match.told(PUPIL) if event.key in ("claimed", "accused", "said-found")]
    patient = [event for event in play(ADVISED).match.told(PUPIL) if event.key in ("claimed", "accused", "said-found")]
    assert heard == patient


@pytest.mark.parametrize("seed", range(50))
def test_with_any_newcomer_the_lesson_ends_soon(seed: int) -> None:
    match = play(at_random, seed).match
    assert day_of(match) <= MOST_DAYS
    assert len(match.entries()) < MOST_ENTRIES
    assert PUPIL in match.view(None).public.alive  # type: ignore[attr-defined]


def test_where_the_plot_fits_no_longer_the_bots_go_on_by_themselves() -> None:
    late = [play(at_random, seed, late=0.1) for seed in range(60)]
    assert all(played.match.outcome is not None for played in late)
    assert "strayed" in {cue for played in late for cue in played.cues}


def test_the_bots_of_a_lesson_play_nowhere_else() -> None:
    mafia = find("mafia")
    assert list(mafia.bots()) == ["belief", "simple", "random", "search"]
    assert levels(mafia) == ["belief", "simple", "search"]
    with pytest.raises(BadGame, match="has no bot “lesson”"):
        mafia.bot(IN_LESSON)


# --- the coach --------------------------------------------------------------------------------------------------------


def words(language: str) -> GameTexts:
    names = ["Ёж", *LESSON.names[language][: LESSON.seats - 1]]
    return GameTexts(find("mafia"), language, names, [cases_of(name) for name in names])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cue_has_a_text_and_every_text_a_cue(language: str) -> None:
    locale = find("mafia").locale
    assert locale is not None
    found = messages(locale / f"{language}-lesson.ftl")[0]
    texts = {key for key in found if key.startswith("lesson-") and not key.startswith("lesson-gangs-")}
    assert texts == {f"lesson-{cue.key}" for cue in LESSON.cues}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cue_is_one_to_three_sentences_without_a_gap(language: str) -> None:
    for cue in LESSON.cues:
        said = words(language).cue(cue, LESSON.cast)["text"]
        assert 1 <= len(sentences(said)) <= 3, said
        assert "$" not in said and "⟨" not in said and "  " not in said
        assert len(said) <= 280, said


def test_a_cue_points_at_something_that_a_client_has() -> None:
    parts = {"card", "grid", "ask", "story", "vote", None, *(f"seat:{seat}" for seat in range(LESSON.seats))}
    assert {cue.point for cue in LESSON.cues} <= parts


def test_the_names_of_the_bots_can_be_inflected_and_none_is_there_twice() -> None:
    assert all(cases_of(name) for name in LESSON.names["ru"])
    for names in LESSON.names.values():
        assert len(set(names)) == len(names) > LESSON.seats - 1


def test_the_coach_reasons_with_the_newcomer_who_heals_as_advised() -> None:
    cues = play(ADVISED, 2).cues
    story = ["welcome", "day", "statements", "boast", "ready", "vote", "night", "suspect", "saved", "claim", "rivals"]
    assert [cue for cue in cues if cue in (*story, "decide", "won")] == [*story, "decide", "won"]


def test_the_coach_says_what_could_have_been_known() -> None:
    assert "wrong" in play(BELIEVES_THE_LIAR).cues
    assert {"lost", "impostor", "verdict-alone", "wrong-alone", "last-chance", "defeat"} <= set(play(ALL_WRONG).cues)
    text = words("ru").cue(next(cue for cue in LESSON.cues if cue.key == "wrong"), LESSON.cast)["text"]
    assert "в первую ночь мафия стреляла именно в Зою" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cue_before_the_end_names_a_card_that_is_hidden(language: str) -> None:
    newcomers = [newcomer for newcomer, *_ in ENDS.values()] + [at_random] * 15
    shown = [one for number, newcomer in enumerate(newcomers) for one in play(newcomer, number).shown]
    texts = words(language)
    for cue, known, over in shown:
        if not over:
            assert told_secrets(texts.cue(cue, LESSON.cast)["text"], language, known) == [], cue.key
    assert told_secrets(texts.cue(LESSON.cues[-1], LESSON.cast)["text"], language, frozenset()) == [(ACCUSER, "don")]


def told_secrets(text: str, language: str, known: frozenset[tuple[int, str]]) -> list[tuple[int, str]]:
    """The cards that a sentence names together with their owners, and that nobody knew of."""
    found = []
    for sentence in sentences(text):
        for seat, card in enumerate(CARDS):
            name = words(language).narrator.names[seat]
            named = any(re.search(rf"\b{form}\b", sentence) for form in (cases_of(name) or (name,)))
            if seat != PUPIL and named and STEMS[language][card] in sentence and (seat, card) not in known:
                found.append((seat, card))
    return found


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+", text) if part]
