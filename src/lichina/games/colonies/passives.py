"""Abilities and equipment that work by themselves: each answers a named question in another way."""

from __future__ import annotations

from lichina.kernel import ALL

from . import open_boards
from .questions import (
    attacks_with,
    avoids,
    brings,
    builds,
    cleans,
    cooks,
    costs,
    deadly,
    fights,
    guards,
    infected,
    keeps_away,
    mourned,
    moves,
    risky_attack,
    risky_move,
    rolls,
    searches_with,
    sees,
    shielded,
    softens,
    suffers,
    weighs,
)
from .state import ColoniesState


def fresh(game: ColoniesState, survivor: str, whose: str) -> str:
    """Whose ability it is, if a survivor has not used it in this round yet; the student may have several."""
    return "" if open_boards.used_as(survivor, whose) in game.tired else whose


def once(game: ColoniesState, survivor: str, whose: str) -> bool:
    """Whether an ability was not used in this round yet; from now on it is."""
    if not fresh(game, survivor, whose):
        return False
    game.tired.append(open_boards.used_as(survivor, whose))
    return True


# --- survivors --------------------------------------------------------------------------------------------------------


@suffers("sparky")
def sparky_is_bitten(game: ColoniesState, survivor: str, face: str, cause: str) -> str:
    """A bite is only a wound to Sparky."""
    return "wound" if face == "bite" else face


@infected("sparky", "rotten_flesh")
def not_infected(game: ColoniesState, survivor: str, spreads: bool) -> bool:
    """A bite does not spread to Sparky, nor to anybody who smells of the dead."""
    return False


@suffers("harman_brooks", "snow_shoes")
def frostproof(game: ColoniesState, survivor: str, face: str, cause: str) -> str:
    """A frostbite is only a wound."""
    return "wound" if face == "frostbite" else face


@deadly("buddy_davis")
def tough(game: ColoniesState, survivor: str, wounds: int) -> int:
    """He dies of four."""
    return wounds + 1


@risky_attack("mike_cho")
def unseen(game: ColoniesState, survivor: str, risky: bool) -> bool:
    """His attacks expose him to nothing."""
    return False


@risky_attack("the_enforcer")
def lone_hunter(game: ColoniesState, survivor: str, risky: bool) -> bool:
    """Nor do his, while no other friend is there."""
    friends = open_boards.friends(game, game.place[survivor], game.side(survivor))
    return risky and friends != [survivor]


@risky_move("rod_miller")
def drives(game: ColoniesState, survivor: str, risky: bool, where: str) -> bool:
    """He is never exposed by a move."""
    return False


@risky_move("marcus_johnson")
def knows_the_roads(game: ColoniesState, survivor: str, risky: bool, where: str) -> bool:
    """Nor is he, where there are no zombies."""
    gates = open_boards.gates(game, survivor)
    return risky and bool(open_boards.infested(game, gates))


@attacks_with("huang_fen")
@searches_with("huang_fen")
def strong_in_a_group(game: ColoniesState, survivor: str, die: int) -> int:
    """With two other friends at her place any die serves her."""
    place = game.place[survivor]
    friends = [one for one, where in game.place.items() if where == place and game.side(one) == game.side(survivor)]
    return 1 if len(friends) > 2 else die


@sees("david_garcia")
def thorough(game: ColoniesState, survivor: str, shown: int) -> int:
    """His searches show a card more."""
    return shown + 1


@cleans("brandon_kane")
def sweeps(game: ColoniesState, survivor: str, count: int) -> int:
    """Once a round he cleans away five."""
    return 5 if once(game, survivor, "brandon_kane") else count


@cooks("rocco_bellini")
def stretches(game: ColoniesState, survivor: str, more: int) -> int:
    """Once a round he makes a food card go further."""
    return more + once(game, survivor, "rocco_bellini")


@builds("tomas_lindqvist")
def carpenter(game: ColoniesState, survivor: str, count: int) -> int:
    """Once a round he builds two."""
    return 2 if once(game, survivor, "tomas_lindqvist") else count


@moves("yara_osman")
def courier(game: ColoniesState, survivor: str, times: int) -> int:
    """She moves twice."""
    return times + 1


@brings("jonah_reyes")
def patrol(game: ColoniesState, survivor: str, whose: str) -> str:
    """Once a round somebody may come along."""
    return fresh(game, survivor, "jonah_reyes") or whose


@keeps_away("leon_fisk")
def watchman(game: ColoniesState, survivor: str, fewer: int) -> int:
    """A zombie fewer comes while he keeps watch."""
    return fewer + 1


@weighs("honiahaka")
def elder(game: ColoniesState, survivor: str, votes: int) -> int:
    """The vote of his player counts twice."""
    return votes * 2


@costs("lidia_moreno")
def bargains(game: ColoniesState, survivor: str, price: int) -> int:
    """Sending friends away from her side costs a bullet more, herself among them (R105)."""
    return price + 1


@mourned("father_fitzpatrick")
def comforts(game: ColoniesState, survivor: str, cost: int) -> int:
    """Once a round, a roll of four makes a death cost nothing."""
    if not cost or not once(game, survivor, "father_fitzpatrick"):
        return cost
    rolled = game.dice.roll()
    game.tell(ALL, "ability", seat=game.owner[survivor], survivor=survivor, whose=survivor, own=True)
    game.tell(ALL, "rolled", seat=game.owner[survivor], die=rolled)
    return 0 if rolled >= 4 else cost


@avoids("jamie_gilmour")
def foresees(game: ColoniesState, survivor: str, whose: str) -> str:
    """Once a round a crossroads card is put away unread."""
    return fresh(game, survivor, "jamie_gilmour") or whose


@guards("eric_parker")
def bodyguard(game: ColoniesState, survivor: str, whose: str) -> str:
    """Once a round he takes the wound of an ally at his place upon himself."""
    return fresh(game, survivor, "eric_parker") or whose


@rolls("bernadette_wilson")
def organizes(game: ColoniesState, survivor: str, dice: int) -> int:
    """As a group leader she brings a die more."""
    return dice + (game.head[game.owner[survivor]] == survivor)


# --- equipment --------------------------------------------------------------------------------------------------------


@rolls("night_vision")
def sees_at_night(game: ColoniesState, survivor: str, dice: int) -> int:
    """A die more in every round."""
    return dice + 1


@suffers("ri_skis")
def skis(game: ColoniesState, survivor: str, face: str, cause: str) -> str:
    """A wound from the survivor's own move is nothing."""
    return "blank" if face == "wound" and cause == "move" else face


@suffers("ri_survival_guide")
def survival_guide(game: ColoniesState, survivor: str, face: str, cause: str) -> str:
    """Once a round, a frostbite is nothing."""
    guides = [card for card in game.gear[survivor] if game.face[card] == "ri_survival_guide" and card not in game.spent]
    if face != "frostbite" or not guides:
        return face
    game.spent.append(guides[0])
    game.tell(ALL, "used", seat=game.owner[survivor], survivor=survivor, item="ri_survival_guide")
    return "blank"


@softens("ri_brass_knuckles")
def brass_knuckles(game: ColoniesState, survivor: str, less: int) -> int:
    """A defeat is the smaller by one (R110)."""
    return less + 1


@fights("ri_field_manual")
def field_manual(game: ColoniesState, survivor: str, strength: int) -> int:
    """One stronger in combat."""
    return strength + 1


@shielded("ri_bulletproof_vest")
def bulletproof_vest(game: ColoniesState, survivor: str, stopped: int) -> int:
    """The first wound in the combats of a round is ignored."""
    vests = [card for card in game.gear[survivor] if game.face[card] == "ri_bulletproof_vest"]
    return sum(card not in game.spent for card in vests)
