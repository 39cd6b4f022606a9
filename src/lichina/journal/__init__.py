"""Where a live table's doings are kept: nothing that was acknowledged is lost, and no row is written twice."""

from .backup import backup, restore
from .journal import BadJournal, Finished, Heading, Journal, JournalDown, JournalError, Kept, Taken
from .memory import MemoryJournal
from .sqlite import SqliteJournal

__all__ = [
    "BadJournal",
    "Finished",
    "Heading",
    "Journal",
    "JournalDown",
    "JournalError",
    "Kept",
    "MemoryJournal",
    "SqliteJournal",
    "Taken",
    "backup",
    "restore",
]
