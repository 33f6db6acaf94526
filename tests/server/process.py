"""A real server in a process of its own, which tests can kill."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

SERVER_PROGRAM = """
import json, sys
from boardwright.server.run import run
from boardwright.server.settings import Settings
workers, settings = int(sys.argv[3]), Settings(**{"compile": False, **json.loads(sys.argv[4])})
run("127.0.0.1", int(sys.argv[1]), sys.argv[2], False, settings, workers=workers, metrics=json.loads(sys.argv[5]), log_format=sys.argv[6])
"""
NO_MESSAGE_LIMITS = {"messages_per_second": 1e4, "messages_burst": 10**4}


class ServerProcess:
    """A server in a subprocess. `jit`: with machine code; `metrics`: address and port for Prometheus."""

    def __init__(
        self,
        db: Path | str,
        errors: Path | None = None,
        workers: int = 1,
        jit: bool = False,
        metrics: tuple[str, int] | None = None,
        log_format: str = "text",
        **settings: Any,
    ) -> None:
        self.jit, self.metrics, self.log_format = "1" if jit else "0", metrics, log_format
        self.db, self.port, self.workers, self.settings = db, 0, workers, {**NO_MESSAGE_LIMITS, **settings}
        self.errors = errors or Path(db).with_suffix(".err")

    def __enter__(self) -> ServerProcess:
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    SERVER_PROGRAM,
                    str(self.port),
                    str(self.db),
                    *map(json.dumps, (self.workers, self.settings, self.metrics)),
                    self.log_format,
                ],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "BOARDWRIGHT_JIT": self.jit},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert match, (line, self.errors.read_text())
        self.port = int(match[1])
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self.process.kill()
        self.process.wait()

    def children(self) -> list[int]:
        """Return the ids of the processes that the server has started, oldest first."""
        pid = self.process.pid
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return sorted(child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes())

    @property
    def address(self) -> str:
        """The URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    def call(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        """Make an HTTP call that must succeed. Return the JSON of the answer."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.request(method, self.address + path, headers=headers, json=body, timeout=30)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    @contextmanager
    def connect(self, match: str, token: str | None, seat: int | None) -> Iterator[ClientConnection]:
        """Connect a WebSocket to a match and send the hello message."""
        with connect(f"ws://127.0.0.1:{self.port}/api/matches/{match}/live", max_size=None, proxy=None) as live:
            live.send(json.dumps({"type": "hello", "token": token, "seat": seat}))
            yield live


def wait_until(condition: Any, seconds: float = 20.0) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)
