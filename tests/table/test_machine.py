"""Whatever people do at a table, in any order, and whenever the server is killed: the promises of a table hold.

After every step: what is acknowledged is on the disk, every device knows its own side of the match and no more, what
is refused has changed nothing, and the table goes on, or says why it stands still.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeAlias

import hypothesis.strategies as st
from hypothesis import HealthCheck, Phase, Verbosity, note, seed, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import lichina
from lichina.kernel import LichinaError, Record
from lichina.table.rows import BeganRow, ChangedRow, EnteredRow, Row, SaidRow
from lichina.testing.cases import run_seed, soak
from tests.server.guest import draw
from tests.server.listener import told_to

from .wants import COMMANDS, GAMES
from .world import Eye, World, plain

STEPS = 30
"""So many things happen at a table."""
EXAMPLES = 24
"""So many tables there are on an ordinary day."""

LITTLE = st.integers(0, 11)
WHILE = st.sampled_from([0.3, 2.0, 5.2, 12.0, 31.0, 61.0, 125.0, 601.0])
MOSTLY = st.sampled_from([True, True, True, False])
PICKS = st.lists(st.tuples(LITTLE, st.integers(0, 999)), max_size=6)
"""Which of the open questions is answered, and the seed of the answer."""
Happening: TypeAlias = Callable[..., None]


def meanwhile(**drawn: st.SearchStrategy[Any]) -> Callable[[Happening], Any]:
    """A rule: people play for a while, as they mostly do, and then this happens."""

    def decorate(happening: Happening) -> Any:
        @wraps(happening)
        def happens(table: Tables, answers: list[tuple[int, int]], **chosen: Any) -> None:
            table._play(answers)
            happening(table, **chosen)

        return rule(answers=PICKS, **drawn)(happens)  # type: ignore[call-overload]

    return decorate


class Tables(RuleBasedStateMachine):
    """One table, from the first guest on."""

    def __init__(self) -> None:
        super().__init__()
        self._world: World | None = None
        self.names = 0
        self.answers: list[tuple[int, int, int | str, Any]] = []
        """The answers that were acknowledged: match, seat, ask, value."""
        self.went_back: set[int] = set()
        """The matches in which the host went back over an answer."""
        self.ended: set[int] = set()

    @property
    def world(self) -> World:
        assert self._world is not None
        return self._world

    # --- coming and going -----------------------------------------------------------------------------------------

    @initialize(
        chance=st.integers(0, 1 << 30),
        game=st.sampled_from(list(GAMES)),
        people=st.integers(1, 4),
        more=st.integers(0, 1),
        calm=st.booleans(),
        texts=st.booleans(),
    )
    def sit_down(self, chance: int, game: str, people: int, more: int, calm: bool, texts: bool) -> None:
        self._world = World(chance)
        self.world.run(self._host(game, calm))
        for _ in range(people - 1):
            self._come("player", text=texts)
        self._begin(game, more)

    async def _host(self, game: str, calm: bool) -> None:
        changes = {"game": game, "bots": [2, 8] if calm else [0, 0]}
        table, person = await self.world.home.house.create(changes, "Даша", "token")
        self.world.table_id = table.state.id
        self.world.eyes.append(Eye(self.world.home, table, person.id, "token"))
        await self.world.attach(self.world.eyes[0])

    @meanwhile(kind=st.sampled_from(["player", "player", "spectator", "tv"]), listens=st.booleans(), text=st.booleans())
    def come(self, kind: str, listens: bool, text: bool) -> None:
        self._come(kind, listens, text)

    def _come(self, kind: str, listens: bool = True, text: bool = False) -> None:
        self.names += 1
        token, table = f"token {self.names}", self.world.table
        try:
            person = self.world.run(self.world.home.house.enter(table, f"Гость {self.names}", token, kind))  # type: ignore[arg-type]
        except LichinaError as error:
            assert error.code in ("door-closed", "no-spectators", "table-full", "journal-down"), error
            return
        eye = Eye(self.world.home, table, person.id, token, text=text and table.state.settings.game != "parlour")
        self.world.eyes.append(eye)
        if listens:
            self.world.run(self.world.attach(eye))

    @meanwhile(who=LITTLE)
    def is_cut_off(self, who: int) -> None:
        if self.world.here:
            self.world.run(self.world.detach(self._one(self.world.here, who)))

    @meanwhile(who=LITTLE)
    def comes_back(self, who: int) -> None:
        away = [eye for eye in self.world.eyes if not eye.connected]
        if away:
            self.world.run(self.world.attach(self._one(away, who)))

    @meanwhile(who=LITTLE, text=st.booleans())
    def takes_another_device(self, who: int, text: bool) -> None:
        if not self.world.eyes:
            return
        old = self._one(self.world.eyes, who)
        eye = Eye(self.world.home, self.world.table, old.person, old.token, "en", text and old.text)
        self.world.eyes.append(eye)
        self.world.run(self.world.attach(eye))

    @meanwhile(who=LITTLE)
    def leaves(self, who: int) -> None:
        if len(self.world.table.state.people) > 1:
            person = self._one(self.world.eyes, who).person
            try:
                self.world.run(self.world.home.house.leave(self.world.table, person))
            except LichinaError as error:
                assert error.code == "journal-down"
            self.world.part()

    @meanwhile(who=LITTLE)
    def knocks_after_having_left(self, who: int) -> None:
        if self.world.gone:
            eye = self._one(self.world.gone, who)
            heard = len(eye.frames)
            self.world.run(eye.attach())
            assert eye.code == 4403 and len(eye.frames) == heard

    # --- what they do ---------------------------------------------------------------------------------------------

    @meanwhile(game=st.sampled_from(list(GAMES)), more=st.integers(0, 1))
    def begin_another(self, game: str, more: int) -> None:
        if self.world.table.state.stage != "match":
            self._begin(game, more)

    def _begin(self, game: str, more: int) -> None:
        """The host chooses a short match, fills the table up with bots, and begins."""
        host = self._acting()
        if host is None:
            return
        least, options = GAMES[game]
        self.act(host, "lobby")
        self.act(host, "set", game=game, options=options, mode=None)
        for _ in range(least + more - len(self.world.table.state.seats)):
            self.act(host, "bot")
        self.act(host, "start")

    def _acting(self) -> Eye | None:
        """A device of whoever has the host's powers."""
        return next((eye for eye in self.world.here if eye.person == self.world.table.situation.acting()), None)

    @meanwhile(who=LITTLE, what=st.sampled_from(list(COMMANDS)), one=LITTLE, other=LITTLE, by_host=MOSTLY)
    def wants(self, who: int, what: str, one: int, other: int, by_host: bool) -> None:
        self._want(who, what, one, other, by_host)

    def _want(self, who: int, what: str, one: int, other: int, by_host: bool) -> None:
        if not self.world.here:
            return
        acting = self._acting()
        eye: Eye = acting if by_host and acting else self._one(self.world.here, who)
        match = self.world.table.state.match
        reply = self.act(eye, what, **COMMANDS[what](self.world.table.state, one, other))
        if what == "back" and reply["t"] == "ok":
            self.went_back.add(match)
        self.world.part()

    def _play(self, picks: list[tuple[int, int]]) -> None:
        """People answer what they are asked; where nothing is going on, the host sees to it that something does."""
        for which, chance in picks:
            found = self._asked()
            if found:
                eye, ask = self._one(found, which)
                self._answer(eye, ask, _drawn(ask, chance))
            elif chance % 3 == 0:
                self._get_going(list(GAMES)[which % len(GAMES)])

    def _get_going(self, game: str) -> None:
        host, state = self._acting(), self.world.table.state
        if state.stage != "match":
            self._begin(game, 0)
        elif host is not None and state.paused == "fault":
            self._want_back(host)
        elif host is not None and state.paused is not None:
            self.act(host, "resume")

    def _want_back(self, host: Eye) -> None:
        """The rules have failed: the host goes back over an answer and lets the match go on, or breaks it off."""
        if self.act(host, "back")["t"] == "ok":
            self.went_back.add(self.world.table.state.match)
            self.act(host, "resume")
        else:
            self.act(host, "lobby")

    @meanwhile()
    def play(self) -> None:
        """And nothing else."""

    @meanwhile(which=LITTLE, chance=st.integers(0, 999))
    def amend(self, which: int, chance: int) -> None:
        held = [(eye, ask) for eye in self.world.here for ask in eye.match.get("asks", ()) if ask["held"] is not None]
        if held and self.world.table.situation.running:
            eye, ask = self._one(held, which)
            self._answer(eye, ask, _drawn(ask, chance))

    @meanwhile(chance=st.integers(0, 999))
    def answer_all_at_once(self, chance: int) -> None:
        dice, start = random.Random(chance), self.world.end()
        found = [(eye, ask, draw(ask["form"], dice)) for eye, ask in self._asked()]

        async def at_once() -> list[dict[str, Any]]:
            return await asyncio.gather(*(self._sent(eye, ask, value) for eye, ask, value in found))

        for (eye, ask, value), reply in zip(found, self.world.run(at_once()), strict=True):
            if reply["t"] == "ok":
                self._acknowledged(eye, ask, value, self.world.rows(start))

    @meanwhile(which=LITTLE, how=st.integers(0, 5))
    def answer_as_is_not_allowed(self, which: int, how: int) -> None:
        asked = [(eye, ask) for eye in self.world.here for ask in eye.match.get("asks", ())]
        if not asked:
            return
        eye, ask = self._one(asked, which)
        closed = [pair[0] for pair in ask["closed"]] or ["nowhere"]
        tries: list[tuple[int, Any, Any]] = [
            (0, ask["ask"], {"no": "such answer"}),
            (0, ask["ask"] + 1000, 0),
            (0, "no such offer", None),
            (0, ask["ask"], closed[0] if ask["form"]["kind"] != "text" else "x" * 100_000),
            (1, ask["ask"], ask["form"].get("options", [0])[0]),
            (0, -1, None),
        ]
        later, number, value = tries[how]
        reply = self.act(eye, "answer", match=eye.match["match"] + later, ask=number, value=value)
        assert reply["t"] == "error", (ask, value)

    @meanwhile(who=LITTLE)
    def take_back(self, who: int) -> None:
        if not self.world.here or self.world.table.live is None:
            return
        eye, start = self._one(self.world.here, who), self.world.end()
        live, viewer = self.world.table.live, eye.match.get("seat")
        others = [seat for seat in (None, *live.match.game.seats) if seat != viewer]
        before = [(live.match.view(seat), live.match.told(seat)) for seat in others]
        heard = {other: len(other.frames) for other in self.world.here if other.person != eye.person}
        self.act(eye, "undo", match=self.world.table.state.match)
        rows = self.world.rows(start)
        if all(isinstance(row, EnteredRow) and row.entry.undo == viewer for row in rows):
            assert [(live.match.view(seat), live.match.told(seat)) for seat in others] == before
            assert all("step" not in other.kinds(count) for other, count in heard.items())

    @meanwhile(who=LITTLE, room=LITTLE)
    def talk(self, who: int, room: int) -> None:
        if self.world.here:
            eye = self._one(self.world.here, who)
            rooms = [channel[0] for channel in eye.match.get("channels", ())] or ["table"]
            self.act(eye, "say", channel=self._one([*rooms, "mafia"], room), text=f"слово {self.world.end()}")

    @meanwhile(seconds=WHILE)
    def rest(self, seconds: float) -> None:
        """While the host has paused the match, its clock stands still."""
        host = self._acting()
        if host is not None and self.act(host, "pause")["t"] == "ok":
            clock = self.world.clock()
            self.world.run(asyncio.sleep(seconds))
            assert self.world.clock() == clock
            self.act(host, "resume")

    @meanwhile(which=LITTLE, who=LITTLE)
    def give_a_seat_away(self, which: int, who: int) -> None:
        host, table = self._acting(), self.world.table
        played = [
            seat for seat, taken in enumerate(table.state.seats) if taken.bot or seat in table.situation.standing_in
        ]
        waiting = [person.id for person in table.state.people if table.state.seat_of(person.id) is None]
        if host is not None and played and waiting:
            self.act(host, "give", seat=self._one(played, which), person=self._one(waiting, who))

    # --- what happens to them -------------------------------------------------------------------------------------

    @meanwhile(seconds=WHILE)
    def time_passes(self, seconds: float) -> None:
        self.world.run(asyncio.sleep(seconds))

    @meanwhile(seconds=st.sampled_from([3.0, 300.0]))
    def machine_sleeps(self, seconds: float) -> None:
        """That is no time of the match."""
        clock, start, table = self.world.clock(), self.world.end(), self.world.table
        self.world.time.passed_asleep += seconds
        self.world.run(asyncio.sleep(1.5))
        assert table.live is None or self.world.end() > start or self.world.clock() < clock + 1.6

    @meanwhile(what=st.sampled_from(list(COMMANDS)), more=PICKS, one=LITTLE, other=LITTLE, seconds=WHILE)
    def storage_fails(self, what: str, more: list[tuple[int, int]], one: int, other: int, seconds: float) -> None:
        """For a while nothing can be kept, and so nothing is done."""
        self.world.journal.down = True
        self._play(more)
        self._want(one, what, one, other, by_host=True)
        self.promises_hold()
        self.world.run(asyncio.sleep(seconds))
        self.world.journal.down = False
        self.world.run(asyncio.sleep(2.5))

    @meanwhile(
        which=LITTLE,
        chance=st.integers(0, 999),
        turns=st.integers(0, 9),
        later=st.sampled_from([0.0, 0.004, 0.009]),
        written=st.booleans(),
        away=st.sampled_from([0, 0, 0, 1, 2, 5, 15]),
    )
    def server_is_killed(self, which: int, chance: int, turns: int, later: float, written: bool, away: int) -> None:
        """In the middle of an answer, if somebody is asked; then some of the devices come back by themselves."""
        answering = self.world.begin(self._cut_short(which, chance, turns, later))
        in_flight = answering or not self.world.journal.idle
        state, live = plain(self.world.table.state), self.world.table.live
        shown = live.match.entries()[: live.entered] if live is not None else []
        were_here = self.world.here
        self.world.kill(written)
        assert not self.world.home.house.broken
        self._check_after_kill(state, shown, live is not None, in_flight)
        self._check_remembered(were_here)
        for place, eye in enumerate(were_here):
            if not away >> place % 4 & 1:
                self.world.run(self.world.attach(eye))

    async def _cut_short(self, which: int, chance: int, turns: int, later: float) -> bool:
        """Somebody begins to answer; whether nothing has come back yet."""
        found = self._asked()
        if not found:
            return False
        eye, ask = self._one(found, which)
        value, start = _drawn(ask, chance), self.world.end()
        sent = asyncio.create_task(self._sent(eye, ask, value))
        for _ in range(turns):
            await asyncio.sleep(0)
        await asyncio.sleep(later)
        if not sent.done():
            return True
        if sent.result()["t"] == "ok":
            self._acknowledged(eye, ask, value, self.world.rows(start))
        return False

    def _check_after_kill(self, state: dict[str, Any], shown: list[Any], played: bool, in_flight: bool) -> None:
        table = self.world.table
        if not in_flight and not (state["stage"] == "match" and table.state.stage == "ended"):
            assert plain(table.state) == state
        if not played or table.live is None:
            assert not played
            return
        entries = table.live.match.entries()
        assert entries[: len(shown)] == shown
        assert in_flight or entries == shown
        self._check_acknowledged()

    def _check_remembered(self, eyes: list[Eye]) -> None:
        """Nobody was told what has not happened now."""
        live = self.world.table.live
        for eye in eyes:
            if live is not None and eye.match.get("match") == self.world.table.state.match and not eye.text:
                assert eye.told == told_to(live.match, eye.match["seat"], None)[: len(eye.told)]

    # --- what holds -----------------------------------------------------------------------------------------------

    @invariant()
    def promises_hold(self) -> None:
        if self._world is None:
            return
        for trouble in self.world.home.troubles:
            if getattr(trouble, "code", None) not in ("journal-down", "rule-failed"):
                raise trouble
        self.world.check_kept()
        self.world.check_seen()
        self.world.check_moves()
        self._check_acknowledged()
        self._check_people()
        self._check_archived()

    def _check_acknowledged(self) -> None:
        """Every answer that was acknowledged is on the disk, in its order."""
        rows, number = self.world.rows(), self.world.table.state.match
        if self.world.table.live is None:
            return
        start = max(place for place, row in enumerate(rows) if isinstance(row, BeganRow))
        entries = iter([_said(row) for row in rows[start:] if isinstance(row, EnteredRow)])
        for match, *answer in self.answers:
            assert match != number or answer in entries, ("an acknowledged answer is lost", answer)

    def _check_people(self) -> None:
        """There is a host whenever there can be one, nobody has two seats, and nobody who waits has one."""
        state = self.world.table.state
        seated = [seat.person for seat in state.seats if seat.person is not None]
        assert len(seated) == len(set(seated))
        people = {person.id: person for person in state.people}
        assert all(not people[person].waits and people[person].kind == "player" for person in seated)
        fit = [person.id for person in state.people if person.kind != "tv" and not person.waits]
        assert state.host in fit if fit else not state.host or state.host in people

    def _check_archived(self) -> None:
        """A match that is over is kept, and played again it ends the same way with all that was acknowledged."""
        table = self.world.table
        number = table.state.match
        if table.state.stage != "ended" or number in self.ended or table.live is None or self.world.journal.down:
            return
        self.ended.add(number)
        kept = self.world.run(self.world.journal.match(self.world.table_id, number))
        assert kept is not None
        record = Record.from_json(kept.record)
        assert lichina.replay(record, table.live.game.game).outcome == table.live.match.outcome
        entries = iter([[entry.seat, entry.ask, plain(entry.value)] for entry in record.entries])
        for match, *answer in self.answers:
            assert match != number or number in self.went_back or answer in entries

    # --- how it is done -------------------------------------------------------------------------------------------

    def _one(self, of: list[Any], number: int) -> Any:
        return of[number % len(of)]

    def _asked(self) -> list[tuple[Eye, dict[str, Any]]]:
        """All that may be answered now, by whom."""
        if not self.world.table.situation.running:
            return []
        return [(eye, ask) for eye in self.world.here for ask in eye.open_asks()]

    async def _sent(self, eye: Eye, ask: dict[str, Any], value: Any) -> dict[str, Any]:
        return await eye.do("answer", match=eye.match["match"], ask=ask["ask"] or ask["key"], value=value)

    def _answer(self, eye: Eye, ask: dict[str, Any], value: Any) -> None:
        start = self.world.end()
        reply = self.act(eye, "answer", match=eye.match["match"], ask=ask["ask"] or ask["key"], value=value)
        if reply["t"] == "ok":
            self._acknowledged(eye, ask, value, self.world.rows(start))

    def _acknowledged(self, eye: Eye, ask: dict[str, Any], value: Any, rows: list[Row]) -> None:
        """An answer was taken: by then it is on the disk."""
        answer = [eye.match["seat"], ask["ask"] or ask["key"], _kept(ask["form"], plain(value))]
        assert answer in [_said(row) for row in rows if isinstance(row, EnteredRow)], answer
        self.answers.append((eye.match["match"], *answer))

    def act(self, eye: Eye, what: str, **more: Any) -> dict[str, Any]:
        """Somebody wants something; if it is refused, nothing has come of it."""
        start = self.world.end()
        reply = self.world.run(eye.do(what, **more))
        note(f"person {eye.person}: {what} {more} → {reply.get('code', reply['t'])}")
        if reply["t"] == "error":
            self._check_refused(reply["code"], self.world.rows(start))
        return reply

    def _check_refused(self, code: str, rows: list[Row]) -> None:
        """Whatever was written meanwhile is the doing of bots and clocks."""
        others = False
        for row in rows:
            if isinstance(row, EnteredRow):
                assert row.by in ("bot", "clock") or row.entry.lapse, (code, row)
                others = True
            elif isinstance(row, ChangedRow):
                assert others or (code == "rules-failed" and row.state.paused == "fault"), (code, row)
            else:
                assert isinstance(row, SaidRow) and row.line.person is None, (code, row)

    def teardown(self) -> None:
        if self._world is not None:
            self._world.close()


def _drawn(ask: dict[str, Any], chance: int) -> Any:
    """A legal answer; few of them make the rules fail."""
    value = draw(ask["form"], random.Random(chance))
    return "no" if value == "boom" and chance % 8 else value


def _kept(form: dict[str, Any], value: Any) -> Any:
    """An answer as it is kept: what was chosen stands in the order of the options."""
    return sorted(value, key=form["options"].index) if form["kind"] == "choose" else value


def _said(row: EnteredRow) -> list[Any]:
    return [row.entry.seat, row.entry.ask, plain(row.entry.value)]


def test_a_table_keeps_its_promises_whatever_happens_in_whatever_order() -> None:
    seed(run_seed())(Tables)
    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=EXAMPLES * soak(),
            stateful_step_count=STEPS,
            database=None,
            deadline=None,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
            verbosity=Verbosity.normal,
            print_blob=True,
        ),
    )
