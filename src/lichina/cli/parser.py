"""The commands and what may stand after them, with help in the reader's language."""

from __future__ import annotations

from argparse import ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, NoReturn

from .. import __version__
from ..server.limits import TABLES
from ..words import Words
from .arguments import BadArguments, assignment, bots, counts, names, seconds, seed, shard, whole

SERVING = frozenset(("serve", "play", "sit"))
"""The commands that need what the extra `serve` brings."""
DATA = "lichina-data"
"""Where tables are kept unless another folder is named."""
REPORTS = "balance"
"""Where reports on balance are written unless another folder is named."""


class _Help(HelpFormatter):
    """Help whose first word is also in the reader's language."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._words = words

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._words("cli-usage") + " " if prefix is None else prefix)


class Parser(ArgumentParser):
    """A parser that speaks the reader's language, and raises what is wrong instead of printing it."""

    def __init__(self, *, words: Words, **how: Any) -> None:
        how["formatter_class"] = partial(_Help, words)
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, **how)
        self.words = words
        self._needed = self.add_argument_group(words("cli-arguments"))
        self._further = self.add_argument_group(words("cli-options"))
        self.may("-h", "--help", action="help", text="cli-help")

    def must(self, *name: str, text: str, **how: Any) -> None:
        """An argument that has to be there; `text` is the key of its help."""
        self._needed.add_argument(*name, help=self.words(text), **how)

    def may(self, *name: str, text: str, **how: Any) -> None:
        """An argument that may be there."""
        self._further.add_argument(*name, help=self.words(text), **how)

    def error(self, message: str) -> NoReturn:
        raise _missing(message)

    def parse(self, argv: Sequence[str]) -> Namespace:
        """The arguments; BadArguments says what is wrong with them."""
        try:
            found, unknown = self.parse_known_args(argv)
        except ArgumentError as error:
            if error.argument_name is None:
                raise _missing(error.message) from None
            if error.argument_name == "COMMAND":
                raise BadArguments("unknown-command", str(error), known=", ".join(COMMANDS)) from None
            raise BadArguments("bad-argument", str(error), name=error.argument_name) from None
        if unknown:
            listed = " ".join(unknown)
            raise BadArguments("unknown-argument", f"it is not clear what {listed} means", names=listed)
        return found


def _missing(message: str) -> BadArguments:
    """Python tells only of what is missing in this way, and the names of that come last in its sentence."""
    return BadArguments("missing-argument", message, names=message.rpartition(": ")[2])


def early(argv: Sequence[str]) -> tuple[str | None, bool]:
    """The language, and whether to debug: found before anything else can go wrong."""
    parser = ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("--lang", nargs="?")
    parser.add_argument("--debug", action="store_true")
    try:
        found, _ = parser.parse_known_args(argv)
    except ArgumentError:
        return None, False
    return found.lang, found.debug


def build(words: Words) -> Parser:
    """The parser of all commands."""
    parser = Parser(words=words, prog="lichina", description=words("cli-about"), epilog=words("cli-more"))
    _common(parser)
    parser.may("--version", action="version", version=f"lichina {__version__}", text="cli-version")
    parser.set_defaults(run=lambda _arguments, _words: parser.print_help())
    commands = parser.add_subparsers(title=words("cli-commands"), metavar="COMMAND")
    for name, declare in COMMANDS.items():
        about = words(f"cli-{name}")
        command = commands.add_parser(name, words=words, help=about, description=about)
        declare(command)
        _common(command)
        command.set_defaults(run=partial(_run, name))
    return parser


def _run(name: str, arguments: Namespace, words: Words) -> int | None:
    """A command's module is imported only when it is called."""
    try:
        command = import_module(f".{name}", __package__)
    except ModuleNotFoundError as error:
        if name not in SERVING or error.name is None or error.name.startswith(__package__.partition(".")[0]):
            raise
        raise BadArguments("needs-extra", f"this needs lichina[serve]: {error}", extra="serve") from None
    code: int | None = command.run(arguments, words)
    return code


def _common(parser: Parser) -> None:
    parser.may("--lang", metavar="ru|en", text="cli-lang")
    parser.may("--debug", action="store_true", text="cli-debug")


def _choices(parser: Parser) -> None:
    parser.may("--mode", metavar="M", text="cli-mode")
    _option(parser)


def _option(parser: Parser) -> None:
    parser.may(
        "--option",
        metavar="NAME=VALUE",
        dest="options",
        action="append",
        default=[],
        type=assignment,
        text="cli-option",
    )


def _rules(parser: Parser) -> None:
    _choices(parser)
    parser.may("--bots", metavar="A,B,…", type=bots, text="cli-bots")
    parser.may("--rotate", action="store_true", text="cli-rotate")


def _many(parser: Parser) -> None:
    parser.may("--seed", metavar="N", type=seed, default=0, text="cli-seed")
    parser.may("--workers", metavar="W", type=whole(1), default=1, text="cli-workers")
    parser.may("--cluster", metavar="ADDRESS", text="cli-cluster")


def _ears(parser: Parser) -> None:
    parser.may("--seat", metavar="K", type=whole(0), text="cli-seat")
    parser.may("--all", dest="everything", action="store_true", text="cli-all")
    parser.may("--pace", metavar="SECONDS", type=seconds, text="cli-pace")


def _games(parser: Parser) -> None:
    parser.must("games", metavar="GAME", nargs="*", text="cli-some-games")


def _simulate(parser: Parser) -> None:
    parser.must("game", metavar="GAME", text="cli-game")
    parser.must("--seats", metavar="N|A-B", type=counts, required=True, text="cli-seats-range")
    parser.must("--games", metavar="K", type=whole(1), required=True, text="cli-games-count")
    _many(parser)
    _rules(parser)
    parser.may("--out", metavar="FILE", text="cli-out")
    parser.may("--keep", metavar="DIR", text="cli-keep")
    parser.may("--resume", action="store_true", text="cli-resume")
    parser.may("--shard", metavar="I/N", type=shard, default=(1, 1), text="cli-shard")


def _tournament(parser: Parser) -> None:
    parser.must("game", metavar="GAME", text="cli-game")
    parser.must("--seats", metavar="N", type=whole(1), required=True, text="cli-seats")
    parser.may("--bots", metavar="A,B,…", type=names, text="cli-rivals")
    parser.may("--deals", metavar="K", type=whole(1), default=100, text="cli-deals")
    _many(parser)
    _choices(parser)
    parser.may("--figure", metavar="FILE", text="cli-figure")


def _balance(parser: Parser) -> None:
    parser.may("games", metavar="GAME", nargs="*", text="cli-some-games")
    parser.may("--games", metavar="K", dest="count", type=whole(1), default=400, text="cli-balance-games")
    parser.may("--seats", metavar="N|A-B", type=counts, text="cli-balance-seats")
    parser.may("--mode", metavar="M,…", dest="modes", type=names, text="cli-modes")
    _option(parser)
    parser.may("--bots", metavar="A,B,…", type=bots, text="cli-bots")
    parser.may("--rivals", metavar="A,B,…", type=names, text="cli-rivals")
    parser.may("--deals", metavar="K", type=whole(0), default=20, text="cli-deals")
    _many(parser)
    parser.may("--out", metavar="DIR", default=REPORTS, text="cli-reports")


def _merge(parser: Parser) -> None:
    parser.must("out", metavar="OUT", text="cli-merged")
    parser.must("files", metavar="FILE", nargs="+", text="cli-shares")


def _watch(parser: Parser) -> None:
    parser.must("game", metavar="GAME", text="cli-game")
    parser.may("--seats", metavar="N", type=whole(1), text="cli-seats")
    parser.may("--seed", metavar="N", type=seed, text="cli-seed")
    parser.may("--match", metavar="I", type=whole(0), text="cli-match")
    parser.may("--record", metavar="FILE", text="cli-record")
    _rules(parser)
    _ears(parser)


def _replay(parser: Parser) -> None:
    parser.must("file", metavar="FILE", text="cli-record-file")
    parser.may("--game", metavar="GAME", text="cli-record-game")
    parser.may("--json", action="store_true", text="cli-json")
    _ears(parser)


def _check(parser: Parser) -> None:
    parser.must("game", metavar="GAME", text="cli-game")
    parser.must("file", metavar="FILE", text="cli-vectors-file")


def _storage(parser: Parser) -> None:
    parser.may("--data", metavar="DIR", text="cli-data")
    _database(parser)


def _database(parser: Parser) -> None:
    parser.may("--database", metavar="URL", text="cli-database")
    parser.may("--database-file", metavar="FILE", text="cli-database-file")


def _migrate(parser: Parser) -> None:
    parser.set_defaults(data=None)
    _database(parser)


def _serve(parser: Parser) -> None:
    _storage(parser)
    parser.may("--node-url", metavar="URL", text="cli-node-url")
    parser.may("--processes", metavar="N", type=whole(1), default=1, text="cli-processes")
    parser.may("--port", metavar="N", type=whole(0), default=8000, text="cli-port")
    parser.may("--host", metavar="ADDRESS", default="0.0.0.0", text="cli-host")
    parser.may("--public-url", metavar="URL", text="cli-public-url")
    parser.may("--proxied", action="store_true", text="cli-proxied")
    parser.may("--open-metrics", action="store_true", text="cli-open-metrics")
    parser.may("--keep-matches", metavar="DAYS", type=whole(1), text="cli-keep-matches")
    parser.may("--tables", metavar="N", type=whole(1), default=TABLES, text="cli-most-tables")
    parser.may("--log", action="store_true", text="cli-log")
    parser.may("--game", metavar="PATH", dest="own_games", action="append", default=[], text="cli-own-game")


def _play(parser: Parser) -> None:
    _serve(parser)
    parser.may("--no-browser", action="store_true", text="cli-no-browser")


def _sit(parser: Parser) -> None:
    parser.must("table", metavar="URL", text="cli-sit-table")
    parser.must("--bot", metavar="B", required=True, text="cli-sit-bot")
    parser.may("--name", metavar="NAME", text="cli-sit-name")
    parser.may("--owner", metavar="NAME", text="cli-sit-owner")
    parser.may("--code", metavar="WORD", text="cli-sit-code")
    parser.may("--matches", metavar="K", type=whole(1), text="cli-sit-matches")
    parser.may("--game", metavar="PATH", dest="own_games", action="append", default=[], text="cli-own-game")


def _forget(parser: Parser) -> None:
    parser.must("table", metavar="TABLE", text="cli-forget-table")
    parser.may("--name", metavar="NAME", text="cli-forget-name")
    parser.may("--everybody", action="store_true", text="cli-forget-everybody")
    _storage(parser)


def _backup(parser: Parser) -> None:
    parser.must("file", metavar="FILE", text="cli-backup-file")
    _storage(parser)


COMMANDS: dict[str, Callable[[Parser], None]] = {
    "play": _play,
    "serve": _serve,
    "migrate": _migrate,
    "tables": _storage,
    "backup": _backup,
    "restore": _backup,
    "forget": _forget,
    "games": _games,
    "simulate": _simulate,
    "tournament": _tournament,
    "balance": _balance,
    "merge": _merge,
    "sit": _sit,
    "watch": _watch,
    "replay": _replay,
    "check": _check,
}
