"""Write the client's types from those of the server, so that the two never differ; and what `tools.content` writes.

python -m tools.typescript            writes the files
python -m tools.typescript --print    prints them
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import dedent
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from msgspec import inspect as types

from lichina.kernel import Answer, Entry, Game, Option, Record
from lichina.kernel.deltas import Delta
from lichina.registry import BUILT_IN, find
from lichina.server.api import HANDLERS, Language, Problem, TextOperation
from lichina.server.sockets import PROTOCOL
from lichina.table import commands, state
from lichina.table.inflection import Cases
from lichina.table.protocol import AnyFrame, SentForm
from tests.games.duel import Duel
from tools import content

WEB = Path(__file__).resolve().parent.parent / "web"

ALIASES: Mapping[str, Any] = {
    "Option": Option,
    "Answer": Answer,
    "Delta": Delta,
    "Form": SentForm,
    "Cases": Cases,
    "Sitting": state.Sitting,
    "Door": state.Door,
    "Stage": state.Stage,
    "PersonKind": state.PersonKind,
    "Language": Language,
}
"""Types that have a name of their own and are no structs."""

RENAMED: Mapping[type, str] = {Record: "MatchRecord", Entry: "RecordEntry"}
"""What TypeScript has another meaning for, or what says too little there."""

SENDING = ("lichina.table.frames", "lichina.table.protocol")
"""Where a thing as it is sent is called `Sent…`, since the server has a type of its own for it; a client has not."""

PLAIN: Mapping[type, str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BytesType: "string",
}


class Writer:
    """Writes structs as interfaces, each once, and after each what it is made of."""

    def __init__(self) -> None:
        self.blocks: list[str] = []
        self.names: dict[Any, str] = {}
        self._sent: dict[Any, bool] = {}
        self._waiting: list[types.StructType] = []
        self._aliases: dict[str, str] = {}

    # --- types ----------------------------------------------------------------------------------------------------

    def typed(self, info: types.Type, sent: bool = False) -> str:
        """A type as it stands in a field."""
        written = self._written(info, sent)
        return self._aliases.get(written, written)

    def _written(self, info: types.Type, sent: bool) -> str:
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        match info:
            case types.Metadata():
                written = self.typed(info.type, sent)
            case types.LiteralType():
                written = self._union([quoted(value) for value in info.values])
            case types.UnionType():
                written = self._union([self.typed(part, sent) for part in info.types])
            case types.StructType():
                written = self._reference(info, sent)
            case types.TupleType():
                written = f"[{', '.join(self.typed(item, sent) for item in info.item_types)}]"
            case types.DictType():
                written = f"Record<string, {self.typed(info.value_type, sent)}>"
            case types.ListType() | types.VarTupleType() | types.SetType() | types.FrozenSetType():
                item = self.typed(info.item_type, sent)
                several = isinstance(info.item_type, types.UnionType | types.LiteralType) and " | " in item
                written = f"({item})[]" if several else f"{item}[]"
            case _:
                raise TypeError(f"{info} has no counterpart in TypeScript")
        return written

    def _union(self, parts: list[str]) -> str:
        if "unknown" in parts:
            return "unknown"
        null = ["null"] if "null" in parts else []
        rest = " | ".join(dict.fromkeys(part for part in parts if part != "null"))
        return " | ".join([self._aliases.get(rest, rest), *null])

    def _reference(self, info: types.StructType, sent: bool) -> str:
        kind = get_origin(info.cls) or info.cls
        if kind not in self._sent and kind not in self.names:
            self._waiting.append(info)
        known = self._sent.setdefault(kind, sent)
        if known is not sent and any(has_default(field) for field in info.fields):
            raise TypeError(f"{kind} goes both ways, and what may be left out differs")
        parameters = ", ".join(self.typed(types.type_info(part)) for part in get_args(info.cls))
        return self.name(kind) + (f"<{parameters}>" if parameters else "")

    def name(self, kind: type) -> str:
        """What a struct is called: parts of a game have longer names than in Python, what is sent has shorter ones."""
        if kind not in self.names:
            name = kind.__name__
            game = re.match(r"(?:lichina|tests)\.games\.(\w+)", kind.__module__)
            if kind in RENAMED:
                name = RENAMED[kind]
            elif kind.__module__ in SENDING:
                name = name.removeprefix("Sent")
            elif game:
                name = game[1].capitalize() + name
            if name in self.names.values() or name in self._aliases.values():
                raise TypeError(f"there are two types called {name}")
            self.names[kind] = name
        return self.names[kind]

    # --- what is written ------------------------------------------------------------------------------------------

    def heading(self, text: str) -> None:
        """Begin a part of the file."""
        self.blocks.append(f"// --- {text} ".ljust(110, "-"))

    def write(self, block: str) -> None:
        """Write something as it stands, and what it is made of."""
        self.blocks.append(block)
        self._rest()

    def alias(self, name: str, kind: Any, sent: bool = False) -> None:
        """A type with a name of its own."""
        body = self.typed(types.type_info(kind), sent)
        self._aliases[body] = name
        self.write(f"export type {name} ={wrapped(body)};")

    def know(self, aliases: Mapping[str, Any]) -> None:
        """Types whose names are written in another file."""
        for name, kind in aliases.items():
            self._aliases[self.typed(types.type_info(kind))] = name

    def struct(self, kind: Any, sent: bool = False) -> None:
        """A struct and all that it is made of."""
        markers = []
        for parameter in getattr(kind, "__parameters__", ()):
            marker = msgspec.defstruct(parameter.__name__, [])
            self.names[marker] = parameter.__name__
            markers.append(marker)
        info = types.type_info(kind[tuple(markers)] if markers else kind)
        assert isinstance(info, types.StructType)
        self._sent[kind] = sent
        self._struct(
            info, "".join(f"<{', '.join(f'{self.name(marker)} = unknown' for marker in markers)}>" for _ in markers[:1])
        )
        self._rest()

    def _rest(self) -> None:
        while self._waiting:
            info = self._waiting.pop(0)
            self._struct(info)

    def _struct(self, info: types.StructType, parameters: str = "") -> None:
        kind = get_origin(info.cls) or info.cls
        sent = self._sent[kind]
        head = comment(kind.__doc__ if kind.__doc__ != kind.__base__.__doc__ else None)
        omits = sent or kind.__struct_config__.omit_defaults
        fields = [self._field(field, sent, omits) for field in info.fields]
        if info.array_like:
            self.blocks.append(f"{head}export type {self.name(kind)} = [{', '.join(fields)}];")
            return
        notes = remarks(kind)
        lines = [f"{head}export interface {self.name(kind)}{parameters} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {quoted(info.tag)};")
        for field, line in zip(info.fields, fields, strict=True):
            lines.append(f"{comment(notes.get(field.name), '  ')}  {line};")
        self.blocks.append("\n".join([*lines, "}"]))

    def _field(self, field: types.Field, sent: bool, omits: bool) -> str:
        unset = not field.required and not has_default(field)
        mark = "?" if unset or (omits and not field.required) else ""
        return f"{field.encode_name}{mark}: {self.typed(field.type, sent)}"

    def text(self) -> str:
        """The whole file."""
        return "\n\n".join([content.HEADER.rstrip(), *self.blocks]) + "\n"


def has_default(field: types.Field) -> bool:
    """Whether Python knows what it is if it is not given; what is UNSET has no value at all."""
    return field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT


def quoted(value: Any) -> str:
    """A value as a literal."""
    return json.dumps(value, ensure_ascii=False)


def wrapped(union: str) -> str:
    """A long union, one part a line."""
    return f" {union}" if len(union) < 100 else "".join(f"\n  | {part}" for part in union.split(" | "))


def comment(text: str | None, indent: str = "") -> str:
    """A docstring as a comment."""
    if not text:
        return ""
    lines = text.strip().splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line.strip()}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def remarks(kind: type) -> dict[str, str]:
    """What stands under the fields of a struct."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if not issubclass(base, msgspec.Struct) or base is msgspec.Struct:
            continue
        body = ast.parse(dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for line, below in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(line, ast.AnnAssign)
                and isinstance(line.target, ast.Name)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
                and isinstance(below.value.value, str)
            ):
                found[line.target.id] = inspect.cleandoc(below.value.value)
    return found


# --- the files --------------------------------------------------------------------------------------------------------


def protocol() -> str:
    """Everything that goes between the server and a client."""
    writer = Writer()
    writer.write(f"export const PROTOCOL = {quoted(PROTOCOL)};")
    if hasattr(state, "MASKS"):
        writer.write(f"/** How many masks there are. */\nexport const MASKS = {state.MASKS};")
    for name, kind in ALIASES.items():
        writer.alias(name, kind)
    _frames(writer)
    writer.heading("commands: what a client sends over the socket")
    writer.alias("Command", commands.AnyCommand, sent=True)
    writer.heading("requests: what goes over HTTP")
    _requests(writer)
    writer.struct(Problem)
    return writer.text()


def _frames(writer: Writer) -> None:
    writer.heading("frames: what a client gets over the socket")
    kinds = [get_origin(part) or part for part in get_args(AnyFrame)]
    for kind in kinds:
        writer.struct(kind)
    union = "".join(f"\n  | {writer.name(kind)}" for kind in kinds)
    writer.write(f"/** Any frame. */\nexport type Frame ={union};")


def _requests(writer: Writer) -> None:
    """Each request with its body and its answer, as the handlers declare them."""
    rows = []
    for handler in sorted(HANDLERS, key=lambda handler: (min(handler.paths), min(handler.http_methods))):
        hints = get_type_hints(handler.fn)
        answer = hints["return"]
        if get_origin(answer) is Response:
            answer = get_args(answer)[0]
        success = (handler.responses or {}).get(handler.status_code)
        if success is not None:
            answer = success.data_container
        if "data" in hints:
            body = writer.typed(types.type_info(hints["data"]), sent=True)
        else:
            body = "string" if handler.operation_class is TextOperation else "null"
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", min(handler.paths))
        found = writer.typed(types.type_info(answer))
        rows.append(f"  {quoted(f'{min(handler.http_methods)} {path}')}: {{ body: {body}; answer: {found} }};")
    writer.write(
        "/** What a request takes and gives; text and pictures are strings. */\nexport interface Requests {\n"
        + "\n".join(rows)
        + "\n}"
    )


SHARED: Mapping[str, Any] = {"Option": Option}
"""Types of the protocol that the views of games are made of."""


def views(game: type[Game]) -> str:
    """What a game shows to everybody, and to one seat besides."""
    writer = Writer()
    writer.know(SHARED)
    title = game.id.capitalize()
    sides = []
    for side in ("public", "private"):
        kind = get_type_hints(getattr(game, side))["return"]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            writer.names[kind] = f"{title}{side.capitalize()}"
            writer.struct(kind)
            sides.append(writer.names[kind])
        else:
            sides.append("null")
    used = [name for name in SHARED if re.search(rf"\b{name}\b", "\n".join(writer.blocks))]
    source = f'import type {{ {", ".join(["MatchFrame", *used])} }} from "../../lib/protocol";'
    match = f"export type {title}Match = MatchFrame<{', '.join(sides)}>;"
    writer.blocks = [source, *writer.blocks, f"/** A match of this game, as its board gets it. */\n{match}"]
    return writer.text()


MARKS: Mapping[str, str] = {
    "spoken": "What a narrator says aloud, in the words in which everybody reads it.",
    "said": "Somebody's own words.",
    "news": "What is listed among the latest happenings.",
    "decides": "What may decide how something ends.",
}
"""What events are for whoever tells the story, each a set in the client."""


def events(game: type[Game]) -> str:
    """What a game tells: the data of every event, and which of them are what in the story."""
    tales = game.EVENTS
    writer = Writer()
    rows = []
    for tale in tales:
        fields = [f"{name}: {writer.typed(types.type_info(hint))}" for name, hint in tale.fields.items()]
        rows.append(f"  {quoted(tale.key)}: {{ {'; '.join(fields)} }};" if fields else f"  {quoted(tale.key)}: object;")
    sets = []
    for mark, about in MARKS.items():
        keys = ", ".join(quoted(tale.key) for tale in tales if tale.flags[mark])
        if keys:
            sets.append(f"/** {about} */\nexport const {mark.upper()}: ReadonlySet<string> = new Set([{keys}]);\n")
    if said := " | ".join(quoted(tale.key) for tale in tales if tale.flags["said"]):
        sets.append(
            "/** Whether these are somebody's own words. */\n"
            f"export const isSaid = (event: Event): event is Extract<Event, {{ key: {said} }}> =>\n"
            "  SAID.has(event.key);\n"
        )
    body = "\n".join(rows)
    return f"""{content.HEADER}
import type {{ Told }} from "../../lib/protocol";

/** The data of every event, by its key. */
export interface Events {{
{body}
}}

/** An event as it was told. */
export type Event = {{
  [K in keyof Events]: Omit<Told, "key" | "data"> & {{ key: K; data: Events[K] }};
}}[keyof Events];

/** A story with its events as they were declared: the server tells no others. */
export const typed = (told: readonly Told[]): readonly Event[] => told as unknown as readonly Event[];

{chr(10).join(sets)}"""


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    source = WEB / "src"
    games = {source / "games" / name: find(name).game for name in BUILT_IN}
    games[source / "example" / "duel"] = Duel
    return {
        source / "lib" / "protocol.ts": protocol(),
        **content.files(),
        **{folder / "events.ts": events(game) for folder, game in games.items()},
        **{folder / "views.ts": views(game) for folder, game in games.items()},
    }


def main(arguments: Iterable[str]) -> int:
    for path, text in files().items():
        if "--print" in arguments:
            print(text)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
