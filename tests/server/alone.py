"""A server alone in a process: `python -m tests.server.alone`. It says what msgspec learnt after the house was open.

Every game is played there with bots, and its match is read again in all the ways that there are.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from lichina.games.spyfall import lexicon
from lichina.registry import BUILT_IN
from lichina.testing.cases import run_seed

from .guest import PATIENCE_SECONDS, Guest, get, post, running
from .party import begin
from .test_whole_match import push

ROOT = Path(__file__).parents[2]
NOTES = frozenset(("StructInfo", "TypedDictInfo", "DataclassInfo", "NamedTupleInfo"))
"""What msgspec keeps of a type once it has learnt to read it, and what dies if two threads make it at once."""
BOTS = 5
OWN = "".join(
    f'[[places]]\nru = "Комната {number}"\ntraits = {{ food = 2, smell = 1, cold = 1 }}\n' for number in range(8)
)
SHORT: dict[str, dict[str, Any]] = {
    "mafia": {"night": 10, "discussion": 10, "voting": 5, "statements": 1},
    "spyfall": {"rounds": 2, "minutes": 1, "discussion": 5, "voting": 5},
    "passengers": {},
    "doomsday": {"window": 1.0, "turn": 10, "stalemate_rounds": 2},
    "colonies": {"quick": True, "glass": 10, "thinking": 10, "pause": 0, "random_items": False},
}


def notes() -> dict[int, object]:
    """All that msgspec has learnt so far."""
    return {id(found): found for found in gc.get_objects() if type(found).__name__ in NOTES}


def subjects(found: object) -> Iterator[str]:
    """The types that it has learnt there."""
    return (kind.__qualname__ for kind in gc.get_referents(found) if isinstance(kind, type))


async def play(address: str, game: str) -> None:
    """A match of one person and bots, whole, and afterwards everything that is told of it."""
    options = dict(SHORT[game])
    if game == "spyfall":
        options |= {"pack": "own", "own": await _read(address, game, "own", OWN)}
    async with await Guest.host(address, game=game) as host:
        await begin([host], BOTS, **options)
        pushing = asyncio.create_task(push(host))
        async with asyncio.timeout(4 * PATIENCE_SECONDS):
            await host.play(random.Random(f"{run_seed()} alone {game}"))
            await host.until(lambda: host.at["stage"] == "ended")
        pushing.cancel()
        await _look_back(host)


async def _read(address: str, game: str, option: str, text: str) -> Any:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE_SECONDS, verify=False) as client:
        answer = await client.post(f"/api/games/{game}/options/{option}", content=text.encode())
    assert answer.status_code == 200, answer.text
    return answer.json()["value"]


async def _look_back(host: Guest) -> None:
    matches = f"/api/tables/{host.table}/matches"
    key = (await post(host.address, f"{matches}/1/share", None, host.cookie)).json()["key"]
    replay = f"/api/replays/{host.table}/1/{key}"
    paths = ("/api/games", matches, f"{matches}/1", f"{matches}/1?text=1", replay, f"{replay}?as=0", f"{replay}/record")
    for answer in await asyncio.gather(*(get(host.address, path, host.cookie) for path in paths)):
        assert answer.status_code == 200, answer.text


async def evening(folder: Path) -> dict[str, Any]:
    """Play everything at once; what was learnt before, what was learnt late, and whether the dictionary was there."""
    async with running(folder) as server:
        early = notes()
        dictionaries = lexicon.dictionary.cache_info().currsize
        await asyncio.gather(*(play(server.address, game) for game in BUILT_IN))
        late = [name for key, found in notes().items() if key not in early for name in subjects(found)]
        return {"early": len(early), "late": sorted(late), "dictionaries": dictionaries}


def asked() -> dict[str, Any]:
    """What such a process says."""
    command = [sys.executable, "-m", "tests.server.alone"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=ROOT, check=False)
    assert said.returncode == 0, said.stderr
    found: dict[str, Any] = json.loads(said.stdout)
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        print(json.dumps(asyncio.run(evening(Path(made)))))
