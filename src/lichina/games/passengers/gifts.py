"""The gifts, each a small function named as its card. One that asks is a generator.

A gift must be used if there is anything to use it on; otherwise it has no effect, and everybody sees it (A9). The
vessel has none at all: its worth is its votes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from inspect import isgeneratorfunction
from typing import TYPE_CHECKING, Any

from lichina.kernel import ALL, PLACE, SEAT, All, Branch, Choose, Effects, Fizzle, Option, Pick, Steps, Tree

from .box import BOATS, COLOUR_OF, COLOURS, RAVEN, WIDTH, WOLF, cell

if TYPE_CHECKING:
    from .state import PassengersState

gifts: Effects[Any] = Effects("gift")


def asks(gift: str) -> bool:
    """Whether a gift asks anything before it has its effect."""
    return gift in gifts and isgeneratorfunction(gifts[gift])


def peeking(game: PassengersState, seat: int, gift: str, cells: Sequence[str]) -> Steps[str]:
    """Peek at one of these."""
    where = yield from game.ask(seat, gift, Pick(cells, PLACE))
    game.peek(seat, where)
    return where


def showing(game: PassengersState, seat: int, targets: Sequence[int], gift: str) -> Steps[None]:
    """Others show a card of their choice from the hand."""
    game.call(seat, targets)
    about = {"seat": seat, "gift": gift}
    asks = {target: game.ask(target, "show", partial(game.hand, target), about=about) for target in targets}
    faces = yield from All(asks)
    game.asked = []
    for target in targets:
        game.show(target, game.find(target, faces[target]), seat)


def pairing(game: PassengersState, seat: int, gift: str, key: str) -> Steps[tuple[int, int, int]]:
    """Another player and one card of each hand, each chosen by its owner; void without cards (A22)."""
    if not game.hands[seat]:
        raise Fizzle(gift)
    target = game.offer(seat, *(yield from game.ask(seat, gift, partial(game.pairing, seat, gift))))
    about = {"seat": seat, "gift": gift}
    other = yield from game.ask(target, key, partial(game.hand, target), about=about)
    (own,) = game.offered
    game.asked, game.offered = [], []
    return target, own, game.find(target, other)


# --- set one ----------------------------------------------------------------------------------------------------------


@gifts("colour-lore")
def colour_lore(game: PassengersState, seat: int) -> Steps[None]:
    """All others say truly whether their passenger has the colour."""
    shade = yield from game.ask(seat, "colour-lore", Pick(COLOURS))
    others = game.clockwise(seat + 1, game.others(seat))
    answers = {other: game.learn(shade, [game.mine(other)]) for other in others}
    yes, no = ([other for other in others if answers[other] == count] for count in (1, 0))
    game.tell(ALL, "lore", seat=seat, colour=shade, seats=yes, targets=no)


@gifts("candle")
def candle(game: PassengersState, seat: int) -> Steps[None]:
    """Peek at the next passenger on the left or on the right."""
    boat, column = game.where(game.mine(seat))
    riders = game.boats[boat]
    left = next((x for x in range(column - 1, -1, -1) if riders[x] is not None), None)
    right = next((x for x in range(column + 1, WIDTH) if riders[x] is not None), None)
    beside = {cell(boat, x): rider for x in (left, right) if x is not None and (rider := riders[x]) is not None}
    yield from peeking(game, seat, "candle", game.peekable(seat, beside))


@gifts("hamsa-hand")
def hamsa_hand(game: PassengersState, seat: int) -> Steps[None]:
    """Two others each show a card of the hand."""
    targets = yield from game.ask(
        seat, "hamsa-hand", Choose([s for s in game.others(seat) if game.hands[s]], 2, of=SEAT)
    )
    yield from showing(game, seat, targets, "hamsa-hand")


@gifts("hourglass")
def hourglass(game: PassengersState, seat: int) -> Steps[None]:
    """Somebody else will vote before the others, openly."""
    target = yield from game.ask(seat, "hourglass", Pick(game.others(seat), SEAT))
    game.opener = target
    game.tell(ALL, "opener", seat=seat, target=target)


@gifts("scroll")
def scroll(game: PassengersState, seat: int) -> Steps[None]:
    """Peek at any passenger in play except the holder's own."""
    yield from peeking(game, seat, "scroll", game.peekable(seat, game.riding()))


@gifts("obol")
def obol(game: PassengersState, seat: int) -> Steps[None]:
    """Take a vote from somebody who has one."""
    rich = [other for other in game.others(seat) if game.tokens[other]]
    target = yield from game.ask(seat, "obol", Pick(rich, SEAT))
    game.tokens[target] -= 1
    game.tokens[seat] += 1
    game.tell(ALL, "vote-taken", seat=seat, target=target)


@gifts("oar")
def oar(game: PassengersState, seat: int) -> Steps[None]:
    """Move a passenger to an empty seat of the same boat."""
    goals = {boat: Branch("goal", {cell(boat, x): None for x in game.empty(boat)}, of=PLACE) for boat in BOATS}
    form = Tree(Branch("oar", {where: goals[where.partition("-")[0]] for where in game.riding()}, of=PLACE))
    where, goal = yield from game.ask(seat, "oar", form)
    rider = game.at(where)
    boat, column = game.where(rider)
    game.boats[boat][column] = None
    game.boats[boat][int(goal.partition("-")[2]) - 1] = rider
    game.tell(ALL, "moved", seat=seat, cell=where, goal=goal)


@gifts("mask")
def mask(game: PassengersState, seat: int) -> Steps[None]:
    """Put a mask that is left on somebody in play who has none."""
    yield from masking(game, seat, "mask", game.riding())


def masking(game: PassengersState, seat: int, gift: str, riders: dict[str, int]) -> Steps[None]:
    """A mask for one of these who has none (A26); it is spent, even if that boat is lost (A25)."""
    bare = Branch("on", {where: None for where, rider in riders.items() if game.mask[rider] is None}, of=PLACE)
    shade, where = yield from game.ask(seat, gift, Tree(Branch(gift, dict.fromkeys(game.masks, bare))))
    game.masks.remove(shade)
    game.mask[game.at(where)] = shade
    game.tell(ALL, "masked", seat=seat, colour=shade, cell=where)


@gifts("master-coin")
def master_coin(game: PassengersState, seat: int) -> None:
    """Take the coin."""
    if game.coin == seat:
        raise Fizzle
    game.hand_over(seat, seat)


# --- set two ----------------------------------------------------------------------------------------------------------


@gifts("censer")
def censer(game: PassengersState, seat: int) -> None:
    """Be silent until the round is over."""
    game.hush(seat, [seat])


@gifts("prism")
def prism(game: PassengersState, seat: int) -> Steps[None]:
    """Two others name the colour of their passenger."""
    targets = yield from game.ask(seat, "prism", Choose(game.others(seat), 2, of=SEAT))
    for target in targets:
        rider = game.mine(target)
        shade = COLOUR_OF[game.shown_face(rider)]
        game.learn(shade, [rider])
        game.tell(ALL, "named", target=target, colour=shade)


@gifts("lantern")
def lantern(game: PassengersState, seat: int) -> Steps[None]:
    """Peek at somebody in the boat of the holder's own passenger; the colour is named aloud."""
    boat, _ = game.where(game.mine(seat))
    where = yield from peeking(game, seat, "lantern", game.peekable(seat, game.riding([boat])))
    rider = game.at(where)
    shade = COLOUR_OF[game.shown_face(rider)]
    game.learn(shade, [rider])
    game.tell(ALL, "coloured", cell=where, colour=shade)


@gifts("mirror")
def mirror(game: PassengersState, seat: int) -> Steps[None]:
    """Two players show each other a card of the hand."""
    target, own, other = yield from pairing(game, seat, "mirror", "show")
    game.show(seat, own, target)
    game.show(target, other, seat)


@gifts("seal-of-silence")
def seal_of_silence(game: PassengersState, seat: int) -> Steps[None]:
    """Somebody else is silent until the round is over."""
    target = yield from game.ask(seat, "seal-of-silence", Pick(game.others(seat), SEAT))
    game.hush(seat, [target])


@gifts("torch")
def torch(game: PassengersState, seat: int) -> Steps[None]:
    """Turn up a passenger in play, but not the holder's own."""
    where = yield from game.ask(seat, "torch", Pick(game.peekable(seat, game.riding()), PLACE))
    game.reveal(seat, where)


@gifts("offering-bowl")
def offering_bowl(game: PassengersState, seat: int) -> Steps[None]:
    """A vote from the supply for the holder and for somebody else."""
    target = yield from game.ask(seat, "offering-bowl", Pick(game.others(seat), SEAT))
    game.gain(seat)
    game.gain(target)


@gifts("boathook")
def boathook(game: PassengersState, seat: int) -> Steps[None]:
    """Swap a passenger of one boat with one of the other."""
    others = Branch("goal", dict.fromkeys(game.riding([WOLF])), of=PLACE)
    form = Tree(Branch("boathook", dict.fromkeys(game.riding([RAVEN]), others), of=PLACE))
    game.exchange(seat, *(yield from game.ask(seat, "boathook", form)))


@gifts("granted-coin")
def granted_coin(game: PassengersState, seat: int) -> Steps[None]:
    """Give the coin to anybody, even the holder."""
    target = yield from game.ask(seat, "granted-coin", Pick(game.seats, SEAT))
    game.hand_over(seat, target)


# --- set three --------------------------------------------------------------------------------------------------------


@gifts("cracked-vessel")
def cracked_vessel(game: PassengersState, seat: int) -> Steps[None]:
    """Give one of one's votes to somebody else."""
    target = yield from game.ask(seat, "cracked-vessel", Pick(game.others(seat) if game.tokens[seat] else (), SEAT))
    game.tokens[seat] -= 1
    game.tokens[target] += 1
    game.tell(ALL, "vote-given", seat=seat, target=target)


@gifts("stained-glass")
def stained_glass(game: PassengersState, seat: int) -> Steps[None]:
    """Everybody learns how many passengers of a boat have a colour."""
    shades = Branch("colour", dict.fromkeys(COLOURS))
    form = Tree(Branch("stained-glass", dict.fromkeys(BOATS, shades)))
    boat, shade = yield from game.ask(seat, "stained-glass", form)
    count = game.learn(shade, game.riding([boat]).values())
    game.tell(ALL, "counted", seat=seat, boat=boat, colour=shade, count=count)


@gifts("beacon")
def beacon(game: PassengersState, seat: int) -> Steps[None]:
    """Peek at somebody in the Afterlands."""
    yield from peeking(game, seat, "beacon", game.peekable(seat, game.landed()))


@gifts("bundle")
def bundle(game: PassengersState, seat: int) -> Steps[None]:
    """Two players exchange a card of the hand."""
    target, own, other = yield from pairing(game, seat, "bundle", "give")
    for chooser in (seat, target):
        game.mix(game.hands[chooser], chooser)
    game.hands[seat][game.hands[seat].index(own)] = other
    game.hands[target][game.hands[target].index(other)] = own
    game.see((seat, target), own, other, note=(game.round, "traded", seat, target))
    game.tell(ALL, "traded", seat=seat, target=target)
    faces = {"gave": game.face[own], "got": game.face[other]}
    game.tell((seat, target), "traded-cards", seat=seat, target=target, **faces)


@gifts("horn")
def horn(game: PassengersState, seat: int) -> Steps[None]:
    """All but the holder and somebody else are silent until the round is over."""
    target = yield from game.ask(seat, "horn", Pick(game.others(seat), SEAT))
    game.hush(seat, game.others(seat, target))


@gifts("all-seeing-eye")
def all_seeing_eye(game: PassengersState, seat: int) -> Steps[None]:
    """Peek at somebody in each boat."""
    raven, wolf = (game.peekable(seat, game.riding([boat])) for boat in BOATS)
    if raven and wolf:
        form = Tree(
            Branch("all-seeing-eye", dict.fromkeys(raven, Branch("and-cell", dict.fromkeys(wolf), of=PLACE)), of=PLACE)
        )
    else:
        form = Tree(Branch("all-seeing-eye", dict.fromkeys(raven or wolf), of=PLACE))
    cells = yield from game.ask(seat, "all-seeing-eye", form)
    for where in cells:
        game.peek(seat, where)


@gifts("scales")
def scales(game: PassengersState, seat: int) -> Steps[None]:
    """Two players exchange their votes."""
    one, other = yield from game.ask(seat, "scales", Choose(game.seats, 2, of=SEAT))
    game.tokens[one], game.tokens[other] = game.tokens[other], game.tokens[one]
    game.tell(ALL, "votes-swapped", seat=seat, targets=[one, other])


@gifts("whirlpool")
def whirlpool(game: PassengersState, seat: int) -> Steps[None]:
    """All passengers of a boat move by one seat; from the end of it, to the other end."""
    ways = Branch("way", dict.fromkeys(("left", "right")))
    boats = [boat for boat in BOATS if game.riding([boat])]
    form = Tree(Branch("whirlpool", dict.fromkeys(boats, ways)))
    boat, way = yield from game.ask(seat, "whirlpool", form)
    row = game.boats[boat]
    game.boats[boat] = row[1:] + row[:1] if way == "left" else row[-1:] + row[:-1]
    game.tell(ALL, "whirled", seat=seat, boat=boat, way=way)


@gifts("two-faced-mask")
def two_faced_mask(game: PassengersState, seat: int) -> Steps[None]:
    """As the mask, but also in the Afterlands."""
    yield from masking(game, seat, "two-faced-mask", {**game.riding(), **game.landed()})


@gifts("double-mint")
def double_mint(game: PassengersState, seat: int) -> None:
    """Take the coin, and a vote from the supply."""
    if game.coin != seat:
        game.hand_over(seat, seat)
    game.gain(seat)


# --- the set for four -------------------------------------------------------------------------------------------------


@gifts("torch-of-limbo")
def torch_of_limbo(game: PassengersState, seat: int) -> Steps[None]:
    """Turn up a mystery passenger."""
    where = yield from game.ask(seat, "torch-of-limbo", Pick(game.peekable(seat, game.mysterious()), PLACE))
    game.reveal(seat, where)


@gifts("whisper")
def whisper(game: PassengersState, seat: int) -> Steps[None]:
    """Peek at a mystery passenger."""
    yield from peeking(game, seat, "whisper", game.peekable(seat, game.mysterious()))


@gifts("hamsa-hand-one")
def hamsa_hand_one(game: PassengersState, seat: int) -> Steps[None]:
    """Somebody else shows a card of the hand."""
    form = Pick([other for other in game.others(seat) if game.hands[other]], SEAT)
    target = yield from game.ask(seat, "hamsa-hand-one", form)
    yield from showing(game, seat, [target], "hamsa-hand-one")


@gifts("changeling")
def changeling(game: PassengersState, seat: int) -> Steps[None]:
    """Swap a mystery passenger with anybody in play."""
    riding = game.riding()
    strange = game.mysterious()
    goals: dict[Option, Branch | None] = {
        one: Branch("goal", {other: None for other in riding if other != one}, of=PLACE) for one in strange
    }
    game.exchange(seat, *(yield from game.ask(seat, "changeling", Tree(Branch("changeling", goals, of=PLACE)))))
