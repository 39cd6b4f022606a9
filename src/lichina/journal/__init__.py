"""Where a live table's doings are kept: nothing that was acknowledged is lost, and no row is written twice."""

from .backup import backup, restore
from .journal import (
    BadJournal,
    Elsewhere,
    Finished,
    FinishedHeading,
    Journal,
    JournalDown,
    JournalError,
    Kept,
    SideCount,
    TablePlan,
    Taken,
    postgres_needed,
)
from .memory import MemoryJournal
from .sqlite import SqliteJournal

__all__ = [
    "BadJournal",
    "Elsewhere",
    "Finished",
    "FinishedHeading",
    "Journal",
    "JournalDown",
    "JournalError",
    "Kept",
    "MemoryJournal",
    "SideCount",
    "SqliteJournal",
    "TablePlan",
    "Taken",
    "backup",
    "postgres_needed",
    "restore",
]
