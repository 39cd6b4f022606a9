"""A bot at somebody else's table: it listens, takes its time as bots do there, answers, and comes back when cut off."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from ..bots import Bot, BotMaker, Move
from ..kernel import Dice, IllegalAnswer, LichinaError, Question
from ..table.audience import VERSION
from ..table.protocol import AnyFrame, ByeFrame, ErrorFrame, OkFrame
from .fartable import FarTable, Ticket, Unwelcome
from .seen import FindGame, Seen, SeenMatch
from .sight import SocketSight

SELDOM = 3.0
"""How much more rarely it looks where nobody waits for it."""
IDLE_SECONDS = 0.25
"""A bot that wanted to do nothing does not look again sooner than after this."""
FIT = 0.8
"""The share of a limit that is used, if the limit is shorter than the delay."""
CLUMSY = 3
"""After how many refused answers in a row the default is taken."""
BACK_SECONDS = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""How long it waits before each try to come back; the last of these from then on."""
GONE_SECONDS = 600.0
"""After how long in vain it stops trying."""
PING_SECONDS = 20.0
CLOSED = 4404
"""With this code the table says that it is no longer there."""

Note = Callable[..., None]
"""Says what happens: a key of the texts and what is to be filled in."""

_decode = msgspec.json.Decoder(AnyFrame).decode


def check_bot(make: BotMaker) -> None:
    """Refuse a bot that lives on what no table sends."""
    kind = make if isinstance(make, type) else type(make(Dice(bytes(16))))
    if issubclass(kind, Bot) and kind.imagines:
        raise LichinaError(
            "bot-imagines",
            f"{kind.__name__} imagines worlds, which nobody can at somebody else's table",
            bot=kind.__name__,
        )


class Visitor:
    """Plays for one person at one table, match after match, until it is sent away or told to stop."""

    def __init__(
        self,
        door: FarTable,
        ticket: Ticket,
        make: BotMaker,
        find: FindGame,
        *,
        matches: int | None = None,
        language: str = "en",
        note: Note = lambda key, **data: None,
    ) -> None:
        self.seen = Seen(find)
        self._door, self._ticket, self._make = door, ticket, make
        self._matches, self._language, self._note = matches, language, note
        self._random = random.SystemRandom()
        self._playing: SeenMatch | None = None
        """The match for which the bot was made."""
        self._over = 0
        """How many matches have ended here."""
        self._mind: tuple[Bot[Any], SocketSight] | None = None
        self._looks: float | None = None
        """When the bot looks; None where there is nothing to look at."""
        self._asked = False
        """Whether it looks because it is asked."""
        self._idle = False
        self._clumsy = 0
        self._sent: int | None = None
        """The number of the answer that the table has not replied to."""
        self._number = 0
        self._bye: ByeFrame | None = None

    def run(self) -> None:
        """Play until as many matches have ended as were wanted, or the table says goodbye for good."""
        tries, since = 0, time.monotonic()
        while not self.is_done():
            try:
                with self._open() as socket:
                    if tries:
                        self._note("sit-back")
                    tries = 0
                    self._sit(socket)
                detail = ""
            except msgspec.ValidationError as error:
                raise Unwelcome("other-words-there", f"a frame is not understood: {error}", detail=str(error)) from None
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                detail = str(error)
            if self.is_done() or self._is_closed():
                return
            if not tries:
                since = time.monotonic()
                self._note("sit-cut")
            elif time.monotonic() - since > GONE_SECONDS:
                raise Unwelcome(
                    "no-server-there", f"the table does not answer: {detail}", link=self._door.socket, detail=detail
                )
            time.sleep(self._pause(tries))
            tries += 1

    def is_done(self) -> bool:
        """Whether as many matches have ended as were wanted."""
        return self._matches is not None and self._over >= self._matches

    def _is_closed(self) -> bool:
        """Whether the table is not there any more; Unwelcome if it has sent this one away."""
        if self._bye is None or self._bye.back is not None:
            return False
        if self._bye.code != CLOSED:
            raise Unwelcome("refused-there", self._bye.text, detail=self._bye.text)
        self._note("sit-closed")
        return True

    def _pause(self, tries: int) -> float:
        """How long to wait before coming back: as the table has asked, or longer each time."""
        asked = 0.0 if self._bye is None or self._bye.back is None else float(self._bye.back)
        return max(asked, BACK_SECONDS[min(tries, len(BACK_SECONDS) - 1)])

    # --- the socket ---------------------------------------------------------------------------------------------------

    @contextmanager
    def _open(self) -> Iterator[ClientConnection]:
        query = "&".join(f"{name}={value}" for name, value in self.seen.resuming().items())
        self._bye, self._sent = None, None
        with connect(
            f"{self._door.socket}?lang={self._language}&{query}",
            subprotocols=[Subprotocol(f"lichina.{VERSION}")],
            additional_headers={"Cookie": self._ticket.cookie},
            compression=None,
            max_size=None,
            max_queue=None,  # while a bot thinks, frames wait here and not in the server
            ping_interval=PING_SECONDS,
            ping_timeout=PING_SECONDS,
        ) as socket:
            yield socket

    def _sit(self, socket: ClientConnection) -> None:
        """Listen, and let the bot look when it is time."""
        while not self.is_done():
            try:
                self._take(_decode(socket.recv(self._waits())))
            except TimeoutError:
                self._looks = None
                self._act(socket)
            if self._sent is None:
                self._plan()

    def _waits(self) -> float | None:
        """How many seconds to listen; None: until something comes."""
        return None if self._looks is None else max(0.0, self._looks - time.monotonic())

    def _take(self, frame: Any) -> None:
        if isinstance(frame, ByeFrame):
            self._bye = frame
        elif isinstance(frame, OkFrame | ErrorFrame):
            if frame.id is not None and frame.id == self._sent:
                self._sent = None
                self._clumsy = self._clumsy + 1 if isinstance(frame, ErrorFrame) else 0
        else:
            self.seen.take(frame)
            self._follow()

    def _follow(self) -> None:
        """A bot for every match, told when it is over."""
        match, table = self.seen.match, self.seen.table
        if match is None or table is None:
            self._playing = self._mind = None
            return
        if match is not self._playing:
            self._playing, self._mind = match, None
            self._looks, self._idle, self._clumsy = None, False, 0
            if match.over is not None:
                return
            self._note("sit-match" if match.seat is not None else "sit-no-seat", number=match.number)
            if match.seat is not None:
                self._mind = self._make(Dice(secrets.token_bytes(16))), SocketSight(match, match.seat, table)
        outcome = match.outcome
        if outcome is not None and self._mind is not None:
            bot, sight = self._mind
            self._mind = None
            self._over += 1
            bot.over(outcome)
            self._note("sit-won" if sight.seat in outcome.winners else "sit-lost", number=match.number)

    # --- what the bot does --------------------------------------------------------------------------------------------

    def _plan(self) -> None:
        """When the bot looks next: when it is asked after as long as bots wait at this table, otherwise seldom."""
        match, table = self.seen.match, self.seen.table
        if self._mind is None or match is None or table is None or table.paused:
            self._looks = None
            return
        asked = any(ask.held is None for ask in match.asks)
        if not asked and (match.moment is not None or not match.offers):
            self._looks = None
            return
        if match.moment is not None:
            self._looks = time.monotonic()
            return
        if self._looks is not None and (self._asked or not asked):
            return
        wait = self._random.uniform(*table.bots) * (1.0 if asked else SELDOM)
        clock = match.clock
        if asked and clock.deadline is not None:
            wait = min(wait, FIT * max(0.0, clock.deadline - clock.now) * clock.pace)
        if self._idle or not asked:
            wait = max(wait, IDLE_SECONDS)
        self._looks, self._asked = time.monotonic() + wait, asked

    def _act(self, socket: ClientConnection) -> None:
        match = self.seen.match
        if self._mind is None or match is None:
            return
        asks = [ask for ask in match.asks if ask.held is None]
        if match.moment is not None:  # it is for people: a bot has seen it at once
            move: Move | None = (asks[0].number, asks[0].form.fallback()) if asks else None
        else:
            move = self._decided(asks)
        self._idle = move is None
        if move is not None:
            self._number += 1
            self._sent = self._number
            ask, value = move
            command = {"do": "answer", "id": self._number, "match": match.number, "ask": ask, "value": value}
            socket.send(msgspec.json.encode(command).decode())

    def _decided(self, asks: list[Question]) -> Move | None:
        """What the bot does; what fails, or is refused again and again, is the default."""
        assert self._mind is not None
        bot, sight = self._mind
        default = (asks[0].number, asks[0].form.fallback()) if asks else None
        if self._clumsy >= CLUMSY:
            self._clumsy = 0
            self._note("sit-clumsy")
            return default
        try:
            move = bot.decide(sight)
            return None if move is None else _legal(sight, move)
        except Exception as error:
            self._note("sit-failed", detail=f"{type(error).__name__}: {error}")
            return default


def _legal(sight: SocketSight, move: Move) -> Move:
    """The move, if it answers what is asked or offered; IllegalAnswer if not."""
    ask, value = move
    for question in (*sight.asks, *sight.offers):
        if (question.number or question.key) == ask:
            return ask, question.form.accept(value)
    raise IllegalAnswer("closed-ask", f"{ask!r} is not asked")
