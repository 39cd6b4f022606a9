"""Abilities of survivors that are no rows: used by themselves, or with a search or an attack."""

from __future__ import annotations

from functools import partial
from typing import Any

from lichina.kernel import ALL, AMOUNT, CARD, SEAT, Ask, Branch, Option, Pick, Steps

from . import open_boards
from .acting import Acting
from .box import COLONIES, DEN, ENTRANCES, KIND, RIVAL
from .choices import ATTACK, SEARCH, USE, abilities, choice_of
from .deeds import put_up
from .sketch import Sketch

# --- searching --------------------------------------------------------------------------------------------------------

AT_HOME_IN = {
    "andrew_evans": "grocery_store",
    "carla_thompson": "police_station",
    "janet_taylor": "hospital",
    "alexis_grey": "library",
    "arthur_thurston": "school",
}
"""Who knows which place of the town."""


def expert(survivor: str, place: str) -> None:
    """Somebody who knows a place: a search there shows and keeps a card more."""

    def there(sketch: Sketch, searcher: str) -> bool | None:
        return None if sketch.place[searcher] == place else False

    @abilities(survivor, when=SEARCH, offer=there)
    def search_well(game: Acting, seat: int, searcher: str, die: int) -> Steps[None]:
        game.spend(seat, die)
        yield from game.rummage(seat, searcher, shown=2, kept=2)


for _survivor, _place in AT_HOME_IN.items():
    expert(_survivor, _place)


@abilities("jenny_clark", when=SEARCH)
def jenny_clark(game: Acting, seat: int, survivor: str, die: int) -> Steps[None]:
    """Her search shows three cards more."""
    game.spend(seat, die)
    yield from game.rummage(seat, survivor, shown=4)


@abilities("quentin_marsh", when=SEARCH)
def quentin_marsh(game: Acting, seat: int, survivor: str, die: int) -> Steps[None]:
    """The noise of his search leaves no token."""
    game.spend(seat, die)
    yield from game.rummage(seat, survivor, quiet=True)


@abilities("ezra_quill", when=SEARCH)
def ezra_quill(game: Acting, seat: int, survivor: str, die: int) -> Steps[None]:
    """After his search he may put the card under the deck and take the next one."""
    game.spend(seat, die)
    where, before = game.place[survivor], len(game.hands[seat])
    yield from game.rummage(seat, survivor)
    if len(game.hands[seat]) == before or not game.decks[where]:
        return
    game.fresh[seat] = game.hands[seat][-1:]
    answer = yield Ask(seat, "exchange", partial(exchanges, game, seat, where))
    if answer == "exchange":
        under(game, seat, game.fresh[seat][0], where)
        game.draw(seat, where, 1)
    game.fresh[seat] = []


def exchanges(game: Acting, seat: int, where: str) -> Pick[str]:
    """Whether he does: a rival may have taken the card meanwhile, or the last one of the deck."""
    return Pick(["keep", "exchange"] if game.fresh[seat] and game.decks[where] else ["keep"])


def under(game: Acting, seat: int, card: int, deck: str) -> None:
    """A card of a hand goes under a deck; which one, nobody else sees."""
    game.lose_track(game.hands[seat], seat)
    game.hands[seat].remove(card)
    game.decks[deck].append(card)
    game.tell(ALL, "put-under", seat=seat, place=deck, back=game.back(card))


def some_cards(sketch: Sketch, survivor: str) -> Branch | bool:
    """A card of the hand, where there is a deck to put it under."""
    return Branch("item", dict.fromkeys(sketch.hand), of=CARD) if sketch.cards[sketch.place[survivor]] else False


@abilities("blue_chimp", when=USE, offer=some_cards)
def blue_chimp(game: Acting, seat: int, survivor: str, item: str) -> None:
    """He puts a card of the hand under this deck and draws the top one."""
    where = game.place[survivor]
    under(game, seat, game.card_in(game.hands[seat], item), where)
    game.draw(seat, where, 1)


def digger(survivor: str, kind: str) -> None:
    """Somebody who looks through the top of a deck for one kind of card."""

    def cards_here(sketch: Sketch, searcher: str) -> bool | None:
        return None if sketch.cards[sketch.place[searcher]] else False

    @abilities(survivor, when=USE, offer=cards_here)
    def dig(game: Acting, seat: int, searcher: str) -> Steps[None]:
        """The top four are laid open, one of the kind may be taken, and the rest is shuffled in."""
        where = game.place[searcher]
        cards = game.take_top(where, 4)
        game.lay_aside(*cards)
        game.open(*cards)
        faces = [game.face[card] for card in cards]
        game.tell(ALL, "revealed", seat=seat, place=where, cards=faces)
        fitting = dict.fromkeys(face for face in faces if KIND[face] == kind)
        taken = (yield Ask(seat, "take", Pick(["nothing", *fitting], CARD))) if fitting else "nothing"
        if taken != "nothing":
            card = game.card_in(cards, taken)
            cards.remove(card)
            game.hands[seat].append(game.pick_up(card))
            game.tell(ALL, "fetched", seat=seat, place=where, item=taken)
        game.shuffle_in(where, [game.pick_up(card) for card in cards])


digger("gabriel_diaz", "event")
digger("ivy_callahan", "book")


# --- attacking --------------------------------------------------------------------------------------------------------


def with_medicine(sketch: Sketch, survivor: str) -> int | bool:
    """At home, with a medicine card in hand and any die."""
    cures = sketch.of_kind(("medicine",), sketch.hand)
    return 1 if cures and sketch.place[survivor] == sketch.colony else False


@abilities("edward_white", when=ATTACK, offer=with_medicine)
def edward_white(game: Acting, seat: int, survivor: str, die: int, gate: str | None = None) -> Steps[None]:
    """A medicine card, which does nothing else, makes his attack kill three without exposure."""
    game.spend(seat, die)
    cure = game.faces(seat, "medicine")[0]
    game.lay_off(game.take(seat, cure), game.home[seat])
    game.tell(ALL, "played", seat=seat, item=cure)
    yield from game.strike(seat, survivor, gate, kills=3, risky=False)


def zombies_here(sketch: Sketch, survivor: str) -> Branch | bool | None:
    """The entrances with zombies where a survivor is."""
    found = open_boards.infested(sketch, open_boards.gates(sketch, survivor))
    return choice_of(sketch, survivor, found) if found else False


def prey_here(sketch: Sketch, survivor: str) -> Branch | bool | None:
    """The same, unless the survivor may not attack."""
    return False if survivor in sketch.sulking else zombies_here(sketch, survivor)


@abilities("daniel_smith", when=USE, offer=prey_here)
def daniel_smith(game: Acting, seat: int, survivor: str, gate: str | None = None) -> Steps[None]:
    """He kills two with one roll for exposure."""
    yield from game.strike(seat, survivor, gate, kills=2)


def again(sketch: Sketch, survivor: str) -> Branch | bool | None:
    """After an attack of hers."""
    return prey_here(sketch, survivor) if survivor in sketch.struck else False


@abilities("danica_walker", when=USE, offer=again)
def danica_walker(game: Acting, seat: int, survivor: str, gate: str | None = None) -> Steps[None]:
    """After an attack she attacks once more without a die."""
    yield from game.strike(seat, survivor, gate)


def armed_here(sketch: Sketch, survivor: str) -> Branch | bool | None:
    """With a weapon, where there are zombies."""
    return zombies_here(sketch, survivor) if sketch.of_kind(("weapon",), sketch.gear[survivor]) else False


@abilities("scott_wheeler", when=USE, offer=armed_here)
def scott_wheeler(game: Acting, seat: int, survivor: str, gate: str | None = None) -> None:
    """With a weapon he kills one zombie at his place; it is no attack."""
    game.kill_zombies(seat, gate or game.place[survivor], 1)


def helpless_at_home(sketch: Sketch, survivor: str) -> bool | None:
    """With somebody helpless to defend."""
    return None if sketch.colony != DEN and sketch.helpless[sketch.colony] else False


@abilities("bev_russell", when=USE, offer=helpless_at_home)
def bev_russell(game: Acting, seat: int, survivor: str) -> Steps[None]:
    """With helpless survivors at home she kills two zombies there."""
    yield from game.clear(seat, ENTRANCES[game.home[seat]], 2)


def spaces_here(sketch: Sketch, survivor: str) -> Branch | bool | None:
    """The entrances with an empty space where a survivor is."""
    found = open_boards.open_gates(sketch, open_boards.gates(sketch, survivor))
    return choice_of(sketch, survivor, found) if found else False


@abilities("ashley_ross", when=USE, offer=spaces_here)
def ashley_ross(game: Acting, seat: int, survivor: str, gate: str | None = None) -> Steps[None]:
    """A barricade without a die."""
    yield from put_up(game, seat, survivor, gate, 1)


# --- dice -------------------------------------------------------------------------------------------------------------


def own_dice(sketch: Sketch, survivor: str) -> bool | None:
    """With a die that is not used."""
    return None if sketch.dice else False


@abilities("james_meyers", when=USE, offer=own_dice)
def james_meyers(game: Acting, seat: int, survivor: str) -> Steps[None]:
    """Any number of unused dice are rolled again, each once."""
    left = list(game.pool[seat])
    while left:
        value = yield Ask(seat, "which-die", Pick(["enough", *sorted(set(left))], AMOUNT))
        if value == "enough" or value not in game.pool[seat]:
            return
        left.remove(value)
        game.turn_die(seat, value, game.dice.roll())


def leading(sketch: Sketch, survivor: str) -> Branch | bool:
    """As a group leader, with dice below six."""
    low = [die for die in sketch.dice if die < 6]
    if sketch.heads[sketch.seat] != survivor or not low:
        return False
    return Branch("die", dict.fromkeys(low), of=AMOUNT)


@abilities("george_coleman", when=USE, offer=leading)
def george_coleman(game: Acting, seat: int, survivor: str, die: int) -> Steps[None]:
    """As a group leader he adds one to up to two unused dice."""
    game.turn_die(seat, die, die + 1)
    left = [value for value in sorted(set(game.pool[seat])) if value < 6 and game.pool[seat].count(value)]
    if left:
        value = yield Ask(seat, "which-die", Pick(["enough", *left], AMOUNT))
        if value != "enough" and value in game.pool[seat]:
            game.turn_die(seat, value, value + 1)


def friends_and_dice(sketch: Sketch, survivor: str) -> Branch | bool:
    """A die, and the friend who is to have it."""
    friends = Branch("player", dict.fromkeys(sketch.friends), of=SEAT)
    if not sketch.friends or not sketch.dice:
        return False
    return Branch("die", dict.fromkeys(sketch.dice, friends), of=AMOUNT)


@abilities("nina_kovacs", when=USE, offer=friends_and_dice)
def nina_kovacs(game: Acting, seat: int, survivor: str, die: int, friend: int) -> None:
    """An unused die goes to a friend."""
    game.spend(seat, die)
    game.pool[friend] = sorted([*game.pool[friend], die])
    game.tell(ALL, "die-given", seat=seat, target=friend, die=die)


def friends_with_dice(sketch: Sketch, survivor: str) -> Branch | bool:
    """Friends who have unused dice."""
    friends = [seat for seat, dice in sketch.friends.items() if dice]
    return Branch("player", dict.fromkeys(friends), of=SEAT) if friends else False


@abilities("anita_wallace", when=USE, offer=friends_with_dice)
def anita_wallace(game: Acting, seat: int, survivor: str, friend: int) -> Steps[None]:
    """A friend may roll one unused die again."""
    values: list[Option] = ["no", *sorted(set(game.pool[friend]))]
    ask = Ask(friend, "which-die", Pick(values, AMOUNT), limit=game.options.asking)
    value: Any = yield from game.wait_for(ask)
    if value in game.pool[friend]:
        game.turn_die(friend, value, game.dice.roll())


# --- looking and taking -----------------------------------------------------------------------------------------------


def crises_left(sketch: Sketch, survivor: str) -> bool | None:
    """As long as there are crises to foresee."""
    return None if sketch.cards["crises"] else False


@abilities("talia_jones", when=USE, offer=crises_left)
def talia_jones(game: Acting, seat: int, survivor: str) -> Steps[None]:
    """She sees the next two crises, and puts them back in any order."""
    cards = game.crises[:2]
    game.spied += cards
    game.see(seat, *cards)
    game.tell(ALL, "foresaw", seat=seat, count=len(cards))
    game.tell(seat, "saw-crises", cards=[game.face[card] for card in cards])
    if len(cards) > 1:
        first = yield Ask(seat, "first-crisis", partial(next_crises, game))
        game.lose_track(cards, seat)
        if game.face[game.crises[0]] != first:
            game.crises[:2] = reversed(game.crises[:2])


def next_crises(game: Acting) -> Pick[str]:
    """The two crises that lie on top."""
    return Pick(sorted(game.face[card] for card in game.crises[:2]), CARD)


def friends_with_hands(sketch: Sketch, survivor: str) -> Branch | bool:
    """Friends who hold cards."""
    friends = [seat for seat in sketch.friends if sketch.hands[seat]]
    return Branch("player", dict.fromkeys(friends), of=SEAT) if friends else False


@abilities("annaleigh_chan", when=USE, offer=friends_with_hands)
def annaleigh_chan(game: Acting, seat: int, survivor: str, friend: int) -> None:
    """She sees a card at random of a friend's hand."""
    card = game.dice.choice(game.hands[friend])
    game.spied.append(card)
    game.see(seat, card, note=("hand", str(friend), game.rounds))
    game.tell(ALL, "peeked", seat=seat, target=friend)
    game.tell(seat, "saw-hand", target=friend, cards=[game.face[card]])


def rivals_with_hands(sketch: Sketch, survivor: str) -> Branch | bool:
    """Rivals who hold cards, of the colony before which a survivor stands."""
    gate = sketch.place[survivor]
    colony = next((one for one in COLONIES if gate in ENTRANCES[one]), RIVAL.get(sketch.colony, ""))
    rivals = [seat for seat, home in enumerate(sketch.home) if home == colony and sketch.hands[seat]]
    return Branch("player", dict.fromkeys(rivals), of=SEAT) if rivals else False


@abilities("charlotte_ross", when=USE, offer=rivals_with_hands)
def charlotte_ross(game: Acting, seat: int, survivor: str, rival: int) -> Steps[None]:
    """Before the rivals' entrance she sees one of their hands, and takes a card."""
    game.spied += game.hands[rival]
    game.see(seat, *game.hands[rival], note=("hand", str(rival), game.rounds))
    game.tell(ALL, "peeked", seat=seat, target=rival)
    game.tell(seat, "saw-hand", target=rival, cards=game.listed(rival))
    item = yield Ask(seat, "take", partial(game.in_hand, rival, "any"))
    if item != "nothing":
        game.hand_over(rival, seat, game.card_in(game.hands[rival], item))
