"""Matches of bots on a Ray cluster: the same matches on any worker. Needs the extra `ray`.

A task is a range of matches. Its result depends on nothing else, so Ray may run it on any worker, and again elsewhere if a worker dies.
"""

import contextlib
import hashlib
import logging
import os
import secrets
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from boardwright.bots import in_plain_python
from boardwright.bots.batch import PythonChunks
from boardwright.core.domain.batch import CHUNK, Chunks, Part, PlayChunk
from boardwright.core.domain.bot_rules import names_a_file, names_a_program
from boardwright.core.domain.game import Game, load
from boardwright.core.errors import BadOption, BoardwrightError, ClusterError, quoted

LOCAL, AUTO = "local", "auto"
FITS = "expected HOST:PORT of a running cluster (`ray start --head` prints it), auto for one on this machine, or local to start one"
PATIENCE = 5.0  # seconds to wait for an answer from a machine
SETTINGS, FRAME_TYPE = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]), 3  # an empty HTTP/2 frame, and the position of its type
RETRIES = 8  # how often a task is retried when its worker dies
TASKS_EACH = 16  # approximate tasks per worker: small enough that none waits long for the last
MOST_IN_A_TASK = 2048


class Order(NamedTuple):
    """A task for workers, as plain values. `ruleset` and `bot_files` (SHA-256 by name): a worker must have the same."""

    game: str
    data: dict[str, Any] | None
    ruleset: str
    players: int
    bots: tuple[str, ...]
    bot_files: dict[str, str]
    key: bytes
    options: dict[str, Any]


def order_of(game: Game, players: int, bots: Sequence[str], key: bytes, options: dict[str, Any]) -> Order:
    """The order for a simulation."""
    return Order(game.id, game.replaced_data, game.ruleset, players, tuple(bots), digests_of(bots), key, options)


def digests_of(bots: Sequence[str]) -> dict[str, str]:
    """SHA-256 of the files of bots, by name."""
    files = sorted({name.rpartition(":")[0] for name in bots if names_a_file(name)})
    return {each: hashlib.sha256(Path(each).read_bytes()).hexdigest() if Path(each).is_file() else "missing" for each in files}


def play_matches(order: Order, first: int, count: int) -> Part:
    """Play the matches from number `first` on, in a worker. Raises ClusterError if the worker has other rules or bots."""
    play = game_of(order)
    made = PythonChunks if any(map(in_plain_python, order.bots)) else Chunks
    chunks: PlayChunk = made(play, order.players, order.bots, order.key, order.options)
    parts = [chunks(start, min(CHUNK, first + count - start)) for start in range(first, first + count, CHUNK)]
    states, outcomes, lengths = zip(*parts)
    return b"".join(states), np.concatenate(outcomes), np.concatenate(lengths)


def game_of(order: Order) -> Game:
    """The game of an order, compiled, in a worker. Raises ClusterError if the worker has other rules or bots."""
    play = _same_game(order.game, order.ruleset) if order.data is None else load(order.game, order.data)
    there = play.ruleset, digests_of(order.bots)
    for what, found, wanted in zip(("rules", "bot files"), there, (order.ruleset, order.bot_files)):
        if found != wanted:
            raise ClusterError(
                f"worker on {socket.gethostname()}: {what} {quoted(found)}, expected {quoted(wanted)} as on the machine that sent the order"
            )
    return play.compile()


@cache
def _same_game(game: str, ruleset: str) -> Game:
    return load(game)


def matches_in_a_task(games: int, workers: int) -> int:
    """The number of matches per task: whole chunks, about TASKS_EACH tasks per worker."""
    wanted = -(-games // (workers * TASKS_EACH))
    return min(MOST_IN_A_TASK, -(-wanted // CHUNK) * CHUNK)


class RayTasks:
    """Calls a function of an order on the connected cluster. Called from threads, each of which waits for one task."""

    def __init__(self, order: Order, function: Callable[..., Any]) -> None:
        """Raises BadOption: a bot is a program, which only this machine has."""
        for name in filter(names_a_program, order.bots):
            raise BadOption(f"bot {quoted(name)}: a program runs on this machine only, expected other bots on a cluster")
        import ray

        self._ray, self._order = ray, ray.put(order)
        self._task = ray.remote(max_retries=RETRIES)(function)

    def call(self, what: str, *arguments: Any) -> Any:
        """The function's result. `what`: the task, as an error names it. Raises ClusterError."""
        with self._as_cluster_errors(what):
            return self._ray.get(self._task.remote(self._order, *arguments))

    def wake(self, workers: int, *arguments: Any) -> None:
        """Start workers and let them load the game in parallel, by a task whose result is dropped. Raises ClusterError."""
        with self._as_cluster_errors("waking the workers"):
            self._ray.get([self._task.remote(self._order, *arguments) for _ in range(workers)])

    @contextmanager
    def _as_cluster_errors(self, what: str) -> Iterator[None]:
        """Turn errors on the cluster into ClusterErrors."""
        errors = self._ray.exceptions
        try:
            yield
        except errors.RayTaskError as error:
            if isinstance(error.cause, BoardwrightError):
                raise error.cause from None
            raise
        except errors.RayError as error:
            lost = f"{what}: lost by {RETRIES + 1} workers of the cluster ({type(error).__name__})"
            raise ClusterError(f"{lost}, expected workers that stay up; fewer workers (--jobs) need less memory") from None


class RayChunks(RayTasks):
    """Plays chunks of matches on the connected cluster."""

    def __init__(self, order: Order) -> None:
        super().__init__(order, play_matches)

    def __call__(self, first: int, count: int) -> Part:
        part: Part = self.call(f"matches {first} to {first + count - 1}", first, count)
        return part


@contextmanager
def connected(address: str, workers: int | None) -> Iterator[int]:
    """Connect to a cluster. Yields the number of tasks that it runs at once.

    Args:
        address: HOST:PORT, AUTO or LOCAL.
        workers: the maximum number; None: one per processor.

    Raises:
        ClusterError: names the address and what would fit.
    """
    _check_reachable(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    if address == LOCAL and "ray" not in sys.modules:  # Ray reads this when it is imported
        _close_to_others()
    import ray

    quiet = {"logging_level": logging.ERROR, "log_to_driver": False, "include_dashboard": False}
    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=workers or os.cpu_count(), **quiet)
        else:
            quiet.pop("include_dashboard")
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError, TimeoutError, ray.exceptions.RayError) as error:
        tokens = "" if address == LOCAL else "; one that asks for a token needs RAY_AUTH_MODE=token"
        raise ClusterError(f"--ray {quoted(address)}: {_first_line(error)}, {FITS}{tokens}") from None
    try:
        yield workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        with contextlib.suppress(Exception):  # a lost cluster cannot be disconnected from
            ray.shutdown()


def _close_to_others() -> None:
    """Protect the cluster that is about to start with a token of its own. Ray would write one for all clusters into the home folder."""
    if not {"RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"} & set(os.environ):
        os.environ["RAY_AUTH_MODE"], os.environ["RAY_AUTH_TOKEN"] = "token", secrets.token_hex(32)


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")


def _check_reachable(address: str) -> None:
    """Raise ClusterError unless a server like Ray's answers at the address. Ray itself would retry for minutes."""
    if not isinstance(address, str):
        raise ClusterError(f"ray {quoted(address)}: not an address, {FITS}")
    if address in (LOCAL, AUTO):
        return
    host, colon, port = address.rpartition(":")
    if not (host and colon and port.isascii() and port.isdigit() and 0 < int(port[:6]) < 65536):
        raise ClusterError(f"--ray {quoted(address)}: not an address, {FITS}")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as other:
            answer = b"" if "RAY_USE_TLS" in os.environ else _http2_answer(other)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or _first_line(error)
        raise ClusterError(f"--ray {quoted(address)}: {why}, {FITS}") from None
    if answer and answer[FRAME_TYPE : FRAME_TYPE + 1] != SETTINGS[FRAME_TYPE : FRAME_TYPE + 1]:
        raise ClusterError(f"--ray {quoted(address)}: the server there is not Ray, {FITS}")


def _http2_answer(other: socket.socket) -> bytes:
    """A server's answer to the HTTP/2 preface that Ray's processes use: its settings frame. Raises TimeoutError."""
    other.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS)
    return other.recv(len(SETTINGS)) or b"nothing"
