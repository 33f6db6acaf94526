"""One match for environments: the seat to move, its legal actions and observation, and rewards. It has no events and no undo."""

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

from boardwright.core.domain.arguments import as_game, check_whole
from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match
from boardwright.core.domain.simulator import MOST_LISTED, Simulator
from boardwright.core.errors import BadAction, IllegalAction, NotReady, quoted
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import MAX_SEATS, MOVES, RecordBuffer
from boardwright.core.machine.turn import LEGAL, NOT_LISTED, seeing_function, turn_functions
from boardwright.envs.rewards import check_reward, final_rewards, margin_seen

SEATS = (1 << MAX_SEATS) - 1
LOWEST = tuple((mask & -mask).bit_length() - 1 for mask in range(SEATS + 1))
"""The lowest seat of each bit mask; -1 for the empty one."""


class Episode:
    """A match of a game, and the next one after `reset`: the matches of `bw.Simulator(game, 1, players, options, seed)`.

    `seat`: the lowest seat that must decide, -1 when the match is over; `owing`: all such seats, as a bit mask; `decisions`: the
    (seat, action id) pairs so far; `final`: whether `rewards` are those of the end.
    """

    def __init__(self, game: str | Game, players: int | None, options: Mapping[str, Any] | None, seed: Any, reward: str) -> None:
        self.game = game = as_game(game)
        self.reward = check_reward(reward)
        if players is None:
            players = next(iter(game.players_with(options)), 0)
        self.sim = Simulator(game, 1, players, options, seed)
        self.players, self.options, self.num_actions = self.sim.players, self.sim.options, game.num_actions
        self._connect()
        self._start_match()

    def _connect(self) -> None:
        """Bind the compiled functions to the memory of the simulator."""
        game, dtype = self.game, self.game.state_dtype
        self.state = self.sim.cell(0)
        self.hidden, self.moves, self._events = RecordBuffer(dtype), RecordBuffer(MOVES), RecordBuffer(EVENTS)
        self._room = RecordBuffer(dtype)
        self._ids, self._listed_count = self.moves.array["ids"][0], self.moves.array["count"]
        self._list, self._do = turn_functions(game.engine, game.tables, self.state, self.hidden, self.moves, self._events)
        self._floats, self._mask = np.zeros(game.observation_size, np.float32), np.zeros(self.num_actions, np.int8)
        self._see = seeing_function(game.engine, game.observer, self.hidden, self.moves, self._floats, self._mask)

    def __getstate__(self) -> dict[str, Any]:
        kept = ("game", "reward", "sim", "players", "options", "num_actions", "owing", "seat", "decisions", "_margins", "_start")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._connect()
        self._listed, self._count = -1, 0

    # -- playing --------------------------------------------------------------------------------------------------------------

    def reset(self, seed: int | bytes | str | None) -> None:
        """Start match 0 of a seed, or the next match without one."""
        self.sim.reset(None if seed is None else _python_int(seed))
        self._start_match()

    def _start_match(self) -> None:
        self.owing = int(self.game.engine.actors(self.game.tables, self.state))
        self.seat = LOWEST[self.owing]
        self.decisions: list[tuple[int, int]] = []
        self._margins = [0.0] * self.players
        self._start = self.state.record.rng.key.tobytes()
        self._listed, self._count = -1, 0

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.owing == 0

    def list_legal(self, seat: int) -> int:
        """Update `hidden` and `moves` for a seat; return the number of its legal actions."""
        if self._listed != seat:
            self._count = self._list(seat) if self.owing >> seat & 1 else self._hide_for(seat)
            self._listed = seat
        return self._count

    def _hide_for(self, seat: int) -> int:
        self.hidden.data[:] = self.state.data
        self.game.engine.hide(self.game.tables, self.hidden, seat)
        self._listed_count[0] = 0
        return 0

    def action_of(self, seat: int, action: Any) -> int:
        """The id of a legal action of a seat. `action`: an integer. Raises BadAction, IllegalAction; nothing changes then."""
        count = self.list_legal(seat)
        try:
            id = operator.index(action)
        except TypeError:
            raise BadAction(f"action {quoted(action)}: expected a whole number from 0 to {self.num_actions - 1}") from None
        if isinstance(action, bool | np.bool_) or not 0 <= id < self.num_actions:
            raise BadAction(f"action {quoted(action)}: expected a whole number from 0 to {self.num_actions - 1}")
        if id not in self._ids[:count].tolist():
            self._raise_illegal(seat, id)
        return id

    def drawn(self, seat: int, number: int) -> int:
        """The legal action that a sampled number stands for (`envs.spaces.Drawn`)."""
        return int(self._ids[number % self.list_legal(seat)])

    def do(self, seat: int, id: int) -> None:
        """Do an action of a seat that must decide. Raises IllegalAction; nothing changes then."""
        if self._listed != seat:
            self.list_legal(seat)
        flags = self._do(seat, id)
        if flags == NOT_LISTED:
            self._raise_illegal(seat, id)
        self.owing = owing = flags & SEATS
        self.seat = self._listed = LOWEST[owing]
        self._count = flags // LEGAL
        self.decisions.append((seat, id))

    def _raise_illegal(self, seat: int, id: int) -> None:
        """Raise IllegalAction, which says why an action is illegal and what would fit."""
        if not self.owing >> seat & 1:
            raise IllegalAction("match_over" if self.over else "not_your_turn", {"seat": seat, "action": id})
        legal = self._ids[: self._count].tolist()
        number = self.game.engine.obstacle(self.game.tables, self.hidden, seat, id, self.moves)
        self._listed = -1  # the obstacle may have written to the moves
        refusal = self.game.obstacles.refusal(number, self.moves.record.details.tolist())
        listed = ", ".join(map(str, legal[:MOST_LISTED])) + (", …" if len(legal) > MOST_LISTED else "")
        details = {"seat": seat, "action": str(self.game.actions[id]), "id": id, **refusal.args, "expected one of": listed}
        raise IllegalAction(refusal.id, details, refusal.section)

    # -- looking --------------------------------------------------------------------------------------------------------------

    def seen(self, seat: int) -> tuple[np.ndarray, np.ndarray]:
        """Return what a seat knows, float32 (observation_size,), and may do, int8 (num_actions,), newly allocated.

        The mask of a seat that need not decide is zero.
        """
        if self._listed != seat:
            self.list_legal(seat)
        self._see()
        return self._floats.copy(), self._mask.copy()

    def rewards(self) -> list[float]:
        """The reward of each seat for the last decision. With a dense reward, call it exactly once per decision; otherwise at the end."""
        if self.reward != "dense":
            return final_rewards(self.game, self.state, self.players, self.reward) if self.over else [0.0] * self.players
        before, seats = self._margins, range(self.players)
        if self.over:
            self._margins = final_rewards(self.game, self.state, self.players, "margin")
        else:
            self._margins = [margin_seen(self.game, self.state, self._room, seat, self.players) for seat in seats]
        return [now - previous for now, previous in zip(self._margins, before)]

    def match(self) -> Match:
        """The match so far, from its start, for its owner: files and replays."""
        match = Match.start(self.game, self.players, self._start, self.options)
        for seat, id in self.decisions:
            match.play(seat, id)
        return match

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat knows (None: a spectator) as plain data."""
        return Match(self.game, self.state.copy(), self._start, self.options, None).view(seat)


def _python_int(seed: Any) -> Any:
    """Convert NumPy's integers to Python's."""
    return int(seed) if isinstance(seed, np.integer) else seed


def check_seed(seed: object) -> int | None:
    """Return a seed that Gymnasium takes as well, or None for None. Raises BadOption."""
    return None if seed is None else check_whole("seed", seed, 0)


def check_open(closed: bool, begun: bool) -> None:
    """Raise NotReady if an environment is closed or was never reset."""
    if closed or not begun:
        problem = "is closed" if closed else "has no match yet"
        raise NotReady(f"the environment {problem}, expected an open one after reset()")
