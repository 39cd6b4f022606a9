"""The guided first match of «Судный день»: the newcomer looks, aims, is shot at, steps in and shoots.

Four are in the middle of a fight: the newcomer and a friend for the humans, and two machines with a life left each.
The foe aims the rifle at the newcomer and fires in his second turn; a look at his cards tells why. What the
newcomer leaves undone the friend does, so that the humans win in a few rounds whatever happens.
"""

from __future__ import annotations

from typing import Any

from lichina.bots import Sight
from lichina.bots.lesson import PUPIL, Actor, Cue, Lesson, LessonSight, When, asks, ended, every, told
from lichina.kernel import Question

from .rules import ARM, END, PEEK, SHOOT
from .state import RIGHT, ROLE
from .view import Public

FRIEND, FOE, OTHER = 1, 2, 3
RIFLE, PISTOL = "rifle", "pistol"


def alive(board: Public, seat: int) -> bool:
    return board.lives[seat] > 0


def held(board: Public, seat: int) -> list[str]:
    """The weapons of a seat."""
    return [weapon.kind for weapon in board.weapons if weapon.holder == seat]


def is_free(board: Public, kind: str) -> bool:
    return any(weapon.kind == kind and weapon.holder is None and not weapon.locked for weapon in board.weapons)


class LessonBot(Actor):
    """The machines have the rifle and shoot at humans; the friend takes the pistol if the newcomer leaves it."""

    def planned(self, ask: Question, sight: Sight) -> Any:
        board: Any = sight.view.public
        seat = sight.seat
        if ask.key == "turn":
            return (END,) if board.spent else self.deed(board, seat)
        if ask.key == "answer":
            return ("reveal", ROLE) if seat == FRIEND else ("damage",)
        return None

    def deed(self, board: Public, seat: int) -> tuple[Any, ...]:
        """Shoot with what was aimed; else take a weapon, else do nothing that would take long to follow."""
        armed = held(board, seat)
        if armed:
            return (SHOOT, armed[0])
        first_round = board.turns <= len(board.lives)
        if seat == FRIEND:
            targets = [one for one in (FOE, OTHER) if alive(board, one)]
            if first_round:
                return (PEEK, PUPIL, RIGHT)
            return (ARM, PISTOL, targets[0]) if targets and is_free(board, PISTOL) else (END,)
        targets = [one for one in (PUPIL, FRIEND) if alive(board, one)]
        mine = seat == FOE or not alive(board, FOE)
        return (ARM, RIFLE, targets[0]) if targets and mine and is_free(board, RIFLE) else (END,)


# --- what the coach says ----------------------------------------------------------------------------------------------


def mine(moment: LessonSight) -> bool:
    """Whether it is the newcomer's turn."""
    return bool(moment.public.turn == PUPIL)


def acted(moment: LessonSight) -> bool:
    return bool(moment.public.spent)


def turn_of(seat: int) -> When:
    return lambda moment: moment.public.turn == seat


def first_round(moment: LessonSight) -> bool:
    return bool(moment.public.turns <= len(moment.public.lives))


def armed(moment: LessonSight) -> bool:
    """Whether the newcomer has a weapon that was aimed before this turn."""
    return bool(held(moment.public, PUPIL))


def aimed_at(moment: LessonSight) -> bool:
    """Whether somebody aims at the newcomer."""
    return any(PUPIL in weapon.aims for weapon in moment.public.weapons)


def window(key: str) -> When:
    return lambda moment: moment.public.announced == key


def may_react(moment: LessonSight) -> bool:
    """Whether the newcomer can do something in the window that is open."""
    return any(ask.key == moment.public.announced and not ask.form.single() for ask in moment.asks)


def gone(seat: int) -> When:
    return lambda moment: not alive(moment.public, seat)


def hurt(moment: LessonSight) -> bool:
    return bool(0 < moment.public.lives[PUPIL] < 2)


FOE_SEAT, OTHER_SEAT = f"seat:{FOE}", f"seat:{OTHER}"

CUES = (
    Cue("others", lambda moment: True, "grid"),
    Cue("friend", every(turn_of(FRIEND), first_round), f"seat:{FRIEND}"),
    Cue("foe", every(turn_of(FOE), first_round), FOE_SEAT),
    Cue("aimed-at", every(turn_of(FOE), aimed_at), FOE_SEAT),
    Cue("other", every(turn_of(OTHER), aimed_at), "grid"),
    Cue("welcome", every(mine, first_round), "card"),
    Cue("seen", every(mine, first_round, acted, told("saw", target=FOE)), FOE_SEAT),
    Cue("end-turn", every(mine, first_round, acted, lambda moment: not told("saw", target=FOE)(moment)), "ask"),
    Cue("arm", every(mine, lambda moment: not first_round(moment)), "grid"),
    Cue("shoot", every(mine, armed, lambda moment: not first_round(moment) and not acted(moment)), "ask"),
    Cue("done", every(mine, acted, lambda moment: not first_round(moment)), "ask"),
    Cue("heal", every(mine, hurt, lambda moment: "charge" in moment.private.programs), "ask"),
    Cue("window", window("shot"), "ask"),
    Cue("react", every(window("shot"), may_react), "ask"),
    Cue(
        "answered",
        every(lambda moment: bool(moment.public.announced), lambda moment: not window("shot")(moment)),
        "grid",
    ),
    Cue("answer", asks("answer"), "ask"),
    Cue("discard", asks("discard"), "ask"),
    Cue("half", every(gone(FOE), lambda moment: not mine(moment) and not moment.public.announced), OTHER_SEAT),
    Cue("dead", gone(PUPIL), "card"),
    Cue("won", ended(side="human"), "story"),
    Cue("lost", ended(lambda moment: moment.over is not None and moment.over.side != "human"), "story"),
)

LESSON = Lesson(
    seats=4,
    options={"window": 20.0, "turn": 600, "answer": 300, "stalemate_rounds": 5},
    deal={
        "seats": [
            {"role": ["informant"], "left": "loyalty_human", "right": "loyalty_human", "programs": ["underground"]},
            {"role": ["photographer"], "left": "loyalty_human", "right": "loyalty_machine"},
            {"role": ["joke"], "left": "loyalty_machine_x2", "right": "loyalty_human", "lives": 1},
            {"role": ["trespassers_w"], "left": "loyalty_machine", "right": "loyalty_human", "lives": 1},
        ],
        "deck": ["charge", "rescue_bot", "spam", "defender", "charge", "old_firewall", "trust", "plus_thrower"],
    },
    seed="the first match",
    bot=LessonBot,
    names={
        "ru": ("Вера", "Тимур", "Марк", "Зоя", "Нина", "Глеб"),
        "en": ("Grace", "Finn", "Victor", "Iris", "Tess", "Leo"),
    },
    cast={"friend": FRIEND, "foe": FOE, "other": OTHER},
    cues=CUES,
    delay=(1.6, 2.4),
)
