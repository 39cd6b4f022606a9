"""More choices of crossroads that are no rows: people are sent somewhere, cards change hands, leaders decide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from lichina.kernel import ALL, CARD, PLACE, SEAT, Choose, Number, Pick, Steps

from . import open_boards
from .box import CAMPS, COLONIES, ENTRANCES, KIND, RIVAL, ROOM, TOWN
from .crossroads import ANIMALS, CONDITIONS, Roads, roads
from .selecting import EffectScene
from .special_choices import does, survives, up_to
from .upon_cards import shed

# --- people on the way ------------------------------------------------------------------------------------------------


@roads("cr_vigilante_justice-a")
def vigilante_justice(game: Roads, scene: EffectScene) -> Steps[None]:
    """The Enforcer goes where most strangers are, wounds one of them and is wounded."""
    if "the_enforcer" not in game.owner:
        return
    home = game.home[scene.seat]
    crowds = {town: len(open_boards.strangers(game, town, home)) for town in TOWN}
    fullest = [town for town in TOWN if crowds[town] == max(crowds.values())]
    where = yield from game.pick(scene.seat, "place", fullest, PLACE)
    yield from game.send("the_enforcer", where)
    if game.place["the_enforcer"] == where and crowds[where]:
        foe = yield from game.pick(scene.seat, "survivor", open_boards.strangers(game, where, home))
        yield from game.hurt(foe)
    if "the_enforcer" in game.owner:
        yield from game.hurt("the_enforcer")


@roads("cr_red_rage-a")
def red_rage(game: Roads, scene: EffectScene) -> Steps[None]:
    """Three zombies fall, and who raged is exposed twice; the butcher may rage instead."""
    raging = scene.survivor
    if game.place.get("danica_walker") == scene.place and game.side("danica_walker") == game.home[scene.seat]:
        raging = yield from game.pick(scene.seat, "survivor", dict.fromkeys((scene.survivor, "danica_walker")))
    yield from does("zkill(L*,3)")(game, scene)
    yield from survives(game, scene, raging, 2)


@roads("cr_smoke_signal-a")
def smoke_signal(game: Roads, scene: EffectScene) -> Steps[None]:
    """Somebody from home comes, as the player asked sees fit, and the place is noisy."""
    home = game.home[scene.seat]
    friends = [seat for seat in game.teams[home] if any(game.place[one] == home for one in game.group(seat))]
    friend = yield from game.pick(scene.seat, "player", friends, SEAT)
    if friend is not None:
        people = [one for one in game.group(friend) if game.place[one] == home]
        yield from game.send((yield from game.pick(friend, "survivor", people)), scene.place)
    yield from does("noise(L*,2)")(game, scene)


@roads("bc_lovers_quarrel-b")
def sulk(game: Roads, scene: EffectScene) -> Steps[None]:
    """The two may not attack, search or move until the end of their next turn (R30)."""
    seat = scene.seat
    others = [one for one in game.group(seat) if game.place[one] == scene.place and one != scene.survivor]
    other = yield from game.pick(seat, "survivor", [one for one in others if one not in ANIMALS])
    for one in (scene.survivor, other):
        if one in game.owner:
            game.attach("quarrel", one)


@roads("bc_rod_miller-a")
def last_tour(game: Roads, scene: EffectScene) -> Steps[None]:
    """Rod takes two of the player's survivors to the hospital, where others may make room; all are exposed twice."""
    if "rod_miller" not in game.owner:
        return
    others = [one for one in game.group(scene.seat) if one != "rod_miller"]
    chosen = others
    if len(others) > 2:
        chosen = list((yield game.ask(scene.seat, "passengers", Choose(others, 2, 2, of=CARD))))
    riding = ["rod_miller", *chosen]
    yield from make_room(game, scene, riding)
    for one in riding:
        yield from game.send(one, "hospital")
    for one in riding:
        yield from survives(game, scene, one, 2)


def make_room(game: Roads, scene: EffectScene, coming: Sequence[str]) -> Steps[None]:
    """Others at the hospital go home, as far as they are in the way."""
    there = [one for one in open_boards.at(game, "hospital") if one not in coming]
    for _ in range(len(there) + len(coming) - ROOM["hospital"]):
        leaving = yield from game.pick(scene.seat, "displace", there)
        there.remove(leaving)
        yield from game.go_home(leaving)


@roads("lc_eric_parker-a")
def close_protection(game: Roads, scene: EffectScene) -> Steps[None]:
    """Eric goes to an ally, and until the next round no exposure wounds a friend there."""
    if "eric_parker" not in game.owner:
        return
    home = game.home[scene.seat]
    places = dict.fromkeys(game.place[one] for one in game.allies(home) if one != "eric_parker")
    where = yield from game.pick(scene.seat, "place", places, PLACE)
    if where is None:
        return
    if game.place["eric_parker"] != where:
        yield from game.send("eric_parker", where)
    if game.place["eric_parker"] == where:
        game.attach("shelter", where, CAMPS.index(home))


# --- cards ------------------------------------------------------------------------------------------------------------


@roads("cr_caravan-a")
def caravan(game: Roads, scene: EffectScene) -> Steps[None]:
    """Up to three cards are traded for as many of one deck."""
    before = len(game.hands[scene.seat])
    count = yield game.ask(scene.seat, "trade", partial(up_to, lambda seat: min(3, len(game.hands[seat])), scene.seat))
    yield from shed(game, scene.seat, count, "any", to_waste=True)
    gone = before - len(game.hands[scene.seat])
    if gone:
        deck = yield from game.pick(scene.seat, "place", [town for town in TOWN if game.decks[town]], PLACE)
        if deck is not None:
            game.draw(scene.seat, deck, gone)


def has_rivals(game: Roads, scene: EffectScene) -> bool:
    """There is a player of another colony."""
    return bool(rivals(game, scene.seat))


def rivals(game: Roads, seat: int) -> list[int]:
    """The players of the rival colony; for the wolf, of both."""
    return [one for colony in game.rival_of(game.home[seat]) for one in game.teams[colony]]


@roads("cr_double_agent-a")
def double_agent(game: Roads, scene: EffectScene) -> Steps[None]:
    """The player and a rival see each other's secret objectives."""
    rival = yield from game.pick(scene.seat, "player", rivals(game, scene.seat), SEAT)
    game.show_goal(rival, scene.seat)
    game.show_goal(scene.seat, rival)


@roads("cr_warm_coats-b")
def warm_coats(game: Roads, scene: EffectScene) -> Steps[None]:
    """A card of the deck where it happened, or of any if that was at a colony."""
    deck = scene.place
    if deck not in TOWN:
        deck = yield from game.pick(scene.seat, "place", [town for town in TOWN if game.decks[town]], PLACE)
    if deck:
        game.draw(scene.seat, deck, 1)


@roads("bc_maude-b")
def maude(game: Roads, scene: EffectScene) -> None:
    """Cards are turned up until two are food, which are taken; the player plays no food in the next turn (R30)."""
    deck = game.decks["grocery_store"]
    found: list[int] = []
    shown: list[int] = []
    while deck and len(found) < 2:
        (card,) = game.take_top("grocery_store", 1)
        (found if KIND[game.face[card]] == "food" else shown).append(card)
    game.open(*found, *shown)
    game.tell(ALL, "revealed", seat=scene.seat, place="grocery_store", cards=[game.face[one] for one in found + shown])
    game.hands[scene.seat] += found
    game.shuffle_in("grocery_store", shown)
    game.attached.setdefault("fasting", {})[str(scene.seat)] = 0
    game.tell(ALL, "fasting", seat=scene.seat)


@roads("bc_toxic_waste-b")
def leaking_barrels(game: Roads, scene: EffectScene) -> None:
    """All fuel and medicine that was out of the game lies in the waste."""
    home = game.home[scene.seat]
    cards = [card for card in game.removed if KIND[game.face[card]] in ("fuel", "medicine")]
    game.removed = [card for card in game.removed if card not in cards]
    game.open(*cards)
    game.waste[home] += cards
    faces = [game.face[card] for card in cards]
    game.tell(ALL, "waste", colony=home, by=len(cards), left=len(game.waste[home]), cards=faces)


def five_food(game: Roads, scene: EffectScene) -> bool:
    """There is food for a feast."""
    return game.food[game.home[scene.seat]] >= 5


@roads("bc_christmas-a")
def christmas(game: Roads, scene: EffectScene) -> Steps[None]:
    """Five food tokens make a feast; the Santa's player may draw up to four groceries and gives each away."""
    yield from does("food(C,-5); mor(C,+1)")(game, scene)
    if "forest_plum" not in game.allies(game.home[scene.seat]):
        return
    santa = game.owner["forest_plum"]
    most = min(4, len(game.decks["grocery_store"]))
    count = yield game.ask(santa, "gifts", Number(0, most))
    for _ in range(count):
        friend = yield from game.pick(santa, "player", game.mates(santa), SEAT)
        (card,) = game.draw(santa, "grocery_store", 1)
        if friend is not None:
            game.hand_over(santa, friend, card)


@roads("lc_friendly_support-b")
def friendly_support(game: Roads, scene: EffectScene) -> Steps[None]:
    """A friend's unused die shows two more; who has acted already rolls one more next time."""
    friend = yield from game.pick(scene.seat, "player", game.mates(scene.seat), SEAT)
    if friend is None:
        return
    order = game.in_order(game.home[friend])
    picks = scene.picks | {"T": friend}
    row = "bump(T,2)" if order.index(friend) >= game.turn else "die(T,+1)"
    yield from does(row)(game, scene._replace(picks=picks))


# --- leaders and explosives -------------------------------------------------------------------------------------------


def has_rival_leader(game: Roads, scene: EffectScene) -> bool:
    """A colony has a rival; the den has none."""
    return game.home[scene.seat] in COLONIES


@roads("cr_parley-a")
def parley(game: Roads, scene: EffectScene) -> Steps[None]:
    """The leader of the rivals grants a truce in town for this round, or the colony arms itself."""
    other = game.leader[RIVAL[game.home[scene.seat]]]
    accepted = (yield game.ask(other, "parley", Pick(["no", "yes"]))) == "yes"
    game.tell(ALL, "parley", seat=other, accepted=accepted)
    if accepted:
        game.attached.setdefault("truce", {})["town"] = 0
    else:
        yield from does("ammo(C,+2)")(game, scene)


@roads("bc_dynamite-a")
def dynamite(game: Roads, scene: EffectScene) -> Steps[None]:
    """The chemist rolls: a one kills him and the student; otherwise zombies at home give way to barricades."""
    seat = game.owner.get("edward_white", scene.seat)
    rolled = game.dice.roll()
    game.tell(ALL, "rolled", seat=seat, die=rolled)
    if rolled == 1:
        yield from does("kill(edward_white); kill(john_price)")(game, scene)
        return
    count = game.dice.roll()
    game.tell(ALL, "rolled", seat=seat, die=count)
    gates = open_boards.infested(game, ENTRANCES[game.home[scene.seat]])
    caps = [game.zombies[gate] for gate in gates]
    shares = yield from game.share(seat, "clear", min(count, sum(caps)), gates, caps)
    for gate, fallen in zip(gates, shares, strict=True):
        for _ in range(game.kill_zombies(scene.seat, gate, fallen)):
            game.build(scene.seat, gate)


CONDITIONS |= {
    "cr_double_agent-a": has_rivals,
    "bc_christmas-a": five_food,
    "cr_parley-a": has_rival_leader,
}
