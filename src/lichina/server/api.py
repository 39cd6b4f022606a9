"""The HTTP API: tables are made and entered here, finished matches are read here. Playing goes over the socket."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from io import BytesIO
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..kernel import LichinaError
from ..table.rows import encode
from ..table.state import Refused
from ..table.table import Table
from ..words import LANGUAGES
from .catalogue import GameInfo, catalogue
from .door import Door, Person, TooOften
from .storytelling import sentences

TheDoor = NamedDependency[Door]
Language = Literal["ru", "en"]
Lang = Annotated[Language | None, QueryParameter(name="lang", description="The language of the answer")]
TableId = Annotated[str, PathParameter(description="The table, as its link has it", max_length=64)]


class Problem(msgspec.Struct):
    """Why not, in the words of whoever asked."""

    code: str
    text: str
    wait: float | None = None
    """Seconds after which to try again."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made; whoever makes it is its host."""

    name: str
    game: str | None = None
    mode: str | None = None
    options: dict[str, Any] = {}
    sitting: Literal["together", "apart", "call"] = "apart"
    language: Language = "ru"


class MadeTable(msgspec.Struct):
    """A table that was made."""

    table: str
    person: int
    code: str
    link: str


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who comes to a table."""

    name: str
    kind: Literal["player", "spectator", "tv"] = "player"


class Came(msgspec.Struct):
    """Somebody who has come; whoever `waits` stands at the door until the host lets him in."""

    person: int
    waits: bool
    number: int | None


class FoundTable(msgspec.Struct):
    """The table that a code leads to."""

    table: str


class AboutTable(msgspec.Struct):
    """What somebody with the link may know before coming in."""

    table: str
    code: str
    game: str
    name: str
    language: str
    sitting: str
    stage: str
    people: int
    door: str
    spectators: bool
    host: str
    until: str | None
    you: int | None


class Link(msgspec.Struct):
    """A way to another device: it opens once, and not for long."""

    link: str
    minutes: int


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """The token of such a link."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


class Heading(msgspec.Struct):
    """A match that is over."""

    match: int
    game: str
    version: int
    started: str
    ended: str
    names: list[str]
    outcome: dict[str, Any] | None
    broken: str | None


class Played(msgspec.Struct):
    """A match that is over, with everything that was hidden."""

    record: dict[str, Any]
    """What `lichina replay` plays again."""
    story: dict[str, Any]
    """All that was told, and to whom."""


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """Documents with which statuses a request may be refused."""
    return {code: ResponseSpec(data_container=Problem, description="Refused") for code in (400, 421, *codes)}


def iso(moment: float) -> str:
    """A moment as text."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


@get("/api/games", responses=refusals())
async def games(door: TheDoor, request: Request[Any, Any, Any], lang: Lang = None) -> list[GameInfo]:
    """The games that can be played here, with their modes, options and bots."""
    return catalogue(lang or door.language(request))


@get("/api/words/{language:str}", responses=refusals(404))
async def page_words(door: TheDoor, language: Annotated[Language, PathParameter()]) -> dict[str, str]:
    """The words of the pages."""
    return door.page_words(language)


@post("/api/tables", responses=refusals(403, 413, 422, 429, 503))
async def new_table(door: TheDoor, request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Response[MadeTable]:
    """Make a table and sit down at it. The answer sets the cookie that is the host's token."""
    door.limit("tables", request)
    changes = {name: getattr(data, name) for name in ("mode", "options", "sitting", "language")}
    if data.game is not None:
        changes["game"] = data.game
    table, person, cookie = await door.make(changes, data.name)
    body = MadeTable(table.state.id, person.id, table.state.code, door.house.around.link(table.state.id))
    return Response(body, status_code=201, headers={"Set-Cookie": cookie})


@get("/api/codes/{code:str}", responses=refusals(404, 429))
async def by_code(
    door: TheDoor, request: Request[Any, Any, Any], code: Annotated[str, PathParameter(max_length=100)]
) -> FoundTable:
    """The table with this code. Wrong guesses are slowed down."""
    return FoundTable(door.by_code(code, request).state.id)


@get("/api/tables/{table:str}", responses=refusals(404))
async def about_table(door: TheDoor, request: Request[Any, Any, Any], table: TableId, lang: Lang = None) -> AboutTable:
    """What is played at a table, and whether one can come in."""
    found = door.house.table(table)
    state, settings = found.state, found.state.settings
    until = door.house.until(found)
    person = door.person(request, found)
    return AboutTable(
        table=state.id,
        code=state.code,
        game=settings.game,
        name=found.words(lang or door.language(request))("game-name"),
        language=settings.language,
        sitting=settings.sitting,
        stage=state.stage,
        people=len(state.people),
        door=settings.door,
        spectators=settings.spectators,
        host=next((one.name for one in state.people if one.id == state.host), ""),
        until=None if until is None else iso(until),
        you=person.id if person else None,
    )


@post("/api/tables/{table:str}/people", responses=refusals(403, 404, 409, 413, 422, 429, 503))
async def come_in(
    door: TheDoor, request: Request[Any, Any, Any], table: TableId, data: JSONBody[NewPerson]
) -> Response[Came]:
    """Come to a table. The answer sets the cookie that is this person's token."""
    door.limit("joins", request)
    person, cookie = await door.enter(door.house.table(table), data.name, data.kind)
    return Response(Came(person.id, person.waits, person.number), status_code=201, headers={"Set-Cookie": cookie})


@delete("/api/tables/{table:str}/me", responses=refusals(401, 403, 404, 503), status_code=204)
async def leave(door: TheDoor, request: Request[Any, Any, Any], table: TableId) -> None:
    """Get up and go; whoever waits at the door may do so, too."""
    found, person = _known(door, request, table)
    await door.house.leave(found, person.id)


@post("/api/tables/{table:str}/links", responses=refusals(401, 403, 404, 429))
async def new_link(door: TheDoor, request: Request[Any, Any, Any], table: TableId) -> Link:
    """A link with which the same person can sit at another device. It opens once, within ten minutes."""
    found, person = _seated(door, request, table)
    door.limit("links", request)
    return Link(door.link(found, person), 10)


@post("/api/links", responses=refusals(403, 404, 413, 429, 503))
async def follow_link(door: TheDoor, request: Request[Any, Any, Any], data: JSONBody[Token]) -> Response[FoundTable]:
    """Open such a link. The answer sets a cookie of this device's own."""
    door.limit("joins", request)
    found, cookie = await door.follow(data.token, request)
    return Response(FoundTable(found.state.id), status_code=201, headers={"Set-Cookie": cookie})


@get("/api/tables/{table:str}/matches", responses=refusals(401, 403, 404, 503))
async def matches(door: TheDoor, request: Request[Any, Any, Any], table: TableId) -> list[Heading]:
    """The matches that were played at this table."""
    found, _ = _seated(door, request, table)
    rows = await door.house.journal.finished(found.state.id)
    made = []
    for row in rows:
        head = msgspec.json.decode(row.head)
        made.append(
            Heading(
                match=row.number,
                game=row.game,
                version=row.version,
                started=iso(row.started),
                ended=iso(row.ended),
                names=head["names"],
                outcome=head["outcome"],
                broken=head["broken"],
            )
        )
    return made


@get(
    "/api/tables/{table:str}/matches/{number:int}",
    responses={200: ResponseSpec(data_container=Played, description="The match"), **refusals(401, 403, 404, 503)},
)
async def one_match(
    door: TheDoor,
    request: Request[Any, Any, Any],
    table: TableId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    text: Annotated[bool, QueryParameter(name="text", description="With the story in words")] = False,
    lang: Lang = None,
) -> Response[bytes]:
    """A match that is over: its record, and its story with everything that was hidden; `texts` are its sentences."""
    found, _ = _seated(door, request, table)
    row = await door.house.journal.match(found.state.id, number)
    on = number == found.state.match and found.state.stage == "match"  # kept, but it could not be ended: it goes on
    if row is None or on:
        raise Refused("no-such-match", "there is no such match at this table, or it is not over")
    told = sentences(row.transcript, lang or door.language(request)) if text else None
    texts = b"" if told is None else b',"texts":' + encode(told)
    body = b'{"record":' + row.record + b',"story":' + row.transcript[:-1] + texts + b"}}"
    return Response(body, media_type="application/json")


@get("/api/tables/{table:str}/qr.svg", responses=refusals(404), media_type="image/svg+xml")
async def qr(door: TheDoor, table: TableId) -> Response[bytes]:
    """The link to a table as a picture."""
    link = door.house.around.link(door.house.table(table).state.id)
    return Response(picture(link), media_type="image/svg+xml")


@lru_cache(maxsize=1024)
def picture(link: str) -> bytes:
    """A link as a QR code: it takes milliseconds, and anybody may ask."""
    made = BytesIO()
    segno.make(link, error="m").save(made, kind="svg", scale=8, border=2, xmldecl=False)
    return made.getvalue()


def _known(door: Door, request: Request[Any, Any, Any], table: str) -> tuple[Table, Person]:
    found = door.house.table(table)
    person = door.person(request, found)
    if person is None:
        raise Refused("no-token", "you do not sit at this table")
    return found, person


def _seated(door: Door, request: Request[Any, Any, Any], table: str) -> tuple[Table, Person]:
    found, person = _known(door, request, table)
    if person.waits:
        raise Refused("at-the-door", "the host has not let you in yet")
    return found, person


STATUS = {
    "no-such-table": 404,
    "no-such-match": 404,
    "dead-link": 404,
    "no-token": 401,
    "at-the-door": 403,
    "door-closed": 403,
    "table-full": 403,
    "no-spectators": 403,
    "metrics-local": 403,
    "too-many-tables": 503,
    "closing": 503,
    "journal-down": 503,
    "table-closed": 404,
    "name-taken": 409,
}


def problem(door: Door, request: Request[Any, Any, Any], error: LichinaError) -> Response[Problem]:
    """A refusal as an answer."""
    words = door.words(request)
    wait = error.data["seconds"] if isinstance(error, TooOften) else None
    status = 429 if isinstance(error, TooOften) else STATUS.get(error.code, 422)
    text = " ".join(words.error(error).split())
    headers = {"Retry-After": str(wait)} if wait else None
    return Response(Problem(error.code, text, wait), status_code=status, headers=headers)


HANDLERS = [games, page_words, new_table, by_code, about_table, come_in, leave, new_link, follow_link]
HANDLERS += [matches, one_match, qr]

__all__ = ["HANDLERS", "LANGUAGES", "Problem", "problem"]
