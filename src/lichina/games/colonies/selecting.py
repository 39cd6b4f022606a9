"""Whom and what a row of effects is about: the options of each selector, for rules and for questions built later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from lichina.kernel import CARD, PLACE, SEAT, WORD, Branch, Kind, Option

from . import open_boards, vocabulary
from .box import COLONIES, DEN, ENTRANCES, RIVAL, TOWN
from .open_boards import OpenBoards
from .vocabulary import EFFECTS, Call, EffectRow, Pay, Roll


class EffectScene(NamedTuple):
    """Whose card or turn it is, which survivor it is about and where, and what has been picked so far."""

    seat: int
    survivor: str
    place: str
    picks: dict[str, Any]


PICKED: dict[str, tuple[str, Kind]] = {
    "E": ("colony", WORD),
    "rival": ("colony", WORD),
    "T": ("player", SEAT),
    "O": ("player", SEAT),
    "town": ("place", PLACE),
    "ours": ("place", PLACE),
    "haunt": ("place", PLACE),
    "anywhere": ("place", PLACE),
    "own": ("survivor", CARD),
    "ally": ("survivor", CARD),
    "mate": ("survivor", CARD),
    "housemate": ("survivor", CARD),
    "comrade": ("survivor", CARD),
    "near": ("survivor", CARD),
    "patient": ("survivor", CARD),
    "unhealed": ("survivor", CARD),
    "homebody": ("survivor", CARD),
    "roamer": ("survivor", CARD),
    "foe": ("survivor", CARD),
}
"""The selectors of which somebody picks one: under which key it is asked, and what the options are."""


def key_of(arg: object) -> str:
    """The name under which a pick is kept: foes at different places are different picks."""
    return str(arg)


def picked(arg: object) -> str:
    """The selector itself, if one of several is picked by it."""
    name = arg.name if isinstance(arg, Call) else str(arg)
    return name if name in PICKED else ""


def options(board: OpenBoards, scene: EffectScene, arg: object, verb: str = "") -> list[Any]:
    """What may be picked for a selector; where nobody needs healing, a cure may be wasted on anybody (R118)."""
    name = picked(arg)
    if name in ("E", "rival"):
        home = board.home[scene.seat]
        return list(COLONIES) if home == DEN else [RIVAL[home]]
    if name in ("T", "O"):
        return _players(board, scene, name)
    if name in ("town", "ours", "haunt", "anywhere"):
        return [place for place in _places(board, scene, name) if _suits(board, place, verb)]
    fit = {"heal": open_boards.hurt, "thaw": _frozen}.get(verb)
    found = _survivors(board, scene, arg)
    fitting = found if fit is None else [one for one in found if fit(board, one)]
    return fitting or found


def _frozen(board: OpenBoards, survivor: str) -> int:
    return board.frost[survivor]


def _players(board: OpenBoards, scene: EffectScene, name: str) -> list[int]:
    if name == "T":
        home = board.home[scene.seat]
        return [other for other, where in enumerate(board.home) if where == home and other != scene.seat]
    there = open_boards.strangers(board, scene.place, board.home[scene.seat]) if scene.place else []
    return sorted({board.owner[one] for one in there})


def _places(board: OpenBoards, scene: EffectScene, name: str) -> list[str]:
    if name == "town":
        return list(TOWN)
    if name == "anywhere":
        return [*COLONIES, *TOWN]
    places = dict.fromkeys(board.place[one] for one in open_boards.standing(board, scene.seat))
    return [place for place in places if (place in TOWN if name == "haunt" else place != DEN)]


def _suits(board: OpenBoards, place: str, verb: str) -> bool:
    """Whether an effect could do anything there."""
    gates = ENTRANCES.get(place, (place,))
    if verb == "zkill":
        return any(board.zombies[gate] for gate in gates)
    return verb not in ("bar", "trap") or any(open_boards.free(board, gate) > 0 for gate in gates)


def _survivors(board: OpenBoards, scene: EffectScene, arg: object) -> list[str]:
    if isinstance(arg, Call):
        where = scene.place if arg.args[0] == "L*" else _fixed(board, scene, str(arg.args[0]))
        return open_boards.strangers(board, where, board.home[scene.seat]) if where else []
    if arg in OWN:
        return [one for one in open_boards.standing(board, scene.seat) if OWN[str(arg)](board, scene.seat, one)]
    if arg == "near":
        return open_boards.near(board, scene.seat)
    home = board.home[scene.seat]
    if arg == "patient":
        return [one for one in open_boards.near(board, scene.seat) if open_boards.side(board, one) != home]
    if arg in ("mate", "housemate", "comrade"):
        here = [one for one, place in board.place.items() if place == scene.place and one not in board.down]
        friends = [one for one in here if arg == "mate" or open_boards.side(board, one) == home]
        return [one for one in friends if arg != "comrade" or board.owner[one] != scene.seat]
    return [one for one in board.owner if open_boards.side(board, one) == home]


def _at_home(board: OpenBoards, seat: int, survivor: str) -> bool:
    return board.place[survivor] == board.home[seat]


def _in_town(board: OpenBoards, seat: int, survivor: str) -> bool:
    return open_boards.in_town(board, survivor)


def _unhealed(board: OpenBoards, seat: int, survivor: str) -> bool:
    return ("cured", survivor) not in {(deed, one) for deed, one, _ in board.deeds.get(seat, ())}


OWN: dict[str, Callable[[OpenBoards, int, str], bool]] = {
    "own": lambda board, seat, survivor: True,
    "homebody": _at_home,
    "roamer": _in_town,
    "unhealed": _unhealed,
}
"""The selectors of one of the player's own survivors, and which of them."""


def _fixed(board: OpenBoards, scene: EffectScene, place: str) -> str:
    home = board.home[scene.seat]
    return {"home": home, "rival": RIVAL.get(home, "")}.get(place, place)


def path(program: EffectRow, board: OpenBoards, scene: EffectScene) -> Branch | bool | None:
    """All that somebody picks for a row, as a way down a tree; None if nothing is picked, False if nothing can be."""
    below: Branch | None = None
    for arg, verb in reversed(picks(program)):
        name = picked(arg)
        if name in ("E", "rival") and board.home[scene.seat] != DEN:
            continue
        found: Sequence[Option] = options(board, scene, arg, verb)
        if not found:
            return False
        key, of = PICKED[name]
        below = Branch(key, dict.fromkeys(found, below), of=of)
    return below


@cache
def picks(program: EffectRow) -> list[tuple[object, str]]:
    """The selectors of a row of which one is picked, each once, with the effect that names it first."""
    found: dict[str, tuple[object, str]] = {}
    for step in program:
        if isinstance(step, Roll):
            continue  # what comes after a die is picked after it
        for call in step.price if isinstance(step, Pay) else (step,):
            for arg, kind in zip(call.args, EFFECTS[call.name], strict=True):
                if kind != vocabulary.NUMBER and picked(arg):
                    found.setdefault(key_of(arg), (arg, call.name))
    return list(found.values())


def fill(program: EffectRow, board: OpenBoards, scene: EffectScene, answers: Sequence[Any]) -> None:
    """Keep what was picked on the way down the tree."""
    asked = [arg for arg, _ in picks(program)]
    if board.home[scene.seat] != DEN:
        asked = [arg for arg in asked if picked(arg) not in ("E", "rival")]
    for arg, answer in zip(asked, answers, strict=True):
        scene.picks[key_of(arg)] = answer
