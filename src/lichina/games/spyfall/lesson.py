"""The guided first match of «Находка для шпиона»: in one round the newcomer finds the spy, in the next he is one.

In the circus the spy betrays himself with the first answer he has to give, no matter who asks. If the newcomer does not
accuse him, the friend does in the end. At the lighthouse the others ask each other what only one place fits, and the
newcomer names it; a newcomer who waits too long is accused.
"""

from __future__ import annotations

from typing import Any

from lichina.bots import Move, Sight
from lichina.bots.lesson import PUPIL, Actor, Cue, Lesson, LessonSight, When, answered, asks, ended, every
from lichina.kernel import Question

from .packs import shipped
from .view import Exchange, Public

FRIEND, SPY, OTHER = 1, 2, 3
PACK = "everyday"
PLACES = ("circus", "lighthouse")
"""Where everybody is, round by round."""
TRAITS = {place.id: place.traits for place in shipped(PACK) if place.id in PLACES}

QUESTIONS = (
    {OTHER: ((PUPIL, "children"),), FRIEND: ((SPY, "animals"), (SPY, "tickets")), SPY: ((OTHER, "leisure"),)},
    {
        FRIEND: ((OTHER, "waterside"), (SPY, "nights"), (OTHER, "nights"), (PUPIL, "dark")),
        OTHER: ((SPY, "tall"), (FRIEND, "nights"), (SPY, "nights"), (PUPIL, "cold")),
        SPY: ((PUPIL, "quiet"), (OTHER, "nights"), (FRIEND, "nights"), (PUPIL, "nature")),
    },
)
"""What each asks of whom, round by round; what was asked already or cannot be is left out."""
WRONG = "zoo"
"""What the spy says who gives up."""
PATIENCE = (4, 9)
"""After how many answers in a round the bots do what the newcomer has not done."""
CLUES = 4
"""This many answers of others are enough to know where one is."""


def answers(room: Public) -> list[Exchange]:
    """The questions of this round that were answered."""
    return [one for one in room.exchanges if one.reply is not None]


def slipped(room: Public) -> bool:
    """Whether the spy of the first round has said what cannot be true."""
    return room.round == 1 and any(one.target == SPY for one in answers(room))


class LessonBot(Actor):
    """Asks what is planned, answers truly, and as the spy of the first round falsely."""

    def planned(self, ask: Question, sight: Sight) -> Any:
        room: Any = sight.view.public
        if ask.key == "ask":
            return self.question(ask, room, sight.seat)
        if ask.key == "answer":
            return (self.reply(room, sight.seat),)
        if ask.key == "verdict":
            return "for" if room.trial.target == wanted(room) and due(room) else "against"
        if ask.key == "point":
            return wanted(room) if sight.seat != wanted(room) else FRIEND
        return None

    def question(self, ask: Question, room: Public, seat: int) -> Any:
        """The next of the planned questions, or any about something that was not asked yet."""
        used = {one.about for one in room.exchanges}
        planned = [one for one in QUESTIONS[room.round - 1].get(seat, ()) if one[1] not in used]
        traits = TRAITS[PLACES[room.round - 1]]
        others = [one for one in (PUPIL, FRIEND, OTHER, SPY) if one not in (seat, room.spared)]
        free = [(one, about) for about in traits if about not in used for one in others]
        form: Any = ask.form
        return next((one for one in (*planned, *free) if accepted(form, one)), None)

    def reply(self, room: Public, seat: int) -> str:
        """Yes, partly or no, as it is in this place; who does not know the place says the opposite."""
        strength = TRAITS[PLACES[room.round - 1]].get(room.exchanges[-1].about, 0)
        if room.round == 1 and seat == SPY:
            return "no" if strength else "yes"
        return ("no", "partly", "yes")[strength]

    def volunteers(self, sight: Sight) -> Move | None:
        """If the newcomer does not do it in time, one bot after another accuses; if that fails, the spy gives up."""
        room: Any = sight.view.public
        if room.round == 0 or len(answers(room)) < PATIENCE[room.round - 1] + len(room.accusations):
            return None
        accusers = [seat for seat in (FRIEND, OTHER) if seat not in [one for one, _ in room.accusations]]
        offered = {offer.key for offer in sight.offers}
        if sight.seat in accusers[:1] and "accuse" in offered:
            return "accuse", wanted(room)
        return ("guess", WRONG) if not accusers and sight.seat == wanted(room) and "guess" in offered else None


def accepted(form: Any, path: tuple[int, str]) -> bool:
    branch = form.root.options.get(path[0])
    return branch is not None and path[1] in (branch() if callable(branch) else branch).options


def wanted(room: Public) -> int:
    """Who is to be accused in this round."""
    return SPY if room.round == 1 else PUPIL


def due(room: Public) -> bool:
    """Whether there is reason enough to accuse."""
    return slipped(room) if room.round == 1 else len(answers(room)) >= PATIENCE[1]


# --- what the coach says ----------------------------------------------------------------------------------------------


def during(number: int, *stages: str) -> When:
    """While this round is at one of these stages."""
    return lambda moment: moment.public.round == number and moment.public.stage in stages


def has_slipped(moment: LessonSight) -> bool:
    return slipped(moment.public)


def accused_wrongly(moment: LessonSight) -> bool:
    """Whether the newcomer has accused somebody else, in vain."""
    return any(one == PUPIL and other != SPY for one, other in moment.public.accusations)


def knows_enough(moment: LessonSight) -> bool:
    """Whether others have said enough to know the place."""
    return len([one for one in answers(moment.public) if one.target != PUPIL]) >= CLUES


def ended_by(round_number: int, *reasons: str) -> When:
    """Whether a round has ended in one of these ways."""
    return lambda moment: (
        len(moment.public.sheets) >= round_number and moment.public.sheets[round_number - 1].reason in reasons
    )


def counted(number: int) -> When:
    return lambda moment: len(moment.public.sheets) == number and moment.over is None


SPY_SEAT = f"seat:{SPY}"
CAUGHT = ("spy-caught-early", "spy-caught")

CUES = (
    Cue("welcome", during(1, "deal"), "card"),
    Cue("waiting", every(during(1, "deal"), answered), "card"),
    Cue("listen", during(1, "questions"), "story"),
    Cue("answer", every(during(1, "questions"), asks("answer")), "ask"),
    Cue("ask", every(during(1, "questions"), asks("ask")), "ask"),
    Cue("slip", every(during(1, "questions"), has_slipped), "stop"),
    Cue("hasty", every(during(1, "questions"), accused_wrongly), "story"),
    Cue("hasty-slip", every(during(1, "questions"), accused_wrongly, has_slipped), "story"),
    Cue("trial", during(1, "accusation"), "vote"),
    Cue("final", during(1, "discussion", "final"), "vote"),
    Cue("caught", every(counted(1), ended_by(1, *CAUGHT)), "ask"),
    Cue("not-caught", every(counted(1), lambda moment: not ended_by(1, *CAUGHT)(moment)), "ask"),
    Cue("spy", during(2, "deal"), "card"),
    Cue("spy-listen", during(2, "questions"), "story"),
    Cue("spy-answer", every(during(2, "questions"), asks("answer")), "ask"),
    Cue("spy-ask", every(during(2, "questions"), asks("ask")), "ask"),
    Cue("spy-knows", every(during(2, "questions"), knows_enough), "stop"),
    Cue("spy-trial", during(2, "accusation"), "story"),
    Cue("spy-final", during(2, "discussion", "final"), "vote"),
    Cue("end", ended(), "story"),
    Cue("end-named", ended(ended_by(2, "guessed-right")), "story"),
    Cue("end-missed", ended(ended_by(2, "guessed-wrong")), "story"),
    Cue("end-exposed", ended(ended_by(2, *CAUGHT)), "story"),
)

LESSON = Lesson(
    seats=4,
    options={"pack": PACK, "rounds": 2, "minutes": 20, "talk": "typed", "discussion": 600, "voting": 120},
    deal=[
        {"cards": [PLACES[0], PLACES[0], "spy", PLACES[0]], "dealer": OTHER},
        {"cards": ["spy", *[PLACES[1]] * 3], "dealer": FRIEND},
    ],
    seed="the first match",
    bot=LessonBot,
    names={
        "ru": ("Вера", "Тимур", "Зоя", "Марк", "Нина", "Глеб"),
        "en": ("Grace", "Finn", "Iris", "Victor", "Tess", "Leo"),
    },
    cast={"friend": FRIEND, "spy": SPY, "other": OTHER},
    cues=CUES,
)
