"""The server's side of processes with budgets: started when needed, ended when they take too much; the one that checks match files."""

from __future__ import annotations

import signal
import subprocess
import threading

import msgspec
from msgspec import Struct

from boardwright.server.errors import ApiError
from boardwright.server.log import log
from boardwright.server.processes.checker import Answer, Broken, Check, Checked, Failed, Limits, Question, TooHeavy
from boardwright.server.processes.resource_limits import put, take
from boardwright.server.processes.subprocesses import start

CHECKS = 100
"""After so many files there is a new process, with fresh memory."""

OVER_BUDGET = [-int(number) for name in ("SIGPROF", "SIGKILL", "SIGABRT") if (number := getattr(signal, name, None)) is not None]
"""How a process ends that takes too much: of time, of patience, of memory in code that cannot say so."""


class Process:
    """A program beside the server that answers one question after the other (`budgets`). Use it from one thread at a time."""

    def __init__(self, program: str, what: str, limits: Struct, patience: float) -> None:
        """`what`: what it does, for the log; `patience`: seconds after which it is ended if it is silent, even if it uses no CPU time."""
        self.limits, self.patience = limits, patience
        self._program, self._what = program, what
        self._process: subprocess.Popen[bytes] | None = None
        self._over = False

    def exchange(self, question: Struct, data: bytes = b"", patience: float | None = None) -> tuple[bytes, bytes]:
        """The JSON of the answer to a question, and its bytes. Raises ApiError: it takes too much (422), or the process has ended."""
        process = self._running()
        assert process.stdin is not None and process.stdout is not None
        timer = threading.Timer(patience or self.patience, process.kill)
        timer.start()
        try:
            put(process.stdin, question, data)
            return take(process.stdout)
        except (OSError, EOFError):
            raise self._ended(process) from None
        finally:
            timer.cancel()

    def close(self) -> None:
        """End the process. The next question starts a new one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            self._clear(process)

    def end(self) -> None:
        """End the process for good: whoever asks, now or later, gets ApiError 503."""
        self._over = True
        self.close()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:  # ended by somebody else
            self.close()
        if self._process is None:
            limits = msgspec.json.encode(self.limits).decode()
            self._process = start(self._program, limits, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
            self._begun()
        process = self._process
        if self._over or process is None:  # the server closes
            self.close()
            raise ApiError(503, "busy", retry_after=5)
        return process

    def _begun(self) -> None:
        """Called when a new process has been started."""

    def _ended(self, process: subprocess.Popen[bytes]) -> ApiError:
        process.kill()
        code = self._clear(process)
        if self._process is not process:  # the server closes
            return ApiError(503, "busy", retry_after=5)
        self._process = None
        if code in OVER_BUDGET:
            return ApiError(422, "too_heavy")
        log.error("the process that %s ended with %d", self._what, code)
        return ApiError(500, "internal")

    @staticmethod
    def _clear(process: subprocess.Popen[bytes]) -> int:
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:  # there was something left to send
                    pass
        return process.wait()


class Worker(Process):
    """One checking process."""

    def __init__(self, limits: Limits, patience: float) -> None:
        super().__init__("boardwright.server.processes.checker", "checks match files", limits, patience)
        self._checks = 0
        self._decode = msgspec.json.Decoder(Answer).decode

    def ask(self, question: Question, data: bytes = b"") -> tuple[Answer, bytes]:
        """The answer to a question and its bytes. Raises ApiError if the file is broken, takes too much, or cannot be checked."""
        if self._checks >= CHECKS:
            self.close()
        self._running()
        self._checks += isinstance(question, Check)
        head, more = self.exchange(question, data)
        answer: Answer = self._decode(head)
        match answer:
            case Broken(args=args, failed=failed):
                if failed:
                    log.error("a game failed at a match file: %s", failed)
                raise ApiError(422, "broken_record", **args)
            case TooHeavy():
                self.close()  # what it still holds may be too much for the next file
                raise ApiError(422, "too_heavy")
            case Failed(what=what):
                log.error("a match file could not be checked: %s", what)
                raise ApiError(500, "internal")
        return answer, more

    def check(self, question: Check, data: bytes) -> Checked:
        """Check a match file. Returns what is known about a sound one. Raises ApiError as `ask` does."""
        answer, _ = self.ask(question, data)
        assert isinstance(answer, Checked)
        return answer

    def _begun(self) -> None:
        self._checks = 0
