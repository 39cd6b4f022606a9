"""How views are made of the state."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .box import CAMPS, COLONIES
from .sketch import items_of
from .view import Camp, Entrance, Fight, Glimpse, Grave, Player, Private, Public, SurvivorInPlay

if TYPE_CHECKING:
    from .rules import Colonies


def boards(game: Colonies) -> Public:
    """What everybody sees."""
    face = game.face
    return Public(
        stage=game.stage,
        rounds=game.rounds,
        objective=game.objective,
        crisis=None if game.crisis is None else face[game.crisis],
        given=tuple(face[card] for card in game.given),
        target=sum(len(game.teams[colony]) for colony in COLONIES),
        active=tuple(game.active),
        ready=tuple(game.ready),
        passed=tuple(game.passed),
        moved=tuple(game.moved),
        readers=dict(game.reader),
        glass=game.glass.ends(),
        players=tuple(player(game, seat) for seat in game.seats),
        camps={camp: camp_of(game, camp) for camp in CAMPS if camp in game.home},
        people={survivor: person(game, survivor) for survivor in game.owner},
        gates={gate: Entrance(game.zombies[gate], game.barricades[gate], game.traps[gate]) for gate in game.zombies},
        noise=dict(game.noise),
        decks=_decks(game),
        tops={town: game.back(cards[0]) for town, cards in game.decks.items() if cards},
        graves=tuple(Grave(survivor, seat) for survivor, seat, _ in game.dead),
        attached={rule: dict(targets) for rule, targets in game.attached.items() if targets},
        fight=fight(game),
    )


def _decks(game: Colonies) -> dict[str, int]:
    others = {"crises": game.crises, "crossroads": game.roads, "missions": game.missions}
    sizes = {name: len(cards) for name, cards in (game.decks | others).items()}
    return sizes | {"survivors": len(game.newcomers)}


def player(game: Colonies, seat: int) -> Player:
    """Somebody at the table, as everybody sees it."""
    backs = Counter(map(game.back, game.hands[seat]))
    return Player(game.home[seat], dict(sorted(backs.items())), tuple(game.pool[seat]), game.extra[seat])


def camp_of(game: Colonies, camp: str) -> Camp:
    """A colony, or the den."""
    return Camp(
        players=tuple(game.teams[camp]),
        leader=game.leader.get(camp),
        morale=game.morale[camp],
        food=game.food[camp],
        starvation=game.starving[camp],
        bullets=game.bullets[camp],
        helpless=game.helpless[camp],
        unruly=game.unruly[camp],
        trophies=game.trophies[camp],
        waste=tuple(game.face[card] for card in game.waste[camp]),
        storage=tuple(game.face[card] for card in game.storage[camp]),
        won=tuple(game.won[camp]),
    )


def person(game: Colonies, survivor: str) -> SurvivorInPlay:
    """A survivor in play."""
    gear = game.gear[survivor]
    return SurvivorInPlay(
        seat=game.owner[survivor],
        place=game.place[survivor],
        wounds=game.wounds[survivor],
        frostbite=game.frost[survivor],
        despair=game.despair[survivor],
        down=survivor in game.down,
        leads=game.head[game.owner[survivor]] == survivor,
        tired=survivor in game.tired,
        equipment=tuple(game.face[card] for card in gear),
        used=items_of(game, [card for card in gear if card in game.spent]),
    )


def fight(game: Colonies) -> Fight | None:
    """The combat under way."""
    battle = game.battle
    if not battle:
        return None
    sides = battle["sides"]
    return Fight(
        place=battle["place"],
        blue=tuple(sides.get("blue", ())),
        yellow=tuple(sides.get("yellow", ())),
        tactics=dict(battle["tactics"]),
        bids=dict(battle["bids"]),
        faces=dict(battle["faces"]),
        strength=dict(battle["strength"]),
        winner=battle["winner"],
    )


def own(game: Colonies, seat: int) -> Private:
    """What one player sees in addition."""
    face = game.face
    wolf = game.wolf_seat == seat
    return Private(
        hand=tuple(game.listed(seat)),
        goal=face[game.secret[seat]],
        reads={active: face[game.road[active]] for active, reader in game.reader.items() if reader == seat},
        found=tuple(face[card] for card in game.found[seat]),
        candidates=tuple(game.dealt[seat]),
        missions=tuple(sorted(face[card] for card in game.held)) if wolf else (),
        favoured=game.favoured if wolf else None,
        glimpses=tuple(
            Glimpse(how, whose, rounds, tuple(sorted(face[card] for card in cards)))
            for (how, whose, rounds), cards in game.notes(seat)
        ),
    )
