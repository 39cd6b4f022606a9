"""The harness that every game must pass; a single test with `check_game(MyGame)` runs all of it."""

from .bots import check_bot
from .cases import Case, cases, run_seed, soak
from .harness import (
    check_answers,
    check_copies,
    check_declared,
    check_game,
    check_memory,
    check_moments,
    check_play,
    check_silence,
    check_texts,
    check_worlds,
)
from .imagining import check_imagining
from .invariants import Invariants
from .leak import Leak
from .options import check_options, refusal
from .play import Habits, play, play_silently
from .remembering import find_contradiction
from .search import find_leak
from .varied import Varied

__all__ = [
    "Case",
    "Habits",
    "Invariants",
    "Leak",
    "Varied",
    "cases",
    "check_answers",
    "check_bot",
    "check_copies",
    "check_declared",
    "check_game",
    "check_imagining",
    "check_memory",
    "check_moments",
    "check_options",
    "check_play",
    "check_silence",
    "check_texts",
    "check_worlds",
    "find_contradiction",
    "find_leak",
    "play",
    "play_silently",
    "refusal",
    "run_seed",
    "soak",
]
