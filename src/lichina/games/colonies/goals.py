"""What it takes to win: main objectives of colonies, secret objectives of players, and those of the lone wolf.

Each is a small function that looks at the table when it is tested.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lichina.kernel import Effects

from . import open_boards
from .box import COLONIES, DEN, ENTRANCES, KIND, RIVAL, TOWN
from .state import ColoniesState

objectives: Effects[Any] = Effects("objective")
"""Whether a colony has met a main objective."""
secrets: Effects[Any] = Effects("secret")
"""Whether a player has met a secret objective, the main objective aside."""
wolf_goals: Effects[Any] = Effects("wolf-goal")
"""Whether the lone wolf has met his; he is told which colonies have met theirs."""


# --- main objectives (§3.5) -------------------------------------------------------------------------------------------


def stored(game: ColoniesState, colony: str, kind: str) -> int:
    """How many cards of a kind a colony has stored."""
    return sum(KIND[game.face[card]] == kind for card in game.storage[colony])


def crew(game: ColoniesState, colony: str) -> int:
    """How many players a colony has."""
    return len(game.teams[colony])


@objectives("mo_killing_blow")
def killing_blow(game: ColoniesState, colony: str) -> bool:
    """Four combats won, one of them at the rival colony (R88)."""
    return len(game.won[colony]) >= 4 and RIVAL[colony] in game.won[colony]


@objectives("mo_divide_and_conquer")
def divide_and_conquer(game: ColoniesState, colony: str) -> bool:
    """In the last round, control of more places of the town than the rival has (R74, R87)."""
    mine, theirs = (sum(controls(game, one, town) for town in TOWN) for one in (colony, RIVAL[colony]))
    return game.rounds == 1 and mine > theirs


def controls(game: ColoniesState, colony: str, town: str) -> bool:
    """Whether a colony has more survivors at a place than its rival; the wolf is no matter."""
    return len(open_boards.friends(game, town, colony)) > len(open_boards.friends(game, town, RIVAL[colony]))


@objectives("mo_last_stockpile")
def last_stockpile(game: ColoniesState, colony: str) -> bool:
    """A medicine and a fuel stored for every player, and two food tokens."""
    count = crew(game, colony)
    stores = min(stored(game, colony, "medicine"), stored(game, colony, "fuel"))
    return stores >= count and game.food[colony] >= 2 * count


@objectives("mo_keep_the_fires")
def keep_the_fires(game: ColoniesState, colony: str) -> bool:
    """Two fuels stored for every player, and one more."""
    return stored(game, colony, "fuel") >= 2 * crew(game, colony) + 1


@objectives("mo_clean_streets")
def clean_streets(game: ColoniesState, colony: str) -> bool:
    """Three trophies for every player."""
    return game.trophies[colony] >= 3 * crew(game, colony)


@objectives("mo_new_blood")
def new_blood(game: ColoniesState, colony: str) -> bool:
    """A survivor more for every player than there were at the start, and nobody starves."""
    needed = game.strength_at_start[colony] + crew(game, colony)
    return len(game.allies(colony)) >= needed and not game.starving[colony]


@objectives("mo_convoy")
def convoy(game: ColoniesState, colony: str) -> bool:
    """A weapon equipped and a fuel stored for every player, and the gas station held by friends alone."""
    weapons = sum(KIND[game.face[card]] == "weapon" for one in game.allies(colony) for card in game.gear[one])
    there = open_boards.at(game, "gas_station")
    held = bool(there) and all(game.side(one) == colony for one in there)
    return weapons >= crew(game, colony) <= stored(game, colony, "fuel") and held


@objectives("mo_long_siege")
def long_siege(game: ColoniesState, colony: str) -> bool:
    """In the last round, morale not below the rival's (R74)."""
    return game.rounds == 1 and game.morale[colony] >= game.morale[RIVAL[colony]]


# --- secret objectives (§3.10) ----------------------------------------------------------------------------------------


def hand(game: ColoniesState, seat: int, *kinds: str) -> list[str]:
    """The items of a hand, or those of some kinds."""
    faces = [game.face[card] for card in game.hands[seat]]
    return [face for face in faces if not kinds or KIND[face] in kinds]


def worn(game: ColoniesState, survivors: Iterable[str], kind: str | None = None) -> list[str]:
    """The items on survivors, or those of one kind."""
    faces = [game.face[card] for one in survivors for card in game.gear[one]]
    return [face for face in faces if kind in (None, KIND[face])]


def tokens(game: ColoniesState, seat: int) -> int:
    """Wounds and frostbites on a player's survivors."""
    return sum(open_boards.hurt(game, one) for one in game.group(seat))


def sizes(game: ColoniesState, seat: int) -> Sequence[int]:
    """How many survivors each friend has."""
    return [len(game.group(mate)) for mate in game.mates(seat)]


def _in_hand(*ids: str, kind: str, count: int) -> None:
    """Objectives that want this many cards of a kind in hand."""

    def held(game: ColoniesState, seat: int) -> bool:
        return len(hand(game, seat, kind)) >= count

    secrets(*ids)(held)


def _counted(*ids: str, what: str, count: int) -> None:
    """Objectives that want something to have happened so often."""

    def done(game: ColoniesState, seat: int) -> bool:
        return game.counts[what][seat] >= count

    secrets(*ids)(done)


_in_hand("so_new_destination", kind="fuel", count=2)
_in_hand("so_hunger", kind="food", count=3)
_in_hand("so_hypochondriac", kind="medicine", count=2)
_in_hand("so_junkie", kind="tool", count=3)
_in_hand("so_armourer", kind="weapon", count=2)
_in_hand("so_bookworm", kind="book", count=2)
_in_hand("so_firekeeper", kind="fuel", count=3)
_counted("so_neat_freak", what="cleaned", count=3)
_counted("so_revenge", what="killed", count=8)
_counted("so_field_medic", what="healed", count=4)
_counted("so_benefactor", what="contributed", count=5)
_counted("so_trophy_hunter", what="killed_abroad", count=1)
_counted("so_camp_cook", what="cooked", count=6)
_counted("so_bricklayer", what="built", count=5)
_counted("so_recruiter", what="recruited", count=2)
_counted("so_diplomat", what="granted", count=3)


@secrets("so_only_books")
def only_books(game: ColoniesState, seat: int) -> bool:
    """Two books on own survivors."""
    return len(worn(game, game.group(seat), "book")) >= 2


@secrets("so_burn_it_down")
def burn_it_down(game: ColoniesState, seat: int) -> bool:
    """A fuel card, and a weapon on an own survivor."""
    return bool(hand(game, seat, "fuel")) and bool(worn(game, game.group(seat), "weapon"))


@secrets("so_collector")
def collector(game: ColoniesState, seat: int) -> bool:
    """Cards of four symbols, in hand or on survivors."""
    return len({KIND[item] for item in hand(game, seat) + worn(game, game.group(seat))}) >= 4


@secrets("so_desire_to_live")
def desire_to_live(game: ColoniesState, seat: int) -> bool:
    """No wound, no frostbite and no despair on own survivors."""
    return not tokens(game, seat) and not any(game.despair[one] for one in game.group(seat))


@secrets("so_experienced")
def experienced(game: ColoniesState, seat: int) -> bool:
    """The first group leader still leads."""
    return bool(game.head[seat]) and game.head[seat] == game.first_head[seat]


@secrets("so_germaphobe")
def germaphobe(game: ColoniesState, seat: int) -> bool:
    """At most three cards in the waste pile."""
    return len(game.waste[game.home[seat]]) <= 3


@secrets("so_historian")
def historian(game: ColoniesState, seat: int) -> bool:
    """Two different books, in hand or on survivors."""
    return len({*hand(game, seat, "book"), *worn(game, game.group(seat), "book")}) >= 2


@secrets("so_hoarder")
def hoarder(game: ColoniesState, seat: int) -> bool:
    """Six cards in hand."""
    return len(game.hands[seat]) >= 6


@secrets("so_hope")
def hope(game: ColoniesState, seat: int) -> bool:
    """Morale of four."""
    return game.morale[game.home[seat]] >= 4


@secrets("so_leader")
def leader(game: ColoniesState, seat: int) -> bool:
    """Leading the colony."""
    return game.leader[game.home[seat]] == seat


@secrets("so_loner")
def loner(game: ColoniesState, seat: int) -> bool:
    """No friend has fewer survivors."""
    return all(size >= len(game.group(seat)) for size in sizes(game, seat))


@secrets("so_masochist")
def masochist(game: ColoniesState, seat: int) -> bool:
    """Three wounds or frostbites on own survivors."""
    return tokens(game, seat) >= 3


@secrets("so_protected")
def protected(game: ColoniesState, seat: int) -> bool:
    """Six barricades at home."""
    return sum(game.barricades[gate] for gate in ENTRANCES[game.home[seat]]) >= 6


@secrets("so_repopulate")
def repopulate(game: ColoniesState, seat: int) -> bool:
    """Four survivors, and no friend has more."""
    own = len(game.group(seat))
    return own >= 4 and all(own >= size for size in sizes(game, seat))


@secrets("so_safety")
def safety(game: ColoniesState, seat: int) -> bool:
    """At most three zombies at home."""
    return open_boards.crowd(game, game.home[seat]) <= 3


@secrets("so_way_back_home")
def way_back_home(game: ColoniesState, seat: int) -> bool:
    """All own survivors at home, and a fuel card."""
    home = game.home[seat]
    return all(game.place[one] == home for one in game.group(seat)) and bool(hand(game, seat, "fuel"))


@secrets("so_zombie_robot")
def zombie_robot(game: ColoniesState, seat: int) -> bool:
    """Two weapons on one survivor."""
    return any(len(worn(game, [one], "weapon")) >= 2 for one in game.group(seat))


@secrets("so_quartermaster")
def quartermaster(game: ColoniesState, seat: int) -> bool:
    """Five food tokens."""
    return game.food[game.home[seat]] >= 5


@secrets("so_pathfinder")
def pathfinder(game: ColoniesState, seat: int) -> bool:
    """Searched at five places of the town."""
    return len(game.searched[seat]) >= 5


@secrets("so_bodyguard")
def bodyguard(game: ColoniesState, seat: int) -> bool:
    """No friendly survivor has died in this round."""
    home = game.home[seat]
    return not any(game.home[owner] == home and when == game.rounds for _, owner, when in game.dead)


@secrets("so_veteran")
def veteran(game: ColoniesState, seat: int) -> bool:
    """A living survivor has been in two combats."""
    return any(game.fights.get(one, 0) >= 2 for one in game.group(seat))


@secrets("so_recluse")
def recluse(game: ColoniesState, seat: int) -> bool:
    """A survivor alone at a place of the town: strangers also count as company (R100)."""
    return any(
        open_boards.in_town(game, one) and open_boards.at(game, game.place[one]) == [one] for one in game.group(seat)
    )


@secrets("so_shepherd")
def shepherd(game: ColoniesState, seat: int) -> bool:
    """Three helpless survivors at home, none of them unruly."""
    home = game.home[seat]
    return game.helpless[home] >= 3 and not game.unruly[home]


@secrets("so_minimalist")
def minimalist(game: ColoniesState, seat: int) -> bool:
    """At most one card in hand."""
    return len(game.hands[seat]) <= 1


@secrets("so_tinkerer")
def tinkerer(game: ColoniesState, seat: int) -> bool:
    """Two tools on own survivors."""
    return len(worn(game, game.group(seat), "tool")) >= 2


@secrets("so_quiet_one")
def quiet_one(game: ColoniesState, seat: int) -> bool:
    """No noise anywhere."""
    return not any(game.noise.values())


@secrets("so_survivalist")
def survivalist(game: ColoniesState, seat: int) -> bool:
    """Food, fuel and medicine in hand."""
    return {"food", "fuel", "medicine"} <= {KIND[item] for item in hand(game, seat)}


@secrets("so_stockpiler")
def stockpiler(game: ColoniesState, seat: int) -> bool:
    """Five bullets."""
    return game.bullets[game.home[seat]] >= 5


@secrets("so_raider")
def raider(game: ColoniesState, seat: int) -> bool:
    """A survivor before the entrance of the rivals."""
    return any(open_boards.at_rival(game, one) for one in game.group(seat))


@secrets("so_pure_blood")
def pure_blood(game: ColoniesState, seat: int) -> bool:
    """None of the player's survivors has died."""
    return not game.counts["lost"][seat]


# --- the lone wolf (§3.14) --------------------------------------------------------------------------------------------


def missions_done(game: ColoniesState, seat: int) -> int:
    """How many missions the wolf has accomplished."""
    return game.counts["missions"][seat]


@wolf_goals("lw_balance")
def balance(game: ColoniesState, seat: int, main: Sequence[str]) -> bool:
    """Both colonies live, and their morale is nearly the same."""
    blue, yellow = (game.morale[colony] for colony in COLONIES)
    return min(blue, yellow) >= 1 and abs(blue - yellow) <= 1 and missions_done(game, seat) >= 2


@wolf_goals("lw_kingmaker")
def kingmaker(game: ColoniesState, seat: int, main: Sequence[str]) -> bool:
    """The favoured colony has met the main objective, and the other has not."""
    return list(main) == [game.favoured] and missions_done(game, seat) >= 2


@wolf_goals("lw_hermit")
def hermit(game: ColoniesState, seat: int, main: Sequence[str]) -> bool:
    """Morale and food of four in the den."""
    return game.morale[DEN] >= 4 and game.food[DEN] >= 4 and missions_done(game, seat) >= 3


@wolf_goals("lw_ash")
def ash(game: ColoniesState, seat: int, main: Sequence[str]) -> bool:
    """The colonies have a morale of four together, or less."""
    return sum(game.morale[colony] for colony in COLONIES) <= 4 and missions_done(game, seat) >= 3


@wolf_goals("lw_hoard")
def hoard(game: ColoniesState, seat: int, main: Sequence[str]) -> bool:
    """Two weapons, two medicines and two fuels, in hand or on survivors."""
    items = [KIND[item] for item in hand(game, seat) + worn(game, game.group(seat))]
    return all(items.count(kind) >= 2 for kind in ("weapon", "medicine", "fuel")) and missions_done(game, seat) >= 2


@wolf_goals("lw_pack")
def pack(game: ColoniesState, seat: int, main: Sequence[str]) -> bool:
    """Five survivors."""
    return len(game.group(seat)) >= 5 and missions_done(game, seat) >= 2


@wolf_goals("lw_avenger")
def avenger(game: ColoniesState, seat: int, main: Sequence[str]) -> bool:
    """Two combats won against the favoured colony, and three of its survivors dead."""
    losses = sum(game.home[owner] == game.favoured for _, owner, _ in game.dead)
    wins = game.counts[f"beat_{game.favoured}"][seat]
    return wins >= 2 and losses >= 3 and missions_done(game, seat) >= 1


@wolf_goals("lw_errand")
def errand(game: ColoniesState, seat: int, main: Sequence[str]) -> bool:
    """Six missions accomplished."""
    return missions_done(game, seat) >= 6
