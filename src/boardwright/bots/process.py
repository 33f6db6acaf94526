"""A bot's program as a process that is talked to in lines. It has a time for each answer, and ends with this process."""

import contextlib
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO

LONGEST_LINE = 8192
"""Bytes of a program's line, with its end."""
GOODBYE = 0.5
"""Seconds that a program has to end by itself."""
POLLS = hasattr(select, "poll")
"""Whether waiting for a program can be given a time. Where it cannot (Windows), a wait ends with the program, which a timer ends."""


class Ended(Exception):
    """The program has ended. `code`: its exit code, or minus the signal that ended it."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Late(Exception):
    """The program took longer than it may, and was ended."""


class BadLine(Exception):
    """The program wrote a line that is too long, or no text. The argument says what it wrote."""


class Program:
    """A running program. Use it from one thread at a time, and close it."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start it, without a shell and in a process group of its own. Raises OSError."""
        self._process = subprocess.Popen(words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in, self._out, self._late = self._process.stdin, self._process.stdout, False
        if POLLS:
            os.set_blocking(self._in.fileno(), False)  # it may stop reading
        self._until = time.monotonic()
        self._said = b""  # read, but not taken as a line yet
        WATCHER.tell(f"+{self._process.pid}")

    @property
    def usable(self) -> bool:
        """Whether it has not been ended, which may also happen just after an answer."""
        return not self._late

    @contextlib.contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Give the program this much time for what is sent and read in the block. Raises Late, after ending it."""
        self._until = time.monotonic() + seconds
        timer = threading.Timer(seconds, self._expire)
        timer.daemon = True
        timer.start()
        try:
            yield
        except Ended:
            if self._late:
                raise Late from None
            raise
        finally:
            timer.cancel()

    def send(self, lines: Iterable[str]) -> None:
        """Write lines. Raises Ended."""
        rest = memoryview("".join(f"{line}\n" for line in lines).encode())
        try:
            while rest:
                self._wait(self._in)
                rest = rest[os.write(self._in.fileno(), rest) :]
        except OSError:
            raise Ended(self._exit_code()) from None

    def line(self) -> str:
        """The next line without its end. Raises Ended, BadLine."""
        while b"\n" not in self._said and len(self._said) < LONGEST_LINE:
            self._wait(self._out)
            data = os.read(self._out.fileno(), LONGEST_LINE)
            if not data:
                raise Ended(self._exit_code())
            self._said += data
        line, _, self._said = self._said.partition(b"\n")
        if len(line) >= LONGEST_LINE:
            raise BadLine(f"wrote a line of more than {LONGEST_LINE} bytes")
        try:
            return line.decode().strip()
        except UnicodeDecodeError:
            raise BadLine("wrote a line that is not UTF-8") from None

    def said_more(self) -> str | None:
        """The beginning of what it has written after the lines that were read; None if that is nothing."""
        if not self._said and POLLS and self._ready(self._out, 0):
            self._said = os.read(self._out.fileno(), LONGEST_LINE)
        return self._said.decode(errors="replace").partition("\n")[0] if self._said else None

    def _wait(self, stream: IO[bytes]) -> None:
        """Wait until the stream can be read or written to. Raises Ended when time is over, even if what the program started lives on."""
        left = self._until - time.monotonic()
        if POLLS and (left <= 0 or not self._ready(stream, left)):
            self._expire()
            raise Ended(self._exit_code())

    def _ready(self, stream: IO[bytes], seconds: float) -> bool:
        poll = select.poll()
        poll.register(stream, select.POLLIN if stream is self._out else select.POLLOUT)
        return bool(poll.poll(1000 * seconds))

    def quit(self) -> None:
        """Tell the program to end, wait a moment, and close it."""
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            os.write(self._in.fileno(), b"quit\n")
            self._in.close()
            self._process.wait(GOODBYE)
        self.close()

    def close(self) -> None:
        """End the program and everything it has started."""
        self._kill()
        self._process.wait()
        for stream in (self._in, self._out):
            stream.close()
        WATCHER.tell(f"-{self._process.pid}")

    def _exit_code(self) -> int:
        """The exit code of a program that has closed its output, which is of no more use."""
        try:
            return self._process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            self._kill()
            return self._process.wait()

    def _expire(self) -> None:
        self._late = True
        self._kill()

    def _kill(self) -> None:
        if not hasattr(os, "killpg"):  # Windows
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)


class _Watcher:
    """Starts `watcher.py` with the first program of this process, and tells it which programs run."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def tell(self, line: str) -> None:
        """Write it a line. Without process groups (Windows) a program must notice itself that its input has ended."""
        if not hasattr(os, "killpg"):
            return
        with self._lock, contextlib.suppress(OSError):
            if self._process is None:
                command = [sys.executable, "-I", "-S", str(Path(__file__).with_name("watcher.py"))]
                self._process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
                )
            assert self._process.stdin is not None
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()


WATCHER = _Watcher()
