"""The parlour game with bots that try whoever thinks for them, and with rules that hold in one process alone."""

from __future__ import annotations

import os

from lichina.kernel import Next, Steps
from tests.table.parlour import Parlour


class Workshop(Parlour):
    id = "workshop"

    class Options(Parlour.Options, frozen=True):
        only_here: int = 0
        """The process in which the rules do not fail; 0: they fail nowhere."""

    def words_round(self) -> Steps[Next]:
        if self.round and self.options.only_here not in (0, os.getpid()):
            raise RuntimeError("these rules hold elsewhere")
        return (yield from super().words_round())
