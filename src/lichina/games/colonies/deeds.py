"""What anybody may do in a turn, with a die or without (§1.5, §1.6)."""

from __future__ import annotations

from typing import Any

from lichina.kernel import ALL, Steps, turned, worded

from . import open_boards, questions
from .acting import Acting, deeds
from .box import LIMITS
from .choices import ATTACK, BUILD, CLEAN, PLAY, SEARCH


@deeds(PLAY)
def play(game: Acting, seat: int, item: str, *path: Any) -> Steps[None]:
    """Play an item of the hand."""
    yield from game.play_item(seat, game.take(seat, item), *path)


@deeds("contribute")
def contribute(game: Acting, seat: int, item: str) -> None:
    """Give a card of the hand against the crisis, face up: only symbols that count (§2.7, R45)."""
    _contributed(game, seat, game.take(seat, item))


@deeds("contribute-survivor")
def contribute_gear(game: Acting, seat: int, survivor: str, item: str) -> None:
    """Give a piece of equipment against the crisis, wherever the survivor is."""
    _contributed(game, seat, game.unequip(survivor, item))


def _contributed(game: Acting, seat: int, card: int) -> None:
    game.given.append(card)
    game.count("contributed", seat)
    game.note(seat, "contrib")
    game.tell(ALL, "contributed", seat=seat, item=game.face[card])


@deeds("store")
def store(game: Acting, seat: int, item: str) -> None:
    """Store a card of the hand for the main objective, for good (§3.5)."""
    _stored(game, seat, game.take(seat, item))


@deeds("store-survivor")
def store_gear(game: Acting, seat: int, survivor: str, item: str) -> None:
    """Store a piece of equipment."""
    _stored(game, seat, game.unequip(survivor, item))


def _stored(game: Acting, seat: int, card: int) -> None:
    game.storage[game.home[seat]].append(card)
    game.tell(ALL, "stored", seat=seat, item=game.face[card])


@deeds("eat")
def eat(game: Acting, seat: int, die: int) -> None:
    """A food token of the colony adds one to an unused die (§1.6)."""
    game.change("food", game.home[seat], -1)
    game.note(seat, "eat")
    game.turn_die(seat, die, die + 1)


@deeds("calm")
def calm(game: Acting, seat: int, item: str) -> None:
    """A medicine card, which does nothing else, calms an unruly helpless survivor (§1.15)."""
    game.lay_off(game.take(seat, item), game.home[seat])
    game.tell(ALL, "played", seat=seat, item=item)
    game.change("unruly", game.home[seat], -1)


@deeds("request")
def request(game: Acting, seat: int, mate: int, kind: str) -> Steps[None]:
    """Ask a friend for a card."""
    yield from game.request(seat, mate, kind)


@deeds("say")
def say(game: Acting, seat: int, topic: str, *kind: str) -> None:
    """Say something to the player's own colony; nobody else hears it. All wordings are used before one comes again."""
    game.spoken.append(seat)
    used = game.tones.setdefault(f"{game.home[seat]} {topic}", [])
    told: dict[str, Any] = {"seat": seat, "tone": worded(used, turned(seat))} | ({"kind": kind[0]} if kind else {})
    game.tell(game.teams[game.home[seat]], f"said-{topic}", told)


@deeds(ATTACK)
def attack(game: Acting, seat: int, survivor: str, die: int, gate: str | None = None) -> Steps[None]:
    """Kill a zombie."""
    game.spend(seat, die)
    game.tell(ALL, "attacked", seat=seat, survivor=survivor, place=game.place[survivor])
    yield from game.strike(seat, survivor, gate)


@deeds(SEARCH)
def search(game: Acting, seat: int, survivor: str, die: int) -> Steps[None]:
    """Look for items."""
    game.spend(seat, die)
    yield from game.rummage(seat, survivor)


@deeds(BUILD)
def build(game: Acting, seat: int, survivor: str, die: int, gate: str | None = None) -> Steps[None]:
    """Put up a barricade."""
    game.spend(seat, die)
    count = game.question(questions.builds, survivor, 1)
    yield from put_up(game, seat, survivor, gate, count)


def put_up(game: Acting, seat: int, survivor: str, gate: str | None, count: int) -> Steps[None]:
    """Barricades where a survivor is, the first at the chosen entrance."""
    gates = open_boards.gates(game, survivor)
    where = game.place[survivor]
    game.build(seat, gate or gates[0])
    game.note(seat, "build", survivor, where)
    if where == game.home[seat]:
        game.note(seat, "build(home)", survivor, where)
    yield from game.fortify(seat, gates, count - 1)


@deeds(CLEAN)
def clean(game: Acting, seat: int, survivor: str, die: int) -> None:
    """Take cards off the waste pile of the player's own colony (R106)."""
    game.spend(seat, die)
    tidy(game, seat, survivor, game.question(questions.cleans, survivor, LIMITS["clean"]))


def tidy(game: Acting, seat: int, survivor: str, count: int) -> None:
    """The top cards of the waste pile are out of the game."""
    pile = game.waste[game.home[seat]]
    cards = pile[-count:]
    del pile[len(pile) - len(cards) :]
    game.removed += cards
    game.count("cleaned", seat)
    game.note(seat, "clean", survivor, game.place[survivor])
    game.tell(ALL, "cleaned", seat=seat, survivor=survivor, count=len(cards), left=len(pile))


@deeds("hand-off")
def hand_off(game: Acting, seat: int, survivor: str, item: str, other: str) -> None:
    """Give equipment to a friend at the same place; what was used stays used (§1.6, R43)."""
    game.gear[other].append(game.unequip(survivor, item))
    for one in (survivor, other):
        game.note(seat, "handoff", one, game.place[one])
    game.tell(ALL, "handed-off", seat=seat, survivor=survivor, item=item, other=other)
