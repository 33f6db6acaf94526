"""Several processes behind one port: the first one has the socket, starts the others, and restarts those that end by themselves."""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing import connection
from multiprocessing.context import SpawnProcess

from boardwright.server.log import log

SPAWN = multiprocessing.get_context("spawn")
multiprocessing.allow_connection_pickling()  # the socket is passed to the others
RESTART_PAUSE_S = 1.0
"""The minimum seconds between two starts of a process."""
STOP_TIMEOUT_S = 15.0
"""Seconds that a process may take to stop."""

Work = Callable[[int, socket.socket], None]
"""The work of a process. It gets its place among the processes, from 0; a replacement gets the same place."""


def run_workers(number: int, listener: socket.socket, work: Work) -> None:
    """Run `work` in several processes on one socket until SIGINT or SIGTERM. `work` can be pickled and ends at SIGTERM."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    running = [_start(place, listener, work) for place in range(number)]
    started_at = [time.monotonic()] * number
    try:
        while True:
            ended = connection.wait([process.sentinel for process in running])
            for place, process in enumerate(running):
                if process.sentinel in ended:
                    process.join()
                    log.error("a process ended with exit code %s; another one takes its place", process.exitcode)
                    time.sleep(max(0.0, started_at[place] + RESTART_PAUSE_S - time.monotonic()))
                    running[place], started_at[place] = _start(place, listener, work), time.monotonic()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # they close within a few seconds, even on repeated Ctrl-C
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    finally:
        for process in running:
            process.terminate()
        end = time.monotonic() + STOP_TIMEOUT_S
        for process in running:
            process.join(max(0.0, end - time.monotonic()))
            process.kill()


def _start(place: int, listener: socket.socket, work: Work) -> SpawnProcess:
    process = SPAWN.Process(target=_begin, args=(place, listener, work))
    process.start()
    return process


def _begin(place: int, listener: socket.socket, work: Work) -> None:
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    work(place, listener)


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    os.kill(os.getpid(), signal.SIGTERM)
