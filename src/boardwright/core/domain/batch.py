"""Play many matches between bots on any number of threads, and total the results."""

import hashlib
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice

import numpy as np

from boardwright.core.domain.game import Game
from boardwright.core.domain.simulator import LIMIT, Simulator

CHUNK = 32  # matches that a thread plays at a time


Part = tuple[bytes, np.ndarray, np.ndarray]
"""The results of a chunk of matches: final states, outcomes, and decisions per match."""
PlayChunk = Callable[[int, int], Part]
"""Called with the number of the first match and how many to play."""


class Totals:
    """The totals of a batch: places and scores per seat, elapsed seconds, and the number of matches abandoned after LIMIT decisions."""

    def __init__(self, players: int) -> None:
        self.games = self.decisions = self.unfinished = 0
        self.seconds = 0.0
        self.wins = np.zeros(players)
        self.scores: list[np.ndarray] = []
        self.lengths: list[int] = []
        self.state_hash = ""


def simulate_batch(
    game: Game,
    players: int,
    bots: Sequence[str],
    games: int,
    key: bytes,
    options: dict[str, int] | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    each: Callable[[np.ndarray, np.ndarray], None] | None = None,
    play: PlayChunk | None = None,
    parts: Callable[[int, Part], None] | None = None,
    chunk: int = CHUNK,
) -> Totals:
    """Play `games` matches with one bot per seat. The same key gives the same matches for any number of `jobs`.

    Args:
        key: 32 bytes.
        options: by name, as numbers.
        jobs: the number of threads.
        progress: called with the number of finished matches and the total.
        each: called for each chunk in order with its final states (an array of state records) and its numbers of decisions.
        play: plays a chunk; None: use a simulator.
        parts: called for each chunk in order with the number of its first match and its results.
        chunk: how many matches to play at a time.
    """
    totals = Totals(players)
    digest = hashlib.sha256()
    play = play or Chunks(game, players, bots, key, options or {})
    start = time.perf_counter()
    for states, outcomes, lengths in _in_order(play, games, jobs, chunk):
        digest.update(states)
        finished = lengths < LIMIT
        first = (outcomes["rank"][:, :players] == 0) & finished[:, None]
        totals.wins += (first / np.maximum(first.sum(axis=1, keepdims=True), 1)).sum(axis=0)
        totals.scores.append(outcomes["score"][:, :players].copy())
        totals.lengths.extend(lengths.tolist())
        if parts:
            parts(totals.games, (states, outcomes, lengths))
        totals.games += len(lengths)
        totals.unfinished += int((~finished).sum())
        if each:
            each(np.frombuffer(states, game.state_dtype), lengths)
        if progress:
            progress(totals.games, games)
    totals.seconds = time.perf_counter() - start
    totals.decisions = int(sum(totals.lengths))
    totals.state_hash = digest.hexdigest()
    return totals


def _in_order(play: PlayChunk, games: int, jobs: int, chunk: int) -> Iterator[Part]:
    """Yield the results of the chunks in order, while `jobs` threads play a few chunks ahead."""
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        waiting = (pool.submit(play, first, min(chunk, games - first)) for first in range(0, games, chunk))
        ahead: deque[Future[Part]] = deque(islice(waiting, 2 * jobs))
        while ahead:
            part = ahead.popleft().result()
            ahead.extend(islice(waiting, 1))
            yield part


class Chunks:
    """Plays chunks of matches. Threads may call it concurrently: each call uses its own simulator."""

    def __init__(self, game: Game, players: int, bots: Sequence[str], key: bytes, options: dict[str, int]) -> None:
        self.arguments, self.bots, self.key = (game, players, options), bots, key
        self.free: deque[Simulator] = deque()

    def __call__(self, first: int, count: int) -> Part:
        game, players, options = self.arguments
        simulator = self.free.pop() if self.free and count == CHUNK else Simulator(game, count, players, options, seed=None)
        simulator.reset(self.key, first)
        lengths = simulator.playout(self.bots).copy()
        part = simulator.states().tobytes(), simulator.outcomes().copy(), lengths
        if count == CHUNK:
            self.free.append(simulator)
        return part
