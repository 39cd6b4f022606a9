"""What a seat may take for true: the hidden cards dealt again, as likely as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichina.kernel import Dice

from .box import CARDS, JOKE, MIXED, POWERS, SPY
from .powers import allows

if TYPE_CHECKING:
    from .rules import Spyfall

_FINE = 1 << 20
OPEN = frozenset({"decided", "counted", "applause", "score", "over"})
"""In these stages all cards of the round lie open, or are about to, and nobody decides anything before."""


def redeal(game: Spyfall, seat: int, dice: Dice) -> None:
    """Deal again, in place, what this seat cannot know."""
    if game.stage in OPEN:
        return
    if not game.all_known():
        _redeal_cards(game, seat, dice)
    if game.options.ally and game.bag not in (JOKE, MIXED):
        _redeal_ally(game, seat, dice)
    if game.power:
        _redeal_powers(game, seat, dice)


def _redeal_cards(game: Spyfall, seat: int, dice: Dice) -> None:
    own = game.card[seat]
    others = game.others(seat)
    game.bag = _bag(game, seat, dice)
    if game.bag == JOKE:
        game.card = [SPY for _ in game.seats]
    elif game.bag == MIXED:
        strewn = dice.sample([place for place in game.strewable() if place != own], len(others))
        for other, place in zip(others, strewn, strict=True):
            game.card[other] = place
    else:
        for other in others:
            game.card[other] = game.bag
        if own != SPY:
            game.card[dice.choice(others)] = SPY


def _bag(game: Spyfall, seat: int, dice: Dice) -> str:
    """What bag it is, for all that the holder of a card knows."""
    own, count = game.card[seat], len(game.seats)
    places = game.free_places()
    if own == SPY:
        weights = {place: 1 / count for place in places}
        if game.joke_left():
            weights[JOKE] = 1.0
        return _weighted(weights, dice)
    plain = (CARDS - 1) / CARDS if game.options.ally and seat != game.ally else 1.0
    weights = {own: plain * (count - 1) / count} if own in places else {}
    if game.mixed_left() and seat != game.ally and own in game.strewable():
        weights[MIXED] = game.mixed_left() / len(game.strewable())
    return _weighted(weights, dice)


def _weighted(weights: dict[str, float], dice: Dice) -> str:
    drawn = dice.below(_FINE) / _FINE * sum(weights.values())
    for name, weight in weights.items():
        drawn -= weight
        if drawn < 0:
            return name
    return name


def _redeal_ally(game: Spyfall, seat: int, dice: Dice) -> None:
    """The sign is on one of seven cards; a player's own card shows whether it is there."""
    if seat == game.ally:
        return
    holders = [other for other in game.others(seat) if game.card[other] != SPY]
    cards = CARDS - (game.card[seat] != SPY)
    drawn = dice.below(cards)
    game.ally = holders[drawn] if drawn < len(holders) else None


def _redeal_powers(game: Spyfall, seat: int, dice: Dice) -> None:
    """A seat knows its own power, those opened or acted out, and with sharp eyes the one on its left."""
    known = {**game.opened, **game.shown, seat: game.power[seat]}
    if game.power[seat] == "xray":
        left = game.clockwise(seat + 1)[0]
        known[left] = game.power[left]
    free = [power for power in POWERS if power not in known.values()]
    unknown = [other for other in game.seats if other not in known]
    accusers = {accuser for accuser, _ in game.accusations}
    while True:
        drawn = dict(zip(unknown, dice.sample(free, len(unknown)), strict=True))
        if all(
            allows(power, game, other, accused=other in accusers, against=other in game.cool)
            for other, power in drawn.items()
        ):
            break
    for other, power in drawn.items():
        game.power[other] = power
    if seat != game.asker and game.target is not None:
        game.armed = game.held(game.asker) == "second" and bool(dice.below(2))
