"""Talk at a table: who may say what where, and what bots have heard of it."""

from __future__ import annotations

import re

import msgspec

from ..kernel import ALL
from .audience import Audience
from .ledger import Ledger
from .rows import Line, SaidRow
from .situation import Situation
from .state import SPOKEN, Person, Refused


class Talk:
    """What is said at one table."""

    def __init__(self, situation: Situation, ledger: Ledger, audience: Audience) -> None:
        self._situation = situation
        self._ledger = ledger
        self._audience = audience
        self._talking = False
        """Whether people could talk when we last looked."""
        self._tapped = False
        """Whether any of it was tapped, so that bots have heard it."""
        self.hear_again()

    # --- what people type -----------------------------------------------------------------------------------------

    def addressed(self, person: Person, channel: str, text: str) -> Line:
        """A line from a person to a channel, with those who can hear it; Refused if this person may not talk there."""
        at = self._situation
        seat = at.viewer(person.id)
        if at.live is None:
            if channel != "table" or at.state.settings.sitting == "together":
                raise _no_such(channel)
            return Line(channel, person.id, None, text)
        found = next((one for one in at.live.match.game.channels() if one.key == channel), None)
        ended = at.state.stage != "match"
        if ended and channel == "table" and at.state.settings.sitting != "together":
            return Line(channel, person.id, seat, text)
        if found is None or not at.allows(found) or (found.readers is not ALL and seat not in found.readers):
            raise _no_such(channel)
        if seat is None or seat not in found.writers:
            raise Refused("no-talking", "you may not talk here now")
        minded = None if ended else at.live.match.game.censor(channel, self._nameless(text))
        if minded is not None:
            reason, word = minded
            raise Refused("not-said-now", f"this must not be said here now: {reason}", reason=reason, word=word)
        return Line(channel, person.id, seat, text, None if found.readers is ALL else tuple(sorted(found.readers)))

    def _nameless(self, text: str) -> str:
        """A text without the names of those who play, in any case: players may be named."""
        cases = {one for spelt in self._situation.spellings() for one in spelt}
        names = "|".join(map(re.escape, sorted(cases, key=len, reverse=True)))
        return re.sub(rf"(?<!\w)(?:{names})(?!\w)", " ", text, flags=re.IGNORECASE)

    async def say(self, line: Line) -> None:
        """Keep a line, and let those hear it who may."""
        at = self._situation
        if at.live is not None:
            line = msgspec.structs.replace(line, pages=len(at.live.match.game.story))
        await self._ledger.append([SaidRow(line)])
        if at.live is None:
            at.chat.append(line)
        else:
            at.live.lines.append(line)
            at.live.understand(line, at.spellings())
        self._audience.hear(line)

    def hear_again(self) -> None:
        """What was typed in this match so far, as bots understand it."""
        live = self._situation.live
        if live is not None:
            live.typed = []
            for line in live.lines:
                live.understand(line, self._situation.spellings())

    # --- what people say by voice ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """A match begins: nothing has been said yet."""
        self._tapped = False
        self.listen()

    def listen(self) -> None:
        """From here on bots notice when talk that they did not hear has ended."""
        self._talking = self._people_talk()

    def tapped(self) -> None:
        """Somebody has said something in taps."""
        self._tapped = True

    async def mind(self) -> None:
        """Where people talk by voice and tap nothing, bots say that they have not heard it."""
        at = self._situation
        live = at.live
        assert live is not None
        talking = self._people_talk()
        tense = live.game.game.TENSE
        if live.match.moment is not None or any(ask.key in tense for ask in live.match.asks):
            return  # nobody talks into it
        unsaid = all(line.person is not None for line in live.lines)  # once a match is enough
        if self._talking and not talking and not self._tapped and unsaid:
            bots = [index for index, seat in enumerate(at.state.seats) if seat.bot]
            bot = next((index for index in bots if live.match.asks_of(index)), None)  # one that still plays
            if bot is not None:
                text = at.words(at.state.settings.language)("bot-did-not-hear")
                await self.say(Line("table", None, bot, text))
        if not talking:
            self._tapped = False
        self._talking = talking

    def _people_talk(self) -> bool:
        """Whether people may say something by voice now that bots would hear in taps."""
        at = self._situation
        live = at.live
        if live is None or at.state.settings.sitting not in SPOKEN:
            return False
        talk = live.game.game.TALK
        people = {index for index, seat in enumerate(at.state.seats) if seat.person is not None}
        return any(ask.key in talk and ask.seat in people for ask in (*live.match.asks, *live.match.offers))


def _no_such(channel: str) -> Refused:
    return Refused("no-such-channel", "there is no such channel now", channel=channel[:40])
