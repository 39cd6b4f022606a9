"""The server as an application: the HTTP API and the pages behind their guards, and the sockets beside them."""

from __future__ import annotations

import ipaddress
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, TypeAlias, get_type_hints
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema

from .. import __version__
from ..kernel import LichinaError
from ..table.house import House
from ..table.protocol import SentList
from ..table.state import Refused
from . import client, guards, logs
from .admission import Admission
from .api import HANDLERS, Token, problem
from .capacity import Capacity, room
from .config import Config
from .edge import EdgeFactory, in_all_languages
from .limits import TooOften, address_key, forwarded_for
from .metrics import Metrics
from .relay import Head, Misdirected, Relay
from .sockets import Sockets

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))


class App:
    """An ASGI application for one house."""

    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.config = config
        self.metrics = Metrics()
        capacity = Capacity(room(config.limits), config.limits.connections_address)
        self.relay = Relay(house, config.node_url, config.limits)
        self.metrics.relayed.set_function(lambda: len(self.relay.tunnels))
        self.edges = EdgeFactory(config, self.metrics, capacity, self.relay.addresses)
        self.sockets = Sockets(house, config, self.metrics, capacity, self.relay)
        self._names = config.names
        house.around.trouble = self._trouble
        self._http = _litestar(house, config, self.metrics)
        self._public_host = urlsplit(config.public_url).netloc if config.public_url else None

    def _trouble(self, number: int, error: BaseException) -> None:
        self.metrics.troubles.inc()
        logs.log("trouble", level=logging.ERROR, error=error, table=number)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._guarded(scope, receive, send)
        else:
            await self._http(scope, receive, send)  # type: ignore[arg-type]

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host")
        sender = self.relay.sender(headers)
        if sender is not None:
            scope = {**scope, "client": (sender, 0)}
        elif self.config.proxied and (client := forwarded_for(headers)) is not None:
            scope = {**scope, "client": (client, 0)}

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.labels(str(message["status"] // 100) + "xx").inc()
                own = {name.lower() for name, _ in message.get("headers", ())}
                ours = (
                    (name.lower().encode(), value.encode()) for name, value in guards.security_headers(host).items()
                )
                added = [pair for pair in ours if pair[0] not in own]
                if scope["path"].startswith("/api/") and b"cache-control" not in own:
                    added.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message.get("headers", ()), *added]}
            await send(message)

        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the server below sends no body to clients that asked for none
        unwelcome = self._unwelcome(scope["method"], headers) if sender is None else None
        if unwelcome is not None:
            await _plain(guarded, *unwelcome)
        elif (body := await _whole(receive)) is not None and not await self._passed_on(scope, body, sender, guarded):
            await self._http(scope, _given(body, receive), guarded)  # type: ignore[arg-type]

    def _unwelcome(self, method: str, headers: Mapping[str, str]) -> tuple[int, Refused] | None:
        """Why a request is not meant for us, or comes from somebody else's page."""
        host = headers.get("host")
        if not guards.host_allowed(host, self._public_host, self._names):
            return 421, Refused("wrong-host", "this server has no such name")
        if method not in SAFE and not guards.origin_allowed(headers.get("origin"), host, self.config.public_url):
            return 403, Refused("wrong-origin", "the request came from somebody else's page")
        return None

    async def _passed_on(self, scope: Scope, body: bytes, sender: str | None, send: Send) -> bool:
        """Whether another server has answered, or nobody can, because it is about a table that is not here."""
        if not self.house.journal.shared:
            return False
        table = table_of(scope["path"], body)
        if table is None or table in self.house.tables:
            return False
        client = sender if sender is not None else (scope.get("client") or ("", 0))[0]
        head = _head(scope)
        try:
            if REPLAY.fullmatch(scope["path"]) and await self.house.journal.closed(table) is not None:
                return False  # nothing goes on there any more
            answer = await self.relay.reach(
                table, address_key(client), lambda url: self.relay.ask(url, head, client, body), sender is not None
            )
        except LichinaError as error:
            status = 421 if isinstance(error, Misdirected) else 429 if isinstance(error, TooOften) else 503
            await _plain(send, status, error)
            return True
        if answer is not None:
            length = [(b"content-length", str(len(answer.body)).encode())] if answer.body else []
            await send({"type": "http.response.start", "status": answer.status, "headers": [*answer.headers, *length]})
            await send({"type": "http.response.body", "body": answer.body})
        return answer is not None


async def _whole(receive: Receive) -> bytes | None:
    """The body of a request, which is not long; None if the client has gone before its end."""
    parts = []
    while (message := await receive())["type"] == "http.request":
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)
    return None


def _given(body: bytes, receive: Receive) -> Receive:
    """A body that is here already, and then what else there is to hear."""
    messages = iter(({"type": "http.request", "body": body, "more_body": False},))

    async def given() -> Any:
        return next(messages, None) or await receive()

    return given


class AnyRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; one that is nested too deep, or is not text, is as malformed as any other nonsense."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException from None


TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})(?:/.*)?")
REPLAY = re.compile(r"/api/replays/([A-Za-z0-9_-]{1,64})/.*")
LINK = re.compile(r"([A-Za-z0-9_-]{1,64})\..*", re.DOTALL)
"""Who runs a table knows whether a match that is kept goes on all the same, because its end could not be."""


def table_of(path: str, body: bytes) -> str | None:
    """The table that a request is about: it stands in its path, or in the token of a link to another device."""
    if path == "/api/links":
        try:
            found = LINK.fullmatch(msgspec.json.decode(body, type=Token).token)
        except msgspec.DecodeError:
            return None
    else:
        found = TABLE.fullmatch(path) or REPLAY.fullmatch(path)
    return found[1] if found else None


def _head(scope: Scope) -> Head:
    """A request as it came."""
    query = scope["query_string"].decode("latin-1")
    target = scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
    return Head(scope["method"], target, headers)


async def _plain(send: Send, status: int, refused: LichinaError) -> None:
    """A refusal before anybody is known: in all languages."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": in_all_languages(refused)})


def _litestar(house: House, config: Config, metrics: Metrics) -> Litestar:
    admission = Admission(house, config)
    files = client.Files(client.folder())

    app = Litestar(
        route_handlers=[*HANDLERS, *client.handlers(files), *_operating(house, config, metrics)],
        dependencies={"admission": Provide(lambda: admission, sync_to_thread=False, use_cache=True)},
        exception_handlers={
            LichinaError: lambda request, error: problem(admission, request, error),
            HTTPException: lambda request, error: _http_problem(admission, files, request, error),
            Exception: lambda request, error: _failed(admission, request, error),
        },
        openapi_config=OpenAPIConfig(
            title="Lichina",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            description="Tables are made and entered here; playing goes over a WebSocket.",
            use_handler_docstrings=True,
        ),
        request_class=AnyRequest,
        request_max_body_size=config.limits.body_size,
        logging_config=None,
        debug=False,
    )
    _mend(app.openapi_schema.components.schemas)
    return app


def _mend(schemas: Mapping[str, Schema]) -> None:
    """What the document would not say by itself."""
    bodies = (get_type_hints(handler.fn).get("data") for handler in HANDLERS)
    for body in filter(None, bodies):
        schemas[body.__name__].additional_properties = False
    for row in SentList.__subclasses__():
        schema = schemas.get(row.__name__)
        if schema is not None:
            schema.type = OpenAPIType.ARRAY
            schema.prefix_items = list((schema.properties or {}).values())
            schema.properties = schema.required = None


def _http_problem(
    admission: Admission, files: client.Files, request: Request[Any, Any, Any], error: HTTPException
) -> Response[Any]:
    """A request that is wrong in its form."""
    if error.status_code == 404 and files.shows(request):
        return files.answer("index.html", request, status=404)
    status, refused = _refusal(error)
    answer = problem(admission, request, refused)
    headers = {"Allow": ", ".join(_methods(request))} if status == 405 else None
    return Response(answer.content, status_code=status, headers=headers)


def _methods(request: Request[Any, Any, Any]) -> list[str]:
    """How this address may be asked."""
    found: set[str] = set()
    for template, handlers in request.app.route_handler_method_map.items():
        if re.fullmatch(re.sub(r"{[^}]*}", "[^/]+", template), request.url.path.rstrip("/") or "/"):
            found |= {str(method) for method in handlers}
    return sorted(found | {"HEAD"} if "GET" in found else found)


def _refusal(error: HTTPException) -> tuple[int, Refused]:
    match error.status_code:
        case 404:
            return 404, Refused("no-such-page", "there is no such page")
        case 405:
            return 405, Refused("wrong-method", "this address does not take such a request")
        case 413:
            return 413, Refused("too-large", "this request is too large")
        case 415:
            return 415, Refused("wrong-media-type", "JSON is needed")
        case _:
            return 400, Refused("bad-request", "this request is not understood", detail=_detail(error))


def _detail(error: HTTPException) -> str:
    """Which field is wrong; nothing of what was sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    fields = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return "; ".join(fields)[:200]


def _failed(admission: Admission, request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    admission.house.around.trouble(0, error)
    answer = problem(admission, request, Refused("server-failed", "something went wrong on the server"))
    return Response(answer.content, status_code=500)


class Pulse:
    """Whether the storage takes rows; asked as often as anybody likes, tried once a second."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._well = False
        self._until = 0.0

    async def well(self) -> bool:
        now = self._house.around.now()
        if now >= self._until:
            self._until = now + 1.0
            try:
                await self._house.journal.probe()
            except LichinaError:
                self._well = False
            else:
                self._well = True
        return self._well


def _operating(house: House, config: Config, metrics: Metrics) -> list[Any]:
    """What an operator looks at."""

    pulse = Pulse(house)

    @get("/healthz", include_in_schema=False)
    async def health() -> Response[dict[str, bool]]:
        well = await pulse.well() and not house.closing
        return Response({"ok": well}, status_code=200 if well else 503)

    @get("/metrics", include_in_schema=False)
    async def figures(request: Request[Any, Any, Any]) -> Response[bytes]:
        if config.metrics != "anyone" and not _local(request):
            raise Refused("metrics-local", "the figures are read on the server's own machine")
        for stage in ("lobby", "match", "ended"):
            count = sum(table.state.stage == stage for table in house.tables.values())
            metrics.tables.labels(stage).set(count)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    return [health, figures]


def _local(request: Request[Any, Any, Any]) -> bool:
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
