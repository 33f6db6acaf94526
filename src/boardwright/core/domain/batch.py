"""Many whole matches of bots, on any number of threads, and what came out."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np

from boardwright.core.domain.simulator import LIMIT, Simulator

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game

CHUNK = 32  # matches that a thread plays at a time


Part = tuple[bytes, np.ndarray, np.ndarray]
"""What came of a chunk of matches: their final states, their outcomes, how many decisions each took."""
PlayChunk = Callable[[int, int], Part]
"""Plays the matches from a number on, so many of them."""


class Totals:
    """The results of a batch: per seat places and scores, the seconds it took, and how many matches were given up after LIMIT decisions."""

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
    """Play `games` matches with one bot a seat. The same key gives the same matches for any number of `jobs`.

    Args:
        key: 32 bytes.
        options: by name, as numbers.
        jobs: threads.
        progress: called with the number of finished matches and of all.
        each: called with the final states (an array of the game's state records) and the numbers of decisions, chunk by chunk in order.
        play: plays the chunks; None: a simulator does.
        parts: called with the number of the first match of each chunk and all that came of it, in order.
        chunk: how many matches are played at a time.
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
    """The results of the chunks in order. `jobs` threads play them and stay a few chunks ahead."""
    starts = iter(range(0, games, chunk))
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        ahead: deque[Future[Part]] = deque()
        for _ in range(2 * jobs):
            ahead.extend(pool.submit(play, s, min(chunk, games - s)) for s in [next(starts, None)] if s is not None)
        while ahead:
            part = ahead.popleft().result()
            ahead.extend(pool.submit(play, s, min(chunk, games - s)) for s in [next(starts, None)] if s is not None)
            yield part


class Chunks:
    """Plays a chunk of matches. It is called from threads; each call has a simulator to itself."""

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
