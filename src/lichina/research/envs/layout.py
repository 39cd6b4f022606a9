"""What a seat sees and has heard, as a list of numbers of a fixed length, each with a name.

All of it is derived from what a game declares: the types of its views, its events, and what its questions are about.
What the declarations leave open is hashed into a few columns of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy
from numpy.typing import NDArray

from ...kernel import SEAT, Game, Meaning, Question, Tale, Told, View
from ...registry import GameName, find
from .columns import UNIT, Columns, Counts, Domain, Filler, Grain, hints_of
from .vocabulary import ASK, MUCH, SAID, Vocabulary

Numbers: TypeAlias = NDArray[numpy.float32]
MOST = 10.0
"""No number is larger than this."""
REST = 256
"""How many columns take what has no column of its own: of what is seen, and as many of what was heard."""
HIDDEN = 1024
"""How many columns take what the game hides from all, where a critic sees it."""
MOST_SAID = 512
"""A layout has no more columns than this for the tokens of an answer."""
MOST_HEARD = 2048
"""A layout has no more columns than this for the seats that events name."""


class Block(NamedTuple):
    """Neighbouring columns that belong together, and how finely they tell what they tell."""

    name: str
    start: int
    size: int
    grain: Grain


class Layout:
    """The columns of what a seat sees now, of what it has heard, and of which seat it is, in this order."""

    names: tuple[str, ...]
    """The name of every column."""
    blocks: tuple[Block, ...]
    """All the columns again, by the fields, questions and events that they tell."""

    def __init__(self, game: type[Game], domain: Domain, vocabulary: Vocabulary) -> None:
        self.seats = domain.seats
        self._domain = domain
        self._blocks: list[Block] = []
        now = Columns(domain, "rest", REST)
        self._block("rest", now, 0, Grain.HASHED)
        self._public = self._view(now, game, "public")
        self.open = len(now)
        """How many columns from the first on tell what everybody sees."""
        self._private = self._view(now, game, "private")
        self._own_end = len(now)
        self._ask(now, game, vocabulary)
        self._heard = Columns(domain, "story.rest", REST, start=len(now))
        self._block("story.rest", self._heard, 0, Grain.HASHED)
        self._tell(self._heard, game.EVENTS)
        seats = [f"me={seat}" for seat in range(self.seats)]
        self.names = (*now.names, *self._heard.names, *seats)
        self._seat = len(self.names) - self.seats
        self.blocks = (*self._blocks, Block("me", self._seat, self.seats, Grain.FINE))
        self._now = len(now)

    @classmethod
    def of(
        cls,
        game: GameName,
        seats: int,
        options: Mapping[str, Any] | None = None,
        vocabulary: Vocabulary | None = None,
    ) -> Layout:
        """The layout of a game for this many seats, for a match with these options, and with its vocabulary."""
        found = find(game)
        vocabulary = vocabulary or Vocabulary.of(game, seats, options)
        words = [token.removeprefix(SAID) for token in vocabulary.tokens if token.startswith(SAID)]
        groups = {**found.game.CARDS, "own": tuple(found.content(options).names)}
        return cls(found.game, Domain.of(seats, groups, words), vocabulary)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.names)

    def describe(self) -> str:
        """The columns as a table, a line for each field of the view, each kind of question and each event."""
        rows = [(block.name, str(block.start), str(block.size), block.grain.name.lower()) for block in self.blocks]
        return "\n".join("  ".join(row) for row in [("name", "first", "columns", "told"), *rows])

    # --- making numbers -----------------------------------------------------------------------------------------------

    def seen(self, public: msgspec.Struct) -> Numbers:
        """What everybody sees."""
        counts: Counts = defaultdict(float)
        self._public(public, counts)
        return _dense(counts, self._now)

    def observation(
        self,
        seat: int,
        seen: Numbers,
        view: View,
        questions: Iterable[Question],
        said: Iterable[str],
        memory: Numbers,
    ) -> Numbers:
        """All that a seat is shown. What was heard often counts more, but not by as much."""
        counts: Counts = defaultdict(float)
        if view.private is not None:
            self._private(view.private, counts)
        for question in questions:
            self._asked(question, counts)
        for token in said:
            self._say(token, counts)
        found = numpy.zeros(self.size, numpy.float32)
        found[: self._now] = seen
        found[list(counts)] += numpy.fromiter(counts.values(), numpy.float32, len(counts))
        found[self._now : self._seat] = numpy.sign(memory) * numpy.log1p(numpy.abs(memory))
        found[self._seat + seat] = 1.0
        return found.clip(-MOST, MOST)

    def nothing(self) -> Numbers:
        """What is remembered before anything was told."""
        return numpy.zeros(self._seat - self._now, numpy.float32)

    def hear(self, memory: Numbers, told: Iterable[Told]) -> None:
        """Add what was told to what a seat remembers."""
        counts: Counts = defaultdict(float)
        for event in told:
            self._tales[event.key](event.data, counts)
        for place, number in counts.items():
            memory[place - self._now] += number

    # --- what there is to see -----------------------------------------------------------------------------------------

    def _block(self, name: str, columns: Columns, first: int, grain: Grain = Grain.FINE) -> None:
        if len(columns) > first:
            self._blocks.append(Block(name, columns.start + first, len(columns) - first, grain))

    def _view(self, columns: Columns, game: type[Game], side: str) -> Filler:
        """The filler of one side of a view, field by field."""
        kind = (hints_of(getattr(game, side)) or {}).get("return")
        hints = hints_of(kind) if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else None
        if hints is None:
            return columns.hashed(side)
        fields = []
        for name in kind.__struct_fields__:  # type: ignore[union-attr]
            first = len(columns)
            filler, grain = columns.field(hints[name], f"{side}.{name}")
            fields.append((name, filler))
            self._block(f"{side}.{name}", columns, first, grain)

        def write(value: Any, counts: Counts) -> None:
            for name, fill_field in fields:
                fill_field(getattr(value, name), counts)

        return write

    def _ask(self, columns: Columns, game: type[Game], vocabulary: Vocabulary) -> None:
        """A column for each question, columns for what it is about, and one for each token of an answer."""
        self._unknown = columns.hashed("ask")
        first = len(columns)
        keys = [token.removeprefix(ASK) for token in vocabulary.tokens if token.startswith(ASK)]
        self._keys = {key: columns.column(f"ask={key}") for key in keys}
        self._block("ask", columns, first)
        self._about: dict[str, Filler] = {}
        for name, hint in game.ABOUT.items():
            first = len(columns)
            self._about[name], grain = columns.field(hint, f"ask.{name}")
            self._block(f"ask.{name}", columns, first, grain)
        first = len(columns)
        self._amount = columns.column("said.amount")
        tokens = [token for token in vocabulary.tokens if not token.startswith(MUCH)]
        fits = len(tokens) <= MOST_SAID
        tokens = [token for token in tokens if fits or not token.startswith(SAID)]
        self._tokens = {token: columns.column(f"said={token}") for token in tokens}
        self._block("said", columns, first, Grain.FINE if fits else Grain.UNWORDED)

    def _asked(self, question: Question, counts: Counts) -> None:
        place = self._keys.get(question.key)
        if place is None:
            self._unknown(question.key, counts)
        else:
            counts[place] += 1.0
        for name, value in question.about.items():
            filler = self._about.get(name)
            if filler is None:
                self._unknown({name: value}, counts)
            else:
                filler(value, counts)

    def _say(self, token: str, counts: Counts) -> None:
        if token in self._tokens:
            counts[self._tokens[token]] += 1.0
        elif token.startswith(MUCH):
            counts[self._amount] += int(token.removeprefix(MUCH)) / UNIT
        else:
            self._unknown({"said": token}, counts)

    # --- what there is to hear ----------------------------------------------------------------------------------------

    def _tell(self, columns: Columns, tales: Iterable[Tale]) -> None:
        """For each event how often it was told, and how often it named each seat; other fields are hashed."""
        named = {tale.key: [name for name, meant in tale.meanings.items() if meant == _SEATS] for tale in tales}
        if self.seats * sum(map(len, named.values())) > MOST_HEARD:
            named = {key: fields[:1] for key, fields in named.items()}
        if self.seats * sum(map(len, named.values())) > MOST_HEARD:
            named = {}
        self._tales: dict[str, Filler] = {}
        for tale in tales:
            first = len(columns)
            self._tales[tale.key] = self._tale(columns, tale, named.get(tale.key, ()))
            self._block(f"story.{tale.key}", columns, first)

    def _tale(self, columns: Columns, tale: Tale, named: Collection[str]) -> Filler:
        path = f"story.{tale.key}"
        told = columns.column(path)
        fields = {name: columns.field(tale.fields[name], f"{path}.{name}")[0] for name in named}
        fields |= {name: columns.hashed(f"{path}.{name}") for name in tale.fields if name not in fields}

        def write(data: Any, counts: Counts) -> None:
            counts[told] += 1.0
            for name, value in data.items():
                if value is not None:
                    fields[name](value, counts)

        return write

    # --- what a critic sees -------------------------------------------------------------------------------------------

    @property
    def truth_size(self) -> int:
        """How many numbers the whole truth has."""
        return self.open + self.seats * (REST + self._own_end - self.open) + HIDDEN

    def truth(self, game: Game) -> Numbers:
        """What everybody sees, then what each seat sees besides, then what the game hides from all, hashed."""
        parts = [self.seen(game.public())[: self.open]]
        for seat in game.seats:
            private = game.private(seat)
            counts: Counts = defaultdict(float)
            if private is not None:
                self._private(private, counts)
            own = _dense(counts, self._own_end)
            parts += [own[:REST], own[self.open :]]
        hidden: Counts = defaultdict(float)
        write = Columns(self._domain, "hidden", HIDDEN).hashed("hidden")
        write({name: vars(game)[name] for name in game.HIDDEN}, hidden)
        return numpy.concatenate([*parts, _dense(hidden, HIDDEN)]).clip(-MOST, MOST)


_SEATS = Meaning(numbers=SEAT)
"""What a field stands for that names seats and nothing else."""


def _dense(counts: Counts, size: int) -> Numbers:
    """All the numbers, those that nobody has written being 0."""
    found = numpy.zeros(size, numpy.float32)
    found[list(counts)] = numpy.fromiter(counts.values(), numpy.float32, len(counts))
    return found
