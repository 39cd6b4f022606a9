"""What goes out to a client: first all that its seat may know, then only what is new for it.

Nothing goes to a viewer for whom nothing is new: the count and the time of its frames are its own news. The part of a
frame that is for one seat alone is padded to one of a few sizes, so that its length tells nothing of what is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from ..kernel import Ask, Channel, Game, Match, Moment, OpenChannel, Outcome, Question, Told
from ..kernel.channels import open_channels
from ..kernel.deltas import delta
from .texts import GameTexts

Viewer: TypeAlias = int | None
"""A seat, or None for everybody who only watches."""

SIZES = (1 << 10, 1 << 12, 1 << 14, 1 << 16, 1 << 18)
"""What one seat alone gets takes up one of these sizes; beyond the last, a multiple of it."""

_encode = msgspec.json.Encoder().encode


def padded_size(length: int) -> int:
    """The size that this much private content takes up."""
    for size in SIZES:
        if length <= size:
            return size
    return -(-length // SIZES[-1]) * SIZES[-1]


def pad(head: bytes, own: bytes, least: int = 0, shared: int = 0) -> bytes:
    """A frame of what everybody gets and what one seat gets, the latter filled up with spaces.

    Everybody gets `shared` bytes of the latter as well: they do not count.
    """
    length = len(own) - shared
    return head + own + b" " * ((least if length <= least else padded_size(length)) - length)


def common_room(least: int, length: int) -> int:
    """A size for all who get something at the same time, doubled until this much fits into it."""
    while least < length:
        least *= 2
    return least


def window_room(game: Game) -> int:
    """A size that all that a seat is asked and offered fits into while a window is open."""
    room, for_each = game.WINDOW_ROOM
    return room + for_each * len(game.seats)


class SentClock(msgspec.Struct, frozen=True):
    """The game's time, as clients show it."""

    now: float
    runs: bool
    pace: float
    deadline: float | None

    @property
    def mark(self) -> tuple[Any, ...]:
        """What is news when it changes."""
        return self.runs, self.pace, self.deadline


class _Asked:
    """An ask as it was last sent."""

    __slots__ = ("about", "body", "closed", "due", "form", "held", "number")

    def __init__(self, ask: Ask, due: float | None, body: bytes) -> None:
        self.number = ask.number
        self.form = ask.form
        self.held = ask.held
        self.about = ask.about
        self.closed = ask.closed
        self.due = due
        self.body = body

    def same(self, ask: Ask, due: float | None) -> bool:
        return (
            ask.number == self.number
            and ask.form is self.form
            and ask.held == self.held
            and ask.about is self.about
            and ask.closed is self.closed
            and due == self.due
        )


class Lens:
    """One viewer's eye on the match, and what it has seen. Several devices of a seat share it."""

    __slots__ = ("asks", "channels", "known", "offers", "private", "texts", "told", "viewer")

    def __init__(self, viewer: Viewer, texts: GameTexts | None) -> None:
        self.viewer = viewer
        self.texts = texts
        self.private: msgspec.Struct | None = None
        self.asks: list[_Asked] = []
        self.offers: list[tuple[str, bytes]] = []
        """What it is offered now, by key."""
        self.known: dict[str, bytes] = {}
        """Each offer as it was last sent."""
        self.channels: list[OpenChannel] = []
        self.told = 0

    def least(self, game: Game, reacting: bool, whole: bool = False) -> int:
        """A size that the questions of a night fit into, no matter who is asked; with their words they are longer.

        So is all that a seat may know, and so are the questions of a window for those who can react: nobody is to see
        who they are.
        """
        size = SIZES[(self.texts is not None) + whole]
        return max(size, window_room(game)) if reacting else size


Allowed: TypeAlias = Callable[[Channel], bool]


class Showing:
    """A match as it is shown: what all viewers have been sent so far, and what each is to be sent next."""

    def __init__(self, match: Match, allowed: Allowed, clock: tuple[Any, ...] = (), live: bool = True) -> None:
        self.match = match
        self.clock = clock
        """The clock as everybody has it; nobody has one yet while it is empty."""
        self._allowed = allowed
        self._live = live
        """Whether people play it now, and wait for each other."""
        self._public = match.view(None).public
        self._moment = match.moment
        self._over: Outcome | None = match.outcome
        self._heard = len(match.told(None))
        self._pages = len(match.game.story)
        self._last_channels = self._channels()
        self._given: set[tuple[int | None, int | str | None]] = set()
        """Questions that were answered, by seat and number: nobody sees that an answer is taken back."""
        self._entries = 0
        """How many entries have been looked at for it."""
        self._awaited = self._awaits()

    # --- all of it ------------------------------------------------------------------------------------------------

    def whole(self, lens: Lens, since: int, clock: SentClock, about: bytes) -> bytes:
        """All that a viewer may know, and the story from `since` on; from here on the lens is up to date."""
        match, viewer = self.match, lens.viewer
        view = match.view(viewer)
        events = match.told(viewer, 0)
        since = since if 0 <= since <= len(events) else 0
        moment = written_moment(lens.texts, match.moment)
        shown = (about, _encode(view.public), moment, _encode(self._awaits()), _encode(clock))
        head = b'{"t":"match",%s,"public":%s,"moment":%s,"awaits":%s,"clock":%s' % shown
        story, everybodys = self._story(lens, events, since)
        own = [
            b',"private":' + _encode(view.private),
            b',"asks":[' + b",".join(self._asks(lens)[1]) + b"]",
            b',"offers":[' + b",".join(self._whole_offers(lens)) + b"]",
            b',"channels":' + written_channels(lens, self._open_channels(lens)),
            b',"since":%d,"told":[' % since + b",".join(story) + b"]",
            b',"over":' + self._outcome(lens) + b"}",
        ]
        lens.private = view.private
        lens.told = len(events)
        self.clock = self.clock or clock.mark
        body = b"".join(own)
        if viewer is None:
            return head + body
        return pad(head, body, lens.least(match.game, match.reacting, whole=True), everybodys)

    def _asks(self, lens: Lens) -> tuple[bool, list[bytes]]:
        """What this seat is asked, written out; and whether any of it has changed."""
        viewer = lens.viewer
        if viewer is None:
            return False, []
        match = self.match
        asks = match.asks_of(viewer)
        if not asks and not lens.asks:
            return False, []
        found: list[_Asked] = []
        changed = False
        for place, ask in enumerate(asks):
            due = match.due(ask)
            last = lens.asks[place] if place < len(lens.asks) else None
            if last is None or not last.same(ask, due):
                body = self._question(lens, ask, due)
                changed = changed or last is None or body != last.body
                last = _Asked(ask, due, body)
            found.append(last)
        changed = changed or len(found) != len(lens.asks)
        lens.asks = found
        return changed, [asked.body for asked in found]

    def _question(self, lens: Lens, ask: Ask, due: float | None) -> bytes:
        question = Question(ask.number, ask.key, ask.form, ask.context(), ask.closed or {}, ask.held, due)
        return _encode(lens.texts.asked(question) if lens.texts else question.seen())

    def _offers(self, lens: Lens) -> list[tuple[str, bytes]]:
        """What this viewer is offered, each written out."""
        if lens.viewer is None:
            return []
        texts = lens.texts
        return [
            (question.key, _encode(texts.asked(question) if texts else question.seen()))
            for question in self.match.chances(lens.viewer)
        ]

    def _whole_offers(self, lens: Lens) -> list[bytes]:
        """All of them, for somebody who has none yet."""
        lens.offers = self._offers(lens)
        lens.known = dict(lens.offers)
        return list(lens.known.values())

    def _new_offers(self, lens: Lens) -> bytes | None:
        """What is offered now, if that has changed; of an offer that was sent before as it is, its key."""
        offers = self._offers(lens)
        if offers == lens.offers:
            return None
        lens.offers = offers
        sent = [_encode(key) if lens.known.get(key) == body else body for key, body in offers]
        lens.known |= dict(offers)
        return b"[" + b",".join(sent) + b"]"

    def _open_channels(self, lens: Lens) -> list[OpenChannel]:
        lens.channels = open_channels(self._channels(), lens.viewer)
        return lens.channels

    def _awaits(self) -> list[int]:
        """For whom everybody waits, as everybody sees it."""
        if not self._live:
            return []
        now = {(ask.seat, ask.number) for ask in self.match.awaiting()}
        entries = self.match.entries(self._entries)
        self._entries += len(entries)
        self._given |= {(entry.seat, entry.ask) for entry in entries}
        return sorted({seat for seat, _ in now - self._given})

    def _channels(self) -> list[Channel]:
        return [channel for channel in self.match.game.channels() if self._allowed(channel)]

    def _story(self, lens: Lens, events: list[Told], since: int) -> tuple[list[bytes], int]:
        """The story written out, and how much of it everybody has heard."""
        everybody = {id(event) for event in self.match.told(None)}
        alone = [id(event) not in everybody for event in events[since:]]
        story = [
            written_event(lens.texts, event, private) for event, private in zip(events[since:], alone, strict=True)
        ]
        return story, sum(len(event) for event, private in zip(story, alone, strict=True) if not private)

    def _outcome(self, lens: Lens) -> bytes:
        outcome = self.match.outcome
        return _encode(lens.texts.over(outcome) if lens.texts and outcome else outcome)

    # --- what is new ----------------------------------------------------------------------------------------------

    def news(self, lenses: Sequence[Lens], clock: SentClock) -> list[bytes | None]:
        """A frame for each lens, or None where nothing is new."""
        shared = _Shared(self, clock)
        found = [self._news(lens, shared) for lens in lenses]
        rooms: dict[GameTexts | None, int] = {}  # all who read the same words get as much as the one who gets most
        for lens, news in zip(lenses, found, strict=True):
            if news is not None and lens.viewer is not None:
                least = rooms.get(lens.texts) or lens.least(self.match.game, shared.reacting)
                rooms[lens.texts] = common_room(least, news.alone)
        return [news and news.frame(rooms.get(lens.texts)) for lens, news in zip(lenses, found, strict=True)]

    def _news(self, lens: Lens, shared: _Shared) -> _News | None:
        match, viewer = self.match, lens.viewer
        own: list[bytes] = []
        if viewer is not None:
            private = match.view(viewer).private
            if private is not lens.private:
                changes = delta(lens.private, private)
                if changes:
                    own.append(b',"private":' + changes)
                lens.private = private
            altered, bodies = self._asks(lens)
            if altered:
                own.append(b',"asks":[' + b",".join(bodies) + b"]")
            if (shared.offering or lens.offers) and (offers := self._new_offers(lens)) is not None:
                own.append(b',"offers":' + offers)
        if shared.moved:
            open_now = open_channels(shared.channels, viewer)
            if open_now != lens.channels:
                lens.channels = open_now
                own.append(b',"channels":' + written_channels(lens, open_now))
        alone = viewer in shared.whispered
        if alone:
            events = match.told(viewer, lens.told)
            lens.told += len(events)
            own.append(b',"told":[' + b",".join(shared.event(lens, event) for event in events) + b"]")
        else:
            lens.told += len(shared.events)
        if not own and not shared.stir:
            return None
        head = shared.head(lens, told=not alone)
        body = b"".join(own) + b"}"
        return _News(viewer, head, body, len(shared.head(lens, told=True)) - len(head))


class _News(NamedTuple):
    """What is new for one viewer: what everybody gets, and what this one gets in addition.

    Of the latter, `shared` bytes are what others find in what everybody gets.
    """

    viewer: Viewer
    head: bytes
    own: bytes
    shared: int

    @property
    def alone(self) -> int:
        """How much of it nobody else gets."""
        return len(self.own) - self.shared

    def frame(self, room: int | None) -> bytes:
        """It written out; what a seat gets is filled up to this room."""
        return self.head + self.own if self.viewer is None else pad(self.head, self.own, room or 0, self.shared)


class _Shared:
    """What all viewers get of one step, made once."""

    def __init__(self, scene: Showing, clock: SentClock) -> None:
        match = scene.match
        self._heads: dict[tuple[GameTexts | None, bool], bytes] = {}
        self._events: dict[tuple[GameTexts | None, int], bytes] = {}
        self.whispered: set[int] = set()
        """Who has heard something that not everybody has."""
        for to, _ in match.game.story.since(scene._pages):
            if isinstance(to, frozenset):
                self.whispered |= to
        scene._pages = len(match.game.story)
        self.events = match.told(None, scene._heard)
        self._everybody = {id(event) for event in self.events}
        scene._heard += len(self.events)
        public = match.view(None).public
        self._changes = delta(scene._public, public)
        scene._public = public
        self.channels = scene._channels()
        self.moved = self.channels != scene._last_channels
        """Whether a channel has opened or closed for anybody."""
        scene._last_channels = self.channels
        awaited = scene._awaits()
        self._awaits = awaited if awaited != scene._awaited else None
        scene._awaited = awaited
        self.offering = match.offering
        self.reacting = match.reacting
        self._moment = match.moment
        self._turned = self._moment != scene._moment
        """Whether a moment has begun or is over."""
        scene._moment = self._moment
        self._over = match.outcome if match.outcome is not scene._over else None
        scene._over = match.outcome
        self._clock = clock
        news = (self._changes, self.events, self._turned, self._awaits is not None, self._over is not None)
        self.stir = any(news) or clock.mark != scene.clock
        scene.clock = clock.mark

    def event(self, lens: Lens, event: Told) -> bytes:
        """An event written out, once for all who hear it in the same words."""
        key = (lens.texts, id(event))
        found = self._events.get(key)
        if found is None:
            found = self._events[key] = written_event(lens.texts, event, id(event) not in self._everybody)
        return found

    def head(self, lens: Lens, told: bool) -> bytes:
        """The part of a frame that everybody gets; without what was told where a viewer gets that by itself."""
        head = self._heads.get((lens.texts, told))
        if head is None:
            parts = [b'{"t":"step","clock":' + _encode(self._clock)]
            if self._changes:
                parts.append(b',"public":' + self._changes)
            if self._turned:
                parts.append(b',"moment":' + written_moment(lens.texts, self._moment))
            if self._awaits is not None:
                parts.append(b',"awaits":' + _encode(self._awaits))
            if told and self.events:
                parts.append(b',"told":[' + b",".join(self.event(lens, event) for event in self.events) + b"]")
            if self._over is not None:
                parts.append(b',"over":' + _encode(lens.texts.over(self._over) if lens.texts else self._over))
            head = self._heads[lens.texts, told] = b"".join(parts)
        return head


def written_event(texts: GameTexts | None, event: Told, private: bool) -> bytes:
    """An event as a client gets it. One that not everybody heard says so, but never who else did."""
    if texts is None and not private:
        return _encode(event)
    seen: dict[str, Any] = texts.told(event) if texts else {"key": event.key, "data": event.data}
    return _encode({**seen, "private": True} if private else seen)


def written_moment(texts: GameTexts | None, moment: Moment | None) -> bytes:
    """What everybody looks at now, with its sentences for those who want words."""
    if moment is None or texts is None:
        return _encode(moment)
    told = [texts.told(event) for event in moment.told]
    return _encode({"key": moment.key, "told": told, "seconds": moment.seconds, "ends": moment.ends})


def written_channels(lens: Lens, open_now: list[OpenChannel]) -> bytes:
    """The channels that a viewer may read, with their names for those who want words."""
    texts = lens.texts
    return _encode([texts.channel(channel) for channel in open_now] if texts else open_now)
