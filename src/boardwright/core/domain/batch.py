"""Many matches at once, in one loop of machine code that is compiled once for all games.

`play_many` takes a game as function pointers; `play_batch` gives it memory, keys and threads.
"""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from boardwright.core.machine.engine import BOT, ENTRIES
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.random import BOT_RNG, derived_key
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import MAX_SEATS, MOVES, OUTCOME, copy_state, handle

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game

CHUNK = 32  # matches that a thread plays at a time
LIMIT = 1_000_000  # decisions after which a match is given up: nobody has won it
GENERIC = ("setup", "actors", "legal", "apply", "hide", "outcome")  # the entries that `play_many` calls


@rule
def play_out(actors, legal, apply, hide, bots, looks, tables, states, index, scratch, moves, events, rngs, limit):
    """Play the match in `states[index]` to its end, or for `limit` decisions. Returns the number of decisions.

    `bots`: per seat a function; `looks[seat]`: whether it gets a hidden copy (in `scratch[0]`) or looks at nothing.
    """
    table, state, hidden = handle(tables, 0), handle(states, index), handle(scratch, 0)
    choices, happened = handle(moves, 0), handle(events, 0)
    decisions = 0
    while decisions < limit:
        owing = actors(table, state)
        if owing == 0:
            break
        seat = 0
        while not (owing >> seat) & 1:
            seat += 1
        view = state
        if looks[seat]:
            copy_state(scratch, states, index)
            hide(table, hidden, seat)
            view = hidden
        legal(table, view, seat, choices)
        action = bots[seat](table, view, seat, choices, handle(rngs, seat))
        apply(table, state, seat, action, happened)
        decisions += 1
    return decisions


@rule
def play_many(
    setup, actors, legal, apply, hide, outcome, bots, looks, tables, states, scratch, moves, events, rngs, outcomes, lengths, limit
):
    """Set up and play a match in each of `states` (headers filled in). `rngs[i]`: the bots' generators of match i."""
    for i in range(len(states)):
        setup(handle(tables, 0), handle(states, i), handle(events, 0))
        lengths[i] = play_out(
            actors, legal, apply, hide, bots, looks, tables, states, i, scratch, moves, events, rngs[i], limit
        )
        outcome(handle(tables, 0), handle(states, i), handle(outcomes, i))


class Totals:
    """The results of a batch: per seat places and scores, the seconds it took, and how many matches were given up after LIMIT decisions."""

    def __init__(self, players: int) -> None:
        self.games = self.decisions = self.unfinished = 0
        self.seconds = 0.0
        self.wins = np.zeros(players)
        self.scores: list[np.ndarray] = []
        self.lengths: list[int] = []
        self.state_hash = ""


def play_batch(
    game: Game,
    players: int,
    bots: Sequence[str],
    games: int,
    key: bytes,
    options: dict[str, int] | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    each: Callable[[np.ndarray, np.ndarray], None] | None = None,
) -> Totals:
    """Play `games` matches with one bot a seat. The same key gives the same matches for any number of `jobs`.

    Args:
        key: 32 bytes.
        options: by name, as numbers.
        jobs: threads.
        progress: called with the number of finished matches and of all.
        each: called with the final states (an array of the game's state records) and the numbers of decisions, chunk by chunk in order.
    """
    totals = Totals(players)
    digest = hashlib.sha256()
    play = _Chunks(game, players, bots, key, options or {})
    start = time.perf_counter()
    for states, outcomes, lengths in _in_order(play, games, jobs):
        digest.update(states)
        finished = lengths < LIMIT
        first = (outcomes["rank"][:, :players] == 0) & finished[:, None]
        totals.wins += (first / np.maximum(first.sum(axis=1, keepdims=True), 1)).sum(axis=0)
        totals.scores.append(outcomes["score"][:, :players].copy())
        totals.lengths.extend(lengths.tolist())
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


Part = tuple[bytes, np.ndarray, np.ndarray]


def _in_order(play: _Chunks, games: int, jobs: int) -> Iterator[Part]:
    """The results of the chunks in order. `jobs` threads play them and stay a few chunks ahead."""
    starts = iter(range(0, games, CHUNK))
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        ahead: deque[Future[Part]] = deque()
        for _ in range(2 * jobs):
            ahead.extend(pool.submit(play, s, min(CHUNK, games - s)) for s in [next(starts, None)] if s is not None)
        while ahead:
            part = ahead.popleft().result()
            ahead.extend(pool.submit(play, s, min(CHUNK, games - s)) for s in [next(starts, None)] if s is not None)
            yield part


class _Chunks:
    """Plays a chunk of matches. It is called from threads; each call has memory of its own."""

    def __init__(self, game: Game, players: int, bots: Sequence[str], key: bytes, options: dict[str, int]) -> None:
        self.game, self.players, self.key = game, players, key
        engine: Any = game.engine
        seats = [*bots, *["random"] * (MAX_SEATS - len(bots))]
        self.looks = np.array([name != "random" for name in seats])
        self.play: Callable[..., Any]
        if engine.native:
            self.functions = [engine.pointers[name] for name in GENERIC]
            self.bots = tuple(engine.bot_pointers[name] for name in seats)
            self.play = native_play_many()
        else:
            self.functions = [engine.functions[name] for name in GENERIC]
            self.bots = tuple(engine.bots[name] for name in seats)
            self.play = play_many
        self.blank = game.blank_state(players, options)

    def __call__(self, first: int, count: int) -> Part:
        states = np.zeros(count, self.game.state_dtype)
        states[:] = self.blank.array[0]
        rngs = np.zeros((count, MAX_SEATS), BOT_RNG)
        keys = [derived_key(self.key, "match", first + i) for i in range(count)]
        bot_keys = [hashlib.shake_128(key).digest(16 * MAX_SEATS) for key in keys]
        states["rng"]["key"] = np.frombuffer(b"".join(keys), "<u4").reshape(count, 8)
        rngs["s"] = np.frombuffer(b"".join(bot_keys), "<u4").reshape(count, MAX_SEATS, 4) | 1
        outcomes, lengths = np.zeros(count, OUTCOME), np.zeros(count, np.int64)
        events = np.zeros(1, EVENTS)
        events["count"] = -1
        scratch, moves = np.zeros(1, self.game.state_dtype), np.zeros(1, MOVES)
        memory = [self.game.tables.array, states, scratch]
        if self.game.engine.native:
            memory = [array.view(np.uint8).reshape(len(array), -1) for array in memory]
        self.play(
            *self.functions, self.bots, self.looks, *memory, moves, events, rngs, outcomes, lengths, LIMIT
        )
        return states.tobytes(), outcomes, lengths


@cache
def native_play_many() -> Any:
    """`play_many` as machine code: compiled once for all games, later loaded from disk."""
    from numba import from_dtype, types

    from boardwright.core.machine import compiled
    from boardwright.core.machine.code_store import open_store

    functions = [compiled.function_type(*ENTRIES[name]) for name in GENERIC]
    octets = types.Array(types.uint8, 2, "C")
    one = {name: types.Array(from_dtype(dtype), 1, "C") for name, dtype in (("m", MOVES), ("e", EVENTS), ("o", OUTCOME))}
    tables = types.Array(types.uint8, 2, "C", readonly=True)
    signature = types.void(
        *functions,
        types.UniTuple(compiled.function_type(*BOT), MAX_SEATS),
        types.Array(types.boolean, 1, "C"),
        *(tables, octets, octets, one["m"], one["e"]),
        types.Array(from_dtype(BOT_RNG), 2, "C"),
        *(one["o"], types.Array(types.int64, 1, "C"), types.int64),
    )
    return compiled.generic(play_many, signature, open_store("generic"))
