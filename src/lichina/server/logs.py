"""What a server says about itself: one JSON object a line, made of nothing but what is known to be harmless.

Messages of errors, of libraries and of careless callers can hold answers, names and secrets. So no text is printed: a
line has an event, fields from a list with a kind each, and of an error its type, its code and where it came from.
"""

from __future__ import annotations

import json
import logging
import math
import re
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Any, Final, TextIO

from ..table.minds import failure_of
from ..table.thinking import BotFailed

UVICORN: Final[Mapping[str, Any]] = {"log_config": None, "access_log": False}
"""What `uvicorn.Config` must be told, or it sets up logs of its own. Litestar is told `logging_config=None`."""

_FOREIGN = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "litestar", "asyncio", "websockets", "py.warnings")
_SILENT = "uvicorn.access"
_MOST_FRAMES = 30
_MOST_CAUSES = 5

_WORD = re.compile(r"[a-z][a-z0-9_.-]{0,31}")
_ROUTE = re.compile(r"/[A-Za-z0-9_./{}:-]{0,80}")
_VERSION = re.compile(r"[0-9][0-9a-z.+-]{0,23}")
_FILE = re.compile(r"[A-Za-z0-9_./<> -]{1,120}")
_TOP = re.compile(r"src|site-packages|python3\.[0-9]+")
_TYPE = re.compile(r"[A-Za-z_][A-Za-z0-9_.<>]{0,79}")


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**63 else None


def _seconds(value: object) -> float | None:
    number = isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    return round(float(value), 6) if number else None  # type: ignore[arg-type]


def _flag(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _matching(pattern: re.Pattern[str]) -> Callable[[object], str | None]:
    return lambda value: value if isinstance(value, str) and pattern.fullmatch(value) else None


_word = _matching(_WORD)

FIELDS: Final[Mapping[str, Callable[[object], Any]]] = {
    **dict.fromkeys(
        ("table", "tables", "seats", "people", "spectators", "bots", "connections", "match", "matches"), _whole
    ),
    **dict.fromkeys(("entries", "rows", "bytes", "count", "waiting", "port", "status", "close", "process"), _whole),
    **dict.fromkeys(("seconds", "longest", "age"), _seconds),
    **dict.fromkeys(("ended", "secure", "restored"), _flag),
    **dict.fromkeys(
        ("game", "mode", "language", "code", "kind", "reason", "stage", "limit", "command", "signal"), _word
    ),
    "method": _matching(re.compile(r"[A-Z]{3,7}")),
    "route": _matching(_ROUTE),
    "version": _matching(_VERSION),
}
"""Every field that may be printed, and what makes its value harmless: numbers, and words that programs choose.

`table` is the table's running number, never its id or code; `route` the template of a path, never a path; a `code` is
an error's. Names, tokens, seeds, answers, texts and addresses have no field.
"""


class _Line(dict[str, Any]):
    """An event whose fields have been looked at."""


def setup(level: int | str = logging.INFO, stream: TextIO | None = None) -> None:
    """Let everything that is logged in this process, by whomever, go to `stream` (stderr) as our lines."""
    handler = _Handler(stream if stream is not None else sys.stderr)
    handler.setFormatter(_Formatter())
    handler.addFilter(_worth_a_line)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper() if isinstance(level, str) else level)
    logging.getLogger("lichina").setLevel(logging.NOTSET)
    for name in _FOREIGN:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    silent = logging.getLogger(_SILENT)
    silent.handlers.clear()
    silent.propagate = False
    logging.captureWarnings(True)
    threading.excepthook = _thread_failed
    sys.unraisablehook = _unraisable


def log(event: str, /, *, level: int = logging.INFO, error: object = None, **fields: object) -> None:
    """Say that something has happened. What is not in `FIELDS`, or not of its kind, is counted and not printed."""
    logger = logging.getLogger("lichina")
    if not logger.isEnabledFor(level):
        return
    line = _Line(event=_word(event) or "unnamed")
    dropped = int(line["event"] != event)
    for name, value in fields.items():
        harmless = FIELDS[name](value) if name in FIELDS else None
        if harmless is None:
            dropped += 1
        else:
            line[name] = harmless
    if isinstance(error, BaseException):
        line["error"] = _errors(error)
    elif error is not None:
        dropped += 1
    if dropped:
        line["dropped"] = dropped
    logger.log(level, line["event"], extra={"lichina_line": line})


# --- how a line is made -----------------------------------------------------------------------------------------------


class _Handler(logging.StreamHandler[TextIO]):
    """When a line cannot be written there is nobody to tell; the standard way would print the message."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


def _worth_a_line(record: logging.LogRecord) -> bool:
    """Without its words a record of a library says something only if something is wrong."""
    return isinstance(getattr(record, "lichina_line", None), _Line) or record.levelno >= logging.WARNING


class _Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = {"time": time.replace("+00:00", "Z"), "level": _word(record.levelname.lower()) or "other"}
        line = getattr(record, "lichina_line", None)
        rest = line if isinstance(line, _Line) else _foreign(record)
        return json.dumps({**head, **rest}, ensure_ascii=True)


def _foreign(record: logging.LogRecord) -> dict[str, Any]:
    """A record that was not made by `log`: where it comes from, and nothing of what it says."""
    name = record.name if _TYPE.fullmatch(record.name) else "other"
    line: dict[str, Any] = {"event": "foreign", "logger": name, "at": _place(record.pathname, record.lineno)}
    if record.exc_info and record.exc_info[1] is not None:
        line["error"] = _errors(record.exc_info[1])
    return line


def _errors(error: BaseException) -> list[dict[str, Any]]:
    """An error and what led to it."""
    return [_error(cause) for cause in _causes(error)]


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen and len(seen) < _MOST_CAUSES:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _error(error: BaseException) -> dict[str, Any]:
    failure = error.failure if isinstance(error, BotFailed) else failure_of(error)  # of a bot's it is known already
    name = failure.kind.removeprefix("builtins.")
    line: dict[str, Any] = {"type": name if _TYPE.fullmatch(name) else "other"}
    if failure.code is not None and _word(failure.code):
        line["code"] = failure.code
    line["stack"] = [_place(path, number) for path, number in failure.places[-_MOST_FRAMES:]]
    if isinstance(error, BaseExceptionGroup):
        line["parts"] = [_error(part) for part in error.exceptions[:_MOST_CAUSES]]
    return line


def _place(path: str, line: int) -> str:
    """A file and a line, without the folders above the package: they can name a person."""
    parts = PurePath(path).parts
    tops = [place for place, part in enumerate(parts) if _TOP.fullmatch(part)]
    name = "/".join(parts[tops[-1] + 1 :] if tops else parts[-1:])
    return f"{name if _FILE.fullmatch(name) else 'other'}:{line}"


# --- what nobody caught -----------------------------------------------------------------------------------------------


def _thread_failed(arguments: threading.ExceptHookArgs) -> None:
    if arguments.exc_type is not SystemExit:
        log("thread-failed", level=logging.ERROR, error=arguments.exc_value)


def _unraisable(arguments: sys.UnraisableHookArgs) -> None:
    log("unraisable", level=logging.ERROR, error=arguments.exc_value)
