"""Where games come from: built in, brought by another package, registered at run time, or lying at a path.

A game's bots are in `bot.py` beside its rules, as `BOTS = {name: Bot class}`, the first being the one that plays unless
another is asked for; its guided first match, if it has one, is `LESSON` in `lesson.py` there, and its texts are in
`locale/`, those of its content packs in `content/<pack>/`. Nothing but this module and the games' lessons imports a
`bot.py`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec

from .kernel import BadOptions, BadRecord, Game, LichinaError, Mode, Record, describe
from .kernel.options import Options, read

if TYPE_CHECKING:
    from .bots import Bot
    from .bots.lesson import Lesson
    from .bots.search import Ahead
    from .words import Words

BUILT_IN: Mapping[str, str] = {
    "mafia": "lichina.games.mafia",
    "spyfall": "lichina.games.spyfall",
    "passengers": "lichina.games.passengers",
    "doomsday": "lichina.games.doomsday",
    "colonies": "lichina.games.colonies",
}
"""The games that come with Lichina: their ids, and their modules. The first is offered first."""
GROUP = "lichina.games"
"""The entry points by which another package brings games: the id, and the module or the class."""

SEARCH = "search"
"""What the bot is called that thinks ahead: every game has one."""
IN_LESSON = "lesson"
"""What a bot is called that keeps to the plot of a lesson: it plays there and nowhere else. In a further lesson the
name of that follows: `lesson/gangs`."""
FIRST = "first"
"""The name of the first lesson of a game."""

LONGEST_LINE = 500
"""In a file with an option: over a line of many thousand characters some parsers think for seconds."""

GameName: TypeAlias = str | os.PathLike[str] | type[Game]

_registered: dict[str, type[Game]] = {}
_loaded: dict[Path, type[Game]] = {}
_bots_at: dict[Path, ModuleType] = {}


class BadGame(LichinaError):
    """There is no such game, or it cannot be loaded."""


class Content(msgspec.Struct, frozen=True):
    """The words with which a match is told in addition to those of its game."""

    pack: str | None = None
    """The content pack whose words lie over them."""
    names: Mapping[str, Mapping[str, str]] = {}
    """What people have called things of the match: `card-<id>`, by language; one of the languages may be missing."""


class FoundGame(NamedTuple):
    """A game that was found."""

    game: type[Game]
    address: str | type[Game]
    """How another process finds the same game: by its id, its path or its class."""

    @property
    def folder(self) -> Path | None:
        """Where its rules lie; None for a class that lies in no file."""
        file = getattr(sys.modules.get(self.game.__module__), "__file__", None)
        return Path(file).parent if file else None

    @property
    def locale(self) -> Path | None:
        """The folder of its texts, if it has one."""
        folder = self.folder
        return folder / "locale" if folder and (folder / "locale").is_dir() else None

    @property
    def packs(self) -> Mapping[str, Path]:
        """The folders of its content packs, by their names."""
        return _packs(self.folder / "content") if self.folder else {}

    def content(self, options: Options | Mapping[str, Any] | None) -> Content:
        """What a match with these options is told with; nothing extra if this version cannot read them."""
        if options is None:
            return Content()
        try:
            chosen = options if isinstance(options, Options) else read(self.game.Options, options)
            pack = self.game.content(chosen)
            names = {thing: dict(name) for thing, name in self.game.given_names(chosen).items()}
        except BadOptions:
            return Content()
        return Content(pack if pack in self.packs else None, names)

    def words(self, language: str, options: Options | Mapping[str, Any] | None = None) -> Words:
        """Its texts in a language, as a match with these options is told."""
        from .words import Words

        content = self.content(options)
        pack = None if content.pack is None else self.packs[content.pack]
        return Words(language, self.locale, pack, names=content.names)

    def read_option(self, name: str, file: bytes) -> Any:
        """The value of an option from a text file, as plain data; BadOptions says what is wrong with it."""
        known = [info.name for info in describe(self.game.Options)]
        if name not in known:
            listed = ", ".join(known) or "—"
            raise BadOptions("unknown-option", f"there is no option “{name}”; known: {listed}", name=name, known=listed)
        try:
            text = file.decode("utf-8-sig")
            if max(map(len, text.split("\n"))) > LONGEST_LINE:
                raise ValueError(f"a line has more than {LONGEST_LINE} characters")
            value = msgspec.to_builtins(self.game.read_option(name, text))
        except (ValueError, RecursionError) as error:
            detail = str(error)[:200]
            raise BadOptions(
                "bad-option-text", f"option “{name}” cannot be read: {detail}", name=name, detail=detail
            ) from error
        read(self.game.Options, {name: value})
        return value

    def bots(self) -> dict[str, type[Bot]]:
        """Its own bots, the one that plays at random, and the one that thinks ahead for the first of them."""
        from .bots import RandomBot
        from .bots.search import searching

        return {**self._own_bots(), "random": RandomBot, SEARCH: searching(self.game, self.ahead)}

    def usual_bots(self) -> dict[str, type[Bot]]:
        """All but the one that thinks ahead: it plays many matches only where it is named."""
        return {name: bot for name, bot in self.bots().items() if name != SEARCH}

    @property
    def ahead(self) -> Ahead:
        """Who thinks ahead here: by default for the first bot, with `simple` to play out what comes of it."""
        from .bots import RandomBot
        from .bots.search import Ahead

        bots = self._own_bots()
        first = next(iter(bots.values()), RandomBot)
        plain = Ahead(first, bots.get("simple", first))
        file = self._bot_file
        found = plain if file is None else getattr(self._beside(file), "AHEAD", plain)
        if not isinstance(found, Ahead):
            raise BadGame("bad-ahead", f"AHEAD in {file} must be an Ahead", path=str(file))
        return found

    @property
    def _bot_file(self) -> Path | None:
        file = self.folder / "bot.py" if self.folder else None
        return file if file and file.is_file() else None

    def _own_bots(self) -> dict[str, type[Bot]]:
        from .bots import Bot

        file = self._bot_file
        if file is None:
            return {}
        bots = getattr(self._beside(file), "BOTS", None)
        if not isinstance(bots, Mapping) or not all(isinstance(b, type) and issubclass(b, Bot) for b in bots.values()):
            raise BadGame("bad-bots", f"{file} must have BOTS, a mapping of names to subclasses of Bot", path=str(file))
        return dict(bots)

    def _beside(self, file: Path) -> ModuleType:
        """The module in a file that lies beside the rules."""
        rules = sys.modules[self.game.__module__]
        if rules.__package__:
            name = f"{rules.__package__}.{file.stem}"
            module: ModuleType = _guarded(lambda: import_module(name), str(file))
        else:
            module = _guarded(lambda: _import_file(f"{rules.__name__}_{file.stem}", file), str(file))
        return module

    @property
    def lesson(self) -> Lesson | None:
        """Its guided first match, if it has one."""
        return self.lessons.get(FIRST)

    @property
    def lessons(self) -> dict[str, Lesson]:
        """Its guided matches by name, the first one first."""
        from .bots.lesson import Lesson

        file = self.folder / "lesson.py" if self.folder else None
        if file is None or not file.is_file():
            return {}
        module = self._beside(file)
        further = getattr(module, "FURTHER", {})
        found = {FIRST: getattr(module, "LESSON", None), **(further if isinstance(further, Mapping) else {"": None})}
        if not all(isinstance(one, Lesson) for one in found.values()):
            what = "LESSON, a Lesson, and may have FURTHER, a mapping of names to others"
            raise BadGame("bad-lesson", f"{file} must have {what}", path=str(file))
        return found

    def mode(self, name: str | None) -> Mode:
        """One of its modes by name; where none is named, one that changes nothing."""
        modes = self.game.MODES
        if name is None:
            return Mode()
        if name not in modes:
            known = ", ".join(modes)
            raise BadGame("unknown-mode", f"there is no mode “{name}”; known: {known}", name=name, known=known)
        return modes[name]

    def between_bots(self, mode: str | None, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The options of a match between bots: the game's own, over them those of the mode, over them those given."""
        return {**self.game.WITH_BOTS, **self.mode(mode).options, **(given or {})}

    def seats(self, mode: str | None) -> range:
        """For how many players a mode is."""
        return self.mode(mode).players or self.game.PLAYERS

    def check_seats(self, mode: str | None, given: int) -> int:
        """The number of seats, if the mode can be played by that many."""
        players = self.seats(mode)
        if given not in players:
            raise BadOptions(
                "wrong-seats",
                f"this is for {players[0]} to {players[-1]} players, not {given}",
                low=players[0],
                high=players[-1],
                given=str(given),
            )
        return given

    def player(self, level: str) -> type[Bot]:
        """Who plays at this level of a table: one of its bots, or in a lesson the one that keeps to its plot.

        Whoever thinks ahead at a table has little time for it.
        """
        from .bots.search import searching

        if level == SEARCH:
            return searching(self.game, self.ahead, self.ahead.seconds)
        kind, _, name = level.partition("/")
        if kind != IN_LESSON:
            return self.bot(level)
        lesson = self.lessons.get(name or FIRST)
        return next(iter(self.bots().values())) if lesson is None else lesson.bot

    def bot(self, name: str) -> type[Bot]:
        """One of its bots by name."""
        bots = self.bots()
        if name not in bots:
            known = ", ".join(bots)
            raise BadGame(
                "unknown-bot",
                f"“{self.game.id}” has no bot “{name}”; known: {known}",
                game=self.game.id,
                name=name,
                known=known,
            )
        return bots[name]


def bot_at(path: str | os.PathLike[str], name: str) -> Any:
    """A bot in a file: its class, or a function that makes one; BadGame says what is wrong with it."""
    file = Path(path).expanduser().resolve()
    if not file.is_file():
        raise BadGame("no-bot-there", f"there is no file {file} with a bot", path=str(file))
    if file not in _bots_at:
        digest = blake2b(str(file).encode(), digest_size=6).hexdigest()
        _bots_at[file] = _guarded(lambda: _import_file(f"lichina_bot_{digest}_{file.stem}", file), str(file))
    found = getattr(_bots_at[file], name, None)
    if not callable(found):
        raise BadGame("no-such-bot", f"there is no bot “{name}” in {file}", path=str(file), name=name)
    return found


@lru_cache(maxsize=64)
def _packs(folder: Path) -> Mapping[str, Path]:
    """A table asks for them whenever it says something."""
    return {path.parent.name: path.parent for path in sorted(folder.glob("*/*.ftl"))}


def register(game: type[Game]) -> type[Game]:
    """Make a game known by its id, for this process. It may stand as a decorator over the class."""
    _check(game, game.__qualname__)
    if _registered.get(game.id, game) is not game or game.id in BUILT_IN:
        raise BadGame("game-taken", f"there is a game “{game.id}” already", name=game.id)
    _registered[game.id] = game
    return game


def offer(path: str | os.PathLike[str]) -> FoundGame:
    """Make a game at a path known by its id, for this process: tables offer it like any other."""
    found = find(Path(path))
    register(found.game)
    return found


def known() -> list[str]:
    """The ids of all games that can be found without a path: first those that come with Lichina, in their order."""
    return [*BUILT_IN, *sorted({*_registered, *_brought()} - {*BUILT_IN})]


def find(name: GameName) -> FoundGame:
    """A game by its id, its path or its class; BadGame says what is known, or what is wrong with it."""
    if isinstance(name, type):
        _check(name, name.__qualname__)
        path = next((path for path, game in _loaded.items() if game is name), None)
        return FoundGame(name, str(path) if path else name)
    text = os.fspath(name)
    if text in BUILT_IN:
        return FoundGame(_named(_guarded(lambda: import_module(BUILT_IN[text]), text), text), text)
    if text in _registered:
        return find(_registered[text])
    if text in (brought := _brought()):
        return FoundGame(_named(_guarded(brought[text].load, text), text), text)
    path = Path(text).expanduser()
    if (
        isinstance(name, os.PathLike)
        or "/" in text
        or os.sep in text
        or path.suffix == ".py"
        or (path / "__init__.py").is_file()
    ):
        return FoundGame(_at(path.resolve()), str(path.resolve()))
    listed = ", ".join(known()) or "—"
    raise BadGame(
        "unknown-game",
        f"there is no game “{text}”; known: {listed}; a path to a game will do, too",
        name=text,
        known=listed,
    )


def load() -> None:
    """Make all that threads would otherwise make at once: every game with its bots and its lesson, and every type.

    A house does so before bots think; code that registers a game in an open house calls it again.
    """
    for name in known():
        with suppress(BadGame):  # it cannot be played here, and `lichina games` says why
            _prepare_bots(find(name))
    _learn_structs(msgspec.Struct)


def _prepare_bots(found: FoundGame) -> None:
    for bot in found.bots().values():
        _guarded(bot.prepare, found.game.id)
    for lesson in found.lessons.values():
        _guarded(lesson.bot.prepare, found.game.id)


def _learn_structs(base: type[msgspec.Struct]) -> None:
    """Let msgspec learn how to read every Struct there is: the process dies if it learns one in two threads at once."""
    for kind in base.__subclasses__():
        with suppress(Exception):  # what msgspec cannot learn, nothing can be read into
            msgspec.json.Decoder(kind)
        _learn_structs(kind)


def of_record(record: Record) -> FoundGame:
    """The game that a record was made of; BadRecord if it is not known here."""
    if record.game not in known():
        listed = ", ".join(known()) or "—"
        raise BadRecord(
            "unknown-game",
            f"this is a record of “{record.game}”, which is not known here; known: {listed}",
            name=record.game,
            known=listed,
        )
    return find(record.game)


def lying_in(name: str, *folders: Path) -> FoundGame | None:
    """The game of this id in the first folder that has one, as a package or a file of that name."""
    if not name.replace("-", "_").isidentifier():  # a record must not lead anywhere else
        return None
    for folder in folders:
        for path in (folder / name, folder / f"{name}.py"):
            if (path / "__init__.py").is_file() or (path.suffix == ".py" and path.is_file()):
                found = _found_at(path.resolve())
                if found is not None and found.game.id == name:
                    return found
    return None


def _found_at(path: Path) -> FoundGame | None:
    """The game at a path; None if there is none, which may well be."""
    try:
        return find(path)
    except BadGame as error:
        if error.code == "game-broken":
            raise
        return None


def _brought() -> dict[str, EntryPoint]:
    return _brought_from(tuple(sys.path))


@lru_cache(maxsize=4)
def _brought_from(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Looking through all that is installed takes milliseconds; a server asks often."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _named(found: Any, name: str) -> type[Game]:
    """The game that a module or an entry point stands for, which must have the id that it is known by."""
    game = _only_game(found, name) if isinstance(found, ModuleType) else found
    _check(game, name)
    if game.id != name:
        raise BadGame("other-id", f"the game known as “{name}” calls itself “{game.id}”", name=name, found=game.id)
    return game


def _at(path: Path) -> type[Game]:
    """The game in a file, or in a directory that is a package."""
    if path.name == "__init__.py":
        path = path.parent
    if path not in _loaded:
        file = path / "__init__.py" if path.is_dir() else path
        if not file.is_file() or file.suffix != ".py":
            raise BadGame(
                "no-game-there",
                f"there is no game at {path}: a game is a .py file, or a directory with __init__.py",
                path=str(path),
            )
        digest = blake2b(str(path).encode(), digest_size=6).hexdigest()
        module = _guarded(lambda: _import_file(f"lichina_at_{digest}_{path.stem}", file), str(path))
        game = _only_game(module, str(path))
        _check(game, str(path))
        _loaded[path] = game
    return _loaded[path]


def _import_file(name: str, file: Path) -> ModuleType:
    """Import a file under a name of our own; an `__init__.py` as a package, so that it finds what lies beside it."""
    beside = [str(file.parent)] if file.name == "__init__.py" else None
    spec = spec_from_file_location(name, file, submodule_search_locations=beside)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # pickles in checkpoints look for it there
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for loaded in [one for one in sys.modules if one == name or one.startswith(f"{name}.")]:
            del sys.modules[loaded]
        raise
    return module


def _guarded(load: Callable[[], Any], where: str) -> Any:
    """Run what imports foreign code, and say in one sentence what went wrong there."""
    try:
        return load()
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {error}"
        raise BadGame("game-broken", f"{where} cannot be loaded: {detail}", path=where, detail=detail) from error


def _only_game(module: ModuleType, where: str) -> type[Game]:
    inside = (module.__name__, f"{module.__name__}.")
    games = {
        found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Game) and hasattr(found, "id")
        if found.__module__ == inside[0] or found.__module__.startswith(inside[1])
    }
    if len(games) != 1:
        names = ", ".join(sorted(game.__name__ for game in games)) or "—"
        raise BadGame(
            "not-one-game",
            f"{where} must define exactly one Game with an id; it defines: {names}",
            path=where,
            count=len(games),
            names=names,
        )
    return games.pop()


def _check(game: Any, where: str) -> None:
    """Refuse what is no game, or lacks what every game has."""
    lacking = "Game"
    if isinstance(game, type) and issubclass(game, Game):
        lacking = ""
        if not isinstance(getattr(game, "id", None), str):
            lacking = "id"
        elif not isinstance(getattr(game, "PLAYERS", None), range) or not game.PLAYERS:
            lacking = "PLAYERS"
    if lacking:
        raise BadGame("incomplete-game", f"{where} is no game: {lacking} is missing", path=where, lacking=lacking)
