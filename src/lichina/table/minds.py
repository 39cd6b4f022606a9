"""Where bots think: away from the tables, over copies of their matches that are fed with what comes in.

A copy is made from what a match began with and every entry since. Whatever goes wrong with it, or with a bot, the
table has its own match. This module knows nothing of tables, so that a process that only thinks is soon there.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, BinaryIO, NamedTuple

import msgspec

from ..bots import Bot, Move, Sight, Temper
from ..kernel import ALL, Dice, Entry, Game, LichinaError, Match, Told
from ..kernel.dice import key_of
from ..registry import find

LOST_SECONDS = 120
"""A process ends when its bot has thought for this long: nobody is there who would end it."""
CAUGHT_UP = b""
"""What comes before the reply: from here on the bot thinks."""
_LENGTH = 4


class MatchStart(NamedTuple):
    """What a match began with."""

    address: str | type[Game]
    """How the game is found."""
    seats: int
    seed: int | str
    options: Mapping[str, Any]


class Errand(NamedTuple):
    """Let the bot of a seat decide. What has come in since the last errand for this match comes with it."""

    match: int
    """The number by which this match is known here."""
    start: MatchStart | None
    """None: it is known already."""
    entries: list[Entry]
    typed: list[tuple[int, Told]]
    spoken: bool
    seat: int
    level: str
    temper: Temper
    seed: str
    """With another one, another bot sits there, and remembers nothing."""


class BotFailure(msgspec.Struct, frozen=True):
    """What was raised, and where; the objects stay where they are."""

    kind: str
    text: str
    places: tuple[tuple[str, int], ...]
    code: str | None = None
    lost: bool = False
    """Whether the copy of the match is gone, too."""


class Reply(msgspec.Struct, frozen=True):
    """What comes of an errand."""

    move: tuple[int | str, Any] | None = None
    failure: BotFailure | None = None


class LiveSight(Sight):
    """What a seat of a live table sees: also what people have typed there."""

    __slots__ = ("_replica",)

    def __init__(self, replica: Replica, seat: int, seed: str) -> None:
        super().__init__(replica.match, seat, seed)
        self._replica = replica

    @property
    def spoken(self) -> bool:
        return self._replica.spoken

    def typed(self) -> list[tuple[int, Told]]:
        match, seat = self._replica.match, self.seat
        return [(heard_by(match, seat, pages), event) for pages, event in self._replica.typed]


def heard_by(match: Match, seat: int, pages: int) -> int:
    """How much of this many pages of the story this seat has heard."""
    return sum(to is ALL or (isinstance(to, frozenset) and seat in to) for to, _ in match.game.story.since(0)[:pages])


class Replica:
    """A copy of a match, with the bots that play in it."""

    def __init__(self, start: MatchStart) -> None:
        self._game = find(start.address)
        self.match = Match(self._game.game, start.seats, start.seed, start.options)
        self.typed: list[tuple[int, Told]] = []
        self.spoken = False
        self._bots: dict[int, tuple[str, Bot, LiveSight]] = {}

    def follow(self, errand: Errand) -> None:
        """Let happen what has come in."""
        for entry in errand.entries:
            self.match.enter(entry)
        self.typed += errand.typed
        self.spoken = errand.spoken

    def decide(self, errand: Errand) -> Move | None:
        """Let the bot of a seat decide."""
        seed, bot, sight = self._bots.get(errand.seat) or ("", None, None)
        if bot is None or sight is None or seed != errand.seed:
            kind = self._game.player(errand.level)
            kind.prepare()
            bot = kind(Dice(key_of(errand.seed)))
            bot.temper = errand.temper
            sight = LiveSight(self, errand.seat, f"worlds {errand.seed}")
            self._bots[errand.seat] = errand.seed, bot, sight
        return bot.decide(sight)


class Minds:
    """All the copies that one worker has. It does one thing at a time."""

    def __init__(self) -> None:
        self._replicas: dict[int, Replica] = {}

    def forget(self, match: int) -> None:
        """Nobody thinks about this match any more."""
        self._replicas.pop(match, None)

    def reply(self, message: bytes, caught_up: Callable[[], object]) -> bytes:
        """Carry out an errand; `caught_up` is called when the bot begins to think."""
        try:
            errand: Errand = pickle.loads(message)
            replica = self._followed(errand)
        except Exception as error:
            return _encode(Reply(failure=failure_of(error, lost=True)))
        caught_up()
        try:
            return _encode(Reply(_checked(replica.decide(errand))))
        except BaseException as error:  # bots may be anybody's
            return _encode(Reply(failure=failure_of(error)))

    def _followed(self, errand: Errand) -> Replica:
        """The copy of a match, which has caught up with it."""
        replica = self._replicas.pop(errand.match) if errand.start is None else Replica(errand.start)
        replica.follow(errand)  # one that cannot is worth nothing
        self._replicas[errand.match] = replica
        return replica


def _checked(move: Move | None) -> Move | None:
    """What a bot has decided, if it is a move at all."""
    if move is not None and not (isinstance(move, tuple) and len(move) == 2 and isinstance(move[0], int | str)):
        raise ValueError("what a bot decides is no move")
    return move


_encode = msgspec.msgpack.Encoder().encode


def failure_of(error: BaseException, lost: bool = False) -> BotFailure:
    """An error as it can be told elsewhere."""
    places = tuple((frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(error.__traceback__))
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    text = ""
    with suppress(Exception):  # its words may be anybody's
        text = str(error)
    return BotFailure(kind, text, places, error.code if isinstance(error, LichinaError) else None, lost)


# --- a process that only thinks ---------------------------------------------------------------------------------------


def framed(message: bytes) -> bytes:
    """A message as it goes through a pipe: its length comes first."""
    return len(message).to_bytes(_LENGTH, "big") + message


def main() -> None:
    """Carry out the errands that come in, until nobody is there who would give any."""
    _ignore_signals()
    errands, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a bot prints is no reply
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(errands, waiting), daemon=True).start()
    minds = Minds()

    def say(message: bytes) -> None:
        try:
            replies.write(framed(message))
            replies.flush()
        except OSError:  # nobody listens any more
            os._exit(0)

    while True:
        message = waiting.get()
        if len(message) == _LENGTH:
            minds.forget(int.from_bytes(message, "big"))
            continue
        _end_in(LOST_SECONDS)
        say(minds.reply(message, lambda: say(CAUGHT_UP)))
        _end_in(0)


def _listen(errands: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Take in what comes. When nothing more can come, the process ends, whatever its bot is thinking about."""
    with suppress(OSError):
        while len(head := errands.read(_LENGTH)) == _LENGTH:
            waiting.put(errands.read(int.from_bytes(head, "big")))
    os._exit(0)


def _end_in(seconds: int) -> None:
    """Let the system end this process after some seconds, whatever holds it up; 0: not at all."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def _ignore_signals() -> None:
    """A server that stops also stops this process."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def forgetting(match: int) -> bytes:
    """The message that nobody thinks about this match any more."""
    return match.to_bytes(_LENGTH, "big")


def command() -> list[str]:
    """How such a process is started: with the same modules to be found in the same places."""
    return [sys.executable, "-c", f"import sys; sys.path[:] = {sys.path!r}; from {__name__} import main; main()"]
