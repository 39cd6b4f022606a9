"""The kernel of the rules. It knows no game and has no clock, no files and no network."""

from .cards import Cards, numbered, redeal
from .channels import Channel, Objection, OpenChannel
from .clock import Clock
from .dice import Dice
from .effects import Effects, Event, Fizzle, Modifiers, choose
from .errors import BadOptions, BadRecord, IllegalAnswer, LichinaError, RuleError
from .forms import GONE, Answer, Below, Branch, Choose, Form, Number, Option, Order, Pick, Share, Text, Tree
from .game import Count, Game, Next, Outcome, Part, Phase
from .gates import All, Ask, First, Gate, Question, Steps, Wait, window
from .highlights import Highlight, honoured, retold
from .history import ALL, NOBODY, Everybody, History, Told, most_often
from .kinds import AMOUNT, CARD, PLACE, SEAT, WORD, Amount, BySeat, Card, Kind, Meaning, Place, Seat, Word
from .match import Match, replay
from .moments import MOMENT, Moment, MomentSeconds
from .options import DeclaredOption, Mode, Options, Position, Preset, describe
from .record import Entry, Record
from .tales import SOME, Tale
from .views import View
from .wording import TONES, fresh, turned, worded

__all__ = [
    "ALL",
    "AMOUNT",
    "CARD",
    "GONE",
    "MOMENT",
    "NOBODY",
    "PLACE",
    "SEAT",
    "SOME",
    "TONES",
    "WORD",
    "All",
    "Amount",
    "Answer",
    "Ask",
    "BadOptions",
    "BadRecord",
    "Below",
    "Branch",
    "BySeat",
    "Card",
    "Cards",
    "Channel",
    "Choose",
    "Clock",
    "Count",
    "DeclaredOption",
    "Dice",
    "Effects",
    "Entry",
    "Event",
    "Everybody",
    "First",
    "Fizzle",
    "Form",
    "Game",
    "Gate",
    "Highlight",
    "History",
    "IllegalAnswer",
    "Kind",
    "LichinaError",
    "Match",
    "Meaning",
    "Mode",
    "Modifiers",
    "Moment",
    "MomentSeconds",
    "Next",
    "Number",
    "Objection",
    "OpenChannel",
    "Option",
    "Options",
    "Order",
    "Outcome",
    "Part",
    "Phase",
    "Pick",
    "Place",
    "Position",
    "Preset",
    "Question",
    "Record",
    "RuleError",
    "Seat",
    "Share",
    "Steps",
    "Tale",
    "Text",
    "Told",
    "Tree",
    "View",
    "Wait",
    "Word",
    "choose",
    "describe",
    "fresh",
    "honoured",
    "most_often",
    "numbered",
    "redeal",
    "replay",
    "retold",
    "turned",
    "window",
    "worded",
]
