"""A Boardwright server in a process of its own, which tests can kill and restart."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "screenshots"
# Chromium for tests: no screen, no sandbox (the tests may run as root), no background connections.
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP 192.168.7.7 127.0.0.1",
    # Without a graphics card Chromium paints tile by tile, and walks all shapes of a map for each tile: a quarter of the tiles takes
    # half the time. The pictures look the same, but for the rounding of some edges.
    "--default-tile-width=512",
    "--default-tile-height=512",
]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
HOME_NETWORK_HOST = "192.168.7.7"
"""A host that Chromium resolves to this machine and does not trust, like that of a server in a home network."""
BLANK = "favicon.svg"
"""A path of the server without the page: a test that begins at a stored match need not wait for the lobby."""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Server:
    """`boardwright serve` with a database of its own, on the same port after each restart."""

    def __init__(self, folder: Path, *options: str) -> None:
        """`folder`: for database and log; `options`: of the command."""
        self.folder, self.port, self.address, self.options = folder, 0, "", options
        self.process: subprocess.Popen[str] | None = None
        self.page: Path | None = None
        """The folder of another build of the page, to serve from the next start on."""

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.same_deal", "serve"]
        command += ["--port", str(self.port), "--db", str(self.folder / "matches.db"), *self.options]
        environment = dict(os.environ, PYTHONUNBUFFERED="1", **({"BOARDWRIGHT_OTHER_PAGE": str(self.page)} if self.page else {}))
        with (self.folder / "log.txt").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = re.search(r"http://\S+?:(\d+)/", line)
        assert address, f"the server did not start: {line!r} {(self.folder / 'log.txt').read_text()[-2000:]}"
        self.address, self.port = address[0], int(address[1])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.communicate(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
