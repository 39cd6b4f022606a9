"""The questions of a round, one after another, until the time is up or somebody ends it."""

from __future__ import annotations

from functools import partial
from typing import Any

from lichina.kernel import ALL, Ask, Next, Steps, Text, Tree

from . import powers, talk
from .box import ACTING
from .talk import ANY, SPOKEN, TYPED
from .votes import Votes

LONGEST = 200
"""How many characters a typed question or answer may have."""
ASKED = ("seat", "target", "about", "line", "text", "lasso")
"""What of an exchange the player is told who has to answer."""


class Questions(Votes):
    """Somebody asks, somebody answers and asks next."""

    def free(self) -> str:
        """How people speak in words of their own here."""
        return SPOKEN if self.options.talk == "spoken" else TYPED

    def acts(self, seat: int) -> bool:
        """Whether this seat has a manner of speaking."""
        return self.held(seat) in ACTING

    def manner(self, seat: int, path: tuple[Any, ...]) -> str | None:
        """The manner in which something is said; it tells the power."""
        if path[-1] != "acted":
            return None
        self.shown[seat] = self.power[seat]
        return self.power[seat]

    # --- asking ---------------------------------------------------------------------------------------------------

    def question(self) -> Steps[Next]:
        """The asker asks anybody but the one who has just asked him."""
        self.turned = False
        seat = self.asker
        path = yield from self.during(Ask(seat, "ask", partial(self.to_ask, seat), shown=True))
        if path is None:
            return self.gone_on()
        self.put(seat, path)
        return self.write_question if self.typing is not None else self.answer

    def to_ask(self, seat: int) -> Tree:
        """Whom, and about what."""
        whom, spent = tuple(self.others(seat, self.spared)), talk.asked_out(self.said)
        power = next(iter(self.usable(powers.ASKING, seat)), None)
        return talk.asking(whom, spent, self.talked_of(), self.free(), power, self.acts(seat))

    def put(self, seat: int, path: tuple[Any, ...]) -> None:
        """Somebody is asked by name; the question is a ready line, or follows in the asker's own words."""
        target, *said = path
        self.lassoed = False
        if said[0] in powers.powers:
            self.open_power(seat)
            said = said[1:]
        about = str(said[0])
        manner = self.manner(seat, tuple(said))
        line = None if about in (TYPED, SPOKEN) else self.word(talk.questions(about), manner == "shadow")
        self.target = target
        self.log("asked").append(target)
        self.exchanges.append(
            {
                "seat": seat,
                "target": target,
                "about": about,
                "line": line,
                "text": None,
                "lasso": self.lassoed,
                "manner": manner,
            }
        )
        if about == TYPED:
            self.typing = seat
        else:
            self.tell(ALL, "asked", **self.exchanges[-1])

    def write_question(self) -> Steps[Next]:
        """A question in the asker's own words."""
        text = yield from self.typed(self.asker)
        if text is None:
            return self.gone_on()
        self.said_last(text=text)
        self.tell(ALL, "asked", **self.exchanges[-1])
        return self.answer

    def typed(self, seat: int) -> Steps[str | None]:
        """The player's own words; if they are only blanks, it asks again. None if something else came first."""
        while True:
            text = yield from self.during(Ask(seat, "write", Text(LONGEST), about=self.last_question(), shown=True))
            if text is None or text.split():
                self.typing = None
                return None if text is None else " ".join(text.split())

    # --- answering ------------------------------------------------------------------------------------------------

    def answer(self) -> Steps[Next]:
        """The player who is asked answers, and asks next; a power may do something else with the question first."""
        assert self.target is not None
        seat = self.target
        path = yield from self.during(
            Ask(seat, "answer", partial(self.to_answer, seat), about=self.last_question(), shown=True)
        )
        if path is None:
            return self.gone_on()
        if path[0] in powers.powers:
            self.open_power(seat, *path[1:])
            self.said_last(target=self.target)
            return self.answer
        self.reply(seat, path)
        if self.typing is not None:
            return self.write_answer
        self.replied(seat)
        return self.question

    def last_question(self) -> dict[str, object]:
        """What was asked, for the player who has to answer it, or to write it."""
        return {name: value for name, value in self.exchanges[-1].items() if name in ASKED}

    def to_answer(self, seat: int) -> Tree:
        """Yes, partly or no, the player's own words, or a hint about something."""
        topical = self.exchanges[-1]["line"] is not None
        usable = self.usable(powers.ANSWERING, seat).items()
        instead = tuple((power, None if uses is None else tuple(uses)) for power, uses in usable)
        return talk.answering(self.free(), self.talked_of(), topical, self.lassoed, self.acts(seat), instead)

    def reply(self, seat: int, path: tuple[Any, ...]) -> None:
        """A question is answered by a ready line, aloud, or by words that follow."""
        last = self.exchanges[-1]
        about = last["about"] if last["line"] is not None else None
        reply = str(path[0])
        if reply == "hint":
            about, reply = str(path[1]), str(path[2])
        manner = self.manner(seat, path)
        line = self.word(talk.answers(about or ANY, reply), manner == "shadow") if reply in talk.ANSWERS else None
        self.said_last(reply=reply, reply_about=about, reply_line=line, reply_manner=manner)
        if reply.startswith(TYPED):
            self.typing = seat

    def write_answer(self) -> Steps[Next]:
        """An answer in the player's own words."""
        assert self.target is not None
        seat = self.target
        text = yield from self.typed(seat)
        if text is None:
            return self.gone_on()
        self.said_last(reply_text=text)
        self.replied(seat)
        return self.question

    def replied(self, seat: int) -> None:
        """The player who has answered asks next, unless a second question was announced."""
        last = self.exchanges[-1]
        said = {name: last.get(f"reply_{name}") for name in ("about", "line", "text", "manner")}
        self.tell(ALL, "answered", seat=seat, target=self.asker, reply=last["reply"], lasso=self.lassoed, **said)
        self.asker, self.spared, self.target = seat, self.asker, None
        if self.armed:
            self.armed = False
            self.open_power(self.spared)

    def gone_on(self) -> Next:
        """What comes after an interruption or the end of the time."""
        if self.ending is not None:
            return self.count
        return self.question if self.turned else self.time_up
