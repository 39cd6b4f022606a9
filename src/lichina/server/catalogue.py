"""The games as a lobby shows them: names, modes, options with what they take, bots."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields

from ..kernel import Game, describe
from ..registry import FIRST, BadGame, FoundGame, find, known
from ..table import lobby
from ..table.state import Refused, TableSeat, TableSettings, TableState
from ..words import LANGUAGES, TextPart, Words, files_in, part_in


class ModeInfo(msgspec.Struct):
    """A way to play that has a name."""

    id: str
    name: str
    about: str
    players: tuple[int, int]


class PresetInfo(msgspec.Struct):
    """A choice of mode and options that is ready for a table."""

    id: str
    name: str
    about: str
    mode: str | None
    options: dict[str, Any]
    players: tuple[int, int]


class OptionInfo(msgspec.Struct):
    """An option: what it means, and what it takes."""

    name: str
    title: str
    """A label of two to four words."""
    about: str
    """What it means, in a sentence or two."""
    kind: Literal["bool", "choice", "int", "float", "list", "map", "text", "data"]
    """`data` is something that only a tool of the game's own can put together, or that comes from a file."""
    choices: list[tuple[Any, str]] | None
    """The values that it takes, each with its name."""
    low: float | None
    high: float | None
    default: Any
    with_bots: Any
    """What it is where bots play, unless a mode or the table says otherwise."""
    by_sitting: dict[str, Any]
    """What it is where people sit so, likewise; this counts more than bots."""
    none: bool
    """Whether it may be left empty."""
    seat: bool
    """Whether it names seats."""
    idle: list[int]
    """For how many players it changes nothing."""


class BotInfo(msgspec.Struct):
    """A bot that can be seated."""

    id: str
    name: str


class CardInfo(msgspec.Struct):
    """A card, a role or a place."""

    id: str
    count: int | None
    """How many of it there are in the box, where somebody counts them."""


class CardGroup(msgspec.Struct):
    """Cards that belong together; the words of the game call it `cards-<id>`, and its cards `card-<id>`."""

    id: str
    pack: str | None
    """The content pack whose words name its cards: they are in the match if it is."""
    about: str | None
    """The texts that say what its cards do are `<about>-<id>`; null: each is the `.about` of its name."""
    cards: list[CardInfo]


class LessonInfo(msgspec.Struct):
    """A guided match."""

    id: str
    name: str
    about: str


class GameInfo(msgspec.Struct):
    """A game."""

    id: str
    name: str
    about: str
    version: int
    players: tuple[int, int]
    minutes: tuple[int, int] | None
    """How long a match takes, from and to."""
    weight: Literal["light", "middle", "heavy"] | None
    """How much there is to learn first."""
    line: str
    """What it is about, in a few words; may be empty."""
    presets: list[PresetInfo]
    """What is offered first."""
    modes: list[ModeInfo]
    options: list[OptionInfo]
    bots: list[BotInfo]
    talk: list[str]
    """Keys of questions by which something is said aloud."""
    lesson: bool
    """Whether it has a guided first match."""
    lessons: list[LessonInfo]
    """All its guided matches, the first one first."""


@lru_cache(maxsize=8)
def _catalogue(language: str, names: tuple[str, ...]) -> list[GameInfo]:
    made = []
    for name in names:
        try:
            made.append(_game(find(name), language))
        except BadGame:
            continue  # it cannot be played here, and `lichina games` says why
    return made


def catalogue(language: str) -> list[GameInfo]:
    """All games that can be played here."""
    return _catalogue(language, tuple(known()))


def _game(found: FoundGame, language: str) -> GameInfo:
    game, words = found.game, found.words(language)
    return GameInfo(
        id=game.id,
        name=words.get("game-name", game.id),
        about=words.get("game-about", ""),
        version=game.version,
        players=(game.PLAYERS[0], game.PLAYERS[-1]),
        minutes=game.MINUTES,
        weight=game.WEIGHT,
        line=words.get("game-line", ""),
        presets=[_preset(game, name, words) for name in game.PRESETS],
        modes=[_mode(game, name, words) for name in game.MODES],
        options=_options(game, words),
        bots=[BotInfo(name, words.get(f"bot-{name}", name)) for name in lobby.levels(found)],
        talk=sorted(game.TALK),
        lesson=found.lesson is not None,
        lessons=[_lesson(name, words) for name in found.lessons],
    )


def _lesson(name: str, words: Words) -> LessonInfo:
    if name == FIRST:
        return LessonInfo(name, words.get("game-name", name), words.get("learn-about", ""))
    return LessonInfo(name, words.get(f"learn-{name}", name), words.get(f"learn-{name}.about", ""))


def _mode(game: type[Game], name: str, words: Words) -> ModeInfo:
    players = game.MODES[name].players or game.PLAYERS
    about = words.get(f"mode-{name}.about", "")
    return ModeInfo(name, words.get(f"mode-{name}", name), about, (players[0], players[-1]))


def imagined(settings: TableSettings, seats: Iterable[TableSeat] = ()) -> TableState:
    """A table that is nowhere, to see what would come of a choice."""
    return TableState(id="", number=0, code="", created=0.0, settings=settings, seats=list(seats))


def _preset(game: type[Game], name: str, words: Words) -> PresetInfo:
    preset = game.PRESETS[name]
    sizes = lobby.table_sizes(imagined(TableSettings(game.id, preset.mode, dict(preset.options))))
    return PresetInfo(
        id=name,
        name=words.get(f"preset-{name}", name),
        about=words.get(f"preset-{name}-about", ""),
        mode=preset.mode,
        options=dict(preset.options),
        players=(sizes[0], sizes[-1]),
    )


@lru_cache(maxsize=64)
def options_of(found: FoundGame) -> list[OptionInfo]:
    """The options of a game, whatever they are called."""
    return _options(found.game, found.words(LANGUAGES[0]))


def _options(game: type[Game], words: Words) -> list[OptionInfo]:
    kinds = {field.name: field.type for field in fields(game.Options)}
    made = []
    for info in describe(game.Options):
        default = game.LIVE.get(info.name, info.default)
        kind, choices, low, high, none = _shape(kinds[info.name])
        made.append(
            OptionInfo(
                name=info.name,
                title=words.get(f"option-{info.name}.title", info.name),
                about=words(f"option-{info.name}"),
                kind=kind,
                choices=[(value, _label(info.name, value, words)) for value in choices] if choices else None,
                low=low,
                high=high,
                default=default,
                with_bots=game.WITH_BOTS.get(info.name, default),
                by_sitting={way: some[info.name] for way, some in game.SITTING.items() if info.name in some},
                none=none,
                seat=info.name in game.SEATED,
                idle=[players for players in game.PLAYERS if info.name in game.idle(players)],
            )
        )
    return made


@lru_cache(maxsize=64)
def texts_of(game: str, language: str, part: TextPart | None = None, pack: str | None = None) -> tuple[bytes, str]:
    """The Fluent files of a game or a part, after them those of a pack, in gzip, and a tag that changes with them."""
    known = lobby.game_of(TableSettings(game))
    if pack is not None and pack not in known.packs:
        listed = ", ".join(known.packs) or "—"
        raise Refused("no-such-pack", f"“{game}” has no pack “{pack}”; known: {listed}", name=pack, known=listed)
    found = files_in(known.locale, language) if known.locale else []
    if known.locale is None or not found:
        raise Refused("no-texts", f"“{game}” has no texts in this language", name=game, language=language)
    over = [] if pack is None else files_in(known.packs[pack], language)
    wanted = found if part is None else part_in(known.locale, language, part)
    text = "\n".join(file.read_text(encoding="utf-8") for file in (*wanted, *over)).encode()
    return gzip.compress(text, 9, mtime=0), f'"{blake2b(text, digest_size=12).hexdigest()}"'


def cards_of(game: str) -> list[CardGroup]:
    """The cards of a game by group."""
    found = lobby.game_of(TableSettings(game))
    texts, copies = found.game.CARD_TEXTS, found.game.COPIES
    return [
        CardGroup(
            group,
            group if group in found.packs else None,
            texts.get(group),
            [CardInfo(card, copies.get(card)) for card in cards],
        )
        for group, cards in found.game.CARDS.items()
    ]


def _label(option: str, value: Any, words: Words) -> str:
    return words.get(f"option-{option}-{value}", words.get(f"card-{value}", str(value)))


Shape = tuple[Any, tuple[Any, ...], float | None, float | None, bool]


def _shape(kind: Any) -> Shape:
    """What an option takes: its kind, the values to choose from, the least, the most, and whether it may be empty."""
    parts = [kind]
    if get_origin(kind) is Union or type(kind).__name__ == "UnionType":
        parts = list(get_args(kind))
    none = type(None) in parts
    part = next(one for one in parts if one is not type(None))
    low = high = None
    if get_origin(part) is Annotated:
        part, *metas = get_args(part)
        for meta in metas:
            if isinstance(meta, msgspec.Meta):
                low, high = meta.ge, meta.le
    origin = get_origin(part)
    if origin is Literal:
        return "choice", get_args(part), None, None, none
    if origin in (list, tuple):
        inner = get_args(part)[0]
        return "list", get_args(inner) if get_origin(inner) is Literal else (), None, None, none
    if origin is dict:
        return "map", (), None, None, none
    names = {bool: "bool", int: "int", float: "float", str: "text"}
    return names.get(part, "data"), (), low, high, none
