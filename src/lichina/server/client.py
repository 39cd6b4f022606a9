"""The web client's files: one page for every screen, and what it is made of."""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ..table.state import Refused
from .admission import Admission
from .preview import Preview, preview_of

BUILT = Path(__file__).parent / "web"
SCREENS = ["/", "/new", "/move", "/settings", "/learn", "/statistics", "/rules", "/rules/{game:str}", "/t/{table:str}"]
SCREENS += ["/tv", "/tv/{code:str}", "/r/{table:str}/{number:int}/{key:str}"]
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".js": "text/javascript",
    ".mp4": "video/mp4",
    ".wav": "audio/wav",
}
GZIP = {"Content-Encoding": "gzip"}
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""


def folder() -> Path:
    """Where the built client lies; LICHINA_CLIENT names another place, for those who work on it."""
    return Path(os.environ.get("LICHINA_CLIENT") or BUILT)


class Files:
    """The files, read once: a running server does not change under the hands of those who play."""

    def __init__(self, root: Path) -> None:
        self._files: dict[str, tuple[bytes, bytes | None, str]] = {}
        for path in sorted(root.rglob("*")) if root.is_dir() else ():
            if not path.is_file() or path.suffix == ".gz":
                continue
            packed = path.with_name(path.name + ".gz")
            kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
            name = path.relative_to(root).as_posix()
            self._files[name] = (path.read_bytes(), packed.read_bytes() if packed.is_file() else None, kind)

    @property
    def names(self) -> list[str]:
        """The paths of all files."""
        return list(self._files)

    def shows(self, request: Request[Any, Any, Any]) -> bool:
        """Whether a browser asks for a screen: there is one even for an address that leads nowhere."""
        html = "text/html" in request.headers.get("accept", "")
        return (
            html
            and request.method == "GET"
            and not request.url.path.startswith("/api/")
            and "index.html" in self._files
        )

    def _found(self, name: str) -> tuple[bytes, bytes | None, str]:
        found = self._files.get(name)
        if found is None and name == "index.html":
            raise Refused("no-client", "the client is not built: make client")
        if found is None:
            raise Refused("no-such-page", "there is no such page")
        return found

    def answer(self, name: str, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """A file, packed where the browser takes it so."""
        plain, packed, kind = self._found(name)
        headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else "no-cache", "Vary": "Accept-Encoding"}
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, status_code=status, media_type=kind, headers={**headers, **GZIP})
        return Response(plain, status_code=status, media_type=kind, headers=headers)

    def page(self, preview: Preview, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The page of every screen, with what a link to it shows."""
        plain, _, kind = self._found("index.html")
        made = _with_head(plain, preview.tags())
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(gzip.compress(made, 6, mtime=0), media_type=kind, headers={**headers, **GZIP})
        return Response(made, media_type=kind, headers=headers)


@lru_cache(maxsize=64)
def _with_head(page: bytes, tags: str) -> bytes:
    return page.replace(b"</head>", tags.encode() + b"</head>", 1)


def handlers(files: Files) -> list[Any]:
    """What serves the client."""
    loose = [name for name in files.names if "/" not in name and name != "index.html"]

    @get(SCREENS, include_in_schema=False)
    async def screen(admission: NamedDependency[Admission], request: Request[Any, Any, Any]) -> Response[bytes]:
        table = request.path_params.get("table") if request.url.path.startswith("/t/") else None
        first = request.url.path == "/"
        return files.page(preview_of(admission.house, table, admission.language(request), first), request)

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        return files.answer(f"assets/{name}", request)

    made: list[Any] = [screen, asset]
    if loose:

        @get([f"/{name}" for name in loose], include_in_schema=False)
        async def file(request: Request[Any, Any, Any]) -> Response[bytes]:
            return files.answer(request.url.path.removeprefix("/"), request)

        made.append(file)
    return made
