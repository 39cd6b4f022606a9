"""What all bots share: what they may see, what they may answer, and how they play a match."""

from .bot import Bot, BotMaker, Move, RandomBot
from .driver import BadBot, Driver, EndlessMatch, play, seated
from .persons import EVEN, Temper
from .sight import Sight

__all__ = [
    "EVEN",
    "BadBot",
    "Bot",
    "BotMaker",
    "Driver",
    "EndlessMatch",
    "Move",
    "RandomBot",
    "Sight",
    "Temper",
    "play",
    "seated",
]
