"""The log says what happened, and never what anybody wrote, answered or holds."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import math
import socket
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar, Request, get

from lichina.kernel import LichinaError
from lichina.server.logs import FIELDS, UVICORN, log, setup

SECRET = "Marzipan-Otter"
LOGGERS = ("lichina", "uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access", "litestar", "asyncio", "websockets")


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """What is logged; afterwards the process is as it was, and the secret is nowhere in it."""
    root = logging.getLogger()
    kept = [(logger, logger.handlers[:], logger.level, logger.propagate) for logger in map(logging.getLogger, LOGGERS)]
    handlers, level, hooks = root.handlers[:], root.level, (threading.excepthook, sys.unraisablehook)
    written = io.StringIO()
    setup("info", written)
    try:
        yield written
    finally:
        logging.captureWarnings(False)
        threading.excepthook, sys.unraisablehook = hooks
        root.handlers[:] = handlers
        root.setLevel(level)
        for logger, had, was, propagated in kept:
            logger.handlers[:] = had
            logger.setLevel(was)
            logger.propagate = propagated
    assert SECRET.lower() not in written.getvalue().lower()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    """What was logged, without the time."""
    found = [json.loads(line) for line in stream.getvalue().splitlines()]
    for line in found:
        assert line.pop("time").endswith("Z")
    return found


def fail(secret: str = SECRET) -> None:
    """An error with the secret in its words and in what it held in hand."""
    held = [secret]
    raise ValueError(f"no such answer: {held}")


def error_of(call: Callable[[], object]) -> BaseException:
    try:
        call()
    except BaseException as error:
        return error
    raise AssertionError("it did not fail")


# --- what is said -----------------------------------------------------------------------------------------------------


def test_an_event_is_one_line_of_json(stream: io.StringIO) -> None:
    log("match-began", table=7, game="mafia", seats=10, seconds=0.25, restored=True)
    log("request", route="/api/tables/{table:str}", method="GET", status=200)
    assert lines(stream) == [
        {
            "level": "info",
            "event": "match-began",
            "table": 7,
            "game": "mafia",
            "seats": 10,
            "seconds": 0.25,
            "restored": True,
        },
        {
            "level": "info",
            "event": "request",
            "route": "/api/tables/{table:str}",
            "method": "GET",
            "status": 200,
        },
    ]


def test_a_line_begins_with_the_time_in_utc(stream: io.StringIO) -> None:
    log("started")
    assert stream.getvalue().startswith('{"time": "20')
    assert stream.getvalue().endswith('Z", "level": "info", "event": "started"}\n')


def test_what_is_below_the_level_is_not_said(stream: io.StringIO) -> None:
    log("detail", level=logging.DEBUG)
    assert stream.getvalue() == ""
    setup(logging.ERROR, stream)
    log("started")
    log("broken", level=logging.ERROR)
    assert lines(stream) == [{"level": "error", "event": "broken"}]


def test_setting_up_twice_says_nothing_twice(stream: io.StringIO) -> None:
    setup("info", stream)
    log("started")
    assert len(lines(stream)) == 1


def test_libraries_are_heard_only_when_something_is_wrong(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("Uvicorn running on http://127.0.0.1:8000")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    (line,) = lines(stream)
    assert (line["level"], line["event"], line["logger"]) == ("warning", "foreign", "uvicorn.error")
    assert line["at"].startswith("test_logs.py:")


def test_a_stream_that_is_gone_stops_nobody(stream: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    gone = io.StringIO()
    setup("info", gone)
    gone.close()
    log("started")
    logging.getLogger("other").error("%s", SECRET)
    setup("info", stream)
    assert capsys.readouterr() == ("", "")


# --- what is never said -----------------------------------------------------------------------------------------------


def test_an_unknown_field_is_counted_and_not_printed(stream: io.StringIO) -> None:
    log("joined", table=7, name=SECRET, token=SECRET, answer=[SECRET])
    assert lines(stream) == [{"level": "info", "event": "joined", "table": 7, "dropped": 3}]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(
            ("table", SECRET),
            ("seats", True),
            ("seats", 1.5),
            ("bytes", 2**80),
            ("seconds", math.nan),
            ("seconds", "1"),
        ),
        *(("game", SECRET), ("game", "сова"), ("code", f"bad answer {SECRET}"), ("code", ["over"]), ("code", "x" * 33)),
        *(("route", SECRET), ("route", f"/t/{SECRET} "), ("method", SECRET), ("version", SECRET), ("restored", 1)),
        *(("reason", SECRET.upper()), ("game", b"mafia"), ("error", SECRET), ("status", None)),
    ],
)
def test_a_field_of_the_wrong_kind_is_counted_and_not_printed(stream: io.StringIO, field: str, value: Any) -> None:
    log("asked", **{field: value})
    assert lines(stream) == [{"level": "info", "event": "asked", "dropped": 1}]


def test_an_event_is_a_word_and_no_sentence(stream: io.StringIO) -> None:
    log(f"{SECRET} has joined")
    assert lines(stream) == [{"level": "info", "event": "unnamed", "dropped": 1}]


def test_no_field_is_for_names_texts_tokens_seeds_or_addresses() -> None:
    assert not set(FIELDS) & {"name", "text", "message", "token", "cookie", "seed", "answer", "address", "host", "path"}


def test_of_an_error_the_type_and_the_place_are_said(stream: io.StringIO) -> None:
    log("failed", level=logging.ERROR, error=error_of(fail))
    (line,) = lines(stream)
    (error,) = line["error"]
    assert error["type"] == "ValueError"
    assert [place.split(":")[0] for place in error["stack"]] == ["test_logs.py", "test_logs.py"]
    assert set(error) == {"type", "stack"}


def test_of_our_own_errors_the_code_is_said(stream: io.StringIO) -> None:
    log("refused", error=LichinaError("not-an-option", SECRET, value=SECRET))
    log("refused", error=LichinaError(SECRET, SECRET))
    assert [line["error"] for line in lines(stream)] == [
        [{"type": "lichina.kernel.errors.LichinaError", "code": "not-an-option", "stack": []}],
        [{"type": "lichina.kernel.errors.LichinaError", "stack": []}],
    ]


def test_of_what_led_to_an_error_no_more_is_said(stream: io.StringIO) -> None:
    def chained() -> None:
        try:
            fail()
        except ValueError as error:
            error.add_note(SECRET)
            raise LichinaError("broken-record", SECRET) from error

    def group() -> None:
        raise ExceptionGroup(SECRET, [KeyError(SECRET), OSError(2, SECRET, SECRET)])

    log("failed", error=error_of(chained))
    log("failed", error=error_of(group))
    first, second = (line["error"] for line in lines(stream))
    assert [error["type"] for error in first] == ["lichina.kernel.errors.LichinaError", "ValueError"]
    assert [part["type"] for part in second[0]["parts"]] == ["KeyError", "FileNotFoundError"]


def test_errors_that_lead_to_each_other_end(stream: io.StringIO) -> None:
    one, other = KeyError(SECRET), ValueError(SECRET)
    one.__cause__, other.__cause__ = other, one
    log("failed", error=one)
    assert [error["type"] for error in lines(stream)[0]["error"]] == ["KeyError", "ValueError"]


@pytest.mark.parametrize(
    "name", ["lichina", "lichina.table", "uvicorn.error", "litestar", "asyncio", "websockets", "x"]
)
def test_the_words_of_any_other_record_are_not_said(stream: io.StringIO, name: str) -> None:
    logger = logging.getLogger(name)
    logger.error("said %s", SECRET)
    logger.error(SECRET, stack_info=True)
    logger.error("x", extra={"lichina_line": {"event": SECRET}})
    try:
        fail()
    except ValueError:
        logger.exception("failed with %r", {"answer": SECRET})
    found = lines(stream)
    assert [(line["event"], line["logger"]) for line in found] == [("foreign", name)] * 4
    assert found[-1]["error"][0]["type"] == "ValueError"


def test_a_record_that_cannot_be_put_into_words_keeps_its_secret(
    stream: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    (handler,) = (each for each in logging.getLogger().handlers if getattr(each, "stream", None) is stream)
    wrong = {"name": "x", "msg": "%s %s", "args": (SECRET,), "levelno": 40, "pathname": f"{SECRET}:"}
    handler.handle(logging.makeLogRecord(wrong))
    handler.handle(logging.makeLogRecord({**wrong, "created": "never"}))
    assert [line["at"] for line in lines(stream)] == ["other:0"]
    assert capsys.readouterr() == ("", "")


def test_access_logs_are_off(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").critical('%s - "GET /t/%s"', "192.0.2.7", SECRET)
    assert stream.getvalue() == ""


async def test_a_task_that_nobody_awaited_keeps_its_secret(stream: io.StringIO) -> None:
    async def forgotten() -> None:
        fail()

    task = asyncio.create_task(forgotten())
    await asyncio.wait([task])
    del task
    gc.collect()
    (line,) = lines(stream)
    assert (line["logger"], line["error"][0]["type"]) == ("asyncio", "ValueError")


def test_a_thread_that_fails_keeps_its_secret(stream: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    (line,) = lines(stream)
    assert (line["event"], line["error"][0]["type"]) == ("thread-failed", "ValueError")
    assert capsys.readouterr() == ("", "")


def test_what_fails_while_it_is_cleared_away_keeps_its_secret(
    stream: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    class Clumsy:
        def __del__(self) -> None:
            fail()

    Clumsy()
    gc.collect()
    (line,) = lines(stream)
    assert (line["event"], line["error"][0]["type"]) == ("unraisable", "ValueError")
    assert capsys.readouterr() == ("", "")


def test_a_warning_keeps_its_secret(stream: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(False)
        setup("info", stream)
        warnings.warn(SECRET, stacklevel=1)
        logging.captureWarnings(False)
    assert [line["logger"] for line in lines(stream)] == ["py.warnings"]
    assert capsys.readouterr() == ("", "")


def test_the_folders_above_a_file_are_not_said(stream: io.StringIO) -> None:
    code = compile("def fail():\n    raise ValueError\n", f"/home/{SECRET}/games/evening.py", "exec")
    space: dict[str, Any] = {}
    exec(code, space)
    log("failed", error=error_of(space["fail"]))
    assert lines(stream)[0]["error"][0]["stack"][-1] == "evening.py:2"


async def bare(scope: Any, receive: Any, send: Any) -> None:
    """An application that fails at every request."""
    if scope["type"] == "http":
        fail()


@get("/t/{table:str}")
async def broken_page(request: Request[Any, Any, Any]) -> None:
    fail(request.path_params["table"])


async def test_a_server_that_fails_keeps_the_secret(stream: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    async def ask(app: Any) -> int:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            server = uvicorn.Server(uvicorn.Config(app, lifespan="off", ws="none", **UVICORN))
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            try:
                async with httpx.AsyncClient(trust_env=False) as client:
                    port = listening.getsockname()[1]
                    answer = await client.get(f"http://127.0.0.1:{port}/t/{SECRET}", headers={"Cookie": f"a={SECRET}"})
                    return answer.status_code
            finally:
                server.should_exit = True
                await serving

    for app in (bare, Litestar([broken_page], logging_config=None, openapi_config=None)):
        assert await ask(app) == 500
    found = lines(stream)
    assert found[0]["logger"] == "uvicorn.error"
    assert found[0]["error"][0]["type"] == "ValueError"
    assert capsys.readouterr() == ("", "")
