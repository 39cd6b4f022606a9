"""Every kind of question of Mafia is answered on the board itself, by whoever holds the card for it."""

from __future__ import annotations

from typing import Any

from lichina.games.mafia.roles import ROLES

from .conftest import Phones
from .mafia_pages import answer, asked, bring, quiet
from .people import SEEN
from .phone import Phone

CAST = (
    *("beauty", "doctor", "bodyguard", "lawyer", "don", "spy", "journalist"),
    *("detective", "judge", "maniac", "widow", "patient0", "citizen"),
)
FIRST_HALF = {
    "beauty": "visit",
    "doctor": "heal",
    "bodyguard": "guard",
    "lawyer": "represent",
    "don": "shoot",
    "journalist": "compare",
    "citizen": "suspect",
}
SECOND_HALF = {
    "don": "again",
    "journalist": "compare-with",
    "detective": "check",
    "judge": "judge",
    "maniac": "kill",
    "widow": "poison",
    "patient0": "infect",
}
OPTIONS = {"discussion": 3600, "voting": 3600, "night": 600, "counts": dict.fromkeys(CAST, 1)}


def gather(phones: Phones, sitting: str, **options: Any) -> dict[str, Phone]:
    """A phone for everybody, by the card that was dealt to it."""
    made = [phones(f"Игрок {number}") for number in range(len(CAST) + ("moderator" in options))]
    host = made[0]
    for phone in made:
        phone.context.add_init_script(f"({SEEN})()")
    host.host(sitting=sitting)
    for phone in made[1:]:
        phone.enter(host.table)
    host.until(lambda frames: len(frames["table"]["table"]["seats"]) == len(made))
    host.act("set", options={**OPTIONS, **options})
    host.act("start")
    for phone in made:
        phone.sees("match")
        phone.wait(lambda phone=phone: bool(phone.guest.match))  # type: ignore[misc]
    return {phone.guest.match["private"]["card"] or "moderator": phone for phone in made}


def seat(phone: Phone) -> int:
    return int(phone.guest.match["seat"])


def test_every_question_of_the_game_is_answered_on_the_board(phones: Phones) -> None:
    by_card = gather(phones, "apart")
    everybody = list(by_card.values())
    done = set[str]()

    def does(card: str, key: str, value: Any) -> None:
        phone = by_card[card]
        assert phone.page.locator(f"[data-ask={key}]").count(), key
        answer(phone, key, value)
        done.add(key)

    does("citizen", "look", "seen")
    bring(everybody, "discussion")
    does("doctor", "say", ["claim", "doctor"])
    does("citizen", "say", ["ready"])
    bring(everybody, "vote")
    does("citizen", "vote", seat(by_card["bodyguard"]))
    does("bodyguard", "vote", seat(by_card["citizen"]))
    bring(everybody, "plea")
    pleader = next(card for card in ("citizen", "bodyguard") if asked(by_card[card]))
    does(pleader, "plead", ["done"])
    bring(everybody, "night", 1)
    for card, key in FIRST_HALF.items():
        does(card, key, seat(by_card["spy" if card in ("don", "journalist") else "detective"]))
    bring(everybody, "night", 2)
    for card, key in SECOND_HALF.items():
        target = {"again": "citizen", "infect": "doctor", "judge": "widow"}.get(key, "beauty")
        does(card, key, seat(by_card[target]))
    bring(everybody, "discussion")
    bring(everybody, "night", 2)
    does("doctor", "advise", "pass")
    assert {*FIRST_HALF.values(), *SECOND_HALF.values(), "look", "say", "vote", "plead", "advise"} == done
    for phone in everybody:
        assert phone.page.evaluate("window.genericAsk") is None


def test_names_are_called_and_a_moderator_leads(phones: Phones) -> None:
    """The other kinds: hands that are raised when a name is called, and the moderator's begin and end."""
    names = [phones(f"Игрок {number}") for number in range(3)]
    host = names[0]
    host.host(sitting="together")
    for phone in names[1:]:
        phone.enter(host.table)
    host.until(lambda frames: len(frames["table"]["table"]["seats"]) == 3)
    for _ in range(5):
        host.act("bot")
    host.act("set", options={"moderator": 0, "vote": "in_turn", "discussion": 3600, "voting": 3600}, bots=[0, 0.1])
    host.act("start")
    for phone in names:
        phone.sees("match")
        phone.wait(lambda phone=phone: bool(phone.guest.match))  # type: ignore[misc]
    done = set[str]()

    def due(phone: Phone) -> dict[str, Any] | None:
        """What is asked; but the moderator ends no vote before a hand was seen."""
        ask = asked(phone)
        early = ask is not None and ask["key"] == "end" and ask["about"]["stage"] == "vote" and "hand" not in done
        return None if early else ask

    for _ in range(200):
        if {"begin", "end", "hand"} <= done:
            break
        for phone in names:
            ask = due(phone)
            if ask is None:
                continue
            if ask["key"] not in done and lasts(ask):
                phone.screenshot(ask["key"])
                phone.accessible()
                assert phone.page.get_by_role("timer").count() == 0  # a person says when it is over
                answer(phone, ask["key"], "down" if ask["key"] == "hand" else ask["key"])
                done.add(ask["key"])
            else:
                bring_one(phone, ask)
        host.wait(lambda: any(map(due, names)))
    assert done == {"begin", "end", "hand"}


def lasts(ask: dict[str, Any]) -> bool:
    """Whether it is one of these kinds, and nobody else ends it: the introduction ends when all have looked."""
    return ask["key"] in ("begin", "hand") or (ask["key"] == "end" and ask["about"]["stage"] == "discussion")


def bring_one(phone: Phone, ask: dict[str, Any]) -> None:
    phone.try_to("answer", match=phone.guest.match["match"], ask=ask["ask"], value=quiet(ask))
    phone.wait(lambda: ask not in phone.guest.asks)


def test_the_cast_holds_every_card_that_is_asked_something_of_its_own() -> None:
    assert set(CAST) <= set(ROLES)
