"""The child's side of a process that answers questions within limits of time and memory. `limited_process` is the other side.

Questions come on standard input, answers go to standard output. Each is JSON followed by bytes (a match file, a record, or nothing),
preceded by their lengths.
"""

import contextlib
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

Answering = Callable[[bytes, bytes], tuple[Struct, bytes]]
"""Turns a question's JSON and bytes into the answer and its bytes. Never raises."""


def write_message(stream: IO[bytes], head: Struct, data: bytes = b"") -> None:
    """Write a question or an answer, and its bytes."""
    for part in (msgspec.json.encode(head), data):
        stream.write(len(part).to_bytes(8, "big"))
        stream.write(part)
    stream.flush()


def read_message(stream: IO[bytes]) -> tuple[bytes, bytes]:
    """Read one question or answer. Returns its JSON and its bytes. Raises EOFError at the end of the stream."""
    return _part(stream), _part(stream)


def _part(stream: IO[bytes]) -> bytes:
    size = stream.read(8)
    part = stream.read(int.from_bytes(size, "big")) if len(size) == 8 else b""
    if len(size) < 8 or len(part) < int.from_bytes(size, "big"):
        raise EOFError
    return part


def place(error: BaseException) -> str:
    """The kind of an error and where it happened, without content from the file."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    location = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else "somewhere"
    return f"{type(error).__name__} at {location}"


def limit_memory(mebibytes: int) -> None:
    """Limit how much the process may grow, in MiB. Does nothing if the system does not report the present size."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + mebibytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def limit_time(seconds: float) -> None:
    """Let the system end the process after this many more seconds of CPU time; 0: no limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def serve(answer: Answering, seconds: float, mebibytes: int, niceness: int = 10) -> None:
    """Answer questions until standard input ends.

    Args:
        seconds: CPU time per question; then the system ends the process.
        mebibytes: how much the process may grow. Beyond that it gets MemoryError.
        niceness: lowers the priority of the process.
    """
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # output that a game prints is not an answer
    if hasattr(os, "nice"):
        os.nice(niceness)
    limit_memory(mebibytes)
    with contextlib.suppress(EOFError):
        while True:
            head, data = read_message(questions)
            limit_time(seconds)
            reply, more = answer(head, data)
            limit_time(0)
            write_message(answers, reply, more)
