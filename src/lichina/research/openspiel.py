"""The games as games of OpenSpiel, `pyspiel.load_game("python_lichina(game=mafia,seats=6)")`: the extra `openspiel`.

A move is said token by token, as in the environments; whose turn it is, is as in a simulation. The first node is the
only one of chance: it draws the dice of the whole match. `resample_from_infostate` gives a match that the player
imagines, so that algorithms which search through information sets can play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

try:
    import pyspiel
except ModuleNotFoundError as error:
    needed = 'games of OpenSpiel need further packages: pip install "lichina[openspiel]"'
    raise ModuleNotFoundError(needed, name=error.name) from error

from ..bots import Driver
from ..kernel import LichinaError, Match
from ..registry import find
from .envs.agents import Composing
from .envs.composing import turn
from .envs.vocabulary import Vocabulary

NAME = "python_lichina"
DEALS = 1_000
"""From how many different dice the first node draws."""
LONGEST = 20_000
"""More tokens than any match has."""
TRIES = 200
"""How many imagined matches may turn out to ask the player something else."""
_DEFAULTS = {"game": "mafia", "seats": 6, "mode": ""}

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Lichina",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=64,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification=_DEFAULTS,
)


class NothingImagined(LichinaError):
    """No match could be imagined that asks the player what it is asked now."""


class LichinaGame(pyspiel.Game):
    """A game for a number of seats, by the parameters `game`, `seats` and `mode`."""

    def __init__(self, params: Any = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        self.found = find(str(chosen["game"]))
        self.mode = str(chosen["mode"]) or None
        self.seats = self.found.check_seats(self.mode, int(chosen["seats"]))
        self.options = {**self.found.game.SIMULATED, **self.found.mode(self.mode).options}
        self.vocabulary = Vocabulary.of(str(chosen["game"]), self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.vocabulary),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, chosen)

    def new_initial_state(self) -> LichinaState:
        return LichinaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver()

    def begin(self, deal: int) -> SpielNode:
        """The first decision of the match with these dice."""
        return reach(Match(self.found.game, self.seats, f"deal {deal}", self.options), 0)


class SpielObserver:
    """What a player knows, in one string; there is no tensor."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: LichinaState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: LichinaState, player: int) -> str:
        """All that the seat was told, sees, is asked and has said."""
        return state.known_by(player)


class SpielNode(NamedTuple):
    """Somebody's decision, or the end. Its matches are never played on: a copy is."""

    base: Match
    """The match as it was after the last answer; in `match`, what time has brought since has happened."""
    match: Match
    number: int
    """How many answers there were before: with it, whose turn comes is drawn."""
    passes: int
    """How many turns were let pass since."""
    seat: int | None
    at: float | None
    """When the answer comes."""
    said: tuple[str, ...] = ()

    def composing(self) -> Composing:
        """The answer as far as it has been said."""
        assert self.seat is not None
        found = Composing(turn(self.match.questions(self.seat), self.match.chances(self.seat)))
        for token in self.said:
            found.say(token)
        return found

    def say(self, token: str) -> SpielNode:
        """What comes after a token."""
        composing = self.composing()
        composing.say(token)
        if not composing.done:
            return self._replace(said=(*self.said, token))
        return self.make(composing.move)

    def make(self, move: Any) -> SpielNode:
        """What comes after a move, or after nothing was done."""
        if move is None:
            return reach(self.base, self.number, self.passes + 1)
        assert self.seat is not None
        ask, value = move
        played = self.match.fork()
        played.answer(self.seat, value, ask, self.at)
        return reach(played, self.number + 1)


def reach(base: Match, number: int, passes: int = 0) -> SpielNode:
    """The next decision from here on: whose it is, the order of a simulation says. What is forced is done at once."""
    while True:
        match = base.fork()
        driver = Driver(match, seed=f"order {number}")
        sight = driver.turn()
        for _ in range(passes):
            driver.take(None)
            sight = driver.turn()
        if sight is None:
            return SpielNode(base, match, number, passes, None, None)
        composing = Composing(turn(sight.asks, sight.offers))
        if not composing.done:
            return SpielNode(base, match, number, passes, sight.seat, driver.at)
        if composing.move is None:
            passes += 1
        else:
            driver.take(composing.move)
            base, number, passes = match, number + 1, 0


class LichinaState(pyspiel.State):
    """A position: before the deal, somebody's decision, or the end."""

    def __init__(self, game: LichinaGame) -> None:
        super().__init__(game)
        self._play = SpielPlay(game, None)

    def current_player(self) -> int:
        node = self._play.node
        if node is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if node.seat is None else node.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._play.legal(player)

    def _apply_action(self, action: int) -> None:
        self._play = self._play.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return self._play.game.vocabulary.tokens[action]

    def is_terminal(self) -> bool:
        node = self._play.node
        return node is not None and node.seat is None

    def returns(self) -> list[float]:
        """1 for winners and -1 for losers; 0 before the end, and where nobody wins."""
        node, seats = self._play.node, range(self._play.game.seats)
        outcome = None if node is None else node.match.outcome
        if outcome is None or not outcome.winners:
            return [0.0 for _ in seats]
        return [1.0 if seat in outcome.winners else -1.0 for seat in seats]

    def known_by(self, player: int) -> str:
        """The information state of a player."""
        return self._play.known_by(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LichinaState:
        """A position that the player cannot tell from this one: what it cannot see is imagined anew."""
        found = self.clone()
        found._play = self._play.imagined(player, str(sampler()))
        return found  # type: ignore[no-any-return]

    def __str__(self) -> str:
        node = self._play.node
        if node is None:
            return "before the deal"
        return f"{node.match.phase} {node.number} {node.passes} {node.seat} {' '.join(node.said)}".strip()


class SpielPlay:
    """A node, and what each player has said on the way there. It does not change, so that copies share it."""

    def __init__(self, game: LichinaGame, node: SpielNode | None, own: tuple[tuple[str, ...], ...] = ()) -> None:
        self.game = game
        self.node = node
        self._own = own or ((),) * game.seats
        self._legal: list[int] | None = None

    def __deepcopy__(self, memo: Any) -> SpielPlay:
        return self

    def legal(self, player: int) -> list[int]:
        """The tokens that this player can say now, by their numbers."""
        node = self.node
        if node is None:
            return [*range(DEALS)] if player == pyspiel.PlayerId.CHANCE else []
        if node.seat != player:
            return []
        if self._legal is None:
            self._legal = sorted(map(self.game.vocabulary.number, node.composing().choices))
        return self._legal

    def after(self, action: int) -> SpielPlay:
        """After the deal, or after a token."""
        if self.node is None:
            return SpielPlay(self.game, self.game.begin(action))
        token, seat = self.game.vocabulary.tokens[action], self.node.seat
        own = tuple((*said, token) if player == seat else said for player, said in enumerate(self._own))
        return SpielPlay(self.game, self.node.say(token), own)

    def known_by(self, player: int) -> str:
        """What this player knows: the story as heard, the view, the questions, and what was said so far."""
        if self.node is None:
            return f"seat {player}"
        match = self.node.match
        asked = [question.seen() for question in (*match.questions(player), *match.chances(player))]
        parts = [player, match.told(player), match.view(player), asked, self._own[player]]
        return msgspec.json.encode(parts).decode()

    def imagined(self, player: int, seed: str) -> SpielPlay:
        """The same decision in a match that the player imagines; what others have said on the way is not known."""
        node = self.node
        if node is None or node.seat is None:
            return self
        known = self.known_by(player)
        for world, _ in zip(node.match.worlds(player, seed), range(TRIES), strict=False):
            own = tuple(said if seat == player else () for seat, said in enumerate(self._own))
            found = SpielPlay(self.game, node._replace(base=world, match=world, passes=0), own)
            if found.known_by(player) == known and (node.seat == player or found.asks_somebody()):
                return found
        raise NothingImagined(
            "nothing-imagined", f"no match was found that seat {player} cannot tell from this one", seat=player
        )

    def asks_somebody(self) -> bool:
        """Whether the seat whose turn it is has anything to decide."""
        assert self.node is not None
        try:
            return bool(self.node.composing().choices)
        except KeyError:
            return False


pyspiel.register_game(_TYPE, LichinaGame)
