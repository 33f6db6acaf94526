"""A process that checks uploaded match files and makes frames of them, with limits on CPU time and memory.

`python -m boardwright.server.checker LIMITS`. Questions come on standard input, answers go to standard output. Each is JSON followed by
bytes (a match file, a frame, or nothing), both with their length before them. `worker` is the other side.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections import OrderedDict
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

from boardwright.core.domain import record, replay
from boardwright.core.errors import BrokenRecord
from boardwright.server.answers import ReplayOut
from boardwright.server.outbound import MatchHead
from boardwright.server.replay import Replay, seats_given

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]


class Limits(Struct):
    """What the process may use: CPU seconds for one question, MiB beyond its size at the start, copies of a match, matches."""

    seconds: float
    mebibytes: int
    snapshots: int
    replays: int


class Check(Struct, tag="check"):
    """Check the match file that follows. `native`: the games whose machine code is kept, so that loading it is fast."""

    id: str
    now: int
    native: list[str]


class Show(Struct, tag="show"):
    """Make the frame after k decisions of a file that was checked. `eyes`: the seat that looks; None: nothing is hidden."""

    id: str
    k: int
    since: int
    eyes: int | None = None


class Checked(Struct, tag="checked"):
    """The file is sound."""

    about: ReplayOut


class Broken(Struct, tag="broken"):
    """The file is not sound: what does not fit. `failed`: a line for the log, where a game failed at it."""

    args: dict[str, Any]
    failed: str = ""


class Shown(Struct, tag="shown"):
    """The frame follows."""


class Unknown(Struct, tag="unknown"):
    """This process has not checked that file, or has forgotten it."""


class TooHeavy(Struct, tag="too_heavy"):
    """There is not enough memory for the file."""


class Failed(Struct, tag="failed"):
    """An error that should not happen; `what` is for the log."""

    what: str


Question = Check | Show
Answer = Checked | Broken | Shown | Unknown | TooHeavy | Failed


def put(stream: IO[bytes], head: Question | Answer, data: bytes = b"") -> None:
    """Write a question or an answer, and the bytes that belong to it."""
    for part in (msgspec.json.encode(head), data):
        stream.write(len(part).to_bytes(8, "big"))
        stream.write(part)
    stream.flush()


def take(stream: IO[bytes]) -> tuple[bytes, bytes]:
    """Read one question or answer. Returns its JSON and its bytes. Raises EOFError at the end of the stream."""
    return _part(stream), _part(stream)


def _part(stream: IO[bytes]) -> bytes:
    size = stream.read(8)
    part = stream.read(int.from_bytes(size, "big")) if len(size) == 8 else b""
    if len(size) < 8 or len(part) < int.from_bytes(size, "big"):
        raise EOFError
    return part


class Checker:
    """Answers one question after the other, and keeps the last matches."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def answer(self, question: Question, data: bytes) -> tuple[Answer, bytes]:
        """The answer to a question and the bytes that belong to it. Never raises."""
        try:
            return self._check(question, data) if isinstance(question, Check) else self._show(question)
        except BrokenRecord as error:
            cause = error.__cause__
            if isinstance(cause, MemoryError):
                return TooHeavy(), b""
            return Broken({"at": error.at, "reason": error.reason, **error.arguments}, _place(cause) if cause else ""), b""
        except MemoryError:
            return TooHeavy(), b""
        except Exception as error:
            return Failed(_place(error)), b""

    def _check(self, question: Check, data: bytes) -> tuple[Answer, bytes]:
        file = record.read(data)
        os.environ["BOARDWRIGHT_JIT"] = "1" if file["game"] in question.native else "0"
        last, first = replay.replay(file), replay.start(file)
        head = MatchHead(question.id, last.game.id, last.ruleset, last.options, "over" if last.over else "running", question.now)
        shown = Replay(head, seats_given(file["seats"], last.players), first, last, self.limits.snapshots)
        self._kept[question.id] = shown
        while len(self._kept) > self.limits.replays:
            self._kept.popitem(last=False)
        return Checked(shown.about()), b""

    def _show(self, question: Show) -> tuple[Answer, bytes]:
        shown = self._kept.get(question.id)
        if shown is None:
            return Unknown(), b""
        self._kept.move_to_end(question.id)
        return Shown(), msgspec.json.encode(shown.frame(question.k, question.since, question.eyes))


def _place(error: BaseException) -> str:
    """The kind of an error and where it happened, without anything from the file."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else "somewhere"
    return f"{type(error).__name__} at {where}"


def _limit_memory(mebibytes: int) -> None:
    """Limit how much the process may grow, in MiB. Does nothing where the system does not tell the present size."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + mebibytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _limit_time(seconds: float) -> None:
    """Let the system end the process after so many more seconds of CPU time; 0: no limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    """Answer questions until standard input ends."""
    limits = msgspec.json.decode(sys.argv[1], type=Limits)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game prints is no answer
    if hasattr(os, "nice"):
        os.nice(10)
    _limit_memory(limits.mebibytes)
    checker, decode = Checker(limits), msgspec.json.Decoder(Question).decode
    with contextlib.suppress(EOFError):
        while True:
            head, data = take(questions)
            _limit_time(limits.seconds)
            answer, more = checker.answer(decode(head), data)
            _limit_time(0)
            put(answers, answer, more)


if __name__ == "__main__":
    main()
