"""Frames that are almost right: they are carried out or refused, and nothing between."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from lichina.testing.cases import run_seed, soak

from .guest import Guest, Running, running
from .handmade import reply_to, troubles, written
from .party import begin, party, reach, settle

RUSSIAN = re.compile("[а-яё]")

LOBBY: list[dict[str, Any]] = [
    {"do": "set", "mode": "classic", "options": {"night": 30, "vote": "open"}},
    {"do": "set", "sitting": "apart", "bots": [0, 5.5], "pace": 1.5, "clocks": True, "voice": 1},
    {"do": "set", "language": "ru", "spectators": True, "door": "open"},
    {"do": "bot", "level": "belief", "name": "Гоша"},
    {"do": "change", "seat": 6, "level": "belief", "name": "Глаша"},
    {"do": "remove", "seat": 6},
    {"do": "arrange", "order": [1, 0, 2, 3, 4, 5]},
    {"do": "rename", "name": "Дарья"},
    {"do": "mute", "person": 3, "muted": True},
    {"do": "say", "channel": "table", "text": "привет"},
    {"do": "admit", "person": 3},
    {"do": "give", "seat": 1, "person": 3},
    {"do": "sit"},
    {"do": "stand"},
    {"do": "voice", "able": False},
    {"do": "ping"},
]
MATCH: list[dict[str, Any]] = [
    {"do": "answer", "match": 1, "ask": 3, "value": 2},
    {"do": "answer", "match": 1, "ask": 3, "value": "abstain"},
    {"do": "answer", "match": 1, "ask": 2, "value": ["accuse", 2, "words"]},
    {"do": "undo", "match": 1},
    {"do": "say", "channel": "table", "text": "это он"},
    {"do": "say", "channel": "mafia", "text": "кого?"},
    {"do": "here"},
    {"do": "hasten"},
    {"do": "pause"},
    {"do": "kick", "person": 1},
    {"do": "give", "seat": 0, "person": 2},
    {"do": "lobby"},
    {"do": "close"},
    *LOBBY[:4],
]
WEIRD: list[Any] = [None, True, -1, 0, 1, 7, 1e308, 2**63, 10**25, 0.5]
WEIRD += ["", "x" * 300, "\u202e", "ё", [], {}, [[]], {"a": 1}]
MARKS = ["", "\x00", '"', "{", "]", "9", "\\u", "é", ",", " "]


def mutated(frame: dict[str, Any], dice: random.Random) -> str:
    """Something like a valid frame."""
    frame = json.loads(json.dumps(frame))
    kind = dice.randrange(6)
    if kind == 0:
        frame[dice.choice(list(frame))] = dice.choice(WEIRD)
    elif kind == 1:
        del frame[dice.choice(list(frame))]
    elif kind == 2:
        frame[dice.choice(["id", "value", "seat", "options", "seed", "person", "x"])] = dice.choice(WEIRD)
    elif kind == 3 and isinstance(frame.get("options"), dict):
        frame["options"][dice.choice(["night", "vote", "seed", "deal", "style", "x", ""])] = dice.choice(WEIRD)
    text = json.dumps(frame, ensure_ascii=dice.random() < 0.5)
    if kind >= 4:
        for _ in range(dice.randint(1, 3)):
            place = dice.randrange(len(text))
            text = text[:place] + dice.choice(MARKS) + text[place + 1 :]
    return text


async def attack(server: Running, device: Guest, witness: Guest, pool: list[dict[str, Any]], count: int) -> int:
    """Send mutations; how many of them happened to be commands that were carried out."""
    dice = random.Random(f"{run_seed()} {pool[0]}")
    done, nonsense, heard = 0, 0, len(witness.frames)
    for number in range(count):
        text = mutated(dice.choice(pool), dice)
        before = written(server, device)
        reply = await reply_to(device, text)
        assert reply["t"] in ("ok", "error"), (text, reply)
        if reply["t"] == "error":
            assert written(server, device) == before, text
            assert RUSSIAN.search(reply["text"]), (text, reply)
            nonsense += reply["code"] == "bad-frame"
            if nonsense == 15:  # before the socket is closed for it
                nonsense = 0
                await device.cut()
                await device.open()
        else:
            done += 1
            await witness.must("ping")
            heard = len(witness.frames)
        if number % 50 == 49:
            await witness.must("ping")
            quiet = [frame["t"] for frame in witness.frames[heard:]]
            assert quiet in ([], ["ok"]), (text, quiet)
            heard = len(witness.frames)
        assert troubles(server) == 0, text
    return done


async def test_mutations_of_frames_in_a_match_break_nothing() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "vote")
        await attack(server, guests[1], guests[2], MATCH, 100 * soak())
        await settle(guests)
        assert guests[0].at["stage"] == "match"
        assert guests[2].match["public"] == guests[1].match["public"]
        assert {entry["held"] for guest in guests[2:] for entry in guest.match["asks"]} == {None}


async def test_mutations_of_a_hosts_frames_in_the_lobby_break_nothing() -> None:
    async with running() as server, party(server) as guests:
        await attack(server, guests[0], guests[2], LOBBY, 100 * soak())
        await guests[0].must("set", door="open", pace=1.0)
        await settle(guests)
        assert {guest.at["stage"] for guest in guests} == {"lobby"}
