"""The guided first match of «Пассажиры»: the newcomer guides souls, sees through a liar, and votes.

In the first round everything but the newcomer's own passenger is laid out: two guides fill the raven with green souls,
two smugglers the wolf with demons, and the scroll is left for the newcomer, who comes last. A look at the liar's
passenger with it shows that what he then says is false. The guides have enough votes without the newcomer. In the
other two rounds the bots play as beginners do, and the coach only says what each stage is about.
"""

from __future__ import annotations

from typing import Any

from lichina.bots import Move, Sight
from lichina.bots.lesson import WAIT, Actor, Cue, Lesson, LessonSight, When, answered, asks, ended, every, told
from lichina.kernel import Question

from .bot import Simple
from .view import Public

FRIEND, OTHER, LIAR, FELLOW = 1, 2, 3, 4
SCROLL, LIARS = "wolf-2", "wolf-1"
"""The seat that is left for the newcomer, and the liar's."""

PLACED = {
    FRIEND: ("soul-green", "raven-3"),
    OTHER: ("soul-green", "raven-5"),
    LIAR: ("demon-red", LIARS),
    FELLOW: ("demon-red", "wolf-4"),
}
VOTES = {FRIEND: "raven", OTHER: "raven", LIAR: "wolf", FELLOW: "wolf"}
GIFTS = {(FELLOW, "colour-lore"): "blue", (OTHER, "obol"): LIAR, (LIAR, "candle"): SCROLL}
LINES = (
    (FRIEND, ("placed", "soul-green")),
    (OTHER, ("placed", "soul-green")),
    (LIAR, ("placed", "soul-green")),
    (LIAR, ("send", "wolf")),
    (FELLOW, ("send", "wolf")),
)
"""What is said before the first vote, in this order."""


def unsaid(river: Public) -> list[tuple[int, tuple[str, str]]]:
    """What is still to be said in this round, by those who may speak."""
    said = [(one.seat, (one.topic, one.what)) for one in river.claims if one.round == river.round]
    open_to = [line for line in LINES if line[0] not in river.silenced and river.words[line[0]]]
    return [line for line in open_to if line not in said] if river.round == 1 else []


class LessonBot(Actor):
    """Keeps to the plot of the first round, and plays as a beginner from then on."""

    otherwise = Simple

    def planned(self, ask: Question, sight: Sight) -> Any:
        river: Any = sight.view.public
        if ask.key == "ready":
            return WAIT if unsaid(river) else "ready"
        if river.round > 1:
            return None
        if ask.key == "place":
            return PLACED[sight.seat]
        if ask.key == "vote":
            return VOTES[sight.seat]
        return GIFTS.get((sight.seat, ask.key))

    def volunteers(self, sight: Sight) -> Move | None:
        """The next line, if it is this one's."""
        river: Any = sight.view.public
        lines = unsaid(river) if river.stage == "talk" else []
        return ("say", lines[0][1]) if lines and lines[0][0] == sight.seat else None


# --- what the coach says ----------------------------------------------------------------------------------------------


def during(*stages: str, rounds: range = range(1, 4)) -> When:
    """While one of these rounds is at one of these stages."""
    return lambda moment: moment.public.round in rounds and moment.public.stage in stages


def chooses(moment: LessonSight) -> bool:
    """Whether the newcomer has to use a gift now."""
    return bool(moment.asks) and all(ask.held is None for ask in moment.asks)


def saw_the_liar(moment: LessonSight) -> bool:
    """Whether the newcomer has looked at the passenger that the liar has placed."""
    return told("saw", cell=LIARS)(moment)


def has_lied(moment: LessonSight) -> bool:
    return told("said-placed", seat=LIAR)(moment)


def all_said(moment: LessonSight) -> bool:
    return not unsaid(moment.public)


FIRST, LATER = range(1, 2), range(2, 4)
LIAR_SEAT = f"seat:{LIAR}"

CUES = (
    Cue("welcome", asks("look"), "card"),
    Cue("waiting", every(lambda moment: moment.public.round == 0, answered), "card"),
    Cue("boats", during("place", rounds=FIRST), "grid"),
    Cue("place", every(during("place", rounds=FIRST), asks("place")), "grid"),
    Cue("gifts", during("gifts", rounds=FIRST), "story"),
    Cue("gift", every(during("gifts", rounds=FIRST), chooses), "ask"),
    Cue("scroll", every(during("gifts", rounds=FIRST), asks("scroll")), "grid"),
    Cue("seen", every(during("gifts", rounds=FIRST), saw_the_liar), LIAR_SEAT),
    Cue("talk", during("talk", rounds=FIRST), "story"),
    Cue("claims", every(during("talk", rounds=FIRST), has_lied), LIAR_SEAT),
    Cue("lie", every(during("talk", rounds=FIRST), has_lied, saw_the_liar), LIAR_SEAT),
    Cue("ready", every(during("talk", rounds=FIRST), all_said), "ask"),
    Cue("ready-lie", every(during("talk", rounds=FIRST), all_said, saw_the_liar), "ask"),
    Cue("vote", during("vote", rounds=FIRST), "ask"),
    Cue("sailed", during("sailed", rounds=FIRST), "ask"),
    Cue("again", during("place", rounds=LATER), "grid"),
    Cue("again-place", every(during("place", rounds=range(2, 3)), asks("place")), "grid"),
    Cue("last-place", every(during("place", rounds=range(3, 4)), asks("place")), "grid"),
    Cue("again-gifts", during("gifts", rounds=LATER), "story"),
    Cue("again-gift", every(during("gifts", rounds=LATER), chooses), "ask"),
    Cue("again-talk", during("talk", rounds=LATER), "ask"),
    Cue("again-vote", during("vote", rounds=LATER), "ask"),
    Cue("again-sailed", during("sailed", rounds=LATER), "ask"),
    Cue("scoring", during("scoring"), "story"),
    Cue("won", ended(side="guides"), "story"),
    Cue("lost", ended(side="smugglers"), "story"),
)

LESSON = Lesson(
    seats=5,
    options={"gifts": "one", "turn": 600, "discussion": 600, "voting": 300},
    deal={
        "hands": [
            ["soul-green", "soul-red", "demon-blue"],
            ["soul-green", "soul-blue", "demon-green"],
            ["soul-green", "soul-blue", "demon-green"],
            ["demon-red", "demon-green", "soul-red"],
            ["demon-red", "demon-blue", "soul-blue"],
        ],
        "coin": FRIEND,
    },
    seed="the first match",
    bot=LessonBot,
    names={
        "ru": ("Вера", "Зоя", "Марк", "Тимур", "Нина", "Глеб", "Ася"),
        "en": ("Grace", "Iris", "Victor", "Finn", "Tess", "Leo", "Kate"),
    },
    cast={"friend": FRIEND, "other": OTHER, "liar": LIAR, "fellow": FELLOW},
    cues=CUES,
    delay=(1.6, 2.4),
)
