"""The bot that asks a language model plays in simulations and at tables; a stand-in on this machine is the model."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from lichina.kernel import LichinaError
from lichina.registry import find
from lichina.research import simulate
from lichina.research.lineup import maker, split
from lichina.table.state import OwnedProgram
from lichina.testing.cases import run_seed
from lichina.visit import FarTable, Visitor, check_bot
from tests.server.guest import Guest, running
from tests.server.test_whole_match import push

ROOT = Path(__file__).parents[2]
CHAT = f"{ROOT / 'examples' / 'chat.py'}:Chat"
TOY = ROOT / "tests" / "games" / "toy"


class Model(ThreadingHTTPServer):
    """Speaks as an endpoint for chats does, and always takes the second answer, or replies with nonsense."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Replies)
        self.heard: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.reply = "I take 2."

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"


class Replies(BaseHTTPRequestHandler):
    server: Model

    def do_POST(self) -> None:
        assert self.path == "/v1/chat/completions"
        self.server.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.server.keys.append(self.headers["Authorization"])
        said = json.dumps({"choices": [{"message": {"role": "assistant", "content": self.server.reply}}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def model() -> Iterator[Model]:
    with Model() as found:
        thread = threading.Thread(target=found.serve_forever)
        thread.start()
        yield found
        found.shutdown()
        thread.join()


def test_an_address_may_be_a_setting() -> None:
    assert split("chat.py:Chat:url=http://127.0.0.1:8080/v1:model=local") == (
        "chat.py:Chat",
        {"url": "http://127.0.0.1:8080/v1", "model": "local"},
    )


def test_without_an_address_it_says_so_and_sends_nothing() -> None:
    with pytest.raises(LichinaError, match="say where the model is"):
        simulate(TOY, 3, 1, bots=CHAT)


def test_a_model_plays_in_a_simulation(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LICHINA_CHAT_KEY", "open sesame")
    chat = f"{CHAT}:url={model.url}:model=small:game={TOY}"
    result = simulate(TOY, 3, 2, bots=[chat, "random", "random"])
    assert result.games == 2
    assert len(model.heard) == 2
    asked = model.heard[0]
    assert asked["model"] == "small"
    assert [message["role"] for message in asked["messages"]] == ["system", "user"]
    assert asked["messages"][0]["content"].startswith("You play The mole as ")
    assert "\n1. 1\n2. 2\n" in asked["messages"][1]["content"]
    assert set(model.keys) == {"Bearer open sesame"}


def test_what_is_no_number_of_an_answer_becomes_a_random_one(model: Model) -> None:
    model.reply = "I would rather not say."
    assert simulate(TOY, 3, 1, bots=[f"{CHAT}:url={model.url}:game={TOY}", "random", "random"]).games == 1
    assert set(model.keys) == {None}


async def test_a_model_sits_at_a_table(model: Model) -> None:
    async with running() as server, await Guest.host(server.address) as host:
        far = FarTable(f"http://{server.address}/t/{host.table}")
        make = maker(find("mafia"), f"{CHAT}:url={model.url}")
        check_bot(make)
        ticket = await asyncio.to_thread(far.enter, "Модель", OwnedProgram("Chat", "Анна"))
        playing = asyncio.create_task(asyncio.to_thread(Visitor(far, ticket, make, find, matches=1).run))
        await host.until(lambda: len(host.at["seats"]) == 2)
        await host.must("set", bots=[0, 0], options={"night": 10, "discussion": 10, "voting": 5})
        for _ in range(4):
            await host.must("bot")
        await host.must("start")
        pushing = asyncio.create_task(push(host))
        guest = asyncio.create_task(host.play(random.Random(f"{run_seed()} chat")))
        async with asyncio.timeout(120):
            await playing
        pushing.cancel()
        guest.cancel()
    assert model.heard
    assert "Reply with the number" in model.heard[0]["messages"][0]["content"]
