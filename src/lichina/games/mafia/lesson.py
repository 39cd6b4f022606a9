"""The guided first match of «Мафия»: the newcomer is the Doctor, heals, is lied to, votes, and sees why.

On day 1 the boaster, a Mafioso, claims the newcomer's own role, and the accuser, who is the Don, gives him up to be
trusted. At night the Don shoots the debater, who is the Detective. If the newcomer has healed the debater, nobody dies,
Don and Detective both claim to be the Detective on day 2, and only the newcomer knows whom the Mafia wanted dead. If
not, the Don claims to be the Doctor, and only the newcomer knows that he is not. Either way the hands are even without
the newcomer's. From day 3 on the town has seen enough, unless too few of it are left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from lichina.bots import Bot, Move, Sight
from lichina.bots.lesson import PUPIL, Cue, Lesson, LessonSight, When, answered, ended, legal
from lichina.kernel import Dice, Question, Told

from . import talk
from .ballot import ABSTAIN
from .bot import Belief
from .lesson_gangs import GANGS
from .lesson_table import NAMES, UNHURRIED
from .night_phases import PASS
from .view import Public

FRIEND, ACCUSER, DEBATER, BOASTER, FOLLOWER, DOUBTER = range(1, 7)
CARDS = ["doctor", "citizen", "don", "detective", "mafioso", "citizen", "citizen"]
LATER = 3
"""What is planned for this day is done on all that follow."""

PlotCondition: TypeAlias = Callable[[Public], bool]


def saved(square: Public) -> bool:
    """Whether the debater has lived through the first night."""
    return not any(one.seat == DEBATER and not one.by_vote and one.number == 1 for one in square.gone)


def lost(square: Public) -> bool:
    return not saved(square)


def always(square: Public) -> bool:
    return True


def fits(square: Public) -> bool:
    """Whether the match goes as planned: the boaster was voted out on the first day, and on no other."""
    out = [one for one in square.gone if one.seat == BOASTER]
    return ACCUSER in square.alive and PUPIL in square.alive and bool(out) == (square.night > 0 or square.day > 1)


# --- what the bots say and do -----------------------------------------------------------------------------------------


class PlotLine(NamedTuple):
    """A statement of a day: each waits for those before it."""

    day: int
    seat: int
    said: tuple[Any, ...]
    when: PlotCondition = saved

    def heard_in(self, told: Sequence[Told]) -> bool:
        """Whether everybody has heard the statement."""
        return any(talk.says(event, self.seat, self.said) for event in told)


LINES = (
    PlotLine(1, DOUBTER, ("accuse", FRIEND, "hunch")),
    PlotLine(1, DEBATER, ("defend", FRIEND, "hunch")),
    PlotLine(1, BOASTER, ("claim", "doctor")),
    PlotLine(1, ACCUSER, ("accuse", BOASTER, "claim")),
    PlotLine(1, DEBATER, ("accuse", ACCUSER, "hunch")),
    PlotLine(1, FOLLOWER, ("accuse", BOASTER, "words")),
    PlotLine(2, ACCUSER, ("claim", "detective")),
    PlotLine(2, ACCUSER, ("found", 1, DEBATER, "criminal")),
    PlotLine(2, DEBATER, ("claim", "detective")),
    PlotLine(2, DEBATER, ("found", 1, ACCUSER, "criminal")),
    PlotLine(2, FOLLOWER, ("accuse", DEBATER, "vote", 1)),
    PlotLine(2, FRIEND, ("defend", DEBATER, "claim")),
    PlotLine(2, ACCUSER, ("claim", "doctor"), lost),
    PlotLine(2, ACCUSER, ("accuse", FRIEND, "hunch"), lost),
    PlotLine(2, DOUBTER, ("accuse", FRIEND, "words"), lost),
    PlotLine(2, FRIEND, ("accuse", ACCUSER, "claim"), lost),
    PlotLine(2, FOLLOWER, ("accuse", ACCUSER, "words"), lost),
    PlotLine(LATER, DOUBTER, ("accuse", ACCUSER, "report")),
    PlotLine(LATER, FOLLOWER, ("accuse", ACCUSER, "claim")),
    PlotLine(LATER, DOUBTER, ("accuse", ACCUSER, "claim"), lost),
    PlotLine(LATER, ACCUSER, ("accuse", PUPIL, "hunch"), always),
)

HANDS: Sequence[tuple[int, PlotCondition, Mapping[int, int | str]]] = (
    (1, always, {**dict.fromkeys((FRIEND, ACCUSER, FOLLOWER, DOUBTER), BOASTER), DEBATER: ACCUSER, BOASTER: ACCUSER}),
    (2, saved, {FRIEND: ACCUSER, ACCUSER: DEBATER, DEBATER: ACCUSER, FOLLOWER: DEBATER, DOUBTER: ABSTAIN}),
    (2, lost, {FRIEND: ACCUSER, ACCUSER: FRIEND, FOLLOWER: ACCUSER, DOUBTER: FRIEND}),
    (LATER, always, {**dict.fromkeys((FRIEND, DEBATER, FOLLOWER, DOUBTER), ACCUSER), ACCUSER: PUPIL}),
)
"""Whom each votes for. The accuser's last hand is for the one who cannot join in: so the others' are enough."""

ORDERS: Mapping[tuple[int, str], tuple[int, ...]] = {
    (ACCUSER, "shoot"): (DEBATER, FRIEND, FOLLOWER, DOUBTER),
    (BOASTER, "shoot"): (DEBATER,),
    (DEBATER, "check"): (ACCUSER,),
}
"""What is done at night: to the first of these who lives. All others suspect nobody."""

SWAYS = {("accused", ACCUSER): ACCUSER, ("defended", DEBATER): ACCUSER}
SWAYS |= {("accused", DEBATER): DEBATER, ("defended", ACCUSER): DEBATER}
"""How what the newcomer says on day 2 moves the doubter's hand."""


def today(told: Sequence[Told]) -> list[Told]:
    """What was told since the day began."""
    start = max((place for place, event in enumerate(told) if event.key == "day"), default=0)
    return list(told[start:])


def unsaid(square: Public, told: Sequence[Told]) -> list[PlotLine]:
    """What is still to be said today."""
    said = today(told)
    day = min(square.day, LATER)
    lines = [line for line in LINES if line.day == day and line.seat in square.alive and line.when(square)]
    return [line for line in lines if not line.heard_in(said)]


def hand(square: Public, told: Sequence[Told], seat: int) -> int | str | None:
    """Whom a bot votes for today."""
    day = min(square.day, LATER)
    target = next(hands.get(seat) for when, known, hands in HANDS if when == day and known(square))
    if (day, seat) == (2, DOUBTER) and saved(square):
        words = [(event.key, event.data.get("target")) for event in today(told) if event.data.get("seat") == PUPIL]
        return next((SWAYS[said] for said in reversed(words) if said in SWAYS), target)
    return target


class LessonBot(Bot):
    """Keeps to the plot by what everybody has heard; where the match has left it, it thinks for itself."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.belief = Belief(dice)
        self.heard = -1
        """How long the story was when it last looked: it speaks when nothing was said meanwhile."""

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        square: Any = sight.view.public
        if ask is None or not fits(square):
            return self.belief.decide(sight)
        if ask.key == "say":
            return self.speak(ask, square, sight)
        value = self.planned(ask, square, sight)
        return (ask.number, value) if legal(ask, value) else self.belief.decide(sight)

    def speak(self, ask: Question, square: Public, sight: Sight) -> Move | None:
        """The next line, if it is this one's and others have been read; the call for the vote after the last."""
        told = sight.told()
        lines = unsaid(square, told)
        if lines:
            fresh, self.heard = len(told) != self.heard, len(told)
            said = lines[0].said
            if lines[0].seat != sight.seat or fresh:
                return None
            return (ask.number, said) if legal(ask, said) else self.belief.decide(sight)
        return (ask.number, ("ready",)) if sight.seat not in square.ready else None

    def planned(self, ask: Question, square: Public, sight: Sight) -> Any:
        """What the plot has for this question; None: nothing."""
        if ask.key == "look":
            return "seen"
        if ask.key == "vote":
            return hand(square, sight.told(), sight.seat)
        if ask.key == "suspect":
            return PASS
        return next((seat for seat in ORDERS.get((sight.seat, ask.key), ()) if seat in square.alive), None)


# --- what the coach says ----------------------------------------------------------------------------------------------


def during(stage: str, *more: When) -> When:
    """While the match is at this stage, goes as planned, and all of these conditions hold."""
    return lambda moment: moment.public.stage == stage and fits(moment.public) and all(one(moment) for one in more)


def on_day(day: int) -> When:
    return lambda moment: min(moment.public.day, LATER) == day


def on_night(night: int) -> When:
    return lambda moment: min(moment.public.night, LATER) == night


def heard(key: str, seat: int, **data: Any) -> When:
    """Whether somebody has said this today."""
    wanted = {"seat": seat, **data}
    return lambda moment: any(event.key == key and wanted.items() <= event.data.items() for event in today(moment.told))


def town_is(known: PlotCondition) -> When:
    return lambda moment: known(moment.public)


def all_said(moment: LessonSight) -> bool:
    return not unsaid(moment.public, moment.told)


def anything_said(moment: LessonSight) -> bool:
    return len(today(moment.told)) > 1


def pupil_ready(moment: LessonSight) -> bool:
    return PUPIL in moment.public.ready


def stays_home(moment: LessonSight) -> bool:
    return any(ask.held == PASS for ask in moment.asks)


def first_half(moment: LessonSight) -> bool:
    return bool(moment.public.half == 1)


def second_half(moment: LessonSight) -> bool:
    return bool(moment.public.half == 2)


def even(moment: LessonSight) -> bool:
    """Whether as many hands are up against the one as against the other."""
    hands = list(moment.public.hands.values())
    return hands.count(ACCUSER) == hands.count(DEBATER) == 2


def out(seat: int) -> When:
    """Whether the town has sent somebody away."""
    return lambda moment: any(one.seat == seat and one.by_vote for one in moment.public.gone)


def strayed(moment: LessonSight) -> bool:
    return not fits(moment.public)


def dead(moment: LessonSight) -> bool:
    return PUPIL not in moment.public.alive


ACCUSER_SEAT, DEBATER_SEAT, BOASTER_SEAT = (f"seat:{seat}" for seat in (ACCUSER, DEBATER, BOASTER))

CUES = (
    Cue("strayed", strayed),
    Cue("dead", dead),
    Cue("welcome", during("introduction"), "card"),
    Cue("waiting", during("introduction", answered), "card"),
    Cue("day", during("discussion", on_day(1)), "story"),
    Cue("statements", during("discussion", on_day(1), anything_said), "story"),
    Cue("boast", during("discussion", on_day(1), heard("claimed", BOASTER)), BOASTER_SEAT),
    Cue("ready", during("discussion", on_day(1), all_said), "ask"),
    Cue("exposed", during("discussion", on_day(1), heard("claimed", PUPIL, role="doctor")), "ask"),
    Cue("vote", during("vote", on_day(1)), "vote"),
    Cue("night", during("night", on_night(1)), DEBATER_SEAT),
    Cue("saved", during("discussion", on_day(2), town_is(saved)), "story"),
    Cue("claim", during("discussion", on_day(2), heard("said-found", ACCUSER)), ACCUSER_SEAT),
    Cue("rivals", during("discussion", on_day(2), heard("claimed", DEBATER)), "grid"),
    Cue("decide", during("discussion", on_day(2), town_is(saved), all_said), "ask"),
    Cue("lost", during("discussion", on_day(2), town_is(lost)), "story"),
    Cue("impostor", during("discussion", on_day(2), heard("claimed", ACCUSER, role="doctor")), ACCUSER_SEAT),
    Cue("persuade", during("discussion", on_day(2), town_is(lost), all_said), "ask"),
    Cue("verdict", during("vote", on_day(2), town_is(saved)), "vote"),
    Cue("even", during("vote", on_day(2), town_is(saved), even), "vote"),
    Cue("verdict-alone", during("vote", on_day(2), town_is(lost)), "vote"),
    Cue("tied", during("night", on_night(2), town_is(saved)), "grid"),
    Cue("tied-alone", during("night", on_night(2), town_is(lost)), "grid"),
    Cue("wrong", during("night", on_night(2), out(DEBATER)), "story"),
    Cue("wrong-alone", during("night", on_night(2), out(FRIEND)), "story"),
    Cue("night-again", during("night", on_night(LATER)), "grid"),
    Cue("healing", during("night", first_half, answered), "grid"),
    Cue("nobody-healed", during("night", first_half, answered, stays_home), "grid"),
    Cue("suspect", during("night", second_half), "ask"),
    Cue("truth", during("discussion", on_day(LATER), town_is(saved)), ACCUSER_SEAT),
    Cue("last-chance", during("discussion", on_day(LATER), town_is(lost)), ACCUSER_SEAT),
    Cue("patience", during("discussion", pupil_ready, all_said)),
    Cue("last-vote", during("vote", on_day(LATER)), "vote"),
    Cue("voted", during("vote", answered), "grid"),
    Cue("end", ended(), "story"),
    Cue("won", ended(on_day(2), town_is(saved), out(ACCUSER), side="town"), "grid"),
    Cue("won-alone", ended(on_day(2), town_is(lost), out(ACCUSER), side="town"), "grid"),
    Cue("won-late", ended(on_day(LATER), town_is(saved), out(ACCUSER), side="town"), "grid"),
    Cue("won-late-alone", ended(on_day(LATER), town_is(lost), out(ACCUSER), side="town"), "grid"),
    Cue("defeat", ended(town_is(fits), town_is(lost), side="mafia"), "story"),
)

LESSON = Lesson(
    seats=len(CARDS),
    options=UNHURRIED,
    deal={"cards": CARDS},
    seed="the first match",
    bot=LessonBot,
    names=NAMES,
    cast={
        "friend": FRIEND,
        "accuser": ACCUSER,
        "debater": DEBATER,
        "boaster": BOASTER,
        "follower": FOLLOWER,
        "doubter": DOUBTER,
    },
    cues=CUES,
)

FURTHER = {"gangs": GANGS}
