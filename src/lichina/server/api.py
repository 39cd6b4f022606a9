"""The HTTP API: tables are made and entered here, finished matches are read here. Playing goes over the socket."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from io import BytesIO
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..kernel import LichinaError, Outcome, Record
from ..registry import FIRST
from ..table import state as states
from ..table.forgetting import forget_person
from ..table.livematch import Transcript
from ..table.state import Refused
from ..table.table import Table
from ..words import LANGUAGES, TextPart
from .admission import Admission, Person, TooOften
from .barred import Barred, Choice, barred
from .catalogue import CardGroup, GameInfo, cards_of, catalogue, texts_of
from .replays import Replay, Shared, accepts_gzip, file_name, over, watcher_of
from .statistics import AllStatistics

TheAdmission = NamedDependency[Admission]
Language = Literal["ru", "en"]
Lang = Annotated[Language | None, QueryParameter(name="lang", description="The language of the answer")]
GameId = Annotated[str, PathParameter(description="The game, by its id", max_length=64)]
OptionName = Annotated[str, PathParameter(description="One of its options", max_length=64)]
AtDevice = Annotated[
    int | None,
    QueryParameter(name="person", ge=1, le=999_999_999, description="Which of the people at this device"),
]
TableId = Annotated[str, PathParameter(description="The table, as its link has it", max_length=64)]
MatchNumber = Annotated[int, PathParameter(description="Which match of the table", ge=0, le=1_000_000)]
Key = Annotated[str, PathParameter(description="What was shared with the link", max_length=64)]
InWords = Annotated[bool, QueryParameter(name="text", description="With the story in words")]
WATCHER = "^(spectator|all|[0-9]{1,2})$"
As = Annotated[str, QueryParameter(name="as", description="With whose eyes: of a seat, or `all`", pattern=WATCHER)]


class Problem(msgspec.Struct):
    """Why not, in the language of the person who asked."""

    code: str
    text: str
    wait: float | None = None
    """Seconds after which to try again."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made; its maker is its host."""

    name: str
    game: str | None = None
    mode: str | None = None
    options: dict[str, Any] = {}
    sitting: Literal["together", "apart", "call"] = "apart"
    language: Language = "ru"


class OptionValue(msgspec.Struct):
    """What a file says of an option."""

    value: Any


class MadeTable(msgspec.Struct):
    """A table that was made."""

    table: str
    person: int
    code: str
    link: str


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """A guided match of a game, for one newcomer."""

    name: str
    game: str
    language: Language = "ru"
    lesson: str = FIRST
    """Which of its guided matches."""


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who comes to a table."""

    name: str
    kind: Literal["player", "spectator", "tv"] = "player"
    beside: bool = False
    """At a device at which somebody sits already, who passes it on."""
    program: states.OwnedProgram | None = None
    """What will answer for them, if they are no person, and whose it is."""


class Came(msgspec.Struct):
    """Somebody who has come; a person who `waits` stands at the door until the host lets them in."""

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
    sitting: states.Sitting
    stage: states.Stage
    people: int
    door: states.Door
    spectators: bool
    host: str
    until: str | None
    you: int | None
    """Who sits at this device."""
    beside: list[int]
    """Who else sits at it."""


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
    masks: list[int]
    outcome: Outcome | None
    broken: str | None


class MatchStory(Transcript, frozen=True):
    """All that was told; with `text=1` also in words, as long as the game is here."""

    texts: list[str] | msgspec.UnsetType | None = msgspec.UNSET


class Forgotten(msgspec.Struct):
    """From how many matches a name and words were removed."""

    matches: int


class Played(msgspec.Struct):
    """A match that is over, with everything that was hidden."""

    record: Record
    """What `lichina replay` plays again."""
    story: MatchStory
    """All that was told, and to whom."""


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """Documents with which statuses a request may be refused."""
    return {code: documented(Problem, "Refused") for code in (400, 421, *codes)}


def documented(kind: Any, description: str, media_type: MediaType = MediaType.JSON) -> ResponseSpec:
    """Documents an answer. Examples would be made of noise, another at every start."""
    return ResponseSpec(kind, generate_examples=False, description=description, media_type=media_type)


def iso(moment: float) -> str:
    """A moment as text."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


@get("/api/games", responses=refusals())
async def games(admission: TheAdmission, request: Request[Any, Any, Any], lang: Lang = None) -> list[GameInfo]:
    """The games that can be played here, with their modes, options and bots."""
    return catalogue(lang or admission.language(request))


@post("/api/games/{game:str}/barred", responses=refusals(403, 404, 413, 422, 429), status_code=200)
async def barred_choices(
    admission: TheAdmission, request: Request[Any, Any, Any], game: GameId, data: JSONBody[Choice], lang: Lang = None
) -> Barred:
    """What could not be added to what is chosen, for this many seats, and why."""
    await admission.limit("choices", request)
    return barred(game, data, lang or admission.language(request))


@dataclass
class TextOperation(Operation):
    """Documents a request whose body is a text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/api/games/{game:str}/options/{name:str}",
    responses=refusals(403, 404, 413, 422, 429),
    status_code=200,
    operation_class=TextOperation,
)
async def option_from_file(
    admission: TheAdmission, request: Request[Any, Any, Any], game: GameId, name: OptionName, lang: Lang = None
) -> OptionValue:
    """The value of an option that is written as a text file, for a table to choose."""
    await admission.limit("choices", request, cost=10)
    return OptionValue(await admission.read_option(game, name, await request.body()))


@get(
    "/api/words/{language:str}/{game:str}",
    responses={
        200: documented(str, "The texts", media_type=MediaType.TEXT),
        304: documented(None, "Not changed"),
        **refusals(404),
    },
    media_type=MediaType.TEXT,
)
async def game_words(
    request: Request[Any, Any, Any],
    language: Annotated[Language, PathParameter()],
    game: GameId,
    part: Annotated[TextPart | None, QueryParameter(description="Only what is needed then; else all")] = None,
    pack: Annotated[str | None, QueryParameter(max_length=64, description="One of its content packs")] = None,
) -> Response[bytes]:
    """The texts of a game, as its Fluent files have them; with a pack, those that lie over them come after."""
    packed, tag = texts_of(game, language, part, pack)
    headers = {"ETag": f"W/{tag}", "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(b"", status_code=304, headers=headers)
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), headers=headers)


@get("/api/games/{game:str}/cards", responses=refusals(404))
async def game_cards(game: GameId) -> list[CardGroup]:
    """The cards of a game by group, and how many of each there are; its words name them."""
    return cards_of(game)


@post("/api/tables", responses=refusals(403, 413, 422, 429, 503))
async def new_table(
    admission: TheAdmission, request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> Response[MadeTable]:
    """Make a table and sit down at it. The answer sets the cookie that is the host's token."""
    await admission.limit("tables", request)
    changes = {name: getattr(data, name) for name in ("mode", "options", "sitting", "language")}
    if data.game is not None:
        changes["game"] = data.game
    table, person, cookie = await admission.make(changes, data.name)
    body = MadeTable(table.state.id, person.id, table.state.code, admission.house.around.link(table.state.id))
    return Response(body, status_code=201, headers={"Set-Cookie": cookie}, cookies=await admission.tidy(request))


@post("/api/lessons", responses=refusals(403, 413, 422, 429, 503))
async def new_lesson(
    admission: TheAdmission, request: Request[Any, Any, Any], data: JSONBody[NewLesson]
) -> Response[MadeTable]:
    """Begin the lesson of a game, at a table of its own. The answer sets the cookie that is the newcomer's token."""
    await admission.limit("tables", request)
    table, person, cookie = await admission.teach(data.game, data.language, data.name, data.lesson)
    body = MadeTable(table.state.id, person.id, table.state.code, admission.house.around.link(table.state.id))
    return Response(body, status_code=201, headers={"Set-Cookie": cookie})


@get("/api/codes/{code:str}", responses=refusals(404, 429))
async def by_code(
    admission: TheAdmission, request: Request[Any, Any, Any], code: Annotated[str, PathParameter(max_length=100)]
) -> FoundTable:
    """The table with this code. Wrong guesses are slowed down."""
    return FoundTable(await admission.by_code(code, request))


@get("/api/tables/{table:str}", responses=refusals(404))
async def about_table(
    admission: TheAdmission, request: Request[Any, Any, Any], table: TableId, lang: Lang = None
) -> AboutTable:
    """What is played at a table, and whether a newcomer can come in."""
    found = admission.house.table(table)
    state, settings = found.state, found.state.settings
    until = admission.house.until(found)
    device = admission.device(request, found)
    return AboutTable(
        table=state.id,
        code=state.code,
        game=settings.game,
        name=found.situation.words(lang or admission.language(request))("game-name"),
        language=settings.language,
        sitting=settings.sitting,
        stage=state.stage,
        people=len(state.people),
        door=admission.way_in(request, found),
        spectators=settings.spectators,
        host=next((one.name for one in state.people if one.id == state.host), ""),
        until=None if until is None else iso(until),
        you=device.main.id if device.main else None,
        beside=[person.id for person in device.beside],
    )


@post("/api/tables/{table:str}/people", responses=refusals(401, 403, 404, 409, 413, 422, 429, 503))
async def come_in(
    admission: TheAdmission, request: Request[Any, Any, Any], table: TableId, data: JSONBody[NewPerson]
) -> Response[Came]:
    """Come to a table. The answer sets the cookie that is this person's token."""
    await admission.limit("joins", request)
    found = admission.house.table(table)
    beside = admission.device(request, found) if data.beside else None
    person, cookie = await admission.enter(found, data.name, data.kind, request, beside, data.program)
    body = Came(person.id, person.waits, person.number)
    return Response(body, status_code=201, headers={"Set-Cookie": cookie}, cookies=await admission.tidy(request))


@delete("/api/tables/{table:str}/me", responses=refusals(401, 403, 404, 503), status_code=204)
async def leave(
    admission: TheAdmission, request: Request[Any, Any, Any], table: TableId, person: AtDevice = None
) -> Response[None]:
    """Get up and go; people who wait at the door may also do so."""
    found, going = _known(admission, request, table, person)
    cookies = admission.device(request, found).cookies_of(going.id)
    await admission.house.leave(found, going.id)
    return Response(None, status_code=204, cookies=admission.forget(cookies))


@post("/api/tables/{table:str}/links", responses=refusals(401, 403, 404, 429))
async def new_link(
    admission: TheAdmission, request: Request[Any, Any, Any], table: TableId, person: AtDevice = None
) -> Link:
    """A link with which the same person can sit at another device. It opens once, within ten minutes."""
    found, moving = _known(admission, request, table, person)
    _inside(moving)
    await admission.limit("links", request)
    return Link(admission.link(found, moving), 10)


@post("/api/links", responses=refusals(403, 404, 413, 429, 503))
async def follow_link(
    admission: TheAdmission, request: Request[Any, Any, Any], data: JSONBody[Token]
) -> Response[FoundTable]:
    """Open such a link. The answer sets a cookie of this device's own."""
    await admission.limit("joins", request)
    found, cookie = await admission.follow(data.token, request)
    return Response(FoundTable(found.state.id), status_code=201, headers={"Set-Cookie": cookie})


@get("/api/tables/{table:str}/matches", responses=refusals(401, 403, 404, 503))
async def matches(admission: TheAdmission, request: Request[Any, Any, Any], table: TableId) -> list[Heading]:
    """The matches that were played at this table."""
    found, _ = _seated(admission, request, table)
    rows = await admission.house.journal.finished(found.state.id)
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
                masks=head.get("masks") or list(states.MASK_ORDER[: len(head["names"])]),
                outcome=msgspec.convert(head["outcome"], Outcome | None),
                broken=head["broken"],
            )
        )
    return made


@delete("/api/tables/{table:str}/matches/me", responses=refusals(401, 403, 404, 409, 429, 503), status_code=200)
async def forget_me(
    admission: TheAdmission, request: Request[Any, Any, Any], table: TableId, person: AtDevice = None
) -> Forgotten:
    """Remove a person's name, and what this person typed, from the matches of this table that are over, for good."""
    found, leaving = _known(admission, request, table, person)
    _inside(leaving)
    await admission.limit("removals", request)
    return Forgotten(await forget_person(found, admission.house.journal, leaving))


@get("/api/statistics", responses=refusals(503))
async def statistics(admission: TheAdmission, request: Request[Any, Any, Any], lang: Lang = None) -> AllStatistics:
    """How often which side won, by game and number of seats, in matches in which at least half of the seats were
    people's. Matches that were broken off do not count."""
    return await admission.statistics.show(lang or admission.language(request))


@get(
    "/api/tables/{table:str}/matches/{number:int}",
    responses={200: documented(Played, "The match"), **refusals(401, 403, 404, 409, 503)},
)
async def one_match(
    admission: TheAdmission,
    request: Request[Any, Any, Any],
    table: TableId,
    number: MatchNumber,
    text: InWords = False,
    lang: Lang = None,
) -> Response[bytes]:
    """A match that is over: its record, and its story with everything that was hidden; `texts` are its sentences."""
    found, _ = _seated(admission, request, table)
    row = await over(admission.house, found.state.id, number)
    told = await admission.replays.tell(row, (lang or admission.language(request)) if text else None)
    return Response(b'{"record":' + row.record + b',"story":' + told + b"}", media_type="application/json")


@post(
    "/api/tables/{table:str}/matches/{number:int}/share",
    responses=refusals(401, 403, 404, 409, 429, 503),
    status_code=200,
)
async def share_match(
    admission: TheAdmission, request: Request[Any, Any, Any], table: TableId, number: MatchNumber
) -> Shared:
    """A link with which anybody can look at a match that is over. It is the same for everybody who asks."""
    found, _ = _seated(admission, request, table)
    await admission.limit("links", request)
    return admission.replay_link(await over(admission.house, found.state.id, number))


@get(
    "/api/replays/{table:str}/{number:int}/{key:str}",
    responses={
        200: documented(Replay, "The replay"),
        **refusals(404, 409, 422, 429, 503),
    },
)
async def replay_match(
    admission: TheAdmission,
    request: Request[Any, Any, Any],
    table: TableId,
    number: MatchNumber,
    key: Key,
    watcher: As = "all",
    lang: Lang = None,
) -> Response[bytes]:
    """A match that is over, step by step: as spectators or one seat saw it, or with everything open."""
    row = await admission.unlock(table, number, key, request)
    await admission.limit("replays", request)
    made = await admission.replays.show(row, lang or admission.language(request), watcher_of(watcher))
    headers = {"Vary": "Accept-Encoding"}
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(made, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(made), media_type="application/json", headers=headers)


@get(
    "/api/replays/{table:str}/{number:int}/{key:str}/record",
    responses={
        200: documented(Record, "The record"),
        **refusals(404, 429, 503),
    },
)
async def replay_record(
    admission: TheAdmission, request: Request[Any, Any, Any], table: TableId, number: MatchNumber, key: Key
) -> Response[bytes]:
    """The record of a match that is over, to keep: `lichina replay` plays it again."""
    row = await admission.unlock(table, number, key, request)
    headers = {"Content-Disposition": f'attachment; filename="{file_name(row)}"'}
    return Response(row.record, media_type="application/json", headers=headers)


@get(
    "/api/replays/{table:str}/{number:int}/{key:str}/story",
    responses={
        200: documented(MatchStory, "The story"),
        **refusals(404, 409, 429, 503),
    },
)
async def replay_story(
    admission: TheAdmission,
    request: Request[Any, Any, Any],
    table: TableId,
    number: MatchNumber,
    key: Key,
    text: InWords = False,
    lang: Lang = None,
) -> Response[bytes]:
    """The story of a match that is over, as those who played read it, also when its rules have changed since."""
    row = await admission.unlock(table, number, key, request)
    await admission.limit("replays", request)
    told = await admission.replays.tell(row, (lang or admission.language(request)) if text else None)
    return Response(told, media_type="application/json")


@get("/api/tables/{table:str}/qr.svg", responses=refusals(404), media_type="image/svg+xml")
async def qr(admission: TheAdmission, table: TableId) -> Response[bytes]:
    """The link to a table as a picture."""
    link = admission.house.around.link(admission.house.table(table).state.id)
    return Response(picture(link), media_type="image/svg+xml")


@lru_cache(maxsize=1024)
def picture(link: str) -> bytes:
    """A link as a QR code: it takes milliseconds, and anybody may ask."""
    made = BytesIO()
    segno.make(link, error="m").save(made, kind="svg", scale=8, border=2, xmldecl=False)
    return made.getvalue()


def _known(
    admission: Admission, request: Request[Any, Any, Any], table: str, number: int | None = None
) -> tuple[Table, Person]:
    """The person who sits at this device, or the one with this number."""
    found = admission.house.table(table)
    person = admission.device(request, found).person(number)
    if person is None:
        raise Refused("no-token", "you do not sit at this table")
    return found, person


def _inside(person: Person) -> None:
    if person.waits:
        raise Refused("at-the-door", "the host has not let you in yet")


def _seated(admission: Admission, request: Request[Any, Any, Any], table: str) -> tuple[Table, Person]:
    """Anybody at this device who has been let in."""
    people = admission.device(request, admission.house.table(table)).people
    number = next((person.id for person in people if not person.waits), people[0].id if people else None)
    found, person = _known(admission, request, table, number)
    _inside(person)
    return found, person


STATUS = {
    "no-such-table": 404,
    "no-such-match": 404,
    "no-such-page": 404,
    "no-client": 503,
    "dead-link": 404,
    "no-texts": 404,
    "no-such-pack": 404,
    "no-token": 401,
    "at-the-door": 403,
    "door-closed": 403,
    "table-full": 403,
    "no-spectators": 403,
    "device-full": 403,
    "metrics-local": 403,
    "too-many-tables": 503,
    "closing": 503,
    "table-moving": 503,
    "journal-down": 503,
    "table-closed": 404,
    "name-taken": 409,
    "cannot-replay": 409,
    "cannot-forget": 409,
}


def problem(admission: Admission, request: Request[Any, Any, Any], error: LichinaError) -> Response[Problem]:
    """A refusal as an answer."""
    words = admission.words(request)
    wait = error.data["seconds"] if isinstance(error, TooOften) else None
    status = 429 if isinstance(error, TooOften) else STATUS.get(error.code, 422)
    if error.code == "no-such-game" and "game" in request.path_params:
        status = 404
    text = " ".join(words.error(error).split())
    headers = {"Retry-After": str(wait)} if wait else None
    return Response(Problem(error.code, text, wait), status_code=status, headers=headers)


HANDLERS = [games, new_table, new_lesson, by_code, about_table, come_in, leave, new_link, follow_link]
HANDLERS += [barred_choices, option_from_file, game_words, game_cards]
HANDLERS += [statistics, forget_me, matches, one_match, qr, share_match, replay_match, replay_record, replay_story]

__all__ = ["HANDLERS", "LANGUAGES", "Problem", "problem"]
