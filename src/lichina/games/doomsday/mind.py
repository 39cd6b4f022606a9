"""What a bot makes of what it sees and hears: which cards lie where, and how likely everybody is on which team."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Any, TypeAlias

from lichina.kernel import Told

from .box import LOYALTY, PROGRAMS, ROLES, SUPPLIES, SYMBOLS, TEAMS
from .setup import LEGION_CARD, spread
from .state import LEFT, RIGHT, ROLE, SECOND
from .teams import ALWAYS, CONVERTS, LEGION, OUTCAST, team_of
from .view import Private, Public
from .wishes import HARMS, HELPS, WISHES

TeamChances: TypeAlias = dict[str, float]
"""How likely somebody is on each team."""
Pool: TypeAlias = tuple[tuple[str, float], ...]
"""Cards that may lie face down somewhere, and how many of each there are."""

SHOT, AIMED, PLAYED, SAID = 1.0, 0.5, 0.6, 0.35
"""How much deeds and words say about who is on whose side."""
CLAIM = 0.3
WORD = 2
"""For how many of its turns after this one a player who has begged for somebody does not shoot there."""
SAID_OF = "said-"
"""What is said is told by such events."""
CERTAIN = 0.97
"""What is known for certain may have changed since, by a hidden program."""


class Mind:
    """The memory of one player, and what follows from it."""

    def __init__(self, seat: int, board: Public, own: Private, options: Any, heed: float = 1.0) -> None:
        self.seat = seat
        self.heed = heed
        """How much words count: more than usual above 1, less below."""
        self.count = len(board.lives)
        self.legion = board.legion
        self.advanced = board.advanced
        self.row6: str = options.row6
        self.stalemate: int = options.stalemate_rounds
        self.heard = 0
        self.roles: dict[tuple[int, str], str] = {}
        """Roles that were seen and still lie there, by seat and spot."""
        self.slots: dict[int, str] = {}
        """Loyalty cards that were seen, by where they lie among all."""
        self.sure: dict[int, str] = {}
        """Teams that were told truly."""
        self.proved: dict[int, str] = {}
        """Teams of those who have played what nobody else can play: everybody knows."""
        self.never: dict[int, set[str]] = {}
        """Teams that somebody truly does not belong to."""
        self.marks: dict[int, str] = {}
        """Who is known to be Legion or fallen."""
        self.bonds: dict[tuple[int, int], float] = {}
        """What one player has done to another: above zero is good, below is bad."""
        self.claims: dict[int, str] = {}
        self.played: Mapping[str, Any] = {}
        """The program that was played last."""
        self.said: set[tuple[Any, ...]] = set()
        """What this player has said itself."""
        self.tones: dict[str, list[str]] = {}
        """In which tones people have spoken, by what it was about."""
        self.spoke = 0
        """In which turn it has spoken last."""
        self.spared: dict[int, int] = {}
        """For whom it has begged, and for how many of its own turns it keeps to that."""
        self.read = 0
        """How much of what people have typed it has read."""
        self.asked: list[tuple[int, str]] = []
        """Who has typed something to this player that is not answered yet, and what: `who` or `why`."""
        self.wanted: set[int] = set()
        """For whose death it has called, and not begged for them since."""
        self.called: int | None = None
        """At whom it has called to shoot in its turn."""
        self.board = board
        self.own = own
        self.chances: list[TeamChances] = []

    # --- hearing --------------------------------------------------------------------------------------------------

    def hear(self, events: Iterable[Told], board: Public, own: Private, typed: Sequence[tuple[int, Told]] = ()) -> None:
        """Take in what was told since the last time, with what people have typed meanwhile, and look at the table."""
        news = False
        for event in events:
            news = self._read(typed) or news
            self.heard += 1
            if event.key.startswith(SAID_OF):
                self.tones.setdefault(event.key.removeprefix(SAID_OF), []).append(event.data["tone"])
                if event.data["seat"] == self.seat:
                    self.asked.clear()  # one answer is enough
            news = self._take_in(event) or news
        news = self._read(typed) or news
        if news or not self.chances or own != self.own:
            self.board, self.own = board, own
            self._look()
            self.chances = self._believe()

    def _take_in(self, event: Told) -> bool:
        """Whether this event is one of those that matter."""
        listen = getattr(self, f"_on_{event.key.replace('-', '_')}", None)
        if listen is not None:
            listen(event.data)
        return listen is not None

    def _read(self, typed: Sequence[tuple[int, Told]]) -> bool:
        """What people had typed by now; whether there was any of it."""
        before = self.read
        while self.read < len(typed) and typed[self.read][0] <= self.heard:
            event = typed[self.read][1]
            self.read += 1
            self._take_in(event)
            if event.key == "said-shoot" and event.data["target"] == self.seat:
                self.asked.append((event.data["seat"], "who"))
        return self.read > before

    def _on_asked(self, data: Mapping[str, Any]) -> None:
        """A question to nobody in particular is why; whoever has called for a shot at the asker is meant."""
        by, target, about = data["seat"], data["target"], data["about"]
        if target == self.seat or (target is None and about == "why" and by in self.wanted):
            self.asked.append((by, about))

    def place(self, seat: int, spot: str) -> int:
        """Where a loyalty card lies among all."""
        if self.advanced:
            return seat if spot == LEFT else (seat - 1) % self.count
        return 2 * seat + (spot == RIGHT)

    def known(self, seat: int, spot: str) -> str | None:
        """The card that lies there, if it was seen."""
        return self.slots.get(self.place(seat, spot)) if spot in (LEFT, RIGHT) else self.roles.get((seat, spot))

    def _look(self) -> None:
        """What lies open, and the seat's own cards."""
        for seat, (faces, pair) in enumerate(zip(self.board.roles, self.board.loyalty, strict=True)):
            for spot, face in zip((ROLE, SECOND), faces, strict=False):
                if face is not None:
                    self.roles[seat, spot] = face
            for spot, face in zip((LEFT, RIGHT), pair, strict=True):
                if face is not None:
                    self.slots[self.place(seat, spot)] = face
        for spot, face in zip((ROLE, SECOND), self.own.roles, strict=False):
            self.roles[self.seat, spot] = face
        for spot, face in zip((LEFT, RIGHT), self.own.loyalty, strict=True):
            self.slots[self.place(self.seat, spot)] = face

    def _on_saw(self, data: Mapping[str, Any]) -> None:
        self._keep(data["target"], data["spot"], data["card"])

    def _keep(self, seat: int, spot: str, card: str) -> None:
        if spot in (ROLE, SECOND):
            self.roles[seat, spot] = card
        elif spot in (LEFT, RIGHT):
            self.slots[self.place(seat, spot)] = card

    def _on_role_hidden(self, data: Mapping[str, Any]) -> None:
        if (data["seat"], SECOND) not in self.roles:
            self.roles[data["seat"], ROLE] = data["card"]

    def _on_role_revealed(self, data: Mapping[str, Any]) -> None:
        self._on_role_hidden(data)

    def _on_loyalty_revealed(self, data: Mapping[str, Any]) -> None:
        self._keep(data["seat"], data["spot"], data["card"])

    def _on_loyalty_hidden(self, data: Mapping[str, Any]) -> None:
        self._keep(data["seat"], data["spot"], data["card"])

    def _on_roles_swapped(self, data: Mapping[str, Any]) -> None:
        one, other = data["seat"], data["target"]
        for spot in (ROLE, SECOND):
            _exchange(self.roles, (one, spot), (other, spot))
        self._forget(one, other)

    def _on_leader(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        self.roles.pop((seat, ROLE), None)
        self._forget(seat)
        self.sure[seat] = self.proved[seat] = data["team"]

    def _on_loyalty_swapped(self, data: Mapping[str, Any]) -> None:
        one, other = self.place(data["seat"], data["spot"]), self.place(data["target"], data["other"])
        _exchange(self.slots, one, other)
        self._forget(*range(self.count)) if self.advanced else self._forget(data["seat"], data["target"])

    def _on_mixed_loyalty(self, data: Mapping[str, Any]) -> None:
        for seat in data["seats"]:
            for spot in (LEFT, RIGHT):
                self.slots.pop(self.place(seat, spot), None)
        self._forget(*range(self.count)) if self.advanced else self._forget(*data["seats"])

    def _on_inverted(self, data: Mapping[str, Any]) -> None:
        self._forget(*range(self.count))

    def _on_dropped(self, data: Mapping[str, Any]) -> None:
        """Nothing is learned, but who is armed matters."""

    _on_goes_on = _on_hurt = _on_healed = _on_revived = _on_died = _on_dropped

    def _forget(self, *seats: int) -> None:
        """What was said of these teams need not be so any more."""
        for seat in seats:
            self.sure.pop(seat, None)
            self.never.pop(seat, None)
            self.proved.pop(seat, None)

    # --- what is said truly ---------------------------------------------------------------------------------------

    def _on_teams(self, data: Mapping[str, Any]) -> None:
        self.sure |= {int(seat): team for seat, team in data["teams"].items()}

    def _on_listed(self, data: Mapping[str, Any]) -> None:
        for seat in range(self.count):
            self._answer(seat, data["team"], seat in data["seats"])

    def _on_answered(self, data: Mapping[str, Any]) -> None:
        self._answer(data["target"], data["team"], data["right"])

    def _answer(self, seat: int, team: str, yes: bool) -> None:
        if yes and not (self.legion and team == OUTCAST):
            self.sure[seat] = team
        elif not yes:
            self.never.setdefault(seat, set()).add(team)

    def _on_converted(self, data: Mapping[str, Any]) -> None:
        self.marks |= {data["seat"]: LEGION, data["target"]: LEGION}

    def _on_joins_the_fallen(self, data: Mapping[str, Any]) -> None:
        self.marks.setdefault(data["seat"], "fallen")

    def _on_cured(self, data: Mapping[str, Any]) -> None:
        self.marks.pop(data["seat"], None)

    def _on_peeked(self, data: Mapping[str, Any]) -> None:
        """A player who has looked at the wrong card has changed sides."""
        card = self.known(data["target"], data["spot"])
        if card in CONVERTS and self.marks.get(data["seat"]) != LEGION:
            self.marks[data["seat"]] = CONVERTS[card]

    # --- deeds ----------------------------------------------------------------------------------------------------

    def _against(self, seat: int, targets: Iterable[int], weight: float) -> None:
        for target in targets:
            if target != seat:
                self.bonds[seat, target] = self.bonds.get((seat, target), 0.0) - weight

    def _on_armed(self, data: Mapping[str, Any]) -> None:
        self._against(data["seat"], data["targets"], AIMED)

    _on_aimed = _on_armed

    def _on_shot(self, data: Mapping[str, Any]) -> None:
        self._against(data["seat"], data["targets"], -SHOT if data["way"] == "heal" else SHOT)

    def _on_played(self, data: Mapping[str, Any]) -> None:
        self.played = data
        team = PROGRAMS[data["card"]].proves
        if team is not None:
            self.proved[data["seat"]] = team
        wish = WISHES[data["card"]]
        if wish in HARMS:
            self._against(data["seat"], data["targets"][:1], PLAYED)
        elif wish in HELPS:
            self._against(data["seat"], data["targets"], -PLAYED)

    def _on_turn(self, data: Mapping[str, Any]) -> None:
        self.called = None
        if data["seat"] == self.seat:
            self.spared = {whom: turns - 1 for whom, turns in self.spared.items() if turns}

    def _on_said_shoot(self, data: Mapping[str, Any]) -> None:
        self._against(data["seat"], [data["target"]], SAID * self.heed)
        if data["seat"] == self.seat:
            self.called = data["target"]
            self.wanted.add(data["target"])
            self.spared.pop(data["target"], None)

    def _on_said_spare(self, data: Mapping[str, Any]) -> None:
        self._against(data["seat"], [data["target"]], -SAID * self.heed)
        if data["seat"] == self.seat:
            self.spared[data["target"]] = WORD
            self.wanted.discard(data["target"])

    def _on_said_am(self, data: Mapping[str, Any]) -> None:
        self.claims[data["seat"]] = data["team"]

    # --- believing ------------------------------------------------------------------------------------------------

    def _believe(self) -> list[TeamChances]:
        """Teams by the cards alone, then weighed by what everybody has done to whom."""
        roles, loyalty = self._role_pool(), self._loyalty_pool()
        base = [self._by_cards(seat, roles, loyalty) for seat in range(self.count)]
        leaning: list[TeamChances] = [dict.fromkeys(TEAMS, 0.0) for _ in base]
        for (one, other), bond in self.bonds.items():
            for team in TEAMS:
                if team != OUTCAST:
                    leaning[one][team] += bond * base[other][team]
                    leaning[other][team] += bond * base[one][team]
        for seat, claimed in self.claims.items():
            leaning[seat][claimed] += CLAIM * self.heed
        return [_weighed(chances, lean) for chances, lean in zip(base, leaning, strict=True)]

    def explained(self, teams: Sequence[str]) -> float:
        """How well these teams of all explain what everybody has done and said, compared with others."""
        total = sum(CLAIM * self.heed for seat, claimed in self.claims.items() if teams[seat] == claimed)
        for (one, other), bond in self.bonds.items():
            if teams[one] == teams[other] != OUTCAST:
                total += bond
        return exp(total)

    def _by_cards(self, seat: int, roles: Pool, loyalty: Pool) -> TeamChances:
        if seat == self.seat:
            return _certain(self.own.team, 1.0)
        if seat in self.marks or seat in self.sure:
            return _certain(self.marks.get(seat) or self.sure[seat], CERTAIN)
        faces = tuple(self.roles.get((seat, spot), "") for spot in (ROLE, SECOND)[: len(self.board.roles[seat])])
        cards = tuple(sorted(self.slots.get(self.place(seat, spot), "") for spot in (LEFT, RIGHT)))
        found = dict(team_chances(faces, cards, roles, loyalty, self.board.inverted))
        for team in self.never.get(seat, ()):
            found[team] *= 1 - CERTAIN
        return found

    def _role_pool(self) -> Pool:
        """The unseen roles: as many of each symbol as the set-up table says, each as likely as the others."""
        seen = set(self.roles.values())
        left: dict[str, float] = {}
        for symbol in SYMBOLS:
            number = SUPPLIES[self.count].roles[symbol]
            base = [role.id for role in ROLES.values() if role.pool == "base" and role.symbol == symbol]
            unseen = [role for role in base if role not in seen]
            share = max(0, number - len(base) + len(unseen)) / len(unseen) if unseen else 0.0
            for role in unseen:
                name = role if role in ALWAYS else f"*{symbol}"
                left[name] = left.get(name, 0.0) + share
        if self.legion:
            left |= {role.id: 1.0 for role in ROLES.values() if role.pool == "legion" and role.id not in seen}
        return tuple(left.items())

    def _loyalty_pool(self) -> Pool:
        """The loyalty cards that nobody has seen."""
        row = SUPPLIES[self.count]
        cards = Counter(spread((row.copied if self.row6 == "copies" else None) or row.loyalty))
        if self.legion and row.legion:
            cards[row.legion] -= 1
            cards[LEGION_CARD] += 1
        cards.subtract(self.slots.values())
        return tuple((card, float(count)) for card in LOYALTY if (count := cards[card]) > 0)


def _exchange(kept: dict[Any, str], one: Any, other: Any) -> None:
    """What was known of one place is known of the other."""
    first, second = kept.pop(one, None), kept.pop(other, None)
    if first is not None:
        kept[other] = first
    if second is not None:
        kept[one] = second


def _certain(team: str, chance: float) -> TeamChances:
    return {one: chance if one == team else (1 - chance) / (len(TEAMS) - 1) for one in TEAMS}


def _weighed(chances: TeamChances, leaning: TeamChances) -> TeamChances:
    found = {team: chance * exp(leaning[team]) for team, chance in chances.items()}
    total = sum(found.values())
    return {team: chance / total for team, chance in found.items()}


@lru_cache(maxsize=4096)
def team_chances(
    faces: tuple[str, ...], cards: tuple[str, ...], roles: Pool, loyalty: Pool, inverted: bool
) -> tuple[tuple[str, float], ...]:
    """How likely these cards make each team; of those that are not known (""), any of the pools."""
    found: TeamChances = dict.fromkeys(TEAMS, 1e-4)
    for role, share in _ways(faces[:1], roles):
        for pair, chance in _ways(cards, loyalty):
            found[_team(role, pair, inverted)] += share * chance
    total = sum(found.values())
    return tuple((team, chance / total) for team, chance in found.items())


def _ways(known: tuple[str, ...], pool: Pool) -> list[tuple[tuple[str, ...], float]]:
    """All that these cards may be, and how likely."""
    ways: list[tuple[tuple[str, ...], float]] = [((), 1.0)]
    total = sum(count for _, count in pool) or 1.0
    for face in known:
        if face:
            ways = [((*way, face), chance) for way, chance in ways]
        else:
            ways = [((*way, card), chance * count / total) for way, chance in ways for card, count in pool]
    return ways


SAMPLES = {
    f"*{symbol}": next(role.id for role in ROLES.values() if role.symbol == symbol and not role.always)
    for symbol in SYMBOLS
}
"""A role of each symbol that is nothing always."""


def _team(roles: tuple[str, ...], cards: tuple[str, ...], inverted: bool) -> str:
    if LEGION_CARD in cards:
        return LEGION
    return team_of((SAMPLES.get(role, role) for role in roles), cards, inverted, "")
