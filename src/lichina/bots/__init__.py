"""What every bot shares: what it may see, what it may answer, and how bots play a match."""

from .bot import Bot, Move, RandomBot
from .driver import BadBot, Driver, EndlessMatch, play, seated
from .persons import EVEN, Temper
from .sight import Sight

__all__ = [
    "EVEN",
    "BadBot",
    "Bot",
    "Driver",
    "EndlessMatch",
    "Move",
    "RandomBot",
    "Sight",
    "Temper",
    "play",
    "seated",
]
