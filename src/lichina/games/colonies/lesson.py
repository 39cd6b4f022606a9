"""The guided first match of «Война колоний»: the last round of a long siege, with one turn of the newcomer in it.

The newcomer sends somebody to the school, searches it, gives a card against the crisis and ends the turn; the bots take
theirs, and the colony phase shows what every round brings. Whose morale is higher in the end has met the objective.
"""

from __future__ import annotations

from typing import Any

from lichina.bots import Sight
from lichina.bots.lesson import PUPIL, Actor, Cue, Lesson, LessonSight, When, answered, asks, ended, every, told
from lichina.kernel import Question

from .bot import Simple

FRIEND, RIVAL, OTHER = 1, 2, 3
PLACE, GIFT = "school", "food_1"
COLONY_PHASE = ("food", "combat", "waste", "crisis", "bullets", "zombies", "objective", "tracker")
BUSY = 2
"""How many dice a bot leaves unused: the newcomer is to see something happen, and not to wait long."""


class LessonBot(Actor):
    """Stays where it is, uses a die or two as a simple bot would, and gives nothing away."""

    otherwise = Simple

    def planned(self, ask: Question, sight: Sight) -> Any:
        boards: Any = sight.view.public
        if ask.key == "move":
            return ("pass",)
        if ask.key == "act" and len(boards.players[sight.seat].dice) <= BUSY:
            return ("done",)
        return "no" if ask.key == "grant" else None


# --- what the coach says ----------------------------------------------------------------------------------------------


def at(*stages: str) -> When:
    """While the match is at one of these stages."""
    return lambda moment: moment.public.stage in stages


def always(moment: LessonSight) -> bool:
    return True


def others_turn(moment: LessonSight) -> bool:
    return FRIEND in moment.public.active


def has_won(moment: LessonSight) -> bool:
    return moment.over is not None and PUPIL in moment.over.winners


CUES = (
    Cue("watch", always, "story"),
    Cue("welcome", asks("move"), "ask"),
    Cue("moved", every(asks("move"), told("moved", seat=PUPIL)), "ask"),
    Cue("act", asks("act"), "ask"),
    Cue("give", every(asks("act"), told("searched", seat=PUPIL)), "ask"),
    Cue("finish", every(asks("act"), told("contributed", seat=PUPIL)), "ask"),
    Cue("found", asks("found"), "ask"),
    Cue("glass", every(at("act"), answered), "story"),
    Cue("others", every(others_turn, answered), "story"),
    Cue("bite", asks("bite"), "ask"),
    Cue("crossroads", asks("way"), "ask"),
    Cue("colony", every(at(*COLONY_PHASE), answered), "grid"),
    Cue("tactic", asks("tactic"), "ask"),
    Cue("bid", asks("bid"), "ask"),
    Cue("end", ended(), "story"),
    Cue("end-won", ended(has_won), "story"),
)

SURVIVORS = [
    {"id": "brian_lee", "owner": PUPIL, "place": "blue"},
    {"id": "mike_cho", "owner": PUPIL, "place": "blue", "equipment": ["pistol"]},
    {"id": "rod_miller", "owner": FRIEND, "place": "blue"},
    {"id": "talia_jones", "owner": RIVAL, "place": "yellow"},
    {"id": "buddy_davis", "owner": RIVAL, "place": "library"},
    {"id": "nina_kovacs", "owner": OTHER, "place": "yellow"},
]
LESSON = Lesson(
    seats=4,
    options={"objective": "mo_long_siege", "glass": 600, "turn": 3600, "thinking": 3600, "asking": 300, "pause": 6},
    deal={
        "phase": "move",
        "rounds": 1,
        "survivors": SURVIVORS,
        "secrets": ["so_hope", "so_safety", "so_hunger", "so_revenge"],
        "hands": [["fuel", GIFT, "medicine"], ["junk"], ["junk"], ["junk"]],
        "dice": [[3, 5, 6], [2, 4, 5], [2, 3, 6], [3, 3, 5]],
        "crisis": "cs_empty_shelves",
        "given": ["food_1", "food_1"],
        "blue": {"morale": 8, "food": 6, "bullets": 4, "waste": ["junk"]},
        "yellow": {"morale": 5, "food": 4, "bullets": 3},
        "spots": {"blue-1": {"zombies": 1}, "blue-2": {"zombies": 1}, PLACE: {"zombies": 1, "barricades": 1}},
        "decks": {PLACE: ["junk", "medicine"]},
    },
    seed="the first match",
    bot=LessonBot,
    names={
        "ru": ("Вера", "Тимур", "Зоя", "Марк", "Нина", "Глеб"),
        "en": ("Grace", "Finn", "Iris", "Victor", "Tess", "Leo"),
    },
    cast={"friend": FRIEND, "rival": RIVAL},
    cues=CUES,
)
