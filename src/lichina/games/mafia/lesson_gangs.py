"""The second guided match of «Мафия»: two gangs, a loner, and the newcomer is the Judge.

On day 1 the chiefs of the two gangs accuse each other, and nobody goes. At night the gangs shoot, the Mafia the Boss
of the Triads, and the Maniac shoots one of the Mafia: three cards lie open in the morning, and they show who is left.
The card of anybody the newcomer calls before the court is seen, and a criminal is jailed. It takes more than half of
the hands to send somebody away, and on day 2 nobody has them without the newcomer's. From then on the bots think for
themselves.
"""

from __future__ import annotations

from typing import Any

from lichina.bots import Move, Sight
from lichina.bots.lesson import PUPIL, WAIT, Actor, Cue, Lesson, LessonSight, When, answered, asks, ended, every, told
from lichina.kernel import Question, Told

from . import talk
from .ballot import ABSTAIN
from .bot import Belief
from .lesson_table import NAMES, UNHURRIED
from .view import Public

FRIEND, DON, BOSS, MANIAC, DOCTOR, MAFIOSO, NEIGHBOUR = range(1, 8)
CARDS = ["judge", "citizen", "don", "boss", "maniac", "doctor", "mafioso", "citizen"]

LINES: dict[int, tuple[tuple[int, tuple[Any, ...]], ...]] = {
    1: (
        (BOSS, ("accuse", DON, "hunch")),
        (DON, ("accuse", BOSS, "hunch")),
        (FRIEND, ("defend", DOCTOR, "hunch")),
    ),
    2: (
        (FRIEND, ("accuse", DON, "vote", 1)),
        (DON, ("accuse", FRIEND, "hunch")),
        (MANIAC, ("accuse", FRIEND, "words")),
    ),
}
"""What is said by day, in this order."""
HANDS: dict[int, dict[int, int]] = {2: {FRIEND: DON, DOCTOR: DON, DON: FRIEND, MANIAC: FRIEND}}
ORDERS = {
    (DON, "shoot"): BOSS,
    (MAFIOSO, "shoot"): BOSS,
    (BOSS, "shoot"): NEIGHBOUR,
    (MANIAC, "kill"): MAFIOSO,
    (DOCTOR, "heal"): PUPIL,
}


def planned_so_far(square: Public) -> bool:
    """Whether the match is where the plot has it: nobody has gone but those of the first night."""
    gone = {one.seat for one in square.gone}
    return gone == (set() if square.night < 1 or square.stage == "night" else {BOSS, NEIGHBOUR, MAFIOSO})


def unsaid(square: Public, heard: list[Told]) -> list[tuple[int, tuple[Any, ...]]]:
    """What is still to be said today."""
    start = max((place for place, event in enumerate(heard) if event.key == "day"), default=0)
    today = heard[start:]
    return [line for line in LINES.get(square.day, ()) if not any(talk.says(event, *line) for event in today)]


class GangsLessonBot(Actor):
    """Keeps to the plot as long as the match does, and then thinks for itself."""

    otherwise = Belief

    def planned(self, ask: Question, sight: Sight) -> Any:
        square: Any = sight.view.public
        if ask.key == "look":
            return "seen"
        if not planned_so_far(square) or square.day > 2:
            return None
        if ask.key == "say":
            return self.speech(square, sight)
        if ask.key == "vote":
            return HANDS.get(square.day, {}).get(sight.seat, ABSTAIN)
        if ask.key == "suspect":
            return ask.form.fallback()
        return ORDERS.get((sight.seat, ask.key))

    def speech(self, square: Public, sight: Sight) -> Any:
        """The next line, if it is this one's; the call for the vote after the last."""
        lines = unsaid(square, sight.told())
        if lines:
            return lines[0][1] if lines[0][0] == sight.seat else WAIT
        return WAIT if sight.seat in square.ready else ("ready",)

    def volunteers(self, sight: Sight) -> Move | None:
        return None


# --- what the coach says ----------------------------------------------------------------------------------------------


def during(stage: str, day: int | None = None, night: int | None = None) -> When:
    """While the match goes as planned and is at this stage, on this day or in this night."""
    return lambda moment: (
        moment.public.stage == stage
        and day in (None, moment.public.day)
        and night in (None, moment.public.night)
        and planned_so_far(moment.public)
    )


def jailed(seat: int) -> When:
    return lambda moment: seat in moment.public.jailed


def spoken(moment: LessonSight) -> bool:
    """Whether all that was to be said today has been."""
    return not unsaid(moment.public, moment.told)


def always(moment: LessonSight) -> bool:
    """What is said where the match has left the plot, or gone beyond it."""
    return True


def dead(moment: LessonSight) -> bool:
    return PUPIL not in moment.public.alive


DON_SEAT = f"seat:{DON}"

CUES = (
    Cue("gangs-strayed", always),
    Cue("gangs-welcome", during("introduction"), "card"),
    Cue("gangs-waiting", every(during("introduction"), answered), "card"),
    Cue("gangs-day", during("discussion", day=1), "story"),
    Cue("gangs-quarrel", every(during("discussion", day=1), told("accused", seat=DON, target=BOSS)), "grid"),
    Cue("gangs-ready", every(during("discussion", day=1), spoken), "ask"),
    Cue("gangs-first-vote", during("vote", day=1), "vote"),
    Cue("gangs-night", during("night", night=1), "grid"),
    Cue("gangs-court", every(during("night", night=1), asks("judge")), DON_SEAT),
    Cue("gangs-morning", during("discussion", day=2), "story"),
    Cue("gangs-seen", every(during("discussion", day=2), told("judged")), "card"),
    Cue("gangs-jail", every(during("discussion", day=2), jailed(DON)), DON_SEAT),
    Cue("gangs-loner", every(during("discussion", day=2), told("accused", seat=FRIEND, target=DON)), "story"),
    Cue("gangs-decide", every(during("discussion", day=2), spoken), "ask"),
    Cue("gangs-vote", during("vote", day=2), "vote"),
    Cue("gangs-vote-jail", every(during("vote", day=2), jailed(DON)), DON_SEAT),
    Cue("gangs-dead", dead),
    Cue("gangs-end", ended(), "story"),
    Cue("gangs-won", ended(side="town"), "story"),
    Cue("gangs-maniac", ended(side="maniac"), "story"),
    Cue("gangs-mafia", ended(side="mafia"), "story"),
)

GANGS = Lesson(
    seats=len(CARDS),
    options={**UNHURRIED, "require_majority": True},
    deal={"cards": CARDS},
    seed="the second match",
    bot=GangsLessonBot,
    names=NAMES,
    cast={
        "friend": FRIEND,
        "don": DON,
        "boss": BOSS,
        "maniac": MANIAC,
        "doctor": DOCTOR,
        "mafioso": MAFIOSO,
        "neighbour": NEIGHBOUR,
    },
    cues=CUES,
)
