"""Programs for weapons: who drops, takes, exchanges and aims them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lichina.kernel import ALL, CARD, PLACE, SEAT, Branch, Pick, Steps, choose

from ..box import WEAPONS
from ..choices import Found, aimed, two_seats
from ..moments import ANY, TURN, programs

if TYPE_CHECKING:
    from ..rules import Doomsday

FIRE, HOLD = "fire", "hold"


def their_weapons(game: Doomsday, holders: Iterable[int]) -> Branch:
    """A weapon of one of these."""
    found: Found = {
        one: Branch("weapon", dict.fromkeys(game.weapon_words(game.armed(one))), of=CARD) for one in holders
    }
    return Branch("holder", found, of=SEAT)


def weapons_of_others(game: Doomsday, seat: int) -> Branch:
    """A weapon of another."""
    return their_weapons(game, [one for one in game.holders() if one != seat])


@programs("underground", when=ANY, offer=weapons_of_others)
def underground(game: Doomsday, seat: int, holder: int, word: str) -> Steps[None]:
    """Another drops a weapon; both draw one."""
    yield from game.drop(game.weapon(holder, word))
    yield from game.draw(seat)
    yield from game.draw(holder)


def holding(kind: str, game: Doomsday, seat: int) -> list[int]:
    """Others who hold a weapon of this kind."""
    found = {game.holder[weapon] for weapon, one in enumerate(game.arms) if one == kind}
    return sorted(one for one in found if one >= 0 and one != seat)


def their_rifles(game: Doomsday, seat: int) -> Branch:
    """Others who hold a rifle."""
    return Branch("holder", dict.fromkeys(holding("rifle", game, seat)), of=SEAT)


@programs("malfunction", when=ANY, offer=their_rifles)
def malfunction(game: Doomsday, seat: int, holder: int) -> Steps[None]:
    """Somebody with a rifle turns up a loyalty card of their choice (A15), and drops the rifle."""
    if game.closed_loyalty(holder):
        spot = yield from choose(game.ask(holder, "malfunction", Pick(game.closed_loyalty(holder), PLACE)))
        yield from game.reveal_loyalty(holder, spot)
    for weapon in game.armed(holder):
        if game.arms[weapon] == "rifle":
            yield from game.drop(weapon)
            return


def redirections(game: Doomsday, holders: Iterable[int]) -> Branch:
    """A weapon of one of these, and where else it may be aimed; never the laser (A18)."""
    found: Found = {}
    for holder, weapons in game.aimed_weapons(holders).items():
        below: Found = {word: game.redirection(weapon) for word, weapon in weapons.items()}
        found[holder] = Branch("weapon", below, of=CARD)
    return Branch("holder", found, of=SEAT)


@programs("new_coordinates", when=ANY, offer=lambda game, seat: redirections(game, game.holders()))
def new_coordinates(game: Doomsday, seat: int, holder: int, word: str, *aim: int) -> None:
    """Aim anybody's weapon elsewhere; a shot that is announced goes there (A14)."""
    game.aim(game.weapon(holder, word), aim)


def aimed_by_others(game: Doomsday, seat: int) -> Branch:
    """A weapon of another, and where else it may be aimed."""
    return redirections(game, [one for one in game.holders() if one != seat])


@programs("trojan", when=ANY, offer=aimed_by_others)
def trojan(game: Doomsday, seat: int, holder: int, word: str, *aim: int) -> None:
    """Aim the weapon of another elsewhere; its holder may not aim it until it is fired or dropped."""
    weapon = game.weapon(holder, word)
    game.aim(weapon, aim)
    game.fixed[weapon] = True
    game.tell(ALL, "jammed", seat=holder, weapon=game.arms[weapon])


def if_aimed(game: Doomsday, seat: int) -> bool | None:
    """Whether any weapon is aimed at somebody."""
    return None if any(game.aims) else False


@programs("trace_ip", when=ANY, offer=if_aimed)
def trace_ip(game: Doomsday, seat: int) -> None:
    """Every aim moves on to the next player clockwise."""
    for holder in game.holders():
        game.shift(holder)


def rifle_to_take(game: Doomsday, seat: int) -> Branch:
    """Another's rifle, at whom to aim it, and whether to fire it."""
    shot = Branch("at-once", dict.fromkeys((HOLD, FIRE)))
    if "rifle" in game.banned(seat):
        return Branch("holder", {})
    aims = Branch("target", dict.fromkeys(game.others(seat), shot), of=SEAT)
    return Branch("holder", dict.fromkeys(holding("rifle", game, seat), aims), of=SEAT)


@programs("recognition_bug", when=TURN, offer=rifle_to_take)
def recognition_bug(game: Doomsday, seat: int, holder: int, target: int, what: str) -> Steps[None]:
    """Drop one's weapon and take another's rifle; it may be fired at once, against the rule."""
    yield from game.drop_all(seat)
    rifles = [weapon for weapon in game.armed(holder) if game.arms[weapon] == "rifle"]
    if rifles and not game.armed(seat):
        game.seize(rifles[0], seat, (target,))
        if what == FIRE:
            yield from game.shoot(seat, rifles[0], ())


def two_armed(game: Doomsday, seat: int) -> Branch:
    """Two armed players."""
    return two_seats("whom", tuple(game.holders()))


@programs("file_sharing", when=TURN, offer=two_armed)
def file_sharing(game: Doomsday, seat: int, one: int, other: int) -> Steps[None]:
    """Two armed players swap weapons, and aim again."""
    first, second = game.armed(one), game.armed(other)
    game.tell(ALL, "weapons-swapped", seat=one, target=other)
    for weapon in (*first, *second):
        game.release(weapon)
    for holder, weapons in ((one, second), (other, first)):
        for weapon in weapons:
            game.holder[weapon] = holder
    for holder, weapons in ((one, second), (other, first)):
        yield from game.lay_down(holder)
        for weapon in weapons:
            if game.holder[weapon] == holder and game.arms[weapon] in game.banned(holder):
                yield from game.drop(weapon)
            elif game.holder[weapon] == holder:
                yield from game.aim_anew(holder, weapon)


@programs("armor_bot", when=TURN, offer=weapons_of_others)
def armor_bot(game: Doomsday, seat: int, holder: int, word: str) -> Steps[None]:
    """Another player drops a weapon; the user, if unarmed, may take and aim it, without firing."""
    weapon = game.weapon(holder, word)
    yield from game.drop(weapon)
    if game.may_take(seat, weapon):
        yield from game.may_arm(seat, "armor_bot", {game.arms[weapon]: weapon})


def special(game: Doomsday, seat: int, *kinds: str) -> Branch:
    """One of these special weapons that is free, and at whom to aim it; whatever one holds is dropped for it."""
    free = game.free(seat, kinds)
    found: Found = {kind: aimed(game.legal_aims(seat, kind)) for kind in kinds if kind in free}
    return Branch("weapon", found, of=CARD)


def take_special(game: Doomsday, seat: int, kind: str, aim: tuple[int, ...]) -> Steps[None]:
    """Drop one's weapon and take this one."""
    yield from game.drop_all(seat)
    free = game.free(seat, (kind,))
    if kind in free and game.room(seat) > 0:
        game.arm(seat, free[kind], aim)


SPECIAL = tuple(kind for kind, weapon in WEAPONS.items() if weapon.special)


@programs("small_update", when=TURN, offer=lambda game, seat: special(game, seat, *SPECIAL))
def small_update(game: Doomsday, seat: int, kind: str, *aim: int) -> Steps[None]:
    """Drop one's weapon and take the laser or the rocket launcher."""
    yield from take_special(game, seat, kind, aim)
