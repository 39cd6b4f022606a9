"""What can be said at the table in a few taps: true or not, it is kept in mind, and bots understand it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from lichina.kernel import ALL, CARD, PLACE, TONES, Below, Branch, Option, Tree, turned, worded

from .box import LOYALTY, PROGRAMS, ROLES, SYMBOLS, TEAMS
from .choices import seats
from .state import LEFT, RIGHT, ROLE, TurnClaim
from .teams import LEGION

if TYPE_CHECKING:
    from .rules import Doomsday

MOST = 4
"""How many statements each player may make in a turn."""


@lru_cache(maxsize=2)
def cards(legion: bool) -> Branch:
    """Which card of somebody can be said to be what."""
    roles = [name for name, role in ROLES.items() if legion or role.pool != "legion"]
    loyalty = [name for name, card in LOYALTY.items() if legion or card.team != LEGION]
    either = Branch("as", dict.fromkeys(loyalty), of=CARD)
    return Branch("spot", {ROLE: Branch("as", dict.fromkeys(roles), of=CARD), LEFT: either, RIGHT: either}, of=PLACE)


@lru_cache(maxsize=256)
def sayings(others: tuple[int, ...], legion: bool) -> Tree[tuple[Any, ...]]:
    """All that a seat can say, true or not (A47): who it is, what others have, whom to shoot and whom to spare."""
    programs = Branch("program", dict.fromkeys(PROGRAMS), of=CARD)
    said: dict[Option, Below] = {
        "am": Branch("team", dict.fromkeys(TEAMS if legion else SYMBOLS)),
        "card": Branch("whom", dict.fromkeys(others, cards(legion)), of="seat"),
        "shoot": seats("whom", others),
        "spare": seats("whom", others),
        "have": programs,
        "have-not": programs,
        "trust": None,
    }
    return Tree(Branch("say", said), TONES)


def say(game: Doomsday, seat: int, value: tuple[Any, ...]) -> None:
    """Somebody says something, in the tone of their wish if it is fresh: no wording comes again before the others."""
    game.words[seat] -= 1
    wish = value[-1] if value[-1] in TONES else None
    topic, *about = value if wish is None else value[:-1]
    others = turned(len(game.claims) + seat)
    tone = worded(game.tones.setdefault(topic, []), others if wish is None else (wish, *others))
    claim: TurnClaim = {"turn": game.turns, "seat": seat, "topic": topic}
    told: dict[str, Any] = {"seat": seat, "tone": tone}
    if topic in ("card", "shoot", "spare"):
        claim["target"] = told["target"] = about[0]
    if topic == "card":
        claim["spot"] = told["spot"] = about[1]
    if topic in ("am", "card", "have", "have-not"):
        claim["what"] = about[-1]
        told["team" if topic == "am" else "card"] = about[-1]
    game.claims.append(claim)
    game.tell(ALL, f"said-{topic}", told)
