"""A listener on every socket: keeps what came, and compares it with what the rules allow that viewer to know."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import selectors
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

import msgspec

import lichina
from lichina.kernel import Match, Outcome
from lichina.kernel.moments import SEEN
from lichina.registry import find
from lichina.table.frames import SIZES
from lichina.table.inflection import cases_of
from lichina.table.livematch import LiveMatch
from lichina.table.minds import Minds, Reply
from lichina.table.rows import BeganRow, ChangedRow, EnteredRow, Line, SaidRow, decode
from lichina.table.texts import GameTexts
from lichina.table.thinking import Feed, Thinkers, ThinkingBot, Thought, begin_thinking

from .guest import LATE, Guest, Running, draw

encode = msgspec.json.Encoder().encode
ordered = msgspec.json.Encoder(order="sorted").encode
"""For plain data: in maps the order of the keys means nothing."""

OWN = ("private", "asks", "offers", "channels")
"""The parts of a step that are for one seat alone; `told` may be, too."""

KEYS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    kind: (frozenset(always.split()), frozenset(perhaps.split()))
    for kind, always, perhaps in (
        ("hello", "t version you server", ""),
        ("table", "t table", ""),
        (
            "match",
            "t match edition game seat names masks forms content public moment awaits clock private asks offers"
            " channels since told over",
            "",
        ),
        ("step", "t clock", "public moment awaits private asks offers channels told over"),
        ("said", "t from lines", ""),
        ("missed", "t deeds", ""),
        ("ok", "t id", "data"),
        ("error", "t id code text", "wait"),
        ("notice", "t code text", ""),
        ("bye", "t code text back", ""),
    )
}
"""The keys that each kind of frame has, and those that it may have."""

DOUBLED = {1 << power for power in range(10, 20)}
"""The sizes of what a seat alone gets in a step."""

TABLE, PERSON, SEAT, ASK = (
    frozenset(names.split())
    for names in (
        "id code link game mode options sitting language spectators door clocks pace bots voice stage match players "
        "host acting people seats paused problem notices evening lesson content",
        "id name kind here muted waits removed number mask program",
        "person bot name by mask temper",
        "ask key form about closed held deadline",
    )
)


WHOLE_SECONDS = 120.0
"""Whoever is dead waits until the match is over: within so many seconds it is."""


class Heard(NamedTuple):
    """One frame, as it came."""

    at: float
    raw: bytes
    frame: dict[str, Any]
    viewer: int | None
    sight: bytes
    """All that the frames have added up to by then."""
    opened: int
    """How often the socket had been opened."""


class Listened(Protocol):
    """What somebody at a table has heard, from the first frame of a match to the last."""

    heard: list[Heard]
    told: list[dict[str, Any]]
    lines: list[dict[str, Any]]
    miscounted: list[dict[str, Any]]
    lang: str
    text: bool


class Listener(Guest):
    """A guest that keeps every frame with its time, its size, and what it knew then."""

    def __init__(self, address: str, table: str, cookie: str, person: int, lang: str = "ru") -> None:
        super().__init__(address, table, cookie, person, lang)
        self.heard: list[Heard] = []
        self.opened = 0
        self.miscounted: list[dict[str, Any]] = []
        """Talk that was not counted as this viewer hears it."""
        self.stirred: Callable[[], None] = lambda: None

    @classmethod
    def of(cls, guest: Guest, text: bool = False) -> Listener:
        """The same guest, listened to."""
        made = cls(guest.address, guest.table, guest.cookie, guest.person, guest.lang)
        made.text, made.shared = text, guest.shared
        return made

    async def open(self) -> None:
        self.opened += 1
        await super().open()

    def take(self, raw: bytes) -> None:
        frame = json.loads(raw)  # the guest adds later steps to its own
        if frame["t"] == "said" and frame["from"] not in (0, len(self.lines)):
            self.miscounted.append(frame)
        super().take(raw)
        sight = b""
        if self.match:
            parts = [self.match[part] for part in ("public", "moment", "private", "asks", "offers", "channels")]
            sight = ordered([*parts, self.match["clock"]["deadline"], len(self.told), self.match["over"]])
        now = asyncio.get_running_loop().time()
        self.heard.append(Heard(now, raw, frame, self.match.get("seat"), sight, self.opened))
        self.stirred()

    # --- what it does at the table --------------------------------------------------------------------------------

    async def live(self, dice: random.Random, breaks: float = 0.0, chat: float = 0.3, mischief: float = 0.1) -> None:
        """Play at random until the match is over; talk, break off and try what is not allowed now and then."""
        while not self.over:
            await self.until(lambda: bool(self.asks) or bool(self.over), WHOLE_SECONDS)
            if self.over:
                return
            if dice.random() < breaks:
                await self.cut()
                await self.open()
                continue
            if dice.random() < chat:
                await self.talk()
            if dice.random() < mischief:
                await self.misbehave(dice)
            if self.asks:
                ask = dice.choice(self.asks)
                answer = await self.answer(ask, draw(ask["form"], dice))
                assert answer["t"] == "ok" or answer["code"] in LATE, answer

    async def talk(self) -> None:
        """Say a word that nobody else says, among as few as may be."""
        rooms = [key for key, writes, *_ in self.match["channels"] if writes]
        if rooms:
            await self.do("say", channel=rooms[-1], text=f"слово {secrets.token_hex(6)}")

    async def misbehave(self, dice: random.Random) -> None:
        """What no rule allows: every try is refused, and tells nothing."""
        number = self.match["match"]
        asks = self.match["asks"]
        tries: list[dict[str, Any]] = [
            {"ask": dice.randrange(1, 60), "value": "no such word"},
            {"ask": dice.choice(("peek", "mafia", "order")), "value": None},
            {"ask": -1, "value": dice.randrange(40)},
        ]
        tries += [{"ask": ask["ask"], "value": pair[0]} for ask in asks for pair in ask["closed"]]
        tries += [{"ask": ask["ask"], "value": {"seat": 1}} for ask in asks]
        answer = await self.do("answer", match=number, **dice.choice(tries))
        assert answer["t"] == "error", answer
        answer = await self.do("say", channel=dice.choice(("mafia", "triads", "infected", "whisper", "x")), text="?")
        assert answer["t"] == "ok" or answer["code"] in ("no-such-channel", "no-talking"), answer


async def press(host: Guest, server: Running, news: asyncio.Event) -> None:
    """Whenever the rules wait for nobody, time is up."""
    while not host.over:
        with suppress(TimeoutError):  # what bots do last, nobody may hear of
            await asyncio.wait_for(news.wait(), 0.1)
        news.clear()
        live = server.house.table(host.table).live
        if live is not None and live.match.outcome is None and not live.match.asks:
            await host.do("hasten")


async def with_all(listeners: Sequence[Listener]) -> None:
    """Everybody sits down."""
    for listener in listeners:
        await listener.open()


async def without_all(listeners: Sequence[Listener]) -> None:
    for listener in listeners:
        with suppress(OSError):
            await listener.cut()


# --- the story as the journal has it ----------------------------------------------------------------------------------


class Written:
    """One match at a table by its journal: how it began, what came in, what was said and when."""

    def __init__(self, rows: Sequence[bytes]) -> None:
        decoded = [decode(row) for row in rows]
        start = max(place for place, row in enumerate(decoded) if isinstance(row, BeganRow))
        began = decoded[start]
        assert isinstance(began, BeganRow)
        self.began = began
        self.state = next(row.state for row in reversed(decoded) if isinstance(row, ChangedRow))
        self.entries = [row.entry for row in decoded[start:] if isinstance(row, EnteredRow)]
        self.lines: list[tuple[int, Line]] = []
        """Each line with the number of entries before it."""
        for place, row in enumerate(decoded[start:]):
            if isinstance(row, SaidRow):
                before = sum(isinstance(other, EnteredRow) for other in decoded[start : start + place])
                self.lines.append((before, row.line))

    def positions(self) -> Iterator[Match]:
        """The match at its beginning and after every entry."""
        match = Match(find(self.began.game).game, self.began.seats, self.began.seed, self.began.options)
        yield match
        for entry in self.entries:
            match.enter(entry)
            yield match

    def batch(self, index: int) -> int:
        """Time that had run out is noted together with the answer that came after it: they are shown as one.

        So are the taps of all for whom bots play, when a moment is shown that waits for none of them.
        """
        while (
            0 < index < len(self.entries)
            and (self.entries[index - 1].lapse or self.entries[index - 1].value == self.entries[index].value == SEEN)
            and self.entries[index].at == self.entries[index - 1].at
        ):
            index += 1
        return index


async def written(server: Running, table: str) -> Written:
    """The last match of a table, from its journal."""
    kept = next(kept for kept in await server.house.journal.load() if kept.table == table)
    return Written(kept.rows)


def allowed(match: Match, viewer: int | None, sitting: str, texts: GameTexts | None) -> bytes:
    """All that this viewer may know at this moment, by nothing but what a match says of it."""
    view = match.view(viewer)
    questions = [] if viewer is None else match.questions(viewer)
    chances = [] if viewer is None else match.chances(viewer)
    doors = [door for door in match.channels(viewer) if open_in(sitting, door.key)]
    outcome: Any = match.outcome
    if texts is not None and outcome is not None:
        outcome = texts.over(outcome)
    asks = [texts.asked(question) if texts else question.seen() for question in questions]
    offers = [texts.asked(question) if texts else question.seen() for question in chances]
    told = len(match.told(viewer))
    rooms = [texts.channel(channel) for channel in doors] if texts else doors
    moment: Any = match.moment
    if moment is not None and texts is not None:
        moment = {**msgspec.structs.asdict(moment), "told": [texts.told(event) for event in moment.told]}
    sight = encode([view.public, moment, view.private, asks, offers, rooms, match.deadline, told, outcome])
    return ordered(msgspec.json.decode(sight))


def told_to(match: Match, viewer: int | None, texts: GameTexts | None) -> list[dict[str, Any]]:
    """The story as this viewer heard it; what not everybody heard says so."""
    everybody = {id(event) for event in match.told(None)}
    story = []
    for event in match.told(viewer):
        seen = texts.told(event) if texts else {"key": event.key, "data": event.data}
        story.append(seen if id(event) in everybody else {**seen, "private": True})
    found: list[dict[str, Any]] = msgspec.json.decode(encode(story))
    return found


def open_in(sitting: str, channel: str) -> bool:
    """Whether people who sit like this type there."""
    return sitting == "apart" or (sitting == "call" and channel != "table")


class Story:
    """What every viewer may know after every entry, and everything that may have been told to it by then."""

    def __init__(self, written: Written, kinds: set[tuple[int | None, str | None]], names: list[str]) -> None:
        self.written = written
        found = find(written.began.game)
        self.sights: dict[tuple[int | None, str | None], list[bytes]] = {kind: [] for kind in kinds}
        self.rooms: list[dict[int | None, list[str]]] = []
        sitting = written.state.settings.sitting
        cases, options = list(map(cases_of, names)), written.began.options
        texts = {lang: GameTexts(found, lang, names, cases, options) for _, lang in kinds if lang is not None}
        viewers = [None, *range(written.began.seats)]
        for match in written.positions():
            for viewer, lang in kinds:
                made = allowed(match, viewer, sitting, texts[lang] if lang else None)
                self.sights[viewer, lang].append(made)
            self.rooms.append(
                {v: [door.key for door in match.channels(v) if open_in(sitting, door.key)] for v in viewers}
            )
        self.match = match
        self.told = {(viewer, lang): told_to(match, viewer, texts[lang] if lang else None) for viewer, lang in kinds}

    def lines(self, viewer: int | None) -> list[dict[str, Any]]:
        """The talk that this viewer could hear; a bot that has not heard says so aloud, and afterwards all talk."""
        return [
            {"channel": line.channel, "person": line.person, "seat": line.seat, "text": line.text}
            for before, line in self.written.lines
            if line.channel in self.rooms[before][viewer]
            or (line.channel == "table" and (line.person is None or before == len(self.rooms) - 1))
        ]


# --- the comparison ---------------------------------------------------------------------------------------------------


class Placed(NamedTuple):
    """A frame of the match, and the entry after which it came."""

    heard: Heard
    step: int
    idle: bool
    """Whether nothing in it was new: only the clock, which is everybody's."""


def compare(listener: Listened, story: Story) -> list[Placed]:
    """Every frame shows exactly what its viewer may know at that step, none is missing, and no other key is there."""
    lang = listener.lang if listener.text else None
    assert not listener.miscounted
    place, opened = 0, 0
    placed: list[Placed] = []
    for heard in listener.heard:
        check_keys(heard.frame)
        if heard.frame["t"] not in ("match", "step"):
            continue
        sights = story.sights[heard.viewer, lang]
        found = next((index for index in range(place, len(sights)) if sights[index] == heard.sight), None)
        assert found is not None, (heard.viewer, heard.frame, explain(sights, place, heard.sight))
        if opened == heard.opened and heard.frame["t"] == "step":
            skipped = (index for index in range(place + 1, found) if sights[index] != sights[place])
            for index in skipped:
                entries = story.written.entries[place : found + 1]
                assert story.written.batch(index) >= found, ("a step was not shown", heard.viewer, index, entries)
        check_told(heard, story.told[heard.viewer, lang])
        placed.append(Placed(heard, found, idle=found == place and opened == heard.opened))
        place, opened = found, heard.opened
    last = placed[-1].heard
    assert last.sight == story.sights[last.viewer, lang][-1]
    assert listener.told == story.told[last.viewer, lang]
    assert listener.lines == story.lines(last.viewer), (listener.lines, story.lines(last.viewer))
    return placed


def explain(sights: list[bytes], place: int, seen: bytes) -> Any:
    """What differs from the nearest lawful sights."""
    near = [json.loads(sight) for sight in sights[place : place + 2]]
    mine = json.loads(seen)
    return [[(mine[part], other[part]) for part in range(len(mine)) if mine[part] != other[part]] for other in near]


def check_told(heard: Heard, told: list[Any]) -> None:
    """What a frame tells is what the viewer was told, in its place."""
    frame = heard.frame
    count = json.loads(heard.sight)[7]
    new = frame.get("told", [])
    assert new == told[count - len(new) : count]
    if frame["t"] == "match":
        assert frame["since"] == count - len(new)


def check_keys(frame: dict[str, Any]) -> None:
    """A frame has the keys that are described, and no other."""
    always, perhaps = KEYS[frame["t"]]
    assert always <= frame.keys() <= always | perhaps, frame.keys()
    if frame["t"] == "hello":
        assert frame["you"].keys() == {"person", "host", "seat", "kind", "waits"}
    elif frame["t"] == "table":
        table = frame["table"]
        assert table.keys() == TABLE, table.keys() ^ TABLE
        assert all(person.keys() == PERSON for person in table["people"])
        assert all(seat.keys() == SEAT for seat in table["seats"])
    elif frame["t"] == "said":
        assert all(line.keys() == {"channel", "person", "seat", "text"} for line in frame["lines"])
    else:
        for ask in (*frame.get("asks", ()), *frame.get("offers", ())):
            assert isinstance(ask, str) or ASK <= ask.keys() <= ASK | {"text"}


# --- sizes ------------------------------------------------------------------------------------------------------------


def padded(heard: Heard) -> int:
    """How much of a seat's frame is for it alone: all but what everybody gets."""
    frame, size = heard.frame, len(heard.raw)
    if frame["t"] in ("ok", "error", "said"):
        return size
    if frame["t"] == "match":
        names = "t match edition game seat names masks forms content public moment awaits clock"
        head = {key: frame[key] for key in names.split()}
        everybodys = sum(len(encode(event)) for event in frame["told"] if not event.get("private"))
        return size - len(encode(head)) + 1 - everybodys
    head = {key: frame[key] for key in ("t", "clock", "public", "moment", "awaits", "over") if key in frame}
    if told := [event for event in frame.get("told", ()) if not event.get("private")]:
        head["told"] = told
    return size - len(encode(head)) + 1


def check_size(heard: Heard) -> None:
    """What one seat alone gets is of one of a few sizes."""
    if heard.viewer is not None and heard.frame["t"] in ("match", "step", "ok", "error"):
        sizes = DOUBLED if heard.frame["t"] == "step" else {*SIZES, *(SIZES[-1] * count for count in range(2, 5))}
        assert padded(heard) in sizes, (len(heard.raw), heard.frame)


def check_alike(placed: dict[Listener, list[Placed]], story: Story) -> int:
    """Of seats that have heard nothing of their own in a step, each gets as many frames, of the same sizes.

    The listeners were never cut off, and get keys without words. Returns how many frames were compared.
    """
    steps: dict[int, dict[Listener, list[Heard]]] = {}
    for listener, frames in placed.items():
        for frame in frames:
            if not frame.idle and frame.heard.frame["t"] == "step":
                steps.setdefault(story.written.batch(frame.step), {}).setdefault(listener, []).append(frame.heard)
    compared = 0
    for step, found in steps.items():
        quiet = [[len(heard.raw) for heard in frames] for frames in found.values() if not newsy(frames, story)]
        if quiet:
            assert all(sizes == quiet[0] for sizes in quiet), (step, quiet)
            assert found.keys() == placed.keys(), (step, [one.you["seat"] for one in placed.keys() - found.keys()])
            compared += len(quiet)
            assert {len(frames[0].raw) for frames in found.values()} == {quiet[0][0]}, "news changes nothing"
    check_waiting(placed)
    idle = [
        [
            len(heard.raw)
            for heard, _, idle in frames
            if idle and heard.frame["t"] == "step" and "awaits" not in heard.frame
        ]
        for frames in placed.values()
    ]
    assert all(sizes == idle[0] for sizes in idle), idle
    return compared


def check_waiting(placed: dict[Listener, list[Placed]]) -> None:
    """For whom everybody waits is told to all seats alike, in frames of one size, whoever of them has answered."""
    steps = [[heard for heard, _, _ in frames if heard.frame["t"] == "step"] for frames in placed.values()]
    told = [[heard for heard in frames if "awaits" in heard.frame] for frames in steps]
    waits = [[heard.frame["awaits"] for heard in frames] for frames in told]
    assert all(one == waits[0] for one in waits), waits
    for alike in zip(*told, strict=True):
        assert len({len(heard.raw) for heard in alike}) == 1, [(len(heard.raw), heard.frame) for heard in alike]


def newsy(frames: Sequence[Heard], story: Story) -> bool:
    """Whether something in these frames was for this seat alone."""
    public = story.told[None, None]
    return any(
        any(part in heard.frame for part in OWN) or any(event not in public for event in heard.frame.get("told", ()))
        for heard in frames
    )


def outcome_of(record: bytes) -> Outcome | None:
    """How a record ends when it is played again."""
    return lichina.replay(record).outcome


# --- time -------------------------------------------------------------------------------------------------------------


class Leaping(asyncio.SelectorEventLoop):
    """A loop whose time is not that of the world: where nothing is to be done, it leaps to what is due next."""

    def __init__(self) -> None:
        self._moment = 0.0
        super().__init__(_Leaps(self))

    def time(self) -> float:
        return self._moment

    def leap(self, seconds: float) -> None:
        self._moment += seconds


class _Leaps(selectors.SelectSelector):
    def __init__(self, loop: Leaping) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout:
            self._loop.leap(timeout)
        return super().select(0 if timeout is not None else 0.01)


class Ponderous(Thinkers):
    """Bots that know at once what they want, and take their time; how much, a test says for each seat."""

    def __init__(self, seconds: Callable[[int], float]) -> None:
        super().__init__(most=0)
        self._seconds = seconds
        self._feed = Feed()
        self._minds = Minds()

    def think(self, live: LiveMatch, seat: int, head: ThinkingBot) -> Thought:
        work = begin_thinking(live, seat, head)
        move = msgspec.msgpack.decode(self._minds.reply(self._feed.errand(work), lambda: None), type=Reply).move

        def decided() -> None:
            if not work.thought.done():
                work.thought.set_result(move)

        asyncio.get_running_loop().call_later(self._seconds(seat), decided)
        return work.thought


class Watcher:
    """A device that writes down when it gets what."""

    def __init__(self, person: int) -> None:
        self.person = person
        self.language = "ru"
        self.text = False
        self.heard: list[tuple[float, bytes]] = []

    def send(self, frame: bytes) -> None:
        self.heard.append((round(asyncio.get_running_loop().time(), 6), frame))

    def close(self, code: int) -> None:
        raise AssertionError(code)
