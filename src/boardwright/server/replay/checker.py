"""A process that checks uploaded match files and makes frames of them, with limits on CPU time and memory.

`python -m boardwright.server.replay.checker LIMITS`. Questions come on standard input, answers go to standard output. Each is JSON followed
by bytes (a match file, a frame, or nothing), preceded by their lengths. `checker_process` is the other side.
"""

import os
import sys
from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Struct

from boardwright.core.domain import record, replay
from boardwright.core.errors import BrokenRecord
from boardwright.server.processes.resource_limits import place, serve
from boardwright.server.protocol.answers import ReplayOut
from boardwright.server.protocol.outbound import MatchHead
from boardwright.server.replay.match_replay import Replay, seats_given


class Limits(Struct):
    """Limits of the process: CPU seconds for one question, MiB beyond its size at the start, copies of a match, matches."""

    seconds: float
    mebibytes: int
    snapshots: int
    replays: int


class CheckFile(Struct, tag="check"):
    """Check the match file that follows. `native`: the games whose machine code is kept, so that loading it is fast."""

    id: str
    now: int
    native: list[str]


class ShowFrame(Struct, tag="show"):
    """Make the frame after k decisions of a checked file. `eyes`: the seat whose view is shown; None: nothing is hidden."""

    id: str
    k: int
    since: int
    eyes: int | None = None


class TellPosition(Struct, tag="tell"):
    """Return the position after k decisions of a checked file."""

    id: str
    k: int


class TellFirst(Struct, tag="first"):
    """Return the record of the first state of a checked file."""

    id: str


class Checked(Struct, tag="checked"):
    """The file is valid."""

    about: ReplayOut


class Broken(Struct, tag="broken"):
    """The file is invalid: what is wrong. `failed`: a line for the log, if a game failed on it."""

    args: dict[str, Any]
    failed: str = ""


class Shown(Struct, tag="shown"):
    """The frame, the position or the record follows."""


class Unknown(Struct, tag="unknown"):
    """This process has not checked that file, or has forgotten it."""


class TooHeavy(Struct, tag="too_heavy"):
    """The file needs more memory than allowed."""


class Failed(Struct, tag="failed"):
    """An unexpected error; `what` is for the log."""

    what: str


Asked = ShowFrame | TellPosition | TellFirst
"""Questions about a checked file."""
Question = CheckFile | Asked
Answer = Checked | Broken | Shown | Unknown | TooHeavy | Failed


class Checker:
    """Answers questions one after the other, and keeps the last matches."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def answer(self, question: Question, data: bytes) -> tuple[Answer, bytes]:
        """The answer to a question and its bytes. Never raises."""
        try:
            return self._check(question, data) if isinstance(question, CheckFile) else self._show(question)
        except BrokenRecord as error:
            cause = error.__cause__
            if isinstance(cause, MemoryError):
                return TooHeavy(), b""
            return Broken({"at": error.at, "reason": error.reason, **error.arguments}, place(cause) if cause else ""), b""
        except MemoryError:
            return TooHeavy(), b""
        except Exception as error:
            return Failed(place(error)), b""

    def _check(self, question: CheckFile, data: bytes) -> tuple[Answer, bytes]:
        file = record.read(data)
        os.environ["BOARDWRIGHT_JIT"] = "1" if file["game"] in question.native else "0"
        last, first = replay.replay(file), replay.start(file)
        head = MatchHead(question.id, last.game.id, last.ruleset, last.options, "over" if last.over else "running", question.now)
        shown = Replay(head, seats_given(file["seats"], last.players), first, last, self.limits.snapshots)
        self._kept[question.id] = shown
        while len(self._kept) > self.limits.replays:
            self._kept.popitem(last=False)
        return Checked(shown.about()), b""

    def _show(self, question: Asked) -> tuple[Answer, bytes]:
        shown = self._kept.get(question.id)
        if shown is None:
            return Unknown(), b""
        self._kept.move_to_end(question.id)
        if isinstance(question, TellPosition):
            return Shown(), shown.position(question.k)
        if isinstance(question, TellFirst):
            return Shown(), shown.first_record()
        return Shown(), msgspec.json.encode(shown.frame(question.k, question.since, question.eyes))


def main() -> None:
    """Answer questions until standard input ends."""
    limits = msgspec.json.decode(sys.argv[1], type=Limits)
    checker, decode = Checker(limits), msgspec.json.Decoder(Question).decode
    serve(lambda head, data: checker.answer(decode(head), data), limits.seconds, limits.mebibytes)


if __name__ == "__main__":
    main()
