"""The kernel of the rules. It knows no game, and it has no clock, no files and no network."""

from .channels import Channel, Door
from .clock import Clock
from .dice import Dice
from .effects import Effects, Event, Modifiers
from .errors import BadOptions, BadRecord, IllegalAnswer, LichinaError, RuleError
from .forms import GONE, Answer, Branch, Choose, Form, Number, Option, Order, Pick, Share, Text, Tree
from .game import Count, Game, Next, Outcome, Phase
from .gates import All, Ask, First, Gate, Question, Steps, Wait, window
from .history import ALL, NOBODY, Audience, History, Told, most_often
from .match import Match, View, replay
from .options import Mode, OptionInfo, Options, Preset, describe
from .record import Entry, Record

__all__ = [
    "ALL",
    "GONE",
    "NOBODY",
    "All",
    "Answer",
    "Ask",
    "Audience",
    "BadOptions",
    "BadRecord",
    "Branch",
    "Channel",
    "Choose",
    "Clock",
    "Count",
    "Dice",
    "Door",
    "Effects",
    "Entry",
    "Event",
    "First",
    "Form",
    "Game",
    "Gate",
    "History",
    "IllegalAnswer",
    "LichinaError",
    "Match",
    "Mode",
    "Modifiers",
    "Next",
    "Number",
    "Option",
    "OptionInfo",
    "Options",
    "Order",
    "Outcome",
    "Phase",
    "Pick",
    "Preset",
    "Question",
    "Record",
    "RuleError",
    "Share",
    "Steps",
    "Text",
    "Told",
    "Tree",
    "View",
    "Wait",
    "describe",
    "most_often",
    "replay",
    "window",
]
