"""Items whose effect is no row: used with an attack, a search, a barricade or cleaning, or played from a hand."""

from __future__ import annotations

from typing import Any

from lichina.kernel import ALL, AMOUNT, CARD, PLACE, SEAT, Branch, Option, Steps

from . import open_boards
from .acting import Acting
from .box import TOWN
from .choices import ATTACK, BUILD, CLEAN, PLAY, SEARCH, USE, items
from .deeds import put_up, tidy
from .sketch import Sketch

# --- with an attack ---------------------------------------------------------------------------------------------------


def any_die(sketch: Sketch, survivor: str) -> int:
    """Every die will do."""
    return 1


def with_fuel(sketch: Sketch, survivor: str) -> bool | None:
    """Only with a fuel card in hand."""
    return None if sketch.of_kind(("fuel",), sketch.hand) else False


@items("pistol", "martial_arts", "ri_crossbow", when=ATTACK)
def quietly(game: Acting, seat: int, survivor: str, die: int, gate: str | None = None) -> Steps[None]:
    """An attack without exposure."""
    game.spend(seat, die)
    yield from game.strike(seat, survivor, gate, risky=False)


@items("switchblade", "wrench", "ri_machete", when=ATTACK, offer=any_die)
def with_any_die(game: Acting, seat: int, survivor: str, die: int, gate: str | None = None) -> Steps[None]:
    """An attack with any die."""
    game.spend(seat, die)
    yield from game.strike(seat, survivor, gate)


@items("baseball_bat", when=ATTACK)
def baseball_bat(game: Acting, seat: int, survivor: str, die: int, gate: str | None = None) -> Steps[None]:
    """An attack that kills two."""
    game.spend(seat, die)
    yield from game.strike(seat, survivor, gate, kills=2)


@items("shotgun", when=ATTACK)
def shotgun(game: Acting, seat: int, survivor: str, die: int, gate: str | None = None) -> Steps[None]:
    """An attack that kills two without exposure, and is heard."""
    game.spend(seat, die)
    yield from game.strike(seat, survivor, gate, kills=2, risky=False)
    yield from game.make_noise(game.place[survivor])


@items("lighter", when=ATTACK, offer=with_fuel)
def lighter(game: Acting, seat: int, survivor: str, die: int, gate: str | None = None) -> Steps[None]:
    """A fuel card, which does nothing else, makes an attack kill four without exposure."""
    game.spend(seat, die)
    fuel = game.faces(seat, "fuel")[0]
    game.lay_off(game.take(seat, fuel), game.home[seat])
    game.tell(ALL, "played", seat=seat, item=fuel)
    yield from game.strike(seat, survivor, gate, kills=4, risky=False)


# --- with a search ----------------------------------------------------------------------------------------------------


def blueprint(place: str) -> None:
    """The plan of a place: a search there shows and keeps a card more."""

    def there(sketch: Sketch, survivor: str) -> bool | None:
        return None if sketch.place[survivor] == place else False

    @items(f"bp_{place}", when=SEARCH, offer=there)
    def by_the_plan(game: Acting, seat: int, survivor: str, die: int) -> Steps[None]:
        game.spend(seat, die)
        yield from game.rummage(seat, survivor, shown=2, kept=2)


for _place in TOWN:
    blueprint(_place)


@items("ri_town_map", when=SEARCH)
def town_map(game: Acting, seat: int, survivor: str, die: int) -> Steps[None]:
    """A search that shows a card more."""
    game.spend(seat, die)
    yield from game.rummage(seat, survivor, shown=2)


@items("flashlight", when="noise")
def flashlight(game: Acting) -> int:
    """Noise shows three cards."""
    return 3


# --- with a barricade, with cleaning ----------------------------------------------------------------------------------


@items("hammer", when=BUILD)
def hammer(game: Acting, seat: int, survivor: str, die: int, gate: str | None = None) -> Steps[None]:
    """Two barricades at once."""
    game.spend(seat, die)
    yield from put_up(game, seat, survivor, gate, 2)


@items("mop", when=CLEAN)
def mop(game: Acting, seat: int, survivor: str, die: int) -> None:
    """Five cards at once."""
    game.spend(seat, die)
    tidy(game, seat, survivor, 5)


# --- by themselves ----------------------------------------------------------------------------------------------------


def dice_of_friends(sketch: Sketch, survivor: str) -> Branch | bool:
    """A friend's die that is to show less, and the player's own that is to show more."""
    low = [die for die in sketch.dice if die < 6]
    own = Branch("own-die", dict.fromkeys(low), of=AMOUNT)
    friends: dict[Option, Any] = {
        seat: Branch("die", {die: own for die in sorted(set(dice)) if die > 1}, of=AMOUNT)
        for seat, dice in sketch.friends.items()
    }
    return Branch("player", friends, of=SEAT) if low and friends else False


@items("walkie_talkie", when=USE, offer=dice_of_friends)
def walkie_talkie(game: Acting, seat: int, survivor: str, friend: int, theirs: int, own: int) -> None:
    """A friend's unused die shows one less, an own one more."""
    game.turn_die(friend, theirs, theirs - 1)
    game.turn_die(seat, own, own + 1)


# --- out of a hand ----------------------------------------------------------------------------------------------------


def own_dice(sketch: Sketch, survivor: str) -> Branch | bool:
    """An unused die, and what it is to show."""
    values = Branch("value", dict.fromkeys(range(1, 7)), of=AMOUNT)
    return Branch("die", dict.fromkeys(sketch.dice, values), of=AMOUNT) if sketch.dice else False


@items("adrenaline_shot", when=PLAY, offer=own_dice)
def adrenaline_shot(game: Acting, seat: int, die: int, value: int) -> None:
    """An unused die shows whatever you want."""
    game.turn_die(seat, die, value)


def free_attacks(sketch: Sketch, survivor: str) -> Branch | bool:
    """Own survivors who have something to attack, and where."""
    options: dict[Option, Any] = {}
    for one in open_boards.standing(sketch, sketch.seat):
        found = open_boards.infested(sketch, open_boards.gates(sketch, one))
        if found and one not in sketch.sulking:
            options[one] = Branch("gate", dict.fromkeys(found), of=PLACE)
    return Branch("survivor", options, of=CARD) if options else False


@items("reading_lamp", when=PLAY, offer=free_attacks)
def reading_lamp(game: Acting, seat: int, survivor: str, gate: str) -> Steps[None]:
    """An attack without a die."""
    game.tell(ALL, "attacked", seat=seat, survivor=survivor, place=game.place[survivor])
    yield from game.strike(seat, survivor, gate)


def food_or_dice(sketch: Sketch, survivor: str) -> Branch:
    """A food token, or two more on a die."""
    options: dict[Option, Any] = {"food": None}
    if low := [die for die in sketch.dice if die < 6]:
        options["die"] = Branch("die", dict.fromkeys(low), of=AMOUNT)
    return Branch("ration", options)


@items("ri_ration_pack", when=PLAY, offer=food_or_dice)
def ration_pack(game: Acting, seat: int, what: str, die: int = 0) -> None:
    """A food token, or two more on an unused die."""
    if what == "food":
        game.change("food", game.home[seat], 1)
        game.count("cooked", seat)
    else:
        game.turn_die(seat, die, min(6, die + 2))
