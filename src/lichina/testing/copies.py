"""Copies of a match: forks, replays, answers taken back, and time that runs out, tried in every state."""

from __future__ import annotations

from collections.abc import Sequence

from lichina.kernel import Entry, IllegalAnswer, Match, Record, replay

from .invariants import Forms, check_position
from .onlookers import AT_ONCE, in_turn, tables
from .play import RandomPeople
from .snapshot import Snapshot, compare, name_of, snapshot, viewers


class Copies:
    """An observer that tries everything on copies of the match and demands that the match itself does not notice."""

    def __init__(self, seed: int | str, replays: int = 10) -> None:
        self.people = RandomPeople(f"copies {seed}")
        self.replays = replays
        """One state in this many is replayed from its record, besides the last."""
        self._shadow: Match | None = None
        self._before: Snapshot | None = None
        """What was seen before the last entry, by the same viewers."""
        self._count = self.people.dice.below(1000)
        self._forms: Forms = {}
        self._phase: str | None = None

    def __call__(self, match: Match, entry: Entry | None) -> None:
        if self._shadow is not None and entry is not None:
            self._shadow.enter(entry)
        who = self._attending(match)
        if not who:
            self._before = None
            return
        seen = snapshot(match, who)
        self._follow(match, seen)
        self._check_undo(match, entry, seen)
        self._check_time(match)
        self._check_future(match, seen)
        if match.outcome is not None or self.people.sometimes(self.replays):
            check_replay(match, seen)
        _same(seen, snapshot(match, who), "the match changed when copies of it were played")

    def _attending(self, match: Match) -> Sequence[int | None]:
        """Who looks now: at a small table everybody; at a large one a few in turn, each few for a stretch of states."""
        seats = len(match.game.seats)
        self._count += 1
        if match.outcome is not None or seats <= AT_ONCE:
            return viewers(match)
        turn, pause = divmod(self._count // AT_ONCE, tables(seats))
        return [] if pause else in_turn(viewers(match), turn)

    def _follow(self, match: Match, seen: Snapshot) -> None:
        """A fork looks like the match, and goes on to look like it when the same things happen to both."""
        _same(seen, snapshot(match.fork(), seen.glimpses), "a fork is not like its match")
        if self._shadow is not None:
            shadow = snapshot(self._shadow, seen.glimpses)
            _same(seen, shadow, "a fork that was played like its match has become different")
        if self._shadow is None or self.people.sometimes(8):
            self._shadow = match.fork()

    def _check_undo(self, match: Match, entry: Entry | None, seen: Snapshot) -> None:
        """Taken back, an answer leaves everybody with what they saw before it; refused, nothing changes."""
        answered = entry.seat if entry is not None else None
        for seat in {self.people.dice.choice(match.game.seats), *(() if answered is None else (answered,))}:
            copy = match.fork()
            try:
                copy.undo(seat)
            except IllegalAnswer:
                after = snapshot(copy, seen.glimpses)
                _same(seen, after, f"an undo that seat {seat} was refused changed something")
                continue
            after = snapshot(copy, seen.glimpses)
            for viewer, glimpse in seen.glimpses.items():
                assert viewer == seat or glimpse == after.glimpses[viewer], (
                    f"seat {seat} may take back an answer by which {name_of(viewer)} has seen something"
                )
            if seat == answered and self._before is not None and self._before.now == seen.now:  # a view may show time
                _same(self._before, after, f"an undo of seat {seat} does not lead back", record=False)
        self._before = seen

    def _check_time(self, match: Match) -> None:
        """Time may run out, and a seat may be skipped, in every state."""
        copies = [match.fork() for _ in range(match.deadline is not None)]
        for copy in copies:
            assert copy.lapse(), f"nothing happened at the deadline {match.deadline}"
        for seat in in_turn(sorted({ask.seat for ask in match.asks}), self._count):
            copies.append(match.fork())
            copies[-1].skip(seat)
        if copies:
            check_position(self.people.dice.choice(copies), self._known(match))

    def _known(self, match: Match) -> Forms:
        """The forms of this phase that were read already."""
        if match.phase != self._phase:
            self._phase, self._forms = match.phase, {}
        return self._forms

    def _check_future(self, match: Match, seen: Snapshot) -> None:
        """A fork with dice of its own is another match from here on."""
        copy = match.fork(seed=f"another {self.people.dice.below(1000)}")
        for viewer, glimpse in seen.glimpses.items():
            assert copy.glimpse(viewer) == glimpse, f"a fork with other dice already looks different for {viewer}"
        assert copy.game.dice.key != match.game.dice.key, "a fork with a seed of its own has the same dice"
        for _ in range(3):
            if copy.outcome is None:
                copy.enter(self.people.decide(copy))


def check_replay(match: Match, seen: Snapshot | None = None) -> None:
    """A record, written and read, leads to the same match: for everybody, to the byte, with checkpoints or without."""
    seen = seen or snapshot(match)
    record = match.record
    text = record.to_json()
    read = Record.from_json(text)
    assert read.to_json() == text, "a record is not the same when it is written again"
    kind = type(match.game)
    again = replay(read, kind)
    _same(seen, snapshot(again, seen.glimpses), "a replay is not like the match")
    if match.outcome is not None:
        assert again.story == match.story, "the story of a replay is another one"
    bare = Match(kind, record.seats, record.seed, record.options, checkpoints=False)
    for entry in read.entries:
        bare.enter(entry)
    without = snapshot(bare, seen.glimpses)
    _same(seen, without, "a replay without checkpoints is not like the match")


def _same(first: Snapshot, second: Snapshot, what: str, *, record: bool = True) -> None:
    lines = compare(first, second, record=record)
    assert not lines, what + ":\n  " + "\n  ".join(lines[:12])
