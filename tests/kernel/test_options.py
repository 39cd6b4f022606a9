from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from lichina.kernel import Game, describe


class Some(Game.Options, frozen=True):
    style: Literal["soft", "standard"] = "standard"
    spies: bool = False
    night: Annotated[int, Meta(ge=10, le=600)] = 60
    pause: Annotated[float, Meta(ge=0, le=2.5)] = 1.0
    note: str = ""
    deal: list[str] | None = None


def test_options_describe_themselves() -> None:
    described = [(option.name, option.default, option.choices, option.allowed) for option in describe(Some)]
    assert described == [
        ("style", "standard", ("soft", "standard"), "soft, standard"),
        ("spies", False, (False, True), "no, yes"),
        ("night", 60, (), "10–600"),
        ("pause", 1.0, (), "0–2.5"),
        ("note", "", (), "str"),
    ]
