"""Bots with manners of every kind."""

from __future__ import annotations

import threading

from lichina.bots import Bot, Move, Sight

RELEASE = threading.Event()
"""A dreamer thinks until this is set."""


class Polite(Bot):
    """Takes the first option of whatever it is asked."""

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        return (ask.number, ask.form.fallback()) if ask else None


class Contrary(Bot):
    """Says no."""

    def decide(self, sight: Sight) -> Move | None:
        return next(((ask.number, "no") for ask in sight.asks), None)


class Broken(Bot):
    """Fails whenever it thinks."""

    def decide(self, sight: Sight) -> Move | None:
        raise RuntimeError("a bot that never worked")


class Rude(Bot):
    """Answers what may not be answered."""

    def decide(self, sight: Sight) -> Move | None:
        return next(((ask.number, "never") for ask in sight.asks), None)


class Dreamer(Bot):
    """Is lost in thought."""

    def decide(self, sight: Sight) -> Move | None:
        RELEASE.wait(20)
        return None


BOTS = {"polite": Polite, "contrary": Contrary, "broken": Broken, "rude": Rude, "dreamer": Dreamer}
