"""Stage two of a turn: players move their survivors in alternation, until both have passed (§2.4, §2.5, R14–R19)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from lichina.kernel import ALL, AMOUNT, CARD, PLACE, SEAT, Ask, Below, Branch, Effects, Option, Pick, Steps, Tree

from . import open_boards, questions
from .box import BOARD, COLONIES, DEN, ENTRANCES, RIVAL, ROOM, TOWN
from .crossroads import Roads

rides: Effects[Any] = Effects("ride")
"""Items that are played with a move (R16): whether nobody is exposed by it."""
WRECK = 4
"""How much damage is the end of the Arctic King."""
BAIT = 3
"""How many zombies make a place one that somebody may lure them away from."""
CROWD = 2
"""How many zombies make a place crowded for newcomers."""
PASS, WALK, REQUEST = "pass", "walk", "request"


@rides("fuel")
def fuel(game: Moving, seat: int) -> bool:
    """Nobody is exposed by this move."""
    return True


@rides("ri_canister")
def canister(game: Moving, seat: int) -> bool:
    """Nor by the player's next one in this stage."""
    game.riding.append(seat)
    return True


class Ways(NamedTuple):
    """Where survivors may go, as it was when the question was asked."""

    here: str
    home: str
    entrances: tuple[str, ...]
    """Entrances of others with an empty space (R38)."""
    room: Mapping[str, bool]
    """Whether there is room in town, and at home."""
    prices: Mapping[str, Mapping[str, int]]
    """At full places, whom to send away and for how much."""
    dice: tuple[int, ...]
    """With what the wolf pays."""
    rides: tuple[str, ...]
    mates: tuple[int, ...]


def destinations(ways: Ways) -> Branch:
    """A place, perhaps somebody who must leave it, and how to get there."""
    how = Branch("ride", _rides(ways))
    options: dict[Option, Below] = {}
    for town in TOWN:
        if town == ways.here:
            continue
        options[town] = how if ways.room[town] else _displacing(ways, town, how)
    if ways.here != ways.home and ways.room[ways.home]:
        options[ways.home] = how
    for gate in ways.entrances:
        if gate != ways.here:
            options[gate] = how
    return Branch("place", options, of=PLACE)


def _rides(ways: Ways) -> dict[Option, Below]:
    options: dict[Option, Below] = {WALK: None, **dict.fromkeys(ways.rides)}
    if ways.mates:
        options[REQUEST] = Branch("mate", dict.fromkeys(ways.mates), of=SEAT)
    return options


def _displacing(ways: Ways, town: str, how: Branch) -> Branch:
    """Who is sent away from a full place; the wolf pays for others with a die."""
    options: dict[Option, Below] = {}
    for survivor, price in ways.prices[town].items():
        if ways.home == DEN and price:
            options[survivor] = Branch("die", dict.fromkeys(ways.dice, how), of=AMOUNT)
        else:
            options[survivor] = how
    return Branch("displace", options, of=CARD)


class Moving(Roads):
    """Survivors on the move."""

    riding: list[int]
    """Whose next move of this stage exposes nobody: a canister lasts for two."""

    def move_in_turns(self) -> Steps[None]:
        """The colony with lower morale begins; who has passed moves no more, and the other goes on (R14, R15)."""
        order = list(self.active)
        if len(order) > 1:
            ranks = self.by_morale()
            order.sort(key=lambda seat: ranks.index(self.home[seat]))
        self.moved, self.passed, self.riding = [], [], []
        while len(self.passed) < len(order):
            for seat in order:
                if not self.plays(seat):
                    return
                if seat not in self.passed:
                    yield from self.move_once(seat)

    def move_once(self, seat: int) -> Steps[None]:
        """Move one survivor or pass; a request that is refused is no move."""
        while self.plays(seat):
            form = partial(self.movements, seat)
            path = yield Ask(seat, "move", form, default=(PASS,), limit=self.moving_time(seat))
            if path[0] == PASS:
                self.passed.append(seat)
                self.tell(ALL, "passed", seat=seat)
                return
            if (yield from self.move(seat, *path)):
                return

    def moving_time(self, seat: int) -> int:
        """The wolf is never hurried (§2.14)."""
        return self.options.turn if self.home[seat] == DEN else self.options.thinking

    # --- the question -----------------------------------------------------------------------------------------------

    def movements(self, seat: int) -> Tree[tuple[Any, ...]]:
        """Pass, or a survivor and where it goes, but no deed (R18); what follows is built when somebody looks."""
        options: dict[Option, Below] = {PASS: None}
        movers = [one for one in self.standing(seat) if self.may_move(one)]
        if movers:
            ways = self.ways(seat)
            for survivor in movers:
                options[survivor] = partial(destinations, ways._replace(here=self.place[survivor]))
        return Tree(Branch("move", options))

    def may_move(self, survivor: str) -> bool:
        """Everybody moves once in a stage, some twice; to be sent home is no move (R36)."""
        if self.bound("quarantine", survivor) or self.bound("quarrel", survivor):
            return False
        return bool(self.moved.count(survivor) < self.question(questions.moves, survivor, 1))

    def ways(self, seat: int) -> Ways:
        """Where the survivors of a player may go now, which is never an entrance of their own (R42)."""
        home = self.home[seat]
        full = {town: ROOM[town] for town in TOWN}
        for where in self.place.values():
            if where in full:
                full[where] -= 1
        rivals = COLONIES if home == DEN else (RIVAL[home],)
        hand = {self.face[card] for card in self.hands[seat]}
        return Ways(
            here="",
            home=home,
            entrances=tuple(
                gate for colony in rivals for gate in ENTRANCES[colony] if open_boards.free(self, gate) > 0
            ),
            room={town: left > 0 for town, left in full.items()} | {home: open_boards.room(self, home) > 0},
            prices={town: dict(self.prices(seat, town)) for town, left in full.items() if left <= 0},
            dice=tuple(sorted(set(self.pool[seat]))) if home == DEN else (),
            rides=tuple(ride for ride in rides if ride in hand),
            mates=tuple(mate for mate in self.mates(seat) if (mate, REQUEST) not in self.refused),
        )

    def prices(self, seat: int, town: str) -> Iterator[tuple[str, int]]:
        """Who may be sent away from a full place, and for what; nobody of the other whose turn it is (R33, R37)."""
        home = self.home[seat]
        for survivor in open_boards.at(self, town):
            if self.side(survivor) == home:
                yield survivor, 0
            elif self.owner[survivor] not in self.active:
                price = self.price(survivor, town, home)
                if price <= (len(self.pool[seat]) if home == DEN else self.bullets[home]):
                    yield survivor, price

    def price(self, survivor: str, town: str, payer: str) -> int:
        """One bullet, two if it is armed, for the wolf one die; more beside who bargains (§2.14, R84, R105)."""
        price = 1 if payer == DEN else 1 + self.armed(survivor)
        for other in open_boards.friends(self, town, self.side(survivor)):
            price = self.question(questions.costs, other, price)
        return price

    # --- the move ---------------------------------------------------------------------------------------------------

    def move(self, seat: int, survivor: str, where: str, *path: Any) -> Steps[bool]:
        """One move; False if a friend was asked for a ride and has refused it."""
        asked = isinstance(path[-1], int)
        *cost, how = path[:-1] if asked else path
        ride: str | None = None if how == WALK else how
        if asked:
            ride = yield from self.ask_for_ride(seat, path[-1])
            if ride is None:
                return False
        elif ride is not None:
            self.lay_off(self.take(seat, ride), self.home[seat])
        if ride is not None:
            self.tell(ALL, "played", seat=seat, item=ride)
            self.note(seat, "play(fuel)", survivor, where)
        if cost:
            yield from self.displace(seat, cost[0], *cost[1:])
        yield from self.arrive(seat, survivor, where, ride)
        return True

    def ask_for_ride(self, seat: int, mate: int) -> Steps[str | None]:
        """A friend may give a card that is played with this move, at once (R16, R17, R91)."""
        self.tell(ALL, "requested", seat=seat, target=mate, kind="fuel")
        form = partial(self.rides_of, mate)
        ride = yield Ask(mate, "grant", form, default="no", about={"seat": seat}, limit=self.options.asking)
        if ride == "no":
            self.refused.append((mate, REQUEST))
            self.tell(ALL, "refused", seat=mate, target=seat)
            return None
        self.lay_off(self.take(mate, ride), self.home[seat])
        self.granted(seat, mate, ride)
        return str(ride)

    def rides_of(self, mate: int) -> Pick[str]:
        """What a friend may give for a move."""
        return Pick(["no", *(ride for ride in rides if ride in self.faces(mate))], CARD)

    def granted(self, seat: int, mate: int, item: str) -> None:
        """A request was granted."""
        self.count("granted", mate)
        self.note(seat, "req_ok")
        self.tell(ALL, "granted", seat=mate, target=seat, item=item)

    def displace(self, seat: int, survivor: str, *die: int) -> Steps[None]:
        """Somebody leaves a full place without exposure: friends for nothing, others for bullets or a die (§2.5, R35).

        Where somebody bargains, what the wolf pays more is his lowest die (R127).
        """
        home = self.home[seat]
        if self.side(survivor) != home:
            price = self.price(survivor, self.place[survivor], home)
            if home == DEN:
                self.spend(seat, die[0])
                del self.pool[seat][: price - 1]
            else:
                self.change("bullets", home, -price)
            self.note(seat, "displace", survivor, self.place[survivor])
        self.tell(ALL, "displaced", seat=seat, survivor=survivor)
        yield from self.go_home(survivor)

    def arrive(self, seat: int, survivor: str, where: str, ride: str | None) -> Steps[None]:
        """A survivor is where it went, and is exposed by the way unless something prevents it."""
        origin = self.place[survivor]
        self.place[survivor] = where
        self.moved.append(survivor)
        self.tell(ALL, "moved", seat=seat, survivor=survivor, place=where)
        self.note_move(seat, survivor, origin, where)
        safe = rides[ride](self, seat) if ride is not None else seat in self.riding
        if ride is None and safe:
            self.riding.remove(seat)
        safe = safe or self.by_sled(survivor)
        safe = (yield from self.by_snowmobile(survivor, origin, where)) or safe
        self.mark()
        if not safe and self.question(questions.risky_move, survivor, True, where):
            self.note(seat, "nofuel_move", survivor, where)
            yield from self.expose(survivor, "move")
        if survivor in self.owner and (whose := self.question(questions.brings, survivor, "")):
            yield from self.bring_along(seat, survivor, origin, where, whose)
        self.mark()

    def by_sled(self, survivor: str) -> bool:
        """Dogs that stay with a survivor pull it once a round, and nobody is exposed."""
        used = f"{survivor}/sled_dogs"
        if not self.bound("sled_dogs", survivor) or used in self.tired:
            return False
        self.tired.append(used)
        return True

    def by_snowmobile(self, survivor: str, origin: str, where: str) -> Steps[bool]:
        """The Arctic King exposes nobody and is heard at both ends; after four moves it is a wreck."""
        if not self.bound("arctic_king", survivor):
            return False
        for place in (origin, where):
            yield from self.make_noise(place)
        damage = self.attached["arctic_king"]
        if survivor in damage:
            damage[survivor] += 1
            if damage[survivor] == WRECK:
                del damage[survivor]
        return True

    def bring_along(self, seat: int, survivor: str, origin: str, where: str, whose: str) -> Steps[None]:
        """Another survivor from the same place may come along without exposure: that is its move."""
        others = [one for one in self.standing(seat) if self.place[one] == origin and self.may_move(one)]
        space = open_boards.room(self, where) if where in ENTRANCES else open_boards.free(self, where)
        if not others or space < 1:
            return
        other = yield self.ask(seat, "along", Pick(["nobody", *others], CARD), about={"survivor": survivor})
        if other != "nobody":
            self.tired.append(open_boards.used_as(survivor, whose))
            self.place[other] = where
            self.moved.append(other)
            self.tell(ALL, "moved", seat=seat, survivor=other, place=where)
            self.note_move(seat, other, origin, where)

    def note_move(self, seat: int, survivor: str, origin: str, where: str) -> None:
        """All that a crossroads card may want to know of a move."""
        for deed in ("move", "move2"):
            self.note(seat, deed, survivor, where)
        if sum(self.zombies[gate] for gate in ENTRANCES.get(origin, (origin,))) >= BAIT:
            self.note(seat, "left_crowd", survivor, origin)
        if sum(self.zombies[gate] for gate in ENTRANCES.get(where, (where,))) >= CROWD:
            self.note(seat, "move_to(crowded)", survivor, where)
        if where not in TOWN:
            if where != self.home[seat]:
                self.note(seat, "move_rival", survivor, where)
                self.note_guest(where)
            return
        if origin in TOWN:
            self.note(seat, "move_town_town", survivor, where)
        company: Sequence[str] = [one for one in open_boards.at(self, where) if one != survivor]
        if not company:
            self.note(seat, "move_to(empty)", survivor, where)
        if not any(self.side(one) == self.home[seat] for one in company):
            self.note(seat, "move_to(lonely)", survivor, where)

    def note_guest(self, gate: str) -> None:
        """Somebody stands before the entrance of a colony, which a card of its player may wait for."""
        for seat in self.active:
            if self.home[seat] == BOARD[gate]:
                self.note(seat, "guest")
