"""Plays the matches of a block: compiled bots in a simulator, one decision after the other; with a bot in plain Python, a `Match`."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from boardwright.bots import in_plain_python
from boardwright.bots.batch import PythonChunks
from boardwright.bots.decision import Ids
from boardwright.bots.on_ray import Order, game_of
from boardwright.core.domain.game import Game
from boardwright.core.domain.simulator import LIMIT, Simulator

STATE_DIGITS = 16


class Stopped(Exception):
    """The arena ends before this block is finished."""


class DecisionTimes(NamedTuple):
    """The times of a bot's decisions: their number, and nanoseconds of this thread's processor time and of elapsed time."""

    decisions: int = 0
    processor: int = 0
    clock: int = 0

    def plus(self, other: DecisionTimes) -> DecisionTimes:
        return DecisionTimes(*(a + b for a, b in zip(self, other)))


class Played(NamedTuple):
    """The results of a block, match by match: ranks and points of the seats, decisions; a digest of the final states; time by bot.

    A match that was abandoned after LIMIT decisions counts as drawn by all.
    """

    ranks: list[list[int]]
    scores: list[list[int]]
    decisions: list[int]
    state: str
    spent: dict[int, DecisionTimes]


class BlockPlayer:
    """Plays blocks of one arena. Threads may call it concurrently, unless a bot is in plain Python.

    Args:
        game: the game, compiled.
        order: the bots, and everything else.
        stop: set to end all blocks that are being played.
    """

    def __init__(self, game: Game, order: Order, stop: threading.Event | None = None) -> None:
        self.game, self.order, self.stop = game, order, stop or threading.Event()
        self.plain = [in_plain_python(name) for name in order.bots]

    def __call__(self, block: int, tables: Sequence[Sequence[int]]) -> Played:
        """Play a block: its number, which is that of its deal, and the bot of each seat for each of its matches."""
        played = Played([], [], [], "", {})
        digest = hashlib.sha256()
        for table in tables:
            clock = _Clock(table, played.spent, self.stop)
            play = self._in_python if any(self.plain[bot] for bot in table) else self._compiled
            state, outcome, decisions = play(block, table, clock)
            digest.update(state)
            finished = decisions < LIMIT
            played.ranks.append([int(rank) if finished else 0 for rank in outcome["rank"][: len(table)]])
            played.scores.append([int(score) for score in outcome["score"][: len(table)]])
            played.decisions.append(decisions)
        return played._replace(state=digest.hexdigest()[:STATE_DIGITS])

    def _compiled(self, block: int, table: Sequence[int], clock: _Clock) -> tuple[bytes, Any, int]:
        order = self.order
        simulator = Simulator(self.game, 1, order.players, order.options, seed=None)  # a new one: bots begin with empty memory
        simulator.reset(order.key, block)
        simulator.seat_bots([order.bots[bot] for bot in table])
        decisions = 0
        while (seat := int(simulator.to_move[0])) >= 0 and decisions < LIMIT:
            clock.start()
            simulator.play_on(1)
            clock.end(seat)
            decisions += 1
        return simulator.states().tobytes(), simulator.outcomes()[0], decisions

    def _in_python(self, block: int, table: Sequence[int], clock: _Clock) -> tuple[bytes, Any, int]:
        order = self.order
        chunks = _TimedChunks(self.game, order.players, [order.bots[bot] for bot in table], order.key, order.options)
        chunks.clock = clock
        states, outcomes, lengths = chunks(block, 1)
        return states, outcomes[0], int(lengths[0])


class _Clock:
    """Measures the decisions of a match, and ends it if the arena ends."""

    def __init__(self, table: Sequence[int], spent: dict[int, DecisionTimes], stop: threading.Event) -> None:
        self.table, self.spent, self.stop = table, spent, stop

    def start(self) -> None:
        if self.stop.is_set():
            raise Stopped
        self.began = time.thread_time_ns(), time.perf_counter_ns()

    def end(self, seat: int) -> None:
        took = DecisionTimes(1, time.thread_time_ns() - self.began[0], time.perf_counter_ns() - self.began[1])
        bot = self.table[seat]
        self.spent[bot] = self.spent.get(bot, DecisionTimes()).plus(took)


class _TimedChunks(PythonChunks):
    """Matches of bots in plain Python whose decisions are measured."""

    clock: _Clock

    def seated(self, key: bytes) -> list[Any]:
        return [_TimedBot(bot, seat, self.clock) for seat, bot in enumerate(super().seated(key))]


class _TimedBot:
    def __init__(self, bot: Any, seat: int, clock: _Clock) -> None:
        self.bot, self.seat, self.clock = bot, seat, clock

    def choose(self, hidden: Any, legal_ids: Ids) -> int:
        self.clock.start()
        chosen: int = self.bot.choose(hidden, legal_ids)
        self.clock.end(self.seat)
        return chosen


def play_block(order: Order, block: int, tables: Sequence[Sequence[int]]) -> Played:
    """Play a block in another process. Raises ClusterError if it has other rules or bots."""
    return _cached_player(_Hashable(order))(block, tables)


class _Hashable:
    """An order as an argument of a cache: the orders of one arena are equal."""

    def __init__(self, order: Order) -> None:
        self.order = order

    def __hash__(self) -> int:
        return hash(self.order.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Hashable) and self.order == other.order


@lru_cache(maxsize=1)
def _cached_player(order: _Hashable) -> BlockPlayer:
    return BlockPlayer(game_of(order.order), order.order)
