"""What is in the box: places, survivors, items, dice, objectives, crises and crossroads, read from `content`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from lichina.kernel.content import ContentRow, Limit, rows

CONTENT = Path(__file__).parent / "content"


class TownPlace(ContentRow, frozen=True):
    """A place of the town: room for survivors inside, and spaces before its one entrance."""

    id: str
    number: int
    room: int
    spaces: int


class StartingSet(ContentRow, frozen=True):
    """What this many players begin with; the lone wolf gets as many survivors as in a match of four."""

    players: int
    dealt: int
    kept: int
    items: int


class Face(ContentRow, frozen=True):
    """A face of a die that is not just a number; some show one as well."""

    die: str
    face: str
    count: int
    value: int | None = None


class Tactic(ContentRow, frozen=True):
    """A card for a leader in combat."""

    id: str
    strength: int


class Survivor(ContentRow, frozen=True):
    """Somebody with a name: the lowest dice for an attack and a search, and the ability."""

    id: str
    set: str
    influence: int
    attack: int
    search: int
    where: str = "any"
    """Where its owner must be for the ability: `any`, `home`, `town`, `rival`, or one place."""
    cost: int | None = None
    """The lowest die that pays for the ability; 0: it is free, None: it works without being used."""
    once: bool = False
    """Whether it works once a round."""
    male: bool = False
    """Whether a card that speaks of men speaks of him."""
    optional: bool = False
    """Whether the rulebook lets a table leave this card out."""
    effect: str = ""


class Item(ContentRow, frozen=True):
    """An item card."""

    id: str
    kind: str
    use: str
    spare: int = 0
    """How many of it there are among the random items."""
    effect: str = ""
    wolf: str = ""
    """What it does for the lone wolf, where that is something else."""


class Stock(ContentRow, frozen=True):
    """How many of an item are in the deck of a place."""

    place: str
    item: str
    copies: int


class Starter(ContentRow, frozen=True):
    """How many of an item are among those that first hands are dealt from."""

    set: str
    item: str
    copies: int


class Objective(ContentRow, frozen=True):
    """A face of a main objective: what a colony has at the start, what lies in the town, and for how many rounds."""

    id: str
    morale: int
    bullets: int
    food: int
    zombies: int
    rounds: int
    town_zombies: int = 0
    town_barricades: int = 0


class Crisis(ContentRow, frozen=True):
    """A crisis: which symbols count against it, and what happens if too few were given."""

    id: str
    accepts: tuple[str, ...]
    effect: str = ""


class SecretObjective(ContentRow, frozen=True):
    """A secret objective of a colony player."""

    id: str
    set: str


class Road(ContentRow, frozen=True):
    """A crossroads card: when it comes, and the choices; with `vote` all decide who have somebody at home."""

    id: str
    trigger: str
    a: str = ""
    b: str = ""
    c: str = ""
    """A choice without a row is a function, or is not there."""
    vote: bool = False
    whom: bool = False
    """Whether a choice that is a function is about the player who met the card."""
    set: str = "war"


class WolfGoal(ContentRow, frozen=True):
    """A secret objective of the lone wolf, and what it gives him at the start."""

    id: str
    food: int = 2
    recruits: int = 0
    decks: tuple[str, ...] = ()
    """The decks of which he draws a card; `town` is one by lot."""
    missions: int = 3


class Mission(ContentRow, frozen=True):
    """A mission of the lone wolf, and its reward."""

    id: str
    reward: str = ""
    """A reward without a row is a function."""
    closing: bool = False
    """Whether it is checked when the turn is over: nothing else is done after it."""


_BOARD, _GOALS, _ITEMS = CONTENT / "board.toml", CONTENT / "goals.toml", CONTENT / "items.toml"

# --- places -----------------------------------------------------------------------------------------------------------

TOWNS = {town.id: town for town in rows(_BOARD, "town", TownPlace)}
LIMITS = {limit.id: limit.value for limit in rows(_BOARD, "limit", Limit)}
BLUE, YELLOW = COLONIES = ("blue", "yellow")
DEN = "den"
CAMPS = (*COLONIES, DEN)
TOWN = tuple(TOWNS)
ROOM = {town.id: town.room for town in TOWNS.values()}
ENTRANCES: Mapping[str, tuple[str, ...]] = {
    **{colony: tuple(f"{colony}-{n}" for n in range(1, LIMITS["entrances"] + 1)) for colony in COLONIES},
    **{town: (town,) for town in TOWN},
    DEN: (),
}
"""The entrances of each board; a place of the town is its own entrance."""
SPACES = {
    **{gate: LIMITS["spaces"] for colony in COLONIES for gate in ENTRANCES[colony]},
    **{town.id: town.spaces for town in TOWNS.values()},
}
BOARD = {gate: board for board, gates in ENTRANCES.items() for gate in gates} | {
    board: board for board in (*COLONIES, DEN)
}
"""The board on which a place is."""
RIVAL = {BLUE: YELLOW, YELLOW: BLUE}

# --- dice and players -------------------------------------------------------------------------------------------------

STARTS = {start.players: start for start in rows(_BOARD, "start", StartingSet)}
PLAYERS = range(min(STARTS), max(STARTS) + 1)
_FACES = rows(_BOARD, "face", Face)
EXPOSURE = tuple(face.face for face in _FACES if face.die == "exposure" for _ in range(face.count))
COMBAT = tuple(f"{face.face}-{face.value}" for face in _FACES if face.die == "combat" for _ in range(face.count))
NOISE = ("zombie", "nothing")
"""What may come of a noise token, the one as often as the other (R2)."""

# --- survivors and items ----------------------------------------------------------------------------------------------

SURVIVORS = {one.id: one for one in rows(CONTENT / "survivors.toml", "survivor", Survivor)}
INFLUENCE = {one.id: one.influence for one in SURVIVORS.values()}
ITEMS = {item.id: item for item in rows(_ITEMS, "item", Item)}
KIND = {item.id: item.kind for item in ITEMS.values()}
KINDS = tuple(dict.fromkeys(KIND.values()))
STOCKS = rows(_ITEMS, "deck", Stock)
STARTERS = rows(_ITEMS, "starter", Starter)
SPARE = tuple(item.id for item in ITEMS.values() for _ in range(item.spare))
"""The random items."""

# --- goals ------------------------------------------------------------------------------------------------------------

TACTICS = {tactic.id: tactic for tactic in rows(_BOARD, "tactic", Tactic)}
OBJECTIVES = {one.id: one for one in rows(_GOALS, "objective", Objective)}
CRISES = {one.id: one for one in rows(_GOALS, "crisis", Crisis)}
SECRETS = {one.id: one for one in rows(_GOALS, "secret", SecretObjective)}
WOLF_GOALS = {one.id: one for one in rows(_GOALS, "wolf", WolfGoal)}
MISSIONS = {one.id: one for one in rows(_GOALS, "mission", Mission)}
ROADS = {one.id: one for one in rows(CONTENT / "crossroads.toml", "crossroads", Road)}
