"""Programs by which cards are looked at, turned up or down, or change places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lichina.kernel import ALL, PLACE, SEAT, Branch, Fizzle, Pick, Steps, Told

from ..box import SYMBOLS
from ..choices import of_two, seats, several, taken, two_seats, whose_role
from ..moments import ANY, TURN, programs
from ..state import ROLE, SECOND
from ..teams import ANSWERED, HUMAN, MACHINE

if TYPE_CHECKING:
    from ..rules import Doomsday

EVERYBODY = -1


def others(game: Doomsday, seat: int) -> Branch:
    """Anybody else who lives."""
    return seats("whom", tuple(game.others(seat)))


def living(game: Doomsday, seat: int) -> Branch:
    """Anybody who lives."""
    return seats("whom", tuple(game.living()))


def pairs(game: Doomsday, seat: int) -> Branch:
    """Two who live."""
    return two_seats("whom", tuple(game.living()))


def open_roles(game: Doomsday, seat: int) -> Branch:
    """An open role of somebody who lives."""
    return whose_role({one: game.open_roles(one) for one in game.living()})


def closed_roles(game: Doomsday, seat: int) -> Branch:
    """A role of another that lies face down."""
    return whose_role({one: game.closed_roles(one) for one in game.others(seat)})


def which(path: tuple[Any, ...], found: list[str]) -> str:
    """The spot that a path names, or the only one that there is."""
    return path[0] if path else found[0]


# --- looking ------------------------------------------------------------------------------------------------------


@programs("trust", when=ANY, offer=others)
def trust(game: Doomsday, seat: int, target: int) -> Steps[None]:
    """Another player sees one's role and loyalty cards, which is a peek at each that lies face down (A34)."""
    yield from game.peek(target, [(seat, spot) for spot in game.closed(seat)])


def armed_with_loyalty(game: Doomsday, seat: int) -> bool | None:
    """Whether another armed player has a loyalty card that lies face down."""
    return None if any(game.closed_loyalty(other) for other in game.holders() if other != seat) else False


@programs("selfie_gun", when=ANY, offer=armed_with_loyalty)
def selfie_gun(game: Doomsday, seat: int) -> Steps[None]:
    """Peek at a loyalty card of every other armed player."""
    seen: list[tuple[int, str]] = []
    for target in game.clockwise(seat + 1, game.holders()):
        if target != seat and (closed := game.closed_loyalty(target)):
            form = Pick(closed, PLACE)
            seen.append((target, (yield from game.ask(seat, "selfie_gun", form, about={"seat": target}))))
    yield from game.peek(seat, seen)


def armed_with_role(game: Doomsday, seat: int) -> bool | None:
    """Whether another armed player has a role that lies face down."""
    return None if any(game.closed_roles(other) for other in game.holders() if other != seat) else False


@programs("adventurer_bot", when=TURN, offer=armed_with_role)
def adventurer_bot(game: Doomsday, seat: int) -> Steps[None]:
    """Peek at the role of every other armed player, whatever the loyalty cards (A43); of a leader at one card (A64)."""
    seen: list[tuple[int, str]] = []
    for target in game.clockwise(seat + 1, game.holders()):
        closed = game.closed_roles(target) if target != seat else []
        spot = closed[0] if closed else ""
        if len(closed) > 1:
            spot = yield from game.ask(seat, "adventurer_bot", Pick(closed, PLACE), about={"seat": target})
        if spot:
            seen.append((target, spot))
    yield from game.peek(seat, seen)


@programs("virtual_console", when=TURN, offer=closed_roles)
def virtual_console(game: Doomsday, seat: int, target: int, *path: str) -> Steps[None]:
    """Peek at the role of another, and draw one."""
    yield from game.peek(seat, [(target, which(path, game.closed_roles(target)))])
    yield from game.draw(seat)


def teams(game: Doomsday, seat: int) -> Branch:
    return Branch("team", dict.fromkeys(SYMBOLS))


@programs("fog_of_war_off", when=TURN, offer=teams)
def fog_of_war_off(game: Doomsday, seat: int, team: str) -> None:
    """Learn alone who else belongs to a team."""
    found = game.others(seat)
    answers = [game.answered_team(other) == team for other in found]
    for other, yes in zip(found, answers, strict=True):
        game.swear(ANSWERED, 1 << seat, [other], (team,), yes, True)
    game.tell(seat, "listed", team=team, seats=[other for other, yes in zip(found, answers, strict=True) if yes])


def closed_others(game: Doomsday, seat: int) -> Branch:
    """Others who have a card face down, and a team to guess."""
    found = [other for other in game.others(seat) if game.closed(other)]
    return Branch("whom", dict.fromkeys(found, teams(game, seat)), of=SEAT)


@programs("echo_off", when=TURN, offer=closed_others)
def echo_off(game: Doomsday, seat: int, target: int, team: str) -> Steps[None]:
    """Guess another player's team; they say truly whether that is right: if so, draw three and give one away."""
    right = game.answered_team(target) == team
    game.swear(ANSWERED, EVERYBODY, [target], (team,), right, True)
    game.tell(ALL, "answered", seat=seat, target=target, team=team, right=right)
    if right:
        before = len(game.hands[seat])
        yield from game.draw(seat, 3)
        yield from game.give_one(seat, target, len(game.hands[seat]) - before)


# --- turning ------------------------------------------------------------------------------------------------------


@programs("defragmentation", when=ANY)
def defragmentation(game: Doomsday, seat: int) -> Steps[None]:
    """Turn one's loyalty cards down; whether they are exchanged then, nobody else knows."""
    game.hide_loyalty(seat)
    answer = yield from game.ask(seat, "defragmentation", Pick(("keep", "exchange")))
    left, right = game.places(seat)
    game.mix([game.slots[left], game.slots[right]], seat)
    if answer == "exchange":
        game.slots[left], game.slots[right] = game.slots[right], game.slots[left]
    game.tell(ALL, "mixed-own", seat=seat)


def loyalty_of_two(game: Doomsday, seat: int) -> Branch:
    """A loyalty card of one player, and one of another."""
    return of_two(tuple((one, tuple(game.closed_loyalty(one))) for one in game.living()))


@programs("spyware", when=ANY, offer=loyalty_of_two)
def spyware(game: Doomsday, seat: int, *path: Any) -> Steps[None]:
    """Turn up a loyalty card of each of two players."""
    for target, spot in taken(path):
        yield from game.reveal_loyalty(target, spot)


def any_role(game: Doomsday, seat: int) -> Branch:
    """Any role of somebody who lives."""
    return whose_role({one: game.roles(one) for one in game.living()})


@programs("plus_thrower", when=ANY, offer=any_role)
def plus_thrower(game: Doomsday, seat: int, target: int, *path: str) -> Steps[None]:
    """Turn a role over."""
    spot = which(path, [ROLE])
    if game.is_up(target, spot):
        game.hide_role(target, spot)
    else:
        yield from game.reveal_role(target, spot, seat)


@programs("old_firewall", when=ANY, offer=open_roles)
def old_firewall(game: Doomsday, seat: int, target: int, *path: str) -> Steps[None]:
    """Turn a role down, and draw one."""
    game.hide_role(target, which(path, game.open_roles(target)))
    yield from game.draw(seat)


def one_down_one_up(game: Doomsday, seat: int) -> Branch:
    """An open role, then one that lies face down."""
    closed = {one: game.closed_roles(one) for one in game.living()}
    below = whose_role(closed)
    found: dict[Any, Any] = {}
    for one in game.living():
        spots = game.open_roles(one)
        if spots:
            found[one] = Branch("spot", dict.fromkeys(spots, below), of=PLACE) if len(spots) > 1 else below
    return Branch("whom", found, of=SEAT)


@programs("switch_channel", when=TURN, offer=one_down_one_up)
def switch_channel(game: Doomsday, seat: int, *path: Any) -> Steps[None]:
    """Turn a role down, then another one up."""
    (first, one), (second, other) = taken(path)
    if one == ROLE and ROLE not in game.open_roles(first):
        one = SECOND
    if other == ROLE and ROLE not in game.closed_roles(second):
        other = SECOND
    game.hide_role(first, one)
    yield from game.reveal_role(second, other, seat)


def up_to_three(game: Doomsday, seat: int) -> Branch:
    """One to three open roles."""
    items = [(one, spot) for one in game.living() for spot in game.open_roles(one)]
    return several(tuple(items), 3, 1, "whose")


@programs("server_down", when=TURN, offer=up_to_three)
def server_down(game: Doomsday, seat: int, *path: Any) -> None:
    """Turn up to three roles down."""
    for target, spot in taken(path):
        game.hide_role(target, spot)


@programs("hilbert_effect", when=TURN)
def hilbert_effect(game: Doomsday, seat: int) -> Steps[None]:
    """Turn all roles over at once; then come the abilities of those that are up now, clockwise."""
    turned: list[tuple[int, str]] = []
    told: list[Told] = []
    for one in game.clockwise(seat, game.living()):
        opened, closed = game.open_roles(one), game.closed_roles(one)
        for spot in opened:
            game.hide_role(one, spot)
        for spot in closed:
            told.append(game.turn_up(one, spot, seat))
            turned.append((one, spot))
    yield from game.moment(*told)
    for one, spot in turned:
        yield from game.opened(one, spot)


# --- exchanging ---------------------------------------------------------------------------------------------------


@programs("screenshot", when=TURN, offer=pairs)
def screenshot(game: Doomsday, seat: int, one: int, other: int) -> Steps[None]:
    """Two players exchange their roles."""
    game.swap_roles(one, other)
    yield from game.lie_otherwise(one, other)


def two_or_three(game: Doomsday, seat: int) -> Branch:
    """Two or three players."""
    return several(tuple((one,) for one in game.living()), 3, 2, "whom")


@programs("orellana_effect", when=TURN, offer=two_or_three)
def orellana_effect(game: Doomsday, seat: int, *path: Any) -> None:
    """The loyalty cards of two or three players are shuffled and dealt again, face down."""
    targets = [one for one in path if isinstance(one, int)]
    places = list(dict.fromkeys(place for one in targets for place in game.places(one)))
    cards = [game.slots[place] for place in places]
    game.mix(cards)
    game.dice.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        game.slots[place], game.slot_up[place] = card, False
    game.tell(ALL, "mixed-loyalty", seats=targets)
    for place in places:
        for owner in game.owners(place):
            game.take_loyalty(owner, place)


@programs("loyalty_inversion", when=TURN)
def loyalty_inversion(game: Doomsday, seat: int) -> None:
    """Humans and machines change places on all loyalty cards and hidden programs, not on roles."""
    game.inverted = not game.inverted
    game.tell(ALL, "inverted", on=game.inverted)


# --- leaders ------------------------------------------------------------------------------------------------------


def may_lead(game: Doomsday, seat: int, team: str) -> bool | None:
    """Whether a seat may become the leader of its team: nobody is, and it is not a leader yet (A25)."""
    free = game.team(seat) == team and game.leaders(team) and len(game.role[seat]) == 1
    return None if free else False


@programs("leader_humans", when=TURN, offer=lambda game, seat: may_lead(game, seat, HUMAN))
def leader_humans(game: Doomsday, seat: int) -> None:
    """Become the leader of the humans."""
    lead(game, seat, HUMAN)


@programs("leader_machines", when=TURN, offer=lambda game, seat: may_lead(game, seat, MACHINE))
def leader_machines(game: Doomsday, seat: int) -> None:
    """Become the leader of the machines."""
    lead(game, seat, MACHINE)


def lead(game: Doomsday, seat: int, team: str) -> None:
    """The old role goes into the box, and two cards come in its place, face down."""
    if may_lead(game, seat, team) is False:
        raise Fizzle
    game.become_leader(seat, team)
