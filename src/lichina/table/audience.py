"""What the devices at a table get: who they are, the table, the match through their own eyes, talk."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from ..bots.lesson import PUPIL
from ..kernel import Question
from . import lobby
from .coach import Coach
from .frames import Lens, SentClock, Showing, pad
from .presence import Client
from .protocol import HelloFrame, NoticeFrame, SaidFrame, SentLine, You
from .rows import Line, encode
from .situation import Situation
from .tableframe import table_frame
from .texts import GameTexts

VERSION = 3
"""Of the protocol."""
EDITIONS = 10**8
"""The number of an edition is below this."""
CHAT = 100
"""How many lines of the lobby a device gets that has just come."""
ALL_OF_IT = 1 << 30
"""A device that has this much has everything."""


class Audience:
    """The devices that look at a table, and what each of them has been sent."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._lenses: dict[tuple[int | None, str | None], tuple[Lens, list[Client]]] = {}
        self._texts: dict[str, GameTexts] = {}
        self._scene: Showing | None = None
        self._coach: Coach | None = None
        self._acting = situation.acting()
        self._seen: tuple[Any, ...] = ()
        """Who was here when everybody was last told."""
        if situation.live is not None:
            self.show()

    # --- the table ------------------------------------------------------------------------------------------------

    def hello(self, client: Client) -> None:
        """Who this device is here."""
        at = self._situation
        person = at.state.person(client.person)
        you = You(
            person=person.id,
            host=at.acting() == person.id,
            seat=at.viewer(person.id),
            kind=person.kind,
            waits=person.waits,
        )
        client.send(encode(HelloFrame(version=VERSION, you=you, server=at.around.version)))

    def hello_all(self) -> None:
        """Everybody hears again who he is here."""
        for client in list(self._situation.presence):
            self.hello(client)

    def greet(self, client: Client) -> None:
        """Who this device is here, and the table."""
        self.hello(client)
        client.send(table_frame(self._situation, client))

    def tell_table(self) -> None:
        """Everybody gets the table as it is now; and who he is here, if somebody else has the powers now."""
        at = self._situation
        acting = at.acting()
        if acting != self._acting:
            self._acting = acting
            self.hello_all()
        self._seen = self._presence()
        frames: dict[tuple[str, int | None], bytes] = {}
        for client in list(at.presence):
            key = (client.language, client.person if at.state.person(client.person).waits else None)
            if key not in frames:
                frames[key] = table_frame(at, client)
            client.send(frames[key])

    def _presence(self) -> tuple[Any, ...]:
        """Who is here, who has the powers, for whom bots play, and why the table stands still."""
        at, now = self._situation, self._situation.around.now()
        here = [person.id for person in at.state.people if at.presence.here(person.id, now)]
        return here, at.acting(), set(at.standing_in), at.halted

    def tell_presence(self) -> None:
        """Tell everybody, if somebody has come or gone since they were last told."""
        if self._presence() != self._seen:
            self.tell_table()

    def notice(self, code: str, **values: Any) -> None:
        """Something that everybody is told in passing."""
        for client in list(self._situation.presence):
            text = self._situation.words(client.language)(f"notice-{code}", **values)
            client.send(encode(NoticeFrame(code=code, text=text)))

    def sealed(self, client: Client, frame: bytes) -> bytes:
        """A frame for one device alone: if it plays, of a size that tells nothing."""
        return frame if self._situation.viewer(client.person) is None else pad(b"", frame)

    # --- the match ------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """There is a match to be seen, or another than before."""
        at = self._situation
        assert at.live is not None
        self._scene = Showing(at.live.match, at.allows)
        lesson = lobby.lesson_of(at.state)
        self._coach = None if lesson is None else Coach(lesson)
        self._texts = {}

    def show_again(self) -> None:
        """The match was rebuilt as everybody knows it."""
        at = self._situation
        assert at.live is not None and self._scene is not None
        self._scene = Showing(at.live.match, at.allows, self._scene.clock)

    def show_nothing(self) -> None:
        """There is no match to be seen any more."""
        self._scene, self._lenses = None, {}

    def edition(self, viewer: int | None) -> int:
        """Whose story it is and with which names: what was told of another is of no use to somebody who comes back."""
        at = self._situation
        assert at.live is not None
        return zlib.crc32(encode([viewer, at.names(), at.live.backs])) % EDITIONS

    def open(self, client: Client, told: int = 0, said: int = 0) -> None:
        """From now on a device sees the match; it already has this many events and lines of talk."""
        at = self._situation
        if self._scene is None or at.live is None or not at.may_watch(client.person):
            return
        viewer = at.viewer(client.person)
        language = client.language if client.text else None
        lens, clients = self._lenses.get((viewer, language), (None, []))
        if lens is None:
            lens = Lens(viewer, self._texts_in(language) if language else None)
        self._lenses[viewer, language] = (lens, clients)
        clients.append(client)
        client.send(self._whole(lens, told))
        if self._coach is not None and viewer == PUPIL:
            self._coach.look(at.live.match)
            self._advise(client)
        lines = at.live.heard(viewer)
        if len(lines) > said:
            client.send(self._lines(viewer, lines[said:], said))

    def close(self, client: Client) -> None:
        """A device does not see the match any more."""
        for key, (_, clients) in list(self._lenses.items()):
            if client in clients:
                clients.remove(client)
            if not clients:
                del self._lenses[key]

    def reopen(self) -> None:
        """Everybody gets the match again: seats have changed hands, or it was put back."""
        self._lenses, self._texts = {}, {}
        for client in list(self._situation.presence):
            self.hello(client)
            self.open(client)

    def look_again(self, client: Client) -> None:
        """The match again for a device that sees it otherwise from now on; it keeps the talk."""
        self.close(client)
        self.open(client, said=ALL_OF_IT)

    def change_language(self, client: Client, language: str) -> None:
        """Further texts come in this language."""
        self.close(client)
        client.language = language
        client.send(table_frame(self._situation, client))
        self.open(client, told=ALL_OF_IT, said=ALL_OF_IT)

    def broadcast(self) -> None:
        """Every viewer for whom something is new gets it; where nobody looks, the scene still moves on."""
        if self._scene is None:
            return
        watched = list(self._lenses.values())
        frames = self._scene.news([lens for lens, _ in watched], self._clock())
        for (_, clients), frame in zip(watched, frames, strict=True):
            if frame is not None:
                for client in list(clients):
                    client.send(frame)
        if self._coach is not None and self._coach.look(self._scene.match):
            for viewer, client in self._listeners():
                if viewer == PUPIL:
                    self._advise(client)

    def tell_missed(self, person: int, deeds: Sequence[tuple[Question, Any]]) -> None:
        """Somebody is back: what a bot has decided in his seat, for his devices alone."""
        for client in self._situation.presence.of(person) if deeds else ():
            texts = self._texts_in(client.language)
            told = [{"ask": texts.asked(question), "answer": answer} for question, answer in deeds]
            client.send(self.sealed(client, encode({"t": "missed", "deeds": told})))

    def _advise(self, client: Client) -> None:
        """What the coach of a lesson says now, in the words of this device."""
        assert self._coach is not None
        advice = self._coach.frame(self._texts_in(client.language))
        if advice is not None:
            client.send(self.sealed(client, advice))

    def _texts_in(self, language: str) -> GameTexts:
        at = self._situation
        assert at.live is not None
        if language not in self._texts:
            options = at.live.match.game.options
            self._texts[language] = GameTexts(at.live.game, language, at.names(), at.forms(), options)
        return self._texts[language]

    def _whole(self, lens: Lens, told: int) -> bytes:
        at = self._situation
        assert self._scene is not None and at.live is not None
        about = {
            "match": at.state.match,
            "edition": self.edition(lens.viewer),
            "game": at.live.began.game,
            "seat": lens.viewer,
            "names": at.names(),
            "masks": at.masks(),
            "forms": at.forms(),
            "content": at.live.game.content(at.live.match.game.options),
        }
        return self._scene.whole(lens, told, self._clock(), encode(about)[1:-1])

    def _clock(self) -> SentClock:
        at = self._situation
        assert at.live is not None
        shown = round(at.clock.now(at.around.now()), 3)
        return SentClock(shown, at.clock.runs, at.state.settings.pace, at.live.match.deadline)

    # --- talk -----------------------------------------------------------------------------------------------------

    def open_chat(self, client: Client) -> None:
        """What has been said in the lobby, for a device that has just come."""
        at = self._situation
        if at.live is None and at.chat and not at.state.person(client.person).waits:
            first = max(0, len(at.chat) - CHAT)
            client.send(self._lines(None, at.chat[first:], first))

    def hear(self, line: Line) -> None:
        """Something was said: those who may hear it do."""
        at = self._situation
        for viewer, client in self._listeners():
            if line.to is None or viewer in line.to:
                first = len(at.chat if at.live is None else at.live.heard(viewer)) - 1
                client.send(self._lines(viewer, [line], first))

    def _listeners(self) -> list[tuple[int | None, Client]]:
        """Every device that may hear talk, with the seat it hears with."""
        at = self._situation
        if at.live is None:
            return [(None, client) for client in at.presence if not at.state.person(client.person).waits]
        return [(viewer, client) for (viewer, _), (_, clients) in self._lenses.items() for client in clients]

    def _lines(self, viewer: int | None, lines: Sequence[Line], first: int) -> bytes:
        shown = [SentLine(channel=n.channel, person=n.person, seat=n.seat, text=n.text) for n in lines]
        body = encode(SaidFrame(since=first, lines=shown))
        return body if viewer is None else pad(b"", body)
