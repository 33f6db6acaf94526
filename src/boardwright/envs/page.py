"""Opens the page on a match, with a local server in another process."""

import json
import subprocess
import sys
import tempfile
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

from boardwright.core.errors import NotReady

TIMEOUT_S = 60.0
"""Seconds that the server may take to answer."""


class Page:
    """The server, started when something is first shown."""

    def __init__(self) -> None:
        self._server: subprocess.Popen[str] | None = None
        self._address = ""

    def show(self, record: dict[str, Any]) -> None:
        """Open the replay of a match file at its last decision. Raises NotReady if the server does not start."""
        if self._server is None:
            self._start()
        data = json.dumps(record).encode()
        headers = {"Content-Type": "application/json", "Origin": self._address}
        request = urllib.request.Request(f"{self._address}/api/replays", data, headers, method="POST")
        with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
            id = json.load(answer)["id"]
        webbrowser.open(f"{self._address}/#/replay/{id}/{len(record['actions'])}")

    def _start(self) -> None:
        """Start the server on a free port; its first line of output is its address."""
        self._folder = tempfile.TemporaryDirectory(prefix="boardwright-")
        database = str(Path(self._folder.name) / "page.db")
        command = [sys.executable, "-m", "boardwright", "serve", "--port", "0", "--db", database]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._server.stdout is not None
        for line in self._server.stdout:
            addresses = [word for word in line.split() if word.startswith("http://")]
            if addresses:
                self._address = addresses[0].rstrip("/")
                return
        self.close()
        raise NotReady("the page cannot be opened: its server exited, check that `boardwright serve` starts")

    def close(self) -> None:
        """Stop the server."""
        if self._server is not None:
            self._server.terminate()
            self._server.wait(TIMEOUT_S)
            if self._server.stdout is not None:
                self._server.stdout.close()
            self._server = None
            self._folder.cleanup()
