"""Choices of crossroads that are no rows: they have a condition, ask several people, or do something of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from lichina.kernel import ALL, CARD, SEAT, All, Ask, Choose, Number, Share, Steps

from . import open_boards
from .box import DEN, KIND, LIMITS
from .crossroads import CONDITIONS, Roads, roads
from .effects import run
from .horde import Horde
from .selecting import EffectScene
from .upon_cards import shed
from .vocabulary import program

Way = Callable[[Roads, EffectScene], Steps[None]]


def does(row: str) -> Callable[[Horde, EffectScene], Steps[None]]:
    """A row that is part of a choice."""
    steps = program(row)
    return lambda game, scene: run(game, scene, steps)


heartened, disheartened = does("mor(C,+1)"), does("mor(C,-1)")


# --- what friends do together (R121) ----------------------------------------------------------------------------------


def promised(
    game: Roads, scene: EffectScene, needed: int, kind: str, most: Callable[[int], int]
) -> Steps[dict[int, int]]:
    """All friends say at once how much each gives; who gives how much, or nobody anything if it is too little."""
    friends = game.clockwise(scene.seat, game.teams[game.home[scene.seat]])
    about = {"count": needed, "kind": kind}
    asks = {one: Ask(one, "promise", partial(up_to, most, one), default=0, about=about) for one in friends}
    given = yield from All(asks, limit=game.options.thinking)
    game.tell(ALL, "together", seat=scene.seat, count=sum(given.values()), needed=needed)
    if sum(given.values()) < needed:
        return {}
    shares: dict[int, int] = {}
    for one in friends:
        shares[one] = min(given[one], needed - sum(shares.values()))
    return shares


def up_to(most: Callable[[int], int], seat: int) -> Number:
    """How much somebody can give."""
    return Number(0, most(seat))


def club_together(game: Roads, scene: EffectScene, count: int, kind: str, to_waste: bool) -> Steps[bool]:
    """Friends give up this many cards of a kind together, or none; whether they did."""
    shares = yield from promised(game, scene, count, kind, lambda seat: len(of_kind(game, seat, kind)))
    for seat, share in shares.items():
        yield from shed(game, seat, share, kind, to_waste=to_waste)
    return bool(shares)


def of_kind(game: Roads, seat: int, kind: str) -> list[int]:
    """The cards of a kind in a hand."""
    return [card for card in game.hands[seat] if KIND[game.face[card]] == kind]


def hands_for(count: int) -> Callable[[Roads, EffectScene], bool]:
    """With this many cards in the hands of friends, whatever they are: who holds what is secret."""

    def enough(game: Roads, scene: EffectScene) -> bool:
        return sum(len(game.hands[seat]) for seat in game.teams[game.home[scene.seat]]) >= count

    return enough


@roads("cr_frozen_well-a")
def frozen_well(game: Roads, scene: EffectScene) -> Steps[None]:
    """Two fuel cards of friends thaw the well; with fewer it stays frozen, which costs morale."""
    if not (yield from club_together(game, scene, 2, "fuel", to_waste=True)):
        yield from disheartened(game, scene)


@roads("cr_radio_duel-a")
def radio_duel(game: Roads, scene: EffectScene) -> Steps[None]:
    """Two tools of friends win the duel on the air."""
    if (yield from club_together(game, scene, 2, "tool", to_waste=False)):
        yield from does("mor(C,+1); mor(E,-1)")(game, scene)


@roads("bc_comforts-a")
def comforts(game: Roads, scene: EffectScene) -> Steps[None]:
    """Three fuel cards of friends make a home."""
    if (yield from club_together(game, scene, 3, "fuel", to_waste=True)):
        yield from heartened(game, scene)


@roads("bc_radio_signal-a")
def radio_signal(game: Roads, scene: EffectScene) -> Steps[None]:
    """Friends spend three dice to fetch the sender; otherwise morale falls."""
    shares = yield from promised(game, scene, 3, "dice", lambda seat: len(game.pool[seat]))
    for seat, share in shares.items():
        del game.pool[seat][:share]
        game.tell(ALL, "dice-left", seat=seat, dice=game.pool[seat])
    yield from does("help(C,+1); mor(C,+1)" if shares else "mor(C,-1)")(game, scene)


@roads("bc_gambling-a")
def gambling(game: Roads, scene: EffectScene) -> Steps[None]:
    """Friends stake a card for each survivor at home at most; the highest die takes all, and equals roll again."""
    home = game.home[scene.seat]
    staked: dict[int, list[int]] = {}
    for seat in game.clockwise(game.leader[home] if home != DEN else scene.seat, game.teams[home]):
        count = yield game.ask(seat, "stake", partial(up_to, partial(stakes_of, game), seat))
        staked[seat] = []
        for _ in range(count):
            item = yield game.ask(seat, "shed", partial(game.in_hand, seat, "any"))
            card = game.take(seat, item)
            game.lay_aside(card)
            game.tell(ALL, "staked", seat=seat, item=item)
            staked[seat].append(card)
    stakes = [card for cards in staked.values() for card in cards]
    if not stakes:
        return
    winner = highest(game, {seat: len(cards) for seat, cards in staked.items() if cards})
    game.hands[winner] += map(game.pick_up, stakes)
    game.tell(ALL, "stakes-won", seat=winner, cards=[game.face[card] for card in stakes])


def stakes_of(game: Roads, seat: int) -> int:
    """How many cards somebody may stake: one for each survivor at home."""
    people = sum(game.place[one] == game.home[seat] for one in game.group(seat))
    return min(people, len(game.hands[seat]))


def highest(game: Roads, dice: dict[int, int]) -> int:
    """Who rolls the highest die, with this many each."""
    left = dict(dice)
    while len(left) > 1:
        rolls = {seat: max(game.dice.roll() for _ in range(count)) for seat, count in left.items()}
        for seat, rolled in rolls.items():
            game.tell(ALL, "rolled", seat=seat, die=rolled)
        left = {seat: left[seat] for seat, rolled in rolls.items() if rolled == max(rolls.values())}
    return next(iter(left))


# --- conditions -------------------------------------------------------------------------------------------------------


def survives(game: Roads, scene: EffectScene, survivor: str, rolls: int) -> Steps[bool]:
    """Somebody is exposed so often; whether it is still in play."""
    for _ in range(rolls):
        if survivor in game.owner:
            yield from game.expose(survivor)
    return survivor in game.owner


@roads("cr_burning_shop-a")
def burning_shop(game: Roads, scene: EffectScene) -> Steps[None]:
    """Two exposures, and who lives brings four food tokens."""
    if scene.survivor in game.owner and (yield from survives(game, scene, scene.survivor, 2)):
        yield from does("food(C,+4)")(game, scene)


@roads("bc_supply_drop-a")
def supply_drop(game: Roads, scene: EffectScene) -> Steps[None]:
    """Three exposures, and who lives brings five food tokens; a lawyer makes much of it."""
    runner = yield from game.pick(scene.seat, "survivor", game.standing(scene.seat))
    if runner is None or not (yield from survives(game, scene, runner, 3)):
        return
    yield from does("food(C,+5)")(game, scene)
    if "annaleigh_chan" in game.allies(game.home[scene.seat]):
        yield from heartened(game, scene)


@roads("cr_elders_tale-b")
def elders_tale(game: Roads, scene: EffectScene) -> Steps[None]:
    """Morale rises if no friend has died in this round."""
    home = game.home[scene.seat]
    if not any(game.home[owner] == home and when == game.rounds for _, owner, when in game.dead):
        yield from heartened(game, scene)


@roads("cr_grey_dawn-b")
def grey_dawn(game: Roads, scene: EffectScene) -> Steps[None]:
    """A morale of two or less rises; otherwise there is food."""
    low = game.morale[game.home[scene.seat]] <= 2
    yield from does("mor(C,+1)" if low else "food(C,+2)")(game, scene)


def with_helpless(game: Roads, scene: EffectScene) -> bool:
    """Somebody helpless is at home."""
    return bool(game.helpless[game.home[scene.seat]])


@roads("lc_toys-a")
def toys(game: Roads, scene: EffectScene) -> Steps[None]:
    """Toys for the helpless cheer everybody up."""
    yield from heartened(game, scene)


def soldier_at_home(game: Roads, scene: EffectScene) -> bool:
    """Thomas Heart is at home, whom the army knows."""
    return game.place.get("thomas_heart") == game.home[scene.seat]


def no_soldier_at_home(game: Roads, scene: EffectScene) -> bool:
    """He is not."""
    return not soldier_at_home(game, scene)


CONDITIONS |= {"bc_army-a": no_soldier_at_home, "bc_army-b": no_soldier_at_home, "bc_army-c": soldier_at_home}


@roads("bc_outbreak-b")
def outbreak(game: Roads, scene: EffectScene) -> Steps[None]:
    """A wound for everybody at home; without a doctor or a nurse each helpless survivor may also die."""
    yield from does("wound(ally_all(home),1)")(game, scene)
    home = game.home[scene.seat]
    if home != DEN and not {"olivia_brown", "janet_taylor"} & set(game.allies(home)):
        for _ in range(game.helpless[home]):
            rolled = game.dice.roll()
            game.tell(ALL, "rolled", seat=scene.seat, die=rolled)
            if rolled == 1:
                game.bury(home, 1)


# --- helpless and newcomers -------------------------------------------------------------------------------------------


@roads("bc_helpless-a")
def cast_out(game: Roads, scene: EffectScene) -> None:
    """All helpless survivors are sent away; every two of them cost a morale, rounded up."""
    home = game.home[scene.seat]
    count = game.helpless[home]
    for _ in range(count):
        game.lose_helpless(home)
    game.change_morale(home, -((count + 1) // 2))


@roads("bc_outsiders-a")
def outsiders(game: Roads, scene: EffectScene) -> Steps[None]:
    """A newcomer for every friend, and a helpless survivor for each."""
    yield from does("recruit(pl_all,1)")(game, scene)
    for _ in game.teams[game.home[scene.seat]]:
        yield from does("help(C,+1)")(game, scene)


@roads("bc_wounded-a")
def wounded(game: Roads, scene: EffectScene) -> Steps[None]:
    """A newcomer who has been through much."""
    newcomer = yield from game.recruit(scene.seat)
    if newcomer is not None:
        yield from survives(game, scene, newcomer, 2)


def hand_on(game: Roads, scene: EffectScene, friends: Sequence[int]) -> Steps[None]:
    """A follower goes over to a friend."""
    followers = [one for one in game.group(scene.seat) if one != game.head[scene.seat]]
    friend = yield from game.pick(scene.seat, "player", friends, SEAT)
    follower = yield from game.pick(scene.seat, "survivor", followers)
    if friend is None or follower is None:
        return
    game.owner[follower] = friend
    game.tell(ALL, "follows", survivor=follower, seat=friend)
    if not game.head[friend]:
        game.head[friend] = follower


def has_followers(game: Roads, scene: EffectScene) -> bool:
    """There is somebody other than the group leader, and a friend to go to."""
    return len(game.group(scene.seat)) > 1 and bool(game.mates(scene.seat))


def poorer(game: Roads, seat: int) -> list[int]:
    """Friends with fewer survivors."""
    return [mate for mate in game.mates(seat) if len(game.group(mate)) < len(game.group(seat))]


def has_poorer_friends(game: Roads, scene: EffectScene) -> bool:
    """There is a follower, and a friend with fewer survivors."""
    return has_followers(game, scene) and bool(poorer(game, scene.seat))


@roads("bc_wavering_loyalty-a")
def wavering_loyalty(game: Roads, scene: EffectScene) -> Steps[None]:
    """A follower goes over to a friend who has fewer."""
    yield from hand_on(game, scene, poorer(game, scene.seat))


@roads("lc_separation-a")
def separation(game: Roads, scene: EffectScene) -> Steps[None]:
    """A follower goes over to a friend."""
    yield from hand_on(game, scene, game.mates(scene.seat))


# --- healing and wounding ---------------------------------------------------------------------------------------------


def nurse(game: Roads, scene: EffectScene, patients: Sequence[str]) -> Steps[None]:
    """Up to three of these are healed by one."""
    hurt = [one for one in patients if open_boards.hurt(game, one)]
    chosen = hurt
    if len(hurt) > 3:
        chosen = list((yield game.ask(scene.seat, "patients", Choose(hurt, 0, 3, of=CARD))))
    for one in chosen:
        yield from game.heal(scene.seat, one, 1)


@roads("cr_sermon-a")
def sermon(game: Roads, scene: EffectScene) -> Steps[None]:
    """Up to three friends where the priest is are healed."""
    yield from nurse(game, scene, open_boards.friends(game, scene.place, game.home[scene.seat]))


@roads("bc_harman_brooks-b")
def herbs(game: Roads, scene: EffectScene) -> Steps[None]:
    """Up to three friends are healed, wherever they are."""
    yield from nurse(game, scene, game.allies(game.home[scene.seat]))


@roads("bc_forest_plum-b")
def naughty(game: Roads, scene: EffectScene) -> Steps[None]:
    """The lowest friend but the Santa is wounded."""
    others = [one for one in game.allies(game.home[scene.seat]) if one != "forest_plum"]
    if others:
        yield from game.hurt(open_boards.lowest(others))


@roads("bc_toxic_waste-a")
def toxic_waste(game: Roads, scene: EffectScene) -> Steps[None]:
    """Every friend has somebody frostbitten at home."""
    for one in (yield from one_at_home_each(game, scene)):
        if one in game.owner:
            yield from game.freeze(one)


@roads("bc_falling_barricades-a")
def hold_the_barricades(game: Roads, scene: EffectScene) -> Steps[None]:
    """Every friend has somebody exposed at home."""
    for one in (yield from one_at_home_each(game, scene)):
        if one in game.owner:
            yield from game.expose(one)


def one_at_home_each(game: Roads, scene: EffectScene) -> Steps[list[str]]:
    """Every friend with survivors at home picks one of them."""
    home = game.home[scene.seat]
    found = []
    for seat in game.clockwise(scene.seat, game.teams[home]):
        people = [one for one in game.group(seat) if game.place[one] == home]
        chosen = yield from game.pick(seat, "victim", people)
        if chosen is not None:
            found.append(chosen)
    return found


@roads("bc_thomas_heart-a")
def nightmare(game: Roads, scene: EffectScene) -> Steps[None]:
    """The player of the soldier lays out four wounds over the others at his place."""
    if "thomas_heart" not in game.owner:
        return
    there = [one for one in open_boards.at(game, game.place["thomas_heart"]) if one != "thomas_heart"]
    caps = [LIMITS["deadly"] + 1 - game.tokens(one) for one in there]
    form = Share(min(4, sum(caps)), there, caps, of=CARD)
    if not there:
        return
    seat = game.owner["thomas_heart"]
    shares = form.fallback() if form.single() else (yield game.ask(seat, "wounds", form))
    for survivor, count in zip(there, shares, strict=True):
        if count and survivor in game.owner:
            yield from game.hurt(survivor, count)


@roads("bc_thomas_heart-b")
def sedatives(game: Roads, scene: EffectScene) -> Steps[None]:
    """Two medicines of friends calm the soldier; with fewer it comes to the worst."""
    if not (yield from club_together(game, scene, 2, "medicine", to_waste=False)):
        yield from nightmare(game, scene)


CONDITIONS |= {
    "cr_frozen_well-a": hands_for(2),
    "cr_radio_duel-a": hands_for(2),
    "bc_comforts-a": hands_for(3),
    "lc_toys-a": with_helpless,
    "bc_wavering_loyalty-a": has_poorer_friends,
    "lc_separation-a": has_followers,
    "bc_thomas_heart-b": hands_for(2),
}
