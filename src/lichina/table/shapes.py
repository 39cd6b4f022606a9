"""What goes over the wire to a client, as types: every frame, question and form. The client's types are made of them.

A field that may be left out is `UNSET` here. With `text=1` the words are there, without it they are left out.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from ..bots.persons import Trait
from ..kernel import Option
from ..kernel.deltas import Delta
from ..registry import Content
from .forms import Forms
from .frames import Clock
from .state import Door, Kind, Result, Sitting, Stage

UNSET = msgspec.UNSET
Unset: TypeAlias = msgspec.UnsetType

Answer: TypeAlias = Option | tuple[Option, ...]
"""What is answered to a form."""

Public = TypeVar("Public")
Private = TypeVar("Private")


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of all shapes: nothing else is sent."""


class Row(msgspec.Struct, forbid_unknown_fields=True, array_like=True):
    """The base of what is sent as a short list."""


# --- questions --------------------------------------------------------------------------------------------------------


class Closed(Row):
    """An option that cannot be taken now: the key of the reason, and its words."""

    option: Option
    reason: str
    words: str | Unset = UNSET


class Label(Row):
    """What an option is called."""

    option: Option
    label: str


class Way(Row):
    """An option of a branch, and the number of the branch it leads to; null: the path ends here."""

    option: Option
    branch: int | None


class Branch(Shape):
    """One question on the way down a tree."""

    key: str
    options: list[Way]
    closed: list[Closed]
    text: str | Unset = UNSET
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class FormShape(Shape, tag_field="kind"):
    """The base of all forms."""


class PickForm(FormShape, tag="pick"):
    """One of the options."""

    options: list[Option]
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class ChooseForm(FormShape, tag="choose"):
    """Between `low` and `high` different options: the answer is a list."""

    options: list[Option]
    low: int
    high: int
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class NumberForm(FormShape, tag="number"):
    """A whole number from `low` to `high`."""

    low: int
    high: int
    labels: list[Label] | Unset = UNSET


class TextForm(FormShape, tag="text"):
    """A line of text, possibly empty, of at most so many characters."""

    longest: int
    labels: list[Label] | Unset = UNSET


class OrderForm(FormShape, tag="order"):
    """All items in an order: the answer is a list."""

    items: list[Option]
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class ShareForm(FormShape, tag="share"):
    """The total divided: the answer is a count for each target, none above its cap."""

    total: int
    targets: list[Option]
    caps: list[int]
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class TreeForm(FormShape, tag="tree"):
    """Several choices as one: the answer is the path. The first branch is the root."""

    branches: list[Branch]


Form: TypeAlias = PickForm | ChooseForm | NumberForm | TextForm | OrderForm | ShareForm | TreeForm


class Ask(Shape):
    """A question to this seat, or an offer: an offer is taken by its key."""

    ask: int
    key: str
    form: Form
    about: dict[str, Any]
    closed: list[Closed]
    held: Answer | None
    """An answer given that may still be changed."""
    deadline: float | None
    text: str | Unset = UNSET


# --- a match ----------------------------------------------------------------------------------------------------------


class Told(Shape):
    """One event of the story. What not everybody heard is `private`."""

    key: str
    data: dict[str, Any]
    text: str | Unset = UNSET
    private: Literal[True] | Unset = UNSET


class Moment(Shape):
    """What everybody looks at now, before anything else goes on: events that were told, the first of which names it."""

    key: str
    told: list[Told]
    seconds: float
    """How long it lasts, and in the game's time when it ends, unless all people have said before that they saw it."""
    ends: float


class Channel(Row):
    """A place to talk that may be read, whether one may write there, and its name."""

    key: str
    writes: bool
    name: str | Unset = UNSET


class Over(Shape):
    """How the match ended."""

    winners: list[int]
    reason: str
    side: str | None
    scores: list[int] | None
    text: str | Unset = UNSET


class Frame(Shape, tag_field="t"):
    """The base of all frames."""


class MatchFrame(Frame, Generic[Public, Private], tag="match"):
    """All that the viewer may know of the match; the story from `since` on."""

    match: int
    edition: int
    """Whose story it is and with which names; a client that comes back says which one it has."""
    game: str
    seat: int | None
    names: list[str]
    masks: list[int]
    forms: list[Forms | None]
    """The names in their six cases; null where they are not known for sure."""
    content: Content
    public: Public
    awaits: list[int]
    """The seats for whose answers everybody waits, where everybody may know it."""
    moment: Moment | None
    clock: Clock
    private: Private | None
    """Null for whoever only watches."""
    asks: list[Ask]
    offers: list[Ask]
    channels: list[Channel]
    since: int
    told: list[Told]
    over: Over | None


class StepFrame(Frame, tag="step"):
    """What is new for this viewer: of the views what has changed, of the story what is new, all else whole."""

    clock: Clock
    public: Delta | Unset = UNSET
    awaits: list[int] | Unset = UNSET
    moment: Moment | Unset | None = UNSET
    private: Delta | Unset = UNSET
    asks: list[Ask] | Unset = UNSET
    offers: list[Ask | str] | Unset = UNSET
    """A key alone is an offer that was sent before and is as it was."""
    channels: list[Channel] | Unset = UNSET
    told: list[Told] | Unset = UNSET
    over: Over | Unset = UNSET


# --- the table --------------------------------------------------------------------------------------------------------


class You(Shape):
    """Who this device is here; `host` is whether it has the host's powers now."""

    person: int
    host: bool
    seat: int | None
    kind: Kind
    waits: bool


class Person(Shape):
    """Somebody at the table. A television that waits shows its number."""

    id: int
    name: str
    mask: int
    kind: Kind
    here: bool
    muted: bool
    waits: bool
    number: int | None
    removed: bool
    """The host has removed this person before."""


class Seat(Shape):
    """A seat: a person's or a bot's, and who plays it now."""

    person: int | None
    bot: str | None
    name: str
    mask: int
    by: Literal["person", "bot"]
    temper: tuple[Trait, ...]
    """What a bot is like, for the whole evening: four words, or none."""


class Paused(Shape):
    """Why the match stands still."""

    why: Literal["host", "fault", "storage", "nobody"]
    text: str


class Remark(Shape):
    """Something to be said: what for programs, and in words."""

    code: str
    text: str


class Total(Shape):
    """One player's evening so far."""

    person: int | None
    name: str
    played: int
    won: int
    points: int | Unset = UNSET


class Evening(Shape):
    """The matches of the evening, and their sum: the best first."""

    matches: list[Result]
    totals: list[Total]


class Table(Shape):
    """A table as everybody there sees it. Somebody at the door sees himself, the host, and no seats."""

    id: str
    code: str
    link: str
    game: str
    mode: str | None
    options: dict[str, Any]
    sitting: Sitting
    language: str
    spectators: bool
    door: Door
    clocks: bool
    pace: float
    bots: tuple[float, float]
    """Between how many seconds a bot waits before it answers."""
    voice: int | None
    """The person whose device speaks."""
    stage: Stage
    match: int
    """How many matches have been begun."""
    players: tuple[int, int]
    """For how few and how many this is, with the options that are chosen."""
    host: int
    acting: int
    """Who has the host's powers now."""
    people: list[Person]
    seats: list[Seat]
    paused: Paused | None
    problem: Remark | None
    """Why the match cannot start now."""
    notices: list[Remark]
    evening: Evening
    lesson: str | None
    """The game whose guided first match this is; else null."""
    content: Content
    """Of the match that is on, or of the one to come."""


# --- the other frames -------------------------------------------------------------------------------------------------


class HelloFrame(Frame, tag="hello"):
    """The first frame; sent again when `you` changes."""

    version: int
    you: You
    server: str


class TableFrame(Frame, tag="table"):
    """The whole table, whenever something about it changes."""

    table: Table


class Line(Shape):
    """Something said in a channel. In the lobby and from whoever has no seat, `seat` is null."""

    channel: str
    person: int | None
    seat: int | None
    text: str


class SaidFrame(Frame, tag="said", rename={"since": "from"}):
    """Talk; `from` is the number of the first line."""

    since: int
    lines: list[Line]


class NoticeFrame(Frame, tag="notice"):
    """Something in passing."""

    code: str
    text: str


class Deed(Shape):
    """What a bot has answered for somebody who was away."""

    ask: Ask
    answer: Answer


class MissedFrame(Frame, tag="missed"):
    """For somebody who is back, and for nobody else: what the bot has decided meanwhile, the latest last."""

    deeds: list[Deed]


class CoachFrame(Frame, tag="coach"):
    """In a lesson, what the coach says now, until the next of these."""

    key: str
    text: str
    point: str | None
    """What to look at: `card`, `grid`, `ask`, `story`, `vote`, `seat:<number>`, or nothing in particular."""


class OkFrame(Frame, tag="ok"):
    """A command was carried out."""

    id: int | None
    data: Any | Unset = UNSET


class ErrorFrame(Frame, tag="error"):
    """A command was refused, or a frame was not understood."""

    id: int | None
    code: str
    text: str
    wait: int | Unset = UNSET
    """Seconds after which to try again."""


class ByeFrame(Frame, tag="bye"):
    """The socket is about to be closed; come `back` in so many seconds, or not at all."""

    code: int
    text: str
    back: int | None
    versions: list[str] | Unset = UNSET
    """The versions of the protocol that are spoken here, if the client's is not."""


AnyFrame: TypeAlias = (
    HelloFrame
    | TableFrame
    | MatchFrame[Any, Any]
    | StepFrame
    | SaidFrame
    | NoticeFrame
    | MissedFrame
    | CoachFrame
    | OkFrame
    | ErrorFrame
    | ByeFrame
)
