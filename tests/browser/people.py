"""People with phones at a table, whatever is played there: how they come to it, and what they have been told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from .conftest import Phones
from .phone import Phone

Ask = dict[str, Any]
NAMES = ("Даша", "Гоша", "Майя", "Тимур", "Соня", "Лев", "Вера", "Яна")
SEEN = """() => new MutationObserver(() => {
  if (document.querySelector('[data-generic-ask]')) window.genericAsk = true;
}).observe(document, {subtree: true, childList: true})"""


def gather(
    phones: Phones, people: int, seats: int, lang: str = "ru", made: Sequence[Phone] = (), **settings: Any
) -> list[Phone]:
    """So many people with phones, new ones or those they have, at a table; bots are in the other seats."""
    made = [*made] or [phones(name, lang) for name in NAMES[:people]]
    for phone in made:
        phone.context.add_init_script(f"({SEEN})()")
    host = made[0]
    host.host(language=lang, **settings)
    host.act("set", bots=[0, 0.1])
    for phone in made[1:]:
        phone.enter(host.table)
        phone.sees("lobby")
    for _ in range(seats - people):
        host.act("bot")
    host.sees("lobby")
    host.until(lambda frames: len(frames["table"]["table"]["seats"]) == seats)
    return made


def begin(made: Sequence[Phone]) -> None:
    """The host begins, and everybody sees the board."""
    before = made[0].guest.match.get("match", 0)
    made[0].act("start")
    for phone in made:  # the match before may still be there, for a page may be a moment late
        phone.wait(lambda phone=phone: phone.guest.match.get("match", 0) > before)  # type: ignore[misc]
        phone.sees("match")


# --- what is known ----------------------------------------------------------------------------------------------------


def public(phone: Phone) -> dict[str, Any]:
    return dict(phone.guest.match["public"])


def stage(phone: Phone) -> str:
    """Where the match is; where people take turns all the time, which window is open, if one is."""
    public = phone.guest.match["public"]
    return str(public["stage"] if "stage" in public else public["announced"] or "turn")


def seat(phone: Phone) -> int:
    return int(phone.guest.match["seat"])


def at(made: Sequence[Phone], number: int) -> Phone:
    return next(phone for phone in made if seat(phone) == number)


def come(made: Sequence[Phone], *stages: str) -> None:
    """Everybody sees one of these stages."""
    for phone in made:
        phone.wait(lambda phone=phone: stage(phone) in stages)  # type: ignore[misc]


def find(phone: Phone, key: str) -> Ask | None:
    """What is asked under this key."""
    return next((ask for ask in phone.guest.asks if ask["key"] == key), None)


def time_is_up(made: Sequence[Phone]) -> None:
    """The host says so, unless somebody has first to hear what goes on; then everybody has heard what came of it."""
    if all(phone.is_current() for phone in made):
        made[0].hasten()
    for phone in made:
        phone.wait(phone.is_current)


@contextmanager
def answering(phone: Phone, key: str) -> Iterator[Ask]:
    """What is asked under this key, as soon as it is; whoever is done with it waits until the answer counts."""
    phone.wait(lambda: find(phone, key) is not None)
    ask = find(phone, key)
    assert ask is not None
    yield ask
    phone.wait(lambda: all(other["ask"] != ask["ask"] for other in phone.guest.asks))
