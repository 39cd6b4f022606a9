"""Replays: whoever adds the steps up has, at every step, what the viewer had then; with everything open, all of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lichina import registry
from lichina.games.mafia import Mafia
from lichina.kernel import ALL, Game, Match, Record, honoured, retold
from lichina.kernel.deltas import patched
from lichina.kernel.match import retrace
from lichina.table.livematch import Transcript
from lichina.table.replay import ALL_OPEN, MOST_ENTRIES, Cast, Watcher, frames
from lichina.table.state import MASK_ORDER, Refused
from lichina.testing.cases import run_seed
from lichina.testing.chosen import proving
from lichina.testing.play import RESTLESS, play
from tests.server.guest import add, draw

from .tabletop import Device, home
from .test_frames import silent, wordless

PROVING = proving(Path(__file__).parent.parent / "games")
CASES = [(game, mode) for game in PROVING for mode in game.MODES]
CASES += [(Mafia, mode) for mode in ("classic", "moderated", "everything")]


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The proving games can be found by their ids."""
    for game in PROVING:
        registry.register(game)
    yield
    for game in PROVING:
        registry._registered.pop(game.id)


def played(game: type[Game], mode: str, number: int = 0) -> Match:
    """A random match with everything that can come in, defaults and answers taken back included."""
    way = game.MODES[mode]
    seats = random.Random(f"{run_seed()} {mode} {number}").choice(list(way.players or game.PLAYERS)[:10])
    options = {**way.options, "statements": 1} if game is Mafia else way.options
    return play(game, seats, options, f"{run_seed()} {game.id} {mode} {number}", habits=RESTLESS)


def cast_of(match: Match, **more: Any) -> Cast:
    return Cast(tuple(f"Игрок {seat}" for seat in match.game.seats), match.outcome, **more)


def shown(match: Match, watcher: Watcher, language: str = "ru", **more: Any) -> dict[str, Any]:
    """The replay of a match."""
    made = frames(match.record.to_json(), cast_of(match, **more), language, watcher)
    assert msgspec.json.encode(msgspec.json.decode(made)) == made, "nothing is filled up"
    found: dict[str, Any] = json.loads(made)
    return found


def refusal(record: bytes, cast: Cast, watcher: Watcher = ALL_OPEN) -> tuple[str, Any]:
    """With which code, and why, a record is not shown."""
    with pytest.raises(Refused) as caught:
        frames(record, cast, "ru", watcher)
    return caught.value.code, caught.value.data.get("why")


# --- one viewer -------------------------------------------------------------------------------------------------------


def sight(match: Match, viewer: int | None) -> dict[str, Any]:
    """All that a viewer may know, but for where one could talk."""
    seen: dict[str, Any] = json.loads(match.glimpse(viewer))
    del seen["channels"]
    return seen


def folded(frame: dict[str, Any], told: list[dict[str, Any]]) -> dict[str, Any]:
    """What a viewer knows by adding up the steps, in the shape of a glimpse; words are left out."""
    return {
        "view": {"public": frame["public"], "private": frame["private"]},
        "asks": [wordless(ask) for ask in frame["asks"]],
        "offers": [wordless(offer) for offer in frame["offers"]],
        "deadline": frame["clock"]["deadline"],
        "moment": silent(frame["moment"]),
        "told": [[event["key"], event["data"]] for event in told],
        "over": {key: value for key, value in frame["over"].items() if key != "text"} if frame["over"] else None,
    }


@pytest.mark.parametrize(("game", "mode"), CASES, ids=lambda value: value if isinstance(value, str) else value.id)
def test_whoever_adds_the_steps_up_knows_at_each_what_the_viewer_knew_and_there_are_no_others(
    game: type[Game], mode: str
) -> None:
    match = played(game, mode)
    for viewer in (None, *match.game.seats):
        found = shown(match, viewer)
        frame, told, steps = found["start"], found["start"]["told"], iter(found["steps"])
        truth = retrace(match.record, game)
        before = sight(next(truth), viewer)
        assert folded(frame, told) == before
        for past in truth:
            now = sight(past, viewer)
            if now != before:
                step = next(steps)
                assert step["at"] == step["clock"]["now"] == past.now
                add(frame, step)
                told += step.get("told", [])
                assert folded(frame, told) == now
            before = now
        assert list(steps) == []


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_a_viewer_gets_nothing_that_only_somebody_who_sees_everything_gets(viewer: int | None) -> None:
    match = played(Mafia, "everything")
    found = shown(match, viewer)
    assert found["viewer"] == ("spectator" if viewer is None else viewer)
    assert set(found) == {
        *("match", "game", "version", "names", "masks", "forms", "content", "viewer", "outcome", "start", "steps"),
    }
    usual = {"at", "t", "clock", "public", "private", "asks", "offers", "told", "over"}
    assert set().union(*found["steps"]) <= usual
    events = [event for part in (found["start"], *found["steps"]) for event in part.get("told", ())]
    assert set().union(*events) <= {"key", "data", "text", "private"}
    assert [event["key"] for event in events] == [event.key for event in match.told(viewer)]


async def _live_match() -> tuple[list[Device], Record, Transcript]:
    """Seven people play a match at random; one of them, and a spectator, get it in words."""
    async with home() as place:
        options = {"night": 20, "discussion": 20, "voting": 20, "statements": 1}
        host = await place.host("Даша", options=options)
        devices = [host] + [await host.friend(name) for name in ("Маша", "Пётр", "Оля", "Вера", "Юра")]
        watched = [await host.friend("Гоша", text=True), await host.friend("Зритель", "spectator", text=True)]
        await host.must("start")
        dice = random.Random(f"{run_seed()} live")
        while not host.match["over"]:
            asked = [device for device in (*devices, *watched) if device.asks]
            if asked and dice.random() < 0.9:
                device = dice.choice(asked)
                ask = dice.choice(device.asks)
                await device.answer(draw(ask["form"], dice), ask["ask"])
            else:
                await host.must("hasten")
        row = await place.journal.match(host.table.state.id, 1)
        assert row is not None
        return watched, Record.from_json(row.record), msgspec.json.decode(row.transcript, type=Transcript)


def _states(frame: dict[str, Any], steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a viewer knew, one thing after another, with all words."""
    told = list(frame["told"])
    found: list[dict[str, Any]] = []
    for step in ({}, *steps):
        add(frame, step)
        told += step.get("told", [])
        state = {part: frame[part] for part in ("public", "private", "asks", "offers", "over")}
        state = json.loads(json.dumps({**state, "told": told}))
        if not found or found[-1] != state:
            found.append(state)
    return found


async def test_a_replay_shows_each_viewer_what_was_sent_live_in_the_same_words_and_nothing_else() -> None:
    devices, record, story = await _live_match()
    for device in devices:
        live = [frame for frame in map(json.loads, device.raw) if frame["t"] in ("match", "step")]
        assert [frame["t"] for frame in live].count("match") == 1
        seat = live[0]["seat"]
        replay = json.loads(
            frames(record.to_json(), Cast(story.names, story.outcome, story.masks, story.by), "ru", seat)
        )
        for part in ("match", "game", "seat", "names", "masks", "forms"):
            assert replay["start"][part] == live[0][part]
        assert set(replay["start"]) == set(live[0])
        assert _states(replay["start"], replay["steps"]) == _states(live[0], live[1:])


# --- everything open --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "mode"), CASES, ids=lambda value: value if isinstance(value, str) else value.id)
def test_with_everything_open_there_is_every_seats_view_and_every_event_with_its_audience_at_every_step(
    game: type[Game], mode: str
) -> None:
    match = played(game, mode)
    found = shown(match, ALL_OPEN)
    frame, told, privates = found["start"], found["start"]["told"], found["start"]["privates"]
    assert len(found["steps"]) == len(match.record.entries)
    truth = retrace(match.record, game)
    for past, step in zip(truth, (None, *found["steps"]), strict=True):
        if step is not None:
            add(frame, step)
            told += step.get("told", [])
            for seat, news in step.get("privates", {}).items():
                privates[int(seat)] = patched(privates[int(seat)], news)
        assert frame["public"] == json.loads(msgspec.json.encode(past.view(None).public))
        views = [past.view(seat).private for seat in past.game.seats]
        assert privates == json.loads(msgspec.json.encode(views))
        assert len(told) == len(past.game.story)
    assert [(event["key"], event["to"]) for event in told] == [
        (event.key, "all" if to is ALL else sorted(to) or "nobody") for to, event in match.story
    ]
    assert all(event["text"] for event in told)
    assert [fact["key"] for fact in found["facts"]] == [fact.key for fact in match.facts]
    awards = honoured(match.awards)
    assert [award["key"] for award in found["awards"]] == [award.key for award in awards]
    assert len(found["retold"]) == len(retold(match.retelling))
    for award, given in zip(awards, found["awards"], strict=True):
        step = found["steps"][given["step"] - 1] if given["step"] else {"told": told}
        assert match.story[award.at][1].key in [event["key"] for event in step["told"]]
    assert found["outcome"]["text"] and found["outcome"]["reason"] == match.outcome.reason  # type: ignore[union-attr]


def test_with_everything_open_each_step_says_what_came_in_and_by_whom() -> None:
    match = Match(Mafia, 6, "who", {"deal": {"cards": ["don", *["citizen"] * 5], "start": "vote", "nights": 1}})
    match.answer(1, 0, at=2.5)
    match.skip(2, at=3.0)
    match.lapse()
    found = shown(match, ALL_OPEN, by=("person", "bot", "person"))
    assert [step["entry"] for step in found["steps"]] == [
        {"what": "answer", "seat": 1, "key": "vote", "value": 0, "by": "person"},
        {"what": "skip", "seat": 2, "key": None, "value": None, "by": "bot"},
        {"what": "lapse", "seat": None, "key": None, "value": None, "by": "clock"},
    ]
    assert [step["at"] for step in found["steps"]] == [2.5, 3.0, 60.0]
    assert [step["entry"]["by"] for step in shown(match, ALL_OPEN)["steps"]] == [None, None, "clock"]


def test_facts_and_texts_are_in_the_language_that_was_asked_for() -> None:
    match = Match(Mafia, 6, "who", {"deal": {"cards": ["don", *["citizen"] * 5], "start": "vote", "nights": 1}})
    match.answer(1, 0)
    match.lapse()
    russian, english = (shown(match, ALL_OPEN, language) for language in ("ru", "en"))
    assert russian["facts"][1]["text"] == "Мирные жители голосовали один раз, и против преступника."
    assert english["facts"][1]["text"] == "The town cast a single vote, and it was against a criminal."
    assert english["start"]["told"][0]["text"] == "Игрок 0 gets a card: Don."


def test_where_the_merit_is_equal_an_award_goes_to_the_seat_for_which_a_person_answered() -> None:
    match = Match(Mafia, 6, "who", {"deal": {"cards": ["don", *["citizen"] * 5], "start": "vote", "nights": 1}})
    for seat in (1, 2, 3):
        match.answer(seat, 0)
    match.lapse()
    for people, seat in ((("bot", "bot", "person"), 3), (("bot", "person", "bot"), 2), (("bot", "bot", "bot"), 1)):
        awards = {one["key"]: one for one in shown(match, ALL_OPEN, by=(*people, "clock"))["awards"]}
        assert (awards["eye"]["seat"], awards["eye"]["step"]) == (seat, seat)
        assert awards["eye"]["title"] == "Острый глаз"


def test_an_award_leads_to_its_step_although_whoever_has_seen_a_moment_makes_none() -> None:
    deal = {"cards": ["don", *["citizen"] * 5], "start": "vote", "nights": 1}
    match = Match(Mafia, 6, "who", {"moment": 6, "deal": deal})
    for seat in (1, 2, 3):
        match.answer(seat, 0)
    match.lapse()
    assert match.moment is not None
    while match.outcome is None:
        for ask in match.asks:
            match.answer(ask.seat, "seen")
    found = shown(match, ALL_OPEN)
    assert len(found["steps"]) < len(match.record.entries)
    for award, given in zip(honoured(match.awards), found["awards"], strict=True):
        told = found["steps"][given["step"] - 1]["told"]
        assert match.story[award.at][1].key in [event["key"] for event in told]


def test_a_match_that_was_broken_off_is_shown_as_far_as_it_went_without_facts() -> None:
    match = Match(Mafia, 6, "broken")
    match.answer(0, "seen")
    found = shown(match, ALL_OPEN)
    assert found["outcome"] is None and not {"facts", "awards", "retold"} & found.keys()
    assert len(found["steps"]) == 1 and found["steps"][0]["clock"]["runs"]


def test_masks_are_those_that_were_worn_and_a_match_from_before_them_gets_the_first() -> None:
    match = Match(Mafia, 6, "masks")
    assert shown(match, None, masks=(5, 4, 3, 2, 1, 0))["masks"] == [5, 4, 3, 2, 1, 0]
    assert shown(match, None)["masks"] == list(MASK_ORDER[:6])


# --- what cannot be shown ---------------------------------------------------------------------------------------------


def test_a_record_of_other_rules_is_not_shown() -> None:
    match = Match(Mafia, 6, "old")
    record = match.record
    other = msgspec.structs.replace(record, version=record.version + 1)
    gone = msgspec.structs.replace(record, game="gone")
    assert refusal(other.to_json(), cast_of(match)) == ("cannot-replay", "rules")
    assert refusal(gone.to_json(), cast_of(match)) == ("cannot-replay", "rules")


def test_a_record_whose_entries_lead_elsewhere_is_not_shown() -> None:
    """The rules have changed although their version says that they have not."""
    match = Match(Mafia, 6, "who", {"deal": {"cards": ["don", *["citizen"] * 5], "start": "vote", "nights": 1}})
    match.answer(1, 0)
    match.lapse()
    assert match.outcome is not None
    other = msgspec.structs.replace(match.outcome, winners=(0,))
    assert refusal(match.record.to_json(), Cast(("?",) * 6, other)) == ("cannot-replay", "rules")


def test_a_broken_record_is_not_shown() -> None:
    match = Match(Mafia, 6, "broken")
    match.answer(0, "seen")
    record = match.record
    nonsense = msgspec.structs.replace(record, entries=(*record.entries, *record.entries))
    for text in (b"", b"{}", record.to_json()[:-5], nonsense.to_json()):
        assert refusal(text, cast_of(match)) == ("cannot-replay", "record")


def test_a_record_that_is_too_long_is_not_shown() -> None:
    match = Match(Mafia, 6, "long")
    match.answer(0, "seen")
    record = match.record
    long = msgspec.structs.replace(record, entries=record.entries * (MOST_ENTRIES + 1))
    assert refusal(long.to_json(), cast_of(match)) == ("cannot-replay", "length")


def test_a_seat_that_is_not_there_is_refused() -> None:
    match = Match(Mafia, 6, "seat")
    assert refusal(match.record.to_json(), cast_of(match), 6) == ("no-such-seat", None)
