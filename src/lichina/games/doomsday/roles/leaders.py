"""What the cards of leaders do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lichina.kernel import SEAT, Choose, Steps

from ..moments import revealed

if TYPE_CHECKING:
    from ..rules import Doomsday


@revealed("machine_leader_a")
def machine_leader_a(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """All others turn up all their loyalty cards."""
    others = game.clockwise(game.turn, game.others(seat))
    yield from game.reveal_all([(other, spot) for other in others for spot in game.closed_loyalty(other)])


@revealed("machine_leader_b")
def machine_leader_b(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """All others turn up their roles, at once; then come the abilities, clockwise."""
    turned = [(one, spot) for one in game.clockwise(game.turn, game.others(seat)) for spot in game.closed_roles(one)]
    yield from game.moment(*[game.turn_up(other, spot, seat) for other, spot in turned])
    for other, spot in turned:
        yield from game.opened(other, spot)


@revealed("human_leader_a")
def human_leader_a(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """All other armed players drop their weapons."""
    for other in game.clockwise(game.turn, game.others(seat)):
        yield from game.drop_all(other)


@revealed("human_leader_b")
def human_leader_b(game: Doomsday, seat: int, by: int) -> Steps[None]:
    """Heal up to three who live."""
    targets: tuple[Any, ...] = yield from game.ask(seat, "human_leader_b", Choose(game.living(), 0, 3, SEAT))
    for target in targets:
        game.heal(target)
