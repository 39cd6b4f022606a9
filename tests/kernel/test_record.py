from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from lichina.kernel import Ask, BadRecord, Dice, First, Game, Match, Outcome, Pick, Record, Steps, replay
from lichina.kernel.dice import key_of
from lichina.kernel.match import retrace
from tests.games.duel import Duel
from tests.games.market import Market
from tests.games.toy import Toy
from tests.kernel.probe import probe

KEPT = Path(__file__).parent / "records"


def played(kind: type[Game], seats: int, seed: int) -> Match:
    """A match played to its end by lot, with lapses, skips and undone answers among the answers."""
    match = Match(kind, seats, seed)
    dice = Dice(key_of(f"answers {seed}"))
    while match.outcome is None:
        asks, offers = match.asks, match.offers
        if offers and dice.below(8) == 0:
            offer = dice.choice(offers)
            match.answer(offer.seat, offer.form.draw(dice), offer.key, match.now + dice.below(3))
        elif asks and dice.below(10) == 0:
            match.skip(dice.choice(asks).seat)
        elif asks and dice.below(20):
            ask = dice.choice(asks)
            match.answer(ask.seat, ask.form.draw(dice), ask.number)
        elif match.deadline is not None:
            match.lapse()
    return match


@pytest.mark.parametrize(("kind", "seats"), [(Toy, 5), (Duel, 4), (Market, 4)])
def test_a_finished_record_replays_to_the_same_story_and_outcome(kind: type[Game], seats: int) -> None:
    for seed in range(5):
        match = played(kind, seats, seed)
        again = replay(Record.from_json(match.record.to_json()), kind)
        assert again.story == match.story
        assert again.outcome == match.outcome
        assert again.record == match.record


def test_a_record_is_retraced_from_its_beginning_entry_by_entry() -> None:
    match = Match(Toy, 3, 7)
    for seat, target in ((0, 2), (1, 2), (2, 0)):
        match.answer(seat, target)
    seen = [(len(step.asks), len(step.told(None)), step.outcome) for step in retrace(match.record, Toy)]
    assert seen == [(3, 0, None), (2, 0, None), (1, 0, None), (0, 2, match.outcome)]


@pytest.mark.parametrize(("kind", "name"), [(Duel, "duel"), (Market, "market")])
def test_a_record_made_elsewhere_replays_here(kind: type[Game], name: str) -> None:
    """The files were written by Python 3.11: on another Python this proves that everything falls the same there."""
    record = Record.from_json((KEPT / f"{name}.json").read_bytes())
    told = msgspec.json.decode((KEPT / f"{name}.told.json").read_bytes())
    match = replay(record, kind)
    assert match.outcome == msgspec.convert(told["outcome"], Outcome)
    for seat in match.game.seats:
        heard = msgspec.json.decode(msgspec.json.encode([(event.key, event.data) for event in match.told(seat)]))
        assert heard == told["seats"][seat]


def test_a_record_is_readable_json_with_one_entry_a_line() -> None:
    match = Match(Toy, 3, 7)
    match.answer(0, 1, at=2.5)
    match.lapse()
    assert match.record.to_json().decode() == (
        "{\n"
        '  "lichina": 1,\n'
        '  "game": "toy",\n'
        '  "version": 1,\n'
        '  "seats": 3,\n'
        '  "options": {},\n'
        '  "seed": 7,\n'
        '  "entries": [\n'
        '    {"at":2.5,"seat":0,"ask":1,"value":1},\n'
        '    {"at":60.0,"lapse":true}\n'
        "  ]\n"
        "}\n"
    )


def test_the_record_of_a_fork_tells_where_its_dice_changed() -> None:
    match = Match(Duel, 3, 1)
    match.answer(0, ["draw"])
    fork = match.fork("elsewhere")
    fork.lapse()
    again = replay(fork.record, Duel)
    assert again.game.dice.key == fork.game.dice.key == key_of("elsewhere")
    assert again.told(0) == fork.told(0)


@pytest.mark.parametrize("until", [100, lambda: 100])
def test_a_time_given_as_a_whole_number_is_written_as_it_is_read(until: Any) -> None:
    def body(game: Any) -> Steps[Any]:
        yield First([Ask(0, "first", Pick(["x"]))], until=until)
        yield Ask(1, "second", Pick(["y"]))

    match = probe(body)
    assert repr(match.deadline) == "100.0"
    match.lapse()
    match.answer(1, "y")
    text = match.record.to_json()
    assert b'{"at":100.0,"seat":1,"ask":1,"value":"y"}' in text
    assert Record.from_json(text).to_json() == text


def changed(**parts: Any) -> bytes:
    """The record of a short match with some part of it changed."""
    match = Match(Toy, 3, 7)
    match.answer(0, 1)
    return msgspec.json.encode({**msgspec.json.decode(match.record.to_json()), **parts})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "broken-record"),
        (b"{", "broken-record"),
        (b"\xff\xfe", "broken-record"),
        (b"[]", "foreign-record"),
        (b'{"events": []}', "foreign-record"),
        (changed(entries="none"), "foreign-record"),
        (changed(entries=[{"at": "soon"}]), "foreign-record"),
        (changed(entries=[{"at": 0, "seat": 0, "cheat": True}]), "foreign-record"),
        (changed(seed=None), "foreign-record"),
        (changed(extra=1), "foreign-record"),
        (changed(lichina=2), "other-format"),
        (changed(game="duel"), "other-game"),
        (changed(version=99), "other-version"),
        (changed(seats=99), "bad-start"),
        (changed(options={"speed": 1}), "bad-start"),
        (changed(entries=[{"at": 0.0}]), "bad-entry"),
        (changed(entries=[{"at": 0.0, "seat": 0, "ask": 1, "value": 0}]), "bad-entry"),
        (changed(entries=[{"at": 0.0, "seat": 0, "ask": 5, "value": 1}]), "bad-entry"),
        (changed(entries=[{"at": -1.0, "seat": 0, "ask": 1, "value": 1}]), "bad-entry"),
        (changed(entries=[{"at": 0.0, "undo": 0}]), "bad-entry"),
        (changed(entries=[{"at": 1.0, "skip": 9}]), "bad-entry"),
    ],
)
def test_a_broken_or_foreign_record_is_refused_with_the_reason(text: bytes, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(Record.from_json(text), Toy)
    assert refused.value.code == code


def test_a_refused_entry_is_named_by_its_place() -> None:
    text = changed(entries=[{"at": 0.0, "seat": 0, "ask": 1, "value": 1}, {"at": 0.0, "seat": 0, "ask": 1, "value": 1}])
    with pytest.raises(BadRecord, match="entry 1 does not fit: ask 1 is no longer open"):
        replay(Record.from_json(text), Toy)
