"""The server's side of a process with limits: started when needed, ended when it exceeds them."""

import signal
import subprocess
import threading

import msgspec
from msgspec import Struct

from boardwright.server.errors import ApiError
from boardwright.server.log import log
from boardwright.server.processes.resource_limits import read_message, write_message
from boardwright.server.processes.subprocesses import start

OVER_BUDGET = [-int(number) for name in ("SIGPROF", "SIGKILL", "SIGABRT") if (number := getattr(signal, name, None)) is not None]
"""Exit codes of a process that exceeds a limit: of time, of silence, or of memory in code that cannot report it."""


class Process:
    """A child process that answers questions one after the other (`resource_limits`). Use it from one thread at a time."""

    def __init__(self, program: str, label: str, limits: Struct, patience: float) -> None:
        """`label`: its purpose, for the log; `patience`: seconds of silence after which it is ended, even if it uses no CPU time."""
        self.limits, self.patience = limits, patience
        self._program, self._label = program, label
        self._process: subprocess.Popen[bytes] | None = None
        self._has_ended = False

    def exchange(self, question: Struct, data: bytes = b"", patience: float | None = None) -> tuple[bytes, bytes]:
        """Send a question and return the JSON of the answer and its bytes. Raises ApiError: it exceeds its limits (422), or has ended."""
        process = self._running()
        assert process.stdin is not None and process.stdout is not None
        timer = threading.Timer(patience or self.patience, process.kill)
        timer.start()
        try:
            write_message(process.stdin, question, data)
            return read_message(process.stdout)
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
        """End the process permanently: threads that use it now or later get ApiError 503."""
        self._has_ended = True
        self.close()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:  # it has ended by itself
            self.close()
        if self._process is None:
            limits = msgspec.json.encode(self.limits).decode()
            self._process = start(self._program, limits, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
            self._on_start()
        process = self._process
        if self._has_ended or process is None:  # the server is closing
            self.close()
            raise ApiError(503, "busy", retry_after=5)
        return process

    def _on_start(self) -> None:
        """Called when a new process has been started."""

    def _ended(self, process: subprocess.Popen[bytes]) -> ApiError:
        process.kill()
        code = self._clear(process)
        if self._process is not process:  # the server is closing
            return ApiError(503, "busy", retry_after=5)
        self._process = None
        if code in OVER_BUDGET:
            return ApiError(422, "too_heavy")
        log.error("the process that %s ended with %d", self._label, code)
        return ApiError(500, "internal")

    @staticmethod
    def _clear(process: subprocess.Popen[bytes]) -> int:
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:  # there was unsent input
                    pass
        return process.wait()
