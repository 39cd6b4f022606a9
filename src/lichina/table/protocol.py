"""What goes over the wire to a client, as types: every frame, question and form. The client's types are made of them.

A field that may be left out is `UNSET` here. With `text=1` the words are there, without it they are left out.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from ..bots.persons import TemperTrait
from ..kernel import Answer, Option
from ..kernel.deltas import Delta
from ..registry import Content
from .frames import SentClock
from .inflection import Cases
from .state import Door, OwnedProgram, PersonKind, Result, Sitting, Stage

UNSET = msgspec.UNSET
Unset: TypeAlias = msgspec.UnsetType

Public = TypeVar("Public")
Private = TypeVar("Private")


class Sent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of what is sent: these fields, and nothing else."""


class SentList(msgspec.Struct, forbid_unknown_fields=True, array_like=True):
    """The base of what is sent as a short list."""


# --- questions --------------------------------------------------------------------------------------------------------


class Closed(SentList):
    """An option that cannot be taken now: the key of the reason, and its words."""

    option: Option
    reason: str
    words: str | Unset = UNSET


class Label(SentList):
    """What an option is called."""

    option: Option
    label: str


class Way(SentList):
    """An option of a branch, and the number of the branch it leads to; null: the path ends here."""

    option: Option
    branch: int | None


class SentBranch(Sent):
    """One question on the way down a tree."""

    key: str
    options: list[Way]
    closed: list[Closed]
    text: str | Unset = UNSET
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class SentFormBase(Sent, tag_field="kind"):
    """The base of all forms."""


class PickForm(SentFormBase, tag="pick"):
    """One of the options."""

    options: list[Option]
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class ChooseForm(SentFormBase, tag="choose"):
    """Between `low` and `high` different options: the answer is a list."""

    options: list[Option]
    low: int
    high: int
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class NumberForm(SentFormBase, tag="number"):
    """A whole number from `low` to `high`."""

    low: int
    high: int
    labels: list[Label] | Unset = UNSET


class TextForm(SentFormBase, tag="text"):
    """A line of text, possibly empty, of limited length."""

    longest: int
    labels: list[Label] | Unset = UNSET


class OrderForm(SentFormBase, tag="order"):
    """All items in an order: the answer is a list."""

    items: list[Option]
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class ShareForm(SentFormBase, tag="share"):
    """The total divided: the answer is a count for each target, none above its cap."""

    total: int
    targets: list[Option]
    caps: list[int]
    of: Literal["seat", "amount", "card", "place"] | Unset = UNSET
    labels: list[Label] | Unset = UNSET


class TreeForm(SentFormBase, tag="tree"):
    """Several choices as one: the answer is the path. The first branch is the root."""

    branches: list[SentBranch]


SentForm: TypeAlias = PickForm | ChooseForm | NumberForm | TextForm | OrderForm | ShareForm | TreeForm


class SentAsk(Sent):
    """A question to this seat, or an offer: an offer is taken by its key."""

    ask: int
    key: str
    form: SentForm
    about: dict[str, Any]
    closed: list[Closed]
    held: Answer | None
    """An answer given that may still be changed."""
    deadline: float | None
    text: str | Unset = UNSET


# --- a match ----------------------------------------------------------------------------------------------------------


class SentTold(Sent):
    """One event of the story. What not everybody heard is `private`."""

    key: str
    data: dict[str, Any]
    text: str | Unset = UNSET
    private: Literal[True] | Unset = UNSET


class SentMoment(Sent):
    """What everybody looks at now, before anything else goes on: events that were told, the first of which names it."""

    key: str
    told: list[SentTold]
    seconds: float
    """How long it lasts, and in the game's time when it ends, unless all people have said before that they saw it."""
    ends: float


class SentChannel(SentList):
    """A place to talk that this viewer may read, whether they may write there, and its name."""

    key: str
    writes: bool
    name: str | Unset = UNSET


class Over(Sent):
    """How the match ended."""

    winners: list[int]
    reason: str
    side: str | None
    scores: list[int] | None
    text: str | Unset = UNSET


class Frame(Sent, tag_field="t"):
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
    forms: list[Cases | None]
    """The names in their six cases; null where they are not known for sure."""
    content: Content
    public: Public
    awaits: list[int]
    """The seats for whose answers everybody waits, where everybody may know it."""
    moment: SentMoment | None
    clock: SentClock
    private: Private | None
    """Null for those who only watch."""
    asks: list[SentAsk]
    offers: list[SentAsk]
    channels: list[SentChannel]
    since: int
    told: list[SentTold]
    over: Over | None


class StepFrame(Frame, tag="step"):
    """What is new for this viewer: of the views what has changed, of the story what is new, all else whole."""

    clock: SentClock
    public: Delta | Unset = UNSET
    awaits: list[int] | Unset = UNSET
    moment: SentMoment | Unset | None = UNSET
    private: Delta | Unset = UNSET
    asks: list[SentAsk] | Unset = UNSET
    offers: list[SentAsk | str] | Unset = UNSET
    """A key alone is an offer that was sent before and is as it was."""
    channels: list[SentChannel] | Unset = UNSET
    told: list[SentTold] | Unset = UNSET
    over: Over | Unset = UNSET


# --- the table --------------------------------------------------------------------------------------------------------


class You(Sent):
    """Who this device is here; `host` is whether it has the host's powers now."""

    person: int
    host: bool
    seat: int | None
    kind: PersonKind
    waits: bool


class SentPerson(Sent):
    """Somebody at the table. A television that waits shows its number."""

    id: int
    name: str
    mask: int
    kind: PersonKind
    here: bool
    muted: bool
    waits: bool
    number: int | None
    removed: bool
    """The host has removed this person before."""
    program: OwnedProgram | None
    """What answers for this person, and whose it is; null: the person."""


class SentSeat(Sent):
    """A seat: a person's or a bot's, and who plays it now."""

    person: int | None
    bot: str | None
    name: str
    mask: int
    by: Literal["person", "bot"]
    temper: tuple[TemperTrait, ...]
    """What a bot is like, for the whole evening: four words, or none."""


class Paused(Sent):
    """Why the match stands still."""

    why: Literal["host", "fault", "storage", "nobody"]
    text: str


class Remark(Sent):
    """Something to be said: what for programs, and in words."""

    code: str
    text: str


class Total(Sent):
    """One player's evening so far."""

    person: int | None
    name: str
    played: int
    won: int
    points: int | Unset = UNSET


class Evening(Sent):
    """The matches of the evening, and their sum: the best first."""

    matches: list[Result]
    totals: list[Total]


class SentTable(Sent):
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
    people: list[SentPerson]
    seats: list[SentSeat]
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

    table: SentTable


class SentLine(Sent):
    """Something said in a channel. In the lobby and from people without a seat, `seat` is null."""

    channel: str
    person: int | None
    seat: int | None
    text: str


class SaidFrame(Frame, tag="said", rename={"since": "from"}):
    """Talk; `from` is the number of the first line."""

    since: int
    lines: list[SentLine]


class NoticeFrame(Frame, tag="notice"):
    """Something in passing."""

    code: str
    text: str


class SentDeed(Sent):
    """What a bot has answered for somebody who was away."""

    ask: SentAsk
    answer: Answer


class MissedFrame(Frame, tag="missed"):
    """For somebody who is back, and for nobody else: what the bot has decided meanwhile, the latest last."""

    deeds: list[SentDeed]


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
    """The socket is about to be closed; come back after `back` seconds, or not at all."""

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
