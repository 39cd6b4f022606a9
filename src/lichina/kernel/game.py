"""A game. Its state is its attributes; its phases are generator methods that read like the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeAlias

import msgspec

from .channels import Channel, Objection
from .dice import Dice
from .effects import Effects, Event
from .errors import BadOptions
from .forms import Pick
from .gates import Ask, First, Gate, Steps, window
from .highlights import Highlight
from .history import ALL, NOBODY, Everybody, History, Story, Told
from .kinds import WORD, Kind
from .moments import MOMENT, linger
from .options import Mode, Options, Preset, contrived
from .tales import SOME, Tale, by_key, undeclared

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    P_co = TypeVar("P_co", bound=msgspec.Struct, covariant=True, default=msgspec.Struct)
    S_co = TypeVar("S_co", bound=msgspec.Struct, covariant=True, default=msgspec.Struct)
else:
    from typing import TypeVar

    P_co, S_co = TypeVar("P_co"), TypeVar("S_co")

T = TypeVar("T")

Phase: TypeAlias = Callable[[], Any]
"""A bound method without arguments: a generator, or a plain method that asks nobody. It returns what comes next."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: who won, why (in one word), and what each seat scored if the game keeps scores."""

    winners: tuple[int, ...]
    reason: str
    side: str | None = None
    scores: tuple[int, ...] | None = None


class Count(msgspec.Struct, frozen=True):
    """A case that a simulation counts; texts `tally-<table>`, and `tally-<table>-<row>` or `card-<row>` for its row."""

    table: str
    row: str
    amount: int | None = None
    """A table with amounts shows their means; one without shows how often each row came."""


class Part(NamedTuple):
    """Who somebody is: what they play, and with whom they win."""

    role: str
    """A card or a role of the game; empty where the seat has none."""
    side: str | None
    """As in the outcome, where the game has sides."""


Next: TypeAlias = Phase | Outcome
PASS: Final = "pass"
"""The answer of somebody who does not react in a window."""


_CONTAINERS: frozenset[type[Any]] = frozenset((list, tuple, dict))
_PLAIN: frozenset[type[Any]] = frozenset((int, str, bool, float, type(None)))


def _frozen(value: Any) -> Any:
    """A copy that later changes of the state cannot reach."""
    if isinstance(value, dict):
        return {str(key): _frozen(item) for key, item in value.items()}
    if not isinstance(value, list | tuple):
        return value
    if _PLAIN.issuperset(map(type, value)):
        return tuple(value)
    return tuple(_frozen(item) for item in value)


@cache
def _seats(count: int) -> frozenset[int]:
    """All who may hear something at a table with this many seats."""
    return frozenset(range(count))


def _reactions(cards: Callable[[int], Collection[str]], seat: int, of: Kind) -> Pick[str]:
    return Pick([PASS, *cards(seat)], of)


class Game(Generic[P_co, S_co]):
    """The base of every game. A `Game[P, S]` shows everybody a P, and each seat its own S.

    The state is the attributes that a subclass sets in `setup`: numbers, words, lists and dicts of them, nothing else.
    The slots below belong to the kernel and add nothing to the cost of a copy.
    """

    __slots__ = ("__dict__", "dice", "logs", "now", "options", "seats", "story")

    id: ClassVar[str]
    version: ClassVar[int] = 1
    """Increased when the rules change so that old records no longer replay."""
    PLAYERS: ClassVar[range]
    MODES: ClassVar[Mapping[str, Mode]] = {"basic": Mode()}
    PRESETS: ClassVar[Mapping[str, Preset]] = {}
    """What a table is offered before it chooses a mode and options itself: `first`, `usual`, `everything`."""
    MINUTES: ClassVar[tuple[int, int] | None] = None
    """How long a match takes people, from and to, as printed on a box: for people choosing a game."""
    WEIGHT: ClassVar[Literal["light", "middle", "heavy"] | None] = None
    """How much there is to learn before playing."""
    EVENTS: ClassVar[tuple[Tale, ...]] = ()
    """Everything this game may tell, each event once: `Tale("placed", seat=Seat, cell=Place)`."""
    FACTS: ClassVar[tuple[Tale, ...]] = ()
    """Everything it may count when the match is over, declared in the same way."""
    AWARDS: ClassVar[tuple[Tale, ...]] = ()
    """Everything it may give awards for when the match is over, declared in the same way, each with a `seat`."""
    TURNS: ClassVar[tuple[Tale, ...]] = ()
    """All the turns a match may take when its story is retold, declared in the same way."""
    ABOUT: ClassVar[Mapping[str, Any]] = {}
    """What the fields in the `about` of its questions stand for: `{"seat": Seat, "gift": Card}`."""
    HIDDEN: ClassVar[tuple[str, ...]] = ()
    """State attributes that hold hidden things."""
    RESTARTS: ClassVar[frozenset[str]] = frozenset()
    """Phases in which even who is asked is secret: an imagined match plays them again from their start."""
    WITH_BOTS: ClassVar[Mapping[str, Any]] = {}
    """Options that a table with bots gets unless it has chosen otherwise: they keep a game with bots balanced."""
    MEASURED: ClassVar[Mapping[str, Any]] = {}
    """Options with which a report on its balance is made unless others are given, in addition to `WITH_BOTS`."""
    SITTING: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Options that a table gets for the way people sit (`together`, `apart`, `call`) unless it has chosen otherwise."""
    SEATED: ClassVar[frozenset[str]] = frozenset()
    """Options whose values are seats: when people change places before the start, the values follow them."""
    SIMULATED: ClassVar[Mapping[str, Any]] = {}
    """Options with a value meant only for simulations: no table with people may use it."""
    LIVE: ClassVar[Mapping[str, Any]] = {}
    """Options that a table with people gets unless it has chosen otherwise, such as how long a moment lasts; the rules'
    own default is for all other matches."""
    TALK: ClassVar[frozenset[str]] = frozenset()
    """Keys of asks whose answers say something: where people talk by voice, bots hear only what is tapped there."""
    TENSE: ClassVar[frozenset[str]] = frozenset()
    """Keys of asks during which no bot remarks that it has heard nothing: everybody is holding their breath."""
    AWAITED: ClassVar[frozenset[str]] = frozenset()
    """Keys of asks for which everybody may see who has not answered yet; never in a window or a phase of `RESTARTS`."""
    PACE: ClassVar[Mapping[str, float]] = {}
    """Keys of asks that bots take a different average time to answer, in seconds: it matters where a clock runs."""
    OWN_DEVICES: ClassVar[bool] = False
    """Whether everybody needs their own device: where anybody may step in at any time, none can be passed round."""
    WINDOW_ROOM: ClassVar[tuple[int, int]] = (4096, 0)
    """The most bytes a seat's questions and offers take while a window is open, and how many more for each seat.

    They are counted with their words. Everything a seat gets then is padded to that size, so that nobody sees who may
    react.
    """
    CARDS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The cards, roles or places of the game by group: each has a name, `card-<id>`, and the group `cards-<group>`.

    A group named after a content pack has its names in the words of that pack."""
    CARD_TEXTS: ClassVar[Mapping[str, str]] = {}
    """Where the cards of a group are explained, if not in `card-<id>.about`: `role` means `role-<id>`."""
    COPIES: ClassVar[Mapping[str, int]] = {}
    """How many copies of a card are in the box, where the rules say."""
    EFFECTS: ClassVar[tuple[Effects[Any], ...]] = ()
    """The registries of this game's cards and roles."""
    REVEALS: ClassVar[frozenset[str]] = frozenset()
    """Keys of the events that lawfully tell a seat something hidden, as declared."""
    TALES: ClassVar[Mapping[str, Tale]] = {}
    """The declared events by their keys."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.TALES = by_key(cls.EVENTS)
        cls.REVEALS = frozenset(tale.key for tale in cls.EVENTS if tale.reveals)
        moments = [tale.key for tale in cls.EVENTS if tale.moment]
        if moments and MOMENT not in cls.Options.__struct_fields__:
            raise TypeError(f"“{moments[0]}” is a moment: the options need a field `{MOMENT}: MomentSeconds = 0`")

    class Options(Options, frozen=True):
        """The options of the game; a game that has any extends this."""

    seats: range
    options: Any
    dice: Dice
    now: float
    story: Story
    logs: dict[str, History[Any]] | None

    # --- what a game is made of -----------------------------------------------------------------------------------

    def setup(self) -> Next:
        """Deal, and name the first phase."""
        raise NotImplementedError  # pragma: no cover

    def public(self) -> P_co:
        """What everybody may know, field by field."""
        raise NotImplementedError  # pragma: no cover

    def private(self, seat: int) -> S_co | None:
        """What only this seat may also know, field by field."""
        return None

    def imagine(self, seat: int, dice: Dice) -> None:
        """Redeal, in place, what this seat cannot know: every position that it considers possible may come out."""
        raise NotImplementedError  # pragma: no cover

    def imaginable(self) -> bool:
        """Whether `imagine` works in this match: in a contrived position, only where the game says so."""
        return not contrived(self.options)

    @classmethod
    def table_sizes(cls, options: Any) -> range:
        """How many seats the game allows with these options."""
        return cls.PLAYERS

    @classmethod
    def idle(cls, seats: int) -> frozenset[str]:
        """Options that change nothing with this many seats: they may be set, and a lobby says that they are idle."""
        return frozenset()

    @classmethod
    def content(cls, options: Any) -> str | None:
        """The content pack of a match with these options: its words override those of the game."""
        return None

    @classmethod
    def given_names(cls, options: Any) -> Mapping[str, Mapping[str, str]]:
        """The names people gave to things of a match with these options, by id and language: `card-<id>` says them."""
        return {}

    @classmethod
    def read_option(cls, name: str, text: str) -> Any:
        """The value of an option that people write as a small text file; BadOptions or ValueError says what is wrong.

        Anybody may send any text here.
        """
        raise BadOptions("no-option-text", f"option “{name}” cannot be read from a file", name=name)

    def channels(self) -> list[Channel]:
        """Where people may talk now: by default at the table, where everybody reads and every seat writes."""
        return [Channel("table", ALL, self.seats)]

    def censor(self, channel: str, text: str) -> Objection | None:
        """Why this must not be said in this channel now, or None if it may be. Players' names are left out of the text.

        Anybody can try anything and learns the answer, so it must not depend on what is hidden from anybody there.
        """
        return None

    def facts(self) -> list[Told]:
        """What is worth counting when the match is over; each has its text under `fact-<key>`."""
        return []

    def awards(self, outcome: Outcome) -> Iterable[Highlight]:
        """Who stood out in this match; texts `award-<key>`, with what it was for in `.about`.

        All the awards that might be given: the three with the most merit are.
        """
        return ()

    def retelling(self, outcome: Outcome) -> Iterable[Highlight]:
        """The turns that the match has taken, in order; texts `turn-<key>`, which form one paragraph."""
        return ()

    def tally(self) -> Iterable[Count]:
        """What a simulation counts when the match is over, in addition to who won and why."""
        return ()

    def cast(self) -> Sequence[Part]:
        """Who is who at this moment, seat by seat: for simulations and studies of a game, never for a view.

        A simulation asks at the deal and at the end. A game without secret parts has none.
        """
        return ()

    def first_player(self) -> int | None:
        """Who begins the match, where anybody does: simulations ask at the deal."""
        return None

    def offers(self, seat: int) -> Iterable[Ask]:
        """What a seat may do while the table waits for somebody else; added to a phase by `interruptible`."""
        return ()

    def interrupt(self, seat: int, key: str, value: Any) -> Steps[None]:
        """Handle a standing offer that was taken."""
        yield from ()
        raise NotImplementedError  # pragma: no cover

    def broken(self) -> bool:
        """Whether the interruption that has just finished has ended what it interrupted: the turn, or the match."""
        return False

    def in_force(self, seat: int) -> Iterable[str]:
        """The cards that work for this seat now: events set them off, and they answer named questions."""
        return ()

    # --- what a game may use --------------------------------------------------------------------------------------

    def tell(
        self, to: Everybody | int | Iterable[int], key: str, fields: dict[str, Any] | None = None, /, **data: Any
    ) -> Told:
        """Tell an event to its audience: ALL, one seat, these seats, or NOBODY before the end.

        Its fields are named, or handed over in a dict made for this event alone: the event keeps it.
        """
        if fields is not None:
            data = fields | data if data else fields
        try:
            tale = self.TALES[key]
        except KeyError:
            raise undeclared(key, data, None) from None
        if tuple(data) != tale.order and data.keys() != tale.names:
            raise undeclared(key, data, tale)
        for name in tale.nested:
            if data[name].__class__ in _CONTAINERS:
                data[name] = _frozen(data[name])
        event = Told(key, data)
        story = self.story
        if to is ALL:
            if not tale.open:
                raise undeclared(key, data, tale, to)
            story.public.append(event)
            story.items.append((ALL, event))
        else:
            heard = frozenset((to,) if isinstance(to, int) else to)
            if (SOME if heard else NOBODY) not in tale.to:
                raise undeclared(key, data, tale, to)
            if not heard <= _seats(len(self.seats)):
                raise ValueError(f"“{key}” is told to {to!r}; an audience is ALL, a seat, some seats, or NOBODY")
            story.whisper(heard, event)
        return event

    def moment(self, *told: Told) -> Steps[None]:
        """Let everybody look at what has just been told to all, before anything else goes on.

        `yield from self.moment(self.tell(ALL, "voted-out", seat=seat, card=card))`. The first event names the moment
        and declares the factor by which the time that the table has chosen is multiplied.
        """
        factor = self.TALES[told[0].key].moment
        if not factor:
            raise ValueError(f"“{told[0].key}” is shown as a moment, and not declared as one")
        for event in told:
            if not self.TALES[event.key].public:
                raise ValueError(f"the moment “{told[0].key}” shows something that is not always told to all")
        if seconds := self.options.moment * factor:
            yield from linger(self.seats, told, seconds)

    def log(self, name: str) -> History[Any]:
        """An append-only list of public things, shared between copies and never in a checkpoint. Made in `setup`."""
        if self.logs is None:
            self.logs = {}
        if name not in self.logs:
            self.logs[name] = History()
        return self.logs[name]

    def clockwise(self, start: int, among: Iterable[int] | None = None) -> list[int]:
        """All seats, or only the given ones, once round from `start`."""
        count = len(self.seats)
        kept = self.seats if among is None else set(among)
        return [seat % count for seat in range(start, start + count) if seat % count in kept]

    def interruptible(self, body: Generator[Gate, Any, T]) -> Steps[T]:
        """Run a phase with the standing offers added to each of its gates; the phase itself knows nothing of them.

        Where the game says that an interruption has broken it off, the phase is closed and gives None.
        """
        value: Any = None
        while True:
            try:
                gate = body.send(value)
            except StopIteration as stop:
                return stop.value  # type: ignore[no-any-return]
            while True:
                taken, value = yield First([gate], standing=self.offers)
                if taken == 0:
                    break
                seat, key = taken
                yield from self.interrupt(seat, key, value)
                if self.broken():
                    body.close()
                    return None  # type: ignore[return-value]

    def fire(self, event: Event, start: int) -> Steps[None]:
        """Let an event set off the cards in force that wait for it, clockwise from a seat.

        A card gets the event with itself among the causes; a card that led to the event is not set off by it.
        """
        for seat in self.clockwise(start):
            for registry in self.EFFECTS:
                for card in registry.at(event.name, self.in_force(seat)):
                    name = f"{card} of {seat}"
                    if name not in event.cause:
                        caused = Event(event.name, event.seat, event.data, (*event.cause, name))
                        yield from registry.play(card, self, seat, caused)

    def react(
        self, key: str, order: Iterable[int], cards: Callable[[int], Collection[str]], seconds: float, of: Kind = WORD
    ) -> Steps[tuple[int, str] | None]:
        """Who reacts in a window, and with which card: the first in this order; None if nobody does.

        `cards` gives the cards with which a seat may react. It is called again whenever something happens in the
        meantime, and once more when the window closes.
        """
        asks = {seat: Ask(seat, key, partial(_reactions, cards, seat, of)) for seat in order}
        answers = yield from window(asks, seconds)
        return next(((seat, card) for seat, card in answers.items() if card != PASS and card in cards(seat)), None)

    def handed_on(self) -> dict[str, Any]:
        """Options that the next match of this game at the same table takes over: only what everybody has heard."""
        return {}

    def refuse_deal(self, why: str) -> BadOptions:
        """The error for a deal or position that the rules do not allow."""
        return BadOptions("impossible-deal", f"this deal is impossible: {why}", why=why)
