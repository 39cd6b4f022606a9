"""What the devices at a table get: who they are, the table, the match through their own eyes, talk."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from typing import Any

from ..bots.lesson import PUPIL
from ..kernel import ALL, Channel, LichinaError, Question
from ..registry import Entry
from ..words import Words
from . import lobby
from .clocks import GameClock
from .coach import Coach
from .crowd import Client, Crowd
from .forms import Forms, forms
from .frames import Clock, Lens, Scene, pad
from .live import Live
from .rows import Line, encode
from .shapes import HelloFrame, NoticeFrame, SaidFrame, You
from .shapes import Line as SaidLine
from .state import MASK_ORDER, SPOKEN, Person, Refused, State, totals
from .surroundings import Surroundings
from .texts import GameTexts

VERSION = 2
"""Of the protocol."""
EDITIONS = 10**8
"""The number of an edition is below this."""
CHAT = 100
"""So many lines of the lobby a device gets that has just come."""


class Desk:
    """The state of a table and the devices that look at it."""

    def __init__(self, state: State, around: Surroundings, live: Live | None) -> None:
        self.state = state
        self.around = around
        self.live = live
        self.crowd = Crowd()
        self.clock = GameClock(live.match.now if live else 0.0, around.now(), state.settings.pace)
        self.halted: str | None = "nobody" if live and live.match.outcome is None else None
        """Why the match stands still besides what the host has decided: nobody is here, or the storage is away."""
        self.standing_in: set[int] = set()
        """The seats of people for whom a bot plays."""
        self.notices: list[str] = []
        self.chat: list[Line] = []
        """What has been said since the table is in the lobby."""
        self._lenses: dict[tuple[int | None, str | None], tuple[Lens, list[Client]]] = {}
        self._texts: dict[str, GameTexts] = {}
        self._forms: list[Forms | None] | None = None
        self._scene: Scene | None = None
        self._coach: Coach | None = None
        for person in state.people:
            self.crowd.expect(person.id, around.now())
        self._acting = self.acting()
        self._seen: tuple[Any, ...] = ()
        """Who was here when everybody was last told."""
        if live is not None:
            self._show()

    def viewer(self, person: int) -> int | None:
        """The seat through which this person sees the match; after its end, the one that he had in it."""
        if self.state.stage == "ended" and self.live is not None:
            people = self.state.evening[-1].people
            return people.index(person) if person in people else None
        return self.state.seat_of(person)

    def names(self) -> list[str]:
        """The names of those who play, or have played."""
        if self.state.stage == "ended" and self.live is not None:
            return list(self.state.evening[-1].players)
        return self.state.names()

    def masks(self) -> list[int]:
        """What they wear, or have worn."""
        if self.state.stage == "ended" and self.live is not None:
            return list(self.state.evening[-1].masks or MASK_ORDER[: self.live.began.seats])
        return self.state.masks()

    def may_watch(self, person: int) -> bool:
        """Whether this person gets the match at all."""
        found = self.state.person(person)
        return not found.waits and (
            self.viewer(person) is not None or self.state.settings.spectators or found.kind == "tv"
        )

    def acting(self) -> int:
        """Who has the host's powers now."""
        return self.crowd.acting(self.state, self.around.now())

    # --- what devices get -----------------------------------------------------------------------------------------

    def hello(self, client: Client) -> None:
        """Who this device is here."""
        person = self.state.person(client.person)
        you = You(
            person=person.id,
            host=self.acting() == person.id,
            seat=self.viewer(person.id),
            kind=person.kind,
            waits=person.waits,
        )
        client.send(encode(HelloFrame(version=VERSION, you=you, server=self.around.version)))

    def tell_table(self) -> None:
        """Everybody gets the table as it is now; and who he is here, if somebody else has the powers now."""
        acting = self.acting()
        if acting != self._acting:
            self._acting = acting
            self.hello_all()
        self._seen = self._presence()
        frames: dict[tuple[str, int | None], bytes] = {}
        for client in list(self.crowd):
            key = (client.language, client.person if self.state.person(client.person).waits else None)
            if key not in frames:
                frames[key] = self.table_frame(client)
            client.send(frames[key])

    def _presence(self) -> tuple[Any, ...]:
        """Who is here, who has the powers, for whom bots play, and why the table stands still."""
        now = self.around.now()
        here = [person.id for person in self.state.people if self.crowd.here(person.id, now)]
        return here, self.acting(), set(self.standing_in), self.halted

    def tell_presence(self) -> None:
        """Tell everybody, if somebody has come or gone since they were last told."""
        if self._presence() != self._seen:
            self.tell_table()

    def table_frame(self, client: Client) -> bytes:
        """The table as data; somebody at the door does not see who sits there."""
        words = self.words(client.language)
        entry, options = self._played()
        state, settings, now = self.state, self.state.settings, self.around.now()
        waits = state.person(client.person).waits
        problem = lobby.problem(state) if state.stage != "match" else None
        paused = self.halted or state.paused
        sizes = self._sizes()
        evening = [] if waits or state.lesson is not None else state.evening
        people = [
            {
                "id": person.id,
                "name": person.name,
                "kind": person.kind,
                "here": self.crowd.here(person.id, now),
                "muted": person.muted,
                "waits": person.waits,
                "number": person.number,
                "mask": person.mask,
                "removed": person.removed,
            }
            for person in state.people
            if not waits or person.id in (client.person, state.host)
        ]
        seats = [
            {
                "person": seat.person,
                "bot": seat.bot,
                "name": state.name_of(seat),
                "by": "bot" if seat.bot or index in self.standing_in else "person",
                "mask": state.mask_of(seat),
                "temper": seat.temper.traits() if seat.temper else (),
            }
            for index, seat in enumerate(state.seats)
            if not waits
        ]
        return encode(
            {
                "t": "table",
                "table": {
                    "id": state.id,
                    "code": state.code,
                    "link": self.around.link(state.id),
                    **{name: getattr(settings, name) for name in settings.__struct_fields__},
                    "stage": state.stage,
                    "match": state.match,
                    "players": [sizes[0], sizes[-1]],
                    "host": state.host,
                    "acting": self.acting(),
                    "voice": self._voice(),
                    "people": people,
                    "seats": seats,
                    "paused": {"why": paused, "text": words(f"paused-{paused}")} if paused else None,
                    "problem": {"code": problem.code, "text": words.error(problem)} if problem else None,
                    "notices": [{"code": code, "text": words(f"notice-{code}")} for code in self._notices()],
                    "evening": {"matches": evening, "totals": totals(evening)},
                    "lesson": state.lesson,
                    "content": entry.content(options),
                },
            }
        )

    def _sizes(self) -> range:
        try:
            return lobby.table_sizes(self.state) or lobby.game_of(self.state.settings).game.PLAYERS
        except LichinaError:
            return lobby.game_of(self.state.settings).game.PLAYERS

    def _voice(self) -> int | None:
        """Whose device speaks for narrator and bots: the one chosen, else a television that can, else the host's."""
        settings = self.state.settings
        if settings.sitting not in SPOKEN or settings.voice is not None:
            return settings.voice
        screens = [person.id for person in self.state.people if person.kind == "tv" and not person.waits]
        return next((person for person in screens if self.crowd.can_speak(person)), self.state.host)

    def _notices(self) -> list[str]:
        """What the lobby must say: where people talk by voice, bots hear what is tapped."""
        spoken = self.state.stage != "match" and self.state.settings.sitting in SPOKEN
        return (["bots-hear-taps"] if spoken else []) + self.notices

    def notice(self, code: str, **values: Any) -> None:
        """Something that everybody is told in passing."""
        for client in list(self.crowd):
            text = self.words(client.language)(f"notice-{code}", **values)
            client.send(encode(NoticeFrame(code=code, text=text)))

    def words(self, language: str) -> Words:
        """The words of the match that is on, or of the one to come."""
        try:
            entry, options = self._played()
        except LichinaError:
            return Words(language)
        return entry.words(language, options)

    def _played(self) -> tuple[Entry, Any]:
        """The game and the options of the match that is on, or of the one to come, if it has any that can be."""
        if self.live is not None and self.state.stage == "match":
            return self.live.game, self.live.match.game.options
        entry = lobby.game_of(self.state.settings)
        try:
            return entry, lobby.chosen_options(self.state)
        except LichinaError:
            return entry, None

    # --- eyes on the match ----------------------------------------------------------------------------------------

    def _show(self) -> None:
        assert self.live is not None
        self._scene = Scene(self.live.match, self._channel_allowed)
        lesson = lobby.lesson_of(self.state)
        self._coach = None if lesson is None else Coach(lesson)
        self._texts, self._forms = {}, None

    def _channel_allowed(self, channel: Channel) -> bool:
        """Which of the game's channels are open: in a room nobody types, in a call only what is not for all."""
        sitting = self.state.settings.sitting
        return sitting == "apart" or (sitting == "call" and channel.key != "table")

    def _open_lens(self, client: Client, told: int = 0, said: int = 0) -> None:
        if self._scene is None or self.live is None or not self.may_watch(client.person):
            return
        viewer = self.viewer(client.person)
        language = client.language if client.text else None
        lens, clients = self._lenses.get((viewer, language), (None, []))
        if lens is None:
            lens = Lens(viewer, self._texts_in(language) if language else None)
        self._lenses[viewer, language] = (lens, clients)
        clients.append(client)
        client.send(self._whole(lens, told))
        if self._coach is not None and viewer == PUPIL:
            self._coach.look(self.live.match)
            self._advise(client)
        lines = self.live.heard(viewer)
        if len(lines) > said:
            client.send(self._lines(viewer, lines[said:], said))

    def _advise(self, client: Client) -> None:
        """What the coach of a lesson says now, in the words of this device."""
        assert self._coach is not None
        advice = self._coach.frame(self._texts_in(client.language))
        if advice is not None:
            client.send(self.sealed(client, advice))

    def tell_missed(self, person: int, deeds: Sequence[tuple[Question, Any]]) -> None:
        """Somebody is back: what a bot has decided in his seat, for his devices alone."""
        for client in self.crowd.of(person) if deeds else ():
            texts = self._texts_in(client.language)
            told = [{"ask": texts.asked(question), "answer": answer} for question, answer in deeds]
            client.send(self.sealed(client, encode({"t": "missed", "deeds": told})))

    def open_chat(self, client: Client) -> None:
        """What has been said in the lobby, for a device that has just come."""
        if self.live is None and self.chat and not self.state.person(client.person).waits:
            first = max(0, len(self.chat) - CHAT)
            client.send(self._lines(None, self.chat[first:], first))

    def _texts_in(self, language: str) -> GameTexts:
        assert self.live is not None
        if language not in self._texts:
            options = self.live.match.game.options
            self._texts[language] = GameTexts(self.live.game, language, self.names(), self.forms(), options)
        return self._texts[language]

    def forms(self) -> list[Forms | None]:
        """The cases of their names, made once for a match; again when a seat has changed hands."""
        if self._forms is None:
            self._forms = [forms(name) for name in self.names()]
        return self._forms

    def spellings(self) -> list[tuple[str, ...]]:
        """All names round the table as they may be written: in every case that is known."""
        return [
            tuple(dict.fromkeys((name, *(found or ())))) for name, found in zip(self.names(), self.forms(), strict=True)
        ]

    def edition(self, viewer: int | None) -> int:
        """Whose story it is and with which names: what was told of another edition is of no use to who comes back."""
        assert self.live is not None
        return zlib.crc32(encode([viewer, self.names(), self.live.backs])) % EDITIONS

    def _whole(self, lens: Lens, told: int) -> bytes:
        assert self._scene is not None and self.live is not None
        about = {
            "match": self.state.match,
            "edition": self.edition(lens.viewer),
            "game": self.live.began.game,
            "seat": lens.viewer,
            "names": self.names(),
            "masks": self.masks(),
            "forms": self.forms(),
            "content": self.live.game.content(self.live.match.game.options),
        }
        return self._scene.whole(lens, told, self.clock_shown(), encode(about)[1:-1])

    def _close_lens(self, client: Client) -> None:
        for key, (_, clients) in list(self._lenses.items()):
            if client in clients:
                clients.remove(client)
            if not clients:
                del self._lenses[key]

    def reopen(self) -> None:
        """Everybody gets the match anew: seats have changed hands, or it was put back."""
        self._lenses = {}
        self._texts, self._forms = {}, None
        for client in list(self.crowd):
            self.hello(client)
            self._open_lens(client)

    def clock_shown(self) -> Clock:
        assert self.live is not None
        now = self.around.now()
        pace = self.state.settings.pace
        return Clock(round(self.clock.now(now), 3), self.clock.runs, pace, self.live.match.deadline)

    def broadcast(self) -> None:
        """Every viewer for whom something is new gets it; where nobody looks, the scene still moves on."""
        if self._scene is None:
            return
        watched = list(self._lenses.values())
        frames = self._scene.news([lens for lens, _ in watched], self.clock_shown())
        for (_, clients), frame in zip(watched, frames, strict=True):
            if frame is not None:
                for client in list(clients):
                    client.send(frame)
        if self._coach is not None and self._coach.look(self._scene.match):
            for viewer, client in self._listeners():
                if viewer == PUPIL:
                    self._advise(client)

    def _lines(self, viewer: int | None, lines: Sequence[Line], first: int) -> bytes:
        shown = [SaidLine(channel=n.channel, person=n.person, seat=n.seat, text=n.text) for n in lines]
        body = encode(SaidFrame(since=first, lines=shown))
        return body if viewer is None else pad(b"", body)

    # --- talk -----------------------------------------------------------------------------------------------------

    def _listeners(self) -> list[tuple[int | None, Client]]:
        """Every device that may hear talk, with the seat it hears with."""
        if self.live is None:
            return [(None, client) for client in self.crowd if not self.state.person(client.person).waits]
        return [(viewer, client) for (viewer, _), (_, clients) in self._lenses.items() for client in clients]

    def addressed(self, person: Person, channel: str, text: str) -> Line:
        """A line from a person to a channel, with those who can hear it; Refused if this person may not talk there."""
        seat = self.viewer(person.id)
        if self.live is None:
            if channel != "table" or self.state.settings.sitting == "together":
                raise Refused("no-such-channel", "there is no such channel now", channel=channel[:40])
            return Line(channel, person.id, None, text)
        found = next((one for one in self.live.match.game.channels() if one.key == channel), None)
        ended = self.state.stage != "match"
        if ended and channel == "table" and self.state.settings.sitting != "together":
            return Line(channel, person.id, seat, text)
        if (
            found is None
            or not self._channel_allowed(found)
            or (found.readers is not ALL and seat not in found.readers)
        ):
            raise Refused("no-such-channel", "there is no such channel now", channel=channel[:40])
        if seat is None or seat not in found.writers:
            raise Refused("no-talking", "you may not talk here now")
        minded = None if ended else self.live.match.game.censor(channel, self._nameless(text))
        if minded is not None:
            reason, word = minded
            raise Refused("not-said-now", f"this must not be said here now: {reason}", reason=reason, word=word)
        return Line(channel, person.id, seat, text, None if found.readers is ALL else tuple(sorted(found.readers)))

    def _nameless(self, text: str) -> str:
        """A text without the names of those who play, in whatever case: whoever plays may be named."""
        cases = {one for name, some in zip(self.names(), self.forms(), strict=True) for one in (name, *(some or ()))}
        names = "|".join(map(re.escape, sorted(cases, key=len, reverse=True)))
        return re.sub(rf"(?<!\w)(?:{names})(?!\w)", " ", text, flags=re.IGNORECASE)

    def sealed(self, client: Client, frame: bytes) -> bytes:
        """A frame for one device alone: if it plays, of a size that tells nothing."""
        return frame if self.viewer(client.person) is None else pad(b"", frame)

    def hello_all(self) -> None:
        """Everybody hears again who he is here."""
        for client in list(self.crowd):
            self.hello(client)

    def change_language(self, client: Client, language: str) -> None:
        """Further texts come in this language."""
        self._close_lens(client)
        client.language = language
        client.send(self.table_frame(client))
        self._open_lens(client, told=1 << 30, said=1 << 30)
