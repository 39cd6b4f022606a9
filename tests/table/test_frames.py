"""Frames: whoever adds them up has exactly what the seat may know, and nobody is sent what is not new for him."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lichina.games.passengers import Passengers
from lichina.kernel import Match
from lichina.table.frames import SIZES, Lens, SentClock, Showing, pad, padded_size
from lichina.table.presence import Has
from lichina.testing import golden
from lichina.testing.cases import run_seed, soak
from tests.server.guest import draw

from .tabletop import Device, Home, home, match_of, seated

GOLDEN = Path(__file__).parents[1] / "golden"
MODES = {"classic": 7, "maniac": 8, "moderated": 8, "everything": 12}


# --- folding ----------------------------------------------------------------------------------------------------------


def folded(device: Device) -> dict[str, Any]:
    """What a device knows by adding up its frames, in the shape of a glimpse; words are left out."""
    match = device.match
    return {
        "view": {"public": match["public"], "private": match["private"]},
        "asks": [wordless(ask) for ask in match["asks"]],
        "offers": [wordless(offer) for offer in match["offers"]],
        "channels": [door[:2] for door in match["channels"]],
        "deadline": match["clock"]["deadline"],
        "moment": silent(match["moment"]),
        "told": [[event["key"], event["data"]] for event in device.told],
        "awaits": match["awaits"],
        "over": {key: value for key, value in match["over"].items() if key != "text"} if match["over"] else None,
    }


def silent(moment: dict[str, Any] | None) -> dict[str, Any] | None:
    """A moment without words."""
    if moment is None:
        return None
    return {**moment, "told": [{"key": event["key"], "data": event["data"]} for event in moment["told"]]}


def wordless(question: dict[str, Any]) -> dict[str, Any]:
    """A question without the words that a client without texts gets beside it."""
    found = {key: value for key, value in question.items() if key != "text"}
    found["closed"] = [pair[:2] for pair in question["closed"]]
    form = {key: value for key, value in question["form"].items() if key != "labels"}
    if "branches" in form:
        form["branches"] = [
            {key: value for key, value in branch.items() if key not in ("text", "labels")}
            | {"closed": [pair[:2] for pair in branch["closed"]]}
            for branch in form["branches"]
        ]
    found["form"] = form
    return found


def truth(device: Device) -> dict[str, Any]:
    """All that the seat of a device may know."""
    seen: dict[str, Any] = json.loads(match_of(device).glimpse(device.match["seat"]))
    return {**seen, "awaits": match_of(device).awaited}


async def mafia(place: Home, mode: str, people: int) -> list[Device]:
    """A table full of people; some have texts in one language or the other, one only watches."""
    options = {"night": 20, "discussion": 20, "voting": 20, "statements": 1}
    host = await place.host("Игрок 0", mode=mode, options=options)
    devices = [host]
    for number in range(1, people):
        language = "en" if number % 4 == 1 else "ru"
        devices.append(await host.friend(f"Игрок {number}", text=number % 2 == 1, language=language))
    devices.append(await host.friend("Зритель", "spectator"))
    devices.append(await host.friend("Ещё зритель", "spectator", text=True, language="en"))
    await host.must("start")
    return devices


class Watch:
    """Looks at every step of a match whether each device was sent what is new for it, and nothing else."""

    def __init__(self, devices: list[Device]) -> None:
        self.devices = devices
        self.seen = [truth(device) for device in devices]
        self.counts = [len(device.frames) for device in devices]

    def look(self) -> None:
        for index, device in enumerate(self.devices):
            now = truth(device)
            assert folded(device) == now, device.match["seat"]
            new = [frame for frame in device.frames[self.counts[index] :] if frame["t"] in ("match", "step")]
            assert bool(new) == (now != self.seen[index]), (device.match["seat"], new)
            self.seen[index] = now
            self.counts[index] = len(device.frames)


@pytest.mark.parametrize("mode", MODES)
async def test_whoever_adds_up_the_frames_knows_what_the_seat_may_know_and_nothing_is_sent_in_vain(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(soak()):
        dice = random.Random(f"{run_seed()} {mode} {number}")
        seeds = SimpleNamespace(token_hex=lambda size, dice=dice: dice.randbytes(size).hex())
        monkeypatch.setattr("lichina.table.play.secrets", seeds)
        await _random_match(mode, dice)


async def _random_match(mode: str, dice: random.Random) -> None:
    async with home() as place:
        devices = await mafia(place, mode, MODES[mode])
        watch = Watch(devices)
        host = devices[0]
        for _ in range(2000):
            if host.match["over"]:
                break
            asked = [device for device in devices if device.asks]
            if asked and dice.random() < 0.93:
                device = dice.choice(asked)
                ask = dice.choice(device.asks)
                await device.answer(draw(ask["form"], dice), ask["ask"])
            elif dice.random() < 0.1:
                device = dice.choice(devices)
                await device.detach()
                await device.attach()
                watch.counts[devices.index(device)] = len(device.frames)
            else:
                place.time.move(dice.uniform(0, 15))
                await host.table.inbox.call(host.table.play.tick)
                for device in devices:
                    await device.do("here")
            watch.look()
        assert host.match["over"] and host.at["stage"] == "ended"
        assert place.troubles == []


async def test_a_sealed_answer_is_news_to_its_author_alone() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        watcher = await host.friend("Зритель", "spectator")
        await host.must("start")
        before = [len(device.frames) for device in (second, watcher)]
        await host.answer("no")
        assert [len(device.frames) for device in (second, watcher)] == before


async def test_a_step_has_only_what_has_changed() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        before = len(host.frames)
        await host.answer("no")
        step, reply = host.frames[before:]
        assert sorted(step) == ["asks", "clock", "t"] and reply["t"] == "ok"
        before = len(host.frames)
        await second.answer("no")
        (step,) = host.frames[before:]
        assert sorted(step) == ["asks", "clock", "private", "public", "t", "told"]
        assert step["public"] == [{"round": 2, "words": ["no", "no"]}]


def test_a_passenger_who_is_placed_is_one_cell_of_one_boat() -> None:
    head, entries = golden.read((GOLDEN / "passengers-basic-4.txt").read_text("utf-8"))
    match = Match(Passengers, head.seats, head.seed, Passengers.MODES[head.mode].options)
    for entry in entries[:5]:
        match.enter(entry)
    clock, watching = SentClock(match.now, True, 1.0, match.deadline), Lens(None, None)
    scene = Showing(match, lambda channel: True)
    scene.whole(watching, 0, clock, b'"match":1')
    match.enter(entries[5])
    (frame,) = scene.news([watching], clock)
    assert frame is not None
    assert json.loads(frame)["public"] == {
        "stage": ["place"],
        "turn": [3],
        "boats": {"0": {"riders": {"3": [1]}}},
        "riders": {"1": [{"by": None, "round": 1, "mask": None, "face": None}]},
        "mystery": [4],
    }


async def test_whoever_comes_back_gets_the_story_from_where_it_was_cut() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        await host.answer("no")
        await second.answer("no")
        await host.detach()
        await place.look_round(second.table, 61)
        await place.wait(second.table, 30)
        assert match_of(host).game.public().round == 3  # type: ignore[attr-defined]
        heard = len(host.told)
        await host.attach()
        assert host.match["since"] == heard == 2
        assert folded(host) == truth(host)


@pytest.mark.parametrize("nonsense", [-1, 3, 10_000])
async def test_a_number_that_cannot_be_gets_the_whole_story(nonsense: int) -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        await host.answer("no")
        await second.answer("no")
        twin = host.twin()
        place.house.attach(host.table, twin, Has(1, host.match["edition"], nonsense, nonsense))
        await place.quiet(host.table)
        assert twin.match["since"] == 0 and len(twin.told) == 2


async def test_what_was_heard_in_another_match_counts_for_nothing() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        await host.answer("no")
        await second.answer("no")
        await host.detach()
        await second.detach()
        await second.attach()
        await place.look_round(second.table, 61)
        await second.must("start")
        await host.attach()
        assert host.match["match"] == 2 and host.match["since"] == 0 and host.told == []


# --- sizes ------------------------------------------------------------------------------------------------------------


def test_private_content_takes_up_one_of_a_few_sizes() -> None:
    assert [padded_size(length) for length in (0, 1, 1024, 1025, 4096, 4097, 262_144)] == [
        1024,
        1024,
        1024,
        4096,
        4096,
        16_384,
        262_144,
    ]
    assert [padded_size(length) for length in (262_145, 600_000)] == [524_288, 786_432]


def test_a_padded_frame_is_the_same_json() -> None:
    frame = pad(b'{"a":1', b',"b":2}')
    assert len(frame) == len(b'{"a":1') + SIZES[0]
    assert json.loads(frame) == {"a": 1, "b": 2}


async def test_when_night_falls_the_frames_of_all_seats_are_of_one_size() -> None:
    async with home() as place:
        devices = await seated(place, 7, game="mafia")
        cards = ["don", "mafioso", "citizen", "doctor", "detective", "citizen", "beauty"]
        devices[0].table.state.settings.options = {
            "deal": {"cards": cards, "start": "vote", "nights": 1},
            "tie": "nobody",
        }
        await devices[0].must("start")
        await devices[0].must("hasten")
        falls = [next(raw for raw in reversed(device.raw) if b'"step"' in raw) for device in devices]
        assert match_of(devices[0]).game.public().stage == "night"  # type: ignore[attr-defined]
        assert len({len(raw) for raw in falls}) == 1


async def test_replies_to_a_seat_are_all_of_one_size() -> None:
    async with home() as place:
        host, _ = await seated(place, 2)
        await host.must("start")
        before = len(host.raw)
        await host.answer("no")
        await host.do("answer", match=1, ask=77, value="no")
        await host.do("answer", match=1, ask=1, value="nonsense")
        await host.do("ping")
        replies = [raw for raw in host.raw[before:] if b'"ok"' in raw or b'"error"' in raw]
        assert [len(raw) for raw in replies] == [SIZES[0]] * 4


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "letters"), [("ru", "[А-Яа-яё]"), ("en", "[A-Za-z]")])
async def test_a_client_without_texts_gets_words_for_everything(language: str, letters: str) -> None:
    async with home() as place:
        host = await place.host("Ann", options={"night": 20, "discussion": 20, "voting": 20}, bots=[0, 0])
        device = await host.twin(language=language, text=True).attach()
        for number in range(6):
            await host.must("bot", name=f"Bot {number}")
        await host.must("start")
        dice = random.Random(f"{run_seed()} words")
        asks: list[dict[str, Any]] = []
        while not device.match["over"]:
            asks += device.asks
            if device.asks and dice.random() < 0.5:
                await device.answer(draw(device.asks[0]["form"], dice))
            else:
                await host.do("hasten")
        texts = [event["text"] for event in device.told] + [ask["text"] for ask in asks]
        texts += [device.match["over"]["text"]]
        for ask in asks:
            labels = ask["form"].get("labels") or ask["form"]["branches"][0]["labels"]
            assert labels
            texts += [label for _, label in labels if not re.fullmatch(r"Bot \d|Ann|\d+", label)]
        assert texts and all(text and re.search(letters, text) for text in texts)
        other = "[A-Za-z]" if language == "ru" else "[А-Яа-яё]"
        for text in texts:
            assert not re.search(other, re.sub(r"Bot \d|Ann", "", text)), text


async def test_a_device_that_changes_its_language_gets_words_in_it_from_then_on() -> None:
    async with home() as place:
        devices = await seated(place, 7, game="mafia")
        english = await devices[0].twin(language="en", text=True).attach()
        await devices[0].must("start")
        before = len(english.told)
        assert re.search("[A-Za-z]", english.asks[0]["text"])
        await english.must("language", lang="ru")
        assert len(english.told) == before
        assert re.search("[А-Яа-я]", english.asks[0]["text"])
        assert (await english.answer("nonsense"))["text"] == (await devices[0].answer("nonsense"))["text"]


async def test_a_device_that_did_not_ask_for_words_gets_none() -> None:
    async with home() as place:
        devices = await seated(place, 7, game="mafia")
        await devices[0].must("start")
        assert "text" not in devices[0].asks[0] and "labels" not in devices[0].asks[0]["form"]
        assert all("text" not in event for event in devices[0].told)
        assert isinstance(match_of(devices[0]), Match)
