"""Names and words are taken out of matches that are over: nothing of them is left, and the rest is as it was."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from lichina.journal import Finished, MemoryJournal
from lichina.kernel import Dice, Text
from lichina.kernel.dice import key_of
from lichina.registry import find
from lichina.table.forgetting import forget_named, neutral_names, seats_of, without
from lichina.table.livematch import LiveMatch, Transcript, record_of, transcript_of
from lichina.table.replay import Cast, frames
from lichina.table.rows import BeganRow, encode
from lichina.table.state import Person, Refused, Result, TableSettings, TableState

NAMES = ("Даша", "Маша", "Пётр", "Евлампий")
SAID = {
    0: "Мы с Машей и с Евлампием тут давно",
    1: "Даше виднее, а Дашенька — не она",
    2: "yes",
    3: "Моя тайна: я здесь никогда не был",
}
TRAITS = {"underground": 2, "underwater": 1, "cold": 1}
PLACES = [{"ru": f"Кухня {name}", "en": f"The kitchen of {name}", "traits": TRAITS} for name in NAMES] + [
    {"ru": f"Место {number}", "en": f"Place {number}", "traits": TRAITS} for number in range(30)
]


def played(**options: Any) -> LiveMatch:
    """A round in which everybody says what they say in words of their own, some of it taken back."""
    game = find("spyfall")
    chosen = {"rounds": 1, "talk": "typed", **options}
    live = LiveMatch(game, BeganRow(1, "spyfall", game.game.version, 4, chosen, "a seed", 0.0, ()))
    dice, typed = Dice(key_of("people")), 0
    while live.match.outcome is None:
        asks = live.match.asks
        if typed > 11 or not asks:
            live.match.lapse(live.match.deadline)
            typed = 0 if typed > 11 else typed
        else:
            ask = asks[0]
            if isinstance(ask.form, Text):
                typed += 1
                if typed == 2:  # blanks are no answer: they are asked for again
                    live.match.answer(ask.seat, "  ", ask.number)
                    continue
            live.match.answer(ask.seat, _said(ask, dice), ask.number)
        live.keep(len(live.news("person")), "person")
    return live


def _said(ask: Any, dice: Dice) -> Any:
    if isinstance(ask.form, Text):
        return SAID[ask.seat]
    for _ in range(300):
        drawn = ask.form.draw(dice)
        if isinstance(drawn, tuple) and "own" in drawn:
            return drawn
    return drawn


def archived(live: LiveMatch, **more: Any) -> Finished:
    """The match as a table keeps it."""
    masks = (0, 7, 14, 21)
    outcome = live.match.outcome
    head = {"match": 1, "game": "spyfall", "names": NAMES, "masks": masks, "outcome": outcome, "broken": None} | more
    record = record_of(live.began, live.match.entries())
    story = transcript_of(live, NAMES, masks, None)
    return Finished("oak", 1, "spyfall", live.began.version, 0.0, 60.0, encode(head), record, story)


def replayed(row: Finished) -> dict[str, Any]:
    """What the replay of a match shows with everything open."""
    told = msgspec.json.decode(row.transcript, type=Transcript)
    shown: dict[str, Any] = json.loads(frames(row.record, Cast(told.names, told.outcome), "ru", "all"))
    return shown


def texts(shown: dict[str, Any]) -> list[str]:
    return [event["text"] for part in (shown["start"], *shown["steps"]) for event in part.get("told", ())]


def said(row: Finished) -> set[tuple[int, str]]:
    """Who has said what in words of their own, as the story tells it."""
    events = [told for _, told in msgspec.json.decode(row.transcript, type=Transcript).events]
    return {(data["seat"], data["text"]) for _, _, data in events if data.get("text")}


def everywhere(row: Finished) -> str:
    """All that is kept of a match."""
    return (row.head + row.record + row.transcript).decode()


@pytest.fixture(scope="module")
def row() -> Finished:
    return archived(played(), people=[1, 2, 3, 4])


def test_of_a_person_nothing_is_left_and_the_others_are_as_they_were(row: Finished) -> None:
    assert said(row) == set(SAID.items())
    new = without(row, {3}, neutral_names("ru"))
    left = everywhere(new)
    assert "Евлампи" not in left and "тайна" not in left and "никогда" not in left
    assert said(new) == {
        (0, "Мы с Машей и с Игрок 4 тут давно"),
        (1, SAID[1]),
        (2, "yes"),
        (3, "—"),
    }
    head = json.loads(new.head)
    assert (head["names"], head["people"]) == (["Даша", "Маша", "Пётр", "Игрок 4"], [1, 2, 3, None])
    assert head["outcome"] == json.loads(row.head)["outcome"]
    assert len(json.loads(new.record)["entries"]) == len(json.loads(row.record)["entries"])
    assert (new.table, new.number, new.started, new.ended) == (row.table, row.number, row.started, row.ended)


def test_every_case_of_a_name_goes_and_longer_words_stay(row: Finished) -> None:
    new = without(row, {0, 1}, neutral_names("en"))
    assert said(new) == {(0, "—"), (1, "—"), (2, "yes"), (3, SAID[3])}
    only_first = without(row, {0}, neutral_names("en"))
    assert (1, "Player 1 виднее, а Дашенька — не она") in said(only_first)


def test_a_word_that_looks_like_an_option_goes_where_it_was_typed_and_nowhere_else(row: Finished) -> None:
    new = without(row, {2}, neutral_names("ru"))
    assert (2, "—") in said(new) and (2, "yes") not in said(new)
    values = [entry.get("value") for entry in json.loads(new.record)["entries"] if entry.get("seat") == 2]
    assert "yes" not in values and "seen" in values  # it has looked at its card


def test_the_replay_opens_and_tells_the_same_but_for_names_and_words(row: Finished) -> None:
    before, after = replayed(row), replayed(without(row, {0, 1, 2, 3}, neutral_names("ru")))
    assert before["names"] == list(NAMES)
    assert after["names"] == ["Игрок 1", "Игрок 2", "Игрок 3", "Игрок 4"]
    assert (after["outcome"]["winners"], after["outcome"]["scores"]) == (
        before["outcome"]["winners"],
        before["outcome"]["scores"],
    )
    assert len(texts(after)) == len(texts(before)) and len(after["steps"]) == len(before["steps"])
    whole = json.dumps(after, ensure_ascii=False)
    assert not [word for word in ("Даш", "Маш", "Пётр", "Евлампи", "тайна", "давно") if word in whole]
    assert any("—" in text for text in texts(after))


def test_places_that_the_host_has_written_stay_but_for_the_names_in_them() -> None:
    options = {"pack": "own", "own": {"places": PLACES}}
    row = archived(played(**options))
    new = without(row, {0, 3}, neutral_names("ru"))
    places = [place["ru"] for place in json.loads(new.record)["options"]["own"]["places"]]
    assert places[:5] == ["Кухня 1", "Кухня Маша", "Кухня Пётр", "Кухня 4", "Место 0"]
    assert "Даша" not in everywhere(new) and replayed(new)["names"][0] == "Игрок 1"


def test_words_go_also_where_the_rules_have_changed_since(row: Finished, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("spyfall").game, "version", 99)
    new = without(row, {0, 3}, neutral_names("ru"))
    left = everywhere(new)
    assert not [word for word in ("Даш", "Евлампи", "тайна", "давно") if word in left.replace("Дашенька", "")]
    assert (1, "Игрок 1 виднее, а Дашенька — не она") in said(new)


def test_what_cannot_be_read_is_refused_and_stays(row: Finished) -> None:
    with pytest.raises(Refused) as caught:
        without(msgspec.structs.replace(row, record=b"{}"), {0}, neutral_names("ru"))
    assert (caught.value.code, caught.value.data) == ("cannot-forget", {"match": 1})


def test_twice_is_as_good_as_once(row: Finished) -> None:
    once = without(row, {0, 3}, neutral_names("ru"))
    assert without(once, {0, 3}, neutral_names("ru")) == once


# --- whose matches ----------------------------------------------------------------------------------------------------


def test_a_person_is_known_by_number_where_it_was_noted_and_by_name_and_mask_before(row: Finished) -> None:
    masha = Person(2, "Маша", mask=7)
    state = TableState("oak", 1, "сова", 0.0, TableSettings("spyfall"))
    assert seats_of(row, state, masha) == {1}
    renamed = Person(2, "Мария", mask=7)
    assert seats_of(row, state, renamed) == {1}
    another = Person(9, "Маша", mask=7)
    assert seats_of(row, state, another) == set()
    old = msgspec.structs.replace(row, head=encode({"names": NAMES, "masks": [0, 7, 14, 21]}))
    assert seats_of(old, state, masha) == {1}
    assert seats_of(old, state, Person(9, "Маша", mask=28)) == set()
    result = Result(1, "spyfall", NAMES, (1, None, 2, 4), (0,), None, "points", None)
    state.evening.append(result)  # the table remembers who it was
    assert seats_of(old, state, masha) == {2}


async def test_an_operator_forgets_a_name_or_everybody_of_a_table(row: Finished) -> None:
    journal = MemoryJournal()
    await journal.open()
    await journal.archive(row)
    await journal.archive(msgspec.structs.replace(row, number=2))
    await journal.archive(msgspec.structs.replace(row, table="elm"))
    before = await journal.statistics()
    assert await forget_named(journal, "oak", "Никто", "ru") == 0
    assert await forget_named(journal, "oak", "Евлампий", "ru") == 2
    assert await forget_named(journal, "oak", "Евлампий", "ru") == 0
    assert [json.loads(one.head)["names"][3] for one in await journal.finished("oak")] == ["Игрок 4"] * 2
    assert await forget_named(journal, "oak", None, "ru") == 2
    assert json.loads((await journal.finished("oak"))[0].head)["names"] == [f"Игрок {seat}" for seat in (1, 2, 3, 4)]
    assert await journal.match("elm", 1) == msgspec.structs.replace(row, table="elm")
    assert await journal.statistics() == before and before[0].count == 3


class Restless(MemoryJournal):
    """Somebody else rewords every match just when it has been read."""

    reads = 0

    async def match(self, table: str, number: int) -> Finished | None:
        found = await super().match(table, number)
        self.reads += 1
        if found is not None and self.reads <= 3:
            await self.replace(found, without(found, {self.reads - 1}, neutral_names("ru")))
        return found


async def test_two_who_are_forgotten_at_the_same_time_are_both_gone(row: Finished) -> None:
    journal = Restless()
    await journal.open()
    await journal.archive(row)
    assert await forget_named(journal, "oak", "Евлампий", "ru") == 1
    names = json.loads((await journal.finished("oak"))[0].head)["names"]
    assert names == ["Игрок 1", "Игрок 2", "Игрок 3", "Игрок 4"]
