"""Who has won how often: of matches in which people played, and nothing that leads to a table or a person."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from lichina.journal import Finished, MemoryJournal
from lichina.server.statistics import FRESH_SECONDS
from tests.journal.journals import match_over

from .guest import get, running
from .party import begin, convict, everybody, party


def won(number: int, side: str | None, **how: Any) -> Finished:
    """A match that a side has won; with None, nobody."""
    made = match_over("oak", number, side=side or "town", **how)
    head = json.loads(made.head)
    head["outcome"]["side"] = side
    return msgspec.structs.replace(made, head=msgspec.json.encode(head))


async def test_sides_are_counted_by_game_and_seats_and_of_few_matches_nothing_is_said() -> None:
    journal = MemoryJournal()
    await journal.open()
    for number in range(12):
        await journal.archive(won(number, "mafia" if number < 5 else "town", seats=8, people=8))
    for number in range(20, 29):
        await journal.archive(won(number, "town", seats=6, people=3))
    for number in range(30, 40):
        await journal.archive(msgspec.structs.replace(won(number, None, people=4), game="spyfall"))
    await journal.archive(won(50, "town", seats=8, people=3))  # its bots were more
    await journal.archive(msgspec.structs.replace(won(51, "town"), game="gone"))
    async with running(journal=journal) as server:
        for lang, mafia, spyfall, town, gang in (
            ("ru", "Мафия", "Находка для шпиона", "Мирные жители", "Мафия"),
            ("en", "Mafia", "Spyfall", "The town", "The Mafia"),
        ):
            answer = await get(server.address, f"/api/statistics?lang={lang}")
            assert answer.status_code == 200
            assert answer.json() == {
                "few": 10,
                "games": [
                    {
                        "game": "mafia",
                        "name": mafia,
                        "sides": True,
                        "seats": [
                            {"seats": 6, "matches": 9, "sides": None},
                            {
                                "seats": 8,
                                "matches": 12,
                                "sides": [
                                    {"side": "town", "name": town, "won": 7},
                                    {"side": "mafia", "name": gang, "won": 5},
                                ],
                            },
                        ],
                    },
                    {
                        "game": "spyfall",
                        "name": spyfall,
                        "sides": False,
                        "seats": [{"seats": 4, "matches": 10, "sides": None}],
                    },
                ],
            }


async def test_a_match_counts_when_it_is_over_and_not_while_it_is_on() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        house = server.app.house
        assert (await get(server.address, "/api/statistics")).json()["games"] == []
        assert await house.journal.statistics() == []
        await convict(guests)
        await everybody(guests, lambda guest: guest.at["stage"] == "ended")
        (counted,) = await house.journal.statistics()
        assert (counted.game, counted.seats, counted.side, counted.count) == ("mafia", 6, "town", 1)
        assert (await get(server.address, "/api/statistics")).json()["games"] == []  # it is looked up once a minute
        start = house.around.now()
        house.around.now = lambda: start + FRESH_SECONDS + 1
        answer = await get(server.address, "/api/statistics?lang=en")
        assert [(one["name"], one["seats"]) for one in answer.json()["games"]] == [
            ("Mafia", [{"seats": 6, "matches": 1, "sides": None}])
        ]
        assert not [word for word in (guests[0].table, "Даша", "Маша") if word in answer.text]


async def test_a_table_notes_the_mode_and_the_people_of_a_match() -> None:
    async with running() as server, party(server, mode="classic") as guests:
        await begin(guests, bots=1)
        await guests[0].must("lobby")
        (row,) = await server.app.house.journal.finished(guests[0].table)
        head = json.loads(row.head)
        assert (head["mode"], head["broken"]) == ("classic", "host")
        assert head["people"] == [guest.you["person"] for guest in guests] + [None]
        assert await server.app.house.journal.statistics() == []
