"""Workers that play blocks: in threads, in processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, redirect_stdout

from boardwright.arena.playing import BlockPlayer, Played, play_block
from boardwright.arena.settings import Settings
from boardwright.bots import in_plain_python
from boardwright.core.domain.arguments import check_whole

MOST_JOBS = 256
AHEAD = 2  # blocks in progress per worker: one being played, one waiting

Submit = Callable[[int, Sequence[Sequence[int]]], "Future[Played]"]
"""Called with the number of a block and its tables; gives its results later."""


@contextmanager
def workers(settings: Settings, jobs: int | None, ray: str | None) -> Iterator[tuple[Submit, int]]:
    """Yields the function that starts a block, and how many blocks should be in progress at once. Unfinished ones are cancelled at the end.

    Compiled bots play in threads of this process; bots in plain Python in processes if there are several `jobs`.

    Args:
        settings: what is played.
        jobs: the number of threads, processes, or workers of a cluster (None: 1, on a cluster one per processor).
        ray: the address of a cluster; None: this machine.
    """
    if jobs is not None:
        jobs = check_whole("jobs", jobs, 1, MOST_JOBS)
    if ray is not None:
        with _on_ray(settings, jobs, ray) as cluster:
            yield cluster
    elif jobs and jobs > 1 and any(map(in_plain_python, settings.bots)):
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_begin)
        order = settings.order
        with _ending(pool, threading.Event()):
            yield lambda block, tables: pool.submit(play_block, order, block, tables), AHEAD * jobs
    else:
        stop, threads = threading.Event(), ThreadPoolExecutor(jobs or 1)
        player = BlockPlayer(settings.game, settings.order, stop)
        with _ending(threads, stop):
            yield lambda block, tables: threads.submit(player, block, tables), AHEAD * (jobs or 1)


def _begin() -> None:
    """In a process of bots: Ctrl-C ends it, and what bots print goes to standard error, not into the caller's results."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.stdout = sys.stderr


@contextmanager
def _ending(pool: Executor, stop: threading.Event) -> Iterator[None]:
    try:
        yield
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _on_ray(settings: Settings, jobs: int | None, address: str) -> Iterator[tuple[Submit, int]]:
    from boardwright.bots.on_ray import RayTasks, connected

    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(sys.stderr))  # Ray reports workers that have died on standard output
        count = stack.enter_context(connected(address, jobs))
        tasks = RayTasks(settings.order, play_block)
        tasks.wake(count, 0, [])
        pool = ThreadPoolExecutor(AHEAD * count)
        stack.enter_context(_ending(pool, threading.Event()))
        yield lambda block, tables: pool.submit(tasks.call, f"block {block}", block, tables), AHEAD * count
