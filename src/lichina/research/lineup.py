"""Which bot sits where: one for all, one for each seat, or by side and role."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from ..bots import Bot, BotMaker
from ..bots.bot import checked
from ..kernel import BadOptions, Match, Part
from ..kernel.options import from_text
from ..registry import FoundGame, bot_at

BotName: TypeAlias = str | BotMaker
"""A bot: a name such as `belief`, `belief:depth=2` or `mine.py:Mine`, a class, or a function that makes one."""
Bots: TypeAlias = BotName | Sequence[BotName] | Mapping[str, BotName]
"""One bot for all seats, one for each seat, or by seat number, role, side, and `others`."""

OTHERS = "others"
"""The key for all seats that nothing else is said of."""
_COLON = re.compile(r":(?!//)(?!\d+/)")
"""What divides a bot from its settings, and not the parts of an address."""
_DEALS = 100
"""How many deals are searched for the sides and roles that a line-up names."""


class Lineup(NamedTuple):
    """Who sits where, in any match of a simulation."""

    bots: tuple[BotName, ...]
    """All the bots there are."""
    seats: tuple[int, ...] = ()
    """For each seat, which of them; empty where that hangs on the deal."""
    keys: Mapping[str, int] = {}
    """By seat number, role, side or `others`, which of them."""
    rotate: bool = False
    """Whether everybody moves on by one seat with every match."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called."""
        return tuple(name_of(bot) for bot in self.bots)

    @property
    def fixed(self) -> tuple[str, ...]:
        """The name of the bot in each seat, where that is the same in every match."""
        if self.keys or (self.rotate and len(set(self.seats)) > 1):
            return ()
        return tuple(self.names[which] for which in self.seats)

    def sit(self, index: int, cast: Sequence[Part], count: int) -> list[int]:
        """Which bot sits in each seat of this match, in which the seats have these parts."""
        moved = [(seat + index) % count if self.rotate else seat for seat in range(count)]
        if not self.keys:
            return [self.seats[place] for place in moved]
        return [self._for(place, cast[seat] if cast else None) for seat, place in enumerate(moved)]

    def _for(self, place: int, part: Part | None) -> int:
        found = self.keys.get(str(place))
        if found is None and part is not None:
            found = self.keys.get(part.role)
            if found is None and part.side is not None:
                found = self.keys.get(part.side)
        if found is None:
            found = self.keys.get(OTHERS)
        if found is None:
            known = (part.side or part.role) if part else ""
            raise BadOptions(
                "no-bot-named",
                f"no bot is named for seat {place} ({known or '—'}), and none for all others",
                seat=place,
                part=known or "—",
            )
        return found


def line_up(
    found: FoundGame, seats: int, bots: Bots | None, rotate: bool = False, options: Mapping[str, Any] | None = None
) -> Lineup:
    """Who sits where, the game's first bot everywhere if none is named; refused if there is no such bot or seat."""
    if bots is None:
        bots = next(iter(found.bots()))
    if isinstance(bots, Mapping):
        known = {str(key): bot for key, bot in bots.items()}
        _check_keys(found, seats, known, options)
        each: Sequence[BotName] = list(known.values())
        lineup = Lineup(tuple(each), keys={key: which for which, key in enumerate(known)}, rotate=rotate)
    else:
        each = [bots] if isinstance(bots, str) or callable(bots) else list(bots)
        if len(each) not in (1, seats):
            raise BadOptions(
                "wrong-bots",
                f"name one bot for all, or one for each of the {seats} seats, not {len(each)}",
                seats=seats,
                given=len(each),
            )
        different = list(dict.fromkeys(each))
        places = [different.index(bot) for bot in each]
        lineup = Lineup(tuple(different), tuple(places * seats if len(each) == 1 else places), rotate=rotate)
    for bot in lineup.bots:
        maker(found, bot)
    return lineup


def _check_keys(found: FoundGame, seats: int, keys: Mapping[str, BotName], options: Mapping[str, Any] | None) -> None:
    """A key that no seat ever has is a slip of the pen."""
    wanted = {key for key in keys if key != OTHERS and not (key.isdecimal() and int(key) < seats)}
    known = {card for cards in found.game.CARDS.values() for card in cards} if wanted else set()
    shown: set[str] = set()
    for number in range(_DEALS if wanted - known else 0):
        for part in Match(found.game, seats, number, options, checkpoints=False).game.cast():
            shown |= {name for name in (part.side, part.role) if name}
    if unknown := sorted(wanted - known - shown):
        listed = ", ".join([*(str(seat) for seat in range(seats)), *sorted(shown), OTHERS])
        raise BadOptions(
            "unknown-part", f"no seat is “{unknown[0]}”; there are: {listed}", name=unknown[0], known=listed
        )


def maker(game: FoundGame, bot: BotName) -> BotMaker:
    """What makes this bot; refused if there is none of this name, or its settings are wrong."""
    if not isinstance(bot, str):
        return bot
    name, given = split(bot)
    path, _, kind = name.rpartition(":")
    found: Any = bot_at(path, kind) if path.endswith(".py") else game.bot(name)
    if not given:
        plain: BotMaker = found
        return plain
    declared = getattr(found, "Settings", Bot.Settings)
    known = set(declared.__struct_fields__)
    settings = {key: from_text(declared, key, text) if key in known else text for key, text in given.items()}
    if isinstance(found, type):
        checked(found, settings)
    made: BotMaker = partial(found, **settings)
    return made


def split(text: str) -> tuple[str, dict[str, str]]:
    """`belief:depth=2:width=3` as a name and settings; a setting may be an address such as http://127.0.0.1:8080/v1."""
    parts = _COLON.split(text)
    first = next((place for place, part in enumerate(parts) if "=" in part), len(parts))
    settings: dict[str, str] = {}
    for part in parts[first:]:
        key, sign, value = part.partition("=")
        if not sign or not key:
            raise BadOptions("bad-bot-setting", f"a setting of a bot is written name=value, not {part}", value=part)
        settings[key] = value
    return ":".join(parts[:first]), settings


def name_of(bot: BotName | Callable[..., Any]) -> str:
    """What a bot is called in tables and rows."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, partial):
        return ":".join([name_of(bot.func), *(f"{key}={value}" for key, value in bot.keywords.items())])
    return str(getattr(bot, "__name__", type(bot).__name__))
